/**
 * Total Leadership as it counts: what leads the Army, and what cards on the table add.
 */
import type { Here } from '../model/bundle'
import type { Mod } from '../model/effects'
import { SIDES, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { ON_TABLE } from '../model/json'
import { armyOf, charactersIn } from './board'
import { cardsAt } from './cards'
import { placeFits } from './filters'
import { leadershipOf } from './led'

/** The standing changes of cards on the table, each with the side whose card it is. */
export const modsOf = (here: Here): ReadonlyArray<{ readonly mod: Mod; readonly owner: Side }> =>
  SIDES.flatMap((owner) =>
    cardsAt(here, ON_TABLE[owner]).flatMap((card) =>
      sure(sure(here.rules.scenario.cards[card]).table).mods.map((mod) => ({ mod, owner })),
    ),
  )

/** The Total Leadership of the Army of a side in a Region, with what cards on the table add. */
export const leadershipAt = (here: Here, side: Side, region: string): number => {
  const army = armyOf(here.table, side, region)
  if (army === undefined) return 0
  const added = modsOf(here).reduce(
    (sum, { mod, owner }) =>
      mod.mod === 'leadership' && mod.side === side && placeFits(here, owner, mod.in, region)
        ? sum + mod.add
        : sum,
    0,
  )
  return Math.max(0, leadershipOf(here, army, charactersIn(here, side, region)) + added)
}
