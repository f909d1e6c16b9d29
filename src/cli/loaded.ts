/**
 * What the commands know of a game: its functions without its own types, and what a person wants to see of
 * it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, Game, State, Types, View } from '../kernel/index'

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

/** What a person wants to see of a game, beyond what it tells itself. */
export interface Shown {
  /** Whether what an id names can be in this game at all: of two with one name, the other is not meant. */
  readonly inPlay: (state: AnyState, id: string) => boolean
  /** The board as a viewer may see it. */
  readonly board: (view: View) => ReadonlyArray<string>
  readonly measures: Measures
  /** The kinds of piece that may be in an attack; undefined where no odds are told of attacks. */
  readonly pieces?: ReadonlyArray<string>
  /** Odds beside those of draws; undefined where the game has none. */
  readonly odds?: (state: AnyState, plan: Plan | undefined) => ToldOdds
}

/** A game with what a person wants to see of it. */
export interface Loaded extends Shown {
  readonly game: AnyGame
}

/** The readable table, as indented lines: a board for a game that has no words of its own for it. */
const plainBoard = (game: AnyGame, view: View): ReadonlyArray<string> =>
  JSON.stringify(E.getOrElseW(() => view.state)(game.read(view)), null, 2)
    .replace(/["{}[\],]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** A game for the commands; what is not said of it is shown plainly. */
export const loadedOf = <T extends Types>(given: Game<T>, shown: Partial<Shown> = {}): Loaded => {
  const game = given as unknown as AnyGame
  return {
    game,
    inPlay: () => true,
    board: (view) => [game.title, ...plainBoard(game, view)],
    measures: { names: [], turnOf: ({ stack }) => stack.length, valuesOf: () => [] },
    ...shown,
  }
}
