/**
 * Moving: which Armies can go, which part of one, where to, and from where an attack can follow.
 */
import type { Here } from '../model/bundle'
import type { StepOf } from '../model/effects'
import type { PartVars, PartyVars } from '../model/frames'
import { enemyOf, type Counts, type Side } from '../model/sides'
import { totalOf, type Army } from '../model/table'
import { armyOf, charactersIn, isFreeFor, neighboursOf, nextToEnemy, targetsFrom, typesIn } from './board'
import { armiesMeant } from './filters'
import { isLed, isRated } from './led'

/** A step that moves an Army, before an attack or for its own sake. */
export type Moving = StepOf<'moveArmy'> | StepOf<'attack'>

/** The side whose Army a step moves. */
export const sideMoved = (owner: Side, step: Moving): Side =>
  step.filter !== 'movedArmy' && step.filter.side === 'enemy' ? enemyOf(owner) : owner

/** The Regions that an Army of a side may enter from a Region. */
export const nextRegions = (
  here: Here,
  side: Side,
  region: string,
  over: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const crossed = (here.rules.scenario.borders[region] ?? []).filter(
    ({ border, type }) => type.passable || over.includes(border.type),
  )
  return crossed.flatMap(({ to }) => (isFreeFor(here.table, side, to) ? [to] : []))
}

/** Whether some part of the Army in a Region may go by a step. */
export const hasParty = (here: Here, side: Side, region: string, step: Moving): boolean => {
  const army = armyOf(here.table, side, region)
  if (army === undefined) return false
  if (step.needsLeadership === true && !isLed(here, side, region)) return false
  if (step.carrying !== undefined && (army.units[step.carrying] ?? 0) === 0) return false
  const only = step.do === 'moveArmy' ? step.only : undefined
  return only === undefined || only.some((type) => (army.units[type] ?? 0) > 0)
}

/** The Regions whose Armies a step may move, without those that were entered in this action. */
export const movableArmies = (
  here: Here,
  owner: Side,
  step: StepOf<'moveArmy'>,
  entered: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const side = sideMoved(owner, step)
  return armiesMeant(here, owner, step.filter).filter(
    (region) =>
      !entered.includes(region) &&
      hasParty(here, side, region, step) &&
      nextRegions(here, side, region, step.over).length > 0,
  )
}

/** Whether an Army at a Region can reach, within so many steps, a Region from which it can attack. */
const canReachEnemy = (here: Here, side: Side, region: string, steps: number): boolean =>
  nextToEnemy(here, side, region) || (steps > 0 && marchesOn(here, side, region, steps).length > 0)

/** Where an Army that must attack may go next: the stop rule ends its march where it can attack. */
export const marchesOn = (here: Here, side: Side, region: string, steps: number): ReadonlyArray<string> =>
  steps === 0 ? [] : nextRegions(here, side, region).filter((to) => canReachEnemy(here, side, to, steps - 1))

/** The Regions whose Armies a step may lead into an attack. */
export const attackingArmies = (
  here: Here,
  owner: Side,
  step: StepOf<'attack'>,
  moved: string | null,
): ReadonlyArray<string> => {
  const meant =
    step.filter !== 'movedArmy'
      ? armiesMeant(here, owner, step.filter)
      : moved !== null && armyOf(here.table, owner, moved) !== undefined
        ? [moved]
        : []
  return meant.filter(
    (region) =>
      hasParty(here, owner, region, step) &&
      (targetsFrom(here, owner, region).length > 0 || marchesOn(here, owner, region, step.move).length > 0),
  )
}

/** The Regions that at least two Armies of a side could attack together. */
export const combinedTargets = (here: Here, side: Side): ReadonlyArray<string> =>
  here.rules.scenario.regionIds.filter(
    (region) =>
      armyOf(here.table, enemyOf(side), region) !== undefined &&
      neighboursOf(here, region).filter(({ to }) => armyOf(here.table, side, to) !== undefined).length > 1,
  )

interface Span {
  readonly least: number
  readonly most: number
}

const unitsTaken = (here: Here, taken: Counts): number =>
  here.rules.scenario.typeIds.reduce((sum, type) => sum + (taken[type] ?? 0), 0)

/** How many Units of a type may go, so that at least one goes in all. */
const unitSpan = (here: Here, vars: PartyVars, army: Army, type: string): Span => {
  const most = vars.only === null || vars.only.includes(type) ? (army.units[type] ?? 0) : 0
  if (vars.carrying === type) return { least: Math.min(1, most), most }
  const others = typesIn(here, army.units).filter(
    (one) => one !== type && vars.taken[one] === undefined && (vars.only === null || vars.only.includes(one)),
  )
  const least = unitsTaken(here, vars.taken) > 0 || others.length > 0 ? 0 : 1
  return { least: Math.min(least, most), most }
}

const ledBy = (here: Here, taken: Counts): boolean =>
  Object.entries(taken).some(
    ([what, count]) => count > 0 && (what === 'leaders' || what === 'tokens' || isRated(here, what)),
  )

/** What can lead the part that goes, in the order in which it is asked for. */
const leadersOf = (here: Here, vars: PartyVars, army: Army): ReadonlyArray<string> => [
  ...(army.leaders > 0 ? ['leaders'] : []),
  ...(army.tokens > 0 ? ['tokens'] : []),
  ...charactersIn(here, vars.side, vars.region).filter((one) => isRated(here, one)),
]

const leaderSpan = (here: Here, vars: PartyVars, army: Army, what: string): Span => {
  const most = what === 'leaders' ? army.leaders : what === 'tokens' ? army.tokens : 1
  const all = unitsTaken(here, vars.taken) === totalOf(army.units)
  if (all && !vars.advance && (what === 'leaders' || what === 'tokens')) return { least: most, most }
  if (!vars.needsLeadership || ledBy(here, vars.taken)) return { least: 0, most }
  const left = leadersOf(here, vars, army).filter((one) => one !== what && vars.taken[one] === undefined)
  return { least: left.length > 0 || !leadersOf(here, vars, army).includes(what) ? 0 : 1, most }
}

const damageSpan = (here: Here, vars: PartyVars, army: Army): Span => {
  const going = unitsTaken(here, vars.taken)
  const staying = totalOf(army.units) - going
  return { least: Math.max(0, army.damage - staying), most: Math.min(army.damage, going) }
}

/** What has to be said about the part of an Army that goes, in order. */
const partsOf = (here: Here, vars: PartyVars, army: Army): ReadonlyArray<string> => [
  ...typesIn(here, army.units),
  ...leadersOf(here, vars, army),
  ...charactersIn(here, vars.side, vars.region).filter((one) => !isRated(here, one)),
  'damage',
]

const spanOf = (here: Here, vars: PartyVars, army: Army, what: string): Span => {
  if (what === 'damage') return damageSpan(here, vars, army)
  return here.rules.scenario.unitTypes[what] === undefined
    ? leaderSpan(here, vars, army, what)
    : unitSpan(here, vars, army, what)
}

/** The next thing to be said about a party: a question, or what is settled without one. */
export const nextPart = (here: Here, vars: PartyVars): PartVars | undefined => {
  const army = armyOf(here.table, vars.side, vars.region)
  if (army === undefined) return undefined
  const what = partsOf(here, vars, army).find((part) => vars.taken[part] === undefined)
  if (what === undefined) return undefined
  const { least, most } = spanOf(here, vars, army, what)
  const leads = least > 0 && leadersOf(here, vars, army).includes(what)
  const rule = leads ? 'movement.leaderGoes' : 'movement.split'
  return { side: vars.side, region: vars.region, what, least, most, rule }
}
