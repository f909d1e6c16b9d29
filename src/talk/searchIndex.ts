/**
 * The index of the rules of a game: which words stand in the name of a rule, in its sentence, in the headings
 * where the book has it, and in what players ask about it. How much a word counts in a rule is MiniSearch's.
 */
import MiniSearch from 'minisearch'
import type { Rulebook } from '../kernel/index'
import { isIdle, stem, wordsOf } from './searchWords'

/** What players ask about each rule, in words that its sentence has not. */
export type Asks = Readonly<Record<string, string>>

/** How much each rule has of a term. */
export type Scores = ReadonlyArray<{ readonly id: string; readonly score: number }>

/** The words of the rules, to be looked up: the rules that have a term. */
export type Index = (term: string) => Scores

const termOf = (word: string): string | null => (isIdle(word) ? null : stem(word))

const made = (rulebook: Rulebook, asks: Asks): Index => {
  const search = new MiniSearch({
    fields: ['id', 'sentence', 'places', 'asked'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: termOf,
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
  return (term) => search.search(term).map(({ id, score }) => ({ id: String(id), score }))
}

const known = new WeakMap<Rulebook, Index>()

/** The index of a rulebook; it is made once. */
export const indexOf = (rulebook: Rulebook, asks: Asks): Index => {
  const index = known.get(rulebook) ?? made(rulebook, asks)
  known.set(rulebook, index)
  return index
}
