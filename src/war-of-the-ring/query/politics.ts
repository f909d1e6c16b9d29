/**
 * Questions about the Political Track (chapter VII).
 */
import { derived } from '../../kernel/derived'
import type { Rules } from '../model/config'
import { ofNation, stepCount } from '../model/counts'
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
/** The counts of each Nation in those of its side, as a mask: all its kinds of figure. */
export const NATION_MASKS = derived((rules: Rules): ReadonlyArray<number> =>
  rules.nations.map((_, nation) =>
    rules.pieces.reduce((mask, kind) => (kind.nation === nation ? mask | ofNation(kind.place, 63) : mask), 0),
  ),
)
/** The counts of a Nation in those of its side, as a mask. */
export const maskOf = (rules: Rules, nation: NationIx): number => NATION_MASKS(rules)[nation] as number
/** Whether an Army has a unit of a Nation. */
export const hasUnitsOf = (rules: Rules, { regulars, elites }: Army, nation: NationIx): boolean =>
  ((regulars | elites) & maskOf(rules, nation)) !== 0
/** The Nations of a side that have units in an Army. */
export const nationsWithUnits = (rules: Rules, army: Army): ReadonlyArray<NationIx> =>
  NATIONS_OF[army.side].filter((nation) => hasUnitsOf(rules, army, nation))
/** The counts of a side's Nations at war, as a mask. */
export const warMask = (rules: Rules, table: Table, side: SideIx): number => {
  const masks = NATION_MASKS(rules)
  const nations = NATIONS_OF[side]
  let mask = 0
  for (let place = 0; place < nations.length; place++) {
    const nation = nations[place] as NationIx
    if (isAtWar(table, nation)) mask |= masks[nation] as number
  }
  return mask
}
