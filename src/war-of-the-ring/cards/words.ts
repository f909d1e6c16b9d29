/** Words that many cards use: areas, figures and people. */
import type { Area } from '../model/conditions'
import type { Nation, PieceId, RegionId } from '../model/ids'

/** These regions. */
export const at = (...regions: ReadonlyArray<RegionId>): Area => ({ kind: 'regions', regions })
/** The lands of these Nations. */
export const landsOf = (...nations: ReadonlyArray<Nation>): Area => ({ kind: 'lands', nations })
/** A unit of a Nation, Regular or Elite. */
export const either = (nation: Nation): ReadonlyArray<PieceId> => [`${nation}-regular`, `${nation}-elite`]
/** So many Regulars of a Nation. */
export const regulars = (nation: Nation, number: number): ReadonlyArray<ReadonlyArray<PieceId>> =>
  Array.from({ length: number }, () => [`${nation}-regular`])
