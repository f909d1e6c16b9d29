/**
 * Saving and loading: a state as JSON of names with a schema version, and back with everything checked.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { actorsOf, legalOf } from './ask'
import { brandState } from './brand'
import { alike } from './called'
import { below, decodeWith, natural } from './codec'
import { copyOf } from './input'
import { gathered, guarded, malformed, show, type ChanceAction, type Malformed } from './door'
import type { Definition, Forms, SavedAs } from './game'
import type { Json } from './hash'
import { migrated, unreadable, type SavedState } from './snapshot'
import type { CallStage, Here } from './procedure'
import type { Machine } from './ruleset'
import { answer, answerDraw } from './runner'
import type { Frame, Outcome, State, Types } from './types'

const word = below(2 ** 32)
/** The form of chance in a saved state. */
export const chanceCodec = t.strict(
  { key: t.tuple([word, word, word, word]), drawn: t.record(t.string, natural) },
  'chance',
)
/** The form of a frame in a saved state, but for its variables. */
export const frameCodec = t.strict({ kind: t.string, at: t.string, vars: t.unknown }, 'frame')
/** The form of an outcome in a saved state. */
export const outcomeCodec = t.strict(
  {
    winners: t.readonlyArray(t.string),
    reason: t.string,
    rule: t.string,
    scores: t.record(t.string, t.number),
  },
  'outcome',
)
const envelope = t.strict(
  {
    game: t.string,
    schemaVersion: t.number,
    config: t.unknown,
    chance: chanceCodec,
    stack: t.readonlyArray(frameCodec),
    table: t.unknown,
    outcome: t.unknown,
  },
  'saved state',
)

/** The forms of a config: its own, or those of the whole game. */
export const formsOf = <T extends Types>(game: Definition<T>, config: T['config']): Forms<T> =>
  game.formsOf?.(config) ?? game

const AS_IT_IS: SavedAs = { frames: {}, stages: {} }

/** What the rules call something saved; nothing if saves have another name for it. */
const nameInRules = (names: Readonly<Record<string, string>>, saved: string): string | undefined =>
  Object.keys(names).find((name) => names[name] === saved) ??
  (Object.hasOwn(names, saved) ? undefined : saved)

/** A state as JSON of names. Who gets it may edit it, so it shares nothing with the state, unless told to. */
export const save = <T extends Types>(
  game: Definition<T>,
  state: State<T>,
  own: <J>(json: J) => J = copyOf,
): SavedState => {
  const { table, frames, savedAs = AS_IT_IS } = formsOf(game, state.config)
  return {
    game: game.name,
    schemaVersion: game.schemaVersion,
    config: own(game.config.encode(state.config) as Json),
    chance: own(state.chance),
    stack: state.stack.map(({ kind, at, vars }) => {
      const name = savedAs.frames[kind] ?? kind
      return {
        kind: name,
        at: savedAs.stages[kind]?.[at] ?? at,
        vars: own((frames[name]?.encode(vars) ?? {}) as Json),
      }
    }),
    table: table.encode(state.table) as Json,
    outcome: own(state.outcome),
  }
}

const loadFrames = <T extends Types>(
  { frames: codecs, savedAs = AS_IT_IS }: Forms<T>,
  saved: ReadonlyArray<Frame>,
): E.Either<Malformed, ReadonlyArray<T['frame']>> => {
  const frames: Array<T['frame']> = []
  for (const [place, { kind: name, at: stage, vars }] of saved.entries()) {
    const kind = nameInRules(savedAs.frames, name)
    const codec = Object.hasOwn(codecs, name) ? codecs[name] : undefined
    if (codec === undefined || kind === undefined)
      return E.left(malformed(`stack.${place}.kind`, `${show(name)} is no frame`))
    const at = nameInRules(savedAs.stages[kind] ?? {}, stage)
    if (at === undefined) return E.left(malformed(`stack.${place}.at`, `${name} has no stage ${show(stage)}`))
    const decoded = decodeWith(codec, vars, `stack.${place}.vars.`)
    if (E.isLeft(decoded)) return decoded
    frames.push({ kind, at, vars: decoded.right } as T['frame'])
  }
  return E.right(frames)
}

/** Whether a frame calls nothing at its stage whatever the table is: its variables say so without a table. */
const neverCalls = <T extends Types>(stage: CallStage<T, unknown>, at: Here<T, unknown>): boolean => {
  try {
    return stage.frame({ ...at, table: undefined as unknown as T['table'] }) === undefined
  } catch {
    return false
  }
}

/**
 * Whether a frame that waits for another one has called it, as far as the table still tells: what runs above
 * it may have changed that. But a question is asked as the table is now; one that stays differs in what its
 * answers have changed, and if that is none of its variables, in the table.
 */
const hasCalled = <T extends Types>(
  { rules, decisions }: Machine<T>,
  { config, table }: State<T>,
  caller: { readonly vars: unknown; readonly stage: CallStage<T, unknown>; readonly exact: boolean },
  frame: T['frame'],
): boolean => {
  const at = { rules, config, table, vars: caller.vars }
  const called = caller.stage.frame(at)
  const decision = caller.exact ? decisions.get(frame.kind) : undefined
  if (called === undefined)
    return (decision === undefined || decision.stays?.length === 0) && !neverCalls(caller.stage, at)
  if (called.kind !== frame.kind) return false
  return decision === undefined || alike(called.vars, frame.vars, decision.stays)
}

/** What is wrong with the way frames stand on each other. */
const stackFault = <T extends Types>(game: Definition<T>, state: State<T>): string | undefined => {
  const machine = game.machineOf(state.config)
  const exact = game.saysWhatStays === true
  if (state.outcome !== null) return state.stack.length > 0 ? 'a game that is over has no frames' : undefined
  for (const [place, { kind, at, vars }] of state.stack.entries()) {
    const procedure = machine.procedures.get(kind)
    const stagePlace = procedure?.placeOf.get(at)
    const stage = stagePlace === undefined ? undefined : procedure?.stages[stagePlace]
    const above = state.stack[place + 1]
    if (above !== undefined && stage?.tag !== 'Call')
      return `frame ${place} (${kind}) calls nothing at ${show(at)}`
    if (above === undefined && stage !== undefined && stage.tag !== 'Draw')
      return `${kind} at ${show(at)} asks nobody`
    if (stage?.tag === 'Draw' && state.config.chance !== 'manual') return 'a draw waits, and chance is seeded'
    if (procedure === undefined ? at !== 'ask' : stage === undefined)
      return `${kind} has no stage ${show(at)}`
    if (
      above !== undefined &&
      stage?.tag === 'Call' &&
      !hasCalled(machine, state, { vars, stage, exact }, above)
    )
      return `${kind} calls another frame at ${show(at)}`
  }
  if (actorsOf(machine, state).length === 0) return 'nobody is asked, and the game is not over'
  return legalOf(machine, state).length === 0 ? 'nobody has a legal answer' : undefined
}

/**
 * Whether every answer to the open question, or every outcome of the draw that waits, leads to a state in
 * which nothing is wrong and play goes on.
 */
const goesOn = <T extends Types>(game: Definition<T>, state: State<T>): boolean => {
  const machine = game.machineOf(state.config)
  return legalOf(machine, state).every((action) => {
    const { state: after } =
      action.seat === 'nature'
        ? answerDraw(machine, state, (action as ChanceAction).outcome)
        : answer(machine, state, action)
    const isOpen = after.outcome !== null || legalOf(machine, after).length > 0
    return isOpen && game.faults(after).length === 0
  })
}

const faultsOf = <T extends Types>(game: Definition<T>, state: State<T>): ReadonlyArray<string> => {
  try {
    const bottom = state.stack[0]?.kind ?? game.start(state.config).frame.kind
    if (bottom !== game.start(state.config).frame.kind) return [`${bottom} is not what a game begins with`]
    const faults = game.faults(state)
    return faults.length > 0 ? faults : [stackFault(game, state) ?? []].flat()
  } catch {
    return ['the frames do not fit the table']
  }
}

const loadOutcome = <T extends Types>(
  game: Definition<T>,
  saved: unknown,
): E.Either<Malformed, State<T>['outcome']> => {
  if (saved === null) return E.right(null)
  const read = decodeWith(outcomeCodec, saved, 'outcome.')
  if (E.isLeft(read)) return read
  const { winners, rule } = read.right
  if (!Object.hasOwn(game.rulebook, rule))
    return E.left(malformed('outcome.rule', `${show(rule)} is no rule`))
  const wrong = winners.find((winner) => !game.seats.includes(winner))
  if (wrong !== undefined) return E.left(malformed('outcome.winners', `${show(wrong)} is no seat`))
  return E.right(read.right as Outcome<T['seat'], T['rule']>)
}

/** A saved state in the present form, before anything in it is read. */
const envelopeOf = <T extends Types>(game: Definition<T>, json: unknown) => {
  const read = decodeWith(envelope, copyOf(json))
  if (E.isLeft(read)) return read
  const { game: name, schemaVersion } = read.right
  if (name !== game.name) return E.left(malformed('game', `${show(name)} is not ${show(game.name)}`))
  const wrong = unreadable(game, schemaVersion)
  if (wrong !== undefined) return E.left(malformed('schemaVersion', wrong))
  return schemaVersion === game.schemaVersion
    ? read
    : decodeWith(envelope, migrated(game, read.right as SavedState))
}

/** A state from JSON, checked in form and in content. */
export const load = <T extends Types>(game: Definition<T>, json: unknown): E.Either<Malformed, State<T>> => {
  const read = envelopeOf(game, json)
  if (E.isLeft(read)) return read
  const saved = read.right
  const config = decodeWith(game.config, saved.config, 'config.')
  if (E.isLeft(config)) return config
  const forms = formsOf(game, config.right)
  const table = decodeWith(forms.table, saved.table, 'table.')
  if (E.isLeft(table)) return table
  const stack = loadFrames(forms, saved.stack)
  if (E.isLeft(stack)) return stack
  const outcome = loadOutcome(game, saved.outcome)
  if (E.isLeft(outcome)) return outcome
  const state: State<T> = {
    game: game.name,
    config: config.right,
    chance: saved.chance,
    stack: stack.right,
    table: table.right,
    outcome: outcome.right,
  }
  const faults = faultsOf(game, state)
  return faults.length === 0
    ? E.right(brandState(state))
    : E.left(gathered(faults.map((fault) => malformed('', fault))))
}

/** A state from JSON, checked like a loaded one, from which every answer leads on. */
export const decode = <T extends Types>(
  game: Definition<T>,
  json: unknown,
): E.Either<Malformed, State<T>> => {
  const loaded = load(game, json)
  if (E.isLeft(loaded)) return loaded
  return guarded(false, () => goesOn(game, loaded.right))
    ? loaded
    : E.left(malformed('', 'an answer to the open question leads nowhere'))
}
