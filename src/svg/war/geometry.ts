/** The map in numbers, for those who draw on it: outlines, coasts, barriers, and where figures stand. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed, View } from '../../kernel'
import { REGIONS, type RegionId, type War } from '../../war-of-the-ring/viewer'
import type { Point } from '../draw/cells'
import type { Box } from '../draw/shapes'
import type { BoardOptions } from '../options'
import { barriersOfMap, coastsOfMap, MAP, middleOf, outlineOf } from './places'
import { spotsIn } from './regions'
import { sceneOf } from './scene'

/** The map in its own units. */
export interface Geometry {
  readonly width: number
  readonly height: number
  /** The middle of what is drawn in each region. */
  readonly centres: ReadonlyMap<RegionId, Point>
  /** The outline of each region. Neighbours share the points of their border. */
  readonly polygons: ReadonlyMap<RegionId, ReadonlyArray<Point>>
  /** Where land meets water. */
  readonly coasts: ReadonlyArray<ReadonlyArray<Point>>
  /** Mountains between two regions that share a border and are not adjacent. */
  readonly barriers: ReadonlyArray<{
    readonly between: ReadonlyArray<string>
    readonly points: ReadonlyArray<Point>
  }>
}

/** The map of War of the Ring in numbers, in the units of the part `map`. */
export const geometry = (): Geometry => ({
  ...MAP,
  centres: new Map(REGIONS.map(({ id }) => [id, middleOf(id)])),
  polygons: new Map(REGIONS.map(({ id }) => [id, outlineOf(id)])),
  coasts: coastsOfMap().map(({ points }) => points),
  barriers: barriersOfMap().map(({ areas, points }) => ({
    between: areas.flatMap((id) => id ?? []),
    points,
  })),
})

/**
 * Where something stands in a region, in the units of the part `map`: the Army of a side (`free-peoples`,
 * `shadow/inside`), a character, `nazgul`, `fellowship`. Undefined if it is not drawn there.
 *
 * @example
 * const place = boxOf(view, 'minas-tirith', 'shadow')
 * if (isRight(place) && place.right !== undefined) console.log(place.right.x, place.right.y)
 */
export const boxOf = (
  view: View<War>,
  region: RegionId,
  figure: string,
  options: Pick<BoardOptions, 'game'> = {},
): E.Either<Malformed, Box | undefined> =>
  E.Functor.map(sceneOf(view, options.game), (scene) => {
    const data = REGIONS.find(({ id }) => id === region)
    return data === undefined ? undefined : spotsIn(scene, data).get(figure)
  })
