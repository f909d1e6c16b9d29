/**
 * What every function must answer, whatever it was given: an error with a name, or something that holds.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Game, State, Types } from '../../src/kernel'
import { brief, keyOf } from '../kernel/conformance/check'

type Any = Game<Types>

/** What is wrong with an answer; nothing when it is in order. */
export type Wrong = string | undefined

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Errors that say what the problem is. */
const TOLD: ReadonlySet<unknown> = new Set(['Malformed', 'NotAsked', 'ReplayError', 'ScriptError'])

/** A refusal says what is wrong, or which rules forbid it; a fault of a bot says whose, or why. */
export const namedError = (game: Any, left: unknown): Wrong => {
  const { _tag, problem, violations, cause, seat } = (left ?? {}) as Fields
  const complaint = `an error without a name: ${brief(left)}`
  if (_tag === 'GameOver') return undefined
  if (TOLD.has(_tag)) return isText(problem) ? undefined : complaint
  if (_tag === 'NoBot' || _tag === 'NoAnswer') return isText(seat) ? undefined : complaint
  if (_tag === 'BadConfig' || _tag === 'Refused') return namedError(game, cause)
  if (_tag !== 'Forbidden' || !Array.isArray(violations) || violations.length === 0) return complaint
  const known = violations.every(({ rule }: Fields) => typeof rule === 'string' && rule in game.rulebook)
  return known ? undefined : complaint
}

/** A state that was read can be saved and loaded again; answers to it are taken or refused with a name. */
export const loadedState = (game: Any, state: State<Types>): Wrong => {
  const hash = game.hash(state)
  if (hash === '') return 'a state was made that is none'
  const again = game.decode(JSON.parse(JSON.stringify(game.encode(state))))
  if (E.isLeft(again)) return `a state was made that cannot be loaded: ${brief(again.left)}`
  if (game.hash(again.right) !== hash) return 'a state was made that is another one when loaded'
  const [first] = game.legalActions(state)
  if (first !== undefined && state.outcome !== null) return 'over, and something is legal'
  const applied = first === undefined ? undefined : game.applyAction(state, first)
  return applied !== undefined && E.isLeft(applied) ? namedError(game, applied.left) : undefined
}

/** A state that was made from a config or a position is over, or somebody can act and may. */
export const soundState = (game: Any, state: State<Types>): Wrong => {
  const [first] = game.legalActions(state)
  if (first === undefined)
    return state.outcome === null ? 'a state was made in which nobody can act' : loadedState(game, state)
  const applied = game.applyAction(state, first)
  return E.isLeft(applied)
    ? `the state refuses ${brief(first)}: ${brief(applied.left)}`
    : loadedState(game, state)
}

/** A state that was read, or a named error. */
export const readState = (game: Any, read: unknown, holds = loadedState): Wrong => {
  const either = read as E.Either<unknown, State<Types>>
  return E.isLeft(either) ? namedError(game, either.left) : holds(game, either.right)
}

/** A named error, or anything that holds. */
export const read = (game: Any, answer: unknown, holds: (right: never) => Wrong): Wrong => {
  const either = answer as E.Either<unknown, never>
  return E.isLeft(either) ? namedError(game, either.left) : holds(either.right)
}

/** A list. */
export const list = (answer: unknown): Wrong =>
  Array.isArray(answer) ? undefined : `${brief(answer)}: no list`

/** None, or some. */
export const option = (answer: unknown): Wrong =>
  ['None', 'Some'].includes(String((answer as Fields | undefined)?.['_tag'])) ? undefined : 'no option'

/** A text. */
export const text = (answer: unknown): Wrong => (typeof answer === 'string' ? undefined : 'no text')

/** An object of named fields. */
export const record = (answer: unknown): Wrong =>
  typeof answer === 'object' && answer !== null ? undefined : 'nothing'

/** What was applied was legal. */
export const wasLegal = (game: Any, state: State<Types>, action: unknown): Wrong => {
  const legal = new Set(game.legalActions(state).map(keyOf))
  return typeof action === 'object' && action !== null && legal.has(keyOf(action))
    ? undefined
    : `accepted, not listed: ${brief(action)}`
}
