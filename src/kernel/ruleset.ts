/**
 * Rulesets: everything that may differ between editions and modes, under names, and overlays that change
 * a base. A ruleset is compiled once into lookup tables for the runner.
 */
import type { AnyDecision, AnyInterjection, Codes, Decision, Interjection } from './decision'
import type { AnyProcedure, AnyStage, Here, Stage } from './procedure'
import type { Changed, Types } from './types'

/** A running frame that ends, and its value. */
export interface Ending<K extends string = string, Value = unknown> {
  readonly frame: K
  readonly value: Value
}

/** What a standing check may do: change the table, or end a running frame with a value. */
export interface Verdict<T extends Types, Ends = Ending> extends Changed<T> {
  readonly ends?: Ends
}

/**
 * A rule of the sort "immediately": looked at after every change, with what has just happened, and the table
 * as it was before: what is still the same need not be looked at again.
 */
export type StandingCheck<T extends Types, Ends = Ending> = (
  here: Here<T, unknown>,
  happened: ReadonlyArray<T['event']>,
  before: T['table'],
) => Verdict<T, Ends> | undefined

/** An event as it is told: with what is at work in the frames that run, a card for instance. */
export type Telling<T extends Types> = (event: T['event'], stack: ReadonlyArray<T['frame']>) => T['event']

/** Everything that may differ, under a name. */
export interface Ruleset<T extends Types> {
  readonly rules: T['rules']
  readonly procedures: Readonly<Record<string, AnyProcedure<T>>>
  readonly decisions: Readonly<Record<string, AnyDecision<T>>>
  readonly interjections: ReadonlyArray<AnyInterjection<T>>
  readonly standing: ReadonlyArray<StandingCheck<T>>
  /** How events are told; as they are without it. */
  readonly telling?: Telling<T>
}

/** A change of a ruleset. */
export type Overlay<T extends Types> = (base: Ruleset<T>) => Ruleset<T>

/** Changes what rules ask for by name: tables and readings. */
export const withRules =
  <T extends Types>(change: Partial<T['rules']>): Overlay<T> =>
  (base) => ({ ...base, rules: { ...base.rules, ...change } })

/** Changes the stages of one procedure. */
export const withStages =
  <T extends Types>(kind: string, change: (stages: AnyProcedure<T>) => AnyProcedure<T>): Overlay<T> =>
  (base) => {
    const stages = Object.assign([...change(base.procedures[kind] ?? [])], { kind })
    return { ...base, procedures: { ...base.procedures, [kind]: stages } }
  }

/** A stage as it runs, with the place that a jump leads to. */
export type CompiledStage<T extends Types> = Stage<T, unknown> & { readonly target: number }

/** A procedure with its stages found by name, as it runs: with whatever variables and values come. */
export interface CompiledProcedure<T extends Types> {
  readonly names: ReadonlyArray<string>
  readonly stages: ReadonlyArray<CompiledStage<T>>
  readonly placeOf: ReadonlyMap<string, number>
}

/** A decision as it is asked: with whatever variables and answers come. */
export interface AskedDecision<T extends Types> extends Decision<T, unknown> {
  /** The codes of its options, if it has them. */
  readonly codes: Codes<T, unknown, T['action']> | null
}

/** A ruleset ready to run. That variables and values fit is left to the wiring. */
export interface Machine<T extends Types> {
  readonly rules: T['rules']
  readonly procedures: ReadonlyMap<string, CompiledProcedure<T>>
  readonly decisions: ReadonlyMap<string, AskedDecision<T>>
  readonly interjections: ReadonlyArray<Interjection<T>>
  readonly standing: ReadonlyArray<StandingCheck<T>>
  /** How events are told; as they are without it. */
  readonly telling: Telling<T> | undefined
}

const NO_FIELDS = { run: null, frame: null, receive: null, draw: null, to: null, when: null, value: null }

/** Stages of all sorts get the same fields in the same order, which the runner reads faster. */
const sameShape = <T extends Types>(stage: AnyStage<T>, target: number): CompiledStage<T> =>
  Object.assign({ tag: stage.tag }, NO_FIELDS, stage as Stage<T, unknown>, { target })

const compileProcedure = <T extends Types>(
  kind: string,
  procedure: AnyProcedure<T>,
): CompiledProcedure<T> => {
  const names = procedure.map(([name]) => name)
  const placeOf = new Map(names.map((name, place) => [name, place]))
  if (placeOf.size !== names.length) throw new Error(`procedure ${kind} has two stages of one name`)
  const stages = procedure.map(([name, stage]) => {
    if (stage.tag !== 'Jump') return sameShape(stage, -1)
    const target = placeOf.get(stage.to)
    if (target === undefined) throw new Error(`stage ${kind}@${name} jumps to an unknown stage ${stage.to}`)
    return sameShape(stage, target)
  })
  return { names, placeOf, stages }
}

/** Turns a ruleset into the runner's lookup tables. */
export const compile = <T extends Types>(ruleset: Ruleset<T>): Machine<T> => ({
  rules: ruleset.rules,
  procedures: new Map(
    Object.entries(ruleset.procedures).map(([kind, procedure]) => [kind, compileProcedure(kind, procedure)]),
  ),
  decisions: new Map(
    Object.entries(ruleset.decisions as Readonly<Record<string, Decision<T, unknown>>>).map(
      ([kind, decision]) => [kind, { ...decision, codes: decision.options.codes ?? null }],
    ),
  ),
  interjections: ruleset.interjections as ReadonlyArray<Interjection<T>>,
  standing: ruleset.standing,
  telling: ruleset.telling,
})
