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
import {
  FILLERS,
  fillIn,
  isAt,
  bare,
  listed,
  meantInstead,
  readGiven,
  sortWords,
  whenceIn,
  type Fields,
  type Reading,
  type Scalar,
  type Sorted,
} from './fields'
import { otherWords, withoutIdiom } from './otherWords'
import { askedAbout, dieLast } from './question'
import { labelOf } from './words'
import { firstWords, kindsImplied, kindsMeant, kindsWithin, type Meant } from './verbs'

const MOST_COMPLETIONS = 300

/** An action that words may mean, and how far it is from being legal. */
interface Meaning {
  readonly kind: string
  readonly action: unknown
  /** What of it was said. */
  readonly said: Readonly<Record<string, Scalar>>
  readonly far: () => number
  /** Whether it speaks of an Army where the seat has none. */
  readonly isOthers: () => boolean
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
  const least = Math.min(...broken)
  const action = all[broken.indexOf(least)]
  if ('card' in fields && !filled.has('card') && least > LEGAL) return failed(`${head.kind} wants a card`)
  return E.right({
    kind: head.kind,
    action,
    said: { ...head, ...Object.fromEntries(filled) },
    far: () => (action === undefined ? Infinity : far(action)),
    isOthers: () =>
      filled.has('from') && loaded.game.wayTo(state, action).rules.some(({ rule }) => rule === 'pieces.army'),
  })
}

/**
 * The orders in which bare names may fill fields: where it goes may be said before whence, or alone; and what
 * is called like a die ("draw a Character card") may be none.
 */
const ordersOf = (fields: Fields, isInOrder = false): ReadonlyArray<Fields> => {
  if (isInOrder) return [fields]
  const { from, to, die, as, ...others } = fields
  if (from !== undefined && to !== undefined) return [fields, { to, from, ...others }]
  return die === undefined || as === undefined ? [fields] : [fields, { ...others, die, as }]
}

interface Said {
  readonly seat: string
  /** Whether names fill fields in the order of the fields alone. */
  readonly isInOrder?: true
  readonly given: Sorted['given']
}

/** Whether a region that stands alone was taken for the one that is left: it is where one goes. */
const isWhence = (filled: ReadonlyMap<string, Scalar>, words: ReadonlyArray<string>): boolean =>
  filled.has('from') && !filled.has('to') && words.length > 0 && !words.includes('from')

/** Whether a Character is recruited: he is brought in. */
const isBrought = ({ loaded }: Moment, kind: unknown, piece: unknown): boolean =>
  kind === 'recruit' &&
  (loaded.game.actions['bringCharacter']?.['character'] ?? []).some((one) => one === piece)

const nameOf = ({ loaded: { game } }: Reading, id: string): string => game.nameOf(id)

/** What words mean as an action of one kind, with bare names filling its fields in one order. */
const readAs = (reading: Reading, { kind, rest }: Meant, fields: Fields, said: Said): Result<Meaning> => {
  const filled = readGiven(reading, fields, said.given)
  if (E.isLeft(filled)) return filled
  const { place, rest: words } = whenceIn(reading, fields, rest)
  const strange = fillIn(reading, fields, filled.right, words)
  if (strange !== undefined)
    return failed(
      `"${strange}" is nothing, or not one thing alone, that ${kind} speaks of: ${listed(fields)}` +
        meantInstead(reading, fields, strange),
    )
  const gone = filled.right.get('piece') ?? filled.right.get('card')
  if (place !== undefined && typeof gone === 'string' && !isAt(reading, said.seat, place, gone))
    return failed(`${nameOf(reading, gone)} is not in ${nameOf(reading, place)}`)
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
const likeliestOf = (first: Meaning, meanings: ReadonlyArray<Meaning>): Meaning => {
  if (meanings.length <= 1) return first
  const rated = meanings.map((meaning) => ({ meaning, kind: meaning.kind, far: meaning.far() }))
  const kind = (rated.find(({ far }) => far <= LEGAL) ?? rated.find(({ far }) => far < FARTHEST) ?? rated[0])
    ?.kind
  const same = rated.filter((one) => one.kind === kind)
  return same.find(({ far }) => far === Math.min(...same.map((one) => one.far)))?.meaning ?? first
}

/** Of readings that failed, the one that understood the most: it has the least to say. */
const leastStrange = (read: ReadonlyArray<Result<Meaning>>): Result<Meaning> => {
  const strange = (one: Result<Meaning>): number =>
    E.isLeft(one) ? (/^"([^"]*)"/.exec(one.left.problem)?.[1]?.length ?? 0) : 0
  return read.reduce((least, one) => (strange(one) < strange(least) ? one : least))
}

/** What words mean as actions of some kinds. */
const readKinds = (reading: Reading, all: ReadonlyArray<Meant>, said: Said): Result<Meaning> => {
  const { actions } = reading.loaded.game
  const readAll = (some: ReadonlyArray<Meant>) =>
    some.flatMap((one) =>
      ordersOf(actions[one.kind] ?? {}, said.isInOrder).map((fields) => readAs(reading, one, fields, said)),
    )
  const whole = readAll(all.filter(({ isWhole }) => isWhole))
  const read = whole.some(E.isRight) ? whole : [...whole, ...readAll(all.filter((one) => !one.isWhole))]
  const meanings = read.flatMap((one) => (E.isRight(one) ? [one.right] : []))
  const [first] = meanings
  return first === undefined ? leastStrange(read) : E.right(likeliestOf(first, meanings))
}

/** What words mean as an action of a seat: by the verb they begin with, one within, or none at all. */
const readFor = (reading: Reading, words: ReadonlyArray<string>, said: Said): Result<Meaning> => {
  const { game } = reading.loaded
  const [meant, within] = [kindsMeant(game, words), kindsWithin(game, words)]
  if (meant.length > 0) return readKinds(reading, meant, said)
  const read = within.length === 0 ? undefined : readKinds(reading, within, said)
  if (read !== undefined && E.isRight(read)) return read
  const implied = kindsImplied(game, words)
  const unsaid = implied.length === 0 ? undefined : readKinds(reading, implied, said)
  return unsaid !== undefined && E.isRight(unsaid)
    ? unsaid
    : (read ?? failed(noKind(game, words.find((word) => !FILLERS.has(word)) ?? '')))
}

/** Whether a reading speaks of an Army where the seat has none: then another one is meant. */
const isStrange = (read: Result<Meaning>): boolean => E.isRight(read) && read.right.isOthers()

const namedIn = (given: Sorted['given'], field: string): string | undefined =>
  given.find(([name]) => name === field)?.[1]

const readWords = (
  reading: Reading,
  words: ReadonlyArray<string>,
  asked: string | undefined,
): Result<Meaning> => {
  const { game } = reading.loaded
  const { given, bareWords } = sortWords(words)
  const kindGiven = namedIn(given, 'kind')
  const { seat: leading, rest } = speakerOf(game, bareWords)
  const named = namedIn(given, 'seat') ?? leading
  const seat = named ?? asked
  if (seat === undefined) return failed('nobody is asked anything now; say seat=...')
  const told = given.filter(([name]) => name !== 'seat' && name !== 'kind')
  const all = kindGiven === undefined ? rest : [kindGiven, ...rest]
  const own = readFor(reading, all, { seat, given: told })
  if (named !== undefined || !isStrange(own)) return own
  const others = game.seatsOf(reading.state.config).filter((one) => one !== seat)
  const other = others
    .map((one) => readFor(reading, all, { seat: one, given: told, isInOrder: true }))
    .find((one) => E.isRight(one) && !isStrange(one))
  return other ?? own
}

/** Short forms of seats. */
const SPEAKERS: Readonly<Record<string, string>> = { fp: 'free-peoples', free: 'free-peoples', sh: 'shadow' }

/** The seat that is called so. */
export const seatCalled = (game: AnyGame, text: string): string | undefined => {
  const said = bare(text)
  const meant = bare(Object.hasOwn(SPEAKERS, said) ? (SPEAKERS[said] ?? '') : said)
  const exact = game.seats.find((one) => bare(one) === meant)
  return said === '' || meant === said ? exact : (exact ?? game.seats.find((one) => meant.startsWith(one)))
}

/** The seat that words begin with, and what is left of them. */
const speakerOf = (game: AnyGame, given: ReadonlyArray<string>) => {
  const words = given[0]?.toLowerCase() === 'the' ? given.slice(1) : given
  for (const length of [2, 1]) {
    const seat = seatCalled(game, words.slice(0, length).join(''))
    if (seat !== undefined) return { seat, rest: words.slice(length) }
  }
  return { seat: undefined, rest: given }
}

const noKind = (game: AnyGame, word: string): string =>
  `"${word}" is nothing that is done in ${game.title}${didYouMean(firstWords(game), word)}`

/** An action that was read, and what of it was said where the rest was filled in. */
type Read = Result<Pick<Meaning, 'action'> & Partial<Pick<Meaning, 'said'>>>

const readWhole = ({ loaded, state }: Moment, text: string, seat?: string): Read => {
  const whole = (action: unknown) => ({ action })
  if (text.trim().startsWith('{')) return E.Functor.map(readJson(text, 'the action'), whole)
  const trimmed = dieLast(askedAbout(text))
  const found: E.Either<{ readonly problem: string }, unknown> = parseLabel(loaded.game, state, trimmed, seat)
  const { kind, piece } = fieldsOf(E.isRight(found) ? found.right : undefined)
  const called = isBrought({ loaded, state }, kind, piece) ? failed('a Character is brought in') : found
  if (E.isRight(called) && loaded.game.wayTo(state, called.right).rules.length === 0)
    return E.right(whole(called.right))
  const part = E.isLeft(called) ? actionOfLabel(loaded.game, state, trimmed, seat) : undefined
  if (part !== undefined && E.isRight(part)) return E.right(whole(part.right))
  const asked = seat ?? loaded.game.actors(state)[0]
  const offered = new Set(loaded.game.legalActions(state).flatMap((action) => Object.values(action)))
  const read = readWords({ loaded, state, offered }, trimmed.split(/\s+/), asked)
  if (E.isRight(read)) return read
  if (E.isRight(called)) return E.right(whole(called.right))
  if (called.left.problem.includes('more than one')) return failed(called.left.problem)
  const [, hint = ''] = /(; did you mean .*)$/.exec(called.left.problem) ?? []
  return hint === '' || !read.left.problem.startsWith('"')
    ? read
    : failed(`${read.left.problem}${hint}`.replace('?; did you mean ', ', or '))
}

/** Reads an action at a moment; the seat that is asked first is meant where none is named. */
export const readAction = (moment: Moment, text: string, seat?: string): Result<unknown> =>
  E.Functor.map(readWhole(moment, text, seat), ({ action }) => action)

/** Reads an action as `readAction` does, in other words if it is not understood in its own. */
export const readSaid = (moment: Moment, text: string, seat: string): Result<unknown> =>
  E.Functor.map(readInWords(moment, text, seat), ({ action }) => action)

/** Reads in other words what is not understood in its own; what the seat cannot see is not used for it. */
const readInWords = (moment: Moment, text: string, seat: string): Read => {
  const said = withoutIdiom(moment, askedAbout(text))
  const own = readWhole(moment, said === askedAbout(text) ? text : said, seat)
  if (E.isRight(own)) return own
  for (const other of otherWords(moment, said, seat, [seat])) {
    const read = readWhole(moment, other, seat)
    if (E.isRight(read)) return read
  }
  return own
}

const MOST_NAMED = 4

/** Reads an action that is to be played: where what was said fits several choices, none of them is taken. */
export const readMove = (moment: Moment, text: string, seat: string): Result<unknown> => {
  const { game } = moment.loaded
  const read = readInWords(moment, text, seat)
  if (E.isLeft(read)) return read
  const { action, said = {} } = read.right
  const wanted = Object.entries(said)
  const fit = game
    .legalActions(moment.state, seat)
    .filter((one) => wanted.every(([name, value]) => fieldsOf(one)[name] === value))
  if (wanted.length === 0 || fit.length < 2) return E.right(action)
  const labels = fit.slice(0, MOST_NAMED).map((one) => labelOf(game, moment.state, one))
  const more = fit.length > MOST_NAMED ? ', ...' : ''
  return failed(`this means more than one choice: ${labels.join(', ')}${more}`)
}
