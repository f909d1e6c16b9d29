/**
 * The config of a game, and what rules ask for by name: the cast of the scenario and what the cards say.
 */
import type { CardAbility, LegalityAbility, LocationText, Provision, ReplacementAbility } from './effects'
import type { PlayerNumber, ScenarioId } from './ids'
import type { CardIx, SeatIx, SideIx } from './spots'
import type { ScenarioData, SeatData } from './tables'

/** The config of the Card Game. Every field but the seed has a default. */
export interface Config {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
  readonly scenario: ScenarioId
  /** How many people sit at the table; a person can run two seats of a side. */
  readonly players: PlayerNumber
  /** Whether the four promos are in the decks. */
  readonly promos: boolean
}

/** A seat that is taken in a scenario. */
export interface Player extends SeatData {
  readonly ix: SeatIx
  readonly sideIx: SideIx
  /** The person who runs it: two seats of a side can have the same. */
  readonly person: number
  readonly cards: ReadonlyArray<CardIx>
}

/** Who plays with what in a scenario. */
export interface Cast {
  readonly scenario: ScenarioData
  /** The seats taken, in the order of the scenario. */
  readonly players: ReadonlyArray<Player>
  /** By seat; undefined for one that nobody takes. */
  readonly at: ReadonlyArray<Player | undefined>
  /** The seats of each side, in the order of the scenario. */
  readonly team: readonly [ReadonlyArray<SeatIx>, ReadonlyArray<SeatIx>]
  /** The seat that holds each place of the turn order. */
  readonly places: ReadonlyArray<SeatIx>
  /** The seat in whose deck each card started, -1 for a card that is not in the game. */
  readonly owner: ReadonlyArray<SeatIx>
  /** The seat whose deck holds each faction, -1 for none, by the place of the faction in FACTIONS. */
  readonly playerOf: ReadonlyArray<SeatIx>
}

/** What a physical card says, ready to be asked: its abilities, and what it provides for a round. */
export interface CardWords {
  readonly says: string
  readonly abilities: ReadonlyArray<CardAbility>
  /** What it provides for the rest of the round once it was played. */
  readonly thisRound: ReadonlyArray<Provision>
  /** Its abilities that replace an elimination, and those that say where it may go itself. */
  readonly replaces: ReadonlyArray<ReplacementAbility>
  readonly ways: ReadonlyArray<LegalityAbility>
  /** Whether it says anything for the moment when it comes somewhere. */
  readonly comes: boolean
}

/** Cards that change something all the time while they lie in play, by what they change. */
export interface Speakers {
  /** Where others may go. */
  readonly ways: ReadonlyArray<CardIx>
  /** The icons of others. */
  readonly icons: ReadonlyArray<CardIx>
  readonly carryover: ReadonlyArray<CardIx>
  readonly extraDraw: ReadonlyArray<CardIx>
  readonly knowsTop: ReadonlyArray<CardIx>
  /** Cards that offer something for an action. */
  readonly actions: ReadonlyArray<CardIx>
  /** The defense of the path they are on. */
  readonly pathDefense: ReadonlyArray<CardIx>
}

/** What rules ask for by name. */
export interface Rules {
  readonly cast: Cast
  /** By card. */
  readonly cards: ReadonlyArray<CardWords>
  readonly speakers: Speakers
  /** By location: the battlegrounds first, then the paths. */
  readonly locations: ReadonlyArray<LocationText>
}
