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

type Point = readonly [x: number, y: number]

interface Measures {
  readonly width: number
  readonly height: number
  /** Size of a region's box. */
  readonly box: { readonly width: number; readonly height: number }
  /** From the middle of one box to the next. */
  readonly pitch: { readonly x: number; readonly y: number }
}

/** A board of a shape, with the centre of each region. */
export interface Places extends Measures {
  readonly at: (id: RegionId) => Point
}

const placesOf = (measures: Measures): Places => {
  const { width, height, pitch } = measures
  const left = (width - (COLUMNS.length - 1) * pitch.x) / 2
  const points = new Map<RegionId, Point>(
    COLUMNS.flatMap((column, across) =>
      column.map((id, down) => [
        id,
        [left + across * pitch.x, height / 2 + (down - (column.length - 1) / 2) * pitch.y],
      ]),
    ),
  )
  return { ...measures, at: (id) => points.get(id) ?? [0, 0] }
}

/** The board of a page, and of the whole table on one screen. */
export const ON_PAGE: Places = placesOf({
  width: 1600,
  height: 690,
  box: { width: 190, height: 128 },
  pitch: { x: 223, y: 170 },
})

/** The board alone on a screen, where it has more height: read without loss at 0.85 of its units. */
export const ALONE: Places = placesOf({
  width: 1160,
  height: 886,
  box: { width: 146, height: 172 },
  pitch: { x: 162, y: 216 },
})
