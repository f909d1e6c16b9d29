/**
 * Playing: a new game, a position, an action applied, a record replayed. Takes anything, throws nothing.
 */
import * as E from 'fp-ts/lib/Either.js'
import { judge, judgeChance } from './ask'
import { brandState, isState } from './brand'
import { briefConfig } from './briefConfig'
import { decodeWith } from './codec'
import { copyOf, isTooDeep } from './input'
import {
  guarded,
  isList,
  malformed,
  messageOf,
  show,
  readChance,
  type ActionReader,
  type Malformed,
} from './door'
import type { Definition, Rejection } from './game'
import { hashJson } from './hash'
import type { Listed } from './listed'
import { asOfVersion } from './snapshot'
import { bounded, keyFrom, keyOfSeed, type Random } from './random'
import {
  isSnapshot,
  readRecord,
  replayError,
  type GameRecord,
  type Replayed,
  type ReplayError,
} from './record'
import { answer, answerDraw, proceed, type Progress } from './runner'
import { decode, save } from './saved'
import type { State, Types, Violations } from './types'

type Attempt<T extends Types> = E.Either<Rejection<T>, Progress<T>>

/** A definition with its reader of actions and the last list of them. */
export interface Context<T extends Types> {
  readonly game: Definition<T>
  /** The reader of actions of a config. */
  readonly readerOf: (config: T['config']) => ActionReader<T['action']>
  readonly listed: Listed
}

/** Whether a value is a state that this game has made. */
export const isStateOf = <T extends Types>(game: Definition<T>, state: unknown): state is State<T> =>
  isState(state) && (state as State<T>).game === game.name

const started = <T extends Types>(game: Definition<T>, config: T['config']): State<T> => {
  const { table, frame } = game.start(config)
  const chance = { key: keyOfSeed(config.seed), drawn: {} }
  const state = { game: game.name, config, chance, stack: [frame], table, outcome: null }
  return proceed(game.machineOf(config), state).state
}

/** A new game from a config. */
export const newGame = <T extends Types>(
  game: Definition<T>,
  input: unknown,
): E.Either<Malformed, State<T>> => {
  try {
    const config = decodeWith(game.config, copyOf(input))
    return E.isLeft(config) ? config : E.right(started(game, config.right))
  } catch (error) {
    return E.left(malformed('', `the config cannot be read: ${messageOf(error)}`))
  }
}

/** The same table with other luck to come; what is no state of the game is given back. */
export const reseed = <T extends Types>(game: Definition<T>, state: State<T>, random: Random): State<T> =>
  isStateOf(game, state)
    ? brandState({ ...state, chance: { key: keyFrom(bounded(random)), drawn: {} } })
    : state

/** Violations with what the whole state tells of them. */
export const blamed = <T extends Types>(
  { blame }: Definition<T>,
  state: State<T>,
  action: T['action'],
  broken: Violations<T>,
): Violations<T> => (blame === undefined ? broken : broken.map((one) => blame(one, state, action)))

const attempt = <T extends Types>(
  { game, readerOf, listed }: Context<T>,
  state: State<T>,
  input: unknown,
): Attempt<T> => {
  const machine = game.machineOf(state.config)
  const chance = state.config.chance === 'manual' ? readChance(input) : undefined
  if (chance !== undefined) {
    if (E.isLeft(chance)) return chance
    const wrong = judgeChance(machine, state, chance.right)
    return wrong === undefined ? E.right(answerDraw(machine, state, chance.right.outcome)) : E.left(wrong)
  }
  if (listed.has(state, input)) return E.right(answer(machine, state, input as T['action']))
  const action = readerOf(state.config)(input)
  if (E.isLeft(action)) return action
  const judged = judge(machine, state, action.right)
  if ('_tag' in judged) {
    if (judged._tag === 'GameOver') return E.left(judged)
    return E.left({
      ...judged,
      violations: blamed(game, state, action.right, game.unasked(state, action.right)),
    })
  }
  if (judged.length > 0)
    return E.left({ _tag: 'Forbidden', violations: blamed(game, state, action.right, judged) })
  return E.right(answer(machine, state, action.right))
}

/** The state after an action, or why it is refused. */
export const applyAction = <T extends Types>(
  context: Context<T>,
  state: State<T>,
  input: unknown,
): Attempt<T> => {
  try {
    return isStateOf(context.game, state) ? attempt(context, state, input) : E.left(noState(context.game))
  } catch (error) {
    return E.left(malformed('', `cannot be applied: ${messageOf(error)}`))
  }
}

const noState = <T extends Types>({ name }: Definition<T>): Malformed =>
  malformed('state', `this is no state that ${name} has made in this process; use newGame or decode`)

/** Whether something long is to go on; whoever asks for it looks at a clock, the rules have none. */
export type GoesOn = () => boolean

const always: GoesOn = () => true
const STOPPED = 'it was stopped here'

/** The state after a list of actions, all or nothing. */
export const applyAll = <T extends Types>(
  context: Context<T>,
  state: State<T>,
  actions: unknown,
  goesOn: GoesOn = always,
): E.Either<Rejection<T> & { readonly index: number }, Progress<T>> => {
  if (!isList(actions)) return E.left({ ...malformed('', 'a list of actions is wanted'), index: -1 })
  if (!isStateOf(context.game, state)) return E.left({ ...noState(context.game), index: -1 })
  let now = state
  const events: Array<T['event']> = []
  for (const [index, action] of actions.entries()) {
    if (!goesOn()) return E.left({ ...malformed('', STOPPED), index })
    const applied = applyAction(context, now, action)
    if (E.isLeft(applied)) return E.left({ ...applied.left, index })
    now = applied.right.state
    events.push(...applied.right.events)
  }
  return E.right({ state: now, events })
}

/** The hash of a state: that of its saved form, or of the one it had in an earlier schema version. */
export const hashOf = <T extends Types>(
  game: Definition<T>,
  state: State<T>,
  version = game.schemaVersion,
): string => {
  const own = save(game, state, (json) => json)
  const saved = version === game.schemaVersion ? own : asOfVersion(game, own, version)
  return hashJson({
    ...saved,
    config: briefConfig(saved.config),
    schemaVersion: game.hashVersion ?? game.schemaVersion,
  })
}

const pathed = (name: string, { path, problem }: Malformed): string =>
  `${[name, path].filter((part) => part !== '').join('.')}${name === '' && path === '' ? '' : ': '}${problem}`

/** The state that a record begins with. */
const beginning = <T extends Types>(game: Definition<T>, from: unknown): E.Either<Malformed, State<T>> =>
  isSnapshot(from) ? decode(game, from) : newGame(game, from)

/** A replay error that says where a record of other rules parts from these. */
const parting = <T extends Types>(
  { rulesVersion }: Definition<T>,
  { rules }: GameRecord,
  error: ReplayError,
): ReplayError => {
  if (rules === rulesVersion) return error
  const theirs = rules === 0 ? 'of rules without a version' : `of version ${rules} of the rules`
  return { ...error, problem: `${error.problem} (the record is ${theirs}, this is ${rulesVersion})`, rules }
}

/**
 * Replays a record; the first action that is refused or leads elsewhere is named. One of other rules is
 * replayed in the same way: it holds as far as its hashes agree.
 */
export const replay = <T extends Types>(
  context: Context<T>,
  input: unknown,
  goesOn: GoesOn = always,
): E.Either<ReplayError, Replayed<T>> => {
  const { game } = context
  const unread = E.left(malformed('', 'the record cannot be read'))
  const read = guarded<ReturnType<typeof readRecord>>(unread, () => readRecord(game, input))
  if (E.isLeft(read)) return E.left(replayError(-1, pathed('', read.left), read.left))
  const { record: told, schemaVersion } = read.right
  const fails = (index: number, problem: string, cause?: unknown) =>
    E.left(parting(game, told, replayError(index, problem, cause)))
  const first = beginning(game, told.from)
  if (E.isLeft(first)) return fails(-1, pathed('from', first.left), first.left)
  const states = [first.right]
  const events: Array<ReadonlyArray<T['event']>> = []
  let now = first.right
  for (const [index, action] of told.actions.entries()) {
    if (!goesOn()) return fails(index, STOPPED)
    const applied = applyAction(context, now, action)
    if (E.isLeft(applied)) return fails(index, 'the action is refused', applied.left)
    now = applied.right.state
    const wanted = told.hashes?.[index]
    if (wanted !== undefined && wanted !== hashOf(game, now, schemaVersion))
      return fails(index, 'the hash after this action differs from the recorded one')
    states.push(now)
    events.push(applied.right.events)
  }
  return E.right({ states, events })
}

/** A record of a game with a hash after every action. */
export const record = <T extends Types>(
  context: Context<T>,
  from: unknown,
  actions: ReadonlyArray<unknown>,
  goesOn: GoesOn = always,
): E.Either<ReplayError, GameRecord> => {
  const { game } = context
  const bare = { game: game.name, rules: game.rulesVersion, from, actions }
  const replayed = replay(context, bare, goesOn)
  if (E.isLeft(replayed)) return replayed
  const [first, ...states] = replayed.right.states
  if (first === undefined) return E.left(replayError(-1, 'the record has no states'))
  const hashes: Array<string> = []
  for (const [index, state] of states.entries()) {
    if (!goesOn()) return E.left(replayError(index, STOPPED))
    hashes.push(hashOf(game, state))
  }
  return E.right({ ...bare, from: isSnapshot(from) ? save(game, first) : first.config, hashes })
}

/** A position from a description. */
export const place = <T extends Types>(game: Definition<T>, spec: unknown): E.Either<Malformed, State<T>> => {
  try {
    const own = copyOf(spec)
    if (isTooDeep(own)) return E.left(malformed('', show(own)))
    const placed = game.place(own)
    if (E.isLeft(placed)) return placed
    const { config, table, stack } = placed.right
    const state = {
      game: game.name,
      config,
      chance: { key: keyOfSeed(config.seed), drawn: {} },
      stack,
      table,
    }
    const [fault] = game.faults({ ...state, outcome: null })
    if (fault !== undefined) return E.left(malformed('', fault))
    return E.right(proceed(game.machineOf(config), { ...state, outcome: null }).state)
  } catch (error) {
    return E.left(malformed('', `the position cannot be read: ${messageOf(error)}`))
  }
}
