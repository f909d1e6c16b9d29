/** What of the map is in sight: what is asked about, all of it if there is room. */
import { byId } from './dom'
import type { AnyState } from './games'
import type { Session } from './session'

type Frame = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const isWithin = (one: Frame, frame: Frame): boolean =>
  one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom

const around = (frames: ReadonlyArray<Frame>): Frame => ({
  left: Math.min(...frames.map(({ left }) => left)),
  right: Math.max(...frames.map(({ right }) => right)),
  top: Math.min(...frames.map(({ top }) => top)),
  bottom: Math.max(...frames.map(({ bottom }) => bottom)),
})

const fits = (one: Frame, frame: Frame): boolean =>
  one.right - one.left <= frame.right - frame.left && one.bottom - one.top <= frame.bottom - frame.top

/** Puts something into the middle of the map's frame. */
const toMiddle = (map: HTMLElement, { left, right, top, bottom }: Frame): void => {
  const frame = map.getBoundingClientRect()
  map.scrollLeft += (left + right - frame.left - frame.right) / 2
  map.scrollTop += (top + bottom - frame.top - frame.bottom) / 2
}

/** What may be chosen, or where it is asked: regions first, else figures. */
const marked = (map: HTMLElement): ReadonlyArray<Frame> => {
  const regions = [...map.querySelectorAll('[data-highlight]')]
  const found = regions.length > 0 ? regions : [...map.querySelectorAll('.target')]
  return found.map((element) => element.getBoundingClientRect())
}

let begun: AnyState | undefined

/** Where a new game begins: with the Fellowship where there is one, else in the middle. */
const toBegin = (map: HTMLElement): void => {
  const first = map.querySelector('[data-piece=fellowship]') ?? map.querySelector('svg')
  if (first !== null) toMiddle(map, first.getBoundingClientRect())
}

/** Brings all that is asked about into sight if it fits, or else some of it, unless some is. */
export const scrollMap = ({ states: [first] }: Session): void => {
  const map = byId('map')
  const isNew = begun !== first
  begun = first
  const all = marked(map)
  if (isNew && all.length === 0) return toBegin(map)
  const [one] = all
  if (one === undefined) return
  const frame = map.getBoundingClientRect()
  const whole = around(all)
  if (isWithin(whole, frame)) return
  if (fits(whole, frame)) toMiddle(map, whole)
  else if (!all.some((each) => isWithin(each, frame))) toMiddle(map, one)
}
