/**
 * Questions about a state: who must decide, what is legal, why something is not, what chance may bring.
 * Reads the stack's top; changes nothing.
 */
import { show, type ChanceAction } from './door'
import { answerAt, answersTo, countOf, type Pending } from './options'
import { streamNameOf } from './random'
import { pendingDraw } from './runner'
import type { Machine } from './ruleset'
import { LEGAL, type State, type Types, type Violations } from './types'

/** Who may be asked: a seat of the game, or `nature` at a manual draw. */
export type Actor<T extends Types> = T['seat'] | 'nature'

/** The decision on top of the stack, if one is pending. */
export const pendingOf = <T extends Types>(machine: Machine<T>, state: State<T>): Pending<T> | undefined => {
  const frame = state.stack[state.stack.length - 1]
  if (frame === undefined) return undefined
  const decision = machine.decisions.get(frame.kind)
  if (decision === undefined) return undefined
  const { rules } = machine
  const here = { rules, config: state.config, table: state.table, vars: frame.vars }
  return { frame, decision, here }
}

/** What a seat is asked now, as a sentence; undefined if it is asked nothing. */
export const askedOf = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  seat: unknown,
): string | undefined => {
  const pending = pendingOf(machine, state)
  const own = pending?.decision.seats(pending.here).find((one) => one === seat)
  return own === undefined ? undefined : pending?.decision.asks(pending.here, own)
}

const NATURE: ReadonlyArray<'nature'> = ['nature']

/** The seats that must decide now. */
export const actorsOf = <T extends Types>(machine: Machine<T>, state: State<T>): ReadonlyArray<Actor<T>> => {
  if (state.outcome !== null) return LEGAL
  const pending = pendingOf(machine, state)
  if (pending !== undefined) return pending.decision.seats(pending.here)
  return pendingDraw(machine, state) === undefined ? LEGAL : NATURE
}

/** A chance outcome with its exact probability, as a fraction of whole numbers. */
export interface ChanceOption {
  readonly action: ChanceAction
  readonly probability: { readonly numerator: number; readonly denominator: number }
}

/** Every outcome of the pending manual draw; empty when none is pending. */
export const chancesOf = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
): ReadonlyArray<ChanceOption> => {
  const draw = pendingDraw(machine, state)
  if (draw === undefined) return LEGAL
  const weightOf = (index: number): number => draw.weights?.[index] ?? 1
  const denominator = draw.outcomes.reduce<number>((sum, _, index) => sum + weightOf(index), 0)
  return draw.outcomes.map((outcome, index) => ({
    action: { seat: 'nature', kind: 'chance', draw: draw.name, outcome },
    probability: { numerator: weightOf(index), denominator },
  }))
}

/** Every legal action, of one seat or of all that must decide, in canonical order. */
export const legalOf = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  seat?: Actor<T>,
): ReadonlyArray<T['action'] | ChanceAction> => {
  if (state.outcome !== null) return LEGAL
  const pending = pendingOf(machine, state)
  if (pending === undefined)
    return seat === undefined || seat === 'nature'
      ? chancesOf(machine, state).map(({ action }) => action)
      : LEGAL
  return answersTo(machine, pending, seat)
}

/** How many legal actions there are, of one seat or of all that must decide. */
export const countLegal = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  seat?: Actor<T>,
): number => {
  const pending = state.outcome === null ? pendingOf(machine, state) : undefined
  return pending === undefined ? legalOf(machine, state, seat).length : countOf(machine, pending, seat)
}

/** The legal action at a place, which is chosen when it is known how many there are. */
export const legalAt = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  choose: (count: number) => number,
  seat?: Actor<T>,
): T['action'] | ChanceAction | undefined => {
  const pending = state.outcome === null ? pendingOf(machine, state) : undefined
  if (pending !== undefined) return answerAt(machine, pending, choose, seat)
  const all = legalOf(machine, state, seat)
  return all[all.length === 0 ? 0 : choose(all.length)]
}

/** The game is over, or somebody else is asked something else. */
export type Unasked<T extends Types> =
  | { readonly _tag: 'GameOver' }
  | {
      readonly _tag: 'NotAsked'
      readonly asked: ReadonlyArray<Actor<T>>
      readonly question: string
      readonly rules: ReadonlyArray<T['rule']>
      readonly problem: string
      readonly violations: Violations<T>
    }

const notAsked = <T extends Types>(machine: Machine<T>, state: State<T>, problem: string): Unasked<T> => {
  const pending = pendingOf(machine, state)
  const draw = pending === undefined ? pendingDraw(machine, state) : undefined
  return {
    _tag: 'NotAsked',
    asked: actorsOf(machine, state),
    question: pending?.frame.kind ?? `draw ${draw?.name ?? ''}`,
    rules: pending?.decision.reads ?? (draw === undefined ? [] : [draw.rule]),
    problem,
    violations: LEGAL,
  }
}

/** Why an action cannot be an answer now, or the rules that forbid it (none when it is legal). */
export const judge = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  action: T['action'],
): Unasked<T> | Violations<T> => {
  if (state.outcome !== null) return { _tag: 'GameOver' }
  const pending = pendingOf(machine, state)
  if (pending === undefined) return notAsked(machine, state, 'chance decides now, not a seat')
  const { decision, here, frame } = pending
  const seats = decision.seats(here)
  if (!seats.includes(action.seat))
    return notAsked(machine, state, `not ${action.seat} but ${seats.join(' and ')} must answer now`)
  if (decision.answers.includes(action.kind)) return decision.violations(here, action)
  for (const interjection of machine.interjections)
    if (interjection.answers.includes(action.kind)) return interjection.violations(here, frame, action)
  const { asks } = decision
  return notAsked(machine, state, `something else is asked now: ${asks(here, action.seat)}`)
}

/** Whether that is the name of a draw; what it is made for, after the colon, may be left out. */
export const isNamed = (draw: string, said: string): boolean => said === draw || said === streamNameOf(draw)

/** Why nature's answer does not fit the pending draw, or undefined when it does. */
export const judgeChance = <T extends Types>(
  machine: Machine<T>,
  state: State<T>,
  action: ChanceAction,
): Unasked<T> | undefined => {
  if (state.outcome !== null) return { _tag: 'GameOver' }
  const draw = pendingOf(machine, state) === undefined ? pendingDraw(machine, state) : undefined
  if (draw === undefined) return notAsked(machine, state, 'no draw waits for nature')
  if (!isNamed(draw.name, action.draw)) return notAsked(machine, state, `the draw now is ${draw.name}`)
  if (!draw.outcomes.includes(action.outcome))
    return notAsked(machine, state, `${show(action.outcome)} cannot come up in ${draw.name}`)
  return undefined
}
