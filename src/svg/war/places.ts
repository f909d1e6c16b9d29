/** The map of War of the Ring: regions as areas, coasts, barriers, and the room for what stands there. */
import { REGIONS, type RegionId } from '../../war-of-the-ring/viewer'
import { landFrom, pathOf, pointsOf, type Border, type Land, type Point } from '../draw/cells'
import { CELLS, CORNERS, MIDDLES } from './land'

/** Width and height of the map. */
export const MAP = { width: 1600, height: 1230 } as const

/** The water in the east, which is no region. */
export const LAKE = 'sea-of-rhun'

/** The room in a region for its name and its figures. */
export const ROOM = { width: 106, height: 70 } as const

/** What the text of the land says. */
interface Geography {
  readonly land: Land
  readonly coasts: ReadonlyArray<Border>
  readonly barriers: ReadonlyArray<Border>
  readonly middles: ReadonlyMap<RegionId, Point>
}

let known: Geography | undefined

const isWater = (area: string | undefined): boolean => area === undefined || area === LAKE

const geography = (): Geography => {
  if (known !== undefined) return known
  const size: Point = [MAP.width, MAP.height]
  const land = landFrom([...REGIONS.map(({ id }) => id), LAKE], { corners: CORNERS, cells: CELLS, size })
  const roads = new Set(REGIONS.flatMap(({ id, neighbours }) => neighbours.map((other) => `${id} ${other}`)))
  const inner = land.borders.filter(({ isEdge }) => !isEdge)
  const isCoast = ({ areas: [one, other] }: Border): boolean => isWater(one) || isWater(other)
  const middles = pointsOf(MIDDLES)
  known = {
    land,
    coasts: inner.filter(isCoast),
    barriers: inner.filter((border) => !isCoast(border) && !roads.has(border.areas.join(' '))),
    middles: new Map(REGIONS.map(({ id }, ix) => [id, middles[ix] ?? [0, 0]])),
  }
  return known
}

/** The areas of all regions and of the Sea of Rhûn, and all borders. */
export const landOfMap = (): Land => geography().land
/** Where land meets water. */
export const coastsOfMap = (): ReadonlyArray<Border> => geography().coasts
/** Borders that nobody crosses: mountains. */
export const barriersOfMap = (): ReadonlyArray<Border> => geography().barriers
/** The outline of a region. */
export const outlineOf = (region: RegionId): ReadonlyArray<Point> => landOfMap().cells.get(region) ?? []
const paths = new Map<RegionId, string>()

/** The outline of a region as a path. */
export const pathOfRegion = (region: RegionId): string => {
  const path = paths.get(region) ?? pathOf(outlineOf(region), 'z')
  paths.set(region, path)
  return path
}

/** The middle of what is drawn in a region. */
export const middleOf = (region: RegionId): Point => geography().middles.get(region) ?? [0, 0]
