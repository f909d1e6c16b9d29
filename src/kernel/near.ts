/**
 * Slips of the pen: which names come near to one that is none.
 */

/** How many letters have to be changed, left out, put in or exchanged; at most `most` + 1. */
export const slips = (one: string, other: string, most: number): number => {
  if (one === other) return 0
  if (most <= 0 || Math.abs(one.length - other.length) > most) return most + 1
  const [a, b] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return slips(a, b, most)
  const turned = one[0] === other[1] && one[1] === other[0]
  const exchanged = turned ? slips(one.slice(2), other.slice(2), most - 1) : most
  return 1 + Math.min(exchanged, slips(a, b, most - 1), slips(a, other, most - 1), slips(one, b, most - 1))
}

const LETTERS_A_SLIP = 3
const MOST_SLIPS = 4
const MOST_NEAR = 3

/**
 * What the names mean that come near to a word, the nearest first: one slip for every three letters, or the
 * word is a beginning.
 */
export const nearest = <A>(
  names: Iterable<readonly [written: string, meant: A]>,
  word: string,
): ReadonlyArray<A> => {
  const most = Math.min(MOST_SLIPS, Math.floor(word.length / LETTERS_A_SLIP))
  const near = [...names]
    .map(([written, meant]) => ({ meant, away: written.startsWith(word) ? 1 : slips(word, written, most) }))
    .filter(({ away }) => away <= most)
    .sort((one, other) => one.away - other.away)
  return [...new Set(near.map(({ meant }) => meant))].slice(0, MOST_NEAR)
}

/** What may have been meant by a word, as the end of a sentence. */
export const didYouMean = (names: ReadonlyArray<string>, word: unknown): string => {
  const near =
    typeof word === 'string'
      ? nearest(
          names.map((name) => [name, name] as const),
          word,
        )
      : []
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
}
