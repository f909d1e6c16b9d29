/**
 * The way of an Army that goes farther than one region by a card: region by region, before anybody sets out.
 */
import { at } from '../../../kernel/row'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, GoTo } from '../../model/actions'
import type { Here, Question, Step } from '../../model/bundle'
import { ask, type CampaignVars } from '../../model/frames'
import type { RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { goingTo } from '../../query/answers'
import { regionIx } from '../../query/board'
import { isWhole, nextOf, type Route, type Terms } from '../../query/routes'
import { seatOf } from '../../query/seats'
import { instructionOf } from './verb'

const ENDS = -1

const routeOf = ({ from, to, path }: CampaignVars): Route => ({ from, path: [to, ...path] })

const farOf = (here: Here<CampaignVars>): Terms | undefined => {
  const instruction = instructionOf(here, 'march')
  return instruction === undefined || instruction.regions === 1 || here.vars.target >= 0
    ? undefined
    : instruction
}

/** How the way can go on: regions, and ENDS if it may end. */
const waysOn = (here: Here<CampaignVars>): ReadonlyArray<RegionIx> => {
  const terms = farOf(here)
  if (terms === undefined) return [ENDS]
  const { table, vars } = here
  const route = routeOf(vars)
  const next = nextOf({ rules: here.rules, table: table }, vars, terms, route)
  return isWhole({ rules: here.rules, table: table }, vars, terms, route) ? [...next, ENDS] : next
}

/** What leaves no choice belongs to the way without a question. */
export const goOnly = (here: Here<CampaignVars>): Step<CampaignVars> => {
  let { vars } = here
  for (let ways = waysOn(here); ways.length === 1 && ways[0] !== ENDS; ways = waysOn({ ...here, vars }))
    vars = { ...vars, path: [...vars.path, at(ways, 0)] }
  return { table: here.table, events: NO_EVENTS, vars }
}

/** Where does the Army go on to? */
export const decideRoute: Question<'decide/route', GoTo | Done> = {
  answers: ['goTo', 'done'],
  stays: ['path'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    waysOn(here).map((way) => (way === ENDS ? { seat, kind: 'done' } : goingTo(seat, way))),
  violations: (here, action) =>
    waysOn(here).includes(action.kind === 'done' ? ENDS : regionIx(action.region))
      ? LEGAL
      : [violation('events.overrides', {})],
  resolve: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: vars.path }
    const stepped = goOnly({
      ...here,
      vars: { ...vars, path: [...vars.path, regionIx(action.region)] },
    })
    const next = stepped.vars ?? vars
    return waysOn({ ...here, vars: next }).length === 1
      ? { table, events: NO_EVENTS, value: next.path }
      : { table, events: NO_EVENTS, vars: next }
  },
  asks: () => 'Where does the Army go on to?',
  reads: ['movement.enemyUnits', 'movement.nation', 'events.overrides'],
}

/** The question about the rest of the way, if there is a choice. */
export const askRoute = (here: Here<CampaignVars>) =>
  waysOn(here).length > 1 ? ask('decide/route', here.vars) : undefined
