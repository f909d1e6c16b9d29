/**
 * What can be wrong with frames of cards about the Fellowship and the Hunt (chapters VIII and IX): that the
 * Companion or the tiles they speak of are not there.
 */
import { tileCount } from '../../model/counts'
import type { AnyFrame } from '../../model/frames'
import { HUNT_TILE_IDS } from '../../model/ids'
import type { Table } from '../../model/table'
import { companionsOf } from '../fellowship'
import { fault } from './fault'

/** What is wrong with such a frame, if anything is. */
export const fellowshipFrameFault = ({ kind, vars }: AnyFrame, table: Table): string | undefined => {
  switch (kind) {
    case 'decide/lure':
      return vars.companion >= 0 && (companionsOf(table) >> vars.companion) & 1
        ? undefined
        : fault(kind, 'this Companion is not in the Fellowship', 'fellowship.members')
    case 'decide/driven':
      return table.fellowship.region >= 0
        ? undefined
        : fault(kind, 'the Ring-bearers are not on the map', 'mordor.place')
    case 'decide/turning':
      return vars.left > 0 ? undefined : fault(kind, 'no die is left to turn', 'turn.usedDice')
    case 'challenge':
      return HUNT_TILE_IDS.every(
        (_, tile) => tileCount(vars.held, tile) <= tileCount(table.tiles.drawn, tile),
      )
        ? undefined
        : fault(kind, 'tiles are looked at that were not drawn', 'hunt.pool')
    default:
      return undefined
  }
}
