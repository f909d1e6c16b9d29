/**
 * What can be clicked on in the pictures, on the map and beside it: what a choice is about is marked, with its
 * number of choices for those who listen, and everything else that has a name answers as well.
 */
import type { Types } from '../../src/kernel'
import { keysAt, type Highlight, type HighlightStyle } from '../../src/svg'
import { isMarkedIn, type Asking, type Mark } from '../../src/ui'
import type { App } from './app'
import { byId } from './dom'
import { clickedOn } from './finger'
import { askingOf } from './look'

const SELECTOR = ['region', 'piece', 'unit', 'character', 'card', 'die', 'tile', 'politics', 'faction']
  .map((part) => `[data-${part}]`)
  .join()

/** The panels with pictures: the map and the tray, and the rest of the table. */
const PANELS = ['board', 'tracks'] as const

const asking = (app: App): Asking<Types> | undefined => askingOf(app.shown().session, app.shown().look)

const all = (selector: string): ReadonlyArray<SVGElement> =>
  PANELS.flatMap((id) => [...byId(id).querySelectorAll<SVGElement>(selector)])

/** What can be chosen, in the order in which it stands on the page. */
const targets = (): ReadonlyArray<SVGElement> => all('svg .target')

const wordsOf = (element: Element): string | undefined =>
  element.querySelector(':scope > title')?.textContent ?? undefined

/** Whether it is a die of somebody else than the one who is asked: it looks like one's own, and is not. */
const isOthersDie = (app: App, element: Element): boolean => {
  const owners = element.closest('[data-seats]')?.getAttribute('data-seats') ?? ''
  const seat = asking(app)?.seat ?? ''
  return element.hasAttribute('data-die') && owners !== '' && !owners.split(' ').includes(seat)
}

/** A click or Enter: chooses what a choice is about, takes the only choice that is left, or is answered. */
const choose = (app: App, element: Element): void => {
  const at = keysAt(element)
  const meaning = asking(app)?.click(app.shown().keys, at)
  if (meaning?.kind === 'play') return app.act(meaning.choice.action)
  const about = { keys: at.slice(0, 2), words: wordsOf(element) ?? '', meaning }
  app.show({ keys: meaning?.chosen ?? [], filter: '', about })
}

/** What an element is itself, and not what it stands in. */
const ownKeys = (element: Element): ReadonlyArray<string> => {
  const { parentElement } = element
  const around = parentElement === null ? [] : keysAt(parentElement)
  return keysAt(element).filter((key) => !around.includes(key))
}

const regionOf = (element: Element): string =>
  element.closest('[data-region]')?.getAttribute('data-region') ?? ''

/** The mark of something in a picture, if one of those there are means it: of figures those that stand there. */
const markedAs = (app: App, marks: ReadonlyMap<string, Mark>): ((element: Element) => Mark | undefined) => {
  const pieces = all('[data-piece], [data-unit], [data-character]')
  const standing = new Set(pieces.flatMap((one) => ownKeys(one).map((key) => `${key} ${regionOf(one)}`)))
  const places = asking(app)?.places ?? []
  return (element) => {
    const at = regionOf(element)
    const found = ownKeys(element).flatMap((key) => marks.get(key) ?? [])[0]
    if (found === undefined || at === '') return found
    const standsIn = (region: string): boolean => standing.has(`${found.key} ${region}`)
    return isMarkedIn(found, at, places, standsIn) ? found : undefined
  }
}

/** Marks what can be chosen. One of them is a stop of the Tab key, the arrows go on from there. */
export const markTargets = (app: App): void => {
  const { keys } = app.shown()
  const marks = (asking(app)?.marks() ?? []).filter(({ choices }) => choices > 0)
  const markOf = markedAs(app, new Map(marks.map((mark) => [mark.key, mark])))
  for (const element of all(SELECTOR)) {
    const mark = markOf(element)
    if (mark === undefined || isOthersDie(app, element)) continue
    const { key, role, choices: count } = mark
    const words = wordsOf(element) ?? key.slice(key.indexOf(':') + 1)
    element.classList.add('target')
    if (keys.includes(key)) element.classList.add('chosen')
    element.setAttribute('data-key', key)
    element.setAttribute('data-role', role)
    element.setAttribute('role', 'button')
    element.setAttribute('aria-pressed', String(keys.includes(key)))
    element.setAttribute('aria-label', `${words}: ${count} choice${count === 1 ? '' : 's'}`)
    element.setAttribute('tabindex', '-1')
  }
  for (const element of targets()) element.ownerSVGElement?.setAttribute('role', 'group')
  targets()[0]?.setAttribute('tabindex', '0')
}

/** How a mark is drawn on the map. */
const styleOf = ({ role, isChosen }: Mark): HighlightStyle => {
  if (isChosen) return 'chosen'
  return role === 'asked' ? 'target' : 'choice'
}

/** Regions to be marked: those that the choices which are left are about, and where the question is asked. */
export const highlighted = (app: App): ReadonlyArray<Highlight> =>
  (asking(app)?.marks(app.shown().keys) ?? [])
    .filter(({ key }) => key.startsWith('region:'))
    .map((mark) => ({ id: mark.key.slice('region:'.length), style: styleOf(mark) }))

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
