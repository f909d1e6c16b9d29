/**
 * The bots by game and name, for whoever lets a user pick one: a command line, a server, a test.
 */
import * as O from 'fp-ts/lib/Option.js'
import { battles, type Battles } from '../battles'
import { cardGame, type CardGame } from '../card-game'
import { confrontation, type Confrontation } from '../confrontation'
import * as games from '../index'
import { gamesByName, type Game, type Types } from '../kernel'
import { warOfTheRing, type War } from '../war-of-the-ring'
import { battlesSearch, battlesTactics } from './battles/tactics'
import type { Bot, Tactics } from './bot'
import { cardGameSearch, cardGameTactics } from './cardGame/tactics'
import { confrontationSearch, confrontationTactics } from './confrontation/tactics'
import { greedyBot } from './greedy'
import { guarded } from './guard'
import { mctsBot, type MctsOptions, type Thinker } from './mcts'
import { randomBot } from './random'
import { searchBot, type SearchOptions } from './search'
import { warSearch, warTacticsOf } from './warOfTheRing/tactics'

/** The names of the bots, weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'search', 'mcts'] as const
/** The name of a bot. */
export type BotName = (typeof BOT_NAMES)[number]

/** The bots of one game. `search` takes its budget and, if wanted, how it searches. */
export interface GameBots<T extends Types> {
  /** The name of the game. */
  readonly game: string
  /** Picks any legal action. */
  readonly random: () => Bot<T>
  /** Takes the action that looks best. */
  readonly greedy: () => Bot<T>
  /** Looks ahead. Without options it makes a fixed number of iterations, the same on every machine. */
  readonly search: (options?: SearchOptions) => Bot<T>
  /** Looks ahead with one tree for all seats, and says what it thinks. Without options so many trials. */
  readonly mcts: (options?: MctsOptions) => Thinker<T>
  /** The same bots for the game with house rules: they play by its rules and judge by its numbers. */
  readonly of: (game: Game<T>) => GameBots<T>
}

const PLAIN: SearchOptions = { budget: { iterations: 100 } }
const TRIALS: MctsOptions = { budget: { iterations: 100 } }

const botsOf = <T extends Types>(
  game: Game<T>,
  tacticsOf: (game: Game<T>) => Tactics<T>,
  usual: SearchOptions,
): GameBots<T> => {
  const tactics = tacticsOf(game)
  return {
    game: game.name,
    random: () => randomBot(game),
    greedy: () => greedyBot(game, tactics),
    search: (options) => searchBot(game, tactics, { ...usual, ...guarded({}, () => ({ ...options })) }),
    mcts: (options) => mctsBot(game, tactics, { ...TRIALS, ...guarded({}, () => ({ ...options })) }),
    of: (other) => botsOf(other, tacticsOf, usual),
  }
}

/** The bots of each game: `BOTS.confrontation.greedy()`. A new game is one line. */
export const BOTS: {
  readonly battles: GameBots<Battles>
  readonly cardGame: GameBots<CardGame>
  readonly confrontation: GameBots<Confrontation>
  readonly warOfTheRing: GameBots<War>
} = {
  battles: botsOf(battles, () => battlesTactics, battlesSearch),
  cardGame: botsOf(cardGame, () => cardGameTactics, cardGameSearch),
  confrontation: botsOf(confrontation, () => confrontationTactics, confrontationSearch),
  warOfTheRing: botsOf(warOfTheRing, warTacticsOf, warSearch),
}

/** What is known of a game that nobody has judged: greedy picks as random does, a search plays to the end. */
const NO_TACTICS: Tactics<Types> = { rate: () => [], value: () => 0.5 }

const BY_NAME: ReadonlyMap<string, GameBots<Types>> = new Map([
  ...[...gamesByName(games).values()].map(
    (game) => [game.name, botsOf(game, () => NO_TACTICS, PLAIN)] as const,
  ),
  ...Object.values(BOTS).map((bots) => [bots.game, bots as unknown as GameBots<Types>] as const),
])

/** The bots of the game with that name; none if there is no such game. */
export const botsFor = (game: string): O.Option<GameBots<Types>> => O.fromNullable(BY_NAME.get(game))
