/**
 * Leaving a battle before the roll by a Combat card: to a neighbouring region, or into the Stronghold.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Retreat, Withdraw } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import { ask, type BattleVars } from '../../model/frames'
import type { RegionIx } from '../../model/table'
import { enemyOf, regionId, regionIx } from '../../query/board'
import { canWithdraw, refuges } from '../../query/combat'
import { retreatViolation, withdrawViolation } from '../../query/leaving'
import { seatOf } from '../../query/seats'

/** Stands for the Stronghold among the ways out. */
const INTO_THE_STRONGHOLD = -2

/** The ways out: regions, and the Stronghold. */
const waysOut = ({ rules, table, vars }: Here<BattleVars>): ReadonlyArray<number> =>
  canWithdraw(table, vars)
    ? [...refuges(rules, table, vars), INTO_THE_STRONGHOLD]
    : refuges(rules, table, vars)

/** Where does the Army go? */
export const decideEscape: Question<'decide/escape', Retreat | Withdraw> = {
  answers: ['retreat', 'withdraw'],
  seats: (here) => [seatOf(here, 'army', enemyOf(here.vars.side), here.vars.to)],
  options: (here, seat) =>
    waysOut(here).map((way) =>
      way < 0 ? { seat, kind: 'withdraw' } : { seat, kind: 'retreat', to: regionId(way) },
    ),
  violations: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'withdraw') return canWithdraw(table, vars) ? [] : [withdrawViolation(vars.to, true)]
    return refuges(here.rules, table, vars).includes(regionIx(action.to))
      ? []
      : [retreatViolation(here, enemyOf(vars.side), vars.to, action.to)]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'withdraw' ? INTO_THE_STRONGHOLD : regionIx(action.to),
  }),
  asks: () => 'Where does the Army go before the roll?',
  reads: ['events.combatText', 'battle.retreat', 'siege.retreatInside'],
}

/** The question where to, if there is a way. */
export const askEscape = (here: Here<BattleVars>) =>
  waysOut(here).length > 0 ? ask('decide/escape', here.vars) : undefined

/** The battle after the way was chosen. */
export const escaped = (vars: BattleVars, way: RegionIx): BattleVars =>
  way === INTO_THE_STRONGHOLD ? { ...vars, end: 'withdrawn' } : { ...vars, retreat: way }
