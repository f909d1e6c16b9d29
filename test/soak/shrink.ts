/**
 * Making a failing game small: shorter first, then with smaller choices. A game is a list of naturals, so any
 * list is a game; one is taken if it breaks the same law.
 */
import { LAWS } from '../kernel/conformance/laws'
import type { Law } from '../kernel/conformance/subject'
import { faultAt, faultOfPlay, type Fault, type Moment } from './checks'
import type { Course } from './courses'
import { following, walk } from './walk'

/** A game that breaks a law. */
export interface Failure {
  readonly course: Course
  readonly seed: string
  readonly naturals: ReadonlyArray<number>
  readonly fault: Fault
}

/** Of a costly law only so many states at the end of a try are looked at. */
const LAST = 40

const isCostly = (law: Law): boolean => law.quick !== true

/** The same law broken; of the invariants of a game the same one, which its message begins with. */
const isSame = (one: Fault, other: Fault): boolean => {
  const nameOf = ({ law, message }: Fault): string | undefined =>
    law.startsWith('law 7') ? message.split(':')[0] : undefined
  return one.law === other.law && nameOf(one) === nameOf(other)
}

/** Plays a list of naturals and looks for the law that was broken. */
const tried = (failure: Failure, naturals: ReadonlyArray<number>): Failure | undefined => {
  const { course, seed } = failure
  const law = LAWS.find(({ says }) => says === failure.fault.law)
  if (law !== undefined && (law.needs === 'play' || law.needs === 'record')) {
    const fault = faultOfPlay(course, seed, naturals, [law])
    return fault === undefined ? undefined : { ...failure, naturals, fault }
  }
  const look = (moment: Moment): Fault | undefined => {
    if (law === undefined || (isCostly(law) && naturals.length - moment.step >= LAST)) return undefined
    const fault = faultAt(moment, [law])
    return fault !== undefined && isSame(fault, failure.fault) ? fault : undefined
  }
  const done = walk(course, seed, following(naturals), look)
  if (done.fault === undefined || !isSame(done.fault, failure.fault)) return undefined
  return { ...failure, naturals: done.naturals, fault: done.fault }
}

const without = (list: ReadonlyArray<number>, from: number, size: number): ReadonlyArray<number> => [
  ...list.slice(0, from),
  ...list.slice(from + size),
]

const zeroed = (list: ReadonlyArray<number>, from: number, size: number): ReadonlyArray<number> =>
  list.map((natural, place) => (place >= from && place < from + size ? 0 : natural))

type Change = typeof without

/** Tries a change on every stretch of a size, from the end to the beginning. */
const pass = (failure: Failure, change: Change, size: number, inTime: () => boolean): Failure => {
  let best = failure
  for (let from = best.naturals.length - size; from >= 0 && inTime(); from -= size) {
    const next = change(best.naturals, from, size)
    const same = next.length === best.naturals.length && next.every((n, place) => n === best.naturals[place])
    const found = same ? undefined : tried(best, next)
    if (found !== undefined) best = found
    from = Math.min(from, best.naturals.length)
  }
  return best
}

const sizes = (length: number): ReadonlyArray<number> => {
  const all: Array<number> = []
  for (let size = Math.floor(length / 2); size >= 1; size = Math.floor(size / 2)) all.push(size)
  return all
}

/** The smallest failing game found in so many milliseconds. */
export const shrink = (failure: Failure, patience: number): Failure => {
  const end = Date.now() + patience
  const inTime = (): boolean => Date.now() < end
  let best = tried(failure, failure.naturals.slice(0, failure.fault.step)) ?? failure
  for (let before = -1; before !== best.naturals.length && inTime();) {
    before = best.naturals.length
    for (const size of sizes(before)) best = pass(best, without, size, inTime)
  }
  for (const size of sizes(best.naturals.length)) best = pass(best, zeroed, size, inTime)
  return best
}
