/** The JSON of the table: every fact by printed names. A save holds it; a view has `hidden` in places. */
import type { Json } from '../../kernel/hash'
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { CopyId } from './copies'
import type { BattlegroundId, BySide, PathId, Seat, SEAT_ZONES, Side } from './ids'

/** In place of what a viewer may not know. */
export type Hidden = 'hidden'
/** A pile of a seat, or its hand. */
export type PileName = (typeof SEAT_ZONES)[number]
/** Where a card is: in a pile or the reserve of its owner, at a location, or on the card that wields it. */
export type Place = PileName | 'playing' | 'reserve' | 'path' | BattlegroundId | `on ${CopyId}`
/** Where a battleground is: in the deck of its side, active, or in the scoring area of a side. */
export type GroundPlace = 'deck' | 'active' | Side
/** Where a path is: not used yet, active, in the scoring area of a side, or set aside for nobody. */
export type PathPlace = 'unused' | 'active' | Side | 'nobody'

/** Combat tokens. */
export interface TokensJson {
  /** What they lie on: a location or a card. */
  readonly on: 'path' | BattlegroundId | CopyId
  readonly attack: number
  readonly defense: number
}

/** What lies on the table. */
export interface TableJson {
  /** Where each card of this game is. A card that is out of hand and not yet where it goes is `playing`. */
  readonly at: Readonly<Partial<Record<CopyId, Place | Hidden>>>
  /** The cards that lie face down, by the piles in which they can be for all that everybody has seen. */
  readonly may: Readonly<Partial<Record<string, ReadonlyArray<CopyId>>>>
  /** The top card of a draw deck, where its player knows it. */
  readonly tops: Readonly<Partial<Record<Seat, CopyId | Hidden>>>
  /** Where each battleground of this game is. */
  readonly battlegrounds: Readonly<Partial<Record<BattlegroundId, GroundPlace>>>
  /** Active battlegrounds out of the area of the side that attacks them: their printed defense is off. */
  readonly bared: ReadonlyArray<BattlegroundId>
  /** Where each path of this game is. */
  readonly paths: Readonly<Partial<Record<PathId, PathPlace>>>
  /** Combat tokens on active locations and on cards there. */
  readonly tokens: ReadonlyArray<TokensJson>
  readonly corruption: number
  /** Seats whose Ring token can be used. */
  readonly rings: ReadonlyArray<Seat>
  readonly round: number
  /** The place in the turn order that holds the starting player token, counted from 0. */
  readonly starter: number
  /** The place in the turn order whose turn it is in the action step; null outside it. */
  readonly turn: number | null
  /** Cards played this round. */
  readonly played: ReadonlyArray<CopyId>
  /** Cards whose text for once a round was used this round. */
  readonly used: ReadonlyArray<CopyId>
  /** Events whose text holds until the round ends. */
  readonly lasting: ReadonlyArray<CopyId>
  /** In a view: how many cards lie in each pile of the others. */
  readonly hiddenCards?: Readonly<Partial<Record<Seat, Readonly<Record<PileName, number>>>>>
}

/** A pile or a hand: the cards the viewer knows to be in it, and how many others. */
export interface Pile {
  readonly cards: ReadonlyArray<CopyId>
  readonly hidden: number
}

/** An army or a character in play. */
export interface CardInPlay {
  readonly card: CopyId
  /** The items on it, whoever owns them. */
  readonly items: ReadonlyArray<CopyId>
  /** The tokens on it. */
  readonly attack: number
  readonly defense: number
  /** Whether it was played into reserve this round, and waits. */
  readonly waits: boolean
}

/** What a seat has. */
export interface SeatCards {
  readonly side: Side
  readonly piles: Readonly<Record<PileName, Pile>>
  readonly reserve: ReadonlyArray<CardInPlay>
  /** Whether it has passed since the last action. */
  readonly passed: boolean
}

/** A location that is fought over in this round. */
export interface ActiveLocationCards {
  readonly location: BattlegroundId | PathId
  /** What actions call it. */
  readonly place: 'path' | BattlegroundId
  readonly cards: ReadonlyArray<CardInPlay>
  /** Whether its printed defense is off. */
  readonly bared: boolean
  /** The tokens on the location itself. */
  readonly attack: number
  readonly defense: number
}

/** What follows from the table and is wanted summed up. */
export interface Derived {
  /** Who holds the starting player token, and whose turn it is in the action step. */
  readonly starter: Seat
  readonly turn: Seat | null
  /** The points of each side that lie on the table: Ring tokens are added only at the end. */
  readonly score: BySide<number>
  readonly seats: Readonly<Partial<Record<Seat, SeatCards>>>
  /** The active locations, the path first. */
  readonly locations: ReadonlyArray<ActiveLocationCards>
}

/** What `read` tells of a state or a view: its JSON, and what follows from it. */
export interface TableReading {
  readonly game: string
  readonly schemaVersion: number
  /** Who looks; null for the whole state. */
  readonly viewer: Seat | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  readonly chance: Json
  /** What is being done and asked, from the outside in. */
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string; readonly vars: Json }>
  readonly table: TableJson
  readonly outcome: Outcome<Seat, RuleId> | null
  readonly derived: Derived
}

/** Single fields of the table of a state, each at its own cost: for those who look at many states. */
export type Glance = <K extends Exclude<keyof TableJson, 'hiddenCards'>>(field: K) => TableJson[K]
