/** The words that variables of frames choose from, and what cards and events say in the same words. */
import type { RuleId } from '../../rulebook'

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
/** Why cards are drawn: because a turn begins, or with a die. */
export const DRAW_REASONS = [
  'events.drawing',
  'events.drawAction',
  'events.playing',
  'character.sorcerer',
  'character.gandalfTheGrey',
  'events.onTable',
] as const
/** What sort of battle it is: in the open, against a garrison, out of a Stronghold, against besiegers. */
export const BATTLE_KINDS = ['field', 'siege', 'sortie', 'relief'] as const
/** What sort of battle it is. */
export type BattleKind = (typeof BATTLE_KINDS)[number]
/** How a battle can end. */
export const BATTLE_ENDS = ['ceased', 'withdrawn', 'retreated', 'won', 'lost', 'both'] as const
/** How a battle can end. */
export type BattleEnd = (typeof BATTLE_ENDS)[number]
/** What a player chose to do by a card. */
export const OPTIONS = ['move', 'hunt'] as const
/**
 * How a card lets Companions go.
 *
 * @internal
 */
export interface Stride {
  /** The Level that counts as theirs, 0 for their own. */
  readonly level: number
  /** How many regions farther. */
  readonly farther: number
  /** Whether they may end in a besieged Stronghold. */
  readonly besieged: boolean
  /** Whether they do not move at all. */
  readonly stays: boolean
}
/** As Companions go without a card. */
export const USUAL_STRIDE: Stride = Object.freeze({ level: 0, farther: 0, besieged: false, stays: false })

/* The rules by which the war ends (chapter X). */

/** Corruption, the Crack of Doom, and the victory points of either side. */
export const ENDING_RULES = [
  'victory.corruption',
  'victory.ring',
  'victory.shadow',
  'victory.freePeoples',
] as const satisfies ReadonlyArray<RuleId>

/** A rule by which the war ends. */
export type EndingRule = (typeof ENDING_RULES)[number]
