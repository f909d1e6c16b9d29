/**
 * Names among words, and the fields of an action that they fill: as `field=value` or bare, by ids, printed
 * names or parts of them that no other has.
 */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean } from '../kernel/index'
import { fieldsOf } from './action'
import { failed, type Result } from './command'
import type { Moment } from './material'

export type Scalar = string | number | boolean | null

const bareLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The same few thousand names are compared with every word: what short texts have left is remembered. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 100

/** Letters and digits only, without accents: what two spellings of a name have in common. */
export const bare = (text: string): string => {
  if (text.length > LONGEST_KNOWN) return bareLetters(text)
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const letters = bareLetters(text)
  known.set(text, letters)
  return letters
}

export const FILLERS: ReadonlySet<string> = new Set('to from in into the a with by at and'.split(' '))
/** Words that only say what sort of thing is meant. */
const NOUNS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...'an away become becomes change of on for army armies card character companion dice die'.split(' '),
  ...'elven event token'.split(' '),
  ...'fellowship my nation our region ring unit units back backward backwards forward forwards'.split(' '),
])
export const LONGEST_NAME = 5

/** What words are read against: the game as it stands, and the ids that are on offer now. */
export interface Reading extends Moment {
  readonly offered: ReadonlySet<unknown>
}

/** The words of a name, without accents and case. */
const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'the')

const LEAST_LETTERS = 3

/** Whether a text gives a part of a name: each of its words begins one of the name's. */
const isPartOf = (text: string, name: string): boolean => {
  const [said, own] = [wordsOf(text), wordsOf(name)]
  const begins = (word: string, whole: string): boolean =>
    whole === word || (word.length >= LEAST_LETTERS && whole.startsWith(word))
  return said.length > 0 && said.every((word) => own.some((whole) => begins(word, whole)))
}

/** Of several that a text may mean, the one that is on offer. */
const likeliest = ({ offered }: Reading, named: ReadonlyArray<Scalar>): Scalar | undefined => {
  const likely = named.length > 1 ? named.filter((value) => offered.has(value)) : named
  return likely.length === 1 ? likely[0] : undefined
}

/** The value of a field that a text means: by its id, or by its printed name if only one can be meant. */
export const valueOf = (
  reading: Reading,
  values: ReadonlyArray<Scalar>,
  text: string,
): Scalar | undefined => {
  const { loaded, state } = reading
  const wanted = bare(text)
  const exact = values.find((value) => bare(String(value)) === wanted)
  if (exact !== undefined || wanted === '') return exact
  return likeliest(
    reading,
    values.filter(
      (value) => bare(loaded.game.nameOf(String(value))) === wanted && loaded.inPlay(state, String(value)),
    ),
  )
}

/** The value of a field of whose name a text gives a part that no other has. */
const valueInPart = (reading: Reading, values: ReadonlyArray<Scalar>, text: string): Scalar | undefined => {
  const { loaded, state } = reading
  return likeliest(
    reading,
    values.filter(
      (value) =>
        typeof value === 'string' && isPartOf(text, loaded.game.nameOf(value)) && loaded.inPlay(state, value),
    ),
  )
}

export type Fields = Readonly<Record<string, ReadonlyArray<Scalar>>>
export interface Sorted {
  readonly given: ReadonlyArray<readonly [string, string]>
  readonly bareWords: ReadonlyArray<string>
}

export const sortWords = (words: ReadonlyArray<string>): Sorted => ({
  given: words
    .filter((word) => word.includes('='))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const),
  bareWords: words.filter((word) => !word.includes('=')),
})

/** A name among words: the field and value that it means, and where it ends. */
interface Named {
  readonly field: string
  readonly value: Scalar
  readonly end: number
}

/** The longest name from a place on, for one of these fields; a part of a name if none is whole. */
const nameAt = (
  reading: Reading,
  fields: ReadonlyArray<readonly [string, ReadonlyArray<Scalar>]>,
  words: ReadonlyArray<string>,
  place: number,
): Named | undefined => {
  for (const read of FILLERS.has(words[place] ?? '') ? [valueOf] : [valueOf, valueInPart])
    for (let end = Math.min(place + LONGEST_NAME, words.length); end > place; end--)
      for (const [field, values] of fields) {
        const value = read(reading, values, words.slice(place, end).join(' '))
        if (value !== undefined) return { field, value, end }
      }
  return undefined
}

/** Fills the fields that words name themselves: "from orthanc", "to edoras"; what is left of the words. */
const fillNamed = (
  reading: Reading,
  fields: Fields,
  filled: Map<string, Scalar>,
  words: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const left: Array<string> = []
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? ''
    const values = Object.hasOwn(fields, word) && !filled.has(word) ? fields[word] : undefined
    const named = values === undefined ? undefined : nameAt(reading, [[word, values]], words, place + 1)
    if (named === undefined) left.push(word)
    else {
      filled.set(word, named.value)
      place = named.end - 1
    }
  }
  return left
}

/** Whether a word only says what sort of thing is meant; of the Fellowship no move of an Army speaks. */
const isNoun = (word: string, fields: Fields): boolean =>
  NOUNS.has(word) && (word !== 'fellowship' || !('from' in fields))

/** Fills fields in their order with bare words, the longest name first; a word that is none is told. */
export const fillIn = (
  reading: Reading,
  fields: Fields,
  filled: Map<string, Scalar>,
  given: ReadonlyArray<string>,
): string | undefined => {
  const words = fillNamed(reading, fields, filled, given)
  let place = 0
  while (place < words.length) {
    const open = Object.entries(fields).filter(([name]) => !filled.has(name))
    const named = nameAt(reading, open, words, place)
    if (named !== undefined) filled.set(named.field, named.value)
    else if (!isNoun((words[place] ?? '').toLowerCase(), fields)) return words.slice(place).join(' ')
    place = named?.end ?? place + 1
  }
  return undefined
}

/** What may have been meant by words that are no name of these fields. */
export const meantInstead = ({ loaded, state }: Reading, fields: Fields, text: string): string => {
  const names = Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string' && loaded.inPlay(state, value))
    .map((value) => loaded.game.nameOf(String(value)))
  return didYouMean([...new Set(names)], text)
}

export const readGiven = (
  reading: Reading,
  fields: Fields,
  given: Sorted['given'],
): Result<Map<string, Scalar>> => {
  const filled = new Map<string, Scalar>()
  for (const [name, text] of given) {
    const values = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (values === undefined) return failed(`"${name}" is no field here; the fields are ${listed(fields)}`)
    const value = valueOf(reading, values, text)
    if (value === undefined) return failed(`"${text}" is no value of the field "${name}"`)
    filled.set(name, value)
  }
  return E.right(filled)
}

export const listed = (fields: Fields): string => Object.keys(fields).join(', ') || 'none'

const PILES = ['hand', 'reserve', 'cycle', 'deck', 'path'] as const

/** Whence something goes, in words, and the words without it. */
export interface Whence {
  readonly place: string | undefined
  readonly rest: ReadonlyArray<string>
}

/** Whence something is said to go, where that is no field of the action. */
export const whenceIn = (reading: Reading, fields: Fields, words: ReadonlyArray<string>): Whence => {
  const at = 'from' in fields ? -1 : words.findIndex((word) => word.toLowerCase() === 'from')
  const after = words.findIndex((word, place) => place > at && !FILLERS.has(word) && word !== 'my')
  if (at < 0 || after < 0) return { place: undefined, rest: words }
  const places = [['place', [...reading.loaded.game.ids.regions, ...PILES]] as const]
  const named = nameAt(reading, places, words, after)
  return named === undefined
    ? { place: undefined, rest: words }
    : { place: String(named.value), rest: [...words.slice(0, at), ...words.slice(named.end)] }
}

/** Whether something is where it is said to be, as the seat itself can see it. */
export const isAt = (
  { loaded: { game }, state }: Moment,
  seat: string,
  place: string,
  id: string,
): boolean => {
  const read = game.read(game.view(state, seat))
  const { regions, seats, table, derived, ...other } = fieldsOf(E.isLeft(read) ? undefined : read.right)
  const lies = fieldsOf(fieldsOf(table)['at'])[id]
  if (lies !== undefined) return lies === place
  const there = [
    fieldsOf(regions)[place] ?? fieldsOf(fieldsOf(seats)[seat])[place] ?? other[place],
    fieldsOf(fieldsOf(table)['regions'])[place],
    fieldsOf(fieldsOf(derived)['characters'])[place],
    fieldsOf(fieldsOf(derived)['regions'])[place],
  ]
  return JSON.stringify(there).includes(`"${id}"`)
}
