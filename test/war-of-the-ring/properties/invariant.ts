/**
 * The form of an invariant, and its two sorts: [S*] holds in every state, [S] when everything is settled
 * between two actions.
 */
import type { State } from '../../../src/war-of-the-ring'
import type { Rules } from '../../../src/war-of-the-ring/model/config'
import type { Faults } from '../../kernel/conformance'
import { rulesIn } from '../support/base'
import { isBoundary, told, type TableJson, type Told } from './board'

/** What is wrong with a state. */
export type Invariant = (state: State) => Faults
type OfTable = (table: TableJson, rules: Rules) => Faults
type OfState = (table: TableJson, state: Told, rules: Rules) => Faults

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

/** An invariant of tables; looked at anew only when a part that it reads, or the rules, are other ones. */
const ofParts = (holds: OfTable): OfTable => {
  let read: Map<string | symbol, unknown> = new Map()
  let of: Rules | undefined
  let faults: Faults = []
  return (table, rules) => {
    if (of === rules && [...read].every(([part, value]) => Reflect.get(table, part) === value)) return faults
    read = new Map()
    of = rules
    faults = holds(noting(table, read), rules)
    return faults
  }
}

/** An invariant of every table. */
export const always = (holds: OfTable): Invariant => {
  const faultsOf = ofParts(holds)
  return (state) => faultsOf(told(state).table, rulesIn(state))
}
/** An invariant of the table between two actions. */
export const settled = (holds: OfTable): Invariant => {
  const faultsOf = ofParts(holds)
  return (state) => (isBoundary(told(state)) ? faultsOf(told(state).table, rulesIn(state)) : [])
}
/** An invariant of states between two actions. */
export const betweenActions =
  (holds: OfState): Invariant =>
  (state) =>
    isBoundary(told(state)) ? holds(told(state).table, told(state), rulesIn(state)) : []
