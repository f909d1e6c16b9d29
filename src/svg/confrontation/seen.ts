/** What of a view of The Confrontation is drawn, read and checked. */
import * as t from 'io-ts/lib/index.js'
import { COMBAT_CARD_IDS, REGION_IDS, SEATS, SIDES, SPECIAL_CARD_IDS, TILE_IDS } from '../../confrontation'
import { allOf, oneOf, outcome, someOf, stack, upTo } from '../read'

const tile = oneOf('a piece', TILE_IDS)
const tiles = t.readonlyArray(tile)
const card = oneOf('a combat card', COMBAT_CARD_IDS)
const special = oneOf('a special card', SPECIAL_CARD_IDS)
const count = upTo(99)
/** The sides as a view counts them. */
const NUMBERS = ['0', '1'] as const

const table = t.type({
  at: allOf(
    'the place of each piece',
    TILE_IDS,
    oneOf('a place', [...REGION_IDS, 'hidden', 'unplaced', 'defeated']),
  ),
  variant: tiles,
  facesKnown: tiles,
  revealed: tiles,
  forGood: tiles,
  spied: tiles,
  hand: t.readonlyArray(card),
  discard: t.readonlyArray(card),
  special: t.readonlyArray(special),
  used: t.readonlyArray(special),
  ringbearer: t.union([t.null, tile]),
  compelled: t.union([t.null, tile, t.literal('hidden')]),
  compelledIn: t.union([t.null, oneOf('a region', REGION_IDS)]),
  turn: t.union([t.null, oneOf('a side', SIDES)]),
  turns: upTo(9999),
  game: upTo(1),
  hiddenPieces: someOf('hidden pieces', NUMBERS, someOf('pieces by region', REGION_IDS, count)),
  hiddenSpecials: someOf('hidden special cards', NUMBERS, count),
})

/** A view of The Confrontation, as far as it is drawn. */
export const seenConfrontation = t.type({
  viewer: oneOf('a viewer', [...SEATS, 'spectator']),
  state: t.type({ table, stack, outcome }),
})
/** A view of The Confrontation, as far as it is drawn. */
export type SeenConfrontation = t.TypeOf<typeof seenConfrontation>
/** The table in it. */
export type SeenTable = SeenConfrontation['state']['table']
/** What is going on. */
export type SeenStack = SeenConfrontation['state']['stack']
