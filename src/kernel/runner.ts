/**
 * The runner: executes procedures stage by stage until a decision, a manual draw or the end of the game.
 * The only place that pushes and pops frames. Local arrays are fresh, so nothing handed in is changed.
 */
import { drawBelow, streamOf } from './random'
import type { AnyStage, Draw, Here } from './procedure'
import type { CompiledProcedure, Machine } from './ruleset'
import type { BaseEvent, Chance, Changed, Frame, Outcome, Scalar, State, Types } from './types'

/** Thrown only for our own bugs; `applyAction` turns it into a rejection. */
export const invariantError = (message: string): Error => {
  const error = new Error(message)
  error.name = 'InvariantError'
  return error
}

/** More stages than any single action can need: a procedure that runs in a circle. */
const RUNAWAY = 100_000

/** A game being run: the mutable counterpart of a state, alive only inside one call. */
interface Run<T extends Types> {
  readonly machine: Machine<T>
  readonly config: T['config']
  readonly stack: Array<T['frame']>
  readonly events: Array<T['event']>
  table: T['table']
  chance: Chance
  outcome: Outcome<T['seat'], T['rule']> | null
}

const here = <T extends Types>(run: Run<T>, vars: unknown): Here<T, never> => ({
  policies: run.machine.policies,
  config: run.config,
  table: run.table,
  vars: vars as never,
})

/** The index of an outcome, drawn by weight from the stream of the draw's name. */
const indexOfDraw = (chance: Chance, draw: Draw): number => {
  const times = chance.drawn[draw.name] ?? 0
  const { outcomes, weights } = draw
  if (weights === undefined) return drawBelow(chance.key, streamOf(draw.name), times, outcomes.length)
  let total = 0
  for (const weight of weights) total += weight
  let left = drawBelow(chance.key, streamOf(draw.name), times, total)
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] ?? 0
    if (left < 0) return index
  }
  throw invariantError(`draw ${draw.name} has no outcome`)
}

const ticked = (chance: Chance, name: string): Chance => ({
  key: chance.key,
  drawn: { ...chance.drawn, [name]: (chance.drawn[name] ?? 0) + 1 },
})

/** Hands a value to the frame now on top, or ends the game if there is none. */
const deliver = <T extends Types>(run: Run<T>, value: unknown): void => {
  const { stack } = run
  const top = stack[stack.length - 1]
  if (top === undefined) {
    run.outcome = value as Outcome<T['seat'], T['rule']>
    return
  }
  const procedure = procedureOf(run.machine, top)
  const place = placeOf(procedure, top)
  const stage = procedure.stages[place]
  if (stage?.tag !== 'Call') throw invariantError(`${top.kind}@${top.at} received a value but called nothing`)
  stack[stack.length - 1] = nextFrame(procedure, top, place, stage.receive(top.vars as never, value as never))
}

const procedureOf = <T extends Types>(machine: Machine<T>, frame: Frame): CompiledProcedure<T> => {
  const procedure = machine.procedures.get(frame.kind)
  if (procedure === undefined) throw invariantError(`no procedure ${frame.kind}`)
  return procedure
}

const placeOf = <T extends Types>(procedure: CompiledProcedure<T>, frame: Frame): number => {
  const place = procedure.placeOf.get(frame.at)
  if (place === undefined) throw invariantError(`no stage ${frame.kind}@${frame.at}`)
  return place
}

const nextFrame = <T extends Types>(
  procedure: CompiledProcedure<T>,
  frame: Frame,
  place: number,
  vars: unknown,
): Frame => {
  const at = procedure.names[place + 1]
  if (at === undefined) throw invariantError(`${frame.kind} ran past its last stage`)
  return { kind: frame.kind, at, vars }
}

/** Looks at the standing checks after a change; the first that ends a frame unwinds the stack to it. */
const standing = <T extends Types>(run: Run<T>, happened: ReadonlyArray<BaseEvent>): void => {
  for (const check of run.machine.standing) {
    const verdict = check(here(run, undefined), happened)
    if (verdict === undefined) continue
    run.table = verdict.table
    for (const event of verdict.events) run.events.push(event)
    if (verdict.ends === undefined) continue
    let popped = run.stack.pop()
    while (popped !== undefined && popped.kind !== verdict.ends.frame) popped = run.stack.pop()
    deliver(run, verdict.ends.value)
    return
  }
}

/** Takes over a change made by a stage or an answer; true if the standing checks unwound the stack. */
const take = <T extends Types>(run: Run<T>, changed: Changed<T>): void => {
  const same = changed.table === run.table
  run.table = changed.table
  for (const event of changed.events) run.events.push(event)
  if (!same || changed.events.length > 0) standing(run, changed.events)
}

/** Runs one stage; false when the engine must stop and wait for nature. */
const runStage = <T extends Types>(
  run: Run<T>,
  top: T['frame'],
  procedure: CompiledProcedure<T>,
): boolean => {
  const { stack } = run
  const place = placeOf(procedure, top)
  const stage = procedure.stages[place] as AnyStage<T>
  const now = here(run, top.vars)
  switch (stage.tag) {
    case 'Do': {
      const step = stage.run(now)
      stack[stack.length - 1] = nextFrame(procedure, top, place, step.vars ?? top.vars)
      take(run, step)
      return true
    }
    case 'Call': {
      const called = stage.frame(now)
      if (called === undefined) stack[stack.length - 1] = nextFrame(procedure, top, place, top.vars)
      else stack.push(called)
      return true
    }
    case 'Draw': {
      const draw = stage.draw(now)
      if (draw === undefined) {
        stack[stack.length - 1] = nextFrame(procedure, top, place, top.vars)
        return true
      }
      if (run.config.chance === 'manual' && draw.outcomes.length > 1) return false
      const index = indexOfDraw(run.chance, draw)
      run.chance = ticked(run.chance, draw.name)
      finishDraw(run, draw.outcomes[index] as Scalar)
      return true
    }
    case 'Jump':
      stack[stack.length - 1] = stage.when(now)
        ? { kind: top.kind, at: stage.to, vars: top.vars }
        : nextFrame(procedure, top, place, top.vars)
      return true
    case 'Return': {
      const value = stage.value(now)
      stack.pop()
      deliver(run, value)
      return true
    }
  }
}

/** Hands an outcome to the draw stage on top. */
const finishDraw = <T extends Types>(run: Run<T>, outcome: Scalar): void => {
  const top = run.stack[run.stack.length - 1] as T['frame']
  const procedure = procedureOf(run.machine, top)
  const place = placeOf(procedure, top)
  const stage = procedure.stages[place]
  if (stage?.tag !== 'Draw') throw invariantError(`${top.kind}@${top.at} is not a draw`)
  const step = stage.receive(here(run, top.vars), outcome as never)
  run.stack[run.stack.length - 1] = nextFrame(procedure, top, place, step.vars ?? top.vars)
  take(run, step)
}

/** Runs until somebody must decide or the game is over. */
const settle = <T extends Types>(run: Run<T>): void => {
  for (let steps = 0; run.outcome === null; steps++) {
    if (steps > RUNAWAY) throw invariantError('a procedure runs in a circle')
    const top = run.stack[run.stack.length - 1]
    if (top === undefined) throw invariantError('the stack ran empty without an outcome')
    const procedure = run.machine.procedures.get(top.kind)
    if (procedure === undefined || !runStage(run, top, procedure)) return
  }
}

const begin = <T extends Types>(machine: Machine<T>, state: State<T>): Run<T> => ({
  machine,
  config: state.config,
  stack: state.stack.slice(),
  events: [],
  table: state.table,
  chance: state.chance,
  outcome: null,
})

const finish = <T extends Types>(run: Run<T>, game: string): Progress<T> => {
  settle(run)
  return {
    state: {
      game,
      config: run.config,
      chance: run.chance,
      stack: run.outcome === null ? run.stack : [],
      table: run.table,
      outcome: run.outcome,
    },
    events: run.events,
  }
}

/** A new state and what happened on the way to it. */
export interface Progress<T extends Types> {
  readonly state: State<T>
  readonly events: ReadonlyArray<T['event']>
}

/** Runs a state whose top frame is a procedure: after set-up, or after a position was built. */
export const proceed = <T extends Types>(machine: Machine<T>, state: State<T>): Progress<T> =>
  finish(begin(machine, state), state.game)

/** Resolves a legal answer to the decision on top, then runs on. */
export const answer = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  action: T['action'],
): Progress<T> => {
  const run = begin(machine, state)
  const top = run.stack[run.stack.length - 1] as T['frame']
  const decision = machine.decisions.get(top.kind)
  if (decision === undefined || !decision.answers.includes(action.kind)) interject(run, action)
  else {
    const resolved = decision.resolve(here(run, top.vars), action as never)
    if ('vars' in resolved) run.stack[run.stack.length - 1] = { ...top, vars: resolved.vars }
    else {
      run.stack.pop()
      deliver(run, resolved.value)
    }
    take(run, resolved)
  }
  return finish(run, state.game)
}

const interject = <T extends Types>(run: Run<T>, action: T['action']): void => {
  const interjection = run.machine.interjections.find((one) => one.answers.includes(action.kind))
  if (interjection === undefined) throw invariantError(`nothing takes an action ${action.kind}`)
  take(run, interjection.resolve(here(run, undefined), action as never))
}

/** Hands nature's outcome to the pending manual draw, then runs on. */
export const answerDraw = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  outcome: Scalar,
): Progress<T> => {
  const run = begin(machine, state)
  finishDraw(run, outcome)
  return finish(run, state.game)
}

/** The draw that waits for nature, if one does. */
export const pendingDraw = <T extends Types>(machine: Machine<T>, state: State<T>): Draw | undefined => {
  const top = state.stack[state.stack.length - 1]
  if (top === undefined) return undefined
  const procedure = machine.procedures.get(top.kind)
  const place = procedure?.placeOf.get(top.at)
  const stage = place === undefined ? undefined : procedure?.stages[place]
  if (stage?.tag !== 'Draw') return undefined
  const { policies } = machine
  return stage.draw({ policies, config: state.config, table: state.table, vars: top.vars as never })
}
