/**
 * Helpers in the words of the game: build a position, play actions that must be legal, ask what is refused.
 * Chance is manual, so every draw is named by the test; nothing random can slip in.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import {
  confrontation,
  type Action,
  type Event,
  type PositionSpec,
  type State,
} from '../../../src/confrontation'
import type { RuleId } from '../../../src/confrontation'
import { mustRight } from '../../kernel/conformance/check'

type Plain<A> = A extends Action ? Omit<A, 'seat'> : never
/** An action without its seat. */
export type Said = Plain<Action>

/** A table with this position; it is the turn of `turn` (Sauron by default) and chance is manual. */
export const table = (spec: PositionSpec): State => {
  const config = { chance: 'manual', ...spec.config } as const
  const built = confrontation.position({ ...spec, config })
  if (E.isLeft(built)) throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}

/** What the Fellowship says. */
export const fellowship = (said: Said): Action => ({ seat: 'fellowship', ...said }) as Action
/** What Sauron says. */
export const sauron = (said: Said): Action => ({ seat: 'sauron', ...said }) as Action
/** What chance brings at the pending draw: the character drawn. */
export const drawn = (draw: string, outcome: string) =>
  ({ seat: 'nature', kind: 'chance', draw, outcome }) as const

/** Plays one action, which must be legal, and stops at whatever is asked then. */
export const step = (state: State, action: unknown): State => {
  const applied = confrontation.applyAction(state, action)
  if (E.isRight(applied)) return applied.right.state
  const why = confrontation.whyNot(state, action).map(({ rule, sentence }) => `${rule}: ${sentence}`)
  throw new Error(`${JSON.stringify(action)} is refused at ${asked(state)}: ${why.join(' | ')}`)
}

/** Questions that a driver may answer by itself where one thing can be named. */
const PLAIN: ReadonlySet<string> = new Set(['decide/opponent', 'decide/retreatByCard'])

/** The only answer to such a question, unless the next action answers it. */
const onlyAnswer = (state: State, next?: unknown): Action | undefined => {
  if (!PLAIN.has(state.stack[state.stack.length - 1]?.kind ?? '')) return undefined
  const [only, other] = confrontation.legalActions(state)
  if (other !== undefined || (next !== undefined && forbids(state, next).length === 0)) return undefined
  return only as Action | undefined
}

/** Gives such answers, as a driver does. */
const drive = (state: State, next: unknown): State => {
  const only = onlyAnswer(state, next)
  return only === undefined ? state : drive(step(state, only), next)
}

/** Plays actions, each of which must be legal; where one thing can be named, a driver names it. */
export const play = (state: State, ...actions: ReadonlyArray<unknown>): State => {
  let now = state
  actions.forEach((action, place) => {
    now = drive(step(now, action), actions[place + 1])
  })
  return now
}

/** The events of one action, which must be legal, and of the only answers after it. */
export const eventsOf = (state: State, action: unknown): ReadonlyArray<Event> => {
  const applied = confrontation.applyAction(state, action)
  if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
  const only = onlyAnswer(applied.right.state)
  const more = only === undefined ? [] : eventsOf(applied.right.state, only)
  return [...applied.right.events, ...more]
}

/** Who is asked what: `sauron decide/turn`, `nature battle.opponent`, or `over` with the rule that did it. */
export const asked = (state: State): string => {
  if (state.outcome !== null) return `over ${state.outcome.rule}`
  const actors = confrontation.actors(state)
  const top = state.stack[state.stack.length - 1]
  const draw = confrontation.chances(state)[0]?.action.draw
  return `${actors.join('+')} ${actors.includes('nature') ? draw : top?.kind}`
}

/** Where a character is: a region, `unplaced`, `defeated`, or `not fielded`. */
export const where = (state: State, character: string): string => {
  const { regions, offBoard } = mustRight(confrontation.read(state), 'the reader refuses a state').derived
  const places = [
    ...Object.entries(regions).map(
      ([id, by]) => [id, [...by.fellowship.pieces, ...by.sauron.pieces]] as const,
    ),
    ...Object.values(offBoard).flatMap(
      ({ unplaced, defeated }) =>
        [
          ['unplaced', unplaced.pieces],
          ['defeated', defeated],
        ] as const,
    ),
  ]
  const found = places.find(([, pieces]) => pieces.some((piece) => piece.character === character))
  return found?.[0] ?? 'not fielded'
}

/** The rules that forbid an action; empty when it is legal. */
export const forbids = (state: State, action: unknown): ReadonlyArray<RuleId | null> =>
  confrontation.whyNot(state, action).map(({ rule }) => rule)

/** The legal actions of a seat, without the seat. */
export const options = (state: State, seat: 'fellowship' | 'sauron'): ReadonlyArray<Said> =>
  confrontation.legalActions(state, seat).map(({ seat: _, ...said }) => said as Said)

/** Who has won and by which rule. */
export const winner = (state: State): string =>
  O.isSome(confrontation.outcome(state))
    ? `${state.outcome?.winners.join('+')} by ${state.outcome?.rule}`
    : 'nobody'
