/**
 * What lies on the table, described once: pieces, hands, piles, and what each side has been shown of the
 * other. `json.ts` says what each field means. Inside a piece is its tile's index (0-8 Fellowship, 9-17
 * Sauron), sets are bits.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf } from '../../kernel/codec'
import { listOf, maybe, outside, pairOf, record, rowOf, sparseOf } from '../../kernel/sheet/records'
import { flag, number, word } from '../../kernel/sheet/shapes'
import { REGION_IDS, SPECIAL_CARD_IDS, TILE_IDS, type TileId } from './ids'
import type { Hidden, PlaceName, TableJson } from './json'
import {
  cards,
  maybePiece,
  maybeRegion,
  maybeSide,
  piece,
  pieces,
  region,
  SIDE_TILES,
  specials,
  type PieceIx,
  type RegionIx,
} from './shapes'

export type { Bits, CardIx, PieceIx, RegionIx, SideIx } from './shapes'

/** Where a piece is that was defeated. */
export const DEFEATED = -1
/** Where a piece is that has not been placed yet. */
export const UNPLACED = -2

const PLACES: ReadonlyArray<readonly [PlaceName, RegionIx]> = [
  ...REGION_IDS.map((id, ix): [PlaceName, RegionIx] => [id, ix]),
  ['unplaced', UNPLACED],
  ['defeated', DEFEATED],
]
const place = word('a place', PLACES)

/** The worlds of a side: for each of its nine tiles the region where it was shown, else -1. */
const worlds = (side: 0 | 1) =>
  listOf(sparseOf('where tiles were shown', SIDE_TILES[side], region, -1 as RegionIx))

const extraStep = record({
  from: region,
  at: region,
  same: flag,
  moved: flag,
  by: listOf(maybePiece),
})

const table = record({
  at: rowOf('the place of each tile', TILE_IDS, () => place),
  variant: pieces,
  facesKnown: pieces,
  revealed: pieces,
  forGood: pieces,
  spied: pieces,
  hand: cards,
  discard: cards,
  special: specials,
  used: specials,
  ringbearer: piece,
  compelled: maybePiece,
  compelledIn: maybeRegion,
  turn: maybeSide,
  cardThisTurn: flag,
  turns: number(),
  worlds: pairOf(worlds(0), worlds(1)),
  extraStep: maybe(extraStep),
  game: anyOf(t.literal(0), t.literal(1)),
  points: pairOf(number(), number()),
})

/** The shape of the table, the same for every config. */
export const TABLE_SHAPE = outside<TableJson>()(table)

/** In a view: what stands in place of something hidden. */
const HIDDEN = -3
const SIDE_NUMBERS = ['0', '1'] as const
/** The shape of what a viewer sees of the table, or of a whole one: what may be hidden, and how much is. */
export const SEEN_SHAPE = outside<TableJson>()(
  record({
    ...table.fields,
    at: rowOf('the place of each tile', TILE_IDS, () =>
      word<RegionIx, PlaceName | Hidden>('a place', [...PLACES, ['hidden', HIDDEN]]),
    ),
    compelled: word<PieceIx, TileId | Hidden | null>('a tile, hidden or null', [
      ...TILE_IDS.map((id, ix): [TileId, PieceIx] => [id, ix]),
      [null, -1],
      ['hidden', HIDDEN],
    ]),
    hiddenPieces: maybe(
      sparseOf('hidden pieces', SIDE_NUMBERS, sparseOf('by region', REGION_IDS, number(TILE_IDS.length))),
    ),
    hiddenSpecials: maybe(sparseOf('hidden special cards', SIDE_NUMBERS, number(SPECIAL_CARD_IDS.length))),
  }),
)

/** The table. */
export interface Table extends t.TypeOf<typeof TABLE_SHAPE> {}
/** The extra step of a card, as both players can follow it until the turn is over. */
export interface ExtraStep extends t.TypeOf<typeof extraStep> {}
/**
 * One arrangement that fits everything shown so far: for each of a side's nine tiles the region where it
 * stands if it has been shown, else -1. Tiles never shown stand wherever hidden pieces are left over.
 */
export type World = ReadonlyArray<RegionIx>

/** A table being edited: a fresh copy that nobody else holds yet. */
export type TableDraft = { -readonly [K in keyof Table]: Table[K] }

/** A fresh copy of a table to edit. Written out field by field: several times faster than a spread here. */
export const draftOf = (table: Table): TableDraft => ({
  at: table.at,
  variant: table.variant,
  facesKnown: table.facesKnown,
  revealed: table.revealed,
  forGood: table.forGood,
  spied: table.spied,
  hand: table.hand,
  discard: table.discard,
  special: table.special,
  used: table.used,
  ringbearer: table.ringbearer,
  compelled: table.compelled,
  compelledIn: table.compelledIn,
  turn: table.turn,
  cardThisTurn: table.cardThisTurn,
  turns: table.turns,
  worlds: table.worlds,
  extraStep: table.extraStep,
  game: table.game,
  points: table.points,
})
