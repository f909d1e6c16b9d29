/**
 * A glance at the table: single facts of a state by printed names, each at the price of that fact alone. It
 * is for players and searches that look at thousands of states a second; the reader tells all of it at once,
 * in the same words.
 */
import type { BattleSummary, BesideJson, FellowshipJson } from './json'
import type { BySide, HuntTileId, Nation, PieceId, RegionId, Seat, Side } from './ids'

/** How many units and Leaders of a side stand together. */
export interface ArmyGlance {
  readonly regulars: number
  readonly elites: number
  readonly leaders: number
}

/** The Fellowship, and how many Companions are with the Ring-bearers. */
export interface FellowshipGlance extends FellowshipJson {
  readonly companions: number
}

/** Dice and Elven Rings of a side. */
export interface DiceGlance {
  /** How many dice it has in this turn. */
  readonly pool: number
  readonly huntBox: number
  readonly elvenRings: number
}

/** Which battle is fought, and where. */
export type BattleGlance = Pick<BattleSummary, 'kind' | 'attacker' | 'from' | 'to'>

/** The way of the Fellowship while its next step is asked for. */
export interface WayGlance {
  /** Whether the Fellowship was declared; otherwise it was revealed. */
  readonly declared: boolean
  /** Where it has come so far. */
  readonly at: RegionId
  /** How many regions it may still go. */
  readonly left: number
}

/** Facts of a state, each asked for by itself. */
export interface Glance {
  /** Turns begun. */
  readonly turn: number
  /** The kind of question that is asked now, or of what else is under way. */
  readonly asked: string
  readonly fellowship: FellowshipGlance
  readonly dice: BySide<DiceGlance>
  /** The battle that is fought now. */
  readonly battle: BattleGlance | null
  /** The way of the Fellowship while it is asked for. */
  readonly way: WayGlance | null
  /** The damage of the Hunt while it is asked how to bear it. */
  readonly damage: number | null
  /** The Hunt tile that was drawn last, while it is dealt with. */
  readonly tile: HuntTileId | null
  /** Figures that are no units, where Twilight of the Third Age is played. */
  readonly beside: BesideJson | null
  /** The side that a seat plays. */
  readonly sideOf: (seat: Seat) => Side
  /** How many cards a seat holds. */
  readonly hand: (seat: Seat) => number
  /** The victory points of a side so far. */
  readonly victoryPoints: (side: Side) => number
  /** The units and Leaders of a side in the field of a region; null if it has none there. */
  readonly field: (side: Side, region: RegionId) => ArmyGlance | null
  /** Those of a side shut up inside the Stronghold of a region. */
  readonly inside: (side: Side, region: RegionId) => ArmyGlance | null
  /** Whether the enemy of its home has captured the Settlement of a region. */
  readonly isCaptured: (region: RegionId) => boolean
  /** Steps that a Nation is away from war. */
  readonly stepsToWar: (nation: Nation) => number
  /** How many units or Leaders of a kind can still be recruited. */
  readonly reinforcements: (piece: PieceId) => number
  /** How many units or Leaders of a kind are lost for good. */
  readonly casualties: (piece: PieceId) => number
}
