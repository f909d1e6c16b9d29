/**
 * Where Armies may march, with whom (chapter VI, Moving an Army). A march is possible when at least one unit
 * may make it; who goes is then asked piece by piece (see `party`).
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { Violation } from '../model/bundle'
import { nationSum } from '../model/counts'
import type { MarchVars, PartyVars } from '../model/frames'
import { NO_FORCE, type Force, type NationIx, type RegionIx, type SideIx, type Table } from '../model/table'
import { violation } from '../rulebook'
import { noArmyIn, since } from './absent'
import { boxOf, fieldOf, forceAt, isBesieged, isLed, rootedIn, unitsInField } from './armies'
import { canSail, hasSeaways, isSeaway, waysFrom } from './beside'
import {
  areAdjacent,
  enemyOf,
  isParted,
  nationId,
  nationOf,
  NATIONS_OF,
  neighboursOf,
  regionId,
  sideOfNation,
} from './board'
import { marchMask, ownCharacters, reliefMask, type Standing } from './command'
import { commandViolations, togetherViolations } from './commandViolations'
import { isEscorted, unescorted } from './escorts'
import { canGather, partyOf, roomFor, type Gathering } from './party'
import { unitsIn, without } from './pieces'
import { isAtWar, maskOf, mayEnter, NATION_MASKS, warMask } from './politics'
import { stepTowards } from './reach'
import { closedBy, isClosedTo } from './tableCards'

const ALL = -1

/** The counts of those Nations whose figures may enter a region, as a mask: those at war, and its own. */
export const maskFor = (masks: ReadonlyArray<number>, atWar: number, side: SideIx, to: RegionIx): number => {
  const land = nationOf(to)
  if (land === -1) return ALL
  return sideOfNation(land) === side ? atWar | (masks[land] as number) : atWar
}

/** Those of a side in the field of a region who have not moved yet. */
export const unmoved = (rules: Rules, table: Table, { side, came }: MarchVars, from: RegionIx): Force => {
  let force = forceAt(rules, table, side, from)
  if (table.partners !== undefined)
    force = { ...force, characters: force.characters & ownCharacters(rules, table, side) }
  for (const arrival of came) {
    if (arrival !== undefined && arrival.at === from) force = without(force, arrival.party)
  }
  return force
}

/** Where the last Army went to, -1 before the first. */
export const lastArrival = ({ came }: MarchVars): RegionIx => came[came.length - 1]?.at ?? -1

/** Those of a Force who may march into a region. */
export const goers = (rules: Rules, table: Table, force: Force, mask: number): Force => {
  const { regulars, elites, leaders, nazgul, characters } = force
  return {
    regulars: regulars & mask,
    elites: elites & mask,
    leaders: leaders & mask,
    nazgul,
    characters: characters === 0 ? 0 : characters & ~rootedIn(rules, table),
  }
}

/** Most units of a Force that may leave together: one stays with Leaders who cannot go. */
export const mostLeaving = ({ regulars, elites, leaders }: Force, mask: number): number => {
  if (((regulars | elites | leaders) & ~mask) === 0) return nationSum(regulars) + nationSum(elites)
  const units = nationSum(regulars & mask) + nationSum(elites & mask)
  const all = ((regulars | elites) & ~mask) === 0
  return all && (leaders & ~mask) !== 0 ? units - 1 : units
}

/**
 * Whether two regions hold more than both may: then no march between them can be made good by one back. It
 * happens where a march of several has to relieve a region that an earlier one has overfilled.
 */
const areCrowded = (rules: Rules, table: Table, side: SideIx, { from, to }: Way): boolean =>
  unitsInField(table, side, from) + unitsInField(table, side, to) > 2 * rules.limits.units

/**
 * Most units that a second march could take out of a region, once a first one has come in; `shut` is a
 * neighbour that it could not go to, -1 for none.
 */
const relief = ({ rules, table }: World, vars: MarchVars, way: Way, shut: RegionIx): number => {
  const { side } = vars
  const force = unmoved(rules, table, vars, way.to)
  if (!isEscorted(rules, force, vars.escort)) return 0
  const masks = NATION_MASKS(rules)
  const atWar = warMask(rules, table, side)
  const own = reliefMask(rules, table, { side, place: way.to, force })
  let most = 0
  for (const to of waysFrom(table, vars, way.to)) {
    if (to === shut || isClosed(rules, table, side, to)) continue
    if (to === way.from && areCrowded(rules, table, side, way)) continue
    const leaving = mostLeaving(force, maskFor(masks, atWar, side, to) & own)
    const room = to === way.from ? rules.limits.units : roomFor(rules, unitsInField(table, side, to))
    most = Math.max(most, Math.min(leaving, room))
  }
  return most
}

/** With a second march that relieves the place; a siege given up by the first one shuts the way back. */
const roomWithRelief = ({ rules, table }: World, vars: MarchVars, way: Way, room: number): number => {
  const anywhere = room + relief({ rules, table }, vars, way, -1)
  if (boxOf(table, way.from) === null) return anywhere
  const others = room + relief({ rules, table }, vars, way, way.from)
  return Math.max(others, Math.min(unitsInField(table, vars.side, way.from) - 1, anywhere))
}

/** How many units have room where a march leads, if so many are wanted. */
const roomAt = ({ rules, table }: World, vars: MarchVars, way: Way, wanted: number): number => {
  const units = unitsInField(table, vars.side, way.to)
  const room = roomFor(rules, units)
  return room < wanted && vars.moves > 1 && units > 0
    ? roomWithRelief({ rules, table }, vars, way, room)
    : room
}

/** From where to where. */
interface Way {
  readonly from: RegionIx
  readonly to: RegionIx
}

/** How many units too many a first march has left in a region. */
export const overfullBy = (rules: Rules, table: Table, vars: MarchVars): number => {
  const at = lastArrival(vars)
  return at < 0 ? 0 : Math.max(0, unitsInField(table, vars.side, at) - rules.limits.units)
}

/** Whether units of a Force may march into a region at all, room apart. */
export const isClosed = (rules: Rules, table: Table, side: SideIx, to: RegionIx): boolean => {
  const field = table.fields[to] ?? null
  return (field !== null && field.side !== side) || isClosedTo(rules, table, side, to)
}

/** Whether somebody of those who may go leads, if somebody must. */
const isWellLed = ({ rules, table }: World, vars: MarchVars, force: Force, mask: number): boolean =>
  (!vars.leader || isLed(rules, table, vars.side, goers(rules, table, force, mask))) &&
  isEscorted(rules, force, vars.escort)

/** Whether some of those who may march may do so together. */
const canGoTogether = ({ rules, table }: World, vars: MarchVars, plan: Omit<Planned, 'over'>): boolean =>
  table.partners === undefined || canGather(rules, table, gatheringOf({ rules, table }, vars, plan))

/** Calls for every possible march, until the visitor says enough. */
export const eachMarch = (
  rules: Rules,
  table: Table,
  vars: MarchVars,
  visit: (from: RegionIx, to: RegionIx) => boolean,
): boolean => {
  const { fields } = table
  const { side } = vars
  const masks = NATION_MASKS(rules)
  const atWar = warMask(rules, table, side)
  const over = overfullBy(rules, table, vars)
  const least = over > 1 ? over : 1
  const world = { rules, table }
  const bySea = hasSeaways(table, vars)
  for (let from = 0; from < fields.length; from++) {
    if (fields[from]?.side !== side || (over > 0 && from !== lastArrival(vars))) continue
    const force = unmoved(rules, table, vars, from)
    if (vars.leader && !isLed(rules, table, side, force)) continue
    const own = marchMask(rules, table, { side, place: from, force })
    const neighbours = bySea ? waysFrom(table, vars, from) : neighboursOf(from)
    for (let place = 0; place < neighbours.length; place++) {
      const to = neighbours[place] as RegionIx
      if (isClosed(rules, table, side, to)) continue
      const mask = maskFor(masks, atWar, side, to) & own
      if (mostLeaving(force, mask) < least || !isWellLed(world, vars, force, mask)) continue
      const free = roomFor(rules, unitsInField(table, side, to))
      if (free < least && roomAt(world, vars, { from, to }, least) < least) continue
      if (canGoTogether(world, vars, { from, to, force, mask }) && visit(from, to)) return true
    }
  }
  return false
}

/** A march with what is known of it. */
interface Planned extends Way {
  readonly force: Force
  readonly mask: number
  readonly over: number
}

const isPossible = (rules: Rules, table: Table, vars: MarchVars, plan: Planned): boolean => {
  const { force, mask, to, over } = plan
  const least = over > 1 ? over : 1
  return (
    !isClosed(rules, table, vars.side, to) &&
    mostLeaving(force, mask) >= least &&
    isWellLed({ rules, table }, vars, force, mask) &&
    roomAt({ rules, table }, vars, plan, least) >= least &&
    canGoTogether({ rules, table }, vars, plan)
  )
}

const stop = (): boolean => true

/** A march of some Armies that has not begun. */
export const freshMarch = (side: SideIx, moves: number, leader: boolean): MarchVars => ({
  side,
  leader,
  escort: 0,
  moves,
  from: -1,
  to: -1,
  party: NO_FORCE,
  came: [],
})

/** Whether any march is possible, or ships can sail instead. */
export const canMarch = (rules: Rules, table: Table, vars: MarchVars): boolean =>
  eachMarch(rules, table, vars, stop) || canSail(rules, table, vars)

/** What the party of a march is made from. */
const gatheringOf = (world: World, vars: MarchVars, plan: Omit<Planned, 'over'>): Gathering => {
  const { rules, table } = world
  const { side, leader, escort } = vars
  const { from, to, force, mask } = plan
  const leaving = mostLeaving(force, mask)
  return {
    purpose: 'move',
    side,
    from,
    to,
    available: goers(rules, table, force, mask),
    least: Math.max(1, overfullBy(rules, table, vars)),
    most: Math.min(leaving, roomAt(world, vars, { from, to }, leaving)),
    total: unitsIn(force),
    leader,
    escort,
  }
}

/** The counts of those in a place who may march to a region: by their Nations, and by whose they are. */
export const maskBetween = (rules: Rules, table: Table, standing: Standing, to: RegionIx): number =>
  maskFor(NATION_MASKS(rules), warMask(rules, table, standing.side), standing.side, to) &
  marchMask(rules, table, standing)

/** The party of a march: who may go, how many. */
export const marchParty = (rules: Rules, table: Table, vars: MarchVars): PartyVars => {
  const { side, from, to } = vars
  const force = unmoved(rules, table, vars, from)
  const mask = maskBetween(rules, table, { side, place: from, force }, to)
  return partyOf(rules, table, gatheringOf({ rules, table }, vars, { from, to, force, mask }))
}

/** A Nation not at war keeps out of the land of others, and goes home from where it has retreated to. */
export const strayViolations = (
  table: Table,
  nation: NationIx,
  { from, to }: Way,
): ReadonlyArray<Violation> => {
  const broken = violation('movement.nation', { nation: nationId(nation), region: regionId(to) })
  return mayEnter(table, nation, from)
    ? [broken]
    : [broken, violation('politics.retreat', { nation: nationId(nation), to: regionId(to) })]
}

const nationViolations = (
  { rules, table }: World,
  side: SideIx,
  force: Force,
  way: Way,
): ReadonlyArray<Violation> =>
  NATIONS_OF[side].flatMap((nation) => {
    const { regulars, elites, leaders } = force
    const has = ((regulars | elites | leaders) & maskOf(rules, nation)) !== 0
    return has && !isAtWar(table, nation) && !mayEnter(table, nation, way.to)
      ? strayViolations(table, nation, way)
      : []
  })

const forceViolations = (
  rules: Rules,
  table: Table,
  vars: MarchVars,
  plan: Planned,
): ReadonlyArray<Violation> => {
  const { side } = vars
  const { from, to, force, mask, over } = plan
  const found: Array<Violation> = []
  if (mostLeaving(force, mask) < 1)
    found.push(
      ...nationViolations({ rules, table }, side, force, plan),
      ...commandViolations({ rules, table }, side, from),
    )
  else if (!isEscorted(rules, force, vars.escort)) found.push(unescorted(rules, vars.escort))
  else if (!isWellLed({ rules, table }, vars, force, mask))
    found.push(since(violation('movement.leaderGoes', { from: regionId(from) }), 'nobody leads this Army'))
  const least = Math.max(1, over)
  if (roomAt({ rules, table }, vars, plan, least) < least)
    found.push(stackingViolation(rules, to, unitsInField(table, side, to)))
  return found
}

const stackingViolation = (rules: Rules, region: RegionIx, holds: number): Violation =>
  violation('movement.stacking', { region: regionId(region), limit: rules.limits.units, holds })

/** A march farther than next door, with the next region on the way. */
export const adjacentViolation = (from: RegionIx, to: RegionIx): Violation =>
  violation('movement.adjacent', {
    from: regionId(from),
    to: regionId(to),
    through: regionId(stepTowards(from, to)),
  })

const placeViolations = (
  rules: Rules,
  table: Table,
  vars: MarchVars,
  { from, to }: Way,
): ReadonlyArray<Violation> => {
  const { side } = vars
  const names = { from: regionId(from), to: regionId(to) }
  const found: Array<Violation> = []
  if (!areAdjacent(from, to) && !isSeaway(table, vars, from, to))
    found.push(isParted(from, to) ? violation('movement.blackBorder', names) : adjacentViolation(from, to))
  const card = closedBy(rules, table, side, to)
  if (card !== null) found.push(violation('events.onTable', { card }))
  if (fieldOf(table, to)?.side === enemyOf(side))
    found.push(
      violation('movement.enemyUnits', { region: names.to }),
      violation('movement.attackInstead', { region: names.to }),
    )
  if (isBesieged(table, side, to)) found.push(violation('siege.relief', { region: names.to }))
  return found
}

/** Every rule against a march from one region to another. */
export const marchViolations = (
  rules: Rules,
  table: Table,
  vars: MarchVars,
  way: Way,
): ReadonlyArray<Violation> => {
  const { side } = vars
  const { from, to } = way
  const over = overfullBy(rules, table, vars)
  const force = unmoved(rules, table, vars, from)
  const mask = maskBetween(rules, table, { side, place: from, force }, to)
  const plan = { from, to, force, mask, over }
  const own = fieldOf(table, from)?.side === side
  if (!own && !isBesieged(table, side, from)) return [noArmyIn(from)]
  const found: Array<Violation> = [...placeViolations(rules, table, vars, way)]
  if (isBesieged(table, side, from)) found.push(violation('siege.noRetreat', { region: regionId(from) }))
  else if (unitsIn(plan.force) === 0)
    found.push(violation('movement.once', { piece: 'the Army', from: regionId(from) }))
  else found.push(...forceViolations(rules, table, vars, plan))
  if (over > 0 && from !== lastArrival(vars))
    found.push(stackingViolation(rules, lastArrival(vars), rules.limits.units + over))
  if (found.length > 0 || isPossible(rules, table, vars, plan)) return found
  if (!canGoTogether({ rules, table }, vars, plan)) return togetherViolations(rules, table, side, plan.force)
  return [stackingViolation(rules, to, unitsInField(table, side, to))]
}
