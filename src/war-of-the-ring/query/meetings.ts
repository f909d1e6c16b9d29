/**
 * Armies near each other, and sieges, as cards ask for them. A besieged Army is in its region too.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { Meeting, Siege } from '../model/conditions'
import { INSIDE, type PlaceIx, type RegionIx, type SideIx, type Table } from '../model/table'
import { armyAt, boxOf, forceAt } from './armies'
import { enemyOf, HOME_OF, nationIx, neighboursOf, STRONGHOLDS, sideIx } from './board'
import { escortOf, isEscorted } from './escorts'
import { unitsIn } from './pieces'
import { hasUnitsOf } from './politics'

/** Where the Army of a side in a region is, field or box; -1 without units. */
export const armyPlace = (table: Table, side: SideIx, region: RegionIx): PlaceIx => {
  const field = table.fields[region] ?? null
  if (field !== null && field.side === side) return unitsIn(field) > 0 ? region : -1
  return boxOf(table, region)?.side === side ? region + INSIDE : -1
}

/** Whether a side has an Army in a region, with somebody of those asked for. */
const hasArmyWith = ({ rules, table }: World, side: SideIx, region: RegionIx, escort: number): boolean => {
  const place = armyPlace(table, side, region)
  return place >= 0 && (escort === 0 || isEscorted(rules, forceAt(rules, table, side, place), escort))
}

/** The regions whose Army of the other side is near the struck Army of a region. */
export const strikersAt = (
  rules: Rules,
  table: Table,
  meeting: Meeting,
  region: RegionIx,
): ReadonlyArray<RegionIx> => {
  const enemy = enemyOf(sideIx(meeting.side))
  const escort = escortOf(rules, meeting.enemyWith)
  return [region, ...neighboursOf(region)]
    .filter((near) => hasArmyWith({ rules, table }, enemy, near, escort))
    .sort((one, other) => one - other)
}

/** Whether an Army that can be struck is near one that strikes. Asked often, so it stops at the first. */
export const doMeet = (rules: Rules, table: Table, meeting: Meeting): boolean => {
  const side = sideIx(meeting.side)
  const enemy = enemyOf(side)
  const escort = escortOf(rules, meeting.with)
  const enemyEscort = escortOf(rules, meeting.enemyWith)
  const world = { rules, table }
  for (let region = 0; region < table.fields.length; region++) {
    if (!hasArmyWith(world, side, region, escort)) continue
    if (hasArmyWith(world, enemy, region, enemyEscort)) return true
    const near = neighboursOf(region)
    for (const one of near) if (hasArmyWith(world, enemy, one, enemyEscort)) return true
  }
  return false
}

/** The regions with an Army that can be struck. */
export const struckIn = (rules: Rules, table: Table, meeting: Meeting): ReadonlyArray<RegionIx> => {
  const side = sideIx(meeting.side)
  const escort = escortOf(rules, meeting.with)
  const found: Array<RegionIx> = []
  for (let region = 0; region < table.fields.length; region++)
    if (
      hasArmyWith({ rules, table }, side, region, escort) &&
      strikersAt(rules, table, meeting, region).length > 0
    )
      found.push(region)
  return found
}

/** The regions in which a side lays such a siege. */
export const siegesOf = (rules: Rules, table: Table, siege: Siege): ReadonlyArray<RegionIx> => {
  const side = sideIx(siege.by)
  const escort = escortOf(rules, siege.with)
  return STRONGHOLDS.filter((region, ix) => {
    const box = table.boxes[ix] ?? null
    const army = armyAt(table, region)
    if (box === null || box.side === side || army === null) return false
    if (siege.home !== undefined && HOME_OF[region] !== sideIx(siege.home)) return false
    if (siege.unitsOf !== undefined && !hasUnitsOf(rules, army, nationIx(siege.unitsOf))) return false
    return isEscorted(rules, forceAt(rules, table, side, region), escort)
  })
}
