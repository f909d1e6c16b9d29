/**
 * Exact chances and sampled ones. All that chance can bring from a state is played out with the game's own
 * `chances`, states that are equal being followed once; and counts are held against what was expected.
 */
import type { ChanceAction, Game, Progress, State, Types } from '../../src/kernel'
import { mustRight } from './conformance/check'

/** An exact fraction in lowest terms. */
export interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b))

/** A fraction in lowest terms. */
export const fraction = (above: bigint, below: bigint): Fraction => {
  const by = common(above, below)
  return { above: above / by, below: below / by }
}
/** The sum of two. */
export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.above * other.below + other.above * one.below, one.below * other.below)
const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.above * other.above, one.below * other.below)

const NONE: Fraction = { above: 0n, below: 1n }
const ALL: Fraction = { above: 1n, below: 1n }

/** The sum of many. */
export const sumOf = (list: Iterable<Fraction>): Fraction => {
  let sum = NONE
  for (const one of list) sum = plus(sum, one)
  return sum
}
/** As `3/4`. */
export const written = ({ above, below }: Fraction): string => `${above}/${below}`

/** How a tree is walked. */
export interface Walk<T extends Types> {
  /** What a seat answers; nothing where the walk ends. */
  readonly answer: (state: State<T>) => T['action'] | undefined
  /** Whether the walk goes on at a draw; always, by default. */
  readonly follow?: (state: State<T>) => boolean
  /** What is noted of the events on the way, as text; nothing by default. */
  readonly note?: (before: string, progress: Progress<T>) => string
  /** What is told of an end with what was noted. */
  readonly tell: (state: State<T>, noted: string) => string
}

interface Branch<T extends Types> {
  readonly state: State<T>
  readonly noted: string
  readonly chance: Fraction
}

/** Every branch after one: all that may be drawn, or the one answer; none at an end. */
const branchesOf = <T extends Types>(
  game: Game<T>,
  { state, noted, chance }: Branch<T>,
  { answer, follow = () => true, note = () => '' }: Walk<T>,
): ReadonlyArray<Branch<T>> => {
  const draws = follow(state) ? game.chances(state) : []
  const said = game.actors(state).includes('nature') ? undefined : answer(state)
  const ways: ReadonlyArray<readonly [T['action'] | ChanceAction, Fraction]> =
    said === undefined
      ? draws.map(({ action, probability: { numerator, denominator } }) => [
          action,
          times(chance, fraction(BigInt(numerator), BigInt(denominator))),
        ])
      : [[said, chance]]
  return ways.map(([action, share]) => {
    const progress = mustRight(game.applyAction(state, action), `refused: ${JSON.stringify(action)}`)
    return { state: progress.state, noted: note(noted, progress), chance: share }
  })
}

/** The chance of everything that is told of the ends, from a state of a game with manual chance. */
export const chancesFrom = <T extends Types>(
  game: Game<T>,
  start: State<T>,
  walk: Walk<T>,
): ReadonlyMap<string, Fraction> => {
  const ends = new Map<string, Fraction>()
  let level: ReadonlyArray<Branch<T>> = [{ state: start, noted: '', chance: ALL }]
  while (level.length > 0) {
    const next = new Map<string, Branch<T>>()
    for (const branch of level) {
      const branches = branchesOf(game, branch, walk)
      for (const one of branches) {
        const key = `${game.hash(one.state)} ${one.noted}`
        next.set(key, { ...one, chance: plus(next.get(key)?.chance ?? NONE, one.chance) })
      }
      const key = branches.length > 0 ? undefined : walk.tell(branch.state, branch.noted)
      if (key !== undefined) ends.set(key, plus(ends.get(key) ?? NONE, branch.chance))
    }
    level = [...next.values()]
  }
  return ends
}

/** Counts with what was expected of each. */
export type Tally = Map<string, { seen: number; expected: number }>

/** Adds to what was seen and what was expected. */
export const count = (tally: Tally, key: string, seen: number, expected: number): void => {
  const before = tally.get(key) ?? { seen: 0, expected: 0 }
  tally.set(key, { seen: before.seen + seen, expected: before.expected + expected })
}

/** Kinds that are too rare to be judged alone count as one. */
const LEAST_EXPECTED = 5

const grouped = (tally: Tally): ReadonlyArray<{ readonly seen: number; readonly expected: number }> => {
  const groups: Array<{ seen: number; expected: number }> = []
  let rest = { seen: 0, expected: 0 }
  for (const { seen, expected } of tally.values()) {
    rest = { seen: rest.seen + seen, expected: rest.expected + expected }
    if (rest.expected < LEAST_EXPECTED) continue
    groups.push(rest)
    rest = { seen: 0, expected: 0 }
  }
  const last = groups.pop() ?? { seen: 0, expected: 0 }
  return [...groups, { seen: last.seen + rest.seen, expected: last.expected + rest.expected }]
}

/**
 * How far counts are from what was expected: chi-square as a number of standard deviations, by the
 * approximation of Wilson and Hilferty. Above 4 is one case in thirty thousand.
 */
export const surprise = (tally: Tally): number => {
  const groups = grouped(tally)
  const freedom = groups.length - 1
  if (freedom < 1) return 0
  const square = groups.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0)
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread)
}
