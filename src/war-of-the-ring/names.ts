/**
 * Names and printed tables of War of the Ring without its rules: for pages that only show them.
 *
 * @module
 */
import { rulesOf } from './rulesets/print'
import { COLLECTORS_PRINT } from './rulesets/prints'
import { nameOf as nameIn } from './view/names'
import { printedTablesOf, type PrintedTables } from './view/printedTables'

const base = rulesOf(COLLECTORS_PRINT)

/**
 * The name of a region, a Nation, a piece, a card, a Combat title, a Hunt tile, a die face, a side or a draw;
 * what has no name is given back as it is. `number` is for pieces: several of a kind.
 *
 * @example
 * import { nameOf } from 'middle-earth-rules/war-of-the-ring/names'
 *
 * console.log(nameOf('gondor-regular', 2))
 */
export const nameOf = (id: string, number?: number): string => nameIn(base, id, number)

/**
 * What pieces, cards and tiles the Collector's Edition has, what its cards say in our words, and the numbers
 * of its rules. Those of other configs are told by `war-of-the-ring/view`.
 */
export const TABLES: PrintedTables = printedTablesOf(base)

export { NATION_TABLE } from './data/nations'
export { REGIONS } from './data/regions'
export type { PieceEntry, PrintedTables } from './view/printedTables'
export {
  BESIDE_IDS,
  CHARACTER_IDS,
  COMPANION_IDS,
  DECKS,
  DIE_FACES,
  EVENT_CARD_IDS,
  FACTIONS,
  FREE_PEOPLES_NATIONS,
  HUNT_TILE_IDS,
  MINION_IDS,
  NATIONS,
  PIECE_IDS,
  RANKS,
  REGION_IDS,
  SEATS,
  SHADOW_NATIONS,
  SIDES,
  TWILIGHT_ELEMENTS,
} from './model/ids'
