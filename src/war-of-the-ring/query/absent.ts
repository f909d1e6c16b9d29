/**
 * What is said of figures that are not there.
 */
import type { Violation } from '../model/bundle'
import type { RegionIx } from '../model/table'
import { violation } from '../rulebook'
import { regionId } from './board'

/** Of a kind of figure. */
export const NOT_THERE = 'none of these is there'

/** Of an Army. */
export const noArmyIn = (region: RegionIx): Violation =>
  violation('pieces.army', { region: regionId(region), because: 'no Army of this side is there' })
