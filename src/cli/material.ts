/**
 * What commands are given to look at: a saved state, a position, or a record as JSON or as text; from a file
 * or from standard input, a position in words also from the command line.
 */
import { configOfRecord, isObject, type Malformed } from '../kernel/index'
import * as E from 'fp-ts/lib/Either.js'
import { existsSync } from 'node:fs'
import type { GameRecord } from '../kernel/index'
import {
  chosenIn,
  configProblem,
  failed,
  misused,
  textOf,
  wholeOf,
  type Call,
  type Failure,
  type Io,
  type Result,
} from './command'
import { fileText } from './files'
import { GAME_NAMES, gameNamed, loadGame } from './games'
import { inWordsOf, type AnyState, type Loaded } from './loaded'
import { mismatchText } from './mismatch'
import { isPositionText, readLine, USUAL_PLAYERS } from './positionLine'

/** A moment of a game, or a recorded game. */
export type Material =
  | { readonly _tag: 'Moment'; readonly loaded: Loaded; readonly state: AnyState }
  | {
      readonly _tag: 'Record'
      readonly loaded: Loaded
      readonly record: GameRecord
      /** The hash of the last state, where a text gives it in a line `# hash ...`. */
      readonly lastHash?: string
    }

const readInput = async ({ input }: Io): Promise<string> => {
  const pieces: Array<string> = []
  input.setEncoding('utf8')
  for await (const piece of input) pieces.push(String(piece))
  return pieces.join('')
}

/** Whether a word may be one of what commands look at: a file, there or not, a game, or a position. */
export const isMaterial = (word: string): boolean =>
  word === '-' ||
  /[./\\]/.test(word) ||
  gameNamed(word) !== undefined ||
  isPositionText(word) ||
  existsSync(word)

/** The text of a file; of standard input where the name is `-`; a position in words is its own text. */
export const readText = async (path: string, io: Io): Promise<Result<string>> => {
  if (path === '-') return E.right(await readInput(io))
  if (gameNamed(path) !== undefined && !existsSync(path)) return E.right(path)
  if (path.trim() === '')
    return failed('nothing is named: say a file, - for standard input, or a position in words')
  if (isPositionText(path) && !existsSync(path)) return E.right(path)
  return E.mapLeft((problem: string): Failure => ({ _tag: 'Failed', problem }))(fileText(path))
}

/** JSON, or what is wrong with it; `what` says what should have been JSON. */
export const readJson = (text: string, what: string): Result<unknown> => {
  try {
    const json: unknown = JSON.parse(text)
    return E.right(json)
  } catch (error) {
    return failed(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What was given on the command line; `@` before the name of a file means what stands in it. */
const given = (text: string): E.Either<string, string> =>
  text.startsWith('@') ? fileText(text.slice(1)) : E.right(text)

type Fields = Readonly<Record<string, unknown>>

/** The fields of a config, given as JSON on the command line, and what other options choose. */
export const readConfig = (call: Call): Result<object> => {
  const { values } = call
  const written = given(textOf(values, 'config') ?? '{}')
  if (E.isLeft(written)) return misused(`--config: ${written.left}`)
  const json = readJson(written.right, '--config')
  if (E.isLeft(json)) return misused(json.left.problem)
  if (!isObject(json.right)) return misused('--config wants a JSON object')
  const { right: config } = json
  const chosen = chosenIn(values)
  const { edition: wanted, twilight: asked } = chosen
  const { edition: said = wanted, twilight: played = asked } = config
  if (wanted !== undefined && said !== wanted)
    return misused('--config and --edition name different editions')
  if (asked === true && played !== true)
    return misused('--config is without Twilight of the Third Age, --twilight with it')
  if (!isSameTwilight(asked ?? played, played))
    return misused('--config and --elements name different elements of Twilight of the Third Age')
  const players = wholeOf(call, 'players', undefined, 1)
  if (E.isLeft(players)) return players
  const { players: many = players.right } = config
  if (players.right !== undefined && many !== players.right)
    return misused('--config and --players name different numbers of players')
  return E.right({
    ...config,
    ...chosen,
    ...(players.right === undefined ? {} : { players: players.right }),
  })
}

/** Whether two configs say the same of Twilight of the Third Age, whatever the order of its elements. */
const isSameTwilight = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((element) => other.includes(element))
    : (one === true) === (other === true) && Array.isArray(one) === Array.isArray(other)

/** The edition of a config; the usual one is not said in it. */
const editionOf = (config: unknown): string => {
  const { edition: said } = isObject(config) ? config : {}
  return typeof said === 'string' ? said : 'collectors'
}

/** Why what was read is not of the edition, or not with the expansion, that is asked for, if it is not. */
export const wrongEdition = (call: Call, config: unknown): string | undefined => {
  const { edition: wanted, twilight } = chosenIn(call.values)
  const played: unknown = isObject(config) ? config['twilight'] : undefined
  if (twilight === true && played !== true)
    return Array.isArray(played)
      ? `this is with elements of Twilight of the Third Age alone: ${played.join(', ')}`
      : 'this is without Twilight of the Third Age'
  if (twilight !== undefined && !isSameTwilight(twilight, played))
    return 'this is not with these elements of Twilight of the Third Age'
  return wanted === undefined || wanted === editionOf(config)
    ? undefined
    : `this is of the edition "${editionOf(config)}", not of "${wanted}": one is not read as the other`
}

/** Why what was read is not of so many players, if it is not. */
const otherPlayers = (wanted: number | undefined, config: unknown, game: string): string | undefined => {
  const { players = USUAL_PLAYERS[game] } = isObject(config) ? config : {}
  return wanted === undefined || typeof players !== 'number' || players === wanted
    ? undefined
    : `this is a game of ${players} players, not of ${wanted}`
}

const wrongAt = (what: string, wrong: Malformed) => {
  const told = [wrong, ...(wrong.more ?? [])].map(
    ({ path, problem }) => (path === '' ? '' : `${path}: `) + problem,
  )
  return failed(`${what}: ${told.join(`\n${' '.repeat(what.length + 2)}`)}`)
}

const readNotation = async (text: string): Promise<Result<Material>> => {
  const lines = text.split(/\r?\n/)
  const loaded = await loadGame((lines[0] ?? '').slice('game '.length).trim())
  if (E.isLeft(loaded)) return failed(loaded.left.problem)
  const { parseRecord } = await import('../notation/index')
  const record = parseRecord(loaded.right.game, lines.filter((line) => !line.startsWith('#')).join('\n'))
  if (E.isLeft(record)) return wrongAt('the record', record.left)
  const lastHash = lines
    .find((line) => line.startsWith('# hash '))
    ?.slice('# hash '.length)
    .trim()
  const found = { _tag: 'Record', loaded: loaded.right, record: record.right } as const
  return E.right(lastHash === undefined ? found : { ...found, lastHash })
}

const readSaved = async (json: Fields): Promise<Result<Material>> => {
  const record: unknown = json
  const loaded = await loadGame(String(json['game']))
  if (E.isLeft(loaded)) return failed(loaded.left.problem)
  if ('actions' in json)
    return E.right({ _tag: 'Record', loaded: loaded.right, record: record as GameRecord })
  if ('viewer' in json) return failed('this is a view; a state, a position or a record is wanted')
  const state = loaded.right.game.decode(json)
  if (E.isLeft(state)) return wrongAt('the state', state.left)
  return E.right({ _tag: 'Moment', loaded: loaded.right, state: state.right })
}

/** A position with what the command line chooses in its config, where it says nothing of it itself. */
const choosing = (json: unknown, chosen: object): unknown => {
  if (Object.keys(chosen).length === 0 || !isObject(json)) return json
  const config = isObject(json['config']) ? json['config'] : {}
  return { ...json, config: { ...chosen, ...config } }
}

const readPosition = async (
  given: unknown,
  name: string | undefined,
  chosen: object,
): Promise<Result<Material>> => {
  const json = choosing(given, chosen)
  if (name === undefined)
    return misused(
      `for a position, say --game: ${GAME_NAMES.join(' or ')} (a state or a record names its game)`,
    )
  const loaded = await loadGame(name)
  if (E.isLeft(loaded)) return loaded
  const state = loaded.right.game.position(json)
  if (E.isLeft(state)) return wrongAt('the position', state.left)
  return E.right({ _tag: 'Moment', loaded: loaded.right, state: state.right })
}

/** The beginning of a game that is only named: with a seed, so that chance has its say. */
const readBeginning = async (name: string, chosen: object): Promise<Result<Material>> => {
  const loaded = await loadGame(name)
  if (E.isLeft(loaded)) return loaded
  const state = loaded.right.game.newGame({ seed: 'first', ...chosen })
  return E.isLeft(state)
    ? failed(configProblem(state.left))
    : E.right({ _tag: 'Moment', loaded: loaded.right, state: state.right })
}

/** What is told of a text that cannot be read: as JSON, if it looks like that. */
const unlessJson = <A>(text: string, wrong: Result<A>): Result<A> => {
  if (text.trim() === '')
    return failed('nothing was read: name a file, or give what it would hold on standard input')
  return /^\s*[{["]/.test(text)
    ? wrong
    : failed(
        'this is neither JSON nor a record as text, which begins with a line such as "game confrontation"',
      )
}

/** Reads a text as whatever it is. `name` is the game of a position, `chosen` what its config says. */
export const readMaterial = async (
  text: string,
  name: string | undefined,
  chosen: object = {},
): Promise<Result<Material>> => {
  if (/^game \S/.test(text)) return readNotation(text)
  if (gameNamed(text) !== undefined) return readBeginning(text, chosen)
  if (isPositionText(text)) {
    const placed = await readLine(text, name, chosen)
    return E.Functor.map(placed, (moment) => ({ _tag: 'Moment', ...moment }))
  }
  const json = readJson(text, 'the input')
  if (E.isLeft(json)) return unlessJson(text, json)
  const { right } = json
  return isObject(right) && 'game' in right ? readSaved(right) : readPosition(right, name, chosen)
}

/** A record up to a moment: what comes after it may be wrong. */
const upTo = (record: GameRecord, at: number | undefined): GameRecord => {
  if (at === undefined || !Array.isArray(record.actions)) return record
  const { hashes } = record
  const actions = record.actions.slice(0, at)
  return { ...record, actions, ...(Array.isArray(hashes) ? { hashes: hashes.slice(0, at) } : {}) }
}

/** The state of a record after so many actions; at its end if no number is given. */
const stateAt = (material: Material, at: number | undefined): Result<AnyState> => {
  if (material._tag === 'Moment')
    return at === undefined ? E.right(material.state) : misused('--at is for records; this is one moment')
  const { loaded, record } = material
  const length = Array.isArray(record.actions) ? record.actions.length : 0
  if (at !== undefined && at > length)
    return misused(`--at ${at} is too far: the record has ${length} actions`)
  const replayed = loaded.game.replay(upTo(record, at))
  if (E.isLeft(replayed)) return failed(mismatchText(loaded, record, replayed.left))
  const state = replayed.right.states.at(-1)
  return state === undefined ? failed('the record has no states') : E.right(state)
}

/** The config of what was read. */
export const configIn = (material: Material): unknown =>
  material._tag === 'Moment' ? material.state.config : configOfRecord(material.record)

/** A moment of a game. */
export interface Moment {
  readonly loaded: Loaded
  readonly state: AnyState
}

/** The moment that a command is to look at. */
export const readMoment = async (call: Call, path: string): Promise<Result<Moment>> => {
  const at = wholeOf(call, 'at', undefined)
  if (E.isLeft(at)) return at
  const text = await readText(path, call.io)
  if (E.isLeft(text)) return text
  const players = wholeOf(call, 'players', undefined, 1)
  if (E.isLeft(players)) return players
  const chosen = {
    ...chosenIn(call.values),
    ...(players.right === undefined ? {} : { players: players.right }),
  }
  const material = await readMaterial(text.right, textOf(call.values, 'game'), chosen)
  if (E.isLeft(material)) return material
  const config = configIn(material.right)
  const wrong =
    wrongEdition(call, config) ?? otherPlayers(players.right, config, material.right.loaded.game.name)
  if (wrong !== undefined) return failed(wrong)
  const state = stateAt(material.right, at.right)
  if (E.isLeft(state)) return state
  return E.right({ loaded: inWordsOf(material.right.loaded, state.right.config), state: state.right })
}

/** The record that a command is to look at. */
export const readRecord = async (
  call: Call,
  path: string,
): Promise<Result<Extract<Material, { readonly _tag: 'Record' }>>> => {
  const text = await readText(path, call.io)
  if (E.isLeft(text)) return text
  const json = readJson(text.right, '')
  if (E.isRight(json) && !(isObject(json.right) && 'game' in json.right))
    return failed('this is no record: a record has the fields game, rules, from and actions')
  const material = await readMaterial(text.right, undefined)
  if (E.isLeft(material)) return material
  const wrong = wrongEdition(call, configIn(material.right))
  if (wrong !== undefined) return failed(wrong)
  return material.right._tag === 'Record'
    ? E.right(material.right)
    : failed('this is one moment; a record is wanted')
}

/** The single word of a call: the name of a file, or `-`, which nothing means where no person would type. */
export const onePath = ({ words, io }: Call): Result<string> => {
  if (words.length > 1) return misused(`one file is wanted, not ${words.length}`)
  const [path = '-'] = words
  return words.length === 0 && io.terminal
    ? misused('say what to look at: a file, or - to type it in')
    : E.right(path)
}
