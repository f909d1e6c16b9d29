/**
 * Damage in a battle: what a Stronghold's Protection takes first, and what waits for the Damage step.
 */
import { enemyOf } from '../../model/sides'
import { sure } from '../../model/sure'
import { regionAt } from '../../query/board'
import { isProtected } from '../../query/combat'
import { hereIn, hurt, setProtection, type Change } from '../changes'
import { setRound } from '../effects/instant'

/** Damage that falls now: on the Protection of the defender's Stronghold first. */
export const protectedHurt = (change: Change, region: string, count: number): void => {
  const battle = sure(change.table.battle)
  const shelter =
    region === battle.region && isProtected(hereIn(change), region)
      ? regionAt(change.table, region).protection
      : 0
  const taken = Math.min(shelter, count)
  if (taken > 0) setProtection(change, region, shelter - taken, 'stronghold.protection')
  hurt(change, region, count - taken, 'round.damage')
}

/** Damage that a card or ability deals: it waits for the Damage step, or falls at once after it. */
export const dealTo = (change: Change, region: string, count: number): void => {
  const battle = sure(change.table.battle)
  if (battle.damaged) return protectedHurt(change, region, count)
  const dealer = region === battle.region ? battle.attacker : enemyOf(battle.attacker)
  setRound(change, dealer, { dealt: battle.sides[dealer].changes.dealt + count })
}
