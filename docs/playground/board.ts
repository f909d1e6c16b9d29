/**
 * The picture of the table. What a choice is about can be clicked on, or reached with the arrows and chosen
 * with Enter: the choices are narrowed to it, and one that is left alone is taken with another click.
 */
import type { View } from '../../src/kernel'
import { boardSvg, choicesAbout, keysAfterClick, keysAt, keysOf } from '../../src/svg'
import type { App } from './app'
import { button, byId, make } from './dom'
import { questionOf, viewOf } from './look'
import type { AnyChoice } from './targets'

const SELECTOR = ['region', 'piece', 'unit', 'character', 'card', 'die', 'politics', 'faction']
  .map((part) => `[data-${part}]`)
  .join()
const ZOOMS = { least: 0.5, most: 4, step: 1.25 } as const

let zoom = 1

const choicesOf = (app: App): ReadonlyArray<AnyChoice> => {
  const { session, look } = app.shown()
  return questionOf(session, look)?.choices ?? []
}

const choose = (app: App, element: Element): void => {
  const key = element.getAttribute('data-key') ?? ''
  const { keys } = app.shown()
  const [only, ...others] = choicesAbout(choicesOf(app), keys)
  if (keys.includes(key) && only !== undefined && others.length === 0) return app.act(only.action)
  app.show({ keys: keysAfterClick(choicesOf(app), keys, keysAt(element)), filter: '' })
}

const targets = (): ReadonlyArray<SVGElement> => [
  ...byId('board').querySelectorAll<SVGElement>('svg .target'),
]

/** How many choices are about each key. */
const countsOf = (choices: ReadonlyArray<AnyChoice>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { action } of choices)
    for (const key of new Set(keysOf(action))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** What an element is itself, and not what it stands in. */
const ownKeys = (element: Element): ReadonlyArray<string> => {
  const { parentElement } = element
  const around = parentElement === null ? [] : keysAt(parentElement)
  return keysAt(element).filter((key) => !around.includes(key))
}

/** Marks what can be clicked on. One of them is a stop of the Tab key, the arrows go on from there. */
const markTargets = (app: App): void => {
  const { keys } = app.shown()
  const choices = choicesOf(app)
  const counts = countsOf(choices)
  for (const element of byId('board').querySelectorAll<SVGElement>(SELECTOR)) {
    const key = ownKeys(element).find((one) => counts.has(one))
    if (key === undefined) continue
    const words = element.querySelector(':scope > title')?.textContent ?? key.slice(key.indexOf(':') + 1)
    element.classList.add('target')
    if (keys.includes(key)) element.classList.add('chosen')
    element.setAttribute('data-key', key)
    element.setAttribute('role', 'button')
    element.setAttribute('aria-pressed', String(keys.includes(key)))
    element.setAttribute('aria-label', `${words}: ${counts.get(key)} choices`)
    element.setAttribute('tabindex', '-1')
  }
  const [first] = targets()
  first?.setAttribute('tabindex', '0')
  first?.ownerSVGElement?.setAttribute('role', 'group')
}

const highlighted = (app: App): ReadonlyArray<string> => {
  const { keys } = app.shown()
  const left = choicesAbout(choicesOf(app), keys).flatMap(({ action }) => keysOf(action))
  return [
    ...new Set(left.filter((key) => key.startsWith('region:')).map((key) => key.slice('region:'.length))),
  ]
}

/** Draws the picture, and keeps the focus and the place one has scrolled to. */
export const drawBoard = (app: App): void => {
  const { session, look } = app.shown()
  const board = byId('board')
  const focused = board.contains(document.activeElement)
    ? document.activeElement?.getAttribute('data-key')
    : undefined
  const drawn = boardSvg(viewOf(session, look) as View, { highlight: highlighted(app) })
  if (drawn._tag === 'Left') {
    board.replaceChildren(make('p', { class: 'bad' }, [`${drawn.left.path}: ${drawn.left.problem}`]))
    return
  }
  board.innerHTML =
    look === 'all' ? drawn.right.replaceAll('seen by a spectator', 'everything open') : drawn.right
  markTargets(app)
  const again = targets().find((element) => element.getAttribute('data-key') === focused)
  if (focused !== undefined && focused !== null) again?.focus()
}

const setZoom = (to: number): void => {
  zoom = Math.max(ZOOMS.least, Math.min(ZOOMS.most, to))
  document.documentElement.style.setProperty('--zoom', String(zoom))
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const onKey = (app: App, event: KeyboardEvent): void => {
  const list = targets()
  const place = list.indexOf(event.target as SVGElement)
  const at = list[place]
  if (at === undefined) return
  const step = STEPS[event.key]
  if (event.key === 'Enter' || event.key === ' ') choose(app, at)
  else if (step !== undefined) list[(place + step + list.length) % list.length]?.focus()
  else return
  event.preventDefault()
}

/** Listens to clicks and keys on the picture. */
export const listenToBoard = (app: App): void => {
  const board = byId('board')
  board.addEventListener('click', (event) => {
    const target = (event.target as Element).closest('.target')
    if (target !== null) choose(app, target)
  })
  board.addEventListener('keydown', (event) => onKey(app, event))
  byId('board-tools').replaceChildren(
    button('−', () => setZoom(zoom / ZOOMS.step), { 'aria-label': 'Smaller picture' }),
    button('Fit', () => setZoom(1), { 'aria-label': 'Fit the picture' }),
    button('+', () => setZoom(zoom * ZOOMS.step), { 'aria-label': 'Larger picture' }),
  )
}
