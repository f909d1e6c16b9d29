/**
 * An Army struck by a card that has to retreat (chapters V and VI): its owner takes the hits and says where
 * it goes; who is left without a way out, or without units, is destroyed with everybody.
 */
import type { Rules } from '../../model/config'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Retreat } from '../../model/actions'
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
  type Step,
} from '../../model/bundle'
import { ask, type CasualtiesVars, type ExcessVars, type SummonVars } from '../../model/frames'
import { NO_FORCE, type Table } from '../../model/table'
import { forceAt, rootedIn } from '../../query/armies'
import { enemyOf, regionId, regionIx } from '../../query/board'
import { retreatViolation } from '../../query/escorts'
import { listOf, sideId, unitsIn } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { routsOf, struckBySummon } from '../../query/summons'
import { isOverfull, limitOf } from '../armies/recruit'
import { absorb } from '../battle/casualties'
import { changed, changing, goesOn, happen } from '../changes/change'
import { shift } from '../changes/figures'
import { enter } from '../changes/regions'
import { destroyAt } from './hits'

const suffered = ({ side, region, hits }: SummonVars): CasualtiesVars => ({
  side: enemyOf(side),
  place: region,
  spared: NO_FORCE,
  hits,
})

const take = (here: Here<SummonVars>): Step<SummonVars> => {
  const change = changing(here)
  const { hits } = absorb(change, suffered(here.vars))
  return goesOn(change, { ...here.vars, hits })
}

/** Who has no unit left, or nowhere to go, is destroyed. */
const fall = (here: Here<SummonVars>): Changed => {
  const { vars } = here
  const change = changing(here)
  const units = unitsIn(forceAt(here.rules, here.table, enemyOf(vars.side), vars.region))
  if (units === 0 || routsOf(here.rules, here.table, vars).length === 0)
    destroyAt(change, enemyOf(vars.side), vars.region)
  return changed(change)
}

/** Where does the Army retreat to? */
export const decideRout: Question<'decide/rout', Retreat> = {
  answers: ['retreat'],
  seats: (here) => [seatOf(here, 'army', enemyOf(here.vars.side), here.vars.region)],
  options: ({ rules, table, vars }, seat) =>
    routsOf(rules, table, vars).map((to) => ({ seat, kind: 'retreat', to: regionId(to) })),
  violations: ({ rules, table, vars }, { to }) =>
    routsOf(rules, table, vars).includes(regionIx(to))
      ? LEGAL
      : [retreatViolation({ rules, table }, enemyOf(vars.side), vars.region, to)],
  resolve: ({ table }, { to }) => ({ table, events: NO_EVENTS, value: regionIx(to) }),
  asks: () => 'Where does the Army retreat to?',
  reads: ['battle.retreat', 'battle.retreatBorders'],
}

const flee = (here: Here<SummonVars>): Changed => {
  const { side, region, retreat } = here.vars
  const change = changing(here)
  if (retreat < 0) return changed(change)
  const enemy = enemyOf(side)
  const force = forceAt(here.rules, here.table, enemy, region)
  const going = { ...force, characters: force.characters & ~rootedIn(here.rules, here.table) }
  shift(change, enemy, going, { from: region, to: retreat })
  happen(change, {
    kind: 'ArmyMoved',
    rule: 'battle.retreat',
    side: sideId(enemy),
    from: regionId(region),
    to: regionId(retreat),
    pieces: listOf(here.rules, enemy, going),
    way: 'retreat',
  })
  enter(change, enemy, retreat)
  return changed(change)
}

/** Where too many stand now. */
export const crowded = (
  rules: Rules,
  table: Table,
  { side, retreat }: SummonVars,
): ExcessVars | undefined => {
  const excess = { side: enemyOf(side), place: retreat, limit: limitOf(rules, retreat) }
  return retreat >= 0 && isOverfull(table, excess) ? excess : undefined
}

const askExcess = ({ rules, table, vars }: Here<SummonVars>) => {
  const place = crowded(rules, table, vars)
  return place === undefined ? undefined : ask('decide/excess', place)
}

const askRout = ({ table, vars }: Here<SummonVars>) =>
  struckBySummon(table, vars) ? ask('decide/rout', vars) : undefined

/** Hits, retreat or destruction, and what does not fit where they go. */
export const rout = procedure('rout', [
  ['take', doing(take)],
  ['losses', calling(({ vars }) => (vars.hits > 0 ? ask('decide/casualties', suffered(vars)) : undefined))],
  ['fall', doing(fall)],
  ['rout', calling(askRout, (vars, retreat) => ({ ...vars, retreat }))],
  ['flee', doing(flee)],
  ['excess', calling(askExcess)],
  ['over', returning(() => null)],
])
