/** The board: ways between regions, and a box for each region with the pieces in it. */
import { LINKS, REGIONS, SIDES } from '../../confrontation'
import type { RegionData, RegionId, Reading } from '../../confrontation'
import { element, group } from '../draw/element'
import { BREAK, flow, flowWithin, type Block } from '../draw/flow'
import { BADGE, BATTLE, BOARD, CHOICE, landOf, PAGE, QUIET, ROAD, WATER, type Tint } from '../draw/palette'
import { box, pill, type Box } from '../draw/shapes'
import { line } from '../draw/text'
import { faceOf, piecesOf, pillsOf, SIDE_NAMES } from './pieces'
import type { Places } from './places'

/** Height of a region's name and the line at its foot. */
const WORDS = 48

const LANDS: Readonly<Record<RegionData['terrain'], Tint>> = {
  home: landOf('home'),
  open: landOf('open'),
  mountain: landOf('mountain'),
}

/** A region in words: what it is and who is there. */
export const regionInWords = (
  { derived: { regions } }: Reading,
  { id, name, terrain, limit }: RegionData,
): string => {
  const here = SIDES.flatMap((side) => {
    const { pieces, hidden } = regions[id][side]
    const names = pieces.map((piece) => faceOf(piece).name)
    const all = [...names, ...(hidden > 0 ? [`${hidden} hidden`] : [])]
    return all.length === 0 ? [] : [`${SIDE_NAMES[side]}: ${all.join(', ')}`]
  })
  return [`${name}, ${terrain}, at most ${limit} of a side`, ...here].join('. ')
}

const outline = ({ at, box: size }: Places, id: RegionId): Box => {
  const [x, y] = at(id)
  return { x: x - size.width / 2, y: y - size.height / 2, ...size }
}

const halo = ({ x, y, width, height }: Box): string =>
  element('rect', {
    x: x - 5,
    y: y - 5,
    width: width + 10,
    height: height + 10,
    rx: 15,
    fill: 'none',
    stroke: CHOICE,
    'stroke-width': 5,
    'stroke-dasharray': '10 5',
  })

/** One region at its place. */
export const region = (
  data: RegionData,
  table: Reading,
  highlight: ReadonlySet<string>,
  places: Places,
): string => {
  const frame = outline(places, data.id)
  const tint = LANDS[data.terrain]
  const standing = (draw: typeof piecesOf): ReadonlyArray<Block> =>
    SIDES.flatMap((side) => [BREAK, ...draw(table.derived.regions[data.id][side], side)])
  const style = { width: frame.width - 12, gap: 3, align: 'middle' } as const
  const room = frame.height - WORDS
  const whole = flow(standing(piecesOf), style)
  const set = whole.height <= room ? whole : flowWithin(standing(pillsOf), style, room)
  const below = `${data.terrain === 'home' ? 'home' : data.terrain}, ${data.limit} a side`
  const chosen = highlight.has(data.id)
  const fought = table.derived.battle?.region === data.id
  const flag = pill('battle', { tint: BATTLE, size: 12 })
  return group(
    { 'data-region': data.id, 'data-highlight': chosen ? 'true' : undefined },
    [
      chosen ? halo(frame) : '',
      box(frame, tint, { rx: 12, 'stroke-width': data.terrain === 'mountain' ? 3 : 1.5 }),
      group({ 'data-label': data.id }, [
        line(data.name, frame.x + 10, frame.y + 19, { size: 14, bold: true, fill: tint.ink }),
      ]),
      line(below, frame.x + 10, frame.y + frame.height - 8, { size: 10.6, fill: PAGE.ink }),
      set.at(frame.x + 6, frame.y + 26 + Math.max(0, (room - set.height) / 2)),
      fought ? group({ 'data-battle': data.id }, [flag.at(frame.x + 66, frame.y - 9)]) : '',
    ],
    regionInWords(table, data),
  )
}

type Pair = readonly [RegionId, RegionId]

const between = (
  { at }: Places,
  [from, to]: Pair,
  look: Readonly<Record<string, string | number>>,
): string => {
  const [x1, y1] = at(from)
  const [x2, y2] = at(to)
  return element('line', { x1, y1, x2, y2, ...look })
}

const once = (of: (data: RegionData) => ReadonlyArray<RegionId>): ReadonlyArray<Pair> =>
  REGIONS.flatMap((data, ix) =>
    of(data).flatMap((other) =>
      REGIONS.findIndex(({ id }) => id === other) > ix ? [[data.id, other] as const] : [],
    ),
  )

/** A black bar where mountains stand side by side. */
const bar = ({ at }: Places, [upper, lower]: Pair): string => {
  const [x, top] = at(upper)
  const y = (top + at(lower)[1]) / 2 - 11
  const width = 130
  return group({ 'data-barrier': `${upper} ${lower}` }, [
    element('rect', { x: x - width / 2, y: y - 3, width, height: 6, fill: BADGE.paper }),
  ])
}

const arrowHead = (x: number, y: number, turn: number): string =>
  element('path', {
    d: 'M-10 -7L2 0L-10 7z',
    transform: `translate(${x} ${y}) rotate(${turn})`,
    fill: WATER.ink,
  })

/** A way of the Fellowship alone: down the river, or through the tunnel. */
const link = ({ at, box: size }: Places, { kind, from, to }: (typeof LINKS)[number]): string => {
  const [x1, y1] = at(from)
  const [x2, y2] = at(to)
  const style = {
    stroke: WATER.ink,
    'stroke-width': 3,
    'stroke-dasharray': kind === 'tunnel' ? '7 5' : 'none',
  }
  const data = { 'data-link': `${from} ${to}` }
  const words = { size: 11, fill: WATER.ink, bold: true } as const
  if (kind === 'river') {
    const x = x1 + size.width / 4
    const top = y1 + size.height / 2
    const bottom = y2 - size.height / 2
    const stem = element('line', { x1: x, x2: x, y1: top, y2: bottom - 4, ...style })
    return group(data, [
      stem,
      arrowHead(x, bottom - 2, 90),
      line('river', x + 10, (top + bottom) / 2 + 4, words),
    ])
  }
  const y = y1 + 6
  const stem = element('line', {
    x1: x1 + size.width / 2,
    x2: x2 - size.width / 2 - 6,
    y1: y,
    y2: y,
    ...style,
  })
  return group(data, [
    stem,
    arrowHead(x2 - size.width / 2 - 2, y, 0),
    element('rect', { x: (x1 + x2) / 2 - 24, y: y - 8, width: 48, height: 16, fill: BOARD }),
    line('tunnel', (x1 + x2) / 2, y + 4, { ...words, anchor: 'middle' }),
  ])
}

/** The ways, under the regions. */
export const ways = (places: Places): string =>
  group({}, [
    ...once(({ forward }) => [...forward.fellowship, ...forward.sauron]).map((pair) =>
      between(places, pair, { stroke: ROAD, 'stroke-width': 3, 'data-border': pair.join(' ') }),
    ),
    ...once(({ sideways }) => sideways).map((pair) =>
      between(places, pair, {
        stroke: QUIET.ink,
        'stroke-width': 2,
        'stroke-dasharray': '2 5',
        'data-sideways': pair.join(' '),
      }),
    ),
    ...once(({ borders }) => borders).map((pair) => bar(places, pair)),
    ...LINKS.map((one) => link(places, one)),
  ])
