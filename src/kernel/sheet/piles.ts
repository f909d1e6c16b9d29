/**
 * Piles: things of which each lies in one place, where not every viewer sees into every place. From one
 * description follow what a viewer sees (mask), a deal that he cannot tell from the real one, the places of
 * things that a position leaves out, and the check that everything is there once. `layouts.ts` says how JSON
 * holds piles.
 */
import type { Obj } from '../json'
import type { Random } from '../random'
import { at } from '../row'

/** Who looks at what. */
export interface Eyes<R, V> {
  readonly rules: R
  readonly viewer: V
  /** The JSON of the table. */
  readonly table: Obj
  /** The JSON of the frames. */
  readonly stack: ReadonlyArray<Obj>
}

/** What lies in a place: things by name, and how many more by their backs. An open place has no `hidden`. */
export interface Pile {
  readonly seen: ReadonlyArray<string>
  readonly hidden?: Readonly<Record<string, number>>
  /** The hidden things, where a mask hides them. */
  readonly unseen?: ReadonlyArray<string>
}
export type Places = ReadonlyMap<string, Pile>

/** How JSON holds piles. */
export interface Layout {
  readonly places: ReadonlyArray<string>
  /** The pile of each place; undefined if the JSON leaves it out. */
  readonly at: (table: Obj) => (place: string) => Pile | undefined
  /** The things of which the JSON says where they are, be it in no pile. */
  readonly known: (table: Obj) => ReadonlySet<string>
  /** The JSON with some places changed. */
  readonly write: (table: Obj, places: Places) => Obj
}

/** How far a viewer sees into a place: whole, not at all, or some things in it. */
export type Sight = boolean | ((thing: string) => boolean)

export interface Piles<R, V> {
  readonly layout: (rules: R) => Layout
  /** Every thing with its back: things with the same back cannot be told apart unseen. */
  readonly backs: (rules: R) => ReadonlyMap<string, string>
  readonly sees: (eyes: Eyes<R, V>) => (place: string) => Sight
  /** The places where a thing can be for all that everybody has seen; undefined if that is anywhere. */
  readonly may?: (eyes: Eyes<R, V>) => (thing: string) => ReadonlyArray<string> | undefined
  /** Where things of a back lie that a position leaves out; `isTold` says which places it names. */
  readonly rest?: (rules: R, back: string, isTold: (place: string) => boolean) => string | undefined
}

/** A list in random order. */
export const shuffled = <A>(list: ReadonlyArray<A>, random: Random): ReadonlyArray<A> => {
  const copy = list.slice()
  for (let one = copy.length - 1; one > 0; one--) {
    const other = random(one + 1)
    ;[copy[one], copy[other]] = [at(copy, other), at(copy, one)]
  }
  return copy
}

const pilesIn = ({ places, at: pilesOf }: Layout, table: Obj): Places => {
  const [pileAt, piles] = [pilesOf(table), new Map<string, Pile>()]
  for (const place of places) {
    const pile = pileAt(place)
    if (pile !== undefined) piles.set(place, pile)
  }
  return piles
}

/** The table as a viewer sees its piles. */
export const maskPiles = <R, V>(piles: Piles<R, V>, eyes: Eyes<R, V>): Obj => {
  const layout = piles.layout(eyes.rules)
  const [backs, sees, pileAt] = [piles.backs(eyes.rules), piles.sees(eyes), layout.at(eyes.table)]
  const masked = new Map<string, Pile>()
  for (const place of layout.places) {
    const sight = sees(place)
    const pile = sight === true ? undefined : pileAt(place)
    if (pile === undefined) continue
    const [seen, unseen]: [Array<string>, Array<string>] = [[], []]
    const hidden: Record<string, number> = {}
    for (const thing of pile.seen) {
      if (typeof sight === 'function' && sight(thing)) seen.push(thing)
      else {
        const back = backs.get(thing) ?? ''
        hidden[back] = (hidden[back] ?? 0) + 1
        unseen.push(thing)
      }
    }
    masked.set(place, { seen, hidden, unseen })
  }
  return layout.write(eyes.table, masked)
}

const unseenByBack = (
  backs: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const unseen = new Map<string, Array<string>>()
  for (const [thing, back] of backs)
    if (!known.has(thing)) {
      const things = unseen.get(back)
      if (things === undefined) unseen.set(back, [thing])
      else things.push(thing)
    }
  return unseen
}

/** A masked table with the unseen things dealt to the hidden places, each where it may lie. */
export const dealPiles = <R, V>(piles: Piles<R, V>, eyes: Eyes<R, V>, random: Random): Obj => {
  const layout = piles.layout(eyes.rules)
  const places = pilesIn(layout, eyes.table)
  const may = piles.may?.(eyes)
  const dealt = new Map<string, Array<string>>()
  for (const [place, { seen, hidden }] of places) if (hidden !== undefined) dealt.set(place, seen.slice())
  for (const [back, things] of unseenByBack(piles.backs(eyes.rules), layout.known(eyes.table))) {
    const room = new Map<string, number>()
    for (const [place, { hidden }] of places)
      if (hidden?.[back]) room.set(place, Math.min(hidden[back], things.length))
    const order = shuffled(things, random)
    const lies = may === undefined ? dealtInTurn(order, room) : dealtWhereMay(order, { room, may, random })
    for (const [thing, place] of lies) dealt.get(place)?.push(thing)
  }
  return layout.write(eyes.table, new Map([...dealt].map(([place, seen]) => [place, { seen }])))
}

type Room = ReadonlyMap<string, number>

const dealtInTurn = (things: ReadonlyArray<string>, room: Room): ReadonlyMap<string, string> => {
  const [lies, left] = [new Map<string, string>(), things.values()]
  for (const [place, count] of room)
    for (let one = 0; one < count; one++) {
      const { value: thing, done } = left.next()
      if (done !== true) lies.set(thing, place)
    }
  return lies
}

/** A deal in which not every thing may lie everywhere. */
interface Dealing {
  readonly room: Room
  readonly may: (thing: string) => ReadonlyArray<string> | undefined
  readonly random: Random
}

/**
 * Each thing in a place where it may lie, by chance as there is room. Where no such place has room, a thing
 * lying there moves on, by augmenting paths.
 */
const dealtWhereMay = (
  things: ReadonlyArray<string>,
  { room, may, random }: Dealing,
): ReadonlyMap<string, string> => {
  const [lies, left, all] = [new Map<string, string>(), new Map(room), [...room.keys()]]
  const put = (thing: string, place: string): true => {
    const before = lies.get(thing)
    if (before !== undefined) left.set(before, (left.get(before) ?? 0) + 1)
    lies.set(thing, place)
    left.set(place, (left.get(place) ?? 0) - 1)
    return true
  }
  const fits = (thing: string, tried: Set<string>): boolean => {
    const allowed = may(thing) ?? all
    let total = 0
    for (const place of allowed) total += left.get(place) ?? 0
    let drawn = total === 0 ? 0 : random(total)
    const open = allowed.find((place) => (drawn -= left.get(place) ?? 0) < 0)
    if (open !== undefined) return put(thing, open)
    for (const place of allowed) {
      if (tried.has(place)) continue
      tried.add(place)
      const there = [...lies].flatMap(([one, at]) => (at === place ? [one] : []))
      for (const other of shuffled(there, random)) if (fits(other, tried)) return put(thing, place)
    }
    return false
  }
  for (const thing of things) fits(thing, new Set())
  return lies
}

/** A position's piles together with the things that it leaves out. `told` is what the position says. */
export const completePiles = <R, V>(piles: Piles<R, V>, rules: R, told: Obj, table: Obj): Obj => {
  const layout = piles.layout(rules)
  const named = new Set(pilesIn(layout, told).keys())
  const places = new Map([...pilesIn(layout, table)].map(([place, { seen }]) => [place, seen.slice()]))
  const taken = new Set([...named].flatMap((place) => places.get(place) ?? []))
  for (const [place, seen] of places)
    if (!named.has(place))
      places.set(
        place,
        seen.filter((thing) => !taken.has(thing)),
      )
  const lying = new Set([...places.values()].flat())
  for (const [thing, back] of piles.backs(rules)) {
    const rest = lying.has(thing) ? undefined : piles.rest?.(rules, back, (place) => named.has(place))
    if (rest !== undefined) places.get(rest)?.push(thing)
  }
  return layout.write(table, new Map([...places].map(([place, seen]) => [place, { seen }])))
}

/** Things of an open table that lie nowhere or in two places. */
export const pileFaults = <R, V>(piles: Piles<R, V>, rules: R, table: Obj): ReadonlyArray<string> => {
  const lying = [...pilesIn(piles.layout(rules), table).values()].flatMap(({ seen }) => seen)
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const thing of lying) (once.has(thing) ? twice : once).add(thing)
  const missing = [...piles.backs(rules).keys()].filter((thing) => !once.has(thing))
  return [...[...twice].map((one) => `${one} is in two places`), ...missing.map((one) => `${one} is missing`)]
}
