/**
 * Where the Regions of a scenario are drawn: by the places that the scenario gives them, so far apart that no
 * two boxes lie upon each other.
 */
import type { Scenario } from '../../battles'
import { PAGE_WIDTH } from '../draw/page'
import type { Box } from '../draw/shapes'

const GAP = 14
const MARGIN = 16
const WIDEST = 172
const NARROWEST = 84
const HEIGHT = 104
const HIGHEST = 4000

interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
}

const spanOf = (numbers: ReadonlyArray<number>): readonly [least: number, span: number] => {
  const least = Math.min(...numbers)
  return [least, Math.max(...numbers) - least]
}

/** The width of a box: as wide as neighbours in one row let it be. */
const boxWidth = (spots: ReadonlyArray<Spot>): number => {
  let width = WIDEST
  for (const one of spots)
    for (const other of spots) {
      const apart = Math.abs(one.x - other.x)
      if (one.id < other.id && one.y === other.y && apart > 0) width = Math.min(width, apart - GAP)
    }
  return Math.max(NARROWEST, width)
}

/** How far a unit of the scenario reaches downwards, so that boxes one above the other stay apart. */
const stretch = (spots: ReadonlyArray<Spot>, width: number): number => {
  let scale = 1
  for (const one of spots)
    for (const other of spots) {
      const down = Math.abs(one.y - other.y)
      if (one.id < other.id && down > 0 && Math.abs(one.x - other.x) < width + GAP)
        scale = Math.max(scale, (HEIGHT + GAP) / down)
    }
  return scale
}

/** The map: a box for each Region, and how high the whole is. */
export interface Places {
  readonly boxes: ReadonlyMap<string, Box>
  readonly height: number
}

/** The places of all Regions of a scenario. */
export const placesOf = ({ doc: { regions } }: Scenario): Places => {
  const [left, wide] = spanOf(regions.map(({ at }) => at[0]))
  const [top, high] = spanOf(regions.map(({ at }) => at[1]))
  const room = PAGE_WIDTH - 2 * MARGIN - WIDEST
  const across = wide === 0 ? 0 : room / wide
  const spots = regions.map(({ id, at }) => ({ id, x: (at[0] - left) * across, y: at[1] - top }))
  const width = boxWidth(spots)
  const down = Math.min(stretch(spots, width), high === 0 ? 1 : HIGHEST / high)
  return {
    boxes: new Map(
      spots.map(({ id, x, y }) => [
        id,
        { x: MARGIN + x + (WIDEST - width) / 2, y: MARGIN + y * down, width, height: HEIGHT },
      ]),
    ),
    height: high * down + HEIGHT + 2 * MARGIN,
  }
}
