/**
 * Retreat (chapter VI): the whole defending Army goes to one neighbouring region, whatever Nation it is of.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Fight, Retreat } from '../../model/actions'
import type { Here, Question, Step } from '../../model/bundle'
import type { BattleVars } from '../../model/frames'
import { forceAt, regionOf, rootedIn } from '../../query/armies'
import { enemyOf, regionId, regionIx } from '../../query/board'
import { refuges } from '../../query/combat'
import { retreatViolation } from '../../query/leaving'
import { listOf, sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, goesOn, happen } from '../changes/change'
import { shift } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'
import { enter } from '../changes/regions'
import { quiet } from './opening'

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
