/**
 * Windows: "now you may ...". One seat may take what is offered or pass. Whether the window opens is for the
 * calling stage to say, from what both sides know, so that being asked tells nobody a secret.
 */
import { passOf } from './brand'
import type { Decision } from './decision'
import type { Here } from './procedure'
import { LEGAL, NO_EVENTS, type BaseAction, type Changed, type Types, type Violations } from './types'

/** The answer that takes nothing. */
export interface PassAction extends BaseAction {
  readonly kind: 'pass'
}

/** What a window offers to one seat. */
export interface Offer<T extends Types, V, A extends T['action'], Value = unknown> {
  /** Kinds of action that take something. */
  readonly takes: ReadonlyArray<A['kind']>
  /** Who is asked. */
  readonly seat: (here: Here<T, V>) => T['seat']
  /** What is offered now; may be nothing, then only passing is left. */
  readonly offers: (here: Here<T, V>, seat: T['seat']) => ReadonlyArray<A>
  /** Every rule that forbids taking this; empty when it is offered. */
  readonly violations: (here: Here<T, V>, action: A) => Violations<T>
  /** What taking it changes, and the value for the caller. */
  readonly take: (here: Here<T, V>, action: A) => Changed<T> & { readonly value: Value }
  /** The value for the caller when the seat passes. */
  readonly passed: Value
  /** The question as a sentence. */
  readonly asks: (here: Here<T, V>) => string
  /** What a player should read now. */
  readonly reads: ReadonlyArray<T['rule']>
}

/** How a game writes it. */
export type Passing<T extends Types> = T['action'] & PassAction

const isPass = <A extends BaseAction, P extends PassAction>(action: A | P): action is P =>
  action.kind === 'pass'

/** A window as a decision: pass, or take one of the offers. */
export const windowOf = <T extends Types, V, A extends T['action'], Value>(
  offer: Offer<T, V, A, Value>,
): Decision<T, V, A | Passing<T>, V, A | Passing<T>, Value> => ({
  answers: [...offer.takes, 'pass'],
  seats: (here) => [offer.seat(here)],
  options: (here, seat) => [passOf(seat) as Passing<T>, ...offer.offers(here, seat)],
  violations: (here, action) => (isPass(action) ? LEGAL : offer.violations(here, action)),
  resolve: (here, action) =>
    isPass(action) ? { table: here.table, events: NO_EVENTS, value: offer.passed } : offer.take(here, action),
  asks: offer.asks,
  reads: offer.reads,
})
