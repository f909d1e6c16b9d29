/**
 * Saving and loading: a state as JSON of names with a schema version, and back. Loading checks the form and
 * the table as it lies there; how it came about is not inferred, so every state that play can reach loads.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { brandState } from './brand'
import { below, decodeWith, natural } from './codec'
import { copyOf } from './input'
import { gathered, guarded, malformed, show, type Malformed } from './door'
import { fieldsOf } from './fields'
import type { Definition, Forms, SavedAs } from './game'
import type { Json } from './hash'
import { migrated, unreadable, type SavedState } from './snapshot'
import type { Machine } from './ruleset'
import type { Frame, Outcome, State, Types } from './types'

const word = below(2 ** 32)
/** The form of chance in a saved state. */
export const chanceCodec = fieldsOf(
  { key: t.tuple([word, word, word, word]), drawn: t.record(t.string, natural) },
  {},
  'chance',
)
/** The form of a frame in a saved state, but for its variables. */
export const frameCodec = fieldsOf({ kind: t.string, at: t.string, vars: t.unknown }, {}, 'frame')
/** The form of an outcome in a saved state. */
export const outcomeCodec = fieldsOf(
  {
    winners: t.readonlyArray(t.string),
    reason: t.string,
    rule: t.string,
    scores: t.record(t.string, t.number),
  },
  {},
  'outcome',
)
const envelope = fieldsOf(
  {
    game: t.string,
    schemaVersion: t.number,
    config: t.unknown,
    chance: chanceCodec,
    stack: t.readonlyArray(frameCodec),
    table: t.unknown,
    outcome: t.unknown,
  },
  // What the rules are called under which it was saved: read by the games that say so.
  { rules: t.string },
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
    outcome: state.outcome === null ? null : own(outcomeCodec.encode(state.outcome) as Json),
  }
}

/** Whether the frame on top asks a seat, or nature where chance is manual. */
const isOpen = <T extends Types>(
  { procedures, decisions }: Machine<T>,
  { chance }: T['config'],
  { kind, at }: Frame,
): boolean => {
  const procedure = procedures.get(kind)
  const stage = procedure?.stages[procedure.placeOf.get(at) ?? -1]
  return decisions.has(kind) || (stage?.tag === 'Draw' && chance === 'manual')
}

/** Whether a frame of a kind can be at a stage: a procedure at its own, a question where it asks. */
const hasStage = <T extends Types>(
  { procedures, decisions }: Machine<T>,
  kind: string,
  at: string,
): boolean => procedures.get(kind)?.placeOf.has(at) ?? (decisions.has(kind) && at === 'ask')

const loadFrames = <T extends Types>(
  { frames: codecs, savedAs = AS_IT_IS }: Forms<T>,
  machine: Machine<T>,
  saved: ReadonlyArray<Frame>,
): E.Either<Malformed, ReadonlyArray<T['frame']>> => {
  const frames: Array<T['frame']> = []
  for (const [place, { kind: name, at: stage, vars }] of saved.entries()) {
    const kind = nameInRules(savedAs.frames, name)
    const codec = Object.hasOwn(codecs, name) ? codecs[name] : undefined
    if (codec === undefined || kind === undefined)
      return E.left(malformed(`stack.${place}.kind`, `${show(name)} is no frame`))
    const at = nameInRules(savedAs.stages[kind] ?? {}, stage)
    if (at === undefined || !hasStage(machine, kind, at))
      return E.left(malformed(`stack.${place}.at`, `${name} has no stage ${show(stage)}`))
    const decoded = decodeWith(codec, vars, `stack.${place}.vars.`)
    if (E.isLeft(decoded)) return decoded
    frames.push({ kind, at, vars: decoded.right } as T['frame'])
  }
  return E.right(frames)
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
  const read = decodeWith(envelope, json)
  if (E.isLeft(read)) return read
  const { game: name, schemaVersion } = read.right
  if (name !== game.name) return E.left(malformed('game', `${show(name)} is not ${show(game.name)}`))
  const wrong = unreadable(game, schemaVersion)
  if (wrong !== undefined) return E.left(malformed('schemaVersion', wrong))
  return schemaVersion === game.schemaVersion
    ? read
    : decodeWith(envelope, migrated(game, read.right as SavedState))
}

/** A state from JSON of the right form; whether a table could lie so is not looked at. */
export const load = <T extends Types>(game: Definition<T>, json: unknown): E.Either<Malformed, State<T>> => {
  const read = envelopeOf(game, json)
  if (E.isLeft(read)) return read
  const saved = read.right
  const config = decodeWith(game.config, saved.config, 'config.')
  if (E.isLeft(config)) return config
  const forms = formsOf(game, config.right)
  const table = decodeWith(forms.table, saved.table, 'table.')
  if (E.isLeft(table)) return table
  const machine = game.machineOf(config.right)
  const stack = loadFrames(forms, machine, saved.stack)
  if (E.isLeft(stack)) return stack
  const outcome = loadOutcome(game, saved.outcome)
  if (E.isLeft(outcome)) return outcome
  const top = stack.right[stack.right.length - 1]
  if (outcome.right !== null && top !== undefined)
    return E.left(malformed('stack', 'a game that is over has no frames'))
  if (outcome.right === null && (top === undefined || !isOpen(machine, config.right, top)))
    return E.left(malformed('stack', 'nobody is asked, and the game is not over'))
  return E.right(
    brandState({
      game: game.name,
      config: config.right,
      chance: saved.chance,
      stack: stack.right,
      table: table.right,
      outcome: outcome.right,
    }),
  )
}

/** A state from JSON: its form, and the table as it lies there. */
export const decode = <T extends Types>(
  game: Definition<T>,
  json: unknown,
): E.Either<Malformed, State<T>> => {
  const loaded = load(game, copyOf(json))
  if (E.isLeft(loaded)) return loaded
  const faults = guarded(['this is no table of the game'], () => game.faults(loaded.right))
  return faults.length === 0 ? loaded : E.left(gathered(faults.map((fault) => malformed('', fault))))
}
