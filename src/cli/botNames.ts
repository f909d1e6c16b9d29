/**
 * Bots by the names that a person types: `random`, `greedy`, `search`, and `search:200` for so many
 * iterations.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Bot, GameBots } from '../bots/index'
import type { Types } from '../kernel/index'
import { misused, type Result } from './command'

/** A bot of some game. */
export type AnyBot = Bot<Types>

/** The bot of that name for a game. */
export const botOf = async (game: string, name: string): Promise<Result<AnyBot>> => {
  const { BOTS, BOT_NAMES } = await import('../bots/index')
  const byGame: ReadonlyMap<string, unknown> = new Map<string, unknown>([
    ['confrontation', BOTS.confrontation],
    ['war-of-the-ring', BOTS.warOfTheRing],
  ])
  const bots = byGame.get(game) as GameBots<Types> | undefined
  const known = BOT_NAMES.find((one) => one === name)
  if (bots !== undefined && known !== undefined) return E.right(bots[known]())
  const [, iterations] = /^search:([1-9]\d{0,6})$/.exec(name) ?? []
  return bots !== undefined && iterations !== undefined
    ? E.right(bots.search({ budget: { iterations: Number(iterations) } }))
    : misused(`there is no bot "${name}"; there are ${BOT_NAMES.join(', ')} and search:<iterations>`)
}
