/** A panel for each side: its dice and rings, its hand, its cards on the table, figures beside the map. */
import type { Side } from '../../war-of-the-ring/viewer'
import { BREAK, flow, type Block } from '../draw/flow'
import { PANEL, SPENT } from '../draw/palette'
import { panel, pill, titled, type Box } from '../draw/shapes'
import { besideSupply } from './beside'
import { handsOf, onTableOf, pilesOf } from './cards'
import { diceCounts, diceOf } from './dice'
import { chips } from './figures'
import { SIDE_NAMES, shortName } from './look'
import { lossesOf, reserveOf, type Scene } from './scene'

const BESIDE = ['aside', 'eliminated', 'replaced'] as const
const OFF_MAP = { aside: 'not yet in play', eliminated: 'eliminated', replaced: 'replaced' } as const

/** Characters beside the map. Gollum is there even while he guides; then he is shown with the Fellowship. */
export const offMap = ({ table, tables }: Scene, side: Side): ReadonlyArray<Block> =>
  tables.characters.flatMap(({ id, name, side: own }) => {
    const at = BESIDE.find((place) => table.characters[id] === place)
    if (at === undefined || own !== side || table.fellowship.guide === id) return []
    const words = `${shortName(id, name)}, ${OFF_MAP[at]}`
    const data = { 'data-piece': id, 'data-where': at }
    return [
      pill(words, {
        tint: SPENT,
        dashed: at !== 'aside',
        data,
        tip: `${name}, ${OFF_MAP[at]}`,
      }),
    ]
  })

/** What a side has, in rows of a width. */
export const blocksOf = (scene: Scene, side: Side, width: number): ReadonlyArray<Block> => {
  const { dice } = scene.table
  return [
    ...diceCounts(dice, side, PANEL),
    BREAK,
    ...diceOf(dice, side),
    BREAK,
    ...handsOf(scene, side),
    ...titled('On the table', onTableOf(scene, side), width),
    BREAK,
    pilesOf(scene, side),
    ...titled('Reinforcements', chips(scene, reserveOf(scene, side)), width),
    ...titled('Casualties', chips(scene, lossesOf(scene, side)), width),
    ...titled('Characters', offMap(scene, side), width),
    ...titled('Expansion', besideSupply(scene, side), width),
  ]
}

/** What a side's panel holds, set in rows. */
export const sideRows = (scene: Scene, side: Side, width: number): Block =>
  flow(blocksOf(scene, side, width - 28), { width: width - 28, gap: 6 })

/** The panel of a side. */
export const sidePanel = (rows: Block, side: Side, place: Box): string =>
  panel(SIDE_NAMES[side], place, [rows.at(place.x + 14, place.y + 34)])
