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

/** A table that notes which of its parts are read. */
const noting = (table: TableJson, read: Map<string | symbol, unknown>): TableJson =>
  new Proxy(table, {
    get: (_, part) => {
      const value: unknown = Reflect.get(table, part)
      read.set(part, value)
      return value
    },
    ownKeys: () => {
      for (const [part, value] of Object.entries(table)) read.set(part, value)
      return Reflect.ownKeys(table)
    },
  })

/** An invariant of tables; looked at anew only when a part that it reads is another one. */
const ofParts = (holds: (table: TableJson) => Faults): ((table: TableJson) => Faults) => {
  let read: Map<string | symbol, unknown> = new Map([['', null]])
  let faults: Faults = []
  return (table) => {
    for (const [part, value] of read)
      if (Reflect.get(table, part) !== value) {
        read = new Map()
        faults = holds(noting(table, read))
        return faults
      }
    return faults
  }
}

/** An invariant of every table. */
export const always = (holds: (table: TableJson) => Faults): Invariant => {
  const faultsOf = ofParts(holds)
  return (state) => faultsOf(told(state).table)
}
/** An invariant of the table between two actions. */
export const settled = (holds: (table: TableJson) => Faults): Invariant => {
  const faultsOf = ofParts(holds)
  return (state) => (isBoundary(told(state)) ? faultsOf(told(state).table) : [])
}
/** An invariant of states between two actions. */
export const betweenActions =
  (holds: OfTable): Invariant =>
  (state) =>
    isBoundary(told(state)) ? holds(told(state).table, told(state)) : []
