/** The variables of the Hunt and its tiles (chapter IX). */
import type { Bits, CardIx, CharacterIx, TileIx } from '../indices'

/** A Hunt: dice to roll, dice that may be rolled again, successes. */
export interface HuntVars {
  readonly level: number
  readonly rolling: number
  readonly again: number
  readonly failed: number
  readonly successes: number
  /** What every die counts more by a card. */
  readonly bonus: number
}
/** Why a Hunt tile is drawn: `declaration` if a card draws it for one in a refuge of the Free Peoples. */
export const TILE_REASONS = ['hunt', 'mordor', 'stronghold', 'card', 'declaration'] as const
/** Why a Hunt tile is drawn; `fire` if a character bars the way (chapter XII). */
export type TileReason = (typeof TILE_REASONS)[number] | 'fire'
/**
 * How a tile is borne: as the Free Peoples like, by the Ring alone, by a Companion drawn at random as long as
 * there is one, or not at all because so many Companions leave instead.
 */
export const BEARINGS = ['free', 'ring', 'random', 'separate'] as const
/** How a tile is borne. */
export type Bearing = (typeof BEARINGS)[number]
/** How the Free Peoples can bear Hunt damage. */
export const DAMAGE_ANSWERS = [
  'takeCorruption',
  'loseGuide',
  'loseRandom',
  'guideLeaves',
  'revealSelf',
  'useCard',
] as const
/** How the Free Peoples bear Hunt damage. */
export type DamageAnswer = (typeof DAMAGE_ANSWERS)[number]
/**
 * A Hunt tile being drawn and resolved; -1 for none drawn. `newTile` begins one.
 *
 * @internal
 */
export interface TileVars {
  readonly why: TileReason
  readonly bearing: Bearing
  readonly successes: number
  readonly tile: TileIx
  /** A tile in whose place this one was drawn, which goes back into the pool at the end; -1 for none. */
  readonly replaced: TileIx
  /** The card by which it was drawn in the place of another; -1 for none. */
  readonly card: CardIx
  /** Whether a card has prevented the draw. */
  readonly prevented: boolean
  readonly damage: number
  /** Whether the Fellowship will be revealed. */
  readonly reveals: boolean
  /** Whether the Guide at the draw was Gollum: he does not help with the tile that brought him. */
  readonly gollum: boolean
  /** Whether a Companion has been lost to this tile. */
  readonly casualty: boolean
  /** What the Free Peoples have answered and what is being done, null between two answers. */
  readonly answer: DamageAnswer | null
  /** A Companion just lost who comes back on the map: set aside until his region is chosen; -1 for none. */
  readonly lost: CharacterIx
  /** Companions separated to lessen the damage: set aside until their region is chosen. */
  readonly leaving: Bits
  /** Where answers are in order: whether the time for cards on the table is over. */
  readonly cardsOver?: true | undefined
  /** Where answers are in order: who was Guide when a Companion was lost, and has no say any more. */
  readonly former?: CharacterIx | undefined
  /** A second tile that goes back into the pool at the end; only where two can be replaced. */
  readonly also?: TileIx | undefined
}
