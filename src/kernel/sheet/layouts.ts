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

/** A thing, and where it may lie: the indices of places by their names in JSON. */
interface Owned {
  readonly thing: string
  readonly places: ReadonlyMap<unknown, number>
}

/** Things with their places, and the names of all places in JSON. */
const namesIn = ({ things, places, owner = () => '' }: PlacesSpec) => {
  const byOwner = new Map<string, ReadonlyMap<string, number>>()
  const names = new Map<string, string>()
  const placesOf = (prefix: string): ReadonlyMap<string, number> => {
    const own = new Map<string, number>()
    for (const [ix, place] of places.entries())
      if (place.startsWith(prefix)) {
        names.set(place, place.slice(prefix.length))
        own.set(place.slice(prefix.length), ix)
      }
    byOwner.set(prefix, own)
    return own
  }
  const owned = things.map((thing): Owned => {
    const prefix = owner(thing) === '' ? '' : `${owner(thing)} `
    return { thing, places: byOwner.get(prefix) ?? placesOf(prefix) }
  })
  return { owned, names }
}

const writePlaces = (
  { field, counts }: PlacesSpec,
  names: ReadonlyMap<string, string>,
  table: Obj,
  changed: Places,
): Obj => {
  const placed: Record<string, Json> = { ...objectOf(table[field]) }
  const hidden = new Map<string, Readonly<Record<string, number>>>()
  for (const [place, pile] of changed) {
    for (const thing of pile.seen) placed[thing] = names.get(place) ?? place
    for (const thing of pile.unseen ?? []) placed[thing] = 'hidden'
    if (pile.hidden !== undefined) hidden.set(place, pile.hidden)
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
  const { owned, names } = namesIn(spec)
  const indices = new Map(places.map((place, ix) => [place, ix]))
  return {
    places,
    at: (table) => {
      const [json, hidden] = [objectOf(table[field]), table[counts.field]]
      const seen = places.map((): Array<string> => [])
      for (const { thing, places: own } of owned) {
        const ix = own.get(json[thing])
        if (ix !== undefined) seen[ix]?.push(thing)
      }
      return (place) => {
        const count = counts.read(hidden, place)
        const pile = { seen: seen[indices.get(place) ?? -1] ?? [] }
        return count === undefined ? pile : { ...pile, hidden: count }
      }
    },
    known: (table) => {
      const [json, known] = [objectOf(table[field]), new Set<string>()]
      for (const thing in json) if (json[thing] !== 'hidden') known.add(thing)
      return known
    },
    write: (table, changed) => writePlaces(spec, names, table, changed),
  }
}
