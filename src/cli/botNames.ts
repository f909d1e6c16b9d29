/**
 * Bots by the names that a person types: `random`, `greedy`, `search`, and `search:200` for so many
 * iterations or `search:100ms` for so many milliseconds. This is the one place that looks at a clock: the
 * library takes it from whoever calls, and here that is the program.
 */
import { performance } from 'node:perf_hooks'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Bot, Budget } from '../bots/index'
import type { Types } from '../kernel/index'
import { misused, type Result } from './command'

/** A bot of some game. */
export type AnyBot = Bot<Types>

const budgetOf = (number: number, unit: string | undefined): Budget =>
  unit === 'ms' ? { milliseconds: number, now: () => performance.now() } : { iterations: number }

/** The bot of that name for a game. */
export const botOf = async (game: string, name: string): Promise<Result<AnyBot>> => {
  const { botsFor, BOT_NAMES } = await import('../bots/index')
  const bots = O.toUndefined(botsFor(game))
  const known = BOT_NAMES.find((one) => one === name)
  if (bots !== undefined && known !== undefined) return E.right(bots[known]())
  const [, number, unit] = /^search:([1-9]\d{0,6})(ms)?$/.exec(name) ?? []
  return bots !== undefined && number !== undefined
    ? E.right(bots.search({ budget: budgetOf(Number(number), unit) }))
    : misused(
        `there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}, search:<iterations> and search:<n>ms`,
      )
}
