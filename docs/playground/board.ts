/**
 * The picture of the table. What a choice is about can be clicked on, or reached with the arrows and chosen
 * with Enter: the choices are narrowed to it, and one that is left alone is taken with another click.
 */
import type { View } from '../../src/kernel'
import { boardSvg } from '../../src/svg'
import type { App } from './app'
import { button, byId, make } from './dom'
import { questionOf, viewOf } from './look'
import { keysOf, narrowed, withKey, type AnyChoice } from './targets'

const PARTS = ['region', 'piece', 'card', 'die'] as const
const SELECTOR = PARTS.map((part) => `[data-${part}]`).join()
const ZOOMS = { least: 0.5, most: 4, step: 1.25 } as const

let zoom = 1

/** The keys of an element of the picture. */
const keysAt = (app: App, element: Element): ReadonlyArray<string> =>
  PARTS.flatMap((part) => {
    const id = element.getAttribute(`data-${part}`)
    if (id === null) return []
    const ids = part === 'piece' ? app.shown().session.entry.piecesOf(id) : [id]
    return ids.map((one) => `${part}:${one}`)
  })

const choicesOf = (app: App): ReadonlyArray<AnyChoice> => {
  const { session, look } = app.shown()
  return questionOf(session, look)?.choices ?? []
}

/** What is chosen after a click on a figure also holds its region, if choices are about both. */
const afterClick = (app: App, element: Element, key: string): ReadonlyArray<string> => {
  const choices = choicesOf(app)
  const keys = withKey(choices, app.shown().keys, key)
  const region = element.parentElement?.closest('[data-region]')?.getAttribute('data-region') ?? null
  const both = [...keys, `region:${region}`]
  const isBoth = keys.includes(key) && region !== null && !keys.includes(`region:${region}`)
  return isBoth && narrowed(choices, both).length > 0 ? both : keys
}

const choose = (app: App, element: Element): void => {
  const key = element.getAttribute('data-key') ?? ''
  const { keys } = app.shown()
  const [only, ...others] = narrowed(choicesOf(app), keys)
  if (keys.includes(key) && only !== undefined && others.length === 0) return app.act(only.action)
  app.show({ keys: afterClick(app, element, key), filter: '' })
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

/** Marks what can be clicked on. One of them is a stop of the Tab key, the arrows go on from there. */
const markTargets = (app: App): void => {
  const { keys } = app.shown()
  const choices = choicesOf(app)
  const counts = countsOf(choices)
  for (const element of byId('board').querySelectorAll<SVGElement>(SELECTOR)) {
    const key = keysAt(app, element).find((one) => counts.has(one))
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
  const left = narrowed(choicesOf(app), keys).flatMap(({ action }) => keysOf(action))
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
