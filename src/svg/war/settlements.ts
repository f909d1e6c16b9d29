/** The badges of Settlements and Fortifications: a shape and a letter for each. */
import type { RegionData } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { BADGE } from '../draw/palette'
import { line } from '../draw/text'

/** What a badge can stand for. */
export type Badge = 'town' | 'city' | 'stronghold' | 'fortification'

const { ink: INK, paper: GROUND } = BADGE

const SHAPES: Readonly<Record<Badge, (x: number, y: number) => string>> = {
  town: (x, y) => element('circle', { cx: x, cy: y, r: 7, fill: GROUND, stroke: INK }),
  city: (x, y) =>
    element('rect', { x: x - 7, y: y - 7, width: 14, height: 14, rx: 2, fill: GROUND, stroke: INK }),
  stronghold: (x, y) => {
    const path = `M${x - 8.5} ${y - 9}h4v3h3v-3h3v3h3v-3h4v12q-4 5.5 -8.5 6.5q-4.5 -1 -8.5 -6.5z`
    return element('path', { d: path, fill: GROUND, stroke: INK })
  },
  fortification: (x, y) =>
    element('polygon', {
      points: `${x} ${y - 10} ${x + 9} ${y + 6} ${x - 9} ${y + 6}`,
      fill: GROUND,
      stroke: INK,
    }),
}

/** A badge with its letter, centred at a point. */
export const badge = (kind: Badge, x: number, y: number): string =>
  group(
    { 'data-settlement': kind },
    [
      SHAPES[kind](x, y),
      line(kind.charAt(0).toUpperCase(), x, y + (kind === 'fortification' ? 4.5 : 3.8), {
        size: 9.5,
        bold: true,
        fill: INK,
        anchor: 'middle',
      }),
    ],
    kind,
  )

/** The badge of a region, if it has something to show. */
export const settlementBadge = ({ settlement, fortification }: RegionData, x: number, y: number): string => {
  const kind = settlement ?? (fortification ? 'fortification' : null)
  return kind === null ? '' : badge(kind, x, y)
}
