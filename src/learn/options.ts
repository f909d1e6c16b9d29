/**
 * A flat numbering of what can be done now: option 0, 1, 2, ... in the order of `legalActions`.
 */
import * as O from 'fp-ts/lib/Option.js'
import { hashJson, type Actor, type ChanceAction, type Game } from '../kernel/index'
import type { State, Types, View } from '../kernel/index'

/** The options of a seat, numbered from 0. */
export interface Options<A> {
  readonly actions: ReadonlyArray<A>
  /** The option with a number. */
  readonly at: (number: number) => O.Option<A>
  /** The number of an option, whatever the order of the fields of the action. */
  readonly numberOf: (action: object) => O.Option<number>
}

const isView = <T extends Types>(source: State<T> | View<T>): source is View<T> => 'viewer' in source

type Offered<T extends Types> = ReadonlyArray<T['action'] | ChanceAction>

const actionsIn = <T extends Types>(
  game: Game<T>,
  source: State<T> | View<T>,
  seat: Actor<T> | undefined,
): Offered<T> => {
  try {
    if (!isView(source)) return game.legalActions(source, seat)
    return seat === undefined || seat === source.viewer ? game.legalActionsOfView(source) : []
  } catch {
    return []
  }
}

/**
 * The options of a seat in a state, or of the viewer in a view; of all that must decide if no seat is named.
 * A view gives the viewer's own options, and they have the same numbers as those of his seat in the state.
 * What is neither has no options.
 */
export const optionsOf = <T extends Types>(
  game: Game<T>,
  source: State<T> | View<T>,
  seat?: Actor<T>,
): Options<T['action'] | ChanceAction> => {
  const actions = actionsIn(game, source, seat)
  const numbers = new Map(actions.map((action, number) => [hashJson(action), number]))
  return {
    actions,
    at: (number) => (Number.isInteger(number) ? O.fromNullable(actions[number]) : O.none),
    numberOf: (action) => O.fromNullable(numbers.get(hashJson(action))),
  }
}
