/** Summaries of many games that can be merged: counts, sums, sums of squares and histograms. */
import type { Row } from './range'

/** Counts by name. */
export type Tally = Readonly<Record<string, number>>

/** Numbers, summed up. */
export interface Sums {
  readonly sum: number
  readonly squares: number
  readonly least: number
  readonly most: number
  /** How many numbers are at least 2 ** n and below 2 ** (n + 1), by n. */
  readonly histogram: Tally
}

/** Many games, summed up. It does not matter in which order they were added. */
export interface Summary {
  readonly games: number
  /** How often each seat won; partners win together. */
  readonly wins: Tally
  readonly draws: number
  /** How often the game ended by each rule. */
  readonly rules: Tally
  readonly decisions: Sums
}

const NO_SUMS: Sums = { sum: 0, squares: 0, least: Infinity, most: -Infinity, histogram: {} }

/** No games. */
export const NO_GAMES: Summary = { games: 0, wins: {}, draws: 0, rules: {}, decisions: NO_SUMS }

const mergeTallies = (one: Tally, other: Tally): Tally => {
  const all: Record<string, number> = { ...one }
  for (const [name, count] of Object.entries(other)) all[name] = (all[name] ?? 0) + count
  return Object.fromEntries(Object.entries(all).sort(([first], [second]) => (first < second ? -1 : 1)))
}

const mergeSums = (one: Sums, other: Sums): Sums => ({
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
  histogram: mergeTallies(one.histogram, other.histogram),
})

/** Two summaries as one. */
export const merge = (one: Summary, other: Summary): Summary => ({
  games: one.games + other.games,
  wins: mergeTallies(one.wins, other.wins),
  draws: one.draws + other.draws,
  rules: mergeTallies(one.rules, other.rules),
  decisions: mergeSums(one.decisions, other.decisions),
})

const each = (names: ReadonlyArray<string>): Tally => Object.fromEntries(names.map((name) => [name, 1]))

const sumsOf = (number: number): Sums => ({
  sum: number,
  squares: number * number,
  least: number,
  most: number,
  histogram: { [Math.floor(Math.log2(Math.max(1, number)))]: 1 },
})

/** A summary with one more game. */
export const add = (summary: Summary, { winners, rule, decisions }: Row): Summary =>
  merge(summary, {
    games: 1,
    wins: each(winners),
    draws: winners.length === 0 ? 1 : 0,
    rules: { [rule]: 1 },
    decisions: sumsOf(decisions),
  })

/** The mean of some numbers and its standard error. */
const meanOf = ({ sum, squares }: Sums, count: number): readonly [mean: number, error: number] => {
  const mean = count === 0 ? 0 : sum / count
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1))
  return [mean, count === 0 ? 0 : Math.sqrt(variance / count)]
}

/** A summary in lines of text. */
export const tell = ({ games, wins, draws, rules, decisions }: Summary): ReadonlyArray<string> => {
  if (games === 0) return ['no games']
  const share = (count: number): string => `${count} (${((100 * count) / games).toFixed(1)} %)`
  const [mean, error] = meanOf(decisions, games)
  const { least, most } = decisions
  return [
    `games: ${games}`,
    ...Object.entries(wins).map(([seat, count]) => `won by ${seat}: ${share(count)}`),
    ...(draws === 0 ? [] : [`drawn: ${share(draws)}`]),
    ...Object.entries(rules).map(([rule, count]) => `ended by ${rule}: ${share(count)}`),
    `decisions: mean ${mean.toFixed(1)} (standard error ${error.toFixed(1)}), ${least} to ${most}`,
  ]
}
