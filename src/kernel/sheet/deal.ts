/**
 * Deals: things whose place a viewer does not know, put into the places where they may lie. What can be known
 * beforehand is worked out once, so that a deal costs little more than its draws.
 */
import type { Random } from '../random'
import { at, wordAt } from '../row'

/** Things that look alike unseen, from `first` on, and the places where so many of them lie. */
export interface Sort {
  readonly first: number
  /** The indices of the places, that with most room last. */
  readonly rooms: ReadonlyArray<number>
  /** How many lie in each. */
  readonly counts: ReadonlyArray<number>
  /** For each thing the rooms in which it may lie, as bits. */
  readonly masks: ReadonlyArray<number>
  /** Whether each of them may lie in all. */
  readonly isFree: boolean
}

/** What a viewer does not see, prepared to be dealt again and again. */
export interface Unseen {
  readonly things: ReadonlyArray<string>
  readonly places: ReadonlyArray<string>
  readonly sorts: ReadonlyArray<Sort>
}

/** A thing, and the place in which it has to lie; both by their indices. */
export type Fixed = readonly [thing: number, place: number]

/** Every deal as often as any other: the last place gets what the others leave. */
const dealFreely = (
  { first, rooms, counts, masks: { length } }: Sort,
  lies: Int32Array,
  random: Random,
): void => {
  const order = new Int32Array(length)
  for (let one = 0; one < length; one++) order[one] = first + one
  let done = 0
  for (let room = 0; room < rooms.length; room++) {
    const end = Math.min(length, done + at(counts, room))
    const takesRest = room === rooms.length - 1 && end === length
    for (; done < end; done++) {
      const other = takesRest ? done : done + random(length - done)
      const drawn = wordAt(order, other)
      order[other] = wordAt(order, done)
      order[done] = drawn
      lies[drawn] = at(rooms, room)
    }
  }
}

const shuffledBelow = (length: number, random: Random): Array<number> => {
  const order = Array.from({ length }, (_, ix) => ix)
  for (let one = length - 1; one > 0; one--) {
    const other = random(one + 1)
    const there = at(order, one)
    order[one] = at(order, other)
    order[other] = there
  }
  return order
}

/** A deal under way in which not every thing may lie everywhere. */
interface Dealing {
  readonly masks: ReadonlyArray<number>
  /** The room of each thing, -1 before it has one; and how much is left in each. */
  readonly inRoom: Int32Array
  readonly left: Array<number>
  readonly random: Random
}

const put = ({ inRoom, left }: Dealing, thing: number, room: number): true => {
  const before = wordAt(inRoom, thing)
  if (before >= 0) left[before] = at(left, before) + 1
  inRoom[thing] = room
  left[room] = at(left, room) - 1
  return true
}

/** One of the open rooms of a mask, as likely as it has room; -1 without any. */
const openRoom = ({ left, random }: Dealing, mask: number): number => {
  let total = 0
  for (let room = 0; room < left.length; room++) if ((mask >> room) & 1) total += at(left, room)
  let drawn = total === 0 ? -1 : random(total)
  for (let room = 0; drawn >= 0 && room < left.length; room++)
    if ((mask >> room) & 1 && (drawn -= at(left, room)) < 0) return room
  return -1
}

/** Puts a thing where there is room; else one lying there moves on, by augmenting paths. */
const fits = (dealing: Dealing, thing: number, tried: { rooms: number }): boolean => {
  const { masks, inRoom, left, random } = dealing
  const mask = at(masks, thing)
  const open = openRoom(dealing, mask)
  if (open >= 0) return put(dealing, thing, open)
  for (let room = 0; room < left.length; room++) {
    if (((mask & ~tried.rooms) >> room) % 2 === 0) continue
    tried.rooms |= 1 << room
    for (const other of shuffledBelow(masks.length, random))
      if (inRoom[other] === room && fits(dealing, other, tried)) return put(dealing, thing, room)
  }
  return false
}

/** Every deal in which each thing may lie where it does can come up. */
const dealWhereMay = (
  { first, rooms, counts, masks }: Sort,
  lies: Int32Array,
  random: Random,
  [fixed, place]: Fixed,
): void => {
  const own = fixed - first
  const room = rooms.indexOf(place)
  const isFixed = own >= 0 && own < masks.length && room >= 0
  const dealing: Dealing = {
    masks: isFixed ? masks.map((mask, thing) => (thing === own ? 1 << room : mask)) : masks,
    inRoom: new Int32Array(masks.length).fill(-1),
    left: counts.slice(),
    random,
  }
  if (isFixed) put(dealing, own, room)
  for (const thing of shuffledBelow(masks.length, random))
    if (!isFixed || thing !== own) fits(dealing, thing, { rooms: 0 })
  for (const [thing, where] of dealing.inRoom.entries()) lies[first + thing] = rooms[where] ?? -1
}

const NOTHING: Fixed = [-1, -1]

/** The place of each thing by its index, -1 where there is no room; a thing may be fixed. */
export const dealUnseen = ({ things, sorts }: Unseen, random: Random, fixed: Fixed = NOTHING): Int32Array => {
  const lies = new Int32Array(things.length).fill(-1)
  for (const sort of sorts) {
    const { first, masks, isFree } = sort
    const concerns = fixed[0] >= first && fixed[0] < first + masks.length
    if (isFree && !concerns) dealFreely(sort, lies, random)
    else dealWhereMay(sort, lies, random, fixed)
  }
  return lies
}
