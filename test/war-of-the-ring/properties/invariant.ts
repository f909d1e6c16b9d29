/**
 * The form of an invariant, and its two sorts: [S*] holds in every state, [S] when everything is settled
 * between two actions.
 */
import type { State } from '../../../src/war-of-the-ring'
import type { Faults } from '../../kernel/conformance'
import { isBoundary, told, type TableJson, type Told } from './board'

/** What is wrong with a state. */
export type Invariant = (state: State) => Faults
type OfTable = (table: TableJson, state: Told) => Faults

/** A fault, if something is wrong. */
export const fault = (wrong: boolean, says: () => string): Faults => (wrong ? [says()] : [])

/** An invariant of every table, looked at once for each. */
export const always = (holds: (table: TableJson) => Faults): Invariant => {
  const known = new WeakMap<TableJson, Faults>()
  return (state) => {
    const { table } = told(state)
    const found = known.get(table) ?? holds(table)
    known.set(table, found)
    return found
  }
}
/** An invariant of states between two actions. */
export const settled =
  (holds: OfTable): Invariant =>
  (state) =>
    isBoundary(told(state)) ? holds(told(state).table, told(state)) : []
