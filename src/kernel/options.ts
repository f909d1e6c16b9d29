/**
 * The answers to a pending question: listed, counted, or one of them taken. Where a question says its options
 * as codes, counting and taking make no list.
 */
import type { Codes, Listing } from './decision'
import type { Here } from './procedure'
import { wordAt } from './row'
import type { AskedDecision, Machine } from './ruleset'
import { LEGAL, type Types } from './types'

/** The pending decision with the frame that asks it. */
export interface Pending<T extends Types> {
  readonly frame: T['frame']
  readonly decision: AskedDecision<T>
  readonly here: Here<T, unknown>
}

/** More than any question has. */
const MOST = 1 << 14
/** Codes are written and read within one call, so that all calls share them: to list, and to take one. */
const LISTED = new Int32Array(MOST)
const CODES = new Int32Array(MOST)

/** The options that a question says as codes, made into actions. */
const decoded = <T extends Types, V, O>(
  codes: Codes<T, V, O>,
  here: Here<T, V>,
  seat: T['seat'],
): Array<O> => {
  const size = codes.write(here, seat, LISTED, 0)
  const options: Array<O> = []
  for (let place = 0; place < size; place++) options.push(codes.action(here, seat, wordAt(LISTED, place)))
  return options
}

/** A list that is made of codes. */
export const coded = <T extends Types, V, O>(codes: Codes<T, V, O>): Listing<T, V, O> => {
  const list = (here: Here<T, V>, seat: T['seat']): ReadonlyArray<O> => decoded(codes, here, seat)
  return Object.assign(list, { codes })
}

/** The legal answers of one seat to the pending decision, with what it may do beside answering. */
export const optionsOf = <T extends Types>(
  machine: Machine<T>,
  { decision, here, frame }: Pending<T>,
  seat: T['seat'],
): ReadonlyArray<T['action']> => {
  const options = decision.options(here, seat)
  if (machine.interjections.length === 0) return options
  let all: Array<T['action']> | undefined
  for (const interjection of machine.interjections) {
    const more = interjection.options(here, frame, seat)
    if (more.length > 0) all = [...(all ?? options), ...more]
  }
  return all ?? options
}

/** The legal answers to a pending question, of one seat or of all that are asked. */
export const answersTo = <T extends Types>(
  machine: Machine<T>,
  pending: Pending<T>,
  seat?: T['seat'],
): ReadonlyArray<T['action']> => {
  const seats = pending.decision.seats(pending.here)
  const first = seats[0]
  if (seats.length === 1 && first !== undefined)
    return seat === undefined || seat === first ? optionsOf(machine, pending, first) : LEGAL
  const all: Array<T['action']> = []
  for (const one of seats)
    if (seat === undefined || seat === one)
      for (const option of optionsOf(machine, pending, one)) all.push(option)
  return all
}

/** Answers of one seat in a row: listed, or as codes from a place on. */
interface Part<T extends Types> {
  readonly seat: T['seat']
  readonly size: number
  readonly from: number
  readonly list: ReadonlyArray<T['action']> | null
}

/** All answers in their order, in parts. */
const partsOf = <T extends Types>(
  machine: Machine<T>,
  { decision, here, frame }: Pending<T>,
  only?: T['seat'],
): ReadonlyArray<Part<T>> => {
  const parts: Array<Part<T>> = []
  let from = 0
  for (const seat of decision.seats(here)) {
    if (only !== undefined && only !== seat) continue
    if (decision.codes === null) {
      const list = decision.options(here, seat)
      parts.push({ seat, size: list.length, from, list })
    } else {
      const end = decision.codes.write(here, seat, CODES, from)
      parts.push({ seat, size: end - from, from, list: null })
      from = end
    }
    for (const interjection of machine.interjections) {
      const list = interjection.options(here, frame, seat)
      if (list.length > 0) parts.push({ seat, size: list.length, from, list })
    }
  }
  return parts
}

/** How many legal answers there are to a pending question. */
export const countOf = <T extends Types>(
  machine: Machine<T>,
  pending: Pending<T>,
  seat?: T['seat'],
): number => {
  let count = 0
  for (const { size } of partsOf(machine, pending, seat)) count += size
  return count
}

/** The legal answer at a place, which is chosen when it is known how many there are. */
export const answerAt = <T extends Types>(
  machine: Machine<T>,
  pending: Pending<T>,
  choose: (count: number) => number,
  only?: T['seat'],
): T['action'] | undefined => {
  const { decision, here } = pending
  const parts = partsOf(machine, pending, only)
  let count = 0
  for (const { size } of parts) count += size
  let nth = choose(count)
  for (const { seat, size, from, list } of parts) {
    if (nth >= size) nth -= size
    else if (list !== null) return list[nth]
    else {
      const code = nth >= 0 ? CODES[from + nth] : undefined
      return code === undefined ? undefined : decision.codes?.action(here, seat, code)
    }
  }
  return undefined
}
