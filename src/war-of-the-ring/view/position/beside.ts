/**
 * Figures of a position that are no units (chapter XII): where they are, and what came with them.
 */
import { malformed, type Malformed } from '../../../kernel/door'
import type { Rules } from '../../model/config'
import { FACTIONS, REGION_IDS, type RegionId } from '../../model/ids'
import type { RegionIx, Table } from '../../model/table'
import { GET_IT, type PositionSpec } from './spec'

const placesOf = (told: Readonly<Partial<Record<RegionId, number>>> = {}): ReadonlyArray<RegionIx> =>
  REGION_IDS.flatMap((id, region) => Array.from({ length: told[id] ?? 0 }, () => region))

/** A table with such figures. */
export const withBeside = (
  rules: Rules,
  table: Table,
  { beside: told }: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  if (told === undefined) return table
  if (rules.beside === undefined)
    wrong.push(malformed('beside', 'Twilight of the Third Age is not played (components.expansion)'))
  return {
    ...table,
    beside: {
      factions: (told.factions ?? []).reduce((bits, one) => bits | (1 << FACTIONS.indexOf(one)), 0),
      ships: placesOf(told.ships),
      ents: placesOf(told.ents),
      towers: placesOf(told.towers),
      trebuchets: placesOf(told.trebuchets),
      entsLost: told.entsLost ?? 0,
      awakenings: told.awakenings ?? 0,
      getIt: GET_IT.indexOf(told.getIt ?? 'aside'),
    },
  }
}
