/** A region: its area, its name, and in one row its Settlement and whoever stands there. */
import { SIDES, type RegionData } from '../../war-of-the-ring/viewer'
import { hatchingOf } from '../draw/cells'
import { element, group, rounded } from '../draw/element'
import { scaled, type Block } from '../draw/flow'
import type { Box } from '../draw/shapes'
import { line, wrapped, type TextStyle } from '../draw/text'
import { discsOf, fellowshipDisc, shield } from './army'
import { besideChips } from './beside'
import { LANDS, NO_LAND, PIECES } from './look'
import { middleOf, outlineOf, pathOfRegion, ROOM } from './places'
import { isCaptured, type Scene } from './scene'
import { badge, badgeOf, banner, besieged, type Holding } from './settlements'
import { regionInWords } from './standing'

/** How a region's name is set. */
export const NAME = { size: 15, bold: true, max: ROOM.width - 4, anchor: 'middle' } as const
const STEP = 15.5
const GAP = 2
/** How much smaller a row is drawn before its characters are only named beside the map. */
const LEAST = 0.85
const CHIP = 1.7

const holdingOf = ({ derived, tables }: Scene, data: RegionData, captured: boolean): Holding => ({
  side: derived.regions[data.id].controlledBy,
  nation: data.nation,
  points: data.settlement === null ? 0 : tables.victory.points[data.settlement],
  isCaptured: captured,
})

/** What stands in a row, and how much smaller. */
interface Row {
  readonly blocks: ReadonlyArray<Block>
  readonly scale: number
  /** Who stands there and is only named beside the map: characters, or also figures that are no units. */
  readonly left: 'none' | 'characters' | 'all'
}

const widthOfRow = (blocks: ReadonlyArray<Block>): number =>
  blocks.reduce((sum, { width }) => sum + width + GAP, -GAP)

const signsOf = (scene: Scene, data: RegionData, isBesieged: boolean): ReadonlyArray<Block> => {
  const kind = badgeOf(data)
  if (isBesieged) return []
  if (kind !== null) return [badge(kind, holdingOf(scene, data, isCaptured(scene, data)))]
  return data.nation === null ? [] : [banner(data.nation)]
}

const shieldsOf = (scene: Scene, data: RegionData): ReadonlyArray<Block> => {
  const { field, inside } = scene.derived.regions[data.id]
  const { units, besiegedUnits } = scene.tables.limits
  return [
    ...SIDES.filter((side) => Object.keys(inside[side]).length > 0).flatMap((side) => {
      const walls = besieged(holdingOf(scene, data, isCaptured(scene, data)))
      return shield(scene, inside[side], { side, limit: besiegedUnits, walls })
    }),
    ...SIDES.flatMap((side) => shield(scene, field[side], { side, limit: units })),
  ]
}

const known = new WeakMap<Scene, Map<RegionData, Row>>()

/** The row of a region. */
export const rowOf = (scene: Scene, data: RegionData): Row => {
  const rows = known.get(scene) ?? new Map<RegionData, Row>()
  known.set(scene, rows)
  const row = rows.get(data) ?? findRow(scene, data)
  rows.set(data, row)
  return row
}

const findRow = (scene: Scene, data: RegionData): Row => {
  const { fellowship } = scene.table
  const { field, inside } = scene.derived.regions[data.id]
  const isBesieged = SIDES.some((side) => Object.keys(inside[side]).length > 0)
  const armies = [...signsOf(scene, data, isBesieged), ...shieldsOf(scene, data)]
  const bearers =
    fellowship.region === data.id ? [fellowshipDisc(fellowship.progress, fellowship.revealed)] : []
  const discs = [inside, field].flatMap((crowd) => discsOf(scene, crowd))
  const chips = besideChips(scene, data.id).map((chip) => scaled(chip, CHIP))
  const ways: ReadonlyArray<Omit<Row, 'scale'>> = [
    { blocks: [...armies, ...discs, ...bearers, ...chips], left: 'none' },
    { blocks: [...armies, ...bearers, ...chips], left: discs.length > 0 ? 'characters' : 'none' },
    { blocks: [...armies, ...bearers], left: chips.length > 0 ? 'all' : 'characters' },
  ]
  const rows = ways.map((way): Row => ({ ...way, scale: scaleOf(way.blocks) }))
  return rows.find(({ scale }) => scale >= LEAST) ?? { ...EMPTY, ...rows.at(-1) }
}

/** How much smaller a row is drawn so that it fits. */
const scaleOf = (blocks: ReadonlyArray<Block>): number =>
  Math.min(1, Math.floor((ROOM.width / Math.max(1, widthOfRow(blocks))) * 100) / 100)

const EMPTY: Row = { blocks: [], scale: 1, left: 'none' }

/** Where the blocks of a row begin, from its middle. */
const leftsOf = (blocks: ReadonlyArray<Block>): ReadonlyArray<number> => {
  let left = -widthOfRow(blocks) / 2
  return blocks.map(({ width }) => {
    left += width + GAP
    return left - width - GAP
  })
}

/** Draws a row with its middle at a place, and its foot on a line. */
const drawRow = ({ blocks, scale }: Row, middle: number, foot: number): string => {
  const lefts = leftsOf(blocks)
  const cells = blocks.map((block, ix) => block.at(lefts[ix] ?? 0, -block.height))
  return blocks.length === 0
    ? ''
    : group({ transform: `translate(${middle} ${rounded(foot)}) scale(${rounded(scale)})` }, cells)
}

/** What a row holds, the names of its region, and where both are drawn. */
const layoutOf = (scene: Scene, data: RegionData) => {
  const [x, y] = middleOf(data.id)
  const row = rowOf(scene, data)
  const names = wrapped(row.left !== 'none' ? `${data.name} ›` : data.name, NAME, 2)
  const tall = Math.max(0, ...row.blocks.map(({ height }) => height)) * row.scale
  const top = y - (names.length * STEP + tall) / 2
  return { x, row, names, top, foot: top + names.length * STEP + tall }
}

/** Where each figure of a region is drawn: Armies by their side, others by their id. */
export const spotsIn = (scene: Scene, data: RegionData): ReadonlyMap<string, Box> => {
  const { x, row, foot } = layoutOf(scene, data)
  const { blocks, scale } = row
  const lefts = leftsOf(blocks)
  return new Map(
    blocks.flatMap((block, ix): ReadonlyArray<readonly [string, Box]> => {
      const name = / data-(?:army|piece|settlement|banner)="([^"]*)"/.exec(block.at(0, 0))?.[1]
      const [width, height] = [block.width * scale, block.height * scale]
      const spot = { x: x + (lefts[ix] ?? 0) * scale, y: foot - height, width, height }
      return name === undefined ? [] : [[name, spot]]
    }),
  )
}

const nameStyle = ({ settlement }: RegionData, fill: string): TextStyle => ({
  ...NAME,
  bold: settlement !== null,
  fill,
})

/** One region at its place. */
export const region = (scene: Scene, data: RegionData): string => {
  const { x, row, names, top, foot } = layoutOf(scene, data)
  const tint = data.nation === null ? NO_LAND : LANDS[data.nation]
  const captor = isCaptured(scene, data) ? scene.derived.regions[data.id].controlledBy : null
  const ground = {
    d: pathOfRegion(data.id),
    fill: tint.paper,
    stroke: tint.edge,
    'stroke-width': 1.5,
    'stroke-dasharray': data.nation === null ? '6 4' : undefined,
  }
  return group(
    { 'data-region': data.id },
    [
      element('path', { 'data-ground': data.id, ...ground }),
      captor === null
        ? ''
        : element('path', {
            d: hatchingOf(outlineOf(data.id)),
            stroke: PIECES[captor].edge,
            'stroke-width': 4,
            'stroke-opacity': 0.25,
          }),
      group(
        { 'data-label': data.id },
        names.map((text, ix) => line(text, x, top + 12 + ix * STEP, nameStyle(data, tint.ink))),
      ),
      drawRow(row, x, foot),
    ],
    regionInWords(scene, data),
  )
}
