/**
 * Bots: players that see only what their seat may see. Random, greedy by heuristics, and a search under
 * hidden
 * information; a driver lets them play against each other.
 *
 * @module
 */
export { battlesTactics } from './battles/tactics'
export type { Bot, Tactics } from './bot'
export { BOT_NAMES, BOTS, botsFor, type BotName, type GameBots } from './bots'
export { cardGameTactics } from './cardGame/tactics'
export { confrontationTactics } from './confrontation/tactics'
export { playBots, type BotFault, type BotsBySeat, type PlayedGame } from './driver'
export { greedyBot } from './greedy'
export { mctsBot, type Line, type MctsOptions, type Thinker, type Thought } from './mcts'
export { randomBot } from './random'
export { playRange, seedsOf, type Experiment, type Row } from './range'
export { searchBot, type Budget, type SearchOptions } from './search'
export { add, merge, NO_GAMES, tell, type Sums, type Summary, type Tally } from './summary'
export { warTactics, warTacticsOf } from './warOfTheRing/tactics'
