/** The Hunt: what lies in the Hunt box, and where the Hunt tiles are as everybody knows. */
import type { HuntTileData } from '../../war-of-the-ring/viewer'
import { BREAK, flow, type Block } from '../draw/flow'
import { DARK_SIDE, LIGHT_SIDE, SPENT, type Tint } from '../draw/palette'
import { caption, panel, pill, type Box } from '../draw/shapes'
import type { Scene } from './scene'

const TINTS: Readonly<Record<HuntTileData['kind'], Tint>> = {
  standard: SPENT,
  'free-peoples': LIGHT_SIDE,
  shadow: DARK_SIDE,
  smeagol: LIGHT_SIDE,
}

const PLACES = [
  ['pool', 'In the pool'],
  ['drawn', 'Drawn'],
  ['waiting', 'Waiting for Mordor'],
  ['removed', 'Removed'],
] as const

const total = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

const tilesIn = ({ table, tables }: Scene, place: (typeof PLACES)[number][0]): ReadonlyArray<Block> =>
  tables.huntTiles.flatMap(({ id, name, kind }) => {
    const count = table.tiles[place][id] ?? 0
    if (count === 0) return []
    const data = { 'data-tile': id, 'data-where': place, 'data-count': count }
    return [pill(count === 1 ? name : `${name} ×${count}`, { tint: TINTS[kind], size: 10.5, round: 5, data })]
  })

/** What is told of the Hunt. */
export const huntBlocks = (scene: Scene): ReadonlyArray<Block> => {
  const { dice, tiles } = scene.table
  const inBox = (side: 'free-peoples' | 'shadow', word: string): Block =>
    pill(`${word} ${dice.huntBox[side]}`, {
      tint: TINTS[side],
      size: 10.5,
      round: side === 'shadow' ? 1 : 6,
      data: { 'data-hunt-box': side, 'data-count': dice.huntBox[side] },
    })
  return [
    caption('Hunt box'),
    inBox('shadow', 'Shadow dice'),
    inBox('free-peoples', 'Free Peoples dice'),
    ...PLACES.flatMap(([where, words]) => {
      const count = total(tiles[where])
      return count === 0 ? [] : [BREAK, caption(`${words} (${count})`), ...tilesIn(scene, where)]
    }),
  ]
}

/** The panel. */
export const huntPanel = (scene: Scene, place: Box): string => {
  const rows = flow(huntBlocks(scene), { width: place.width - 28, gap: 5 })
  return panel('The Hunt for the Ring', place, [rows.at(place.x + 14, place.y + 32)])
}
