/**
 * Exact fractions for odds. Inside they are two big integers; outside they are written in digits, because
 * JSON has no big integers and the odds of a long battle outgrow the numbers that are exact.
 */

/** A probability: an exact fraction in lowest terms, written in digits, and the number nearest to it. */
export interface Probability {
  /** Above the line, in decimal digits: `BigInt(numerator)` is exact. */
  readonly numerator: string
  /** Below the line, in decimal digits. */
  readonly denominator: string
  /** The same as a number, good to fifteen digits: for a percentage or to sort by. */
  readonly value: number
}

/** A fraction to reckon with. */
export interface Ratio {
  readonly above: bigint
  readonly below: bigint
}

/** Numbers of equally likely cases by what they lead to; altogether there are six to the power of `dice`. */
export interface Cases {
  readonly cases: ReadonlyArray<bigint>
  readonly dice: number
}

/**
 * A fraction whose lower part is kept as a product of powers. Sums of very many fractions stay quick in this
 * way: what they have in common is seen, and need not be searched for.
 */
export interface Share {
  readonly above: bigint
  /** The power of each factor below the line. */
  readonly below: ReadonlyMap<bigint, number>
}

/** Nothing and everything. */
export const NEVER: Ratio = { above: 0n, below: 1n }
/** Certainty. */
export const ALWAYS: Ratio = { above: 1n, below: 1n }

const common = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** A fraction in lowest terms. */
export const reduced = (above: bigint, below: bigint): Ratio => {
  const by = common(above, below)
  return { above: above / by, below: below / by }
}

/** The sum of two fractions, in lowest terms. */
export const plus = (one: Ratio, other: Ratio): Ratio =>
  one.below === other.below
    ? reduced(one.above + other.above, one.below)
    : reduced(one.above * other.below + other.above * one.below, one.below * other.below)

/** The product of two fractions, in lowest terms. */
export const times = (one: Ratio, other: Ratio): Ratio =>
  reduced(one.above * other.above, one.below * other.below)

/** No share. */
export const NOTHING: Share = { above: 0n, below: new Map() }
/** The whole. */
export const WHOLE: Share = { above: 1n, below: new Map() }

/** A share of a share: multiplied, and divided by the power of a factor. */
export const shareOf = (share: Share, above: bigint, factor: bigint, power = 1): Share => {
  const below = new Map(share.below)
  below.set(factor, (below.get(factor) ?? 0) + power)
  return { above: share.above * above, below }
}

/** The numerator of a share over a greater product. */
const over = ({ above, below }: Share, greater: ReadonlyMap<bigint, number>): bigint => {
  let raised = above
  for (const [factor, power] of greater) {
    const missing = power - (below.get(factor) ?? 0)
    if (missing > 0) raised *= factor ** BigInt(missing)
  }
  return raised
}

/** Two shares together. */
export const together = (one: Share, other: Share): Share => {
  const below = new Map(one.below)
  for (const [factor, power] of other.below) below.set(factor, Math.max(power, below.get(factor) ?? 0))
  return { above: over(one, below) + over(other, below), below }
}

/** A share as a fraction in lowest terms: what each factor has in common with the top is taken away. */
export const ratioOf = (share: Share): Ratio => {
  let { above } = share
  let below = 1n
  for (const [factor, power] of share.below)
    for (let left = power; left > 0; left--) {
      const by = common(factor, above % factor)
      above /= by
      below *= factor / by
    }
  return { above, below }
}

/** The number of bits of a positive integer, or up to three more. */
const size = (integer: bigint): bigint => BigInt(integer.toString(16).length) * 4n

const PRECISE = 64n

/** The number nearest to a fraction, whatever its size. */
const valueOf = ({ above, below }: Ratio): number => {
  if (above === 0n) return 0
  const shift = PRECISE + size(below) - size(above)
  const scaled = shift >= 0n ? (above << shift) / below : above / (below << -shift)
  return Number(scaled) / 2 ** Number(shift)
}

/** A fraction in lowest terms as it is handed out. */
export const probability = (ratio: Ratio): Probability => ({
  numerator: ratio.above.toString(),
  denominator: ratio.below.toString(),
  value: valueOf(ratio),
})

/** A sum of fractions under each of some keys. */
export const addTo = <K>(sums: Map<K, Ratio>, key: K, ratio: Ratio): void => {
  sums.set(key, plus(sums.get(key) ?? NEVER, ratio))
}
