/**
 * Slips of the pen: what may have been meant by a word that is no name.
 */

const LETTERS = 3

/** Names that begin as the word does, as the end of a sentence. */
export const didYouMean = (names: ReadonlyArray<string>, word: unknown): string => {
  const begun = typeof word === 'string' && word.length >= LETTERS ? word.slice(0, LETTERS) : '?'
  const near = names.filter((name) => name.startsWith(begun)).slice(0, LETTERS)
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
}
