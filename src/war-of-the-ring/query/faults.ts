/**
 * What can be wrong with a state beyond the form of its fields, as sentences that name field and rule: the
 * game's invariants. Used when a state is loaded or built, and by tests in every state of random play.
 */
import { guarded } from '../../kernel/door'
import { FELLOWSHIP } from '../data/fellowship'
import type { State } from '../model/bundle'
import type { Table } from '../model/table'
import {
  characterFaults,
  companyFaults,
  fellowshipFaults,
  openGuideFaults,
  strayFaults,
} from './faults/characters'
import { fault, type Faults } from './faults/fault'
import { figureFaults, politicsFaults, standingFaults } from './faults/figures'
import { frameFaults, leavingOf } from './faults/frames'
import {
  cardFaults,
  diceFaults,
  handFaults,
  poolFaults,
  rolledFaults,
  specialFaults,
  tileFaults,
} from './faults/materials'

/** Cards that a draw brings before the hand is cut. */
const DRAWN_AT_ONCE = 2

/** The one fault of what cannot be read as a table or a state. */
const UNREADABLE: ReadonlyArray<string> = ['this is not of the game']

/** What is wrong with a table whatever is going on. */
export const tableFaults = (table: Table): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...figureFaults(table),
    ...politicsFaults(table),
    ...characterFaults(table),
    ...fellowshipFaults(table),
    ...tileFaults(table),
    ...diceFaults(table),
    ...cardFaults(table),
    ...handFaults(table, DRAWN_AT_ONCE),
  ])

/** What is wrong with a table in the midst of an action, when figures and the Fellowship are settled. */
export const actingFaults = (table: Table): ReadonlyArray<string> => [
  ...standingFaults(table),
  ...companyFaults(table),
  ...specialFaults(table),
  ...handFaults(table),
]

/** What is wrong with figures, the Fellowship and tiles when everything but hands is settled. */
export const quietFaults = (table: Table): ReadonlyArray<string> => [
  ...standingFaults(table),
  ...companyFaults(table),
  ...specialFaults(table),
  ...poolFaults(table),
]

/** What is wrong with a table between two decisions of a turn, when everything but the roll is settled. */
export const settledFaults = (table: Table): ReadonlyArray<string> => [
  ...quietFaults(table),
  ...handFaults(table),
]

/** What is wrong with a table between two actions. */
export const boundaryFaults = (table: Table): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [...settledFaults(table), ...rolledFaults(table)])

/** A game in progress is not won already by the Ring. */
const endFaults = ({ table, outcome }: State): ReadonlyArray<string> => {
  const { corruption, mordor } = table.fellowship
  const faults: Faults = []
  if (outcome === null && corruption >= FELLOWSHIP.corruption)
    faults.push(fault('fellowship.corruption', 'the Shadow has won', 'victory.corruption'))
  if (outcome === null && mordor >= FELLOWSHIP.mordor.steps)
    faults.push(fault('fellowship.mordor', 'the Free Peoples have won', 'victory.ring'))
  if (outcome?.rule === 'victory.corruption' && corruption < FELLOWSHIP.corruption)
    faults.push(fault('outcome', 'Corruption has not come to 12', 'victory.corruption'))
  if (outcome?.rule === 'victory.ring' && mordor < FELLOWSHIP.mordor.steps)
    faults.push(fault('outcome', 'the Crack of Doom is not reached', 'victory.ring'))
  return faults
}

/** Questions between two actions. */
const BETWEEN: ReadonlySet<string> = new Set(['decide/declare', 'decide/allocation', 'decide/action'])

const momentFaults = (state: State): ReadonlyArray<string> => {
  const { stack, table } = state
  if (state.outcome !== null) return []
  const top = stack[stack.length - 1]
  if (top === undefined) return []
  if (BETWEEN.has(top.kind)) return boundaryFaults(table)
  const guides = top.kind === 'decide/guide' && stack.length <= 3
  if (guides || top.kind === 'turn') return settledFaults(table)
  if (top.kind === 'decide/discard') return quietFaults(table)
  return [...strayFaults(table, leavingOf(stack)), ...openGuideFaults(table)]
}

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (state: State): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...tableFaults(state.table),
    ...endFaults(state),
    ...momentFaults(state),
    ...frameFaults(state),
  ])
