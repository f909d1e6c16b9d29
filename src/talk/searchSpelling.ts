/**
 * Misspelt words of a search: a word that no rule, name or phrase has is read as the known word that is
 * nearest, if one is near enough.
 */
import { slips } from '../notation/index'
import { isIdle, stem } from './searchWords'

/** The words that are known. */
export interface Vocabulary {
  readonly stems: ReadonlySet<string>
  /** How often each word stands in the texts, by the first letter. */
  readonly byLetter: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** The words of texts, which are taken apart already. */
export const vocabularyOf = (words: Iterable<string>): Vocabulary => {
  const stems = new Set<string>()
  const byLetter = new Map<string, Map<string, number>>()
  for (const word of words) {
    stems.add(stem(word))
    const letter = word[0] ?? ''
    const same = byLetter.get(letter) ?? new Map<string, number>()
    byLetter.set(letter, same.set(word, (same.get(word) ?? 0) + 1))
  }
  return { stems, byLetter }
}

/** Whether a word is one of some vocabularies, in any form. */
const isKnown = (vocabularies: ReadonlyArray<Vocabulary>, word: string): boolean =>
  isIdle(word) || /\d/.test(word) || vocabularies.some(({ stems }) => stems.has(stem(word)))

const SHORTEST = 4
/** In shorter words another letter makes another word: it may be too many, missing or misplaced. */
const SHORTEST_CHANGED = 6
const LONG = 8

const sorted = (word: string): string => [...word].sort().join('')

/** Letters that sound alike, as one. */
const sound = (word: string): string =>
  word.replace(/ph/g, 'f').replace(/[kq]/g, 'c').replace(/y/g, 'i').replace(/z/g, 's')

/** How far a known word is from what was typed: the lower the nearer, undefined if it is another word. */
const distance = (typed: string, known: string): number | undefined => {
  const most = typed.length < LONG ? 1 : 2
  if (Math.abs(known.length - typed.length) > most) return undefined
  const isSwapped = known.length === typed.length && sorted(known) === sorted(typed)
  if (isSwapped || sound(typed) === sound(known)) return 1
  if (typed[0] !== known[0]) return undefined
  if (known.length === typed.length && typed.length < SHORTEST_CHANGED) return undefined
  if (isIdle(known) && known.length < typed.length) return undefined
  const away = slips(typed, known, most)
  return away > most ? undefined : 2 * away
}

/** How far a known word or what its forms have in common is from what was typed. */
const formDistance = (typed: string, known: string): number | undefined => {
  const [one, other] = [stem(typed), stem(known)]
  return distance(typed, known) ?? (one.length > SHORTEST ? distance(one, other) : undefined)
}

/** The known word that was meant by another one; the most frequent of those that are equally near. */
const nearest = (vocabularies: ReadonlyArray<Vocabulary>, typed: string): string | undefined => {
  let best: string | undefined
  let least = Infinity
  let most = 0
  for (const letter of new Set(sound(typed.slice(0, 2)) + typed.slice(0, 2)))
    for (const { byLetter } of vocabularies)
      for (const [word, count] of byLetter.get(letter) ?? []) {
        const away = word.length < SHORTEST ? undefined : formDistance(typed, word)
        if (away === undefined) continue
        if (away < least || (away === least && count > most)) [best, least, most] = [word, away, count]
      }
  return best
}

/** Words with those that are unknown read as what was meant; the others as they are. */
export const corrected = (
  words: ReadonlyArray<string>,
  vocabularies: ReadonlyArray<Vocabulary>,
): ReadonlyArray<string> => {
  const meant = new Map<string, string>()
  for (const word of new Set(words))
    if (word.length >= SHORTEST && !isKnown(vocabularies, word))
      meant.set(word, nearest(vocabularies, word) ?? word)
  return words.map((word) => meant.get(word) ?? word)
}
