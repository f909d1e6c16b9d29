/**
 * The readable table: everything that lies on the table by its printed name, each fact in one place, for
 * people and front ends. Of piles that a viewer may not look through it tells the cards that everybody knows
 * to be there, and how many others. What a name means is looked up with `card`, `battleground`, `path` and
 * `scenario`.
 */
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { CopyId } from './copies'
import type { BattlegroundId, BySide, PathId, Seat, Side, Token } from './ids'

/** In place of what the viewer may not know. */
export type Hidden = 'hidden'

/** A pile or a hand: the cards the viewer knows to be in it, and how many others. */
export interface PileReading {
  readonly cards: ReadonlyArray<CopyId>
  readonly hidden: number
}

/** How many tokens of each kind. */
export type TokensReading = Readonly<Record<Token, number>>

/** An army or a character in play. */
export interface CardReading {
  readonly card: CopyId
  /** The items on it, whoever owns them. */
  readonly items: ReadonlyArray<CopyId>
  readonly tokens: TokensReading
  /** Whether it was played into reserve this round, and waits. */
  readonly waits: boolean
}

/** What a seat has. */
export interface SeatReading {
  readonly side: Side
  readonly hand: PileReading
  readonly deck: PileReading
  readonly cycle: PileReading
  readonly eliminated: PileReading
  /** Cards that a text has set apart. */
  readonly aside: PileReading
  /** The top card of the draw deck; null if nobody knows it. */
  readonly top: CopyId | Hidden | null
  readonly reserve: ReadonlyArray<CardReading>
  /** Whether the Ring token can be used. */
  readonly ringToken: boolean
  /** Whether it has passed since the last action. */
  readonly passed: boolean
}

/** A location that is fought over in this round. */
export interface ActiveReading<Id extends BattlegroundId | PathId> {
  readonly location: Id
  readonly cards: ReadonlyArray<CardReading>
  readonly tokens: TokensReading
}

/** A battleground that is fought over in this round. */
export interface GroundReading extends ActiveReading<BattlegroundId> {
  /** Whether its printed defense is off, because it came out of the area of its attackers. */
  readonly bared: boolean
}

/** What a side has scored. */
export interface SideReading {
  /** Points that lie on the table: Ring tokens are added only at the end. */
  readonly score: number
  readonly battlegrounds: ReadonlyArray<BattlegroundId>
  readonly paths: ReadonlyArray<PathId>
  /** The battlegrounds left in the deck of the side. */
  readonly deck: ReadonlyArray<BattlegroundId>
}

/** The whole table. */
export interface TableReading {
  readonly game: 'card-game'
  /** Who looks; null for the whole state. */
  readonly viewer: Seat | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  readonly round: number
  /** Who holds the starting player token, and whose turn it is in the Action step. */
  readonly starter: Seat
  readonly turn: Seat | null
  readonly seats: Readonly<Partial<Record<Seat, SeatReading>>>
  readonly sides: BySide<SideReading>
  readonly corruption: number
  readonly path: ActiveReading<PathId> | null
  readonly battlegrounds: ReadonlyArray<GroundReading>
  readonly unusedPaths: ReadonlyArray<PathId>
  /** Paths for which nobody got anything. */
  readonly nobodysPaths: ReadonlyArray<PathId>
  /** Cards played this round, texts used that are once a round, events that hold until its end. */
  readonly played: ReadonlyArray<CopyId>
  readonly used: ReadonlyArray<CopyId>
  readonly lasting: ReadonlyArray<CopyId>
  /** Cards on their way into play, and events while they are carried out. */
  readonly playing: ReadonlyArray<CopyId>
  /** What is being asked or done, from the outside in: kinds of frames. */
  readonly underWay: ReadonlyArray<string>
  readonly outcome: Outcome<Seat, RuleId> | null
}
