/** What the signs on the map mean. */
import { BESIDE_IDS, NATIONS, warOfTheRingView, type Side } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { BREAK, flow, scaled, type Block } from '../draw/flow'
import { MOUNTAIN, PANEL } from '../draw/palette'
import { panel, type Box } from '../draw/shapes'
import { line, widthOf } from '../draw/text'
import { fellowshipDisc, outlineOfShield } from './army'
import { besideSign } from './beside'
import { sign } from './figures'
import { nameOfNation, PIECES, SIDE_NAMES } from './look'
import { badge, banner, type Badge } from './settlements'

/** A sign and its meaning. */
const entry = (drawing: Block, text: string): Block => {
  const style = { size: 11, fill: PANEL.ink } as const
  const height = Math.max(18, drawing.height)
  return {
    width: drawing.width + 5 + widthOf(text, style) + 6,
    height,
    at: (x, y) =>
      drawing.at(x, y + (height - drawing.height) / 2) +
      line(text, x + drawing.width + 5, y + height / 2 + 4, style),
  }
}

const small = (draw: (x: number, y: number) => string): Block => ({
  width: 14,
  height: 16,
  at: (x, y) => draw(x + 7, y + 8),
})

const BADGES: ReadonlyArray<Badge> = ['town', 'city', 'stronghold', 'fortification']
const NOBODY = { side: null, nation: null, points: 0, isCaptured: false } as const

const shieldOf = (side: Side): Block => ({
  width: 18,
  height: 20,
  at: (x, y) =>
    element('path', {
      d: outlineOfShield(side),
      transform: `translate(${x} ${y}) scale(.5)`,
      fill: PIECES[side].paper,
      stroke: PIECES[side].edge,
      'stroke-width': 3,
    }),
})

const ridge = (x: number, y: number): string =>
  element('path', { d: `M${x - 7} ${y + 6}l7-12 7 12z`, fill: MOUNTAIN.paper, stroke: MOUNTAIN.edge })

const base = (): ReadonlyArray<Block> => [
  ...BADGES.map((kind) => entry(scaled(badge(kind, NOBODY), 0.6), kind)),
  BREAK,
  entry(shieldOf('free-peoples'), `units of the ${SIDE_NAMES['free-peoples']}`),
  entry(shieldOf('shadow'), `of the ${SIDE_NAMES.shadow}`),
  entry(scaled(fellowshipDisc(0, true), 0.6), 'Fellowship and Progress'),
  BREAK,
  entry(
    small((x, y) => sign('elite', x, y, PANEL.ink)),
    'an Elite',
  ),
  entry(
    small((x, y) => sign('leader', x, y, PANEL.ink)),
    'Leaders, under their Leadership',
  ),
  entry(small(ridge), 'not adjacent'),
  BREAK,
  ...NATIONS.map((nation) => entry(scaled(banner(nation), 0.8), nameOfNation(nation))),
]

/** Figures of an expansion that are no units. */
const further = (): ReadonlyArray<Block> => [
  BREAK,
  ...BESIDE_IDS.map((figure) =>
    entry(
      small((x, y) => besideSign(figure, x, y, PANEL.ink)),
      warOfTheRingView.nameOf(figure),
    ),
  ),
]

/** The legend; with the signs of an expansion where it is played. */
export const legend = (place: Box, isFurther: boolean): string =>
  group({ 'data-legend': 'map' }, [
    panel('Signs', place, [
      flow([...base(), ...(isFurther ? further() : [])], { width: place.width - 28, gap: 5 }).at(
        place.x + 14,
        place.y + 30,
      ),
    ]),
  ])
