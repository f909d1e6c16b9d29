/**
 * Ways of Armies that cards take farther than to a neighbouring region (chapters V and VI): region by region,
 * each free for their movement; nobody joins or drops out on the way, and room is needed at its end only.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { CampaignInstruction } from '../model/effects/armies'
import type { CampaignVars, PartyVars } from '../model/frames'
import type { Force, RegionIx, Table } from '../model/table'
import { boxOf, unitsInField } from './armies'
import { neighboursOf } from './board'
import { marchMask, type Standing } from './command'
import { isEscorted } from './escorts'
import { goers, isClosed, maskFor, mostLeaving, unmoved } from './marches'
import { canGather, partyOf, roomFor, type Gathering } from './party'
import { unitsIn } from './pieces'
import { NATION_MASKS, warMask } from './politics'

/** What a card says of the way. */
export type Terms = Extract<CampaignInstruction, { kind: 'march' }>
/** A way: where it begins, and the regions after that. */
export interface Route {
  readonly from: RegionIx
  readonly path: ReadonlyArray<RegionIx>
}

const endOf = ({ from, path }: Route): RegionIx => path[path.length - 1] ?? from

/** The counts of those Nations whose figures may go all the way. */
const maskAlong = (rules: Rules, table: Table, standing: Standing, path: Route['path']): number => {
  const { side } = standing
  const atWar = warMask(rules, table, side)
  return path.reduce(
    (mask, region) => mask & maskFor(NATION_MASKS(rules), atWar, side, region),
    marchMask(rules, table, standing),
  )
}

/** Most units that may go: some must stay in a siege to which the way leads back. */
const mostGoing = (table: Table, force: Force, { from, path }: Route, mask: number): number => {
  const most = mostLeaving(force, mask)
  const back = path.includes(from) && boxOf(table, from) !== null
  return back ? Math.min(most, unitsIn(force) - 1) : most
}

const roomAtEnd = (rules: Rules, table: Table, vars: CampaignVars, route: Route): number => {
  const end = endOf(route)
  return end === route.from ? rules.limits.units : roomFor(rules, unitsInField(table, vars.side, end))
}

/** Whether a way can be begun like this, room and end apart. */
const isOpen = (rules: Rules, table: Table, vars: CampaignVars, route: Route): boolean => {
  const { from: place, path } = route
  const { side, escort } = vars
  if (path.some((region) => isClosed(rules, table, side, region))) return false
  const force = unmoved(rules, table, vars, place)
  return (
    isEscorted(rules, force, escort) &&
    mostGoing(table, force, route, maskAlong(rules, table, { side, place, force }, path)) > 0
  )
}

/** Whether a way that can be gone may end where it does. */
const mayEnd = ({ rules, table }: World, vars: CampaignVars, terms: Terms, route: Route): boolean => {
  const end = endOf(route)
  if (terms.joining === true && (end === route.from || unitsInField(table, vars.side, end) === 0))
    return false
  if (roomAtEnd(rules, table, vars, route) <= 0) return false
  return table.partners === undefined || canGather(rules, table, gatheringOf(rules, table, vars, route))
}

const extended = ({ from, path }: Route, next: RegionIx): Route => ({ from, path: [...path, next] })

/** Whether a way can be brought to an end. */
export const leadsOn = ({ rules, table }: World, vars: CampaignVars, terms: Terms, route: Route): boolean =>
  isOpen(rules, table, vars, route) &&
  (mayEnd({ rules, table }, vars, terms, route) ||
    (route.path.length < terms.regions &&
      neighboursOf(endOf(route)).some((next) =>
        leadsOn({ rules, table }, vars, terms, extended(route, next)),
      )))

/** Whether a way may end where it does. */
export const isWhole = ({ rules, table }: World, vars: CampaignVars, terms: Terms, route: Route): boolean =>
  isOpen(rules, table, vars, route) && mayEnd({ rules, table }, vars, terms, route)

/** The regions by which a way can go on. */
export const nextOf = (
  { rules, table }: World,
  vars: CampaignVars,
  terms: Terms,
  route: Route,
): ReadonlyArray<RegionIx> =>
  route.path.length >= terms.regions
    ? []
    : neighboursOf(endOf(route)).filter((next) =>
        leadsOn({ rules, table }, vars, terms, extended(route, next)),
      )

/** What the party that goes a way is made from. */
const gatheringOf = (rules: Rules, table: Table, vars: CampaignVars, route: Route): Gathering => {
  const { side, escort } = vars
  const force = unmoved(rules, table, vars, route.from)
  const mask = maskAlong(rules, table, { side, place: route.from, force }, route.path)
  return {
    purpose: 'move',
    side,
    from: route.from,
    to: endOf(route),
    available: goers(rules, table, force, mask),
    least: 1,
    most: Math.min(mostGoing(table, force, route, mask), roomAtEnd(rules, table, vars, route)),
    total: unitsIn(force),
    leader: false,
    escort,
  }
}

/** The party that goes a way. */
export const routeParty = (rules: Rules, table: Table, vars: CampaignVars, route: Route): PartyVars =>
  partyOf(rules, table, gatheringOf(rules, table, vars, route))
