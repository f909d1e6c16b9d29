/**
 * What must hold of any table as it lies there, as sentences that name field and rule: always, and between
 * two actions. Used when a state is loaded or built, and by tests in every state of random play.
 */
import type { Rules } from '../model/config'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { Table } from '../model/table'
import { besideFaults, besideQuietFaults } from './faults/beside'
import { characterFaults, companyFaults, fellowshipFaults } from './faults/characters'
import { fault, type Faults } from './faults/fault'
import { figureFaults, politicsFaults, standingFaults } from './faults/figures'
import {
  cardFaults,
  diceFaults,
  handFaults,
  onTableFaults,
  rolledFaults,
  seatFaults,
  usedRingFaults,
} from './faults/materials'
import { captorFaults } from './faults/partners'
import { eyeFaults, poolFaults, specialFaults, tileFaults } from './faults/tiles'

/** Cards that a draw brings before the hand is cut. */
const DRAWN_AT_ONCE = 2

/** The one fault of what cannot be read as a table or a state. */
const UNREADABLE: ReadonlyArray<string> = ['this is not of the game']

/** What is wrong with a table whatever is going on. */
export const tableFaults = (rules: Rules, table: Table): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...figureFaults(rules, table),
    ...politicsFaults(rules, table),
    ...characterFaults(rules, table),
    ...fellowshipFaults(rules, table),
    ...tileFaults(rules, table),
    ...diceFaults(rules, table),
    ...cardFaults(rules, table),
    ...onTableFaults(rules, table),
    ...handFaults(rules, table, DRAWN_AT_ONCE),
    ...seatFaults(rules, table),
    ...besideFaults(rules, table),
    ...captorFaults(rules, table),
  ])

/** What is wrong with a table that somebody describes: Rings and Eyes that have come from nowhere. */
export const describedFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...eyeFaults(rules, table),
  ...usedRingFaults(rules, table),
]

/** What is wrong with a table in the midst of an action, when figures and the Fellowship are settled. */
export const actingFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...standingFaults(rules, table),
  ...companyFaults(rules, table),
  ...specialFaults(rules, table),
  ...handFaults(rules, table),
]

/** What is wrong with figures, the Fellowship and tiles when everything but hands is settled. */
export const quietFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...standingFaults(rules, table),
  ...companyFaults(rules, table),
  ...specialFaults(rules, table),
  ...poolFaults(rules, table),
  ...besideQuietFaults(rules, table),
]

/** What is wrong with a table between two decisions of a turn, when everything but the roll is settled. */
export const settledFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...quietFaults(rules, table),
  ...handFaults(rules, table),
]

/** What is wrong with a table between two actions. */
export const boundaryFaults = (rules: Rules, table: Table): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [...settledFaults(rules, table), ...rolledFaults(table)])

/** A game in progress is not won already by the Ring. */
const endFaults = (rules: Rules, { table, outcome }: State): ReadonlyArray<string> => {
  const { corruption, mordor } = table.fellowship
  const faults: Faults = []
  if (outcome === null && corruption >= rules.fellowship.corruption)
    faults.push(fault('fellowship.corruption', 'the Shadow has won', 'victory.corruption'))
  if (outcome === null && mordor >= rules.fellowship.mordor.steps)
    faults.push(fault('fellowship.mordor', 'the Free Peoples have won', 'victory.ring'))
  if (outcome?.rule === 'victory.corruption' && corruption < rules.fellowship.corruption)
    faults.push(fault('outcome', 'Corruption has not come to 12', 'victory.corruption'))
  if (outcome?.rule === 'victory.ring' && mordor < rules.fellowship.mordor.steps)
    faults.push(fault('outcome', 'the Crack of Doom is not reached', 'victory.ring'))
  return faults
}

/** Questions between two actions. */
const BETWEEN: ReadonlySet<string> = new Set([
  'decide/declare',
  'decide/mordor',
  'decide/allocation',
  'decide/action',
])

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (rules: Rules, state: State): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => {
    const top = state.stack[state.stack.length - 1]
    return [
      ...tableFaults(rules, state.table),
      ...endFaults(rules, state),
      ...(top !== undefined && BETWEEN.has(top.kind) ? boundaryFaults(rules, state.table) : []),
    ]
  })
