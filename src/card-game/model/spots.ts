/**
 * Integers that stand for things inside: a card is its place in COPY_IDS, a seat its place in SEATS, a spot
 * where a card is.
 */

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
