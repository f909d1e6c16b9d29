/** A panel for each side: its dice and rings, its hand, its cards on the table, figures beside the map. */
import { CHARACTER_IDS, LIMITS, type Side } from '../../war-of-the-ring'
import { BREAK, flow, type Block } from '../draw/flow'
import { PANEL, SPENT } from '../draw/palette'
import { caption, panel, pill, titled, type Box } from '../draw/shapes'
import { handOf, onTableOf, pilesOf } from './cards'
import { diceCounts, diceOf } from './dice'
import { chips } from './figures'
import { nameOfCharacter, SIDE_NAMES, shortName, sideOfCharacter } from './look'
import type { SeenTable } from './seen'

const OFF_MAP = { aside: 'not yet in play', eliminated: 'eliminated', replaced: 'replaced' } as const

/** Characters beside the map. Gollum is there even while he guides; then he is shown with the Fellowship. */
const offMap = (table: SeenTable, side: Side): ReadonlyArray<Block> =>
  CHARACTER_IDS.flatMap((id) => {
    const at = table.characters[id]
    if (sideOfCharacter(id) !== side || table.fellowship.guide === id) return []
    if (!(at === 'aside' || at === 'eliminated' || at === 'replaced')) return []
    const words = `${shortName(id)}, ${OFF_MAP[at]}`
    const data = { 'data-piece': id, 'data-where': at }
    return [
      pill(words, {
        tint: SPENT,
        dashed: at !== 'aside',
        data,
        tip: `${nameOfCharacter(id)}, ${OFF_MAP[at]}`,
      }),
    ]
  })

const blocksOf = (table: SeenTable, side: Side, width: number): ReadonlyArray<Block> => {
  const hand = handOf(table, side)
  const casualties = side === 'free-peoples' ? chips(table.casualties) : []
  return [
    ...diceCounts(table, side, PANEL),
    BREAK,
    ...diceOf(table, side),
    BREAK,
    caption(`Hand (${hand.length}; limit ${LIMITS.hand})`),
    BREAK,
    ...hand,
    ...titled('On the table', onTableOf(table, side), width),
    BREAK,
    pilesOf(table, side),
    ...titled('Reinforcements', chips(table.reinforcements[side]), width),
    ...titled('Casualties', casualties, width),
    ...titled('Characters', offMap(table, side), width),
  ]
}

/** What a side's panel holds, set in rows. */
export const sideRows = (table: SeenTable, side: Side, width: number): Block =>
  flow(blocksOf(table, side, width - 28), { width: width - 28, gap: 6 })

/** The panel of a side. */
export const sidePanel = (rows: Block, side: Side, place: Box): string =>
  panel(SIDE_NAMES[side], place, [rows.at(place.x + 14, place.y + 34)])
