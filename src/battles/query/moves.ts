/**
 * Moving: which Armies can go, where to, and from where an attack can follow.
 */
import type { Here } from '../model/bundle'
import type { StepOf } from '../model/effects'
import { enemyOf, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/counts'
import type { Neighbour } from '../model/tables'
import {
  armiesOf,
  armyOf,
  isFreeFor,
  nextToEnemy,
  targetsFrom,
  controllerOf,
  isHeld,
  neighboursOf,
} from './board'
import { armiesMeant, isMeant } from './filters'
import { isLed } from './led'
import type { Battle } from '../model/json'

/** A step that moves an Army, before an attack or for its own sake. */
export type Moving = StepOf<'moveArmy'> | StepOf<'attack'>

/** The side whose Army a step moves. */
export const sideMoved = (owner: Side, step: Moving): Side =>
  step.filter !== 'movedArmy' && step.filter.side === 'enemy' ? enemyOf(owner) : owner

/** No border that an Army may cross beside the passable ones. */
const NOTHING: ReadonlyArray<string> = []

const mayEnter = ({ table }: Here, side: Side, over: ReadonlyArray<string>, next: Neighbour): boolean =>
  (next.type.passable || over.includes(next.border.type)) && isFreeFor(table, side, next.to)

/** The Regions that an Army of a side may enter from a Region. */
export const nextRegions = (
  here: Here,
  side: Side,
  region: string,
  over: ReadonlyArray<string> = NOTHING,
): ReadonlyArray<string> => {
  const entered: Array<string> = []
  for (const next of sure(here.rules.scenario.borders[region]))
    if (mayEnter(here, side, over, next)) entered.push(next.to)
  return entered
}

const canGo = (here: Here, side: Side, region: string, over: ReadonlyArray<string> = NOTHING): boolean => {
  for (const next of sure(here.rules.scenario.borders[region]))
    if (mayEnter(here, side, over, next)) return true
  return false
}

/** Whether some part of the Army in a Region may go by a step. */
export const hasParty = (here: Here, side: Side, region: string, step: Moving): boolean => {
  const army = sure(armyOf(here.table, side, region))
  if (step.needsLeadership === true && !isLed(here, side, region)) return false
  if (step.carrying !== undefined && countOf(army.units, step.carrying) === 0) return false
  const only = step.do === 'moveArmy' ? step.only : undefined
  return only === undefined || only.some((type) => countOf(army.units, type) > 0)
}

const canMove = (here: Here, side: Side, region: string, step: StepOf<'moveArmy'>): boolean =>
  hasParty(here, side, region, step) && canGo(here, side, region, step.over)

/** The Regions whose Armies a step may move, without those that were entered in this action. */
export const movableArmies = (
  here: Here,
  owner: Side,
  step: StepOf<'moveArmy'>,
  entered: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const side = sideMoved(owner, step)
  return armiesMeant(here, owner, step.filter).filter(
    (region) => !entered.includes(region) && canMove(here, side, region, step),
  )
}

/** Whether a step may move any Army. */
export const anyMovable = (here: Here, owner: Side, step: StepOf<'moveArmy'>): boolean => {
  const side = sideMoved(owner, step)
  for (const region of armiesOf(here, side))
    if (isMeant(here, owner, step.filter, region) && canMove(here, side, region, step)) return true
  return false
}

/** Whether an Army at a Region can reach, within so many steps, a Region from which it can attack. */
const canReachEnemy = (here: Here, side: Side, region: string, steps: number): boolean =>
  nextToEnemy(here, side, region) || canMarch(here, side, region, steps)

/** Whether an Army that must attack may go on. */
const canMarch = (here: Here, side: Side, region: string, steps: number): boolean => {
  if (steps === 0) return false
  for (const next of sure(here.rules.scenario.borders[region]))
    if (mayEnter(here, side, NOTHING, next) && canReachEnemy(here, side, next.to, steps - 1)) return true
  return false
}

/** Where an Army that must attack may go next: the stop rule ends its march where it can attack. */
export const marchesOn = (here: Here, side: Side, region: string, steps: number): ReadonlyArray<string> =>
  steps === 0 ? [] : nextRegions(here, side, region).filter((to) => canReachEnemy(here, side, to, steps - 1))

/** The Regions of the Armies that the filter of an attack means. */
const attackersMeant = (
  here: Here,
  owner: Side,
  { filter }: StepOf<'attack'>,
  moved: string | null,
): ReadonlyArray<string> => {
  if (filter !== 'movedArmy') return armiesMeant(here, owner, filter)
  return moved !== null && armyOf(here.table, owner, moved) !== undefined ? [moved] : []
}

const canAttack = (here: Here, owner: Side, region: string, step: StepOf<'attack'>): boolean =>
  hasParty(here, owner, region, step) && canReachEnemy(here, owner, region, step.move)

/** The Regions whose Armies a step may lead into an attack. */
export const attackingArmies = (
  here: Here,
  owner: Side,
  step: StepOf<'attack'>,
  moved: string | null,
): ReadonlyArray<string> =>
  attackersMeant(here, owner, step, moved).filter((region) => canAttack(here, owner, region, step))

/** Whether a step may lead any Army into an attack. */
export const anyAttacking = (
  here: Here,
  owner: Side,
  step: StepOf<'attack'>,
  moved: string | null,
): boolean => {
  for (const region of attackersMeant(here, owner, step, moved))
    if (canAttack(here, owner, region, step)) return true
  return false
}

/** The Regions that at least two Armies of a side could attack together. */
export const combinedTargets = (here: Here, side: Side): ReadonlyArray<string> =>
  armiesOf(here, enemyOf(side)).filter((region) => targetsFrom(here, enemyOf(side), region).length > 1)

/*
 * The ways out of a battle: where the defender may go, and where the attacker may send him.
 */

const isFriendly = (here: Here, side: Side, region: string): boolean =>
  armyOf(here.table, side, region) !== undefined ||
  (isHeld(here, region) && controllerOf(here.table, region) === side)

const isOpen = (here: Here, side: Side, { to, type }: Neighbour): boolean => {
  const enemy = enemyOf(side)
  if (isHeld(here, to) && controllerOf(here.table, to) === enemy) return false
  return !type.blocksRetreat && !nextToEnemy(here, side, to)
}

/** The Regions that a defender may choose. */
export const retreatsOf = (here: Here, battle: Battle): ReadonlyArray<string> => {
  const side = enemyOf(battle.attacker)
  return neighboursOf(here, battle.region).flatMap((next) =>
    isFreeFor(here.table, side, next.to) && (isFriendly(here, side, next.to) || isOpen(here, side, next))
      ? [next.to]
      : [],
  )
}

/** The Regions to which the attacker may send a defender without a way of his own. */
export const waysSent = (here: Here, battle: Battle): ReadonlyArray<string> =>
  neighboursOf(here, battle.region).flatMap(({ to }) =>
    isFreeFor(here.table, enemyOf(battle.attacker), to) ? [to] : [],
  )

/** What the defender may not do now. */
export const isForbidden = (battle: Battle, what: 'retreat' | 'rout' | 'advance', side: Side): boolean =>
  battle.sides[side].changes.forbidden.includes(what) ||
  (side !== battle.attacker && battle.forbidden.includes(what))
