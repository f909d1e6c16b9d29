/** The map: lines between neighbours, and a box for each region with all that stands in it. */
import { REGIONS, type RegionData, type RegionId } from '../../war-of-the-ring/viewer'
import { element, group, onLines } from '../draw/element'
import { BLANK, CHOICE, DARK_SIDE, LIGHT_SIDE, ROAD } from '../draw/palette'
import { box, pill, type Box } from '../draw/shapes'
import { line } from '../draw/text'
import { CODES, LANDS, nameOfNation, NO_LAND, sideOfNation } from './look'
import { PLACES } from './places'
import { isCaptured, type Scene } from './scene'
import { settlementBadge } from './settlements'
import { nameStyle, REGION_BOX, type Span } from './spans'
import { regionInWords } from './standing'
import type { MapStyle } from './style'

/** The marker of an enemy's control. */
const controlFlag = (data: RegionData, x: number, y: number, style: MapStyle): string => {
  if (data.nation === null) return ''
  const holder = sideOfNation(data.nation) === 'shadow' ? 'free-peoples' : 'shadow'
  const tint = holder === 'shadow' ? DARK_SIDE : LIGHT_SIDE
  const { isNarrow, name } = style
  const word = isNarrow ? 'held' : holder === 'shadow' ? 'held: Shadow' : 'held: Free P.'
  return pill(word, { tint, size: isNarrow ? name : 8.5, round: 1, data: { 'data-control': holder } }).at(
    x,
    y,
  )
}

const nationTab = (data: RegionData, right: number, top: number): string => {
  if (data.nation === null) return ''
  const tint = LANDS[data.nation]
  const look = { tint: { ...tint, paper: BLANK }, size: 8.5, round: 2 }
  const tab = pill(CODES[data.nation], { ...look, tip: nameOfNation(data.nation) })
  return tab.at(right - tab.width, top)
}

/** The badge of a Settlement, larger where the map is. */
const settlement = (data: RegionData, style: MapStyle, left: number, top: number): string =>
  style.badges === 1
    ? settlementBadge(data, left + 3, top - 1)
    : group({ transform: `translate(${left - 2} ${top - 1}) scale(${style.badges})` }, [
        settlementBadge(data, 0, 0),
      ])

interface Corner {
  readonly left: number
  readonly top: number
}

/** What stands on the upper edge. The letters of the Nation are left out where the ground alone tells it. */
const signs = (data: RegionData, captured: boolean, style: MapStyle, { left, top }: Corner): string => {
  const flag = style.isNarrow ? [left + REGION_BOX.width - 44, top - 12] : [left + 13, top - 9]
  const [x = 0, y = 0] = flag
  return [
    settlement(data, style, left, top),
    style.isNarrow ? '' : nationTab(data, left + REGION_BOX.width - 3, top - 7),
    captured ? controlFlag(data, x, y, style) : '',
  ].join('')
}

/** What a region is drawn with. */
export interface RegionStyle {
  readonly scene: Scene
  readonly span: Span
  readonly chosen: boolean
  readonly style: MapStyle
}

const halo = ({ x, y, width, height }: Box): string =>
  element('rect', {
    x: x - 4,
    y: y - 4,
    width: width + 8,
    height: height + 8,
    rx: 11,
    fill: 'none',
    stroke: CHOICE,
    'stroke-width': 4,
    'stroke-dasharray': '9 4',
  })

/** One region at its place. */
export const region = (data: RegionData, { scene, span, chosen, style }: RegionStyle): string => {
  const { names, head, content, top, height } = span
  const [x] = PLACES[data.id]
  const left = x - REGION_BOX.width / 2
  const used = head + (content.height > 0 ? content.height + 6 : 4)
  const first = top + (height - used) / 2
  const tint = data.nation === null ? NO_LAND : LANDS[data.nation]
  const frame = { x: left, y: top, width: REGION_BOX.width, height }
  return group(
    { 'data-region': data.id, 'data-highlight': chosen ? 'true' : undefined },
    [
      chosen ? halo(frame) : '',
      box(frame, tint, { rx: 8, 'stroke-width': 1.5 }),
      ...names.map((text, row) =>
        group({ 'data-label': data.id }, [
          line(text, x, first + style.step + 3 + row * style.step, { ...nameStyle(style), fill: tint.ink }),
        ]),
      ),
      content.at(left + 3, first + head + 2),
      signs(data, isCaptured(scene, data), style, { left, top }),
    ],
    regionInWords(scene, data),
  )
}

/** Pairs of neighbours, each once. */
export const BORDERS: ReadonlyArray<readonly [RegionId, RegionId]> = REGIONS.flatMap(
  ({ id, neighbours }, ix) =>
    neighbours.flatMap((other) =>
      REGIONS.findIndex((one) => one.id === other) > ix ? [[id, other] as const] : [],
    ),
)

/** The lines between neighbours. */
export const roads = (): string =>
  group(
    { stroke: ROAD, 'stroke-width': 2 },
    onLines(
      BORDERS.map(([from, to]) => {
        const [x1, y1] = PLACES[from]
        const [x2, y2] = PLACES[to]
        return element('line', { x1, y1, x2, y2, 'data-border': `${from} ${to}` })
      }),
    ),
  )
