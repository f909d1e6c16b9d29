/**
 * The form of a saved state or of a view of one, as far as the readable table needs it: names are checked,
 * numbers are small. A view has `hidden` in places, and says how many pieces and cards it hides.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, natural, oneOf } from '../../kernel/codec'
import { allNamed, someNamed, keysOf } from '../../kernel/named'
import { RULEBOOK } from '../rulebook'
import { configCodec } from '../model/codecs'
import { COMBAT_CARD_IDS, REGION_IDS, SEATS, SIDES, SPECIAL_CARD_IDS, TILE_IDS } from '../model/ids'

const MANY = 100
const tile = oneOf('a piece', TILE_IDS)
const tiles = t.readonlyArray(tile)
const region = oneOf('a region', REGION_IDS)
const card = oneOf('a combat card', COMBAT_CARD_IDS)
const maybeCard = anyOf(t.null, card)
const cards = t.readonlyArray(card)
const specials = t.readonlyArray(oneOf('a special card', SPECIAL_CARD_IDS))
const arrangement = someNamed('places of pieces', TILE_IDS, region)
/** The sides as a view counts them. */
const NUMBERS = ['0', '1'] as const

const shown = t.type({
  at: allNamed(
    'the place of each piece',
    TILE_IDS,
    oneOf('a place', [...REGION_IDS, 'hidden', 'unplaced', 'defeated']),
  ),
  variant: tiles,
  facesKnown: tiles,
  revealed: tiles,
  forGood: tiles,
  spied: tiles,
  hand: cards,
  discard: cards,
  special: specials,
  used: specials,
  ringbearer: tile,
  compelled: anyOf(t.null, tile, t.literal('hidden')),
  compelledIn: anyOf(t.null, region),
  turn: anyOf(t.null, oneOf('a side', SIDES)),
  cardThisTurn: t.boolean,
  turns: natural,
  worlds: t.tuple([t.readonlyArray(arrangement), t.readonlyArray(arrangement)]),
  extraStep: anyOf(
    t.undefined,
    t.type({
      from: region,
      at: region,
      same: t.boolean,
      moved: t.boolean,
      by: t.readonlyArray(anyOf(t.null, tile)),
    }),
  ),
  game: anyOf(t.literal(0), t.literal(1)),
  points: t.tuple([natural, natural]),
})
const kept = t.partial({
  hiddenPieces: someNamed('hidden pieces', NUMBERS, someNamed('pieces by region', REGION_IDS, below(MANY))),
  hiddenSpecials: someNamed('hidden special cards', NUMBERS, below(MANY)),
})

const outcome = t.type({
  winners: t.readonlyArray(oneOf('a seat', SEATS)),
  reason: t.string,
  rule: oneOf('a rule', keysOf(RULEBOOK)),
  scores: t.record(t.string, t.number),
})

/** What is read of a saved state or of a view of it. */
export const seenCodec = t.type({
  config: configCodec,
  table: t.intersection([shown, kept]),
  stack: t.readonlyArray(t.type({ kind: t.string, vars: t.unknown })),
  outcome: anyOf(t.null, outcome),
})
/** A saved state or a view of it. */
export type Seen = t.TypeOf<typeof seenCodec>
/** The table in it. */
export type SeenTable = Seen['table']

const settled = anyOf(tiles, below(TILE_IDS.length))
/** The tiles that each side has settled in a draft; of a side that is hidden their number. */
export const draftVars = t.type({ settled: t.tuple([settled, settled]) })
/** An attack: pieces are told by their tile, or by a mark if they are hidden. */
export const attackVars = t.type({ region, attacker: t.string, defender: anyOf(t.null, t.string) })
/** A battle: pairs are [Fellowship, Sauron]. */
export const battleVars = t.type({
  region,
  attacker: oneOf('a side', SIDES),
  fighters: t.tuple([t.string, t.string]),
  played: t.tuple([maybeCard, maybeCard]),
  fetched: t.tuple([maybeCard, maybeCard]),
})
const chosen = anyOf(maybeCard, oneOf('no card', ['hidden', 'not asked']))
/** Cards being chosen. */
export const cardsVars = t.type({ chosen: t.tuple([chosen, chosen]) })
