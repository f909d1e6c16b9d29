/** The shapes of the printed tables: faction cards, battlegrounds, paths, scenarios. Types only. */
import type { RulingNumber } from '../rulebook/cites'
import type {
  BattlegroundId,
  CardId,
  CardType,
  Faction,
  Icons,
  Keyword,
  PathId,
  PathNumber,
  PlayerNumber,
  ScenarioId,
  Seat,
  Side,
} from './ids'

/** A faction card as printed. What it says is in `cards/`. */
export interface CardData {
  readonly id: CardId
  readonly name: string
  readonly side: Side
  readonly faction: Faction
  readonly type: CardType
  /** Whose deck it is in in the Trilogy. */
  readonly deck: Seat
  /** In the box, or one of the four promos. */
  readonly set: 'base' | 'promo'
  readonly copies: number
  readonly icons: Icons
  /** The numbers of the paths that a character may go to. */
  readonly paths: ReadonlyArray<PathNumber>
  /** The characters that an item may be played on. */
  readonly wielders: ReadonlyArray<CardId>
  readonly keywords: ReadonlyArray<Keyword>
  /** The rulings on which a fact of this row rests. */
  readonly rulings: ReadonlyArray<RulingNumber>
}

/** A battleground as printed. */
export interface BattlegroundData {
  readonly id: BattlegroundId
  readonly name: string
  /** The side of its deck, which defends it; the other side attacks. */
  readonly side: Side
  readonly points: number
  readonly defense: number
  /** The factions it shows for each side: whose armies and characters may go there. */
  readonly defenders: ReadonlyArray<Faction>
  readonly attackers: ReadonlyArray<Faction>
  readonly rulings: ReadonlyArray<RulingNumber>
}

/** A path as printed. */
export interface PathData {
  readonly id: PathId
  readonly name: string
  readonly number: PathNumber
  readonly points: number
  readonly defense: number
  readonly rulings: ReadonlyArray<RulingNumber>
}

/** So many copies of a card. */
export interface Copies {
  readonly id: CardId
  readonly copies: number
}

/**
 * How the Ring token of a seat works: discarded once per game to draw 2, and worth a point if it is left; or
 * turned over once per round to draw 3, eliminate 1 and cycle 1.
 */
export type RingToken = 'oncePerGame' | 'oncePerRound' | 'none'

/** A seat in a scenario. */
export interface SeatData {
  readonly seat: Seat
  readonly side: Side
  /** Whose player it is; without a list, its deck holds all cards of these factions. */
  readonly factions: ReadonlyArray<Faction>
  /** The cards of its deck, where the scenario lists them. */
  readonly listed?: ReadonlyArray<Copies>
  readonly openingDraw: number
  readonly openingCycle: number
  readonly drawStep: number
  readonly ringToken: RingToken
}

/** A scenario. */
export interface ScenarioData {
  readonly id: ScenarioId
  readonly name: string
  readonly players: ReadonlyArray<PlayerNumber>
  readonly seats: ReadonlyArray<SeatData>
  /** The places of the turn order; a seat can hold two of them. The first one starts. */
  readonly turnOrder: ReadonlyArray<Seat>
  readonly paths: ReadonlyArray<PathId>
  readonly lastPath: PathNumber
  /** The battlegrounds of each round if the scenario fixes them; else all are in use, drawn by chance. */
  readonly fixedBattlegrounds?: ReadonlyArray<ReadonlyArray<BattlegroundId>>
  /** Who takes a path: the Free Peoples if nothing is left uncancelled, or by comparing all icons there. */
  readonly pathScoring: 'cancelled' | 'totals'
  /** The sides whose single seat carries out twice what each player of the side is told. */
  readonly doubled: ReadonlyArray<Side>
  readonly rulings: ReadonlyArray<RulingNumber>
}
