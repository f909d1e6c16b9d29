/**
 * The table as JSON in printed names: what a state is saved as, what a view shows, and what `read` returns.
 * `table.ts` says how each of these fields is held inside.
 */
import type { Json } from '../../kernel/hash'
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { BattleKind } from './frames/words'
import type {
  BySide,
  CharacterId,
  Deck,
  DieFace,
  EventCardId,
  Faction,
  HuntTileId,
  Nation,
  PieceId,
  RegionId,
  Seat,
  Side,
} from './ids'

/** A place on the map: a region, or the inside of its besieged Stronghold. */
export type PlaceJson = RegionId | `${RegionId}/inside`
/** Where a character is. */
export type Whereabouts = PlaceJson | 'fellowship' | 'aside' | 'eliminated' | 'replaced'
/** How many of each kind of piece; kinds of which there are none are left out. */
export type Pieces = { readonly [K in PieceId]?: number }
/** What some regions have; the others are left out. */
export type ByRegion<A> = { readonly [K in RegionId]?: A }
/** Kinds of Hunt tile with their numbers. */
export type TileCounts = { readonly [K in HuntTileId]?: number }
/** The cards of one pile; to a viewer who may not look into it, how many there are. */
export type CardPile =
  | ReadonlyArray<EventCardId>
  | {
      /** How many cards are in it. */
      readonly hidden: number
    }
/** One of the four Event decks. */
export type DeckName = `${Side}-${Deck}`
/** A seat's cards of one of its two decks. */
export type HandName = `${Seat}-${Deck}`
/** A pile of cards of each deck. */
export type CardsByDeck = { readonly [K in DeckName]: CardPile }
/** A pile of cards of each deck for each seat of the config. */
export type CardsBySeat = { readonly [K in HandName]?: CardPile }

/** The Fellowship of the Ring. */
export interface FellowshipJson {
  /** Where the Ring-bearers stand; null on the Mordor Track. */
  readonly region: RegionId | null
  /** The step of the Fellowship Track on which the Progress Counter stands. */
  readonly progress: number
  /** Whether the Progress Counter shows its Revealed side. */
  readonly revealed: boolean
  /** The step of the Fellowship Track on which the Corruption Counter stands. */
  readonly corruption: number
  /** The Guide; null while a new one is chosen from several. */
  readonly guide: CharacterId | null
  /** Steps completed on the Mordor Track; null off it. */
  readonly mordor: number | null
  /** Whether this turn saw an attempt to move or hide on the Mordor Track. */
  readonly tried: boolean
}

/** The Hunt tiles by kind; those that are in none of these are set aside. */
export interface TilesJson {
  /** In the Hunt Pool. */
  readonly pool: TileCounts
  /** Drawn from the pool. */
  readonly drawn: TileCounts
  /** Special tiles in play that wait for the Fellowship to enter Mordor. */
  readonly waiting: TileCounts
  /** Out of the game. */
  readonly removed: TileCounts
}

/** Action dice and Elven Rings. */
export interface DiceJson {
  /** How many dice each side has in this turn. */
  readonly pool: BySide<number>
  /** Rolled and not used yet, by result. */
  readonly unused: BySide<Readonly<Partial<Record<DieFace, number>>>>
  /** How many are used. */
  readonly used: BySide<number>
  /** How many are in the Hunt Box. */
  readonly huntBox: BySide<number>
  /** The Elven Rings of each side. */
  readonly rings: BySide<number>
  /** The sides that have used an Elven Ring in this turn. */
  readonly ringUsed: ReadonlyArray<Side>
  /** How often a card or character let a die be used as another in this turn. */
  readonly converted: number
}

/** The Event cards. */
export interface CardsJson {
  /** Face down, to be drawn. */
  readonly decks: CardsByDeck
  /** In the hand of each seat. */
  readonly hands: CardsBySeat
  /** Discarded face down, by the seat whose they were. */
  readonly discards: CardsBySeat
  /** Played, for their event or in battle, and discarded face up. */
  readonly played: CardsByDeck
  /** On the table, in effect until their condition ends. */
  readonly onTable: CardsBySeat
}

/** What an action was on. */
export interface DeedJson {
  /** Nations whose figures or counters it was on. */
  readonly nations: ReadonlyArray<Nation>
  /** Individual Armies of several Nations, by their places. */
  readonly armies: ReadonlyArray<PlaceJson>
}

/** What partners have on the table (chapter XI). */
export interface PartnersJson {
  /** The seat of each side that is on turn, or draws. */
  readonly acting: BySide<Seat>
  /** The seat of each side that commands in the battle that goes on. */
  readonly commands: BySide<Seat | null>
  /** The places where the Armies of two partners are one mixed Army. */
  readonly mixed: ReadonlyArray<PlaceJson>
  /** The places where units have come to those of a partner by this action. */
  readonly met: ReadonlyArray<PlaceJson>
  /** Captured Settlements whose captor is the second seat of its side. */
  readonly captors: ReadonlyArray<RegionId>
  /** The seat out of whose hand a card is to be lost. */
  readonly hand: Seat | null
  /** Units that partners have removed in turn where they were too many. */
  readonly removed: number
  /** What the one player of a side against partners did last in this turn. */
  readonly last: DeedJson
  /** What he has done so far by this action. */
  readonly doing: DeedJson
}

/** Figures that are no units, each by its region, and what came with them (chapter XII). */
export interface BesideJson {
  /** The factions in play. */
  readonly factions: ReadonlyArray<Faction>
  /** The region of each ship on the map. */
  readonly ships: ReadonlyArray<RegionId>
  /** The region of each Ent on the map. */
  readonly ents: ReadonlyArray<RegionId>
  /** The region of each siege tower on the map. */
  readonly towers: ReadonlyArray<RegionId>
  /** The region of each trebuchet on the map. */
  readonly trebuchets: ReadonlyArray<RegionId>
  /** Ents that are out of the game. */
  readonly entsLost: number
  /** How many cards that wake the Ents have been played. */
  readonly awakenings: number
  /** Where We Shall Get It is. */
  readonly getIt: 'aside' | 'table' | 'used'
}

/** A Nation on the Political Track. */
export interface NationJson {
  /** Steps to war; 0 is at war. */
  readonly steps: number
  /** Whether its counter shows the active side. */
  readonly active: boolean
}

/** Everything that lies on the table. */
export interface TableJson {
  /** Turns begun. */
  readonly turn: number
  /** The Army in the field of each region; besiegers stand here. */
  readonly armies: ByRegion<Pieces>
  /** The Army shut up in the box of each besieged Stronghold. */
  readonly besieged: ByRegion<Pieces>
  /** Where each Nazgûl on the map is. */
  readonly nazgul: ReadonlyArray<PlaceJson>
  /** Where each character of the config is. */
  readonly characters: Readonly<Partial<Record<CharacterId, Whereabouts>>>
  /** Units and Leaders that can still be recruited. */
  readonly reinforcements: BySide<Pieces>
  /** Units and Leaders that the Free Peoples have lost for good. */
  readonly casualties: Pieces
  /** Settlements with an enemy control marker. */
  readonly captured: ReadonlyArray<RegionId>
  /** The Political Track. */
  readonly politics: Readonly<Record<Nation, NationJson>>
  /** The Fellowship of the Ring. */
  readonly fellowship: FellowshipJson
  /** The Hunt tiles by where they are. */
  readonly tiles: TilesJson
  /** Action dice and Elven Rings. */
  readonly dice: DiceJson
  /** The Event cards by where they are. */
  readonly cards: CardsJson
  /** Only where a side has two seats. */
  readonly partners?: PartnersJson | undefined
  /** Only where Twilight of the Third Age is played. */
  readonly beside?: BesideJson | undefined
}

/** In place of what the viewer may not know. */
export type Hidden = 'hidden'
/** A Combat card that lies face down where its back is seen. */
export type HiddenCard = `hidden ${Deck}`

/** Who stands in a region, and who holds it. */
export interface RegionSummary {
  /** The figures and characters of each side in the region; besiegers stand here. */
  readonly field: BySide<Pieces>
  /** Those shut up inside its Stronghold by a siege. */
  readonly inside: BySide<Pieces>
  /** The side that controls its Settlement; null if it has none. */
  readonly controlledBy: Side | null
}

/** A place of the map in two parts. */
export interface PlaceParts {
  /** Its region. */
  readonly region: RegionId
  /** Whether it is the inside of the region's Stronghold. */
  readonly inside: boolean
}

/** A battle under way. */
export interface BattleSummary {
  /** A battle in the field, a siege or a sortie. */
  readonly kind: BattleKind
  /** The side that attacks. */
  readonly attacker: Side
  /** Where the attacker stands. */
  readonly from: PlaceParts
  /** Where the defender stands. */
  readonly to: PlaceParts
  /** The round that is fought, from 1 on. */
  readonly round: number
  /** The Combat card of each side in this round; `hidden` while only its owner knows it. */
  readonly cards: BySide<EventCardId | Hidden | HiddenCard | null>
}

/** What a seat is. */
export interface SeatSummary {
  /** Its name. */
  readonly seat: Seat
  /** The side that it plays. */
  readonly side: Side
  /** Whether it leads its side in this turn. */
  readonly leads: boolean
  /** Whether it is the one of its side that acts next. */
  readonly next: boolean
  /** Most cards that it keeps. */
  readonly handLimit: number
}

/** What follows from the JSON and the printed tables, and is wanted summed up. */
export interface Derived {
  /** Everybody in every region: Armies, Nazgûl and characters together. */
  readonly regions: Readonly<Record<RegionId, RegionSummary>>
  /** The victory points of each side so far. */
  readonly victoryPoints: BySide<number>
  /** The Companions with the Ring-bearers. */
  readonly companions: ReadonlyArray<CharacterId>
  /** Nazgûl that can still be recruited. */
  readonly nazgulLeft: number
  /** Special Hunt tiles that no card has brought in yet. */
  readonly tilesAside: TileCounts
  /** The battle that is fought now; null if there is none. */
  readonly battle: BattleSummary | null
  /** The seats of the config, those of the Free Peoples first. */
  readonly seats: ReadonlyArray<SeatSummary>
  /** Who captured each captured Settlement. */
  readonly captors: Readonly<Partial<Record<RegionId, Seat>>>
}

/** Something that is being done or asked. */
export interface FrameJson {
  /** Its kind, as `FRAME_WORDS` explains it. */
  readonly kind: string
  /** The stage it has come to. */
  readonly at: string
  /** What it keeps in mind. */
  readonly vars: Json
}

/** What `read` tells of a state or a view: its JSON, and what follows from it. */
export interface TableReading {
  /** The name of the game. */
  readonly game: string
  /** The version of this JSON. */
  readonly schemaVersion: number
  /** Who looks; null for the whole state. */
  readonly viewer: Seat | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  /** The state of the dice; `hidden` to a viewer. */
  readonly chance: Json
  /** What is being done and asked, from the outside in. */
  readonly stack: ReadonlyArray<FrameJson>
  /** Everything that lies on the table. */
  readonly table: TableJson
  /** How the game has ended; null while it goes on. */
  readonly outcome: Outcome<Seat, RuleId> | null
  /** What follows from all this. */
  readonly derived: Derived
}
