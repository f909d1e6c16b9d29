/**
 * Bots by the names that a person types: `random`, `greedy`, `search`, `mcts`; `mcts:200` for so many trials,
 * `mcts:100ms` for so many milliseconds, and the same with `search`.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Bot, BotName, Budget, GameBots } from '../bots/index'
import type { Types } from '../kernel/index'
import { now } from './clock'
import { misused, type Result } from './command'

/** A bot of some game. */
export type AnyBot = Bot<Types>

const NAMES: ReadonlyArray<BotName> = ['random', 'greedy', 'search', 'mcts']

const budgetOf = (number: number, unit: string | undefined, goesOn: () => boolean): Budget => {
  if (unit !== 'ms') return { iterations: number, goesOn }
  return { milliseconds: number, now: () => (goesOn() ? now() : Infinity) }
}

/** The bot of that name among those of a game; what is wrong with the name else. */
export const botNamed = (
  bots: GameBots<Types>,
  name: string,
  goesOn: () => boolean = () => true,
): E.Either<string, AnyBot> => {
  const known = NAMES.find((one) => one === name)
  if (known !== undefined) return E.right(bots[known]())
  const [, kind, number, unit] = /^(search|mcts):([1-9]\d{0,6})(ms)?$/.exec(name) ?? []
  if (number === undefined)
    return E.left(
      `there is no bot "${name}"; there are ${NAMES.join(', ')}, search:<trials>, search:<n>ms, mcts:...`,
    )
  const options = { budget: budgetOf(Number(number), unit, goesOn) }
  return E.right(kind === 'mcts' ? bots.mcts(options) : bots.search(options))
}

/** What makes the bot of that name for a game: a new one for each match, since a bot may remember. */
export const botMakerOf = async (game: string, name: string): Promise<Result<() => AnyBot>> => {
  const { botsFor } = await import('../bots/index')
  const bots = O.toUndefined(botsFor(game))
  if (bots === undefined) return misused(`there are no bots for "${game}"`)
  const bot = botNamed(bots, name)
  return E.isLeft(bot) ? misused(bot.left) : E.right(() => E.getOrElse(() => bot.right)(botNamed(bots, name)))
}

/** The bot of that name for a game. */
export const botOf = async (game: string, name: string): Promise<Result<AnyBot>> =>
  E.Functor.map(await botMakerOf(game, name), (make) => make())
