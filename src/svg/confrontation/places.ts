/** Where the sixteen regions are drawn: a diamond from the Shire on the left to Mordor on the right. */
import type { RegionId } from '../../confrontation'

const COLUMNS: ReadonlyArray<ReadonlyArray<RegionId>> = [
  ['shire'],
  ['arthedain', 'cardolan'],
  ['rhudaur', 'eregion', 'enedwaith'],
  ['high-pass', 'misty-mountains', 'caradhras', 'gap-of-rohan'],
  ['mirkwood', 'fangorn', 'rohan'],
  ['dagorlad', 'gondor'],
  ['mordor'],
]

/** Size of a region's box. */
export const REGION_BOX = { width: 190, height: 128 } as const
/** Height of the board. */
export const BOARD_HEIGHT = 690
const PITCH = { x: 223, y: 170 } as const
const LEFT = 131

/** The centre of each region. */
export const PLACES: ReadonlyMap<RegionId, readonly [x: number, y: number]> = new Map(
  COLUMNS.flatMap((column, across) =>
    column.map((id, down) => [
      id,
      [LEFT + across * PITCH.x, BOARD_HEIGHT / 2 + (down - (column.length - 1) / 2) * PITCH.y] as const,
    ]),
  ),
)

/** The centre of a region. */
export const placeOf = (id: RegionId): readonly [x: number, y: number] => PLACES.get(id) ?? [0, 0]
