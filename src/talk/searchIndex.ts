/**
 * The index of the rules of a game: which words stand in the name of a rule, in its sentence, in the headings
 * where the book has it, and in what players ask about it. How much a word counts in a rule is MiniSearch's.
 */
import MiniSearch from 'minisearch'
import type { Rulebook } from '../kernel/index'
import { slips } from '../notation/index'
import { isIdle, stem, wordsOf } from './searchWords'

/** What players ask about each rule, in words that its sentence has not. */
export type Asks = Readonly<Record<string, string>>

/** How much each rule has of a term. */
export type Scores = ReadonlyArray<{ readonly id: string; readonly score: number }>

/** The words of the rules, to be looked up. */
export interface Index {
  /** The rules that have a term just so. */
  readonly exact: (term: string) => Scores
  /** Those that have it, or else a term for which it may be a slip of the pen. */
  readonly near: (term: string) => Scores
}

const termOf = (word: string): string | null => (isIdle(word) ? null : stem(word))

/** Shorter terms differ by one letter from many that mean something else. */
const LEAST_SLIPPED = 5
const LEAST_PREFIX = 4
const LONG = 8

/** Whether one term may be a slip of the pen for another, or the beginning of it. */
const isNear = (term: string, other: string): boolean =>
  (term.length >= LEAST_PREFIX && other.startsWith(term)) ||
  (term.length >= LEAST_SLIPPED &&
    term[0] === other[0] &&
    slips(term, other, term.length >= LONG ? 2 : 1) <= (term.length >= LONG ? 2 : 1))

const made = (rulebook: Rulebook, asks: Asks): Index => {
  const terms = new Set<string>()
  const search = new MiniSearch({
    fields: ['id', 'sentence', 'places', 'asked'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => {
      const term = termOf(word)
      if (term !== null) terms.add(term)
      return term
    },
    searchOptions: {
      boost: { id: 1.5, sentence: 1, places: 0.7, asked: 1.8 },
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
      processTerm: (term) => term,
    },
  })
  search.addAll(
    Object.entries(rulebook).map(([id, { sentence, cites }]) => ({
      id,
      sentence,
      places: cites.map(({ heading = '' }) => heading).join(' '),
      asked: asks[id] ?? '',
    })),
  )
  const exact = (term: string): Scores =>
    search.search(term).map(({ id, score }) => ({ id: String(id), score }))
  const near = (term: string): Scores =>
    terms.has(term) ? exact(term) : [...terms].filter((other) => isNear(term, other)).flatMap(exact)
  return { exact, near }
}

const known = new WeakMap<Rulebook, Index>()

/** The index of a rulebook; it is made once. */
export const indexOf = (rulebook: Rulebook, asks: Asks): Index => {
  const index = known.get(rulebook) ?? made(rulebook, asks)
  known.set(rulebook, index)
  return index
}
