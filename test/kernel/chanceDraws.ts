/**
 * Draws counted. A seeded game is played, and beside it the same game by hand, whose every draw is answered
 * with what the seeded one has drawn: so each draw is met with the chances it had, and what came up is known.
 */
import { isDeepStrictEqual } from 'node:util'
import { drawBelow, randomFrom, streamNameOf, streamOf } from '../../src/kernel'
import type { BaseAction, ChanceAction, ChanceOption, Game, State, Types } from '../../src/kernel'
import { count, fraction, sumOf, surprise, written, type Tally } from './chanceTree'
import { must, mustRight } from './conformance/check'

/** The same start twice. */
export interface Pair<T extends Types> {
  readonly seeded: State<T>
  readonly manual: State<T>
}

/** How a game is played: how it is called, how long, and how much each option is liked. */
export interface Playing {
  readonly seed: string
  readonly actions: number
  readonly likes?: (action: BaseAction) => number
}

/** Draws by name: what came up, and what was to be expected. */
export type Draws = Map<string, { tally: Tally; number: number }>

const nameOf = (options: ReadonlyArray<ChanceOption>): string => options[0]?.action.draw ?? ''

/** What the generator gives for the draw at hand: each stream counts by itself. */
const drawnIn = <T extends Types>(
  state: State<T>,
  options: ReadonlyArray<ChanceOption>,
  counts: Map<string, number>,
): ChanceAction => {
  const name = streamNameOf(nameOf(options))
  const index = (state.chance.drawn[name] ?? 0) + (counts.get(name) ?? 0)
  counts.set(name, (counts.get(name) ?? 0) + 1)
  const total = options.reduce((sum, { probability }) => sum + probability.numerator, 0)
  let left = drawBelow(state.chance.key, streamOf(name), index, total)
  const found = options.find(({ probability }) => (left -= probability.numerator) < 0)
  must(found !== undefined, () => `${name} draws nothing`)
  return found.action
}

const note = (draws: Draws, options: ReadonlyArray<ChanceOption>, drawn: ChanceAction): void => {
  const exact = options.map(({ probability: { numerator, denominator } }) =>
    fraction(BigInt(numerator), BigInt(denominator)),
  )
  must(written(sumOf(exact)) === '1/1', () => `${nameOf(options)}: ${exact.map(written).join(' + ')}`)
  const { tally, number } = draws.get(nameOf(options)) ?? { tally: new Map(), number: 0 }
  for (const { action, probability } of options)
    count(
      tally,
      String(action.outcome),
      action.outcome === drawn.outcome ? 1 : 0,
      probability.numerator / probability.denominator,
    )
  draws.set(nameOf(options), { tally, number: number + 1 })
}

const pick = (legal: ReadonlyArray<BaseAction>, playing: Playing, random: (below: number) => number) => {
  const weights = legal.map((action) => playing.likes?.(action) ?? 1)
  let rest = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
  return legal[
    Math.max(
      0,
      weights.findIndex((weight) => (rest -= weight) < 0),
    )
  ]
}

/** Plays at random, and counts all draws. */
export const countDraws = <T extends Types>(
  game: Game<T>,
  start: Pair<T>,
  playing: Playing,
  draws: Draws,
): void => {
  const random = randomFrom(playing.seed)
  const counts = new Map<string, number>()
  let { seeded, manual } = start
  const settle = (): void => {
    for (let options = game.chances(manual); options.length > 0; options = game.chances(manual)) {
      const drawn = drawnIn(manual, options, counts)
      note(draws, options, drawn)
      manual = mustRight(game.applyAction(manual, drawn), 'nature is refused').state
    }
  }
  settle()
  for (let left = playing.actions; left > 0 && seeded.outcome === null; left--) {
    const action = pick(game.legalActions(seeded), playing, random)
    seeded = mustRight(game.applyAction(seeded, action), 'refused').state
    manual = mustRight(game.applyAction(manual, action), 'refused by hand').state
    settle()
    must(
      isDeepStrictEqual([seeded.table, seeded.outcome], [manual.table, manual.outcome]),
      () => `the game by hand is another one after ${JSON.stringify(action)}`,
    )
  }
}

/** Each draw, how often it was made, and how surprising what came up is in standard deviations. */
export const report = (draws: Draws): Readonly<Record<string, { number: number; surprise: number }>> =>
  Object.fromEntries(
    [...draws]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { tally, number }]) => [name, { number, surprise: surprise(tally) }]),
  )
