/**
 * Statistics of many games: shares with their confidence, spreads of lengths, and means along the turns.
 */

/** A share of all games, with the bounds between which the true one lies in 95 of 100 such samples. */
export interface Share {
  readonly count: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/** A share with its Wilson score interval. */
export const wilson = (count: number, of: number): Share => {
  if (of === 0) return { count, share: 0, low: 0, high: 1 }
  const share = count / of
  const square = Z * Z
  const scale = 1 + square / of
  const centre = (share + square / (2 * of)) / scale
  const half = (Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))) / scale
  return {
    count,
    share,
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === of ? 1 : Math.min(1, centre + half),
  }
}

/** How numbers are spread. */
export interface Spread {
  readonly least: number
  readonly median: number
  readonly mean: number
  readonly most: number
}

/** The spread of numbers; all zero if there are none. */
export const spreadOf = (numbers: ReadonlyArray<number>): Spread => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  const lower = sorted[Math.ceil(middle) - 1] ?? upper
  const sum = sorted.reduce((total, number) => total + number, 0)
  return {
    least: sorted[0] ?? 0,
    median: (lower + upper) / 2,
    mean: sorted.length === 0 ? 0 : sum / sorted.length,
    most: sorted[sorted.length - 1] ?? 0,
  }
}

/** Where a measure stands at the end of a turn, over the games that had such a turn. */
export interface Point {
  readonly turn: number
  readonly games: number
  readonly mean: number
  readonly least: number
  readonly most: number
}

/** A measure along the turns. */
export interface Curve {
  readonly name: string
  readonly points: ReadonlyArray<Point>
}

/** The values of all measures at the end of each turn of one game. */
export type Course = ReadonlyArray<{ readonly turn: number; readonly values: ReadonlyArray<number> }>

/** The curves of many games. A game counts for the turns that it had, and no longer. */
export const curvesOf = (
  names: ReadonlyArray<string>,
  courses: ReadonlyArray<Course>,
): ReadonlyArray<Curve> => {
  const turns = [...new Set(courses.flatMap((course) => course.map(({ turn }) => turn)))].sort(
    (a, b) => a - b,
  )
  const byTurn = turns.map((turn) => ({
    turn,
    values: courses.flatMap((course) => course.find((one) => one.turn === turn)?.values ?? []),
  }))
  return names.map((name, place) => ({
    name,
    points: byTurn.map(({ turn, values }) => {
      const own = values.filter((_, at) => at % names.length === place)
      const { least, mean, most } = spreadOf(own)
      return { turn, games: own.length, mean, least, most }
    }),
  }))
}
