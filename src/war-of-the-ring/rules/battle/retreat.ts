/**
 * Retreat (chapter VI): the whole defending Army goes to one neighbouring region, whatever Nation it is of.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Fight, Retreat, Withdraw } from '../../model/actions'
import type { Here, Question, Step, Changed } from '../../model/bundle'
import { type BattleVars, ask } from '../../model/frames'
import { forceAt, regionOf, rootedIn } from '../../query/armies'
import { enemyOf, regionId, regionIx } from '../../query/board'
import { refuges, canWithdraw } from '../../query/combat'
import { retreatViolation, withdrawViolation } from '../../query/escorts'
import { listOf, sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, goesOn, happen, changed } from '../changes/change'
import { shift } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'
import { enter } from '../changes/regions'
import { quiet } from './attack'
import { INSIDE, type RegionIx } from '../../model/table'

/** Does the defender retreat, and where to? */
export const decideRetreat: Question<'decide/retreat', Retreat | Fight> = {
  answers: ['retreat', 'fight'],
  seats: (here) => [seatOf(here, 'army', enemyOf(here.vars.side), here.vars.to)],
  options: ({ rules, table, vars }, seat) => [
    { seat, kind: 'fight' },
    ...refuges(rules, table, vars).map((to): Retreat => ({ seat, kind: 'retreat', to: regionId(to) })),
  ],
  violations: ({ rules, table, vars }, action) =>
    action.kind === 'fight' || refuges(rules, table, vars).includes(regionIx(action.to))
      ? []
      : [retreatViolation({ rules, table }, enemyOf(vars.side), vars.to, action.to)],
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'fight' ? -1 : regionIx(action.to),
  }),
  asks: () => 'Do you retreat, or stand and fight?',
  reads: ['battle.retreatChoice', 'battle.retreat', 'battle.retreatBorders', 'siege.besiegerRetreats'],
}

/** The defender goes; who never moves stays behind (ruling OR-26). */
export const retreatTo = (here: Here<BattleVars>): Step<BattleVars> => {
  const { vars } = here
  if (vars.retreat < 0) return quiet(here)
  const side = enemyOf(vars.side)
  const change = changing(here)
  const force = forceAt(here.rules, here.table, side, vars.to)
  const going = { ...force, characters: force.characters & ~rootedIn(here.rules, here.table) }
  shift(change, side, going, { from: vars.to, to: vars.retreat })
  happen(change, {
    kind: 'ArmyMoved',
    rule: 'battle.retreat',
    side: sideId(side),
    from: regionId(regionOf(vars.to)),
    to: regionId(vars.retreat),
    pieces: listOf(here.rules, side, going),
    way: 'retreat',
  })
  enter(change, side, vars.retreat)
  rouseByCompanions(change, going.characters, vars.retreat)
  return goesOn(change, { ...vars, end: 'retreated' })
}

/*
 * A Stronghold attacked (chapter VI): before every round its defender fights in the field or goes inside.
 */

/** Does the defender fight in the field, or withdraw into the Stronghold? */
export const decideWithdraw: Question<'decide/withdraw', Fight | Withdraw> = {
  answers: ['fight', 'withdraw'],
  seats: (here) => [seatOf(here, 'army', enemyOf(here.vars.side), here.vars.to)],
  options: (_, seat) => [
    { seat, kind: 'fight' },
    { seat, kind: 'withdraw' },
  ],
  violations: () => [],
  resolve: ({ table }, { kind }) => ({ table, events: NO_EVENTS, value: kind === 'withdraw' }),
  asks: () => 'Do you fight in the field, or withdraw into the Stronghold?',
  reads: ['siege.choice', 'siege.fieldBattle', 'siege.retreatInside'],
}

/** Everybody of the defending Army goes inside (ruling OR-38). */
export const goInside = (here: Here<BattleVars>): Changed => {
  const { vars, table } = here
  if (vars.end !== 'withdrawn') return quiet(here)
  const side = enemyOf(vars.side)
  const change = changing(here)
  shift(change, side, forceAt(here.rules, table, side, vars.to), { from: vars.to, to: vars.to + INSIDE })
  happen(change, {
    kind: 'Withdrew',
    rule: 'siege.retreatInside',
    side: sideId(side),
    region: regionId(regionOf(vars.to)),
  })
  return changed(change)
}

/*
 * Leaving a battle before the roll by a Combat card: to a neighbouring region, or into the Stronghold.
 */

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
