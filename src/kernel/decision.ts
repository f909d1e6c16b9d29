/**
 * Decisions: one module per question a player would ask aloud. A decision lists its options, says which
 * rules forbid an answer, and resolves a legal one. Law: `options` yields exactly what has no violation.
 */
import type { Here } from './procedure'
import type { Changed, Types, Violations } from './types'

/** A resolved answer: the frame stays with new variables (others must still answer), or ends with a value. */
export type Resolution<T extends Types, V, Value = unknown> =
  (Changed<T> & { readonly vars: V }) | (Changed<T> & { readonly value: Value })

/**
 * Options as numbers: a question with long lists, or one that is asked often, gives codes.
 * Its list is made of them; counting options and taking one of them makes no list.
 */
export interface Codes<T extends Types, V, O> {
  /** Writes the options of a seat in canonical order, from a place on; gives the place after them. */
  readonly write: (here: Here<T, V>, seat: T['seat'], into: Int32Array, from: number) => number
  /** The option of a code: a shared action. */
  readonly action: (here: Here<T, V>, seat: T['seat'], code: number) => O
}

/** How a question lists its options. If it is made of codes (by `coded`), it has them. */
export interface Listing<T extends Types, V, O> {
  (here: Here<T, V>, seat: T['seat']): ReadonlyArray<O>
  readonly codes?: Codes<T, V, O>
}

/**
 * One kind of question: it takes variables `V` and answers `A`, leaves variables `W` or ends with a value,
 * offers answers `O`.
 */
export interface Decision<
  T extends Types,
  V,
  A extends T['action'] = T['action'],
  W = V,
  O = A,
  Value = unknown,
> {
  /** Kinds of action that answer it. */
  readonly answers: ReadonlyArray<T['action']['kind']>
  /** The seats that must still answer; two or more where the book says "secretly" or "simultaneously". */
  readonly seats: (here: Here<T, V>) => ReadonlyArray<T['seat']>
  /** Every legal answer of a seat, in canonical order. */
  readonly options: Listing<T, V, O>
  /** Every rule that forbids the answer; empty when it is legal. */
  readonly violations: (here: Here<T, V>, action: A) => Violations<T>
  /** What a legal answer changes. */
  readonly resolve: (here: Here<T, V>, action: A) => Resolution<T, W, Value>
  /**
   * The question as a sentence. A `pass` is called by what it answers: "No" to a yes or no, "None", "Nobody"
   * or "Nowhere" where the question ends with "if any", "if anybody" or "if anywhere".
   */
  readonly asks: (here: Here<T, V>, seat: T['seat']) => string
  /** What a player should read now. */
  readonly reads: ReadonlyArray<T['rule']>
}

/** A decision of any frame of the game, as the runner's tables hold it. */
export type AnyDecision<T extends Types> = Decision<T, never, never, unknown, T['action']>

/**
 * What a seat may do beside answering, whatever the question: "at any moment of his turn he may ...".
 * The question stays and its options are worked out anew.
 */
export interface Interjection<T extends Types, A extends T['action'] = T['action'], O = A> {
  /** Kinds of action that it takes. */
  readonly answers: ReadonlyArray<T['action']['kind']>
  /** What is offered beside this question to this seat. */
  readonly options: (here: Here<T, unknown>, frame: T['frame'], seat: T['seat']) => ReadonlyArray<O>
  /** Every rule that forbids it; empty when it is legal. */
  readonly violations: (here: Here<T, unknown>, frame: T['frame'], action: A) => Violations<T>
  /** What it changes. */
  readonly resolve: (here: Here<T, unknown>, action: A) => Changed<T>
}

/** An interjection of any action of the game, as the runner's tables hold it. */
export type AnyInterjection<T extends Types> = Interjection<T, never, T['action']>
