/** The JSON of the table: every fact by printed names. A save holds it; a view has `hidden` in places. */
import type { CopyId } from './copies'
import type { BattlegroundId, PathId, Seat, SEAT_ZONES, Side } from './ids'

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
