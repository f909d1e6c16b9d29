/**
 * After pieces have come to a Region: Units beyond five are removed, and Damage beyond the Units is turned
 * into casualties. Also every other casualty, forced or not: the owner says which Unit goes.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import { amended, casualtyCopy, forceCopy } from '../../model/drafts'
import { ask, losing } from '../../model/frames'
import type { CasualtyVars } from '../../model/frames/armies'
import type { ForceVars } from '../../model/frames/effects'
import { sure } from '../../model/sure'
import { armyOf, STACK, typesIn, unitsOf } from '../../query/board'
import { changedTo, changing, loseUnit, mustLose, removeUnit } from '../changes'

const armyHere = ({ table, vars }: Here<ForceVars>) => armyOf(table, vars.side, vars.region)
const isOver = (here: Here<ForceVars>): boolean => unitsOf(armyHere(here)) > STACK

/** Excess and mandatory casualties. */
export const settle = procedure('settle', [
  ['excess', jumping('casualties', (here) => !isOver(here))],
  [
    'remove',
    calling(
      (here) =>
        ask('decide/unit', {
          side: here.vars.side,
          region: here.vars.region,
          types: typesIn(here, sure(armyHere(here)).units),
          optional: false,
          rule: 'movement.excess',
        }),
      (vars, chosen) => amended(forceCopy(vars), { chosen }),
    ),
  ],
  [
    'removed',
    doing((here) => {
      const { side, region, chosen } = here.vars
      const change = changing(here)
      removeUnit(change, side, region, sure(chosen))
      return changedTo(change, amended(forceCopy(here.vars), { chosen: null }))
    }),
  ],
  ['again', jumping('excess', isOver)],
  ['casualties', calling(({ vars }) => losing(vars))],
  ['over', returning(() => null)],
])

const worthOf = ({ table, vars }: Here<CasualtyVars>, type: string): number => {
  const worth = vars.battle ? table.battle?.sides[vars.side].changes.worth[type] : undefined
  return worth ?? 2
}

const forced = (here: Here<CasualtyVars>): boolean => mustLose(armyHere(here), here.vars.until)
const may = (here: Here<CasualtyVars>): boolean =>
  here.vars.optional && !here.vars.over && (armyHere(here)?.damage ?? 0) > 0

/** Casualties: while they must be, and as long as the owner likes where he may. */
export const casualties = procedure('casualties', [
  ['next', jumping('over', (here) => !forced(here) && !may(here))],
  [
    'which',
    calling(
      (here) =>
        ask('decide/unit', {
          side: here.vars.side,
          region: here.vars.region,
          types: typesIn(here, sure(armyHere(here)).units),
          optional: !forced(here),
          rule: forced(here) ? 'battle.mustLoseUnit' : 'battle.mayLoseUnit',
        }),
      (vars, chosen) => amended(casualtyCopy(vars), { chosen, over: vars.over || chosen === null }),
    ),
  ],
  [
    'lose',
    doing((here) => {
      const { chosen } = here.vars
      if (chosen === null) return { table: here.table, events: NO_EVENTS }
      const change = changing(here)
      loseUnit(change, here.vars, chosen, worthOf(here, chosen))
      return changedTo(change, amended(casualtyCopy(here.vars), { chosen: null }))
    }),
  ],
  ['again', jumping('next', (here) => forced(here) || may(here))],
  ['over', returning(() => null)],
])
