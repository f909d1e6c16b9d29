/**
 * The form of a saved state or of a view of one, as far as the readable table needs it: names are checked
 * against the lists of the game, numbers are small. A view has `{ hidden: number }` in place of cards.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, natural, oneOf } from '../../kernel/codec'
import { allNamed, someNamed } from '../../kernel/named'
import { ENDING_RULES } from '../model/endings'
import { BATTLE_KINDS } from '../model/frames'
import {
  DECKS,
  DIE_FACES,
  FACTIONS,
  NATIONS,
  PARTNER_SEATS,
  REGION_IDS,
  SEATS,
  SIDES,
  type Seat,
} from '../model/ids'
import type { Printed } from './printed'

const MANY = 100
const count = below(MANY)
const region = oneOf('a region', REGION_IDS)
const place = oneOf('a place', [...REGION_IDS, ...REGION_IDS.map((id) => `${id}/inside` as const)])
const OFF_MAP = ['fellowship', 'aside', 'eliminated', 'replaced'] as const
const whereabouts = anyOf(place, oneOf('a place of a character', OFF_MAP))
const numbers = allNamed('a number for each side', SIDES, count)

/** The decks as saved games name them. */
export const DECK_NAMES = SIDES.flatMap((side) => DECKS.map((deck) => `${side}-${deck}` as const))

const politics = allNamed('the political track', NATIONS, t.type({ steps: below(4), active: t.boolean }))

const dice = t.type({
  pool: numbers,
  unused: allNamed('dice of each side', SIDES, someNamed('dice', DIE_FACES, count)),
  used: numbers,
  huntBox: numbers,
  rings: numbers,
  ringUsed: t.readonlyArray(oneOf('a side', SIDES)),
  converted: natural,
})

const fellowshipOf = ({ lists, fellowship }: Printed) =>
  t.type({
    region: anyOf(t.null, region),
    progress: below(fellowship.progress + 1),
    revealed: t.boolean,
    corruption: count,
    guide: anyOf(t.null, oneOf('a character', lists.characters)),
    mordor: anyOf(t.null, below(fellowship.mordor.steps + 1)),
    tried: t.boolean,
  })

const tilesOf = ({ lists }: Printed) => {
  const tiles = someNamed('hunt tiles', lists.tiles, count)
  return t.type({ pool: tiles, drawn: tiles, waiting: tiles, removed: tiles })
}

const cardsOf = ({ lists, seats }: Printed) => {
  const known = t.readonlyArray(oneOf('an event card', lists.cards))
  const cards = anyOf(known, t.type({ hidden: count }))
  const pile = allNamed('cards of each deck', DECK_NAMES, cards)
  const names = seats.flatMap(({ id }) => DECKS.map((deck) => `${id}-${deck}` as const))
  const hand = allNamed('cards of each seat', names, cards)
  return t.type({ decks: pile, hands: hand, discards: hand, played: pile, onTable: hand })
}

/** What partners keep in mind. */
const partnersOf = ({ seats }: Printed) => {
  const seat = oneOf(
    'a seat',
    seats.map(({ id }) => id),
  )
  return t.type({
    acting: allNamed('a seat of each side', SIDES, seat),
    mixed: t.readonlyArray(place),
    captors: t.readonlyArray(region),
  })
}

/** Figures that are no units. */
const beside = t.type({
  factions: t.readonlyArray(oneOf('a faction', FACTIONS)),
  ships: t.readonlyArray(region),
  ents: t.readonlyArray(region),
  towers: t.readonlyArray(region),
  trebuchets: t.readonlyArray(region),
  entsLost: count,
  awakenings: count,
  getIt: oneOf('where We Shall Get It is', ['aside', 'table', 'used']),
})

const tableOf = (printed: Printed) => {
  const { lists } = printed
  const figures = someNamed('figures', lists.pieces, count)
  const base = t.type({
    turn: natural,
    armies: someNamed('armies by region', REGION_IDS, figures),
    besieged: someNamed('garrisons by region', REGION_IDS, figures),
    nazgul: t.readonlyArray(place),
    characters: allNamed('the place of each character', lists.characters, whereabouts),
    reinforcements: allNamed('figures of each side', SIDES, figures),
    casualties: figures,
    captured: t.readonlyArray(region),
    politics,
    fellowship: fellowshipOf(printed),
    tiles: tilesOf(printed),
    dice,
    cards: cardsOf(printed),
    partners: printed.partners ? partnersOf(printed) : t.undefined,
  })
  return t.intersection([base, t.partial({ beside })])
}

const outcome = t.type({
  winners: t.readonlyArray(oneOf<Seat>('a seat', [...SEATS, ...PARTNER_SEATS])),
  reason: t.string,
  rule: oneOf('a rule that ends the war', ENDING_RULES),
  scores: t.record(t.string, t.number),
})

/** What is read of a saved state or of a view of it, given its printed tables. */
export const seenCodecOf = (printed: Printed) =>
  t.type({
    config: printed.config,
    table: tableOf(printed),
    stack: t.readonlyArray(t.type({ kind: t.string, vars: t.unknown })),
    outcome: anyOf(t.null, outcome),
  })
/** A saved state or a view of it. */
export type Seen = t.TypeOf<ReturnType<typeof seenCodecOf>>
/** The table in it. */
export type SeenTable = Seen['table']

/** A battle; pairs are [attacker, defender]. */
export const battleVars = t.type({
  kind: oneOf('a kind of battle', BATTLE_KINDS),
  side: oneOf('a side', SIDES),
  from: place,
  to: place,
  round: natural,
  combat: anyOf(t.null, t.type({ played: t.tuple([t.unknown, t.unknown]) })),
})
/** Combat cards being chosen. */
export const commitVars = t.type({ chosen: t.tuple([t.unknown, t.unknown]) })
