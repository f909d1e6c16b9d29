/**
 * What can be clicked on in the pictures, on the map and beside it: what a choice is about is marked, with its
 * number of choices for those who listen, and everything else that has a name answers as well.
 */
import { choicesAbout, keysAfterClick, keysAt, keysOf } from '../../src/svg'
import { answerable } from './answer'
import type { App } from './app'
import { byId } from './dom'
import { questionOf } from './look'
import type { AnyChoice } from './targets'

const SELECTOR = ['region', 'piece', 'unit', 'character', 'card', 'die', 'tile', 'politics', 'faction']
  .map((part) => `[data-${part}]`)
  .join()

/** The panels with pictures: the map and the tray, and the rest of the table. */
const PANELS = ['board', 'tracks'] as const

const choicesOf = (app: App): ReadonlyArray<AnyChoice> => {
  const { session, look } = app.shown()
  return questionOf(session, look)?.choices ?? []
}

const all = (selector: string): ReadonlyArray<SVGElement> =>
  PANELS.flatMap((id) => [...byId(id).querySelectorAll<SVGElement>(selector)])

/** What can be chosen, in the order in which it stands on the page. */
const targets = (): ReadonlyArray<SVGElement> => all('svg .target')

const wordsOf = (element: Element): string | undefined =>
  element.querySelector(':scope > title')?.textContent ?? undefined

/** A click or Enter: chooses what a choice is about, and takes the only choice that is left. */
const choose = (app: App, element: Element): void => {
  const at = keysAt(element)
  const { keys } = app.shown()
  const key = element.closest('.target')?.getAttribute('data-key') ?? ''
  const [only, ...others] = choicesAbout(choicesOf(app), keys)
  if (keys.includes(key) && only !== undefined && others.length === 0) return app.act(only.action)
  const about = { keys: answerable(at), words: wordsOf(element) ?? '' }
  app.show({ keys: keysAfterClick(choicesOf(app), keys, at), filter: '', about })
}

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

/** Marks what can be chosen. One of them is a stop of the Tab key, the arrows go on from there. */
export const markTargets = (app: App): void => {
  const { keys } = app.shown()
  const counts = countsOf(choicesOf(app))
  for (const element of all(SELECTOR)) {
    const key = ownKeys(element).find((one) => counts.has(one))
    if (key === undefined) continue
    const words = wordsOf(element) ?? key.slice(key.indexOf(':') + 1)
    element.classList.add('target')
    if (keys.includes(key)) element.classList.add('chosen')
    element.setAttribute('data-key', key)
    element.setAttribute('role', 'button')
    element.setAttribute('aria-pressed', String(keys.includes(key)))
    element.setAttribute('aria-label', `${words}: ${counts.get(key)} choices`)
    element.setAttribute('tabindex', '-1')
  }
  for (const element of targets()) element.ownerSVGElement?.setAttribute('role', 'group')
  targets()[0]?.setAttribute('tabindex', '0')
}

/** The regions that the choices which are left are about. */
export const highlighted = (app: App): ReadonlyArray<string> => {
  const { keys } = app.shown()
  const left = choicesAbout(choicesOf(app), keys).flatMap(({ action }) => keysOf(action))
  return [
    ...new Set(left.filter((key) => key.startsWith('region:')).map((key) => key.slice('region:'.length))),
  ]
}

/** The key of what has the focus in a picture. */
export const focusedKey = (): string | undefined =>
  document.activeElement?.closest('#board, #tracks') === null
    ? undefined
    : (document.activeElement?.getAttribute('data-key') ?? undefined)

/** Puts the focus back on what had it. */
export const focusKey = (key: string | undefined): void => {
  if (key === undefined) return
  targets()
    .find((element) => element.getAttribute('data-key') === key)
    ?.focus()
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

/** What a click on anything else is told: the words of what it is in; on bare ground the answer is closed. */
const tellOf = (app: App, clicked: Element): void => {
  const named = clicked.closest(':has(> title)')
  const isGround = named === null || named.parentElement?.getAttribute('data-shown') === 'map'
  app.show({ about: isGround ? undefined : { keys: [], words: wordsOf(named) ?? '' } })
}

/** Listens to clicks and keys on the pictures. */
export const listenToPictures = (app: App): void => {
  for (const id of PANELS) {
    byId(id).addEventListener('click', (event) => {
      const clicked = event.target as Element
      const element = clicked.closest('.target') ?? clicked.closest(SELECTOR)
      if (element !== null) choose(app, element)
      else tellOf(app, clicked)
    })
    byId(id).addEventListener('keydown', (event) => onKey(app, event))
  }
}
