/**
 * A statement taken apart: who speaks, which die, and its words as keys, numbers and names.
 */
import * as E from 'fp-ts/lib/Either.js'
import { slips } from '../../../notation/index'
import { lettersOf as bare } from '../../../talk/index'
import { nameAt, suggestionsFor, type Lexicon, type Name } from '../lexicon'
import type { Unread } from '../words'
import { KEYS, LITTLE_WORDS, numberOf } from './keys'
import { FACES } from './names'
import type { Speaker, Spoken } from './speakers'

/** One word or name of a statement. */
export type Token =
  | { readonly sort: 'key'; readonly key: string }
  | { readonly sort: 'number'; readonly number: number }
  | { readonly sort: 'name'; readonly name: Name; readonly isMany: boolean }

/** Which die is used, and as what. */
export interface Die {
  readonly die: string
  readonly as: string | undefined
}

/** A statement taken apart. */
export interface Said extends Speaker {
  readonly text: string
  /** What is said, without who says it. */
  readonly body: string
  readonly die: Die | undefined
  readonly tokens: ReadonlyArray<Token>
  readonly notes: ReadonlyArray<string>
}

const RANK_LETTERS: Readonly<Record<string, string>> = { r: 'regular', e: 'elite', l: 'leader', n: 'nazgul' }

const faceOf = (words: ReadonlyArray<string>): string | undefined => {
  const hit = nameAt(FACES, words)
  return hit?.words === words.length ? hit.ids[0] : undefined
}

/** A die, as "army", "will as army", "muster/army". */
export const dieOf = (text: string): Die | undefined => {
  const [first = '', second] = text
    .trim()
    .replace(/^(with|using) /i, '')
    .replace(/^(an?|the) /i, '')
    .replace(/ (die|dice)$/i, '')
    .split(/\bas\b/i)
    .map((part) => part.trim())
  const die = faceOf(first.split(/\s+/))
  if (die === undefined) return undefined
  const as = second === undefined ? undefined : faceOf(second.split(/\s+/))
  return second !== undefined && as === undefined ? undefined : { die, as }
}

const AROUND = /[([]([^)\]]*)[)\]]/g

/** A die in words: "with an army die", "with H", "skips the muster die", "skips W". */
const WORDED: ReadonlyArray<RegExp> = [
  /\b(?:with|using) (?:an? |the )?([a-z/ -]+?) (?:die|dice)\b/i,
  /\b(?:with|using) (?:an? |the )?([camehw])$/i,
  /(?<=\bskips? )(?:an? |the )?([a-z/ -]+)$/i,
]

/** The die in brackets, and the statement without it; other brackets stay as words. */
const withoutDie = (text: string): { readonly die: Die | undefined; readonly rest: string } => {
  let die: Die | undefined
  const rest = text.replace(AROUND, (whole, inner: string) => {
    const found = die === undefined ? dieOf(inner) : undefined
    if (found === undefined) return ` ${whole.slice(1, -1)} `
    die = found
    return ' '
  })
  if (die !== undefined) return { die, rest }
  const worded = WORDED.map((form) => form.exec(text)).find((one) => one !== null) ?? null
  const found = worded === null ? undefined : dieOf(worded[1] ?? '')
  return found === undefined ? { die, rest } : { die: found, rest: text.replace(worded?.[0] ?? '', ' ') }
}

/** The words of a text: arrows are words, other marks are not. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/-+>|→|=+>/g, ' > ')
    .replace(/\belven[ -]rings?\b/gi, ' elvenring ')
    .replace(/\bre-roll/gi, 'reroll')
    .split(/[\s,:()[\]]+/)
    .filter((word) => word === '>' || word === '&' || word === '+' || bare(word) !== '')

const nameToken = (sort: string, id: string, isMany: boolean): Token => ({
  sort: 'name',
  name: { sort, ids: [id], name: id },
  isMany,
})

/** A word like `3r`: a number and a rank. */
const short = (word: string): ReadonlyArray<Token> | undefined => {
  const parts = /^(\d{1,2})([reln])$/.exec(word.toLowerCase())
  const rank = RANK_LETTERS[parts?.[2] ?? '']
  if (parts === null || rank === undefined) return undefined
  return [
    { sort: 'number', number: Number(parts[1]) },
    nameToken(rank === 'nazgul' ? 'figure' : 'rank', rank, true),
  ]
}

interface Reading {
  readonly tokens: Array<Token>
  readonly notes: Array<string>
}

const SHORTEST_NEAR = 4

const nearKeys = (word: string): ReadonlyArray<string> =>
  word.length < SHORTEST_NEAR
    ? []
    : [...KEYS.keys()].filter((one) => one.length >= SHORTEST_NEAR && slips(word, one, 1) === 1)

/** The plain word that a word nearly is, if its meaning is clear. */
const nearKey = (word: string): string | undefined => {
  const near = nearKeys(word)
  return new Set(near.map((one) => KEYS.get(one))).size === 1 ? near[0] : undefined
}

/** Reads one token or name; how many words it took, none if it is not understood. */
const readToken = ({ tokens, notes }: Reading, words: ReadonlyArray<string>, lexicon: Lexicon): number => {
  const [word = ''] = words
  const plain = word === '>' ? '>' : bare(word)
  const hit = nameAt(lexicon, words)
  if (hit !== undefined && (hit.words > 1 || !KEYS.has(plain))) {
    const isMany = words[0]?.toLowerCase().endsWith('s') === true
    tokens.push({ sort: 'name', name: hit, isMany })
    if (hit.near !== undefined) notes.push(`"${hit.near}" is read as ${hit.name}`)
    return hit.words
  }
  const figures = short(word)
  const number = numberOf(plain)
  const key = KEYS.get(plain)
  if (figures !== undefined) tokens.push(...figures)
  else if (number !== undefined) tokens.push({ sort: 'number', number })
  else if (key !== undefined) tokens.push({ sort: 'key', key })
  else if (!LITTLE_WORDS.has(plain) && plain !== '') {
    const near = nearKey(plain)
    if (near === undefined) return 0
    notes.push(`"${word}" is read as ${near}`)
    tokens.push({ sort: 'key', key: KEYS.get(near) ?? '' })
  }
  return 1
}

/** A statement of which only the keys are read: faces of dice and tiles have letters of their own. */
export const roughly = (text: string, spoken: Spoken): Said => {
  const { rest: body, ...speaker } = spoken
  const { die, rest } = withoutDie(body)
  const tokens = wordsOf(rest).flatMap((word): ReadonlyArray<Token> => {
    const key = KEYS.get(bare(word))
    return key === undefined ? [] : [{ sort: 'key', key }]
  })
  return { text, body, ...speaker, die, tokens, notes: [] }
}

/** Takes a statement apart; Left with the first word that is none, and what it may have meant. */
export const said = (text: string, spoken: Spoken, lexicon: Lexicon): E.Either<Unread, Said> => {
  const { rest: body, ...speaker } = spoken
  const { die, rest } = withoutDie(body)
  const words = wordsOf(rest)
  const reading: Reading = { tokens: [], notes: [] }
  for (let at = 0; at < words.length;) {
    const taken = readToken(reading, words.slice(at), lexicon)
    if (taken === 0) {
      const word = words[at] ?? ''
      return E.left({
        problem: `"${word}" is not understood`,
        suggestions: [...nearKeys(bare(word)), ...suggestionsFor(lexicon, word)].slice(0, 3),
      })
    }
    at += taken
  }
  return E.right({ text, body, ...speaker, die, ...reading })
}

/** Whether one of some keys is there. */
export const has = ({ tokens }: Said, ...keys: ReadonlyArray<string>): boolean =>
  tokens.some((token) => token.sort === 'key' && keys.includes(token.key))

/** The names of a sort, in their order. */
export const namesIn = ({ tokens }: Said, sort: string): ReadonlyArray<Name> =>
  tokens.flatMap((token) => (token.sort === 'name' && token.name.sort === sort ? [token.name] : []))

/** The numbers, in their order. */
export const numbersIn = ({ tokens }: Said): ReadonlyArray<number> =>
  tokens.flatMap((token) => (token.sort === 'number' ? [token.number] : []))
