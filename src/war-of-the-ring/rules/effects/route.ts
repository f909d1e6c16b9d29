/**
 * The way of an Army that goes farther than one region by a card: region by region, before anybody sets out.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, GoTo } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import { ask, type CampaignVars } from '../../model/frames'
import type { RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { doneOf, goingTo } from '../../query/answers'
import { areAdjacent, regionIx } from '../../query/board'
import { adjacentViolation, isClosed } from '../../query/marches'
import { isWhole, nextOf, type Route, type Terms } from '../../query/routes'
import { seatOf } from '../../query/seats'
import { instructionOf } from './verb'

const routeOf = ({ from, to, path }: CampaignVars): Route => ({ from, path: [to, ...path] })

const farOf = (here: Here<CampaignVars>): Terms | undefined => {
  const instruction = instructionOf(here, 'march')
  return instruction === undefined || instruction.regions === 1 || here.vars.target >= 0
    ? undefined
    : instruction
}

/** The regions by which the way can go on. */
const waysOn = (here: Here<CampaignVars>): ReadonlyArray<RegionIx> => {
  const terms = farOf(here)
  return terms === undefined ? [] : nextOf(here, here.vars, terms, routeOf(here.vars))
}

/** Whether the way may end where it is. */
const mayEnd = (here: Here<CampaignVars>): boolean => {
  const terms = farOf(here)
  return terms === undefined || isWhole(here, here.vars, terms, routeOf(here.vars))
}

/** Why a way does not go on to a region, or does not end where it is. */
const routeViolation = (here: Here<CampaignVars>, action: GoTo | Done): Violation => {
  const broken = violation('events.overrides', {})
  if (action.kind === 'done') return broken
  const { to: first, path } = here.vars
  const [from, to] = [path[path.length - 1] ?? first, regionIx(action.region)]
  if (isClosed(here.rules, here.table, here.vars.side, to))
    return violation('movement.enemyUnits', { region: action.region })
  return areAdjacent(from, to) ? broken : adjacentViolation(from, to)
}

/** Where does the Army go on to? */
export const decideRoute: Question<'decide/route', GoTo | Done> = {
  answers: ['goTo', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => {
    const options: Array<GoTo | Done> = waysOn(here).map((way) => goingTo(seat, way))
    if (mayEnd(here)) options.push(doneOf(seat))
    return options
  },
  violations: (here, action) =>
    (action.kind === 'done' ? mayEnd(here) : waysOn(here).includes(regionIx(action.region)))
      ? LEGAL
      : [routeViolation(here, action)],
  resolve: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: vars.path }
    const next = { ...vars, path: [...vars.path, regionIx(action.region)] }
    return waysOn({ ...here, vars: next }).length === 0
      ? { table, events: NO_EVENTS, value: next.path }
      : { table, events: NO_EVENTS, vars: next }
  },
  asks: () => 'Where does the Army go on to?',
  reads: ['movement.enemyUnits', 'movement.nation', 'events.overrides'],
}

/** The question about the rest of the way, if it can go on. */
export const askRoute = (here: Here<CampaignVars>) =>
  waysOn(here).length > 0 ? ask('decide/route', here.vars) : undefined
