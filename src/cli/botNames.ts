/**
 * Bots by the names that a person types: `random`, `greedy`, `search`, and `search:200` for so many
 * iterations or `search:100ms` for so many milliseconds. This is the one place that looks at a clock: the
 * library takes it from whoever calls, and here that is the program.
 */
import { performance } from 'node:perf_hooks'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Bot, BotName, Budget, GameBots } from '../bots/index'
import type { Types } from '../kernel/index'
import { misused, type Result } from './command'

/** A bot of some game. */
export type AnyBot = Bot<Types>

const NAMES: ReadonlyArray<BotName> = ['random', 'greedy', 'search']

const budgetOf = (number: number, unit: string | undefined): Budget =>
  unit === 'ms' ? { milliseconds: number, now: () => performance.now() } : { iterations: number }

/** The bot of that name among those of a game; what is wrong with the name else. */
export const botNamed = (bots: GameBots<Types>, name: string): E.Either<string, AnyBot> => {
  const known = NAMES.find((one) => one === name)
  if (known !== undefined) return E.right(bots[known]())
  const [, number, unit] = /^search:([1-9]\d{0,6})(ms)?$/.exec(name) ?? []
  return number === undefined
    ? E.left(`there is no bot "${name}"; there are ${NAMES.join(', ')}, search:<iterations> and search:<n>ms`)
    : E.right(bots.search({ budget: budgetOf(Number(number), unit) }))
}

/** The bot of that name for a game. */
export const botOf = async (game: string, name: string): Promise<Result<AnyBot>> => {
  const { botsFor } = await import('../bots/index')
  const bots = O.toUndefined(botsFor(game))
  if (bots === undefined) return misused(`there are no bots for "${game}"`)
  const bot = botNamed(bots, name)
  return E.isLeft(bot) ? misused(bot.left) : bot
}
