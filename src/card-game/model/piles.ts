/**
 * Who sees which cards: the piles of a seat, and its hand, are open to that seat alone. What everybody has
 * seen of a card limits where it can be.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import { asPlaces, type HiddenCounts } from '../../kernel/sheet/layouts'
import type { Layout, Piles } from '../../kernel/sheet/piles'
import type { Cast } from './config'
import { COPY_IDS } from './copies'
import { SEAT_ZONES, type Seat } from './ids'

/** The numbers of the cards in each pile of each seat. */
const counts: HiddenCounts = {
  field: 'hiddenCards',
  write: (hidden) => {
    const numbers: Record<string, Record<string, number>> = {}
    for (const [place, { [seatOf(place)]: count = 0 }] of hidden)
      (numbers[seatOf(place)] ??= {})[zoneOf(place)] = count
    return numbers
  },
  read: (json, place) => {
    const seat = seatOf(place)
    const numbers = objectOf(json)[seat]
    return numbers === undefined ? undefined : { [seat]: Number(objectOf(numbers)[zoneOf(place)]) }
  },
}

const seatOf = (place: string): string => place.slice(0, place.indexOf(' '))
const zoneOf = (place: string): string => place.slice(place.indexOf(' ') + 1)

/** The cards of a cast with the seat of their deck, and how JSON holds them. */
interface Decks {
  readonly backs: ReadonlyMap<string, string>
  readonly layout: Layout
}

const known = new WeakMap<Cast, Decks>()

const decksOf = (cast: Cast): Decks => {
  const found = known.get(cast)
  if (found !== undefined) return found
  const backs: ReadonlyMap<string, string> = new Map(
    cast.players.flatMap(({ seat, cards }) => cards.map((card) => [COPY_IDS[card] ?? '', seat] as const)),
  )
  const places = cast.players.flatMap(({ seat }) => SEAT_ZONES.map((zone) => `${seat} ${zone}`))
  const owner = (card: string): string => backs.get(card) ?? ''
  const decks = { backs, layout: asPlaces({ field: 'at', things: [...backs.keys()], places, owner, counts }) }
  known.set(cast, decks)
  return decks
}

/** The places in which each card can be for all that everybody has seen. */
const mayOf = (
  table: Obj,
  backs: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const places = new Map<string, ReadonlyArray<string>>()
  for (const [zones, cards] of Object.entries(objectOf(table['may']))) {
    const bySeat = new Map<string, ReadonlyArray<string>>()
    for (const card of textsOf(cards)) {
      const seat = backs.get(card) ?? ''
      const own = bySeat.get(seat) ?? zones.split(' ').map((zone) => `${seat} ${zone}`)
      bySeat.set(seat, own)
      places.set(card, own)
    }
  }
  return places
}

/** The cards of all seats. */
export const piles: Piles<Cast, Seat | 'spectator'> = {
  layout: (cast) => decksOf(cast).layout,
  backs: (cast) => decksOf(cast).backs,
  sees: ({ viewer }) => {
    const own = `${viewer} `
    return (place) => place.startsWith(own)
  },
  may: ({ rules, table }) => {
    const places = mayOf(table, decksOf(rules).backs)
    return (card) => places.get(card) ?? []
  },
}
