/**
 * Slips of the pen: what may have been meant by a word that is no name.
 */

/** Letters and digits only, without accents: what two spellings have in common. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the\b|[^a-z0-9]/g, '')

/** The pairs of letters of a text, its beginning among them. */
const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text, (_, at) => ` ${text}`.slice(at, at + 2)))

/** How alike two texts are, from 0 to 1: by the pairs of letters they share. */
export const likeness = (one: string, other: string): number => {
  const [mine, theirs] = [pairsOf(bare(one)), pairsOf(bare(other))]
  const shared = [...mine].filter((pair) => theirs.has(pair)).length
  return mine.size + theirs.size === 0 ? 0 : (2 * shared) / (mine.size + theirs.size)
}

/** What is less alike was not meant. */
export const LEAST_LIKENESS = 0.4
const LONGEST = 60
const MOST = 3

const nearest = (names: ReadonlyArray<string>, word: string): string => {
  const alike = names.map((name) => likeness(name, word))
  const least = Math.max(LEAST_LIKENESS, Math.max(...alike) - 0.1)
  const near = names.filter((_, place) => (alike[place] ?? 0) >= least).slice(0, MOST)
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
}

/** The names that are most like a word, as the end of a sentence; empty if none is, or it is no word. */
export const didYouMean = (names: ReadonlyArray<string>, word: unknown): string => {
  try {
    const isShort = typeof word === 'string' && word.length <= LONGEST
    return isShort ? nearest(names, word) : ''
  } catch {
    return ''
  }
}

/** What is told of a field that there is not. */
export const noField = (name: string, known: ReadonlyArray<string>): string =>
  `there is no field ${name.slice(0, LONGEST)}${didYouMean(known, name)}`
