/**
 * Whether things come up equally often: Pearson's chi-square over counts, and the value that it exceeds once
 * in a thousand times if they do (the approximation of Wilson and Hilferty).
 */
/** How far counts are from all being equal, of so many things that can come up. */
export const chiSquare = (counts: Iterable<number>, things: number): number => {
  const all = [...counts]
  const drawn = all.reduce((sum, count) => sum + count, 0)
  const wanted = drawn / things
  const missing = (things - all.length) * wanted
  return all.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, missing)
}

/** The normal deviate that is exceeded once in a thousand times. */
const ONCE_IN_A_THOUSAND = 3.0902

/** The chi-square that is exceeded once in a thousand times by so many things drawn evenly. */
export const limitFor = (things: number): number => {
  const freedom = things - 1
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + ONCE_IN_A_THOUSAND * Math.sqrt(spread)) ** 3
}

/** How often each thing comes up. */
export const counted = <A>(draws: number, draw: () => A): ReadonlyMap<A, number> => {
  const counts = new Map<A, number>()
  for (let left = draws; left > 0; left--) {
    const one = draw()
    counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}
