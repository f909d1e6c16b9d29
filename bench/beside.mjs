/**
 * Random play of a game beside the yardsticks: the measurement of its ratio to chessops, in a process with
 * other games (run.mjs) or in one of its own (alone.mjs).
 */
import { playouts } from './play.mjs'
import { measure, timed } from './timing.mjs'
import { yardsticks } from './yardsticks.mjs'

const GAMES = 4

/** How long things take: `seconds` are those of the whole run, of which each game gets its share. */
export const PACES = {
  full: { milliseconds: 200, warmUp: 1000, steady: 15_000, seconds: 80, games: 1000 },
  quick: { milliseconds: 100, warmUp: 300, steady: 5000, seconds: 16, games: 20 },
}

/** The half of a game's share of a run. */
export const halfOf = (pace) => ({ ...pace, seconds: pace.seconds / GAMES / 2 })

/** A rate relative to that of a yardstick. */
export const relativeTo = (yardstick) => (rate) => Math.round((rate / yardstick) * 10_000) / 10_000

/**
 * The rates of random play and of the yardsticks. A large program is slow at first, until all of it is
 * compiled: its first second is told apart, and it plays for a while before it counts.
 */
export const besideYardsticks = (subject, pace) => {
  const { all } = playouts(subject)
  const firstSecond = Math.round(timed(all, 1000))
  timed(all, pace.steady)
  const { all: rate, ...beside } = measure({ ...yardsticks(), all }, halfOf(pace))
  return { rate, beside, firstSecond, ratioToChessops: relativeTo(beside.chessops)(rate) }
}
