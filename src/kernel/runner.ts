/**
 * The runner one answer at a time: the state after an answer of a seat or of nature, with its events; and the
 * draw that waits for nature.
 */
import type { Draw, Here } from './procedure'
import type { Machine } from './ruleset'
import { begin, respond, respondDraw, settle, stateOf, type Run } from './run'
import type { Scalar, State, Types } from './types'

/** A new state and what happened on the way to it. */
export interface Progress<T extends Types> {
  readonly state: State<T>
  readonly events: ReadonlyArray<T['event']>
}

const finish = <T extends Types>(run: Run<T>, events: Array<T['event']>): Progress<T> => {
  settle(run)
  return { state: stateOf(run), events }
}

/** Runs a state whose top frame is a procedure: after set-up, or after a position was built. */
export const proceed = <T extends Types>(machine: Machine<T>, state: State<T>): Progress<T> => {
  const events: Array<T['event']> = []
  return finish(begin(machine, state, events), events)
}

/** Resolves a legal answer to the decision on top, then runs on. */
export const answer = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  action: T['action'],
): Progress<T> => {
  const events: Array<T['event']> = []
  const run = begin(machine, state, events)
  respond(run, action)
  return finish(run, events)
}

/** Hands nature's outcome to the pending manual draw, then runs on. */
export const answerDraw = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  outcome: Scalar,
): Progress<T> => {
  const events: Array<T['event']> = []
  const run = begin(machine, state, events)
  respondDraw(run, outcome)
  return finish(run, events)
}

/** The stage of a draw on top of the stack, with what it works on. */
const drawOnTop = <T extends Types>(machine: Machine<T>, { stack, config, table }: State<T>) => {
  const top = stack[stack.length - 1]
  const procedure = top === undefined ? undefined : machine.procedures.get(top.kind)
  if (top === undefined || procedure === undefined) return undefined
  const stage = procedure.stages[procedure.placeOf.get(top.at) ?? -1]
  const at: Here<T, unknown> = { rules: machine.rules, config, table, vars: top.vars }
  return stage?.tag === 'Draw' ? { stage, at } : undefined
}

/** The draw that waits for nature, if one does. */
export const pendingDraw = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
): Draw<Scalar, T['rule']> | undefined => {
  const found = drawOnTop(machine, state)
  return found?.stage.draw(found.at)
}

/** The question of the draw that waits for nature, if its stage has one. */
export const drawAsked = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  say: (id: string) => string,
): string | undefined => {
  const found = drawOnTop(machine, state)
  return found?.stage.asks?.(found.at, say)
}
