/**
 * What lies on the table: figures, control, politics, the Fellowship, tiles, dice and cards.
 * Integers inside: regions, Nations, characters and cards are their places in the lists of `ids`, sets are
 * bits, and numbers of like things share one integer (see `counts`).
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

/** The Fellowship of the Ring. On the Mordor Track it is in no region. */
export interface Fellowship {
  /** Where the Ring-bearers stand, or -1 on the Mordor Track. */
  readonly region: RegionIx
  readonly progress: number
  readonly revealed: boolean
  readonly corruption: number
  /** The Guide, or -1 while a new one is chosen from several. */
  readonly guide: CharacterIx
  /** Steps completed on the Mordor Track, or -1 off it. */
  readonly mordor: number
  /** Whether this turn saw an attempt to move or hide on the Mordor Track. */
  readonly tried: boolean
}

/** Hunt tiles by kind, three bits for each; those nowhere else are set aside. */
export interface Tiles {
  readonly pool: Counts
  readonly drawn: Counts
  /** Special tiles in play that wait for the Fellowship to enter Mordor. */
  readonly waiting: Counts
  readonly removed: Counts
}

/** A number for each side. */
export type Pair = readonly [freePeoples: number, shadow: number]

/** Action dice and Elven Rings. */
export interface Dice {
  /** How many each side has in this turn. */
  readonly pool: Pair
  /** Rolled and not used yet: how many show each result, four bits for each. */
  readonly unused: readonly [Counts, Counts]
  readonly used: Pair
  readonly huntBox: Pair
  readonly rings: Pair
  /** Sides (bits 1 and 2) that have used an Elven Ring in this turn. */
  readonly ringUsed: Bits
  /** How often a card let a die be used as another in this turn. */
  readonly converted: number
}

/**
 * Event cards as sets: `decks` and `played` for each of the four decks, the others for each seat, one of its
 * Character and one of its Strategy cards.
 */
export interface Cards {
  readonly decks: ReadonlyArray<Bits>
  readonly hands: ReadonlyArray<Bits>
  /** Discarded face down, by the seat whose they were. */
  readonly discards: ReadonlyArray<Bits>
  /** Played, for their event or in battle, and discarded face up. */
  readonly played: ReadonlyArray<Bits>
  /** On the table, in effect until their condition ends. */
  readonly onTable: ReadonlyArray<Bits>
}

/** What partners have to keep in mind (chapter XI); a table where nobody has one has nothing of it. */
export interface Partners {
  /** The seat of each side that acts: it is on turn, or draws. */
  readonly acting: Pair
  /** The seat of each side that commands in the battle that goes on, -1 where there is none. */
  readonly commands: Pair
  /** The places where the Armies of two partners are one mixed Army, in ascending order. */
  readonly mixed: ReadonlyArray<PlaceIx>
  /** The places where units have come to those of a partner by this action, in ascending order. */
  readonly met: ReadonlyArray<PlaceIx>
  /** Captured Settlements whose captor is the second seat of its side: bits as in `captured`. */
  readonly captors: ReadonlyArray<Bits>
  /** The seat out of whose hand a card is to be lost, -1 where none is named. */
  readonly hand: SeatIx
  /** Units that partners have removed in turn where they were too many. */
  readonly removed: number
  /** What the one player of a side against partners did last in this turn. */
  readonly last: Deed
  /** What he has done so far by this action. */
  readonly doing: Deed
}

/** What an action is on: Nations, and individual Armies of several Nations by their places. */
export interface Deed {
  readonly nations: Bits
  readonly armies: ReadonlyArray<PlaceIx>
}

/** What Twilight of the Third Age has on the table beside units (chapter XII): a place for each figure. */
export interface Beside {
  /** The factions in play, as bits. */
  readonly factions: Bits
  /** The region of each ship, each Ent and each siege engine on the map, in ascending order. */
  readonly ships: ReadonlyArray<RegionIx>
  readonly ents: ReadonlyArray<RegionIx>
  readonly towers: ReadonlyArray<RegionIx>
  readonly trebuchets: ReadonlyArray<RegionIx>
  /** Ents that are out of the game. */
  readonly entsLost: number
  /** How many cards that wake the Ents have been played. */
  readonly awakenings: number
  /** We Shall Get It: 0 aside, 1 on the table, 2 used. */
  readonly getIt: number
}

/** The table. */
export interface Table {
  /** Turns begun. */
  readonly turn: number
  /** The Army in the field of each region. */
  readonly fields: ReadonlyArray<Army | null>
  /** The Army in the box of each Stronghold, by its place in STRONGHOLDS. */
  readonly boxes: ReadonlyArray<Army | null>
  /** Where the Nazgûl on the map are, in ascending order. */
  readonly nazgul: ReadonlyArray<PlaceIx>
  /** Where each character is. */
  readonly characters: ReadonlyArray<PlaceIx>
  readonly reinforcements: readonly [Army, Army]
  /** What the Free Peoples have lost. */
  readonly casualties: Army
  /** Settlements with an enemy control marker: bit `region & 31` of word `region >> 5`. */
  readonly captured: ReadonlyArray<Bits>
  /** Steps to war of each Nation, two bits for each. */
  readonly steps: Counts
  /** Nations that are active. */
  readonly active: Bits
  readonly fellowship: Fellowship
  readonly tiles: Tiles
  readonly dice: Dice
  readonly cards: Cards
  /** Where a side has two seats; undefined in a game for two. */
  readonly partners?: Partners | undefined
  /** Only where there are such figures. */
  readonly beside?: Beside | undefined
}

type Draft<T> = { -readonly [K in keyof T]: T[K] }
/** A table being edited: a fresh copy that nobody else holds yet. */
export type TableDraft = Draft<Table>

/** A fresh copy of a table to edit. Written out field by field: several times faster than a spread here. */
export const draftOf = (table: Table): TableDraft => ({
  turn: table.turn,
  fields: table.fields,
  boxes: table.boxes,
  nazgul: table.nazgul,
  characters: table.characters,
  reinforcements: table.reinforcements,
  casualties: table.casualties,
  captured: table.captured,
  steps: table.steps,
  active: table.active,
  fellowship: table.fellowship,
  tiles: table.tiles,
  dice: table.dice,
  cards: table.cards,
  partners: table.partners,
  beside: table.beside,
})

/** A fresh copy of the Fellowship to edit. */
export const fellowshipDraft = (fellowship: Fellowship): Draft<Fellowship> => ({
  region: fellowship.region,
  progress: fellowship.progress,
  revealed: fellowship.revealed,
  corruption: fellowship.corruption,
  guide: fellowship.guide,
  mordor: fellowship.mordor,
  tried: fellowship.tried,
})

/** A fresh copy of the dice to edit. */
export const diceDraft = (dice: Dice): Draft<Dice> => ({
  pool: dice.pool,
  unused: dice.unused,
  used: dice.used,
  huntBox: dice.huntBox,
  rings: dice.rings,
  ringUsed: dice.ringUsed,
  converted: dice.converted,
})

/** A fresh copy of the tiles to edit. */
export const tilesDraft = (tiles: Tiles): Draft<Tiles> => ({
  pool: tiles.pool,
  drawn: tiles.drawn,
  waiting: tiles.waiting,
  removed: tiles.removed,
})

/** Nobody. */
export const NO_FORCE: Force = Object.freeze({
  regulars: 0,
  elites: 0,
  leaders: 0,
  nazgul: 0,
  characters: 0,
})
