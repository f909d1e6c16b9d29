/**
 * What lies on the table: where every card is, locations, tokens, corruption, whose turn it is, and what
 * everybody has seen of the cards that lie face down. Integers inside: a card is its place in COPY_IDS, a
 * seat its place in SEATS.
 */
import type { IndexSet } from '../../kernel/indexSet'

/** A seat by its place in SEATS, -1 for none. */
export type SeatIx = number
/** A place of the turn order; a seat can hold two. -1 for none. */
export type PlaceIx = number
/** A side by index: 0 the Free Peoples, 1 the Shadow. */
export type SideIx = 0 | 1
/** A physical card by its place in COPY_IDS, -1 for none. */
export type CardIx = number
/** A battleground by its place in BATTLEGROUND_IDS, -1 for none. */
export type BattlegroundIx = number
/** A path by its place in PATH_IDS, -1 for none. */
export type PathIx = number
/** A set as the bits of an integer. */
export type Bits = number

/**
 * Where a card is. The piles, the hand, the cards set apart and the reserve are those of its owner. From
 * FIRST_BATTLEGROUND on it is a battleground, from FIRST_WIELDER on the card that wields it.
 */
export type Spot = number

/** Not in this game. */
export const OUT = 0
export const DECK = 1
export const HAND = 2
export const CYCLE = 3
export const ELIMINATED = 4
/** Drawn or looked at by a text, apart from the hand. */
export const ASIDE = 5
/** Out of hand and not yet where it is going: being paid for, or an event while it is carried out. */
export const PLAYING = 6
export const RESERVE = 7
/** On the active path. */
export const PATH = 8
export const FIRST_BATTLEGROUND = 9
export const FIRST_WIELDER = 23

/** Where a location is: out of the game, waiting, active, in the area of a side, or set aside for nobody. */
export type Standing = 0 | 1 | 2 | 3 | 4 | 5
/** Not in this game. */
export const UNUSABLE = 0
/** A battleground in its deck, a path that was not activated yet. */
export const WAITING = 1
export const ACTIVE = 2
/** In the scoring area of the Free Peoples. */
export const OF_FREE_PEOPLES = 3
/** In the scoring area of the Shadow; a path lies face down there. */
export const OF_SHADOW = 4
/** A path for which nobody gets anything. */
export const OF_NOBODY = 5

/** Combat tokens on a location (`on` is its spot) or on a card (`on` is the spot of what it wields). */
export interface Tokens {
  readonly on: Spot
  readonly attack: number
  readonly defense: number
}

/** The table. */
export interface Table {
  /** Where each card is. */
  readonly at: ReadonlyArray<Spot>
  /**
   * For each card the piles in which it can be for all that everybody has seen, as bits of their spots; 0 for
   * one that lies open.
   */
  readonly may: ReadonlyArray<Bits>
  /** For each of SEATS the top card of its draw deck if its player knows it, -1 otherwise. */
  readonly tops: ReadonlyArray<CardIx>
  readonly battlegrounds: ReadonlyArray<Standing>
  /**
   * Active battlegrounds that came from the area of the side that attacks them: their printed defense is off.
   */
  readonly bared: Bits
  readonly paths: ReadonlyArray<Standing>
  /** Tokens, ordered by where they are. */
  readonly tokens: ReadonlyArray<Tokens>
  readonly corruption: number
  /** Seats whose Ring token can be used. */
  readonly rings: Bits
  readonly round: number
  /** Who holds the starting player token. */
  readonly starter: PlaceIx
  /** Whose turn it is in the action step, -1 outside it. */
  readonly turn: PlaceIx
  /** Cards played this round. */
  readonly played: IndexSet
  /** Cards whose once-per-round text was used this round. */
  readonly used: IndexSet
  /** Events whose text holds until the round ends. */
  readonly lasting: IndexSet
}

/** A table being edited: a fresh copy that nobody else holds yet. */
export type TableDraft = { -readonly [K in keyof Table]: Table[K] }

/** A fresh copy of a table to edit. Written out field by field: several times faster than a spread. */
export const draftOf = (table: Table): TableDraft => ({
  at: table.at,
  may: table.may,
  tops: table.tops,
  battlegrounds: table.battlegrounds,
  bared: table.bared,
  paths: table.paths,
  tokens: table.tokens,
  corruption: table.corruption,
  rings: table.rings,
  round: table.round,
  starter: table.starter,
  turn: table.turn,
  played: table.played,
  used: table.used,
  lasting: table.lasting,
})
