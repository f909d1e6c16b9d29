/** What the signs on the map mean. */
import { BESIDE_IDS, NATIONS, warOfTheRingView } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { BREAK, flow, type Block } from '../draw/flow'
import { DARK_SIDE, LIGHT_SIDE, PANEL, RING, ROAD } from '../draw/palette'
import { panel, pill, type Box } from '../draw/shapes'
import { line, widthOf } from '../draw/text'
import { besideSign } from './beside'
import { sign } from './figures'
import { LANDS, lettersOf, nameOfNation } from './look'
import { badge, type Badge } from './settlements'

/** A sign and its meaning. */
const entry = (draw: (x: number, y: number) => string, text: string, room = 18): Block => {
  const style = { size: 11, fill: PANEL.ink } as const
  return {
    width: room + widthOf(text, style) + 6,
    height: 18,
    at: (x, y) => draw(x + room / 2 - 2, y + 9) + line(text, x + room, y + 13, style),
  }
}

const BADGES: ReadonlyArray<Badge> = ['town', 'city', 'stronghold', 'fortification']

const road = (x: number, y: number): string =>
  element('line', { x1: x - 9, x2: x + 9, y1: y, y2: y, stroke: ROAD, 'stroke-width': 2 })

const baseOf = (isNarrow: boolean): ReadonlyArray<Block> => [
  ...BADGES.map((kind) => entry((x, y) => badge(kind, x, y), kind)),
  BREAK,
  entry((x, y) => sign('regular', x, y, PANEL.ink), 'regular'),
  entry((x, y) => sign('elite', x, y, PANEL.ink), 'elite'),
  entry((x, y) => sign('leader', x, y, PANEL.ink), 'Leader'),
  entry(road, 'adjacent', 28),
  BREAK,
  pill('Free Peoples', { tint: LIGHT_SIDE, round: 6 }),
  pill('Shadow', { tint: DARK_SIDE, round: 1 }),
  pill('Fellowship + Progress', { tint: RING, round: 6 }),
  BREAK,
  ...NATIONS.map((nation) =>
    pill(`${lettersOf(nation, isNarrow)} = ${nameOfNation(nation)}`, { tint: LANDS[nation] }),
  ),
]

/** Figures of an expansion that are no units. */
const FURTHER: ReadonlyArray<Block> = [
  BREAK,
  ...BESIDE_IDS.map((figure) =>
    entry((x, y) => besideSign(figure, x, y, PANEL.ink), warOfTheRingView.nameOf(figure), 22),
  ),
]

/** The legend; with the signs of an expansion where it is played. */
export const legend = (place: Box, isFurther: boolean, isNarrow = false): string =>
  group({ 'data-legend': 'map' }, [
    panel('Signs', place, [
      flow([...baseOf(isNarrow), ...(isFurther ? FURTHER : [])], { width: place.width - 28, gap: 5 }).at(
        place.x + 14,
        place.y + 30,
      ),
      line(
        'Regions without a line between them are not adjacent.',
        place.x + 14,
        place.y + place.height - 12,
        {
          size: 11,
          fill: PANEL.ink,
          max: place.width - 28,
        },
      ),
    ]),
  ])
