/**
 * What can be wrong with what partners keep in mind (chapter XI): captors of what is not captured.
 */
import type { Rules } from '../../model/config'
import { REGION_IDS } from '../../model/ids'
import type { Partners, RegionIx, Table } from '../../model/table'
import { enemyOf, homeOf, regionId } from '../board'
import { isCaptured } from '../control'
import { fault, type Faults } from './fault'

const isCaptor = ({ captors }: Partners, region: RegionIx): boolean =>
  (((captors[region >> 5] ?? 0) >> (region & 31)) & 1) === 1

/** A captor is one of two partners who captured what bears a marker. */
export const captorFaults = ({ seating }: Rules, table: Table): Faults => {
  const { partners } = table
  if (partners === undefined) return []
  return REGION_IDS.flatMap((_, region) => {
    const home = homeOf(region)
    const isFit = isCaptured(table, region) && home !== -1 && seating.alone[enemyOf(home)] < 0
    return isFit || !isCaptor(partners, region)
      ? []
      : [fault('partners.captors', `no partner has captured ${regionId(region)}`, 'partners.victory')]
  })
}
