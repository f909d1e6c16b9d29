/**
 * The types that one game bundles for the kernel, and the shape of a state.
 * Every kernel function is generic over such a bundle, so that each game keeps its own exact types.
 */
import type { RandomKey } from './random'
import type { RuleViolation } from './rulebook'

/** A scalar that a draw may yield or an action may carry. */
export type Scalar = string | number | boolean | null

/** What every config has; games add their own fields. */
export interface BaseConfig {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
}

/** What every action has: who acts, and what sort of answer it is. The other fields are scalars. */
export interface BaseAction {
  readonly seat: string
  readonly kind: string
}

/**
 * What every event has: what happened and the rule that made it happen, with the card where one did.
 * `only` names the seat that may see the event's secret fields; without it everybody may.
 */
export interface BaseEvent {
  readonly kind: string
  readonly rule: string
  readonly card?: string
  readonly only?: string
}

/** What runs, at which named stage, with which variables. Plain data: a state can be saved anywhere. */
export interface Frame<K extends string = string, V = unknown> {
  readonly kind: K
  readonly at: string
  readonly vars: V
}

/** The types of one game. */
export interface Types {
  readonly config: BaseConfig
  readonly table: object
  readonly frame: Frame
  readonly action: BaseAction
  readonly event: BaseEvent
  readonly seat: string
  readonly rule: string
  readonly rules: object
}

/** Where chance stands: the key of the generator and how often each named stream was drawn from. */
export type Chance = {
  readonly key: RandomKey
  readonly drawn: Readonly<Record<string, number>>
}

/** How a game ended. `winners` is empty for a draw. */
export type Outcome<S extends string = string, R extends string = string> = {
  readonly winners: ReadonlyArray<S>
  readonly reason: string
  readonly rule: R
  readonly scores: Readonly<Record<string, number>>
}

/** A game in progress: immutable, shared structure, nothing derived. */
export interface State<T extends Types> {
  readonly game: string
  readonly config: T['config']
  readonly chance: Chance
  readonly stack: ReadonlyArray<T['frame']>
  readonly table: T['table']
  readonly outcome: Outcome<T['seat'], T['rule']> | null
}

/** A changed table and what happened. */
export interface Changed<T extends Types> {
  readonly table: T['table']
  readonly events: ReadonlyArray<T['event']>
}

/** The rule violations of one game. */
export type Violations<T extends Types> = ReadonlyArray<RuleViolation<T['rule']>>

/** No events: shared, so that quiet stages allocate nothing. */
export const NO_EVENTS: ReadonlyArray<never> = Object.freeze([])

/** No violations: shared, so that a legal action allocates nothing. */
export const LEGAL: ReadonlyArray<never> = Object.freeze([])
