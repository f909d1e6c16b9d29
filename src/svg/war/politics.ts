/** The Political Track and the victory points of both sides. */
import { NATIONS, SIDES, type Nation, type TableJson } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { BLANK, PANEL, QUIET } from '../draw/palette'
import { panel, pill, type Box } from '../draw/shapes'
import { line } from '../draw/text'
import { LANDS, nameOfNation, PIECES, SIDE_NAMES } from './look'
import type { Scene } from './scene'

const COLUMNS = ['3 steps to war', '2 steps', '1 step', 'at war'] as const

const counter = (table: TableJson, nation: Nation, x: number, y: number): string => {
  const { steps, active } = table.politics[nation]
  const stance = active ? 'active' : 'passive'
  const short = nation === 'southrons' ? 'Southrons & E.' : nameOfNation(nation)
  return pill(`${short}, ${stance}`, {
    tint: active ? LANDS[nation] : { ...LANDS[nation], paper: BLANK },
    size: 10.5,
    dashed: !active,
    max: 114,
    data: { 'data-politics': nation, 'data-steps': steps, 'data-active': String(active) },
    tip: `${nameOfNation(nation)}: ${COLUMNS[3 - steps]}, ${stance}`,
  }).at(x, y)
}

/** The panel of the Political Track. */
export const politicsPanel = (table: TableJson, place: Box): string => {
  const column = (place.width - 20) / COLUMNS.length
  const left = (ix: number): number => place.x + 12 + ix * column
  return panel('Political Track', place, [
    ...COLUMNS.flatMap((text, ix) => [
      line(text, left(ix) + 2, place.y + 38, { size: 11, fill: QUIET.ink }),
      ix === 0
        ? ''
        : element('line', {
            x1: left(ix) - 5,
            x2: left(ix) - 5,
            y1: place.y + 28,
            y2: place.y + place.height - 8,
            stroke: PANEL.edge,
          }),
    ]),
    ...NATIONS.map((nation, row) =>
      counter(table, nation, left(3 - table.politics[nation].steps), place.y + 45 + row * 17),
    ),
  ])
}

/** The panel of victory points: a box for each point that is needed. */
export const victoryPanel = ({ derived, tables }: Scene, place: Box): string =>
  panel(
    'Victory points',
    place,
    SIDES.map((side, row) => {
      const points = derived.victoryPoints[side]
      const target = tables.victory.target[side]
      const tint = PIECES[side]
      const left = place.x + 14 + row * 150
      const top = place.y + 44
      const boxes = Array.from({ length: target }, (_, ix) =>
        element('rect', {
          x: left + ix * 17,
          y: top + 8,
          width: 13,
          height: 13,
          rx: side === 'shadow' ? 1 : 6.5,
          fill: ix < points ? (side === 'shadow' ? tint.paper : tint.edge) : BLANK,
          stroke: tint.edge,
        }),
      )
      const text = `${SIDE_NAMES[side]}: ${points} of ${target}`
      return group({ 'data-points': side, 'data-count': points }, [
        line(text, left, top, { size: 12, fill: PANEL.ink }),
        ...boxes,
      ])
    }),
  )
