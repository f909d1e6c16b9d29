/** Why no Army of a side can attack now: what is against each attack on an enemy within its reach. */
import type { Violation, World } from '../model/bundle'
import type { DieFace } from '../model/ids'
import { violation } from '../rulebook'
import { since } from './absent'
import { armyAt, placeIn } from './armies'
import { attackViolations, targetOf, type Striker } from './attacks'
import { waysFrom } from './beside'

const isSame = (one: Violation, other: Violation): boolean =>
  one.rule === other.rule && JSON.stringify(one.facts) === JSON.stringify(other.facts)

/** What is against the attacks on enemies within reach, each reason once. */
const reasonsIn = (world: World, striker: Striker): ReadonlyArray<Violation> => {
  const { table } = world
  const { side } = striker
  const found: Array<Violation> = []
  for (const from of table.fields.keys()) {
    if (armyAt(table, placeIn(table, side, from))?.side !== side) continue
    for (const to of [from, ...waysFrom(table, striker, from)]) {
      const enemy = armyAt(table, targetOf(table, side, from, to))
      if (enemy === null || enemy.side === side) continue
      for (const one of attackViolations(world, striker, from, to))
        if (!found.some((other) => isSame(one, other))) found.push(one)
    }
  }
  return found
}

/** Every rule against an attack by any Army of a side, the reasons of single Armies first. */
export const noAttackViolations = (
  world: World,
  striker: Striker,
  die: DieFace,
): ReadonlyArray<Violation> => {
  const reasons = reasonsIn(world, striker)
  const start = violation('battle.start', { die, from: 'anywhere' })
  if (reasons.length === 0) return [since(start, 'no Army of the enemy can be reached')]
  const who = striker.leader ? 'no Army with somebody who leads' : 'no Army'
  return [...reasons, since(start, `${who} can attack now`)]
}
