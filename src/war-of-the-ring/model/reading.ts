/**
 * The readable table: everything that lies on the table by its printed name, each fact in one place, for
 * people and front ends. Where a viewer may not know something it says `hidden`. What a name means is
 * looked up with `character`, `eventCard`, `huntTile` and `region`.
 */
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { BattleKind } from './frames/battle'
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

/** In place of what the viewer may not know. */
export type Hidden = 'hidden'
/** A Combat card that lies face down where its back is seen. */
export type HiddenCard = `hidden ${Deck}`

/** How many of each kind of piece: units, Leaders, Nazgûl, and characters by name. */
export type PieceCounts = Readonly<Partial<Record<PieceId, number>>>

/** Who stands in a region, and who holds it. */
export interface RegionReading {
  /** The figures and characters of each side in the region; besiegers stand here. */
  readonly field: BySide<PieceCounts>
  /** Those shut up inside its Stronghold by a siege. */
  readonly inside: BySide<PieceCounts>
  /** The side that controls its Settlement; null if it has none. */
  readonly controlledBy: Side | null
}

/** A Nation on the Political Track: steps to war (0 is at war), and which side of its counter shows. */
export interface NationReading {
  readonly steps: number
  readonly active: boolean
}

/** The Fellowship of the Ring. */
export interface FellowshipReading {
  /** Where the Ring-bearers stand; null on the Mordor Track. */
  readonly region: RegionId | null
  readonly progress: number
  readonly revealed: boolean
  readonly corruption: number
  /** The Guide; null while a new one is chosen from several. */
  readonly guide: CharacterId | null
  /** The Companions with the Ring-bearers. */
  readonly companions: ReadonlyArray<CharacterId>
  /** Steps completed on the Mordor Track; null off it. */
  readonly mordor: number | null
  /** Whether this turn saw an attempt to move or hide on the Mordor Track. */
  readonly tried: boolean
}

/** Kinds of Hunt tile with their numbers. */
export type TileCounts = Readonly<Partial<Record<HuntTileId, number>>>

/** The Hunt tiles by where they are. */
export interface HuntReading {
  readonly pool: TileCounts
  readonly drawn: TileCounts
  /** Special tiles in play that wait for the Fellowship to enter Mordor. */
  readonly waiting: TileCounts
  readonly removed: TileCounts
  /** Special tiles that no card has brought in yet. */
  readonly aside: TileCounts
}

/** Cards of one pile: those the viewer knows, and how many others. */
export interface PileReading {
  readonly cards: ReadonlyArray<EventCardId>
  readonly hidden: number
}

/** The cards of one Event deck by where they are. */
export interface CardsReading {
  readonly deck: PileReading
  readonly hand: PileReading
  /** Discarded face down. */
  readonly discarded: PileReading
  /** Played, for their event or in battle, and discarded face up. */
  readonly played: PileReading
  readonly onTable: PileReading
}

/** Action dice of a side. */
export interface DiceReading {
  /** How many it has in this turn. */
  readonly pool: number
  /** Rolled and not used yet, by result. */
  readonly unused: Readonly<Partial<Record<DieFace, number>>>
  readonly used: number
  readonly huntBox: number
}

/** What a side has beside the map. */
export interface SideReading {
  readonly victoryPoints: number
  /** Figures that can still be recruited. */
  readonly reinforcements: PieceCounts
  /** Figures that are lost for good. */
  readonly casualties: PieceCounts
  /** Characters who are neither on the map nor with the Fellowship. */
  readonly characters: {
    readonly aside: ReadonlyArray<CharacterId>
    readonly eliminated: ReadonlyArray<CharacterId>
    /** Those whose place another figure of themselves has taken. */
    readonly replaced: ReadonlyArray<CharacterId>
  }
  readonly dice: DiceReading
  readonly elvenRings: { readonly held: number; readonly usedThisTurn: boolean }
  readonly cards: Readonly<Record<Deck, CardsReading>>
}

/** What a seat has for itself, where partners share a side. */
export interface SeatReading {
  readonly side: Side
  /** Whether it leads its side in this turn. */
  readonly leads: boolean
  /** Whether it is the one of its side that acts next. */
  readonly next: boolean
  /** Most cards that it keeps. */
  readonly handLimit: number
  readonly cards: Readonly<Record<Deck, Pick<CardsReading, 'hand' | 'discarded' | 'onTable'>>>
}

/** A place of the map: a region, or the inside of its Stronghold. */
export interface PlaceReading {
  readonly region: RegionId
  readonly inside: boolean
}

/** A battle under way. */
export interface BattleReading {
  readonly kind: BattleKind
  /** The side that attacks. */
  readonly attacker: Side
  readonly from: PlaceReading
  readonly to: PlaceReading
  readonly round: number
  /** The Combat card of each side in this round; `hidden` while only its owner knows it. */
  readonly cards: BySide<EventCardId | Hidden | HiddenCard | null>
}

/** Figures that are no units, each by its region, and what came with them (chapter XII). */
export interface BesideReading {
  /** The factions in play. */
  readonly factions: ReadonlyArray<Faction>
  readonly ships: ReadonlyArray<RegionId>
  readonly ents: ReadonlyArray<RegionId>
  readonly towers: ReadonlyArray<RegionId>
  readonly trebuchets: ReadonlyArray<RegionId>
  /** Ents that are out of the game. */
  readonly entsLost: number
  /** How many cards that wake the Ents have been played. */
  readonly awakenings: number
  /** Where We Shall Get It is. */
  readonly getIt: 'aside' | 'table' | 'used'
}

/** The whole table. */
export interface TableReading {
  readonly game: 'war-of-the-ring'
  /** Who looks; null for the whole state. */
  readonly viewer: Seat | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  /** Turns begun. */
  readonly turn: number
  readonly regions: Readonly<Record<RegionId, RegionReading>>
  readonly politics: Readonly<Record<Nation, NationReading>>
  readonly fellowship: FellowshipReading
  readonly hunt: HuntReading
  readonly sides: BySide<SideReading>
  /** How often a card or character let a die be used as another in this turn. */
  readonly converted: number
  readonly battle: BattleReading | null
  /** The seats, where partners share a side; else it is left out, as the two after it are. */
  readonly seats?: Readonly<Partial<Record<Seat, SeatReading>>>
  /** The places where the Armies of two partners are mixed, as a saved game names them. */
  readonly mixed?: ReadonlyArray<string>
  /** Who captured each captured Settlement. */
  readonly captors?: Readonly<Partial<Record<RegionId, Seat>>>
  /** Only where Twilight of the Third Age is played. */
  readonly beside?: BesideReading
  /** What is being asked or done, from the outside in: kinds of frames. */
  readonly underWay: ReadonlyArray<string>
  readonly outcome: Outcome<Seat, RuleId> | null
}
