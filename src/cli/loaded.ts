/**
 * What the commands know of a game: its functions without its own types, and what a person wants to see of
 * it.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  anyGame,
  type AnyGame,
  type Game,
  type Reading,
  type State,
  type Types,
  type View,
  type Rulebook,
} from '../kernel/index'

import type { Asks, Claims, Kinds } from '../talk/index'

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

/** What depends on the config in the words of some games. */
type Spoken = Pick<AnyGame, 'actions' | 'ids' | 'nameOf' | 'tell'>

/** The regions next to each region. */
export type Neighbours = ReadonlyMap<string, ReadonlyArray<string>>

/** What a game tells of itself and of its things, where it does. */
interface Telling {
  /** The rules of a config; undefined where all configs have the same. */
  readonly rulebook?: (config: object) => Rulebook
  /** What is said on a card or of a character, in a line of ours. */
  readonly says?: (id: string, config?: object) => string | undefined
  /** What is printed of a region, a figure or a card, in phrases. */
  readonly facts?: (id: string, config?: object) => ReadonlyArray<string>
  /** The figures, where they are cards. */
  readonly figures?: () => ReadonlyArray<string>
  /** What names of places, figures and cards are names of, in words of the rules. */
  readonly kinds?: (config?: object) => Kinds
  /** What players ask about each rule, in words that its sentence has not. */
  readonly asks?: Asks
  /** What the rules of a config say yes or no to, as players ask it. */
  readonly claims?: (config: object) => Claims
  /** The regions next to each region of a config; undefined where there is no map. */
  readonly map?: (config: object) => Neighbours
  /** The kinds of piece of a config that may be in an attack; undefined where no odds are told of attacks. */
  readonly pieces?: (config: object) => ReadonlyArray<string>
  /** The words of a config, where not every config has the same. */
  readonly wordsOf?: (config: object) => Spoken
}

/** A game with what a person wants to see of it. */
export interface Loaded extends Telling {
  readonly game: AnyGame
  /** Whether what an id names can be in this game at all: of two with one name, the other is not meant. */
  readonly inPlay: (state: AnyState, id: string) => boolean
  /** The board as a viewer may see it. */
  readonly board: (view: View) => ReadonlyArray<string>
  readonly measures: Measures
  /** Odds beside those of draws; undefined where the game has none. */
  readonly odds?: (state: AnyState, plan: Plan | undefined) => ToldOdds
}

/** What a game can say of itself for the commands, in its own types, mostly from its readable table. */
export interface Shown<T extends Types> extends Telling {
  readonly inPlay?: (config: T['config'], id: string) => boolean
  readonly board?: (table: Reading<T>) => ReadonlyArray<string>
  readonly measures?: {
    readonly names: ReadonlyArray<string>
    readonly turnOf: (state: State<T>) => number
    readonly valuesOf: (table: Reading<T>) => ReadonlyArray<number>
  }
  readonly odds?: (state: State<T>, plan: Plan | undefined) => ToldOdds
}

/** The readable table, as indented lines: a board for a game that has no words of its own for it. */
const plainBoard = (game: AnyGame, view: View): ReadonlyArray<string> =>
  JSON.stringify(E.getOrElseW(() => view.state)(game.read(view)), null, 2)
    .replace(/["{}[\],]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** What is measured, by the types of the game; nothing where the reader cannot read. */
const measuresOf = <T extends Types>(game: Game<T>, { measures }: Shown<T>): Measures => {
  if (measures === undefined) return { names: [], turnOf: ({ stack }) => stack.length, valuesOf: () => [] }
  const { names, turnOf, valuesOf } = measures
  const own = (state: AnyState) => state as State<T>
  return {
    names,
    turnOf: (state) => turnOf(own(state)),
    valuesOf: (state) => E.match(() => names.map(() => 0), valuesOf)(game.read(own(state))),
  }
}

/** A game in the words of a config, where not every config has the same. */
export const inWordsOf = (loaded: Loaded, config: object): Loaded => {
  const { game, wordsOf } = loaded
  if (wordsOf === undefined) return loaded
  const words = wordsOf(config)
  const { nameOf = game.nameOf } = words
  return { ...loaded, game: { ...game, ...words, say: (one) => game.say(one, nameOf) } }
}

/** A game for the commands; what is not said of it is shown plainly. */
export const loadedOf = <T extends Types>(given: Game<T>, shown: Shown<T> = {}): Loaded => {
  const game = anyGame(given)
  const { inPlay = () => true, board, odds, measures: _, ...telling } = shown
  const plain = (view: View): ReadonlyArray<string> => [game.title, ...plainBoard(game, view)]
  return {
    ...telling,
    game,
    inPlay: ({ config }, id) => inPlay(config, id),
    board: (view) =>
      board === undefined ? plain(view) : E.match(() => plain(view), board)(given.read(view as View<T>)),
    measures: measuresOf(given, shown),
    ...(odds === undefined ? {} : { odds: (state, plan) => odds(state as State<T>, plan) }),
  }
}
