/**
 * Reads what somebody does: as JSON, as a kind with fields, as the label of a choice, or in words. Every word
 * is accounted for, or named as not understood.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  actionOfLabel,
  type AnyGame,
  type BaseAction,
  type Scalar,
  type State,
  type Types,
} from '../kernel/index'
import { parseLabel } from '../notation/index'
import { readerOf, type Spoken } from './answer'
import { judgeOne, judged, type Deed, type Judged, type Reading } from './deed'
import { deedsAt } from './games/games'
import { completions, type Fields } from './kinds'
import { tokensOf, type Token } from './lexicon'
import { seenBy, tableAt, type Table } from './table'
import { lettersOf } from './words'

/** What is read, and at which moment. */
export interface Moment {
  readonly loaded: Spoken & { readonly game: AnyGame }
  readonly state: State<Types>
}

type Read<A> = E.Either<string, A>

interface Done extends Judged {
  /** Other legal deeds that the same words mean. */
  readonly others: ReadonlyArray<Deed>
}

const valueOf = (
  { game }: Moment['loaded'],
  values: ReadonlyArray<Scalar>,
  text: string,
): Scalar | undefined =>
  values.find((one) => lettersOf(String(one)) === lettersOf(text)) ??
  values.find((one) => typeof one === 'string' && lettersOf(game.nameOf(one)) === lettersOf(text))

/** Of several actions the legal one that comes first, else the one that the fewest rules forbid. */
const nearestOf = (
  { loaded: { game }, state }: Moment,
  all: ReadonlyArray<BaseAction>,
): BaseAction | undefined => {
  const far = all.map((action) => {
    const { after, rules } = game.wayTo(state, action)
    return 4 * rules.length + Math.min(after.length, 1)
  })
  return all[far.indexOf(Math.min(...far))]
}

/** Whoever names fields knows what is meant. */
const MOST_FILLED = 300

/** An action of a kind with some of its fields; the others are those that break the fewest rules. */
export const filledIn = (
  moment: Moment,
  seat: string,
  kind: string,
  given: Readonly<Record<string, string | Scalar>>,
): Read<BaseAction> => {
  const fields: Fields | undefined = moment.loaded.game.actions[kind]
  if (fields === undefined) return E.left(`"${kind}" is nothing that is done in ${moment.loaded.game.title}`)
  const listed = Object.keys(fields).join(', ') || 'none'
  const filled = new Map<string, Scalar>()
  for (const [name, text] of Object.entries(given)) {
    const values = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (values === undefined) return E.left(`"${name}" is no field here; the fields are ${listed}`)
    const value = valueOf(moment.loaded, values, String(text))
    if (value === undefined) return E.left(`"${String(text)}" is no value of the field "${name}"`)
    filled.set(name, value)
  }
  const action = nearestOf(moment, completions({ seat, kind }, fields, filled, MOST_FILLED) ?? [])
  return action === undefined ? E.left(`${kind} wants ${listed}`) : E.right(action)
}

const JSON_OR_FIELDS = /^\s*\{|(?:^|\s)[a-zA-Z]+=/

/** Whether a text is an action in JSON or has fields. */
export const isLiteral = (text: string): boolean => JSON_OR_FIELDS.test(text)

const literal = (moment: Moment, text: string, asked: string | undefined): Read<unknown> => {
  if (text.trim().startsWith('{'))
    return E.tryCatch(
      (): unknown => JSON.parse(text),
      (error) => `the action is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  const words = text.trim().split(/\s+/)
  const pairs: ReadonlyArray<readonly [string, string]> = words
    .filter((word) => word.includes('='))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])
  const named = new Map(pairs)
  const seat = named.get('seat') ?? asked ?? moment.loaded.game.actors(moment.state)[0] ?? ''
  const kind = named.get('kind')
  const given = Object.fromEntries(pairs.filter(([name]) => name !== 'seat' && name !== 'kind'))
  const bare = words.filter((word) => !word.includes('='))
  const said = kind ?? bare.join('')
  const meant = Object.keys(moment.loaded.game.actions).find(
    (one) => lettersOf(one) === lettersOf(said) || lettersOf(one) === lettersOf(bare[0] ?? ''),
  )
  if (meant === undefined) return E.left(`"${said}" is nothing that is done in ${moment.loaded.game.title}`)
  const { state, loaded } = moment
  if (kind !== undefined || lettersOf(meant) === lettersOf(said)) return filledIn(moment, seat, meant, given)
  const [one] = readings(moment, tableAt(loaded.game, state, seat), bare.join(' ')).filter(isWhole)
  const offered = one?.reading.deeds[0]?.steps[0] ?? []
  const fit = offered.filter((action) =>
    Object.entries(given).every(([name, value]) =>
      Object.entries(action).some(
        ([field, is]) => field === name && lettersOf(String(is)) === lettersOf(value),
      ),
    ),
  )
  const action = nearestOf(moment, fit)
  return action === undefined ? filledIn(moment, seat, meant, given) : E.right(action)
}

interface Accounted {
  readonly reading: Reading
  readonly left: ReadonlyArray<Token>
}

const isWhole = ({ left, reading: { untrue } }: Accounted): boolean =>
  left.length === 0 && untrue === undefined

/** All readings of a text as deeds. */
const readings = ({ loaded }: Moment, table: Table, text: string): ReadonlyArray<Accounted> => {
  const tokens = tokensOf(readerOf(loaded, table).lexicon, text)
  const content = tokens.filter(({ isIdle }) => !isIdle)
  return deedsAt(loaded.game)(tokens, table).map((reading) => ({
    reading,
    left: content.filter((token) => !reading.used.has(token)),
  }))
}

/** What the words leave over that come nearest to a reading; undefined if they are read as a whole. */
const leftOver = (
  loaded: Moment['loaded'],
  table: Table,
  all: ReadonlyArray<Accounted>,
  text: string,
): string => {
  const tokens = tokensOf(readerOf(loaded, table).lexicon, text).filter(({ isIdle }) => !isIdle)
  const strange = tokens.filter(({ isStrange }) => isStrange)
  const [least] = all.map(({ left }) => left).sort((one, other) => one.length - other.length)
  const left = strange.length > 0 ? strange : (least ?? tokens)
  const words = [...new Set(left.map(({ typed }) => `"${typed}"`))].join(', ')
  return words === ''
    ? 'nothing that is done is named'
    : `I do not know what ${words} ${left.length === 1 ? 'has' : 'have'} to do with it`
}

const deedIn = (moment: Moment, table: Table, text: string): Read<Done> => {
  const all = readings(moment, table, text)
  const whole = all.filter(isWhole)
  const found = whole.flatMap(({ reading }) => judged(table, reading) ?? [])
  const best =
    found.find(({ legal }) => legal) ?? [...found].sort((one, other) => (one.far ?? 0) - (other.far ?? 0))[0]
  if (best === undefined) return E.left(leftOver(moment.loaded, table, all, text))
  const deeds = whole.flatMap(({ reading }) => (reading.deeds.includes(best.deed) ? reading.deeds : []))
  const others = deeds.filter(
    (deed) => best.legal && deed.says !== best.deed.says && judgeOne(table, deed).legal,
  )
  return E.right({ ...best, others })
}

/** The label of a choice, if it is legal; a part that only one has. */
const labelled = ({ loaded: { game }, state }: Moment, text: string, seat: string | undefined) => {
  const called = parseLabel(game, state, text, seat)
  if (E.isRight(called) && game.wayTo(state, called.right).rules.length === 0) return called.right
  const part = E.isLeft(called) ? actionOfLabel(game, state, text, seat) : called
  return E.isLeft(called) && E.isRight(part) ? part.right : undefined
}

const SPEAKER = /^([\w -]+):\s*(.+)$/
const SEATS: Readonly<Record<string, string>> = { fp: 'free-peoples', free: 'free-peoples', sh: 'shadow' }

/** The seat that is called so. */
export const seatCalled = (game: AnyGame, text: string): string | undefined => {
  const said = lettersOf(text)
  const meant = lettersOf(SEATS[said] ?? said)
  const exact = game.seats.find((one) => lettersOf(one) === meant)
  return said === '' || meant === said ? exact : (exact ?? game.seats.find((one) => meant.startsWith(one)))
}

/** A text without the seat that it begins with: "rohan: pass". */
export const speakerIn = (game: AnyGame, text: string, seat: string | undefined) => {
  const [, said = '', rest = ''] = SPEAKER.exec(text) ?? []
  const named = seatCalled(game, said)
  return named === undefined ? { text, seat } : { text: rest, seat: named }
}

const readText = (
  moment: Moment,
  given: string,
  asked: string | undefined,
  isSeen: boolean,
): Read<unknown> => {
  const { game } = moment.loaded
  const { text, seat } = speakerIn(game, given.trim(), asked)
  if (isLiteral(text)) return literal(moment, text, seat)
  const label = labelled(moment, text, seat)
  if (label !== undefined) return E.right(label)
  const table =
    isSeen && seat !== undefined ? seenBy(game, moment.state, seat) : tableAt(game, moment.state, seat)
  const deed = deedIn(moment, table, text)
  if (E.isRight(deed)) return deed
  const called = parseLabel(game, moment.state, text, seat)
  if (E.isRight(called)) return called
  const [, near = ''] = /(; did you mean .*)$/.exec(called.left.problem) ?? []
  return E.left(called.left.problem.includes('more than one') ? called.left.problem : `${deed.left}${near}`)
}

const isJudged = (read: unknown): read is Done => typeof read === 'object' && read !== null && 'deed' in read

/**
 * Reads an action; the seat that is asked first is meant where none is named. With `isSeen` it rests on what
 * that seat can see alone.
 */
export const readDone = (moment: Moment, text: string, seat?: string, isSeen = false): Read<unknown> =>
  E.Functor.map(readText(moment, text, seat ?? moment.loaded.game.actors(moment.state)[0], isSeen), (read) =>
    isJudged(read) ? (read.action ?? read.run.at(-1)) : read,
  )

const MOST_NAMED = 4

/** The legal actions that differ from one only in the die that they spend. */
const withOtherDice = (
  { loaded: { game }, state }: Moment,
  action: BaseAction,
): ReadonlyArray<BaseAction> => {
  const same = (one: BaseAction): boolean =>
    Object.entries(action).every(
      ([name, value]) =>
        name === 'die' ||
        name === 'as' ||
        Object.entries(one).some(([field, is]) => field === name && is === value),
    )
  return game.legalActions(state, action.seat).filter(same)
}

const several = (all: ReadonlyArray<string>): string => {
  const more = all.length > MOST_NAMED ? ', ...' : ''
  return `this means more than one choice: ${all.slice(0, MOST_NAMED).join(', ')}${more}`
}

/**
 * Reads what is to be done now, one action after another; where what was said fits several choices, none is
 * taken. It rests on what the seat can see alone.
 */
export const readMoves = (moment: Moment, text: string, seat: string): Read<ReadonlyArray<unknown>> => {
  const read = readText(moment, text, seat, true)
  if (E.isLeft(read)) return read
  if (!isJudged(read.right)) return E.right([read.right])
  const { deed, legal, run, action, others } = read.right
  const [first] = run
  if (!legal || first === undefined) return E.right([action])
  if (others.length > 0) return E.left(several([deed, ...others].map(({ says }) => says)))
  const { state, loaded } = moment
  const all = (deed.steps[0] ?? []).filter((one) => loaded.game.whyNot(state, one).length === 0)
  const now = all.length > 0 ? all : withOtherDice(moment, first)
  return now.length > 1 ? E.left(several(now.map(loaded.game.wording(state).label))) : E.right(run)
}
