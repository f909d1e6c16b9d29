/**
 * Names as people write them: printed names, ids, short forms, a beginning that only one has, and near
 * misses, which are told.
 */
import { slips } from '../../notation/index'
import { lettersOf as bare } from '../../talk/index'

/** One name and what it may stand for; several ids where the game as it stands decides between them. */
export interface Name {
  readonly sort: string
  readonly ids: ReadonlyArray<string>
  /** The name in print. */
  readonly name: string
}

/** A list of names by their letters and digits. */
export interface Lexicon {
  readonly names: ReadonlyMap<string, Name>
  /** Words that mean no name, however near they come to one. */
  readonly plain: ReadonlySet<string>
  readonly longest: number
}

/** A name found in a text: how many words it takes. */
export interface Hit extends Name {
  readonly words: number
  /** What was written, where it was only near. */
  readonly near?: string
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length

/** Builds a lexicon: of two equal names the first stands. */
export const lexiconOf = (
  entries: ReadonlyArray<readonly [written: string, name: Name]>,
  plain: Iterable<string>,
): Lexicon => {
  const names = new Map<string, Name>()
  for (const [written, name] of entries) if (!names.has(bare(written))) names.set(bare(written), name)
  return { names, plain: new Set(plain), longest: Math.max(1, ...entries.map(([text]) => wordsIn(text))) }
}

const LETTERS_A_SLIP = 4
const SHORTEST_BEGINNING = 3
const SHORTEST_NEAR = 5

const byBeginning = ({ names }: Lexicon, text: string): ReadonlyArray<readonly [string, Name]> =>
  text.length < SHORTEST_BEGINNING ? [] : [...names].filter(([written]) => written.startsWith(text))

const byNearness = ({ names }: Lexicon, text: string): ReadonlyArray<readonly [string, Name]> => {
  if (text.length < SHORTEST_NEAR) return []
  const most = Math.floor(text.length / LETTERS_A_SLIP)
  const near = [...names]
    .map(([written, name]) => ({ written, name, away: slips(text, written, most) }))
    .filter(({ away }) => away <= most)
  const least = Math.min(...near.map(({ away }) => away))
  return near.filter(({ away }) => away === least).map(({ written, name }) => [written, name] as const)
}

const different = (found: ReadonlyArray<readonly [string, Name]>): ReadonlyArray<Name> => {
  const seen = new Map<string, Name>()
  for (const [, name] of found) seen.set(`${name.sort} ${name.ids.join(' ')}`, name)
  return [...seen.values()]
}

const exactAt = ({ names, longest }: Lexicon, words: ReadonlyArray<string>): Hit | undefined => {
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    const name = names.get(bare(words.slice(0, length).join('')))
    if (name !== undefined) return { ...name, words: length }
  }
  return undefined
}

/** Words that stand within names. */
const INNER: ReadonlySet<string> = new Set(['of', 'the'])

const isPlain = ({ plain }: Lexicon, word: string): boolean =>
  (plain.has(bare(word)) && !INNER.has(bare(word))) || /\d/.test(word)

const LONGEST_GUESS = 4

/** The name with which some words begin: the longest that is one, else one that they nearly are. */
export const nameAt = (lexicon: Lexicon, words: ReadonlyArray<string>): Hit | undefined => {
  const exact = exactAt(lexicon, words)
  const [first = ''] = words
  if (exact !== undefined || lexicon.plain.has(bare(first)) || /^\d/.test(first)) return exact
  for (let length = Math.min(LONGEST_GUESS, words.length); length > 0; length--) {
    const text = words.slice(0, length).join(' ')
    if (length > 1 && words.slice(1, length).some((word) => isPlain(lexicon, word))) continue
    const begun = different(byBeginning(lexicon, bare(text)))
    const near = begun.length > 0 ? begun : different(byNearness(lexicon, bare(text)))
    const [only] = near
    if (near.length === 1 && only !== undefined)
      return begun.length > 0 ? { ...only, words: length } : { ...only, words: length, near: text }
  }
  return undefined
}

const MOST_SUGGESTIONS = 3

/** Names that come near to a word that is none. */
export const suggestionsFor = (lexicon: Lexicon, word: string): ReadonlyArray<string> => {
  const text = bare(word)
  const most = Math.max(1, Math.ceil(text.length / 3))
  const begun = byBeginning(lexicon, text).map(([, { name }]) => name)
  const near = [...lexicon.names]
    .map(([written, { name }]) => ({ name, away: slips(text, written, most) }))
    .filter(({ away }) => away <= most)
    .sort((one, other) => one.away - other.away)
    .map(({ name }) => name)
  return [...new Set([...begun, ...near])].slice(0, MOST_SUGGESTIONS)
}
