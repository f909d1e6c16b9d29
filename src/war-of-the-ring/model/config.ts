/**
 * The config of a game, and the rules that a config decides: the printed tables, the lists and places that
 * follow from them, and the readings that rules ask for by name. Every field of a config but the seed has a
 * default: the Collector's Edition for two.
 */
import type { Kept } from '../../kernel/derived'
import type { Book } from '../rulebook'
import type { CombatCards } from './combat'
import type { TileLayout } from './counts'
import type { EventCard } from './effects'
import type { Ban } from './effects/onTable'
import type { CharacterId, CompanionId, EventCardId, HuntTileId, MinionId, Nation, PieceId } from './ids'
import type { RegionId, Seat, Side, TwilightElement } from './ids'
import type { CardIx, DeckIx, NationIx, Pair, PieceIx, SeatIx, SideIx } from './indices'
import type { EventCardData, Tables } from './tables'

/** What of a config chooses its rules, each with its values; a config that says nothing means the first. */
export const CHOICES = {
  /** The edition whose book is played. */
  edition: ['collectors', 'second'],
  /** How many play; a side of two players has partners (chapter XI). */
  players: [2, 3, 4],
  /** Whether Twilight of the Third Age is played (chapter XII). */
  twilight: [false, true],
  /** Whether a die may always be put aside unused (ruling OR-8). */
  skipsFreely: [false, true],
  /** Whether Rage of the Dunlendings is played with an Army result (ruling OT-8: with a Muster result). */
  rageWithArmy: [false, true],
} as const

/** Why there is no game with a config: what is wrong, and with which field of it, if it is one. */
export interface Unfit {
  readonly field?: string
  readonly problem: string
}

/** The rules that a config chooses. */
export type Variant = Omit<
  { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] },
  'twilight'
> & {
  /** Whether Twilight of the Third Age is played (chapter XII): as a whole, or these elements of it. */
  readonly twilight: boolean | ReadonlyArray<TwilightElement>
}

/** The config of War of the Ring; of what chooses its rules it says only what is not usual. */
export interface Config extends Partial<Variant> {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
  /** The house rules of the game, each by its name and a fingerprint; said only where there are any. */
  readonly house?: ReadonlyArray<string>
}

/** A seat as a config tells of it: the side it plays, and what of it is its own and not its partner's. */
export interface SeatData {
  readonly id: Seat
  readonly side: Side
  readonly nations: ReadonlyArray<Nation>
  /** Characters that it alone brings into play and moves. */
  readonly characters?: ReadonlyArray<CharacterId>
  /** Most cards it holds, where that is not the usual limit. */
  readonly hand?: number
  /** Cards that bear its sign: it alone plays them for their event. */
  readonly cards?: ReadonlyArray<EventCardId>
}

/** Which seat of a side is at its action: the turn or what partners have on the table tells. */
export type Acting = (
  table: { readonly turn: number; readonly partners?: { readonly acting: Pair } | undefined },
  side: SideIx,
) => SeatIx

/** The seats of a config, by their places. */
export interface Seating {
  readonly seats: ReadonlyArray<Seat>
  /** What a config tells of each of them. */
  readonly data: ReadonlyArray<SeatData>
  /** The side that each of them plays. */
  readonly sideOf: ReadonlyArray<SideIx>
  /** The seats of each side, in the order in which they lead. */
  readonly ofSide: readonly [ReadonlyArray<SeatIx>, ReadonlyArray<SeatIx>]
  /** Whose each Nation is. */
  readonly ofNation: ReadonlyArray<SeatIx>
  /** The only seat of each side, -1 where partners share it. */
  readonly alone: readonly [SeatIx, SeatIx]
  /** Who of partners is at his action; a config with partners tells. */
  readonly acting: Acting
}

/** The readings that rules ask for by name, where groups or editions differ. */
export interface Readings {
  /** Whether a die may always be put aside unused (ruling OR-8: only when no die can act). */
  readonly skipsFreely: boolean
  /** Whether a Companion in the Fellowship is where the Ring-bearers are, as cards ask for him. */
  readonly companionsAreThere: boolean
  /** Whether a reveal counts a Stronghold in which the Ring-bearers stand still (ruling OR-61: no). */
  readonly stationaryTile: boolean
  /** Whether a player who has used an Elven Ring may still pass (ruling OR-9: he must act). */
  readonly passesAfterRing: boolean
  /**
   * Whether dice come back when a turn begins, and one of the Free Peoples out of the Hunt box makes the
   * Shadow allocate one; else they come back when a turn ends.
   */
  readonly huntMinimum: boolean
  /** Whether Combat cards are laid in turn with their backs seen; else both are chosen at the same time. */
  readonly cardsInTurn: boolean
  /** Whether an Army may retreat to where its side besieges. */
  readonly retreatsToSiege: boolean
  /** Whether a Hunt tile is answered in a fixed order, with one card at most. */
  readonly answersInOrder: boolean
  /** Whether the Fellowship may enter Mordor or stay outside; else a declaration at a gate leads in. */
  readonly entersByChoice: boolean
  /** Whether who leaves the Fellowship in Mordor is called removed from the game; else he is eliminated. */
  readonly removesInMordor: boolean
  /** Whether who commands a mixed Army keeps the command of the part that goes or attacks. */
  readonly keepsCommand: boolean
}

/** A kind of piece: whose it is, what it is, and where its number is kept. */
export interface PieceKind {
  readonly id: PieceId
  readonly side: SideIx
  /** The Nation of a unit or Leader, -1 for the rest. */
  readonly nation: NationIx
  readonly sort: 'regular' | 'elite' | 'leader' | 'nazgul' | 'character'
  /** Its place among the numbers of its side; of a character its place among the characters. */
  readonly place: number
  /** How many of them there are. */
  readonly number: number
}

/**
 * The rules of a config. Lists are in the order that rules want: characters are Companions, then Gollum, then
 * Minions; pieces are units, Leaders, Nazgûl, characters; cards stand deck after deck.
 */
export interface Rules extends Omit<Tables, 'regions'>, Readings, Kept {
  /** The house rules, each by its name and a fingerprint. */
  readonly house: ReadonlyArray<string>
  /** What these rules are called in saves; missing for the usual ones. */
  readonly called?: string
  /** Why a game, with its house rules, cannot have such a config, if it cannot. */
  readonly unfit?: Unfit
  /** What the rules of the book say here, with the numbers of the tables in them. */
  readonly rulebook: Book
  /** Names that are printed on nothing else: those of kinds of figure. */
  readonly names: Readonly<Record<string, string>>
  readonly characterIds: ReadonlyArray<CharacterId>
  readonly companionIds: ReadonlyArray<CompanionId>
  readonly minionIds: ReadonlyArray<MinionId>
  /** Who can be asked to go with an Army: a character, or a Nazgûl figure, which is last. */
  readonly escortIds: ReadonlyArray<CharacterId | 'nazgul'>
  readonly huntTileIds: ReadonlyArray<HuntTileId>
  readonly tileLayout: TileLayout
  readonly pieceIds: ReadonlyArray<PieceId>
  /** The regions with a Stronghold, in the order of their boxes. */
  readonly strongholds: ReadonlyArray<RegionId>
  readonly pieces: ReadonlyArray<PieceKind>
  /** Where in the pieces the Leaders begin, the Nazgûl are, and the characters begin. */
  readonly firstLeader: PieceIx
  readonly nazgul: PieceIx
  readonly firstCharacter: PieceIx
  readonly eventCards: ReadonlyArray<EventCardData>
  readonly eventCardIds: ReadonlyArray<EventCardId>
  /** The deck of each card, and its place there. */
  readonly deckOf: ReadonlyArray<DeckIx>
  readonly inDeck: ReadonlyArray<number>
  /** The first card of each deck, and how many it has. */
  readonly firstOf: ReadonlyArray<CardIx>
  readonly sizeOf: ReadonlyArray<number>
  /** What the Event cards say, in their order; undefined for cards that cannot be played. */
  readonly cards: ReadonlyArray<EventCard | undefined>
  /** What Event cards forbid while they lie on the table. */
  readonly bans: ReadonlyArray<Ban>
  /** What the Combat cards say, by title. */
  readonly combat: CombatCards
  /** Who sits at the table. */
  readonly seating: Seating
}

/** Whether a side has two seats (chapter XI). */
export const hasPartners = ({ seating }: Pick<Rules, 'seating'>): boolean => seating.alone.includes(-1)

/** The readings alone. */
export const readingsOf = (rules: Readings): Readings => ({
  skipsFreely: rules.skipsFreely,
  companionsAreThere: rules.companionsAreThere,
  stationaryTile: rules.stationaryTile,
  passesAfterRing: rules.passesAfterRing,
  huntMinimum: rules.huntMinimum,
  cardsInTurn: rules.cardsInTurn,
  retreatsToSiege: rules.retreatsToSiege,
  answersInOrder: rules.answersInOrder,
  entersByChoice: rules.entersByChoice,
  removesInMordor: rules.removesInMordor,
  keepsCommand: rules.keepsCommand,
})
