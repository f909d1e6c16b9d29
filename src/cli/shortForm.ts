/**
 * Actions as a person types them: JSON; or the kind of the action and its fields, as `field=value` or as the
 * bare values, in ids or printed names: `move piece=frodo-classic to=cardolan`, `attack minas morgul
 * osgiliath`; or its label, whether or not it is asked for now.
 */
import * as E from 'fp-ts/lib/Either.js'
import { actionOfLabel, didYouMean, type AnyGame } from '../kernel/index'
import { parseLabel } from '../notation/index'
import { fieldsOf } from './action'
import { failed, type Result } from './command'
import { readJson, type Moment } from './material'
import { firstWords, kindsMeant, type Meant } from './verbs'

type Scalar = string | number | boolean | null

/** Letters and digits only, without accents: what two spellings of a name have in common. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const FILLERS: ReadonlySet<string> = new Set('to from in into the a with by at and'.split(' '))
/** Words that only say what sort of thing is meant. */
const NOUNS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...'an become becomes change of on for army armies card character companion dice die elven event'.split(
    ' ',
  ),
  ...'fellowship my nation our region ring unit units'.split(' '),
])
const LONGEST_NAME = 5

/** What words are read against: the game as it stands, and the ids that are on offer now. */
interface Reading extends Moment {
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
const valueOf = (reading: Reading, values: ReadonlyArray<Scalar>, text: string): Scalar | undefined => {
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

type Fields = Readonly<Record<string, ReadonlyArray<Scalar>>>
interface Sorted {
  readonly given: ReadonlyArray<readonly [string, string]>
  readonly bareWords: ReadonlyArray<string>
}

const sortWords = (words: ReadonlyArray<string>): Sorted => ({
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
const fillIn = (
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
const meantInstead = ({ loaded, state }: Reading, fields: Fields, text: string): string => {
  const names = Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string' && loaded.inPlay(state, value))
    .map((value) => loaded.game.nameOf(String(value)))
  return didYouMean([...new Set(names)], text)
}

const readGiven = (reading: Reading, fields: Fields, given: Sorted['given']): Result<Map<string, Scalar>> => {
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

const listed = (fields: Fields): string => Object.keys(fields).join(', ') || 'none'

const MOST_COMPLETIONS = 300

/** An action that words may mean, and how far it is from being legal. */
interface Meaning {
  readonly kind: string
  readonly action: unknown
  readonly far: () => number
}

const goesSomewhere = ({ from, to }: Readonly<Record<string, Scalar>>): boolean =>
  from === undefined || from !== to

/**
 * An action with its fields in order. What was left unsaid is filled in with whatever breaks the fewest
 * rules, needs nothing else before it and takes a die as it shows; as long as there is not too much of it.
 */
const completed = (
  { loaded, state }: Reading,
  head: { readonly seat: string; readonly kind: string },
  fields: Fields,
  filled: ReadonlyMap<string, Scalar>,
): Result<Meaning> => {
  let all: ReadonlyArray<Readonly<Record<string, Scalar>>> = [head]
  for (const [name, values] of Object.entries(fields)) {
    const said = filled.get(name)
    const given = said === undefined ? values : [said]
    if (all.length * given.length > MOST_COMPLETIONS) return failed(`${head.kind} wants ${listed(fields)}`)
    all = all.flatMap((action) => given.map((value) => ({ ...action, [name]: value }))).filter(goesSomewhere)
  }
  const far = (action: Readonly<Record<string, Scalar>>): number => {
    const { after, rules } = loaded.game.wayTo(state, action)
    const { die, as = die } = action
    const strange = Math.max(0, ...rules.map(({ rule }) => NOT_MEANT.get(rule ?? '') ?? 0))
    return strange + 4 * rules.length + 2 * Math.min(after.length, 1) + (die === as ? 0 : 1)
  }
  const broken = all.map((action) => (all.length === 1 ? 0 : far(action)))
  const action = all[broken.indexOf(Math.min(...broken))]
  return E.right({ kind: head.kind, action, far: () => (action === undefined ? Infinity : far(action)) })
}

/**
 * The orders in which bare names may fill fields: where it goes may be said before whence, or alone; and what
 * is called like a die ("draw a Character card") may be none.
 */
const ordersOf = (fields: Fields): ReadonlyArray<Fields> => {
  const { from, to, die, as, ...others } = fields
  if (from !== undefined && to !== undefined) return [fields, { to, from, ...others }]
  return die === undefined || as === undefined ? [fields] : [fields, { ...others, die, as }]
}

interface Said {
  readonly seat: string
  readonly given: Sorted['given']
}

/** Whether a region that stands alone was taken for the one that is left: it is where one goes. */
const isWhence = (filled: ReadonlyMap<string, Scalar>, words: ReadonlyArray<string>): boolean =>
  filled.has('from') && !filled.has('to') && words.length > 0 && !words.includes('from')

/** Whether a Character is recruited: he is brought in. */
const isBrought = ({ loaded }: Moment, kind: unknown, piece: unknown): boolean =>
  kind === 'recruit' &&
  (loaded.game.actions['bringCharacter']?.['character'] ?? []).some((one) => one === piece)

/** What words mean as an action of one kind, with bare names filling its fields in one order. */
const readAs = (reading: Reading, { kind, rest }: Meant, fields: Fields, said: Said): Result<Meaning> => {
  const filled = readGiven(reading, fields, said.given)
  if (E.isLeft(filled)) return filled
  const strange = fillIn(reading, fields, filled.right, rest)
  if (strange !== undefined)
    return failed(
      `"${strange}" is nothing, or not one thing alone, that ${kind} speaks of: ${listed(fields)}` +
        meantInstead(reading, fields, strange),
    )
  if (isBrought(reading, kind, filled.right.get('piece')))
    return failed('a Character comes as his card allows; say "bring"')
  if ('to' in fields && isWhence(filled.right, rest)) return failed(`${kind} wants ${listed(fields)}`)
  const inOrder = Object.keys(reading.loaded.game.actions[kind] ?? {}).map((name) => [
    name,
    fields[name] ?? [],
  ])
  return completed(reading, { seat: said.seat, kind }, Object.fromEntries(inOrder), filled.right)
}

/** What is at most so far is legal, if need be after other answers. */
const LEGAL = 3

/** What is refused because a card is of another sort was not meant, nor an Army where there is none. */
const FARTHEST = 1000
const NOT_MEANT: ReadonlyMap<string, number> = new Map([
  ['cards.types', FARTHEST],
  ['pieces.army', 2],
])

/** The likeliest of several meanings: the first kind that is legal, else the first; of one the nearest. */
const likeliestOf = (meanings: ReadonlyArray<Meaning>): unknown => {
  const [only] = meanings
  if (meanings.length <= 1) return only?.action
  const rated = meanings.map(({ kind, action, far }) => ({ kind, action, far: far() }))
  const kind = (rated.find(({ far }) => far <= LEGAL) ?? rated.find(({ far }) => far < FARTHEST) ?? rated[0])
    ?.kind
  const same = rated.filter((one) => one.kind === kind)
  return same.find(({ far }) => far === Math.min(...same.map((one) => one.far)))?.action
}

/** Of readings that failed, the one that understood the most: it has the least to say. */
const leastStrange = (read: ReadonlyArray<Result<Meaning>>): Result<unknown> => {
  const strange = (one: Result<Meaning>): number =>
    E.isLeft(one) ? (/^"([^"]*)"/.exec(one.left.problem)?.[1]?.length ?? 0) : 0
  return read.reduce((least, one) => (strange(one) < strange(least) ? one : least))
}

const namedIn = (given: Sorted['given'], field: string): string | undefined =>
  given.find(([name]) => name === field)?.[1]

const readWords = (
  reading: Reading,
  words: ReadonlyArray<string>,
  asked: string | undefined,
): Result<unknown> => {
  const { game } = reading.loaded
  const { given, bareWords } = sortWords(words)
  const kindGiven = namedIn(given, 'kind')
  const { seat: leading, rest } = speakerOf(game, bareWords)
  const meant = kindsMeant(game, kindGiven === undefined ? rest : [kindGiven, ...rest])
  if (meant.length === 0) return failed(noKind(game, kindGiven ?? rest[0] ?? ''))
  const seat = namedIn(given, 'seat') ?? leading ?? asked
  if (seat === undefined) return failed('nobody is asked anything now; say seat=...')
  const said = { seat, given: given.filter(([name]) => name !== 'seat' && name !== 'kind') }
  const readAll = (all: ReadonlyArray<Meant>) =>
    all.flatMap((one) =>
      ordersOf(game.actions[one.kind] ?? {}).map((fields) => readAs(reading, one, fields, said)),
    )
  const whole = readAll(meant.filter(({ isWhole }) => isWhole))
  const read = whole.some(E.isRight) ? whole : [...whole, ...readAll(meant.filter((one) => !one.isWhole))]
  const meanings = read.flatMap((one) => (E.isRight(one) ? [one.right] : []))
  return meanings.length === 0 ? leastStrange(read) : E.right(likeliestOf(meanings))
}

/** Short forms of seats. */
const SPEAKERS: Readonly<Record<string, string>> = { fp: 'free-peoples', free: 'free-peoples', sh: 'shadow' }

/** The seat that words begin with, and what is left of them. */
const speakerOf = (game: AnyGame, words: ReadonlyArray<string>) => {
  for (const length of [2, 1]) {
    const said = bare(words.slice(0, length).join(''))
    const meant = Object.hasOwn(SPEAKERS, said) ? bare(SPEAKERS[said] ?? '') : said
    const seat = game.seats.find((one) => bare(one) === meant)
    if (seat !== undefined && said !== '') return { seat, rest: words.slice(length) }
  }
  return { seat: undefined, rest: words }
}

const noKind = (game: AnyGame, word: string): string =>
  `"${word}" is nothing that is done in ${game.title}${didYouMean(firstWords(game), word)}`

/** Reads an action at a moment; the seat that is asked first is meant where none is named. */
export const readAction = ({ loaded, state }: Moment, text: string, seat?: string): Result<unknown> => {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return readJson(trimmed, 'the action')
  const found: E.Either<{ readonly problem: string }, unknown> = parseLabel(loaded.game, state, trimmed, seat)
  const { kind, piece } = fieldsOf(E.isRight(found) ? found.right : undefined)
  const called = isBrought({ loaded, state }, kind, piece) ? failed('a Character is brought in') : found
  if (E.isRight(called) && loaded.game.wayTo(state, called.right).rules.length === 0) return called
  const part = E.isLeft(called) ? actionOfLabel(loaded.game, state, trimmed, seat) : undefined
  if (part !== undefined && E.isRight(part)) return part
  const asked = seat ?? loaded.game.actors(state)[0]
  const offered = new Set(loaded.game.legalActions(state).flatMap((action) => Object.values(action)))
  const read = readWords({ loaded, state, offered }, trimmed.split(/\s+/), asked)
  if (E.isRight(read)) return read
  if (E.isRight(called)) return called
  if (called.left.problem.includes('more than one')) return failed(called.left.problem)
  const [, hint = ''] = /(; did you mean .*)$/.exec(called.left.problem) ?? []
  return hint === '' ? read : failed(`${read.left.problem}${hint}`.replace('?; did you mean ', ', or '))
}
