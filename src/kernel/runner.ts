/**
 * The runner: executes procedures stage by stage until a decision, a manual draw or the end of the game.
 * The only place that pushes and pops frames. Local arrays are fresh, so nothing handed in is changed.
 */
import { brandState } from './brand'
import { drawBelow, streamNameOf, streamOf, type Random } from './random'
import type { Draw, DrawStage, Here, Stage, Step } from './procedure'
import { at } from './row'
import type { CompiledProcedure, Machine } from './ruleset'
import type { Chance, Changed, Frame, Outcome, Scalar, State, Types } from './types'

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
  /** Where draws come from instead of the state's own chance, if anywhere. */
  readonly luck: Random | null
  readonly stack: Array<T['frame']>
  readonly events: Array<T['event']>
  table: T['table']
  chance: Chance
  outcome: Outcome<T['seat'], T['rule']> | null
  /** Whether a draw waits for nature. */
  waits: boolean
  last: Here<T, unknown> | null
}

/** What a stage works on; shared by stages that follow each other without a change. */
const here = <T extends Types>(run: Run<T>, vars: unknown): Here<T, unknown> => {
  const { last, table } = run
  if (last !== null && last.table === table && last.vars === vars) return last
  const now = { rules: run.machine.rules, config: run.config, table, vars }
  run.last = now
  return now
}

/** The index of an outcome by its weight, out of a source of integers. */
export const indexBelow = (outcomes: number, weights: Draw['weights'], below: Random): number => {
  if (weights === undefined) return below(outcomes)
  let total = 0
  for (const weight of weights) total += weight
  let left = below(total)
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] ?? 0
    if (left < 0) return index
  }
  throw invariantError('a draw has no outcome')
}

/** The index of an outcome of a draw: by luck from elsewhere, or by the chance of the state. */
const indexOf = <T extends Types>(run: Run<T>, { name, outcomes, weights }: Draw): number => {
  if (run.luck !== null) return outcomes.length === 1 ? 0 : indexBelow(outcomes.length, weights, run.luck)
  const { key, drawn } = run.chance
  const stream = streamNameOf(name)
  const index = indexBelow(outcomes.length, weights, (n) =>
    drawBelow(key, streamOf(stream), drawn[stream] ?? 0, n),
  )
  run.chance = ticked(run.chance, stream)
  return index
}

const ticked = ({ key, drawn: before }: Chance, name: string): Chance => {
  const drawn: Record<string, number> = {}
  for (const one in before) drawn[one] = before[one] ?? 0
  drawn[name] = (before[name] ?? 0) + 1
  return { key, drawn }
}

const isOutcome = <T extends Types>(value: unknown): value is Outcome<T['seat'], T['rule']> =>
  typeof value === 'object' && value !== null && 'winners' in value

/** Hands a value to the frame now on top, or ends the game if there is none. */
const deliver = <T extends Types>(run: Run<T>, value: unknown): void => {
  const { stack } = run
  const top = stack[stack.length - 1]
  if (top === undefined) {
    if (!isOutcome<T>(value)) throw invariantError('the lowest frame ends without an outcome')
    run.outcome = value
    return
  }
  const procedure = procedureOf(run.machine, top)
  const place = placeOf(procedure, top)
  const stage = procedure.stages[place]
  if (stage?.tag !== 'Call') throw invariantError(`${top.kind}@${top.at} calls nothing`)
  const vars = stage.receive(top.vars, value as never, run.machine.rules)
  stack[stack.length - 1] = { kind: top.kind, at: stageName(procedure, top, place + 1), vars }
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

const stageName = (
  { names }: { readonly names: ReadonlyArray<string> },
  { kind }: Frame,
  place: number,
): string => {
  const name = names[place]
  if (name === undefined) throw invariantError(`${kind} ran past its last stage`)
  return name
}

const isRunning = <T extends Types>(run: Run<T>, kind: string): boolean =>
  run.stack.some((frame) => frame.kind === kind)

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
    for (const event of verdict.events) run.events.push(run.machine.telling(event, run.stack))
    if (verdict.ends === undefined) continue
    let popped = run.stack.pop()
    while (popped !== undefined && popped.kind !== verdict.ends.frame) popped = run.stack.pop()
    deliver(run, verdict.ends.value)
    return true
  }
  return false
}

/** Takes over a change made by a stage or an answer; true if the stack was unwound by it. */
const take = <T extends Types>(run: Run<T>, changed: Changed<T>, vars?: unknown): boolean => {
  const { table, events } = changed
  const before = run.table
  if (table === before && events.length === 0) return false
  run.table = table
  for (const event of events) run.events.push(run.machine.telling(event, run.stack))
  return standing(run, changed, before, vars)
}

/** Where the frame on top stands while it runs; written back only when it stops or calls. */
interface Cursor {
  readonly frame: Frame
  readonly procedure: Pick<CompiledProcedure<Types>, 'names' | 'placeOf'>
  place: number
  vars: unknown
}

/** Writes the cursor back to the top of the stack. */
const park = <T extends Types>(run: Run<T>, { frame, procedure, place, vars }: Cursor): void => {
  run.stack[run.stack.length - 1] = { kind: frame.kind, at: stageName(procedure, frame, place), vars }
}

const moveOn = <T extends Types>(run: Run<T>, cursor: Cursor, step: Step<T, unknown>): boolean => {
  if (step.vars !== undefined) cursor.vars = step.vars
  cursor.place++
  return !take(run, step, cursor.vars)
}

/** Makes the draw of a stage by itself, unless nature must be asked; true while the frame runs on. */
const draw = <T extends Types>(run: Run<T>, cursor: Cursor, stage: DrawStage<T, unknown>): boolean => {
  const asked = stage.draw(here(run, cursor.vars))
  if (asked === undefined) {
    cursor.place++
    return true
  }
  if (run.config.chance === 'manual' && asked.outcomes.length > 1) {
    run.waits = true
    park(run, cursor)
    return false
  }
  const outcome = at(asked.outcomes, indexOf(run, asked))
  return moveOn(run, cursor, stage.receive(here(run, cursor.vars), outcome as never))
}

/** Runs the stage at the cursor; true while the frame runs on. */
const runStage = <T extends Types>(run: Run<T>, cursor: Cursor, stage: Stage<T, unknown>): boolean => {
  const { stack } = run
  switch (stage.tag) {
    case 'Do':
      return moveOn(run, cursor, stage.run(here(run, cursor.vars)))
    case 'Jump': {
      const jumps = stage.when(here(run, cursor.vars))
      cursor.place = jumps ? (cursor.procedure.placeOf.get(stage.to) ?? 0) : cursor.place + 1
      return true
    }
    case 'Call': {
      const called = stage.frame(here(run, cursor.vars))
      if (called === undefined) {
        cursor.place++
        return true
      }
      park(run, cursor)
      stack.push(called)
      return false
    }
    case 'Draw':
      return draw(run, cursor, stage)
    case 'Return': {
      const value = stage.value(here(run, cursor.vars))
      stack.pop()
      deliver(run, value)
      return false
    }
  }
}

/** Runs until somebody must decide or the game is over. */
const settle = <T extends Types>(run: Run<T>): void => {
  let steps = 0
  while (run.outcome === null && !run.waits) {
    const frame = topOf(run)
    const procedure = run.machine.procedures.get(frame.kind)
    if (procedure === undefined) return
    const cursor: Cursor = { frame, procedure, place: placeOf(procedure, frame), vars: frame.vars }
    let running = true
    while (running) {
      if (++steps > RUNAWAY) throw invariantError('a procedure runs in a circle')
      const stage = procedure.stages[cursor.place]
      if (stage === undefined) throw invariantError(`${frame.kind} ran past its last stage`)
      running = runStage(run, cursor, stage)
    }
  }
}

/** The frame on top of a game that is not over. */
const topOf = <T extends Types>({ stack }: Run<T>): T['frame'] => {
  const top = stack[stack.length - 1]
  if (top === undefined) throw invariantError('the stack is empty')
  return top
}

/** Hands an outcome to the draw stage on top. */
const finishDraw = <T extends Types>(run: Run<T>, outcome: Scalar): void => {
  const top = topOf(run)
  const procedure = procedureOf(run.machine, top)
  const place = placeOf(procedure, top)
  const stage = procedure.stages[place]
  if (stage?.tag !== 'Draw') throw invariantError(`${top.kind}@${top.at} draws nothing`)
  const step = stage.receive(here(run, top.vars), outcome as never)
  const at = stageName(procedure, top, place + 1)
  run.stack[run.stack.length - 1] = { kind: top.kind, at, vars: step.vars ?? top.vars }
  take(run, step)
}

const begin = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  luck: Random | null = null,
): Run<T> => ({
  machine,
  config: state.config,
  luck,
  stack: state.stack.slice(),
  events: [],
  table: state.table,
  chance: state.chance,
  outcome: null,
  waits: false,
  last: null,
})

const finish = <T extends Types>(run: Run<T>, game: string): Progress<T> => {
  settle(run)
  return {
    state: brandState({
      game,
      config: run.config,
      chance: run.chance,
      stack: run.outcome === null ? run.stack : [],
      table: run.table,
      outcome: run.outcome,
    }),
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
  luck: Random | null = null,
): Progress<T> => {
  const run = begin(machine, state, luck)
  const top = topOf(run)
  const decision = machine.decisions.get(top.kind)
  if (decision === undefined || !decision.answers.includes(action.kind)) interject(run, action)
  else {
    const resolved = decision.resolve(here(run, top.vars), action)
    if ('vars' in resolved)
      run.stack[run.stack.length - 1] = { kind: top.kind, at: top.at, vars: resolved.vars }
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
  take(run, interjection.resolve(here(run, undefined), action))
}

/** Hands nature's outcome to the pending manual draw, then runs on. */
export const answerDraw = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  outcome: Scalar,
  luck: Random | null = null,
): Progress<T> => {
  const run = begin(machine, state, luck)
  finishDraw(run, outcome)
  return finish(run, state.game)
}

/** The stage of a draw on top of the stack, with what it works on. */
const drawOnTop = <T extends Types>(machine: Machine<T>, state: State<T>) => {
  const top = state.stack[state.stack.length - 1]
  const procedure = top === undefined ? undefined : machine.procedures.get(top.kind)
  if (top === undefined || procedure === undefined) return undefined
  const stage = procedure.stages[placeOf(procedure, top)]
  return stage?.tag === 'Draw' ? { stage, at: here(begin(machine, state), top.vars) } : undefined
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
