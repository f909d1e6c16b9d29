/**
 * Questions about the Political Track (chapter VII).
 */
import { nationCount, ofNation, stepCount } from '../model/counts'
import type { Army, NationIx, RegionIx, SideIx, Table } from '../model/table'
import { nationOf, NATIONS_OF } from './board'

/** Steps that part a Nation from war. */
export const stepsOf = (table: Table, nation: NationIx): number => stepCount(table.steps, nation)
/** Whether a Nation is at war. */
export const isAtWar = (table: Table, nation: NationIx): boolean => stepCount(table.steps, nation) === 0
/** Whether a Nation is active. */
export const isActive = (table: Table, nation: NationIx): boolean => ((table.active >> nation) & 1) === 1
/** Whether a Nation can take a step towards war: a passive one stops short of it. */
export const canAdvance = (table: Table, nation: NationIx): boolean => {
  const steps = stepsOf(table, nation)
  return steps > 1 || (steps === 1 && isActive(table, nation))
}
/** Whether figures of a Nation may march into a region: those not at war keep out of other Nations' lands. */
export const mayEnter = (table: Table, nation: NationIx, region: RegionIx): boolean => {
  const land = nationOf(region)
  return land === -1 || land === nation || isAtWar(table, nation)
}
/** Whether an Army has a unit of a Nation, by the Nation's place in its side. */
export const hasUnitsOf = ({ regulars, elites }: Army, place: number): boolean =>
  nationCount(regulars, place) + nationCount(elites, place) > 0
/** The Nations of a side that have units in an Army. */
export const nationsWithUnits = (army: Army): ReadonlyArray<NationIx> =>
  NATIONS_OF[army.side].filter((_, place) => hasUnitsOf(army, place))
/** Whether every Nation of a side is at war. */
export const allAtWar = (table: Table, side: SideIx): boolean =>
  NATIONS_OF[side].every((nation) => isAtWar(table, nation))
/** The counts of a side's Nations at war, as a mask. */
export const warMask = (table: Table, side: SideIx): number => {
  let mask = 0
  const nations = NATIONS_OF[side]
  for (let place = 0; place < nations.length; place++)
    if (isAtWar(table, nations[place] as NationIx)) mask |= ofNation(place, 63)
  return mask
}
