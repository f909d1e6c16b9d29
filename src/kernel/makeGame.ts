/**
 * Builds the public game from its definition: the facade over door, runner, questions, codecs and views.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { actorsOf, chancesOf, judge, judgeChance, legalOf, pendingOf } from './ask'
import { decodeWith } from './codec'
import { actionReader, malformed, readChance, show, type ActionReader, type ChanceAction } from './door'
import { explainRejection, explainSubject } from './explain'
import type { Definition, Game, Prompt, Rejection, View, Viewer } from './game'
import { hashJson, type Json } from './hash'
import { keyOfSeed, randomFrom } from './random'
import {
  parseNotation,
  readRecord,
  replayError,
  writeNotation,
  type GameRecord,
  type Replayed,
  type ReplayError,
} from './record'
import { answer, answerDraw, pendingDraw, proceed, type Progress } from './runner'
import { load, save } from './saved'
import type { Scalar, State, Types } from './types'

type Attempt<T extends Types> = E.Either<Rejection<T>, Progress<T>>

/** A definition with its reader of actions. */
interface Context<T extends Types> {
  readonly game: Definition<T>
  readonly read: ActionReader<T['action']>
}

const isState = <T extends Types>(game: Definition<T>, state: unknown): state is State<T> =>
  typeof state === 'object' && state !== null && (state as Partial<State<T>>).game === game.name

const started = <T extends Types>(game: Definition<T>, config: T['config']): State<T> => {
  const { table, frame } = game.start(config)
  const chance = { key: keyOfSeed(config.seed), drawn: {} }
  const state = { game: game.name, config, chance, stack: [frame], table, outcome: null }
  return proceed(game.machineOf(config), state).state
}

const newGame = <T extends Types>(game: Definition<T>, input: unknown): E.Either<Malformed, State<T>> => {
  try {
    const config = decodeWith(game.config, input)
    return E.isLeft(config) ? config : E.right(started(game, config.right))
  } catch (error) {
    return E.left(malformed('', `the config cannot be read: ${show(error)}`))
  }
}
type Malformed = ReturnType<typeof malformed>

const attempt = <T extends Types>(
  { game, read }: Context<T>,
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
  const action = read(input)
  if (E.isLeft(action)) return action
  const judged = judge(machine, state, action.right)
  if ('_tag' in judged) return E.left(judged)
  if (judged.length > 0) return E.left({ _tag: 'Forbidden', violations: judged })
  return E.right(answer(machine, state, action.right))
}

const applyAction = <T extends Types>(context: Context<T>, state: State<T>, input: unknown): Attempt<T> => {
  if (!isState(context.game, state))
    return E.left(malformed('state', `this is no state of ${context.game.name}; use newGame or decode`))
  try {
    return attempt(context, state, input)
  } catch (error) {
    return E.left(malformed('', `cannot be applied: ${error instanceof Error ? error.message : show(error)}`))
  }
}

const applyAll = <T extends Types>(
  context: Context<T>,
  state: State<T>,
  actions: ReadonlyArray<unknown>,
): E.Either<Rejection<T> & { readonly index: number }, Progress<T>> => {
  if (!Array.isArray(actions)) return E.left({ ...malformed('', 'a list of actions is wanted'), index: -1 })
  let now = state
  const events: Array<T['event']> = []
  for (const [index, action] of actions.entries()) {
    const applied = applyAction(context, now, action)
    if (E.isLeft(applied)) return E.left({ ...applied.left, index })
    now = applied.right.state
    events.push(...applied.right.events)
  }
  return E.right({ state: now, events })
}

/** Distinct values of each field of the choices, in their order. */
const fieldsOf = (actions: ReadonlyArray<object>): Prompt['fields'] => {
  const fields: Record<string, Array<Scalar>> = {}
  for (const action of actions)
    for (const [name, value] of Object.entries(action) as ReadonlyArray<[string, Scalar]>) {
      if (name === 'seat') continue
      const values = (fields[name] ??= [])
      if (!values.includes(value)) values.push(value)
    }
  return fields
}

const describeChance = ({ draw, outcome }: ChanceAction): string => `${draw}: ${String(outcome)}`

const isChance = <T extends Types>(action: T['action'] | ChanceAction): action is ChanceAction =>
  action.kind === 'chance'

const prompt = <T extends Types>(
  game: Definition<T>,
  state: State<T>,
  seat: T['seat'] | 'nature',
): O.Option<Prompt<T>> => {
  if (!isState(game, state)) return O.none
  const machine = game.machineOf(state.config)
  if (!actorsOf(machine, state).includes(seat)) return O.none
  const pending = pendingOf(machine, state)
  const actions = legalOf(machine, state, seat)
  return O.some({
    kind: pending?.frame.kind ?? 'chance',
    seat,
    sentence:
      pending?.decision.asks(pending.here, seat) ?? `What comes up: ${pendingDraw(machine, state)?.name}?`,
    choices: actions.map((action) => ({
      action,
      label: isChance(action) ? describeChance(action) : game.describe(action),
    })),
    fields: fieldsOf(actions),
    rules: pending?.decision.rules ?? [],
  })
}

const eventsFor = <T extends Types>(
  game: Definition<T>,
  events: ReadonlyArray<T['event']>,
  viewer: Viewer<T>,
): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  events.map((event) => {
    const seen: Record<string, unknown> = { ...(event as object) }
    if (event.only !== undefined && event.only !== viewer)
      for (const field of game.secrets[event.kind] ?? []) seen[field] = 'hidden'
    return seen
  })

const view = <T extends Types>(game: Definition<T>, state: State<T>, viewer: Viewer<T>): View<T> => ({
  game: game.name,
  schemaVersion: game.schemaVersion,
  viewer,
  state: game.mask(save(game, state), viewer),
})

const determinize = <T extends Types>(
  game: Definition<T>,
  seen: View<T>,
  random: (below: number) => number,
): E.Either<Malformed, State<T>> => {
  if (typeof seen !== 'object' || seen === null || seen.game !== game.name)
    return E.left(malformed('', `this is no view of ${game.name}`))
  if (seen.viewer !== 'spectator' && !game.seats.includes(seen.viewer))
    return E.left(malformed('viewer', `${show(seen.viewer)} is no seat`))
  try {
    return load(game, game.fill(seen.state, seen.viewer, random))
  } catch {
    return E.left(malformed('state', 'the view cannot be read'))
  }
}

const decodeView = <T extends Types>(game: Definition<T>, json: unknown): E.Either<Malformed, View<T>> => {
  const tried = determinize(game, json as View<T>, randomFrom('decode'))
  return E.isLeft(tried) ? tried : E.right(json as View<T>)
}

const replay = <T extends Types>(context: Context<T>, input: unknown): E.Either<ReplayError, Replayed<T>> => {
  const { game } = context
  const read = readRecord(game.name, input)
  if (E.isLeft(read)) return E.left(replayError(-1, `${read.left.path} ${read.left.problem}`, read.left))
  const first = newGame(game, read.right.config)
  if (E.isLeft(first))
    return E.left(replayError(-1, `config.${first.left.path} ${first.left.problem}`, first.left))
  const states = [first.right]
  const events: Array<ReadonlyArray<T['event']>> = []
  let now = first.right
  for (const [index, action] of read.right.actions.entries()) {
    const applied = applyAction(context, now, action)
    if (E.isLeft(applied)) return E.left(replayError(index, 'the action is refused', applied.left))
    now = applied.right.state
    const wanted = read.right.hashes?.[index]
    if (wanted !== undefined && wanted !== hashJson(save(game, now) as unknown as Json))
      return E.left(replayError(index, 'the hash after this action differs from the recorded one'))
    states.push(now)
    events.push(applied.right.events)
  }
  return E.right({ states, events })
}

const record = <T extends Types>(
  context: Context<T>,
  config: unknown,
  actions: ReadonlyArray<unknown>,
): E.Either<ReplayError, GameRecord> => {
  const { game } = context
  const bare = { game: game.name, version: game.schemaVersion, config, actions }
  const replayed = replay(context, bare)
  if (E.isLeft(replayed)) return replayed
  const { states } = replayed.right
  const hashes = states.slice(1).map((state) => hashJson(save(game, state) as unknown as Json))
  return E.right({ ...bare, config: states[0]?.config, hashes })
}

const place = <T extends Types>(game: Definition<T>, spec: unknown): E.Either<Malformed, State<T>> => {
  try {
    const placed = game.place(spec)
    if (E.isLeft(placed)) return placed
    const { config, table, stack } = placed.right
    const state = {
      game: game.name,
      config,
      chance: { key: keyOfSeed(config.seed), drawn: {} },
      stack,
      table,
    }
    const fault = game.faults({ ...state, outcome: null })[0]
    if (fault !== undefined) return E.left(malformed('', fault))
    return E.right(proceed(game.machineOf(config), { ...state, outcome: null }).state)
  } catch (error) {
    return E.left(malformed('', `the position cannot be read: ${show(error)}`))
  }
}

/** The public game of a definition. */
export const makeGame = <T extends Types>(game: Definition<T>): Game<T> => {
  const context: Context<T> = { game, read: actionReader(game.actions, game.seats) }
  const machineOf = (state: State<T>) => game.machineOf(state.config)
  const legalActions: Game<T>['legalActions'] = (state, seat) =>
    isState(game, state) ? legalOf(machineOf(state), state, seat) : []
  return {
    name: game.name,
    rulebook: game.rulebook,
    newGame: (config) => newGame(game, config),
    actors: (state) => (isState(game, state) ? actorsOf(machineOf(state), state) : []),
    legalActions,
    prompt: (state, seat) => prompt(game, state, seat),
    sampleAction: (state, random) => {
      const actions = legalActions(state)
      return actions.length === 0 ? O.none : O.fromNullable(actions[random(actions.length)])
    },
    applyAction: (state, action) => applyAction(context, state, action),
    applyAll: (state, actions) => applyAll(context, state, actions),
    whyNot: (state, action) => {
      const applied = applyAction(context, state, action)
      return E.isLeft(applied) ? explainRejection(game, applied.left) : []
    },
    explain: (_, subject) => explainSubject(game, subject),
    outcome: (state) => (isState(game, state) ? O.fromNullable(state.outcome) : O.none),
    view: (state, viewer) => view(game, state, viewer),
    decodeView: (json) => decodeView(game, json),
    legalActionsOfView: (seen) => {
      const state = determinize(game, seen, randomFrom('legal'))
      return E.isLeft(state) || seen.viewer === 'spectator' ? [] : legalActions(state.right, seen.viewer)
    },
    eventsFor: (events, viewer) => eventsFor(game, events, viewer),
    determinize: (seen, random) => determinize(game, seen, random),
    chances: (state) => (isState(game, state) ? chancesOf(machineOf(state), state) : []),
    position: (spec) => place(game, spec),
    encode: (state) => save(game, state),
    decode: (json) => {
      try {
        return load(game, json)
      } catch (error) {
        return E.left(malformed('', `cannot be read: ${show(error)}`))
      }
    },
    hash: (state) => hashJson(save(game, state) as unknown as Json),
    record: (config, actions) => record(context, config, actions),
    replay: (input) => replay(context, input),
    notation: (input) => writeNotation(game, input),
    parse: (text) => parseNotation(game, text),
  }
}
