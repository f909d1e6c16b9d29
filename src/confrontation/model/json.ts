/** The JSON of the table: every fact by printed names. A save holds it; a view has `hidden` in places. */
import type { CombatCardId, RegionId, Side, SpecialCardId, TileId } from './ids'

/** In place of what a viewer may not know. */
export type Hidden = 'hidden'
/** Where a piece is. */
export type PlaceName = RegionId | 'unplaced' | 'defeated'
/** An arrangement of pieces that were shown: where each of them stands. */
export type Arrangement = Readonly<Partial<Record<TileId, RegionId>>>
/** A side by its number: 0 the Fellowship, 1 Sauron. */
export type SideNumber = '0' | '1'

/** The extra step of a card, as both players can follow it until the turn is over. */
export interface ExtraStepJson {
  readonly from: RegionId
  /** Where the piece that makes it stands. */
  readonly at: RegionId
  /** Whether the same piece makes the move that follows, or another one. */
  readonly same: boolean
  /** Whether that move has been made. */
  readonly moved: boolean
  /** Who makes it in each arrangement of the side to move, in their order; null for one never shown. */
  readonly by: ReadonlyArray<TileId | null>
}

/** What lies on the table. Pairs are [Fellowship, Sauron], unless said otherwise. */
export interface TableJson {
  /** Where each piece is; a piece is named by its tile. */
  readonly at: Readonly<Record<TileId, PlaceName | Hidden>>
  /** Pieces fielded with their variant face. */
  readonly variant: ReadonlyArray<TileId>
  /** Pieces whose face both players know, although perhaps not where they stand. */
  readonly facesKnown: ReadonlyArray<TileId>
  /** Pieces that are revealed at this moment. */
  readonly revealed: ReadonlyArray<TileId>
  /** Pieces that stay revealed after the battle and the turn. */
  readonly forGood: ReadonlyArray<TileId>
  /** Pieces revealed until Sauron's turn is over. */
  readonly spied: ReadonlyArray<TileId>
  /** Combat cards in hand, both sides. */
  readonly hand: ReadonlyArray<CombatCardId>
  /** Combat cards on the discard piles, both sides. */
  readonly discard: ReadonlyArray<CombatCardId>
  /** Special cards that may be used in this game, both sides; a used one stays in the list. */
  readonly special: ReadonlyArray<SpecialCardId>
  /** Special cards used. */
  readonly used: ReadonlyArray<SpecialCardId>
  /** The piece that bears the ring. */
  readonly ringbearer: TileId
  /** The piece that Sauron must move in his next turn. */
  readonly compelled: TileId | Hidden | null
  /** The region where that piece was named. */
  readonly compelledIn: RegionId | null
  /** Whose turn it is, null before the first. */
  readonly turn: Side | null
  /** Whether a special card has been used in this turn. */
  readonly cardThisTurn: boolean
  /** Turns begun so far. */
  readonly turns: number
  /** For each side, the arrangements of its shown pieces that the opponent must reckon with (R40). */
  readonly worlds: readonly [ReadonlyArray<Arrangement>, ReadonlyArray<Arrangement>]
  /** The extra step of this turn, missing if none is made. */
  readonly extraStep?: ExtraStepJson | undefined
  /** Which game of the match is played: 0 the first (or only one), 1 the second. */
  readonly game: 0 | 1
  /** Points of the players `first` and `second` from earlier games of the match. */
  readonly points: readonly [number, number]
  /** In a view: how many hidden pieces of the sides that the viewer may not look behind stand where. */
  readonly hiddenPieces?:
    Readonly<Partial<Record<SideNumber, Readonly<Partial<Record<RegionId, number>>>>>> | undefined
  /** In a view: how many special cards they have picked in secret and not used. */
  readonly hiddenSpecials?: Readonly<Partial<Record<SideNumber, number>>> | undefined
}
