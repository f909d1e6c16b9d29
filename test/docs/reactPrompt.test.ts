/**
 * examples/react-prompt: bundled by esbuild and rendered to text. Without a browser a click is a call of the
 * handler that the button carries.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { randomFrom, type Game, type Prompt, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { ROOT } from '../package/scratch'

type Picked = Readonly<Record<string, unknown>>
interface Element {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: unknown }
}
interface Component {
  readonly Prompt: (props: object) => Element
  readonly PromptBox: (props: object) => Element
}
const load = createRequire(join(ROOT, 'package.json'))
const { renderToStaticMarkup } = load('react-dom/server') as {
  readonly renderToStaticMarkup: (element: unknown) => string
}
const { createElement } = load('react') as {
  readonly createElement: (type: unknown, props: object) => Element
}

let component: Component

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'examples/react-prompt/prompt.jsx')],
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
  })
  const module = { exports: {} }
  new Function('module', 'require', outputFiles[0]?.text ?? '')(module, load)
  component = module.exports as Component
}, 60_000)

/** All elements below one, itself included. */
const elementsIn = (node: unknown): readonly Element[] => {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const element = node as Element
  return [element, ...elementsIn(element.props.children)]
}

/** The component as a person uses it: what it shows, and clicks. */
const shown = (prompt: Prompt, picked: Picked) => {
  const heard: { picked?: Picked; answer?: unknown } = {}
  const props = {
    prompt,
    picked,
    onPick: (next: Picked) => (heard.picked = next),
    onAnswer: (action: unknown) => (heard.answer = action),
  }
  const elements = elementsIn(component.Prompt(props))
  const buttons = (field: string) =>
    elementsIn(elements.find(({ props }) => props['data-field'] === field)).filter(
      ({ type }) => type === 'button',
    )
  const answers = elements.filter(({ props }) => props['data-number'] !== undefined)
  const html = (): string => renderToStaticMarkup(createElement(component.Prompt, props))
  return { heard, answers, buttons, html }
}

const click = (element: Element | undefined): void => {
  if (element === undefined || element.props.disabled === true) throw new Error('this cannot be clicked')
  ;(element.props.onClick as () => void)()
}

/** Questions of random play, those with the most choices. */
const promptsOf = <T extends Types>(game: Game<T>, moves: number): readonly Prompt[] => {
  const started = game.newGame({ seed: 'react' } as never)
  if (started._tag === 'Left') throw new Error(started.left.problem)
  const random = randomFrom('react')
  const prompts: Prompt[] = []
  let { right: state } = started
  for (let i = 0; i < moves; i++) {
    const action = game.sampleAction(state, random)
    if (action._tag === 'None') break
    const prompt = game.prompt(state, action.value.seat)
    if (prompt._tag === 'Some') prompts.push(prompt.value as unknown as Prompt)
    const applied = game.applyAction(state, action.value)
    if (applied._tag === 'Right') state = applied.right.state
  }
  return prompts.sort((a, b) => b.choices.length - a.choices.length).slice(0, 6)
}

const GAMES = [
  ['The Confrontation', () => promptsOf(confrontation, 40)],
  ['War of the Ring', () => promptsOf(warOfTheRing, 80)],
] as const

describe('the React prompt', { timeout: 60_000 }, () => {
  it.each(GAMES)('draws questions of %s: the sentence, a row for each field, the answers', (_, prompts) => {
    const asked = prompts()
    expect(asked).toHaveLength(6)
    for (const prompt of asked) {
      const { html: render, answers, buttons } = shown(prompt, {})
      const html = render()
      expect(html).toContain(`data-kind="${prompt.kind}"`)
      for (const [field, values] of Object.entries(prompt.fields))
        expect(buttons(field).map(({ props }) => props.children)).toEqual(
          values.length > 1 ? values.map(String) : [],
        )
      expect(answers).toHaveLength(Math.min(12, prompt.choices.length))
      expect(html.includes('class="more"')).toBe(prompt.choices.length > 12)
    }
  })

  it.each(GAMES)('lets every choice of %s be reached by clicks', (_, prompts) => {
    for (const prompt of prompts())
      for (const { action, label } of prompt.choices) {
        let picked: Picked = {}
        for (const [field, value] of Object.entries(action)) {
          const { buttons, heard } = shown(prompt, picked)
          const button = buttons(field).find(({ props }) => props.children === String(value))
          if (button !== undefined) click(button)
          picked = heard.picked ?? picked
        }
        const { answers, heard } = shown(prompt, picked)
        click(answers.find(({ props }) => props.children === label))
        expect(heard.answer).toEqual(action)
      }
  })

  it('takes a pick back by a second click, and shows what no longer fits as closed', () => {
    const [prompt] = promptsOf(confrontation, 40)
    if (prompt === undefined) throw new Error('no question')
    const [field, values] = Object.entries(prompt.fields).find(([, all]) => all.length > 1) ?? ['', []]
    const picked = { [field]: values[0] }
    const { heard, buttons, answers } = shown(prompt, picked)
    const [first] = buttons(field)
    expect(first?.props['aria-pressed']).toBe(true)
    click(first)
    expect(heard.picked).toEqual({})
    const fitting = prompt.choices.filter(({ action }) => Reflect.get(action, field) === values[0])
    expect(answers.map(({ props }) => props.children)).toEqual(fitting.slice(0, 12).map(({ label }) => label))
    for (const [other, all] of Object.entries(prompt.fields).filter(([name]) => name !== field))
      for (const [index, button] of buttons(other).entries()) {
        const isOpen = fitting.some(({ action }) => Reflect.get(action, other) === all[index])
        expect(button.props.disabled).toBe(!isOpen)
      }
  })

  it('remembers by itself what was picked, and starts with nothing', () => {
    const [prompt] = promptsOf(confrontation, 1)
    const box = renderToStaticMarkup(
      createElement(component.PromptBox, { prompt, onAnswer: () => undefined }),
    )
    expect(box).toBe(shown(prompt as Prompt, {}).html())
  })

  it('is part of a page that esbuild bundles for a browser', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, 'examples/react-prompt/app.jsx')],
      bundle: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      platform: 'browser',
      logLevel: 'silent',
    })
    expect(outputFiles[0]?.text).toContain('aria-pressed')
  })
})
