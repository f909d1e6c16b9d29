/**
 * The bots by game and name, for whoever lets a user pick one: a command line, a server, a test.
 */
import { confrontation, type Confrontation } from '../confrontation'
import type { Game, Types } from '../kernel'
import { warOfTheRing, type War } from '../war-of-the-ring'
import type { Bot, Tactics } from './bot'
import { confrontationTactics } from './confrontation/tactics'
import { greedyBot } from './greedy'
import { guarded } from './guard'
import { randomBot } from './random'
import { searchBot, type SearchOptions } from './search'
import { warTactics } from './warOfTheRing/tactics'

/** The names of the bots, weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'search'] as const
/** The name of a bot. */
export type BotName = (typeof BOT_NAMES)[number]

/** The bots of one game. `search` takes its budget and, if wanted, how it searches. */
export interface GameBots<T extends Types> {
  /** Picks any legal action. */
  readonly random: () => Bot<T>
  /** Takes the action that looks best. */
  readonly greedy: () => Bot<T>
  /** Looks ahead. Without options it makes a fixed number of iterations, the same on every machine. */
  readonly search: (options?: SearchOptions) => Bot<T>
}

const botsOf = <T extends Types>(game: Game<T>, tactics: Tactics<T>, usual: SearchOptions): GameBots<T> => ({
  random: () => randomBot(game),
  greedy: () => greedyBot(game, tactics),
  search: (options) => searchBot(game, tactics, { ...usual, ...guarded({}, () => ({ ...options })) }),
})

/** The bots of each game: `BOTS.confrontation.greedy()`. */
export const BOTS: {
  readonly confrontation: GameBots<Confrontation>
  readonly warOfTheRing: GameBots<War>
} = {
  confrontation: botsOf(confrontation, confrontationTactics, {
    budget: { iterations: 300 },
    worlds: 100,
    depth: 12,
  }),
  warOfTheRing: botsOf(warOfTheRing, warTactics, {
    budget: { iterations: 40 },
    worlds: 5,
    depth: 200,
    horizon: 1,
    width: 5,
    noise: 0,
    curiosity: 0.3,
  }),
}
