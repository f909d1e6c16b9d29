/**
 * What can be clicked on in the pictures, on the map and beside it: what a choice is about is marked, with its
 * number of choices for those who listen, and everything else that has a name answers as well.
 */
import { choicesAbout, keysAfterClick, keysAt, keysOf, type Highlight } from '../../src/svg'
import { answerable } from './answer'
import type { App } from './app'
import { byId } from './dom'
import type { AnyAction } from './games'
import { clickedOn } from './finger'
import { questionOf } from './look'
import type { AnyChoice } from './targets'
import { regionsAsked } from './where'

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

/** Whether it is a die of somebody else than the one who is asked: it looks like one's own, and is not. */
const isOthersDie = (app: App, element: Element): boolean => {
  const { session, look } = app.shown()
  const seat = questionOf(session, look)?.seat ?? ''
  const owners = element.closest('[data-seats]')?.getAttribute('data-seats') ?? ''
  return element.hasAttribute('data-die') && owners !== '' && !owners.split(' ').includes(seat)
}

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

type Actions = ReadonlyMap<string, ReadonlyArray<AnyAction>>

/** The choices about each key. */
const byKey = (choices: ReadonlyArray<AnyChoice>): Actions => {
  const found = new Map<string, Array<AnyAction>>()
  for (const { action } of choices)
    for (const key of keysOf(action)) found.set(key, [...(found.get(key) ?? []), action])
  return found
}

/** What an element is itself, and not what it stands in. */
const ownKeys = (element: Element): ReadonlyArray<string> => {
  const { parentElement } = element
  const around = parentElement === null ? [] : keysAt(parentElement)
  return keysAt(element).filter((key) => !around.includes(key))
}

const regionOf = (element: Element): string =>
  element.closest('[data-region]')?.getAttribute('data-region') ?? ''

/** Whether an action names another place where its figure stands or shall stand. */
const namesOther = (action: AnyAction, region: string): boolean =>
  Object.entries(action).some(([field, id]) => ['region', 'from'].includes(field) && id !== region)

/**
 * Figures that are meant, of all that bear their keys: those that stand where an action says, or else, of
 * figures of one kind, those that stand where the question is asked.
 */
const meantAmong = (app: App, actions: Actions): ((key: string, element: Element) => boolean) => {
  const pieces = all('[data-piece], [data-unit], [data-character]')
  const taken = new Set(pieces.flatMap((one) => ownKeys(one).map((key) => `${key} ${regionOf(one)}`)))
  const asked = regionsAsked(app)
  return (key, element) => {
    const at = regionOf(element)
    if (at === '' || !key.startsWith('piece:')) return true
    if ((actions.get(key) ?? []).every((action) => namesOther(action, at))) return false
    const first = asked.find((region) => taken.has(`${key} ${region}`))
    return first === undefined || first === at
  }
}

/** Marks what can be chosen. One of them is a stop of the Tab key, the arrows go on from there. */
export const markTargets = (app: App): void => {
  const { keys } = app.shown()
  const actions = byKey(choicesOf(app))
  const isMeant = meantAmong(app, actions)
  for (const element of all(SELECTOR)) {
    const key = ownKeys(element).find((one) => actions.has(one))
    if (key === undefined || !isMeant(key, element) || isOthersDie(app, element)) continue
    const count = actions.get(key)?.length
    const words = wordsOf(element) ?? key.slice(key.indexOf(':') + 1)
    element.classList.add('target')
    if (keys.includes(key)) element.classList.add('chosen')
    element.setAttribute('data-key', key)
    element.setAttribute('role', 'button')
    element.setAttribute('aria-pressed', String(keys.includes(key)))
    element.setAttribute('aria-label', `${words}: ${count} choice${count === 1 ? '' : 's'}`)
    element.setAttribute('tabindex', '-1')
  }
  for (const element of targets()) element.ownerSVGElement?.setAttribute('role', 'group')
  targets()[0]?.setAttribute('tabindex', '0')
}

/** Regions to be marked: those that the choices which are left are about, and where the question is asked. */
export const highlighted = (app: App): ReadonlyArray<Highlight> => {
  const { keys } = app.shown()
  const regionsIn = (from: ReadonlyArray<string>): ReadonlyArray<string> =>
    from.filter((key) => key.startsWith('region:')).map((key) => key.slice('region:'.length))
  const left = regionsIn(choicesAbout(choicesOf(app), keys).flatMap(({ action }) => keysOf(action)))
  const chosen = regionsIn(keys)
  return [
    ...regionsAsked(app)
      .filter((id) => !left.includes(id))
      .map((id): Highlight => ({ id, style: 'target' })),
    ...[...new Set(left)].map((id): Highlight => ({ id, style: chosen.includes(id) ? 'chosen' : 'choice' })),
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
      const element = clickedOn(event, SELECTOR)
      if (element !== null && !isOthersDie(app, element)) choose(app, element)
      else tellOf(app, event.target as Element)
    })
    byId(id).addEventListener('keydown', (event) => onKey(app, event))
  }
}
