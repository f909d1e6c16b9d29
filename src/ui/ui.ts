/** A game as its table is clicked on. */
import type { Actor, State, Types, View } from '../kernel'
import { askingOf, type Asking, type Source } from './asking'
import type { Clicked } from './ways'

/** What waits for an answer in a state, or in what somebody sees of one; of a state, a seat may be named. */
export type Ui<T extends Types> = (seen: State<T> | View<T>, seat?: Actor<T>) => Asking<T>

/**
 * What clicks mean at the table of a game, also of one with house rules.
 *
 * @example
 * const ui = uiOf(warOfTheRing)
 * const asking = ui(view)
 * const meaning = asking.click([], ['region:orthanc'])
 * if (meaning.kind === 'ways') console.log(meaning.ways)
 */
export const uiOf = <T extends Types>(game: Clicked<T>): Ui<T> => {
  const source: Source<T> = { game, states: new WeakMap() }
  return (seen, seat) => askingOf(source, seen, seat)
}
