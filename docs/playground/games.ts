/** The games of the playground: all of the package, and what the page must know of one beyond what it tells. */
import * as games from '../../src/index'
import {
  gamesByName,
  type AnyGame,
  type BaseAction,
  type ConfigOption,
  type State,
  type Types,
} from '../../src/kernel'

/** A state of any game. */
export type AnyState = State<Types>
/** An action of any game, chance included. */
export type AnyAction = BaseAction

/** A field that may be given whole. */
export interface WholeField {
  readonly name: string
  readonly label: string
}

/** One game of the playground. */
export interface Entry {
  readonly game: AnyGame
  /** What is asked before a game begins. */
  readonly fields: ReadonlyArray<ConfigOption>
  /** A field of the config that may also be given whole, as JSON. */
  readonly whole: WholeField | undefined
}

const CHANCE: ConfigOption = {
  name: 'chance',
  label: 'Chance',
  values: [
    ['seeded', 'from the seed'],
    ['manual', 'you say what comes up'],
  ],
}

/** Games that take something of one's own. */
const WHOLE: Readonly<Record<string, WholeField>> = {
  battles: { name: 'scenario', label: 'Or a scenario of yours, as JSON' },
}

const ENTRIES = [...gamesByName(games).values()].map((game): Entry => ({
  game,
  fields: [CHANCE, ...game.options],
  whole: WHOLE[game.name],
}))

/** The games by name. */
export const GAMES: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.game.name, entry]))

/** The game with which the page opens. */
export const FIRST = GAMES.get('war-of-the-ring') ?? (ENTRIES[0] as Entry)
