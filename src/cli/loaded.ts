/**
 * What the commands know of a game: its functions without its own types, and what a person wants to see of
 * it.
 */
import type { ActionSchema, Game, State, Types, View } from '../kernel/index'

/** A game whose types are not told apart from those of another. */
export type AnyGame = Game<Types>

/** A state of some game. */
export type AnyState = State<Types>

/** What is measured along a game, once a turn. */
export interface Measures {
  readonly names: ReadonlyArray<string>
  readonly turnOf: (state: AnyState) => number
  readonly valuesOf: (state: AnyState) => ReadonlyArray<number>
}

/** A planned attack, in words of the caller. */
export interface Plan {
  readonly side: string
  readonly from: string
  readonly to: string
  /** How many of each kind of piece attack; everybody if left out. */
  readonly party?: Readonly<Record<string, number>>
}

/** Odds of a moment as JSON and in words; `problem` if what is asked for is not there. */
export interface ToldOdds {
  readonly json: Readonly<Record<string, unknown>>
  readonly text: ReadonlyArray<string>
  readonly problem?: string
}

/** A game with what a person wants to see of it. */
export interface Loaded {
  readonly game: AnyGame
  readonly title: string
  /** Every seat that any config has. */
  readonly seats: ReadonlyArray<string>
  /** The seats of a game that has begun. */
  readonly seatsOf: (state: AnyState) => ReadonlyArray<string>
  readonly actions: ActionSchema
  /** The printed name of what an id stands for; the id itself where it has none. */
  readonly nameOf: (id: string) => string
  /** An event as a sentence, also where a part of it is hidden. */
  readonly tell: (event: Readonly<Record<string, unknown>>) => string
  /** Whether what an id names can be in this game at all: of two with one name, the other is not meant. */
  readonly inPlay: (state: AnyState, id: string) => boolean
  readonly regions: ReadonlyArray<string>
  /** What sort of thing an id is: choices are grouped by it. */
  readonly sortOf: (id: string) => 'region' | 'figure' | 'card' | undefined
  /** The board as a viewer may see it. */
  readonly board: (view: View) => ReadonlyArray<string>
  readonly measures: Measures
  /** The kinds of piece that may be in an attack; undefined where no odds are told of attacks. */
  readonly pieces?: ReadonlyArray<string>
  /** Odds beside those of draws; undefined where the game has none. */
  readonly odds?: (state: AnyState, plan: Plan | undefined) => ToldOdds
}

/** A game without its own types: whatever is handed to it goes through its own door. */
export const erased = <T extends Types>(game: Game<T>): AnyGame => game as unknown as AnyGame
