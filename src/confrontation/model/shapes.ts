/** Shapes of single values: indices inside, printed names in JSON. Pieces are named by their tile. */
import type { Ix } from '../../kernel/row'
import { literal, oneOf, oneOrNone, setOf, word, type Shape } from '../../kernel/sheet/shapes'
import {
  COMBAT_CARD_IDS,
  REGION_IDS,
  SIDES,
  SPECIAL_CARD_IDS,
  TILE_IDS,
  type CombatCardId,
  type RegionId,
  type Side,
  type TileId,
} from './ids'

/** A side by index: 0 the Fellowship, 1 Sauron. */
export type SideIx = 0 | 1
/** A piece by the index of its tile, 0-17. */
export type PieceIx = Ix<'piece'>
/** A region by its place in REGION_IDS. */
export type RegionIx = Ix<'region'>
/** A combat card by its place in COMBAT_CARD_IDS, -1 for none. */
export type CardIx = Ix<'card'>
/** A set of pieces, cards or special cards as bits. */
export type Bits = number

const SIDE_WORDS = [
  ['fellowship', 0],
  ['sauron', 1],
] as const satisfies ReadonlyArray<readonly [Side, SideIx]>
export const side = word<SideIx, Side>('a side', SIDE_WORDS)
export const maybeSide = word<SideIx | -1, Side | null>('a side or null', [...SIDE_WORDS, [null, -1]])

export const region: Shape<RegionIx, RegionId> = oneOf('a region', REGION_IDS)
export const maybeRegion: Shape<RegionIx, RegionId | null> = oneOrNone('a region', REGION_IDS)
export const piece: Shape<PieceIx, TileId> = oneOf('a tile', TILE_IDS)
export const maybePiece: Shape<PieceIx, TileId | null> = oneOrNone('a tile', TILE_IDS)
export const card: Shape<CardIx, CombatCardId> = oneOf('a combat card', COMBAT_CARD_IDS)
export const maybeCard: Shape<CardIx, CombatCardId | null> = oneOrNone('a combat card', COMBAT_CARD_IDS)
export const pieces = setOf('tiles', TILE_IDS)
export const cards = setOf('combat cards', COMBAT_CARD_IDS)
export const specials = setOf('special cards', SPECIAL_CARD_IDS)
export const special = literal('a special card', SPECIAL_CARD_IDS)
/** The tiles of each side. */
export const SIDE_TILES: readonly [ReadonlyArray<TileId>, ReadonlyArray<TileId>] = [
  TILE_IDS.slice(0, TILE_IDS.length / SIDES.length),
  TILE_IDS.slice(TILE_IDS.length / SIDES.length),
]
