/**
 * Why an Army cannot leave a battle: by a retreat, or into its Stronghold (chapters VI and VII).
 */
import type { Violation, World } from '../model/bundle'
import type { RegionId } from '../model/ids'
import type { PlaceIx, SideIx } from '../model/table'
import { violation } from '../rulebook'
import { isInside, regionOf } from './armies'
import { areAdjacent, regionId, regionIx, SETTLEMENT_OF, STRONGHOLD } from './board'
import { closedBy } from './tableCards'

/** What is against the retreat of a side to a region that is no refuge. */
export const retreatViolation = (
  { rules, table }: World,
  side: SideIx,
  place: PlaceIx,
  to: RegionId,
): Violation => {
  const from = regionId(regionOf(place))
  const region = regionIx(to)
  if (isInside(place)) return violation('battle.retreatBesieged', { region: from })
  const card = closedBy(rules, table, side, region)
  if (card !== null) return violation('events.onTable', { card })
  const because = areAdjacent(regionOf(place), region) ? 'the enemy holds it' : 'no way leads there'
  return { rule: 'battle.retreat', facts: { from, to, because } }
}

/** What is against going inside, where that cannot be: for who attacks, or who has no Stronghold to go to. */
export const withdrawViolation = (place: PlaceIx, defends: boolean): Violation => {
  const region = regionOf(place)
  const isHere = SETTLEMENT_OF[region] === STRONGHOLD
  const because = !isHere
    ? 'there is no Stronghold here'
    : defends
      ? 'it is no Stronghold that he could go into now'
      : 'only who is attacked goes inside'
  return { rule: 'siege.choice', facts: { region: regionId(region), because } }
}
