/** What lies under the regions: the water and its shores. */
import { element, group } from '../draw/element'
import { pathOf } from '../draw/cells'
import { WATER } from '../draw/palette'
import { line } from '../draw/text'
import { coastsOfMap, LAKE, landOfMap, MAP } from './places'

/** Lines along the shores, the outermost first: their widths. */
const SHALLOWS = [26, 14, 5] as const

/** The water. */
export const sea = (): string => {
  const shore = coastsOfMap()
    .map(({ points }) => pathOf(points))
    .join('')
  return group({ 'data-water': 'sea' }, [
    element('rect', { x: 0, y: 0, ...MAP, fill: WATER.paper }),
    ...SHALLOWS.map((width) =>
      element('path', {
        d: shore,
        fill: 'none',
        stroke: WATER.edge,
        'stroke-width': width,
        'stroke-linejoin': 'round',
        'stroke-opacity': 0.35,
      }),
    ),
    line('The Great Sea', 60, 800, { size: 26, fill: WATER.ink }),
    element('path', { d: pathOf(landOfMap().cells.get(LAKE) ?? [], 'z'), fill: WATER.paper }),
  ])
}
