/**
 * The ways out of a battle: where the defender may go, and where the attacker may send him.
 */
import type { Here } from '../model/bundle'
import { enemyOf, type Side } from '../model/sides'
import type { Battle } from '../model/json'
import { armyOf, controllerOf, isFreeFor, isHeld, neighboursOf, nextToEnemy } from './board'
import type { Neighbour } from '../model/tables'

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
