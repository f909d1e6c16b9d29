/**
 * Exact fractions for odds: big integers inside, digits outside, because JSON has no big integers and the
 * odds of a long battle outgrow the numbers that are exact.
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

/**
 * A fraction whose lower part is kept as powers of factors: what very many of them have in common need not be
 * searched for when they are added up.
 */
export interface Share {
  readonly above: bigint
  readonly below: ReadonlyMap<bigint, number>
}

/** No share. */
export const NOTHING: Share = { above: 0n, below: new Map() }
/** The whole. */
export const WHOLE: Share = { above: 1n, below: new Map() }

/** A share of a share: so many of a number of cases. */
export const shareOf = ({ above, below }: Share, cases: bigint, all: bigint): Share => {
  const factors = new Map(below)
  factors.set(all, (factors.get(all) ?? 0) + 1)
  return { above: above * cases, below: factors }
}

/** What stands above the line if so much stands below it. */
const over = ({ above, below }: Share, greater: ReadonlyMap<bigint, number>): bigint => {
  let raised = above
  for (const [factor, power] of greater) raised *= factor ** BigInt(power - (below.get(factor) ?? 0))
  return raised
}

/** Two shares together. */
export const together = (one: Share, other: Share): Share => {
  const below = new Map(one.below)
  for (const [factor, power] of other.below) below.set(factor, Math.max(power, below.get(factor) ?? 0))
  return { above: over(one, below) + over(other, below), below }
}

const common = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

const PRECISE = 60n

/** The number nearest to a fraction. */
const valueOf = (above: bigint, below: bigint): number => {
  const bits = (integer: bigint): bigint => BigInt(integer.toString(16).length) * 4n
  const shift = PRECISE + bits(below) - bits(above)
  return Number((above << shift) / below) / 2 ** Number(shift)
}

/** A share as it is handed out: each factor is freed from what it has in common with the top. */
export const probability = (share: Share): Probability => {
  let { above } = share
  let below = 1n
  for (const [factor, power] of share.below)
    for (let left = power; left > 0; left--) {
      const by = common(factor, above % factor)
      above /= by
      below *= factor / by
    }
  const value = above === 0n ? 0 : valueOf(above, below)
  return { numerator: above.toString(), denominator: above === 0n ? '1' : below.toString(), value }
}
