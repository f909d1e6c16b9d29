/**
 * Records: a game as its config and its actions, with a hash after each, and a text notation that a
 * person can read and `parse` back: a head of three lines, then one line for each turn.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeWith } from './codec'
import { copyOf } from './input'
import { isScalar, malformed, show, type ActionSchema, type Malformed } from './door'
import type { BaseAction, Scalar, State, Types } from './types'

/** A recorded game. `hashes[i]` is the hash after action `i`. */
export interface GameRecord {
  readonly game: string
  readonly version: number
  readonly config: unknown
  readonly actions: ReadonlyArray<unknown>
  readonly hashes?: ReadonlyArray<string>
}

/** What went wrong in a replay: at which action (-1: before the first), and what. */
export interface ReplayError {
  readonly _tag: 'ReplayError'
  readonly index: number
  readonly problem: string
  readonly cause?: unknown
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

const recordCodec = t.intersection([
  t.type({ game: t.string, version: t.number, config: t.unknown, actions: t.readonlyArray(t.unknown) }),
  t.partial({ hashes: t.readonlyArray(t.string) }),
])

/** Reads anything as a record of the named game. */
export const readRecord = (
  game: { readonly name: string; readonly schemaVersion: number },
  input: unknown,
): E.Either<Malformed, GameRecord> => {
  const read = decodeWith(recordCodec, copyOf(input))
  if (E.isLeft(read)) return read
  if (read.right.game !== game.name)
    return E.left(malformed('game', `${show(read.right.game)} is not ${show(game.name)}`))
  if (read.right.version !== game.schemaVersion)
    return E.left(malformed('version', `only version ${game.schemaVersion} can be read`))
  const { hashes } = read.right
  if (hashes !== undefined && hashes.length !== read.right.actions.length)
    return E.left(malformed('hashes', 'there must be one hash for each action'))
  return read as E.Either<Malformed, GameRecord>
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
export interface NotationOf {
  readonly name: string
  readonly schemaVersion: number
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
  const head = [`game ${record.game}`, `version ${record.version}`, `config ${JSON.stringify(record.config)}`]
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

/** Reads the text notation back. */
export const parseNotation = (game: NotationOf, text: unknown): E.Either<Malformed, GameRecord> => {
  if (typeof text !== 'string') return E.left(malformed('', `a text is wanted, not ${show(text)}`))
  const lines = text.split(/\r?\n/)
  const heads = ['game', 'version', 'config'].map((word, place) => readHead(lines[place], word))
  const wrong = heads.find(E.isLeft)
  if (wrong !== undefined) return wrong
  const [name, version, config] = heads.map((head) => (E.isRight(head) ? head.right : undefined))
  const actions: Array<BaseAction> = []
  for (const [place, line] of lines.slice(3).entries()) {
    if (line.trim() === '') continue
    for (const words of wordsOf(line.replace(/^\s*\d+\.\s*/, ''))) {
      const action = readAction(game.actions, words)
      if (action === undefined)
        return E.left(malformed(`line ${place + 4}`, `${show(words.join(' '))} is not an action`))
      actions.push(action)
    }
  }
  return readRecord(game, { game: name, version, config, actions })
}
