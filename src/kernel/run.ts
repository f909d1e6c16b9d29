/**
 * A run: the procedures of a game executed stage by stage until a seat or nature must decide, or the game is
 * over. The only place that pushes and pops frames. An applied action is a run with one answer, a playout one
 * with many; nothing that was handed in is changed.
 */
import { brandState } from './brand'
import type { Pending } from './options'
import { drawBelow, streamNameOf, streamOf, type Random } from './random'
import type { Draw, DrawStage, Here, Step } from './procedure'
import { at } from './row'
import type { AskedDecision, CompiledProcedure, Machine } from './ruleset'
import type { Chance, Changed, Frame, Outcome, Scalar, State, Types } from './types'

/** Thrown only for our own bugs; `applyAction` turns it into a rejection. */
export const invariantError = (message: string): Error => {
  const error = new Error(message)
  error.name = 'InvariantError'
  return error
}

/** More stages than any single action can need: a procedure that runs in a circle. */
const RUNAWAY = 100_000

/** A frame that runs, changed in place: a procedure at one of its stages, or a question. */
export interface Cursor<T extends Types> {
  readonly kind: string
  readonly at: string
  readonly procedure: CompiledProcedure<T> | undefined
  readonly decision: AskedDecision<T> | undefined
  place: number
  vars: unknown
}

/** A game being run: the mutable counterpart of a state. */
export interface Run<T extends Types> {
  readonly machine: Machine<T>
  readonly game: string
  readonly config: T['config']
  /** Where draws come from instead of the state's own chance, if anywhere. */
  readonly luck: Random | null
  /** What has happened; null where nobody asks. */
  readonly events: Array<T['event']> | null
  /** The frames of the state from which it started. */
  readonly stack: ReadonlyArray<T['frame']>
  /** So many of them, from the bottom, are as they were. */
  kept: number
  /** The frames above them. */
  readonly cursors: Array<Cursor<T>>
  table: T['table']
  chance: Chance
  /** How often each stream was drawn from, once that differs from `chance`. */
  drawn: Record<string, number> | null
  outcome: Outcome<T['seat'], T['rule']> | null
  /** The draw that waits for nature. */
  waiting: Draw<Scalar, T['rule']> | null
  last: Here<T, unknown> | null
}

/** A run that starts from a state. */
export const begin = <T extends Types>(
  machine: Machine<T>,
  { game, config, stack, table, chance, outcome }: State<T>,
  events: Array<T['event']> | null,
  luck: Random | null = null,
): Run<T> => ({
  machine,
  game,
  config,
  luck,
  events,
  stack,
  kept: stack.length,
  cursors: [],
  table,
  chance,
  drawn: null,
  outcome,
  waiting: null,
  last: null,
})

const cursorOf = <T extends Types>({ procedures, decisions }: Machine<T>, frame: Frame): Cursor<T> => {
  const { kind, at, vars } = frame
  const procedure = procedures.get(kind)
  if (procedure === undefined) return { kind, at, procedure, decision: decisions.get(kind), place: 0, vars }
  const place = procedure.placeOf.get(at)
  if (place === undefined) throw invariantError(`no stage ${kind}@${at}`)
  return { kind, at, procedure, decision: undefined, place, vars }
}

/** The frame on top; undefined if there is none. */
const topOf = <T extends Types>(run: Run<T>): Cursor<T> | undefined => {
  const { cursors } = run
  if (cursors.length > 0) return cursors[cursors.length - 1]
  const frame = run.stack[run.kept - 1]
  if (frame === undefined) return undefined
  const cursor = cursorOf(run.machine, frame)
  run.kept--
  cursors.push(cursor)
  return cursor
}

/** The frame on top of a game that is not over. */
const running = <T extends Types>(run: Run<T>): Cursor<T> => {
  const top = topOf(run)
  if (top === undefined) throw invariantError('the stack is empty')
  return top
}

const frameOf = <T extends Types>({ kind, at, procedure, place, vars }: Cursor<T>): T['frame'] => {
  if (procedure === undefined) return { kind, at, vars }
  const name = procedure.names[place]
  if (name === undefined) throw invariantError(`${kind} ran past its last stage`)
  return { kind, at: name, vars }
}

/** The frames that run, from the bottom. */
const framesOf = <T extends Types>({ stack, kept, cursors }: Run<T>): Array<T['frame']> => {
  const frames = kept === stack.length ? stack.slice() : stack.slice(0, kept)
  for (const cursor of cursors) frames.push(frameOf(cursor))
  return frames
}

/** The state to which a run has come. The run may go on. */
export const stateOf = <T extends Types>(run: Run<T>): State<T> => {
  const { game, config, table, outcome } = run
  if (run.drawn !== null) {
    run.chance = { key: run.chance.key, drawn: run.drawn }
    run.drawn = null
  }
  const stack = outcome === null ? framesOf(run) : []
  return brandState({ game, config, chance: run.chance, stack, table, outcome })
}

/** What a stage works on; shared by stages that follow each other without a change. */
export const here = <T extends Types>(run: Run<T>, vars: unknown): Here<T, unknown> => {
  const { last, table } = run
  if (last !== null && last.table === table && last.vars === vars) return last
  const now = { rules: run.machine.rules, config: run.config, table, vars }
  run.last = now
  return now
}

/** The index of an outcome by its weight, out of a source of integers. */
export const indexBelow = (outcomes: number, weights: Draw['weights'], below: Random): number => {
  if (weights === undefined) return below(outcomes)
  return weighed(weights, below(totalOf(weights)))
}

const totalOf = (weights: ReadonlyArray<number>): number => {
  let total = 0
  for (const weight of weights) total += weight
  return total
}

const weighed = (weights: ReadonlyArray<number>, drawn: number): number => {
  let left = drawn
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] ?? 0
    if (left < 0) return index
  }
  throw invariantError('a draw has no outcome')
}

const copied = (drawn: Chance['drawn']): Record<string, number> => {
  const copy: Record<string, number> = {}
  for (const stream in drawn) copy[stream] = drawn[stream] ?? 0
  return copy
}

/** The index of an outcome of a draw: by luck from elsewhere, or by the chance of the state. */
const indexOf = <T extends Types>(run: Run<T>, { name, outcomes, weights }: Draw): number => {
  if (run.luck !== null) return outcomes.length === 1 ? 0 : indexBelow(outcomes.length, weights, run.luck)
  const stream = streamNameOf(name)
  const drawn = (run.drawn ??= copied(run.chance.drawn))
  const times = drawn[stream] ?? 0
  drawn[stream] = times + 1
  const total = weights === undefined ? outcomes.length : totalOf(weights)
  const index = drawBelow(run.chance.key, streamOf(stream), times, total)
  return weights === undefined ? index : weighed(weights, index)
}

const isOutcome = <T extends Types>(value: unknown): value is Outcome<T['seat'], T['rule']> =>
  typeof value === 'object' && value !== null && 'winners' in value

/** Hands a value to the frame now on top, or ends the game if there is none. */
const deliver = <T extends Types>(run: Run<T>, value: unknown): void => {
  const top = topOf(run)
  if (top === undefined) {
    if (!isOutcome<T>(value)) throw invariantError('the lowest frame ends without an outcome')
    run.outcome = value
    return
  }
  const stage = top.procedure?.stages[top.place]
  if (stage?.tag !== 'Call') throw invariantError(`${top.kind}@${frameOf(top).at} calls nothing`)
  top.vars = stage.receive(top.vars, value as never, run.machine.rules)
  top.place++
}

const isRunning = <T extends Types>({ stack, kept, cursors }: Run<T>, kind: string): boolean => {
  for (let place = 0; place < kept; place++) if (stack[place]?.kind === kind) return true
  for (let place = 0; place < cursors.length; place++) if (cursors[place]?.kind === kind) return true
  return false
}

/** Ends a running frame and all above it. */
const unwind = <T extends Types>(run: Run<T>, { frame, value }: { frame: string; value: unknown }): void => {
  while (running(run).kind !== frame) run.cursors.pop()
  run.cursors.pop()
  deliver(run, value)
}

/** Looks at the standing checks after a change; true if one has ended a frame and unwound the stack to it. */
const standing = <T extends Types>(
  run: Run<T>,
  { events: happened }: Changed<T>,
  before: T['table'],
  vars: unknown,
): boolean => {
  const checks = run.machine.standing
  for (let place = 0; place < checks.length; place++) {
    const verdict = checks[place]?.(here(run, vars), happened, before)
    if (verdict === undefined) continue
    if (verdict.ends !== undefined && !isRunning(run, verdict.ends.frame)) continue
    run.table = verdict.table
    tell(run, verdict.events)
    if (verdict.ends === undefined) continue
    unwind(run, verdict.ends)
    return true
  }
  return false
}

/** Tells events as the ruleset tells them, if anybody listens. */
const tell = <T extends Types>(run: Run<T>, events: ReadonlyArray<T['event']>): void => {
  if (run.events === null || events.length === 0) return
  const { telling } = run.machine
  if (telling === undefined) for (const event of events) run.events.push(event)
  else {
    const frames = framesOf(run)
    for (const event of events) run.events.push(telling(event, frames))
  }
}

/** Takes over a change made by a stage or an answer; true if the stack was unwound by it. */
const take = <T extends Types>(run: Run<T>, changed: Changed<T>, vars?: unknown): boolean => {
  const before = run.table
  if (changed.table === before && changed.events.length === 0) return false
  run.table = changed.table
  tell(run, changed.events)
  return standing(run, changed, before, vars)
}

/** Goes to the next stage; true while the frame runs on. */
const moveOn = <T extends Types>(run: Run<T>, cursor: Cursor<T>, step: Step<T, unknown>): boolean => {
  if (step.vars !== undefined) cursor.vars = step.vars
  cursor.place++
  return !take(run, step, cursor.vars)
}

/** Makes the draw of a stage by itself, unless nature must be asked; true while the frame runs on. */
const draw = <T extends Types>(run: Run<T>, cursor: Cursor<T>, stage: DrawStage<T, unknown>): boolean => {
  const asked = stage.draw(here(run, cursor.vars))
  if (asked === undefined) {
    cursor.place++
    return true
  }
  if (run.config.chance === 'manual' && asked.outcomes.length > 1) {
    run.waiting = asked
    return false
  }
  const outcome = at(asked.outcomes, indexOf(run, asked))
  return moveOn(run, cursor, stage.receive(here(run, cursor.vars), outcome as never))
}

/** Runs the stage at a cursor; true while its frame runs on. */
const runStage = <T extends Types>(
  run: Run<T>,
  cursor: Cursor<T>,
  stages: CompiledProcedure<T>['stages'],
) => {
  const stage = stages[cursor.place]
  if (stage === undefined) throw invariantError(`${cursor.kind} ran past its last stage`)
  switch (stage.tag) {
    case 'Do':
      return moveOn(run, cursor, stage.run(here(run, cursor.vars)))
    case 'Jump':
      cursor.place = stage.when(here(run, cursor.vars)) ? stage.target : cursor.place + 1
      return true
    case 'Call': {
      const called = stage.frame(here(run, cursor.vars))
      if (called === undefined) cursor.place++
      else run.cursors.push(cursorOf(run.machine, called))
      return called === undefined
    }
    case 'Draw':
      return draw(run, cursor, stage)
    case 'Return': {
      const value = stage.value(here(run, cursor.vars))
      run.cursors.pop()
      deliver(run, value)
      return false
    }
  }
}

/** Runs until somebody must decide or the game is over. */
export const settle = <T extends Types>(run: Run<T>): void => {
  let steps = 0
  while (run.outcome === null && run.waiting === null) {
    const cursor = running(run)
    const { procedure } = cursor
    if (procedure === undefined) return
    const { stages } = procedure
    do if (++steps > RUNAWAY) throw invariantError('a procedure runs in a circle')
    while (runStage(run, cursor, stages))
  }
}

/** The question on top, of a run in which a seat must decide. */
export const questionOf = <T extends Types>(run: Run<T>): Pending<T> => {
  const top = running(run)
  const { decision } = top
  if (decision === undefined) throw invariantError(`nothing asks ${top.kind}`)
  return { frame: frameOf(top), decision, here: here(run, top.vars) }
}

/** Takes a legal answer to the question on top. */
export const respond = <T extends Types>(run: Run<T>, action: T['action']): void => {
  const top = running(run)
  const { decision } = top
  if (decision === undefined || !decision.answers.includes(action.kind)) return interject(run, action)
  const resolved = decision.resolve(here(run, top.vars), action)
  if ('vars' in resolved) top.vars = resolved.vars
  else {
    run.cursors.pop()
    deliver(run, resolved.value)
  }
  take(run, resolved)
}

const interject = <T extends Types>(run: Run<T>, action: T['action']): void => {
  const interjection = run.machine.interjections.find((one) => one.answers.includes(action.kind))
  if (interjection === undefined) throw invariantError(`nothing takes an action ${action.kind}`)
  take(run, interjection.resolve(here(run, undefined), action))
}

/** Hands an outcome to the draw stage on top. */
export const respondDraw = <T extends Types>(run: Run<T>, outcome: Scalar): void => {
  const top = running(run)
  const stage = top.procedure?.stages[top.place]
  if (stage?.tag !== 'Draw') throw invariantError(`${top.kind}@${frameOf(top).at} draws nothing`)
  run.waiting = null
  const step = stage.receive(here(run, top.vars), outcome as never)
  if (step.vars !== undefined) top.vars = step.vars
  top.place++
  take(run, step)
}
