/**
 * What can be wrong with Armies on the march (chapter VI): that those who have moved are not where they went.
 */
import type { Rules } from '../../model/config'
import type { AnyFrame } from '../../model/frames'
import type { PieceIx, RegionIx, Table } from '../../model/table'
import { forceAt } from '../armies'
import { countIn, PIECES_OF } from '../pieces'
import { fault } from './fault'

/** What is wrong with a frame of such, if anything is. */
export const marchFault = (rules: Rules, { kind, vars }: AnyFrame, table: Table): string | undefined => {
  if (kind !== 'march' && kind !== 'campaign' && kind !== 'ferry') return undefined
  const { side, came } = vars
  const isThere = (at: RegionIx, piece: PieceIx): boolean =>
    came.reduce((sum, one) => sum + (one.at === at ? countIn(rules, one.party, piece) : 0), 0) <=
    countIn(rules, forceAt(rules, table, side, at), piece)
  return came.every(({ at }) => PIECES_OF(rules)[side].every((piece) => isThere(at, piece)))
    ? undefined
    : fault(kind, 'some have marched who are not there', 'movement.once')
}
