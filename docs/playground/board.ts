/**
 * The pictures of the table: the map, which can be made larger; beside it, always in sight, the dice, the
 * Hunt and the hand of whoever looks; and below, the rest.
 */
import { picture, partsOf, type PartEntry } from '../../src/svg'
import type { View } from '../../src/kernel'
import type { App } from './app'
import { button, byId, make } from './dom'
import { eyesOf, viewOf } from './look'
import { focusedKey, focusKey, highlighted, listenToPictures, markTargets } from './marks'
import { scrollMap } from './scroll'

const ZOOMS = { least: 0.2, most: 4, step: 1.25 } as const
/** How large the parts beside the map are drawn: their smallest letters have 9 pixels then. */
const SCALE = 0.95

/** Games without a map: their locations and seats are set in rows, all in one place. */
const IN_ROWS: ReadonlyArray<string> = ['card-game']

let zoom = 1

const listOf = (view: View): ReadonlyArray<PartEntry> => {
  const parts = partsOf(view, { layout: 'screen' })
  return parts._tag === 'Left' ? [] : parts.right
}

/** How tall cards and dice are where they are taken with a finger, in pixels. */
const TAP = 27

/** Whether things are taken with a finger, as far as one can know. */
const isTouched = (): boolean => matchMedia('(pointer: coarse), (max-width: 999px)').matches

/** Whether the screen has room for what others have beside one's own. */
const isWide = (): boolean => matchMedia('(min-width: 1000px)').matches

/**
 * What stands beside the map: one's own dice and hand, the Hunt, and whom the map has no room for; the dice
 * of the others, too, where there is room; where a game has no dice, all that one's side has, and the other.
 */
const trayOf = (parts: ReadonlyArray<PartEntry>, eyes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const ids = parts.map(({ id }) => id)
  const othersThan = (own: ReadonlyArray<string>, kind: string): ReadonlyArray<string> =>
    isWide() ? ids.filter((id) => id.startsWith(kind) && !own.includes(id)) : []
  const ownOf = (kind: RegExp): ReadonlyArray<string> => {
    const found = parts.filter(({ id }) => kind.test(id))
    const own = found.filter(({ seats }) => seats.some((seat) => eyes.includes(seat)))
    return (own.length > 0 ? own : found).map(({ id }) => id)
  }
  const own = ownOf(/^dice\//)
  const dice = [...own, ...othersThan(own, 'dice/')]
  const cards = ownOf(dice.length > 0 ? /^hand\// : /^(side|seat)\//)
  const others = dice.length > 0 ? [] : othersThan(cards, 'side/')
  const more = (wanted: string): ReadonlyArray<string> => ids.filter((id) => id === wanted)
  return [...dice, ...more('hunt'), ...cards, ...others, ...more('crowds')]
}

/** What is neither the map nor beside it; what a side has is there as a whole. The signs come last. */
const restOf = (parts: ReadonlyArray<PartEntry>, tray: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = parts
    .map(({ id }) => id)
    .filter((id) => ![...tray, 'map'].includes(id) && !/^(dice|hand)\//.test(id))
  return [...rest.filter((id) => id !== 'signs'), ...rest.filter((id) => id === 'signs')]
}

interface Size {
  readonly width?: number
  readonly scale?: number
  readonly tap?: number
}

const drawn = (app: App, view: View, part: string, { width, ...theme }: Size = {}): HTMLElement => {
  const made = picture(view, {
    part,
    highlight: part === 'map' ? highlighted(app) : [],
    theme,
    layout: 'screen',
    ...(width === undefined ? {} : { width }),
  })
  if (made._tag === 'Left') return make('p', { class: 'bad' }, [`${made.left.path}: ${made.left.problem}`])
  const place = make('div', { class: 'part', 'data-shown': part })
  place.innerHTML =
    app.shown().look === 'all'
      ? made.right.svg.replaceAll('seen by a spectator', 'everything open')
      : made.right.svg
  return place
}

/** How small letters may be, in pixels. */
const LEAST = 9

/** The smallest letters of a picture. */
const leastOf = (svg: SVGElement): number => {
  const sizes = [...svg.querySelectorAll('text')].map((text) => {
    const { b = 0, d = 1 } = text.getScreenCTM() ?? {}
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d)
  })
  return Math.min(...sizes)
}

/**
 * Draws parts in the width of their panel, those beside the map a little smaller. What is of one shape and
 * would be too small to be read keeps its size, and is moved about.
 */
const drawIn = (app: App, panel: HTMLElement, view: View, parts: ReadonlyArray<string>): void => {
  const size = {
    width: panel.clientWidth,
    scale: panel.id === 'tray' ? SCALE : 1,
    tap: isTouched() ? TAP : 0,
  }
  panel.replaceChildren(...parts.map((part) => drawn(app, view, part, size)))
  for (const svg of panel.querySelectorAll('svg')) {
    const larger = Math.max(1, LEAST / leastOf(svg))
    for (const name of larger > 1 ? ['width', 'height'] : [])
      svg.setAttribute(name, String(Number(svg.getAttribute(name)) * larger))
  }
}

/** Draws the pictures, and keeps the focus and the place one has scrolled to. */
export const drawBoard = (app: App): void => {
  const { session, look } = app.shown()
  const focused = focusedKey()
  const view = viewOf(session, look)
  const parts = listOf(view)
  const tray = trayOf(parts, eyesOf(session, look))
  const map = byId('map')
  const inRows = IN_ROWS.includes(view.game)
  const rest = restOf(parts, tray)
  map.classList.toggle('rows', inRows)
  const size = inRows ? { width: map.clientWidth, tap: isTouched() ? TAP : 0 } : {}
  map.replaceChildren(...['map', ...(inRows ? rest : [])].map((id) => drawn(app, view, id, size)))
  drawIn(app, byId('tray'), view, tray)
  drawIn(app, byId('tracks'), view, inRows ? [] : rest)
  for (const { id, seats } of parts)
    for (const place of document.querySelectorAll(`[data-shown="${id}"]`))
      place.setAttribute('data-seats', seats.join(' '))
  markTargets(app)
  scrollMap(session)
  focusKey(focused)
}

const setZoom = (to: number): void => {
  zoom = Math.max(ZOOMS.least, Math.min(ZOOMS.most, to))
  document.documentElement.style.setProperty('--zoom', String(zoom))
}

/** The whole map within its frame; from there, or where that is so, back to letters that can be read. */
const fit = (): void => {
  const before = zoom
  setZoom(1)
  const { clientWidth, scrollWidth, clientHeight, scrollHeight } = byId('map')
  const whole = Math.min(clientWidth / scrollWidth, clientHeight / scrollHeight)
  if (Math.abs(before - whole) > 0.001) setZoom(whole)
}

/** Listens to the pictures, and draws the tray anew when its width changes. */
export const listenToBoard = (app: App): void => {
  listenToPictures(app)
  byId('board-tools').replaceChildren(
    button('−', () => setZoom(zoom / ZOOMS.step), { 'aria-label': 'Smaller picture' }),
    button('Fit', fit, { id: 'fit', 'aria-label': 'Fit the picture' }),
    button('+', () => setZoom(zoom * ZOOMS.step), { 'aria-label': 'Larger picture' }),
  )
  let width = byId('tray').clientWidth
  new ResizeObserver(() => {
    if (byId('tray').clientWidth === width) return
    width = byId('tray').clientWidth
    drawBoard(app)
  }).observe(byId('tray'))
}
