/**
 * Words as a question has them: without capitals and accents, short forms written out, forms of one word made
 * equal.
 */
import { SAME } from './language'
import { COMMON_SHORT, GAME_SHORT, PHRASES } from './shortForms'

/** A word of a question: as it was typed, and in plain letters. */
export interface Word {
  readonly typed: string
  readonly plain: string
  /** How many commas stand before it: clauses are told apart by them. */
  readonly clause: number
}

/** Plain letters: no accents, no apostrophes, lower case. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .toLowerCase()

const PIECES = /[a-z0-9]+|[,;:.?!()]|\s-\s/g
const APART = /[,;:()?!]|\.(?=\s|$)|\s-\s/

const written = (word: string, game: string): ReadonlyArray<string> =>
  (GAME_SHORT[game]?.get(word) ?? COMMON_SHORT.get(word) ?? word).split(/[ -]/)

/** Words that begin a clause about the situation. */
const SUBORDINATE: ReadonlySet<string> = new Set(
  'if when while because since although though but unless'.split(' '),
)

/** The words of a text, short forms written out. */
export const wordsIn = (text: string, game: string): ReadonlyArray<Word> => {
  const words: Array<Word> = []
  let clause = 0
  const plain = PHRASES.reduce((rest, [said, means]) => rest.replace(said, means), plainOf(text))
  for (const [typed] of plain.replace(/\bw\//g, 'with ').matchAll(PIECES)) {
    const isInner = SUBORDINATE.has(typed) && words.length > 0
    if (APART.test(typed) || isInner) clause += 1
    if (/[a-z0-9]/.test(typed))
      for (const word of written(typed, game)) words.push({ typed, plain: word, clause })
  }
  return words
}

const LEAST = 3

const without = (word: string, ending: RegExp, least = LEAST): string => {
  const left = word.replace(ending, '')
  return left.length >= least && /[aeiouy]/.test(left) ? left : word
}

/** What the forms of a word have in common. */
export const stemOf = (word: string): string => {
  if (word.length <= LEAST) return word
  const single = word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
  return without(without(single, /ing$/), /ed$/)
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
}

const STEMS = new Map<string, string>()
for (const [word, same] of SAME) if (!STEMS.has(stemOf(word))) STEMS.set(stemOf(word), same)

/** What all forms of a word, and words of the same meaning, have in common. */
export const meaningOf = (plain: string): string =>
  SAME.get(plain) ?? STEMS.get(stemOf(plain)) ?? stemOf(plain)

/** The same few thousand names are compared with every word: what short texts have left is remembered. */
const LETTERS = new Map<string, string>()
const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 100

/** Letters and digits alone: what two spellings of a name have in common. */
export const lettersOf = (text: string): string => {
  const known = LETTERS.get(text)
  if (known !== undefined) return known
  const letters = plainOf(text).replace(/[^a-z0-9]/g, '')
  if (LETTERS.size >= MOST_KNOWN) LETTERS.clear()
  if (text.length <= LONGEST_KNOWN) LETTERS.set(text, letters)
  return letters
}
