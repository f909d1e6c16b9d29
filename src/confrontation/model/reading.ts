/**
 * The readable table: everything that lies on the table by its printed name, each fact in one place, for
 * people and front ends. Where a viewer may not know something it says `hidden`. What a name means is
 * looked up with `character`, `combatCard`, `specialCard` and `region`.
 */
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { Arrangement, ExtraStepJson, Hidden } from './json'
import type { BySide, CharacterId, CombatCardId, RegionId, Seat, Side, SpecialCardId, TileId } from './ids'

/** A piece as far as the viewer knows it. */
export interface PieceReading {
  readonly tile: TileId
  /** The face with which it is fielded; null until it is chosen in a draft. */
  readonly character: CharacterId | Hidden | null
  /** Whether both players know the face, although perhaps not where the piece stands. */
  readonly faceKnown: boolean
  /** Whether it is revealed at this moment. */
  readonly revealed: boolean
  /** Whether it stays revealed after the battle and the turn. */
  readonly forGood: boolean
  /** Whether it is revealed until Sauron's turn is over. */
  readonly spied: boolean
  readonly bearsRing: boolean
}

/** The pieces of a side in one place: those the viewer knows, and how many others. */
export interface GroupReading {
  readonly pieces: ReadonlyArray<PieceReading>
  readonly hidden: number
}

/** What a side has beside its pieces on the board. */
export interface SideReading {
  /** Pieces that wait to be placed. */
  readonly unplaced: GroupReading
  readonly defeated: ReadonlyArray<PieceReading>
  /** Pieces of which the viewer does not know where they are: those that are counted as hidden. */
  readonly unseen: ReadonlyArray<PieceReading>
  /** Combat cards in hand and on the discard pile. */
  readonly hand: ReadonlyArray<CombatCardId>
  readonly discard: ReadonlyArray<CombatCardId>
  /** Special cards that may still be used, as far as they are known, and how many others. */
  readonly special: ReadonlyArray<SpecialCardId>
  readonly hiddenSpecial: number
  readonly used: ReadonlyArray<SpecialCardId>
  /** The arrangements of its shown pieces that the opponent must reckon with, not all as likely (R40). */
  readonly arrangements: ReadonlyArray<Arrangement>
}

/** The card of a side in a battle. */
export interface LaidReading {
  /** The card chosen while both choose; `hidden` if only its owner knows it. */
  readonly chosen: CombatCardId | Hidden | null
  /** The card put down, and the one fetched with it. */
  readonly played: CombatCardId | null
  readonly fetched: CombatCardId | null
}

/** An attack, and the battle that is fought in it. */
export interface BattleReading {
  readonly region: RegionId
  readonly attacker: Side
  /** The piece of each side that fights; null until the opponent is chosen or drawn. */
  readonly fighters: BySide<TileId | Hidden | null>
  readonly cards: BySide<LaidReading>
}

/** The whole table. */
export interface TableReading {
  readonly game: 'confrontation'
  /** Who looks; null for the whole state. */
  readonly viewer: Seat | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  /** Which game of the match this is, and the points from earlier ones. */
  readonly match: { readonly game: 1 | 2; readonly points: Readonly<Record<'first' | 'second', number>> }
  /** Whose turn it is (null before the first), turns begun, and whether a special card was used in it. */
  readonly turn: { readonly side: Side | null; readonly number: number; readonly specialUsed: boolean }
  readonly regions: Readonly<Record<RegionId, BySide<GroupReading>>>
  readonly sides: BySide<SideReading>
  /** The piece that Sauron must move in his next turn, and the region where it was named. */
  readonly compelled: { readonly tile: TileId | Hidden; readonly region: RegionId | null } | null
  /** The extra step of this turn; `by` says who makes it in each arrangement, null for one never shown. */
  readonly extraStep: ExtraStepJson | null
  readonly battle: BattleReading | null
  /** What is being asked or done, from the outside in: kinds of frames. */
  readonly underWay: ReadonlyArray<string>
  readonly outcome: Outcome<Seat, RuleId> | null
}
