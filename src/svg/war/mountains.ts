/** Borders that nobody crosses: a ridge with peaks where no name and no figure stands. */
import { REGIONS } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { pathOf, type Point } from '../draw/cells'
import { MOUNTAIN } from '../draw/palette'
import { barriersOfMap, middleOf, ROOM } from './places'

const PEAK = { width: 26, height: 22, apart: 17 } as const

/** Whether a peak at a place would stand before what is written in a region. */
const isFree = ([x, y]: Point): boolean =>
  y > PEAK.height &&
  REGIONS.every(({ id }) => {
    const [cx, cy] = middleOf(id)
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - 4 - cy)]
    return dx > (ROOM.width + PEAK.width) / 2 - 8 || dy > (ROOM.height + PEAK.height) / 2 - 2
  })

/** Places along a line, so far apart. */
const along = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const found: Point[] = []
  let left = PEAK.apart / 2
  for (const [ix, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[ix] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    for (; left <= length; left += PEAK.apart)
      found.push([fromX + ((x - fromX) * left) / length, fromY + ((y - fromY) * left) / length])
    left -= length
  }
  return found
}

const triangle = (x: number, y: number, size: number, right: number): string => {
  const [half, up] = [Math.round((PEAK.width / 2) * size), Math.round(PEAK.height * size)]
  return `M${Math.round(x)} ${Math.round(y - up * 0.6)}l${right * half} ${up}h${-right * half}z`
}

let drawn: string | undefined

const draw = (): string => {
  const borders = barriersOfMap()
  const peaks = borders.flatMap(({ points }) => along(points)).filter(isFree)
  const sorted = [...peaks].sort(([, one], [, other]) => one - other)
  const sizeOf = ([x, y]: Point): number => 0.8 + ((Math.round(x) * 7 + Math.round(y) * 13) % 10) / 25
  const half = (right: number): string =>
    sorted.map((at) => triangle(at[0], at[1], sizeOf(at), right)).join('')
  const ridges = borders.map(({ areas, points }) =>
    element('path', { d: pathOf(points), 'data-barrier': areas.join(' ') }),
  )
  const look = { stroke: MOUNTAIN.edge, 'stroke-linejoin': 'round' }
  return group({ 'pointer-events': 'none' }, [
    group({ ...look, fill: 'none', 'stroke-width': 6, 'stroke-linecap': 'round' }, ridges),
    element('path', { d: half(1), fill: MOUNTAIN.edge }),
    element('path', { d: half(-1), fill: MOUNTAIN.paper }),
    element('path', { d: half(1) + half(-1), fill: 'none', ...look }),
  ])
}

/** All mountains; they are the same in every picture. */
export const mountains = (): string => (drawn ??= draw())
