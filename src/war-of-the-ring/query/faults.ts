/**
 * What can be wrong with a state beyond the form of its fields, as sentences that name field and rule: the
 * game's invariants. Used when a state is loaded or built, and by tests in every state of random play.
 */
import type { Rules } from '../model/config'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import { INSIDE, type RegionIx, type Table } from '../model/table'
import { regionOf } from './armies'
import { enemyOf } from './board'
import {
  characterFaults,
  companyFaults,
  fellowshipFaults,
  openGuideFaults,
  shelteredFaults,
  strayFaults,
  type Stormed,
} from './faults/characters'
import { besideFaults, besideQuietFaults, engineFaults } from './faults/beside'
import { fault, type Faults } from './faults/fault'
import { figureFaults, politicsFaults, standingFaults } from './faults/figures'
import { frameFaults, leavingOf } from './faults/frames'
import { partnersFaults } from './faults/partners'
import {
  cardFaults,
  diceFaults,
  handFaults,
  onTableFaults,
  rolledFaults,
  seatFaults,
} from './faults/materials'
import { poolFaults, specialFaults, tileFaults } from './faults/tiles'

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
  ])

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

/** The regions of battles under way. */
const battlefields = (stack: State['stack']): ReadonlyArray<RegionIx> =>
  stack.flatMap((frame) =>
    frame.kind === 'battle' ? [regionOf(frame.vars.from), regionOf(frame.vars.to)] : [],
  )

/** Who is besieged where a siege is fought: he may have lost the last unit. */
const stormed = (stack: State['stack']): Stormed =>
  new Map(
    stack.flatMap((frame) => {
      if (frame.kind !== 'battle') return []
      const { side, from, to } = frame.vars
      return to >= INSIDE ? [[regionOf(to), enemyOf(side)]] : from >= INSIDE ? [[regionOf(from), side]] : []
    }),
  )

/** Regions with more units than can stay: others are to march on, or the excess is removed. */
const overfull = (stack: State['stack']): ReadonlyArray<RegionIx> =>
  stack.flatMap(({ kind, vars }) => {
    if (kind === 'march' || kind === 'campaign' || kind === 'ferry') return vars.came.map(({ at }) => at)
    if ((kind === 'battle' || kind === 'cardEffects') && vars.end === 'withdrawn') return [regionOf(vars.to)]
    if (kind === 'battle' || kind === 'rout') return [vars.retreat]
    return kind === 'decide/excess' ? [regionOf(vars.place)] : []
  })

/** Whether cards are being drawn: a hand is cut only then. */
const draws = (stack: State['stack']): boolean =>
  stack.some(({ kind }) => kind === 'draw' || kind === 'drawCards')

/** Whether a Hunt tile is being dealt with: only then may the pool be empty. */
const hunts = (stack: State['stack']): boolean =>
  stack.some(({ kind }) => kind === 'tile' || kind === 'challenge')

const momentFaults = (rules: Rules, state: State): ReadonlyArray<string> => {
  const { stack, table } = state
  if (state.outcome !== null) return []
  const top = stack[stack.length - 1]
  if (top === undefined) return []
  if (BETWEEN.has(top.kind)) return boundaryFaults(rules, table)
  const guides = top.kind === 'decide/guide' && stack.length <= 3
  if (guides || top.kind === 'turn') return settledFaults(rules, table)
  if (top.kind === 'decide/discard') return quietFaults(rules, table)
  return [
    ...strayFaults(rules, table, leavingOf(stack)),
    ...openGuideFaults(rules, table),
    ...standingFaults(rules, table, battlefields(stack), overfull(stack)),
    ...specialFaults(rules, table),
    ...(draws(stack) ? [] : handFaults(rules, table)),
    ...(hunts(stack) ? [] : poolFaults(rules, table)),
    ...shelteredFaults(rules, table, stormed(stack)),
    ...engineFaults(rules, table),
  ]
}

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (rules: Rules, state: State): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...tableFaults(rules, state.table),
    ...endFaults(rules, state),
    ...momentFaults(rules, state),
    ...frameFaults(rules, state),
    ...partnersFaults(rules, state),
  ])
