/**
 * Nothing that a stranger wrote commands the terminal: whatever a command is given, from titles to keys of
 * JSON, what it prints has no control character but line breaks and tabs, and nothing that turns the
 * direction of writing. Colours are ours.
 */
import { PassThrough } from 'node:stream'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { CLEAR, paintOf, shown } from '../../src/cli/paint'
import { answerOf } from '../../src/cli/mcp/answering'
import { runProgram } from '../../src/cli/program'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { hostile as E, obeyed } from '../hostileText'
import { ROOT } from '../package/scratch'
import { programIn, within } from './program'

vi.setConfig({ testTimeout: 60_000 })

const program = programIn()
afterAll(() => program.remove())

const expectClean = async (args: readonly string[], input = ''): Promise<string> => {
  const { out, err } = await within(args, input)
  expect(obeyed(`${out}${err}`)).toEqual([])
  return `${out}${err}`
}

/** A text as JSON writes it, without quotes. */
const escapes = (text: string): string => JSON.stringify(text).slice(1, -1)

describe('what a command prints about', () => {
  const title = program.file('title.json', { scenario: { ...millBridge, title: `T${E}` } })
  const key = program.file('key.json', { scenario: { ...millBridge, [`k${E}`]: 1 } })
  const FRIDAY = readFileSync(join(ROOT, 'examples/follow/friday.txt'), 'utf8').split('\n').slice(0, 9)

  const asked = (args: readonly string[], input = '') => ({ args, input })
  const ROWS: ReadonlyArray<readonly [what: string, ReturnType<typeof asked>]> = [
    [
      'a title of a scenario',
      asked(['play', 'battles', '--seed', 'x', '--config', `@${title}`], 'board\nquit\n'),
    ],
    ['a key of a scenario', asked(['show', 'battles', '--config', `@${key}`])],
    ['a position', asked(['show', `osgiliath: 2 gon${E}dor; shadow to act`])],
    [
      'a position read',
      asked(['show', '-', '--game', 'war-of-the-ring'], `osgiliath${E}: 2 gondor; shadow to act`),
    ],
    [
      'a position in JSON',
      asked(['show', '-', '--game', 'war-of-the-ring'], JSON.stringify({ [`a${E}`]: { x: 1 } })),
    ],
    [
      'values in JSON',
      asked(['show', '-', '--game', 'confrontation'], JSON.stringify({ pieces: { [E]: E } })),
    ],
    ['what is no JSON', asked(['show', '-'], `{"a${E}`)],
    ['a game that is none', asked(['show', '-'], JSON.stringify({ game: `war${E}` }))],
    [
      'a record',
      asked(
        ['replay', '-'],
        JSON.stringify({ game: 'confrontation', version: 1, config: { [E]: E }, actions: [] }),
      ),
    ],
    [
      'a record in words',
      asked(['verify', '-'], `game confrontation\nversion 1\nconfig {"seed":"a"}\n\n1. x${E}\n# hash ${E}`),
    ],
    ['a game in words', asked(['notation', '-'], `game confro${E}\n`)],
    [
      'a line that is followed',
      asked(['follow', '-'], [...FRIDAY, `gibberish${E} moves to ${E}`].join('\n')),
    ],
    [
      'a name that is followed',
      asked(['follow', '-'], [...FRIDAY.slice(0, 5), `fp: strider${E}`].join('\n')),
    ],
    ['a question', asked(['why', 'shadow dice: muster; shadow to act', `muster the ${E} in barad-dur`])],
    [
      'an action',
      asked(['why', 'confrontation', `{"seat":"fellowship","kind":"place","piece":"${escapes(E)}"}`]),
    ],
    ['words to look for', asked(['rules', `${E}nazgul`])],
    ['a rule', asked(['rules', `OR-${E}`])],
    ['a card', asked(['cards', E])],
    ['a battle', asked(['odds', '--battle', `5 reg${E}`])],
    ['a command', asked([`sho${E}`])],
    ['an option', asked(['show', `--x${E}`])],
    ['a file', asked(['show', `./nofile${E}.json`])],
    ['a seat', asked(['legal', 'war-of-the-ring', '--seat', E])],
    ['a bot', asked(['simulate', 'confrontation', '--bots', E])],
    ['a seed', asked(['play', 'confrontation', '--seed', E], 'quit\n')],
    [
      'what is typed at the table',
      asked(['play', 'confrontation', '--seed', 'a'], `${E}\nfrodo ${E}\n:${E}\nquit\n`),
    ],
  ]

  it.each(ROWS)('%s', async (_, { args, input }) => {
    await expectClean(args, input)
    await expectClean([...args, '--json'], input)
  })

  it('a seed shows it as an escape', async () =>
    expect(await expectClean(['sho\u202e'])).toContain('"sho\\u202e"'))

  it('the same goes for assistants', async () => {
    const { content } = await answerOf('search_rules', { question: `${E} xyzzy` })
    const [said] = content
    const text = said?.type === 'text' ? said.text : ''
    expect(obeyed(text)).toEqual([])
    expect(text).toContain('\\u001b[31m')
  })
})

describe('colours', () => {
  const paint = paintOf({ colour: true })

  it('are sent, around text that is escaped', () =>
    expect(shown(paint.bad(`No${E}`))).toBe(
      '\u001b[31mNo\\u001b]0;PWNED\\u0007\\u001b[31m\\u009b2J\\u202e\u001b[0m',
    ))

  it('clear the screen where we say so', () => expect(shown(CLEAR)).toBe('\u001b[2J\u001b[3J\u001b[H'))

  it('are not had by writing their marks', () => {
    const forged = paint.bad('x').replaceAll(/\ufdd0.{12}/g, '\ufdd0aaaaaaaaaaaa')
    expect(shown(forged)).not.toContain('\u001b')
  })

  it('are used by a command where a person looks on', async () => {
    const heard = { out: '' }
    const input = new PassThrough()
    input.end('')
    const io = {
      input,
      out: (text: string) => void (heard.out += text),
      err: () => undefined,
      terminal: false,
      colour: true,
      watched: false,
      columns: 100,
    }
    await runProgram(['why', 'confrontation', 'pass'], io)
    expect(heard.out.startsWith('\u001b[31mNo: ')).toBe(true)
    expect(heard.out).not.toContain('\ufdd0')
  })
})
