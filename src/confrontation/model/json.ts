/**
 * The JSON of the game: of the table in saves and views, and what `read` returns. Every fact is under its
 * printed name; what a name means is looked up with `character`, `combatCard`, `specialCard` and `region`.
 */
import type { Json } from '../../kernel/hash'
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { BySide, CharacterId, CombatCardId, RegionId, Seat, Side, SpecialCardId, TileId } from './ids'

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

/** A piece as far as the viewer knows it. */
export interface PieceReading {
  readonly tile: TileId
  /** The face with which it is fielded; null until it is chosen in a draft. */
  readonly character: CharacterId | Hidden | null
  /** Whether it is revealed at this moment. */
  readonly revealed: boolean
  readonly bearsRing: boolean
}

/** The pieces of a side in one place: those the viewer knows, and how many others. */
export interface GroupReading {
  readonly pieces: ReadonlyArray<PieceReading>
  readonly hidden: number
}

/** The pieces of a side that are on no region, or of which the viewer does not know on which. */
export interface OffBoard {
  /** Pieces that wait to be placed. */
  readonly unplaced: GroupReading
  readonly defeated: ReadonlyArray<PieceReading>
  /** Pieces that are counted as hidden on regions, or wait to be placed. */
  readonly unseen: ReadonlyArray<PieceReading>
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

/** What follows from the rest of a reading. */
export interface Derived {
  /** Who stands where. */
  readonly regions: Readonly<Record<RegionId, BySide<GroupReading>>>
  readonly offBoard: BySide<OffBoard>
  /** The battle of the frames, or the attack that leads to one. */
  readonly battle: BattleReading | null
}

/** A frame of a save or a view: a procedure or a question under way. */
export interface FrameJson {
  readonly kind: string
  readonly at: string
  readonly vars: Json
}

/** What `read` returns: the JSON of a state or a view, and what follows from it. */
export interface Reading {
  readonly game: 'confrontation'
  readonly schemaVersion: number
  /** Who looks; null for the whole state. */
  readonly viewer: Seat | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  /** The state of chance, `hidden` to a viewer. */
  readonly chance: Json
  readonly table: TableJson
  /** What is under way, from the outside in. In a view a hidden piece has a mark in place of its name. */
  readonly stack: ReadonlyArray<FrameJson>
  readonly outcome: Outcome<Seat, RuleId> | null
  readonly derived: Derived
}
