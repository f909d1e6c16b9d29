/**
 * What lies on the table: pieces, hands, piles, and what each side has been shown of the other.
 * Integers inside: a piece is its tile's index (0-8 Fellowship, 9-17 Sauron), sets are bits.
 */
import type { Ix } from '../../kernel/row'

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

/** Where a piece is that was defeated. */
export const DEFEATED = -1
/** Where a piece is that has not been placed yet. */
export const UNPLACED = -2

/**
 * One arrangement that fits everything shown so far: for each of a side's nine tiles the region where it
 * stands if it has been shown, else -1. Tiles never shown stand wherever hidden pieces are left over.
 */
export type World = ReadonlyArray<RegionIx>

/** The extra step of a card, as both players can follow it until the turn is over. */
export interface ExtraStep {
  readonly from: RegionIx
  /** Where the piece that makes it stands. */
  readonly at: RegionIx
  /** Whether the same piece makes the move that follows, or another one. */
  readonly same: boolean
  /** Whether that move has been made. */
  readonly moved: boolean
  /** Who makes it in each world of the side to move, in their order; -1 for one never shown. */
  readonly by: ReadonlyArray<PieceIx>
}

/** The table. */
export interface Table {
  /** Region of each of the eighteen pieces, or DEFEATED, or UNPLACED. */
  readonly at: ReadonlyArray<RegionIx>
  /** Pieces fielded with their variant face. */
  readonly variant: Bits
  /** Pieces whose face both players know, although perhaps not where they stand. */
  readonly facesKnown: Bits
  /** Pieces that are revealed at this moment. */
  readonly revealed: Bits
  /** Pieces that stay revealed after the battle and the turn. */
  readonly forGood: Bits
  /** Pieces revealed until Sauron's turn is over. */
  readonly spied: Bits
  /** Combat cards in hand, both sides. */
  readonly hand: Bits
  /** Combat cards on the discard piles, both sides. */
  readonly discard: Bits
  /** Special cards that may be used in this game, both sides; a used one stays in the set. */
  readonly special: Bits
  /** Special cards used. */
  readonly used: Bits
  /** The piece that bears the ring. */
  readonly ringbearer: PieceIx
  /** The piece that Sauron must move in his next turn, or -1; and the region where it was named. */
  readonly compelled: PieceIx
  readonly compelledIn: RegionIx
  /** Whose turn it is, or -1 before the first. */
  readonly turn: SideIx | -1
  /** Whether a special card has been used in this turn. */
  readonly cardThisTurn: boolean
  /** Turns begun so far. */
  readonly turns: number
  /** For each side, the arrangements of its pieces that the opponent must reckon with. */
  readonly worlds: readonly [ReadonlyArray<World>, ReadonlyArray<World>]
  /** The extra step of this turn, undefined if none is made. */
  readonly extraStep: ExtraStep | undefined
  /** Which game of the match is played: 0 the first (or only one), 1 the second. */
  readonly game: 0 | 1
  /** Points of the players `first` and `second` from earlier games of the match. */
  readonly points: readonly [number, number]
}

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
