/**
 * A glance at the table: single facts of a state by printed names, each at the price of that fact alone. It
 * is for players and searches that look at thousands of states a second; the reader tells all of it at once,
 * in the same words.
 */
import type { BySide, CharacterId, CombatCardId, RegionId, Seat, Side, TileId } from './ids'

/** A piece, and where it stands; null if it is not on the board. */
export interface PieceGlance {
  readonly region: RegionId | null
  readonly character: CharacterId
  /** Whether both players know the face, although perhaps not where the piece stands. */
  readonly faceKnown: boolean
  readonly revealed: boolean
}

/** The battle that is fought now. */
export interface BattleGlance {
  readonly attacker: Side
  readonly fighters: BySide<TileId>
  /** The strength of the Fellowship's fighter shown at the start, if it was. */
  readonly shownStrength: number | null
  /** The card of each side that lies open: the one fetched, or else the one put down. */
  readonly cards: BySide<CombatCardId | null>
}

/** Facts of a state, each asked for by itself. */
export interface Glance {
  /** Turns begun. */
  readonly turn: number
  /** The kind of question that is asked now, or of what else is under way. */
  readonly asked: string
  readonly ringbearer: TileId
  readonly battle: BattleGlance | null
  /** Who attacks where, while it is asked whom. */
  readonly attack: { readonly attacker: TileId; readonly region: RegionId } | null
  /** The side that a seat plays in this game. */
  readonly sideOf: (seat: Seat) => Side
  /** A piece by its tile. */
  readonly piece: (tile: TileId) => PieceGlance
  /** Whether a combat card is in its owner's hand. */
  readonly inHand: (card: CombatCardId) => boolean
  /** How many arrangements of a side's pieces the opponent must reckon with, not all as likely (R40). */
  readonly arrangements: (side: Side) => number
  /** Where a piece stands in one of them; null if it has not been shown. */
  readonly shownAt: (tile: TileId, arrangement: number) => RegionId | null
}
