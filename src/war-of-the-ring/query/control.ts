/**
 * Questions about control of Settlements and the victory points it brings (chapters VI and X).
 */
import type { Rules } from '../model/config'
import type { Bits, RegionIx, SideIx, Table } from '../model/table'
import { enemyOf, HOME_OF, homeOf, worthOf } from './board'

/** Whether the enemy of its home side has a marker on a region's Settlement. */
export const isCaptured = (table: Table, region: RegionIx): boolean =>
  (((table.captured[region >> 5] as Bits) >>> (region & 31)) & 1) === 1
/** The side that controls a region's Settlement, -1 without one. */
export const controllerOf = (table: Table, region: RegionIx): SideIx | -1 => {
  const home = homeOf(region)
  if (home === -1) return -1
  return isCaptured(table, region) ? enemyOf(home) : home
}
/** Whether a side's own Settlement is in that side's hands. */
export const holdsHome = (table: Table, side: SideIx, region: RegionIx): boolean =>
  HOME_OF[region] === side && !isCaptured(table, region)
/** Victory points of a side: its markers on enemy Cities and Strongholds. */
export const pointsOf = (rules: Rules, table: Table, side: SideIx): number => {
  let points = 0
  const { captured } = table
  for (let word = 0; word < captured.length; word++) {
    let left = captured[word] as Bits
    while (left !== 0) {
      const region = word * 32 + (31 - Math.clz32(left & -left))
      if (HOME_OF[region] !== side) points += worthOf(rules, region)
      left &= left - 1
    }
  }
  return points
}
