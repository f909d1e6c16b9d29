/**
 * Indices and numbers inside a state: regions, Nations, characters and cards are their places in the lists of
 * `ids`, sets are bits, and counts of like things share one integer (see `counts`).
 */
import type { Ix } from '../../kernel/row'
import type { Counts } from './counts'

/** A side by index: 0 the Free Peoples, 1 the Shadow. */
export type SideIx = 0 | 1
/** A Nation by its place in NATIONS, 0-7. */
export type NationIx = Ix<'nation'>
/** A region by its place in REGION_IDS. */
export type RegionIx = Ix<'region'>
/** A character by its place in CHARACTER_IDS. */
export type CharacterIx = Ix<'character'>
/** A kind of piece by its place in PIECE_IDS. */
export type PieceIx = Ix<'piece'>
/** A result of an action die by its place in DIE_FACES. */
export type FaceIx = Ix<'face'>
/** A kind of Hunt tile by its place in HUNT_TILE_IDS. */
export type TileIx = Ix<'tile'>
/** An Event card by its place in EVENT_CARD_IDS. */
export type CardIx = Ix<'card'>
/** A deck: 0 and 1 the Character and Strategy decks of the Free Peoples, 2 and 3 those of the Shadow. */
export type DeckIx = Ix<'deck'>
/** A faction by its place in FACTIONS. */
export type FactionIx = Ix<'faction'>
/** A seat by its place among those of the config. */
export type SeatIx = number
/** A set of things as bits. */
export type Bits = number

/** A place on the map: a region, or that region plus INSIDE for the box of its besieged Stronghold. */
export type PlaceIx = Ix<'region' | 'place'>
/** What marks a place as the inside of a Stronghold. */
export const INSIDE = 128

/** Where a character is who is not on the map. */
export const IN_FELLOWSHIP = -1
/** Not in play yet. */
export const ASIDE = -2
/** Out of the game for good. */
export const ELIMINATED = -3
/** Another figure of himself has taken his place. */
export const REPLACED = -4

/** Units and Leaders of one side in one place; six bits for each Nation of the side. */
export interface Army {
  readonly side: SideIx
  readonly regulars: Counts
  readonly elites: Counts
  readonly leaders: Counts
}

/** Any figures of one side that act together: units, Leaders, Nazgûl and characters. */
export interface Force {
  readonly regulars: Counts
  readonly elites: Counts
  readonly leaders: Counts
  readonly nazgul: number
  readonly characters: Bits
}

/** A number for each side. */
export type Pair = readonly [freePeoples: number, shadow: number]

/** Nobody. */
export const NO_FORCE: Force = Object.freeze({
  regulars: 0,
  elites: 0,
  leaders: 0,
  nazgul: 0,
  characters: 0,
})
