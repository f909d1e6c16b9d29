/**
 * Records: a game as its beginning and its actions, with a hash after each, and a text notation that a
 * person can read and `parse` back: a head of three lines, then one line for each turn.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeWith, natural } from './codec'
import { isObject } from './fields'
import { copyOf } from './input'
import { unreadable, type Versioned } from './snapshot'
import { isScalar, malformed, show, type ActionSchema, type Malformed } from './door'
import type { BaseAction, Scalar, State, Types } from './types'

/** A recorded game. `hashes[i]` is the hash after action `i`. */
export interface GameRecord {
  readonly game: string
  /** The version of the rules it was played by (`rulesVersion`); 0 in a record from before they had one. */
  readonly rules: number
  /** Where it begins: a config, or a snapshot as `encode` gives it. */
  readonly from: unknown
  readonly actions: ReadonlyArray<unknown>
  readonly hashes?: ReadonlyArray<string>
}

/** What went wrong in a replay: at which action (-1: before the first), and what. */
export interface ReplayError {
  readonly _tag: 'ReplayError'
  readonly index: number
  readonly problem: string
  readonly cause?: unknown
  /** The version of the rules of the record, where it is not that of the game: here the two part. */
  readonly rules?: number
}

/** A replayed game: the state at the start and after every action, and the events of each action. */
export interface Replayed<T extends Types> {
  readonly states: ReadonlyArray<State<T>>
  readonly events: ReadonlyArray<ReadonlyArray<T['event']>>
}

/** Builds a replay error. */
export const replayError = (index: number, problem: string, cause?: unknown): ReplayError => ({
  _tag: 'ReplayError',
  index,
  problem,
  ...(cause === undefined ? {} : { cause }),
})

const played = { game: t.string, actions: t.readonlyArray(t.unknown) }
const hashes: t.Type<Pick<GameRecord, 'hashes'>, unknown> = t.exact(
  t.partial({ hashes: t.readonlyArray(t.string) }),
)
const recordCodec = t.intersection([t.type({ ...played, rules: natural, from: t.unknown }), hashes])
/** The form of records before rules had a version: `version` is the `schemaVersion` of their snapshots. */
const earlierCodec = t.intersection([t.type({ ...played, version: t.number, config: t.unknown }), hashes])

const isEarlier = (record: unknown): boolean =>
  isObject(record) && !('from' in record) && ('config' in record || 'version' in record)

/** Whether a record that begins with this begins in the middle of a game. */
export const isSnapshot = (from: unknown): from is Readonly<Record<string, unknown>> =>
  isObject(from) && 'schemaVersion' in from

/** What a record of either form begins with: a config, or a snapshot. */
export const beginningOf = (record: unknown): unknown =>
  isObject(record) ? record[isEarlier(record) ? 'config' : 'from'] : undefined

/** The config of a record of either form. */
export const configOfRecord = (record: unknown): unknown => {
  const from = beginningOf(record)
  return isSnapshot(from) ? from['config'] : from
}

/** A record in the present form, and the `schemaVersion` that its hashes are made with. */
interface Read {
  readonly record: GameRecord
  readonly schemaVersion: number
}

const readEither = (game: Versioned, input: unknown): E.Either<Malformed, Read> => {
  if (!isEarlier(input))
    return E.Functor.map(decodeWith(recordCodec, input), (record) => ({
      record,
      schemaVersion: game.schemaVersion,
    }))
  const read = decodeWith(earlierCodec, input)
  if (E.isLeft(read)) return read
  const { version, config, ...rest } = read.right
  const wrong = unreadable(game, version)
  return wrong === undefined
    ? E.right({ record: { ...rest, rules: 0, from: config }, schemaVersion: version })
    : E.left(malformed('version', wrong))
}

/** Reads anything as a record of the named game. */
export const readRecord = (
  game: Versioned & { readonly name: string },
  input: unknown,
): E.Either<Malformed, Read> => {
  const read = readEither(game, copyOf(input))
  if (E.isLeft(read)) return read
  const { record } = read.right
  if (record.game !== game.name)
    return E.left(malformed('game', `${show(record.game)} is not ${show(game.name)}`))
  return record.hashes === undefined || record.hashes.length === record.actions.length
    ? read
    : E.left(malformed('hashes', 'there must be one hash for each action'))
}

const RESERVED: ReadonlySet<string> = new Set(['true', 'false', 'null'])

const writeScalar = (value: Scalar): string =>
  typeof value === 'string' && /^[a-z][a-z0-9.-]*$/.test(value) && !RESERVED.has(value)
    ? value
    : JSON.stringify(value)

const readScalar = (word: string): Scalar | undefined => {
  if (!RESERVED.has(word) && !/^["\d-]/.test(word)) return word
  try {
    const read: Scalar = JSON.parse(word)
    return read
  } catch {
    return undefined
  }
}

const fieldsOf = (schema: ActionSchema, kind: string): ReadonlyArray<string> =>
  kind === 'chance' ? ['draw', 'outcome'] : Object.keys(schema[kind] ?? {})

const writeAction = (schema: ActionSchema, action: BaseAction): string => {
  const values = fieldsOf(schema, action.kind).map((field) => {
    const value: unknown = Reflect.get(action, field)
    return writeScalar(isScalar(value) ? value : null)
  })
  return [action.seat, action.kind, ...values].join(' ')
}

const readAction = (schema: ActionSchema, words: ReadonlyArray<string>): BaseAction | undefined => {
  const [seat, kind, ...values] = words
  if (seat === undefined || kind === undefined) return undefined
  if (kind !== 'chance' && !Object.hasOwn(schema, kind)) return undefined
  const fields = fieldsOf(schema, kind)
  if (fields.length !== values.length) return undefined
  const read = values.map(readScalar)
  if (read.includes(undefined)) return undefined
  return { seat, kind, ...Object.fromEntries(fields.map((field, place) => [field, read[place]])) }
}

/** The words of a line, one list for each action; a text in quotes, closed or not, is one word. */
const wordsOf = (line: string): ReadonlyArray<ReadonlyArray<string>> => {
  const actions: Array<Array<string>> = [[]]
  for (const word of line.match(/"(?:[^"\\]|\\.)*"?|;|[^\s;"]+/g) ?? [])
    if (word === ';') actions.push([])
    else actions[actions.length - 1]?.push(word)
  return actions
}

/** What the notation needs to know of a game. */
export interface NotationOf extends Versioned {
  readonly name: string
  readonly actions: ActionSchema
  beginsLine(action: BaseAction, line: ReadonlyArray<BaseAction>): boolean
}

/** A record as text: one line for each turn. Hashes are left out, they can be computed again. */
export const writeNotation = (game: NotationOf, record: GameRecord): string => {
  const lines: Array<Array<BaseAction>> = []
  for (const action of record.actions as ReadonlyArray<BaseAction>) {
    const line = lines[lines.length - 1]
    if (line === undefined || game.beginsLine(action, line)) lines.push([action])
    else line.push(action)
  }
  const head = [
    `game ${record.game}`,
    `rules ${record.rules ?? 0}`,
    `from ${JSON.stringify(beginningOf(record))}`,
  ]
  const written = lines.map((line) => line.map((action) => writeAction(game.actions, action)).join('; '))
  return [...head, '', ...written.map((line, place) => `${place + 1}. ${line}`), ''].join('\n')
}

const readHead = (line: string | undefined, word: string): E.Either<Malformed, unknown> => {
  const text = line?.startsWith(`${word} `) ? line.slice(word.length + 1).trim() : undefined
  if (text === undefined) return E.left(malformed(word, `a line "${word} ..." is missing`))
  if (word === 'game') return E.right(text)
  try {
    return E.right(JSON.parse(text))
  } catch {
    return E.left(malformed(word, 'is not JSON'))
  }
}

/** The words that begin the lines of a head, in the present form and the one before. */
const HEADS = ['game', 'rules', 'from']
const EARLIER_HEADS = ['game', 'version', 'config']

/** The head of a record without its actions. */
const readHeads = (lines: ReadonlyArray<string>): E.Either<Malformed, Readonly<Record<string, unknown>>> => {
  const isOld = ['version ', 'config '].some((word, place) => lines[place + 1]?.startsWith(word) === true)
  const names = isOld ? EARLIER_HEADS : HEADS
  const heads = names.map((word, place) => readHead(lines[place], word))
  const wrong = heads.find(E.isLeft)
  if (wrong !== undefined) return wrong
  return E.right(Object.fromEntries(names.map((name, at) => [name, E.toUnion(heads[at] ?? E.right(''))])))
}

/** Reads the text notation back. */
export const parseNotation = (game: NotationOf, text: unknown): E.Either<Malformed, GameRecord> => {
  if (typeof text !== 'string') return E.left(malformed('', `a text is wanted, not ${show(text)}`))
  const lines = text.split(/\r?\n/)
  const head = readHeads(lines)
  if (E.isLeft(head)) return head
  const actions: Array<BaseAction> = []
  for (const [place, line] of lines.slice(HEADS.length).entries()) {
    if (line.trim() === '') continue
    for (const words of wordsOf(line.replace(/^\s*\d+\.\s*/, ''))) {
      const action = readAction(game.actions, words)
      if (action === undefined)
        return E.left(malformed(`line ${place + 4}`, `${show(words.join(' '))} is not an action`))
      actions.push(action)
    }
  }
  return E.Functor.map(readRecord(game, { ...head.right, actions }), ({ record }) => record)
}
