/** Two ways in which JSON holds piles: a list of things for each place, or a place for each thing. */
import type { Json } from '../hash'
import { objectOf, textsOf, type Obj } from '../json'
import type { Layout, Pile, Places } from './piles'

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0)

const inOrder = (things: ReadonlyArray<string>, order: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  things.slice().sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))

/** Lists under a field, in groups: `{ decks: { red: ['r1'] }, hands: { ann: { hidden: 3 } } }`. */
export interface ListsSpec {
  readonly field: string
  /** The names of the piles of each group. */
  readonly groups: Readonly<Record<string, ReadonlyArray<string>>>
  /** The order of things in a list. */
  readonly order: ReadonlyMap<string, number>
  /** The back of the hidden things in a pile of this name. */
  readonly backOf: (name: string) => string
}

/** Piles as lists; a place is called `group/name`. */
export const asLists = ({ field, groups, order, backOf }: ListsSpec): Layout => {
  const paths: ReadonlyMap<string, readonly [group: string, name: string]> = new Map(
    Object.entries(groups).flatMap(([group, names]) =>
      names.map((name) => [`${group}/${name}`, [group, name] as const] as const),
    ),
  )
  const pileAt =
    (table: Obj) =>
    (place: string): Pile | undefined => {
      const [group = '', name = ''] = paths.get(place) ?? []
      const pile = objectOf(objectOf(table[field])[group])[name]
      if (pile === undefined) return undefined
      const { hidden } = objectOf(pile)
      return {
        seen: textsOf(pile),
        ...(typeof hidden === 'number' ? { hidden: { [backOf(name)]: hidden } } : {}),
      }
    }
  return {
    places: [...paths.keys()],
    at: pileAt,
    known: (table) =>
      new Set(
        Object.values(objectOf(table[field])).flatMap((group) =>
          Object.values(objectOf(group)).flatMap(textsOf),
        ),
      ),
    write: (table, places) => {
      const whole = objectOf(table[field])
      const changed: Record<string, Record<string, Json>> = {}
      for (const [place, { seen, hidden }] of places) {
        const [group = '', name = ''] = paths.get(place) ?? []
        const json = (changed[group] ??= { ...objectOf(whole[group]) })
        json[name] = hidden === undefined ? inOrder(seen, order) : { hidden: sumOf(hidden) }
      }
      return { ...table, [field]: { ...whole, ...changed } }
    },
  }
}

/** How the numbers of hidden things are written into a field of their own. */
export interface HiddenCounts {
  readonly field: string
  readonly write: (hidden: ReadonlyMap<string, Readonly<Record<string, number>>>) => Json
  readonly read: (json: Json | undefined, place: string) => Readonly<Record<string, number>> | undefined
}

/** A place for each thing under a field, `hidden` if it is not known: `{ r1: 'deck', r2: 'hidden' }`. */
export interface PlacesSpec {
  readonly field: string
  readonly things: ReadonlyArray<string>
  /** All places; those of an owner have his name before them: `ann hand`. */
  readonly places: ReadonlyArray<string>
  /** The owner of the places where a thing may lie; JSON names such a place without him. */
  readonly owner?: (thing: string) => string
  readonly counts: HiddenCounts
}

/** A thing, the places where it may lie from their names in JSON, and what JSON leaves out of these names. */
interface Owned {
  readonly thing: string
  readonly places: ReadonlyMap<unknown, string>
  readonly prefix: string
}

const ownedIn = ({ things, places, owner = () => '' }: PlacesSpec): ReadonlyMap<string, Owned> => {
  const byPrefix = new Map<string, ReadonlyMap<string, string>>()
  return new Map(
    things.map((thing) => {
      const prefix = owner(thing) === '' ? '' : `${owner(thing)} `
      const own = places.filter((place) => place.startsWith(prefix))
      const named = byPrefix.get(prefix) ?? new Map(own.map((place) => [place.slice(prefix.length), place]))
      byPrefix.set(prefix, named)
      return [thing, { thing, places: named, prefix }]
    }),
  )
}

const writePlaces = (
  { field, counts }: PlacesSpec,
  owned: ReadonlyMap<string, Owned>,
  table: Obj,
  changed: Places,
): Obj => {
  const lies = new Map<string, string>()
  const hidden = new Map<string, Readonly<Record<string, number>>>()
  for (const [place, pile] of changed) {
    for (const thing of pile.seen) lies.set(thing, place.slice(owned.get(thing)?.prefix.length))
    if (pile.hidden !== undefined) hidden.set(place, pile.hidden)
  }
  const placed: Record<string, Json> = { ...objectOf(table[field]) }
  for (const { thing, places } of owned.values()) {
    const [lying, place] = [lies.get(thing), placed[thing]]
    if (lying !== undefined) placed[thing] = lying
    else if (place !== undefined && changed.has(places.get(place) ?? '')) placed[thing] = 'hidden'
  }
  const { [counts.field]: _, ...rest } = table
  return {
    ...rest,
    [field]: placed,
    ...(hidden.size === 0 ? {} : { [counts.field]: counts.write(hidden) }),
  }
}

/** Piles as places of things. */
export const asPlaces = (spec: PlacesSpec): Layout => {
  const { field, places, counts } = spec
  const owned = ownedIn(spec)
  return {
    places,
    at: (table) => {
      const [json, hidden] = [objectOf(table[field]), table[counts.field]]
      const seen = new Map<string, Array<string>>(places.map((place) => [place, []]))
      for (const one of owned.values()) {
        const place = one.places.get(json[one.thing])
        if (place !== undefined) seen.get(place)?.push(one.thing)
      }
      return (place) => {
        const count = counts.read(hidden, place)
        return { seen: seen.get(place) ?? [], ...(count === undefined ? {} : { hidden: count }) }
      }
    },
    known: (table) => {
      const known = new Set<string>()
      for (const [thing, place] of Object.entries(objectOf(table[field])))
        if (place !== 'hidden') known.add(thing)
      return known
    },
    write: (table, changed) => writePlaces(spec, owned, table, changed),
  }
}
