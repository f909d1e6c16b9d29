/**
 * What a bot is: it sees a view and gives an answer. And what it may know of a game beyond its rules: how
 * good
 * an answer looks, and how a position stands. Playing bots against each other is the driver's business.
 */
import type { Option } from 'fp-ts/lib/Option.js'
import type { ChanceAction, Random, State, Types, View } from '../kernel'

/** Plays one seat of one game. All it gets to see is the view of that seat. */
export interface Bot<T extends Types> {
  readonly name: string
  /** The answer of the seat that the view belongs to; none if that seat is not asked anything. */
  readonly choose: (view: View<T>, random: Random) => Option<T['action']>
}

/** A judgement of one game: what a heuristic player goes by, and a search at its leaves. */
export interface Tactics<T extends Types> {
  /**
   * How good each of the actions looks to the seat that may take them, greater is better. The state fits what
   * the seat knows, but only what the seat really knows of it may count.
   */
  readonly rate: (
    state: State<T>,
    seat: T['seat'],
    actions: ReadonlyArray<T['action']>,
  ) => ReadonlyArray<number>
  /** How a state that is not over stands for a seat: from 0, lost, to 1, won. */
  readonly value: (state: State<T>, seat: T['seat']) => number
  /** Counts what a game has many of, such as turns: a search can play on until so many have gone by. */
  readonly clock?: (state: State<T>) => number
}

/** The place of a greatest of so many numbers; among equals chance decides. -1 if there are none. */
export const placeOfBest = (numbers: ReadonlyArray<number>, length: number, random: Random): number => {
  let best = -1
  let equals = 0
  for (let place = 0; place < length; place++) {
    const here = numbers[place] ?? 0
    const leader = best < 0 ? Number.NEGATIVE_INFINITY : (numbers[best] ?? 0)
    if (best >= 0 && here < leader) continue
    equals = best >= 0 && here === leader ? equals + 1 : 1
    if (equals === 1 || random(equals) === 0) best = place
  }
  return best
}

/** Whether an action is a seat's own and not an outcome of chance. */
export const isOwn = <T extends Types>(action: T['action'] | ChanceAction): action is T['action'] =>
  action.kind !== 'chance'
