/**
 * Piles: things of which each lies in one place, where not every viewer sees into every place. From one
 * description follow what a viewer sees (mask) and a deal that he cannot tell from the real one. `layouts.ts`
 * says how JSON holds piles.
 */
import type { Obj } from '../json'
import type { Random } from '../random'
import { at } from '../row'
import { dealUnseen, type Sort, type Unseen } from './deal'

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

const placesWithRoom = (open: Places, places: ReadonlyArray<string>, back: string, most: number) =>
  places
    .flatMap((place, ix) => {
      const count = Math.min(open.get(place)?.hidden?.[back] ?? 0, most)
      return count > 0 ? [{ place: ix, count }] : []
    })
    .sort((one, other) => one.count - other.count)

/** What can be dealt of the piles of a masked table. */
export const unseenOf = <R, V>(piles: Piles<R, V>, eyes: Eyes<R, V>): Unseen => {
  const layout = piles.layout(eyes.rules)
  const open = pilesIn(layout, eyes.table)
  const places = [...open.keys()]
  const may = piles.may?.(eyes)
  const [things, sorts]: [Array<string>, Array<Sort>] = [[], []]
  for (const [back, ours] of unseenByBack(piles.backs(eyes.rules), layout.known(eyes.table))) {
    const rooms = placesWithRoom(open, places, back, ours.length)
    const anywhere = 2 ** rooms.length - 1
    const masks = ours.map((thing) => {
      const where = may?.(thing)
      if (where === undefined) return anywhere
      return rooms.reduce(
        (mask, { place }, ix) => (where.includes(at(places, place)) ? mask | (1 << ix) : mask),
        0,
      )
    })
    sorts.push({
      first: things.length,
      rooms: rooms.map(({ place }) => place),
      counts: rooms.map(({ count }) => count),
      masks,
      isFree: masks.every((mask) => mask === anywhere),
    })
    things.push(...ours)
  }
  return { things, places, sorts }
}

/** A masked table with the unseen things dealt to the hidden places, each where it may lie. */
export const dealPiles = <R, V>(piles: Piles<R, V>, eyes: Eyes<R, V>, random: Random): Obj => {
  const layout = piles.layout(eyes.rules)
  const unseen = unseenOf(piles, eyes)
  const dealt = new Map<string, Array<string>>()
  for (const [place, { seen, hidden }] of pilesIn(layout, eyes.table))
    if (hidden !== undefined) dealt.set(place, seen.slice())
  for (const [thing, place] of dealUnseen(unseen, random).entries())
    dealt.get(unseen.places[place] ?? '')?.push(at(unseen.things, thing))
  return layout.write(eyes.table, new Map([...dealt].map(([place, seen]) => [place, { seen }])))
}
