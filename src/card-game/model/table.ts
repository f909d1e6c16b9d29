/**
 * What lies on the table, described once: where every card is, locations, tokens, corruption, whose turn it
 * is, and what everybody has seen of the cards that lie face down. `json.ts` says what each field means.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import { asPlaces, type HiddenCounts } from '../../kernel/sheet/layouts'
import type { Layout, Piles } from '../../kernel/sheet/piles'
import type { Cast } from './config'
import { COPY_IDS, type CopyId } from './copies'
import { SEAT_ZONES, type Seat, BATTLEGROUND_IDS, PATH_IDS, SEATS } from './ids'
import * as t from 'io-ts/lib/index.js'
import { isList, show } from '../../kernel/door'
import { isObject } from '../../kernel/fields'
import { setCodec } from '../../kernel/indexSet'
import { listOf, outside, record, sparseOf } from '../../kernel/sheet/records'
import { number, numberOrNone, setOf, shape, word, type Shape } from '../../kernel/sheet/shapes'
import { sheetOf, type Secret, type TableOf } from '../../kernel/sheet/sheet'
import type { GroundPlace, PathPlace, TableJson } from './json'
import { card, place, tokenBase } from './shapes'
import {
  ACTIVE,
  DECK,
  OF_FREE_PEOPLES,
  OF_NOBODY,
  OF_SHADOW,
  OUT,
  UNUSABLE,
  WAITING,
  type Bits,
  type Standing,
} from './spots'

/*
 * Who sees which cards: the piles of a seat, and its hand, are open to that seat alone. What everybody has
 * seen of a card limits where it can be.
 */

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

const ground = word<Standing, GroundPlace>('where a battleground is', [
  ['deck', WAITING],
  ['active', ACTIVE],
  ['free-peoples', OF_FREE_PEOPLES],
  ['shadow', OF_SHADOW],
])
const path = word<Standing, PathPlace>('where a path is', [
  ['unused', WAITING],
  ['active', ACTIVE],
  ['free-peoples', OF_FREE_PEOPLES],
  ['shadow', OF_SHADOW],
  ['nobody', OF_NOBODY],
])

/** Every set of piles, as bits of their spots, by the names of the piles. */
const PILE_SETS: ReadonlyMap<string, Bits> = new Map(
  Array.from({ length: 2 ** SEAT_ZONES.length - 1 }, (_, set) => [
    SEAT_ZONES.filter((_zone, pile) => ((set + 1) >> pile) & 1).join(' '),
    (set + 1) << DECK,
  ]),
)

/** For each card the piles in which it can be, as bits of their spots; 0 for one that lies open. */
const may: Shape<ReadonlyArray<Bits>, TableJson['may']> = shape(
  'what everybody knows',
  {
    type: 'object',
    properties: Object.fromEntries(
      [...PILE_SETS.keys()].map((name) => [name, { type: 'array', items: { enum: COPY_IDS } }]),
    ),
    additionalProperties: false,
  },
  (u, context) => {
    if (!isObject(u)) return t.failure(u, context)
    const bits: Array<Bits> = COPY_IDS.map(() => 0)
    for (const [name, list] of Object.entries(u)) {
      const set = PILE_SETS.get(name)
      if (set === undefined || !isList(list)) return t.failure(u, context, `${show(name)} is no set of piles`)
      for (const id of list) {
        const ix = PLACES_OF_CARDS.get(id)
        if (ix === undefined) return t.failure(u, context, `${show(id)} is no card`)
        if (bits[ix] !== 0) return t.failure(u, context, `${show(id)} is there twice`)
        bits[ix] = set
      }
    }
    return t.success(bits)
  },
  (bits) => {
    const groups = new Map<Bits, Array<CopyId>>()
    for (const [ix, id] of COPY_IDS.entries()) {
      const set = bits[ix] ?? 0
      const group = groups.get(set)
      if (group === undefined) groups.set(set, [id])
      else group.push(id)
    }
    const json: Record<string, ReadonlyArray<CopyId>> = {}
    for (const [name, set] of PILE_SETS) {
      const group = groups.get(set)
      if (group !== undefined) json[name] = group
    }
    return json
  },
)
const PLACES_OF_CARDS: ReadonlyMap<unknown, number> = new Map(COPY_IDS.map((id, ix) => [id, ix]))

const cardSet = setCodec('cards', COPY_IDS)

const table = record({
  at: sparseOf('the place of each card', COPY_IDS, place, OUT),
  may,
  tops: sparseOf('the top cards that are known', SEATS, card, -1),
  battlegrounds: sparseOf('the battlegrounds', BATTLEGROUND_IDS, ground, UNUSABLE),
  bared: setOf('battlegrounds', BATTLEGROUND_IDS),
  paths: sparseOf('the paths', PATH_IDS, path, UNUSABLE),
  tokens: listOf(record({ on: tokenBase, attack: number(), defense: number() })),
  corruption: number(),
  rings: setOf('seats', SEATS),
  round: number(),
  starter: number(),
  turn: numberOrNone(),
  played: cardSet,
  used: cardSet,
  lasting: cardSet,
})

/** Only its player knows the top card of a draw deck; a deal takes any card of that deck. */
const tops: Secret<Cast, Seat | 'spectator'> = {
  hide: (json, { viewer }) =>
    Object.fromEntries(
      Object.entries(objectOf(json)).map(([seat, top]) => [seat, seat === viewer ? top : 'hidden']),
    ),
  deal: (json, { rules, table: { at } }, random) => {
    const dealt: Record<string, Obj[string]> = { ...objectOf(json) }
    for (const { seat, cards } of rules.players) {
      if (dealt[seat] !== 'hidden') continue
      const deck = cards.flatMap((ix) =>
        textsOf([COPY_IDS[ix] ?? '']).filter((id) => objectOf(at)[id] === 'deck'),
      )
      dealt[seat] = deck[random(Math.max(1, deck.length))] ?? 'hidden'
    }
    return dealt
  },
}

/** The shape of the table, the same for every config. */
export const TABLE_SHAPE = outside<TableJson>()(table)

/** The sheet of the table. */
export const TABLE = sheetOf({ shape: (_: Cast) => TABLE_SHAPE, piles: [piles], secrets: { tops } })

/** The table. */
export interface Table extends TableOf<typeof TABLE> {}
/** Combat tokens on a location (`on` is its spot) or on a card (`on` is the spot of what it wields). */
export type Tokens = Table['tokens'][number]

/** A table being edited: a fresh copy that nobody else holds yet. */
export type TableDraft = { -readonly [K in keyof Table]: Table[K] }

/** A fresh copy of a table to edit. Written out field by field: several times faster than a spread. */
export const draftOf = (table: Table): TableDraft => ({
  at: table.at,
  may: table.may,
  tops: table.tops,
  battlegrounds: table.battlegrounds,
  bared: table.bared,
  paths: table.paths,
  tokens: table.tokens,
  corruption: table.corruption,
  rings: table.rings,
  round: table.round,
  starter: table.starter,
  turn: table.turn,
  played: table.played,
  used: table.used,
  lasting: table.lasting,
})
