/**
 * Procedures: lists of named stages that run by themselves until a player (or nature) must decide.
 * A procedure reads like the book's list of steps; overlays replace or insert stages by name.
 */
import type { Changed, Scalar, Types } from './types'

/** What a stage works on: the rules of the config, the table and the frame's own variables. */
export interface Here<T extends Types, V> {
  readonly rules: T['rules']
  readonly config: T['config']
  readonly table: T['table']
  readonly vars: V
}

/** The result of a stage: the table, the events, and new variables if they changed. */
export interface Step<T extends Types, V> extends Changed<T> {
  readonly vars?: V
}

/** A named draw: which outcomes there are, with their (integer) weights, 1 each by default. */
export interface Draw<O extends Scalar = Scalar, Rule extends string = string> {
  /** What is drawn or rolled and, after a colon, what for; what stands before it names the stream. */
  readonly name: string
  /** The rule that demands it. */
  readonly rule: Rule
  readonly outcomes: ReadonlyArray<O>
  readonly weights?: ReadonlyArray<number>
}

/** A stage that changes the table. */
export interface DoStage<T extends Types, V, W = V> {
  readonly tag: 'Do'
  /** The change. */
  readonly run: (here: Here<T, V>) => Step<T, W>
}
/** A stage that calls another frame and waits for its value. */
export interface CallStage<T extends Types, V, W = V> {
  readonly tag: 'Call'
  /** The frame to call, if there is one. */
  readonly frame: (here: Here<T, V>) => T['frame'] | undefined
  /** The variables after the called frame's value has come. */
  readonly receive: (vars: V, value: never, rules: T['rules']) => W
}
/** Asks for the outcome of a draw in a sentence; `say` gives the printed name behind an id. */
export type DrawAsks<T extends Types, V> = (here: Here<T, V>, say: (id: string) => string) => string
/** A stage that makes a named draw. */
export interface DrawStage<T extends Types, V, W = V> {
  readonly tag: 'Draw'
  /** The draw, if there is one to make. */
  readonly draw: (here: Here<T, V>) => Draw<Scalar, T['rule']> | undefined
  /** What the outcome changes. */
  readonly receive: (here: Here<T, V>, outcome: never) => Step<T, W>
  /** The question to who draws or rolls by hand. */
  readonly asks?: DrawAsks<T, V> | undefined
}
/** A stage that goes elsewhere in its procedure when a condition holds. */
export interface JumpStage<T extends Types, V, To extends string = string> {
  readonly tag: 'Jump'
  readonly to: To
  /** Whether to go there. */
  readonly when: (here: Here<T, V>) => boolean
}
/** A stage that ends its procedure. */
export interface ReturnStage<T extends Types, V, Value = unknown> {
  readonly tag: 'Return'
  /** What the caller receives. */
  readonly value: (here: Here<T, V>) => Value
}

/** A stage of a procedure; it takes variables `V` and leaves variables `W`, or ends with a value. */
export type Stage<T extends Types, V, W = V, Value = unknown> =
  DoStage<T, V, W> | CallStage<T, V, W> | DrawStage<T, V, W> | JumpStage<T, V> | ReturnStage<T, V, Value>

/** A procedure of any frame, as the runner holds it: its stages in order, by names that saved games have. */
export type AnyProcedure<T extends Types> = ReadonlyArray<readonly [name: string, stage: AnyStage<T>]>

/** A stage of any frame of the game. */
export type AnyStage<T extends Types> = Stage<T, never, unknown>
