/**
 * What can be wrong with frames of cards about the Fellowship and the Hunt (chapters VIII and IX): that the
 * Companion or the tiles they speak of are not there.
 */
import type { Rules } from '../../model/config'
import { tileCount } from '../../model/counts'
import type { AnyFrame, TileVars } from '../../model/frames'
import type { Table } from '../../model/table'
import { companionsOf } from '../fellowship'
import { fault } from './fault'

/** Where a tile is answered in order: no card after a casualty, and without one nobody was Guide before. */
const orderFault = (rules: Rules, { answer, casualty, cardsOver, former }: TileVars): string | undefined => {
  if (!rules.answersInOrder || answer !== null) return undefined
  if (casualty && cardsOver === undefined)
    return fault('tile', 'cards are used before a casualty', 'hunt.reduce')
  return former !== undefined && !casualty
    ? fault('tile', 'nobody is lost, so the Guide is the same', 'hunt.reduce')
    : undefined
}

/** What is wrong with such a frame, if anything is. */
export const fellowshipFrameFault = (
  rules: Rules,
  { kind, vars }: AnyFrame,
  table: Table,
): string | undefined => {
  switch (kind) {
    case 'decide/randomCompanion':
      return vars.companion >= 0 && (companionsOf(rules, table) >> vars.companion) & 1
        ? undefined
        : fault(kind, 'this Companion is not in the Fellowship', 'fellowship.members')
    case 'decide/driven':
      return table.fellowship.region >= 0
        ? undefined
        : fault(kind, 'the Ring-bearers are not on the map', 'mordor.place')
    case 'tile':
    case 'decide/damage':
      return orderFault(rules, vars)
    case 'decide/turning':
      return vars.left > 0 ? undefined : fault(kind, 'no die is left to turn', 'turn.usedDice')
    case 'challenge':
      return rules.huntTileIds.every(
        (_, tile) => tileCount(rules, vars.held, tile) <= tileCount(rules, table.tiles.drawn, tile),
      )
        ? undefined
        : fault(kind, 'tiles are looked at that were not drawn', 'hunt.pool')
    default:
      return undefined
  }
}
