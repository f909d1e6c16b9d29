/**
 * War of the Ring for those who only look on: views read as tables, events and actions in words, printed
 * tables. Without rules: what is legal is told by whoever holds the game.
 *
 * @module
 */
import * as E from 'fp-ts/lib/Either.js'
import { guarded, malformed } from '../kernel/door'
import type { View } from '../kernel/game'
import { readView } from '../kernel/seen'
import type { War } from './model/bundle'
import type { Rules } from './model/config'
import { PARTNER_SEATS, SEATS } from './model/ids'
import { rulesOf } from './rulesets/print'
import { printOf } from './rulesets/prints'
import { variantOf } from './rulesets/variant'
import { describe } from './view/describe'
import { nameOf as nameIn } from './view/names'
import { printedTablesOf } from './view/printedTables'
import { derive } from './view/derive'
import { checkedView } from './view/checked'
import { tell } from './view/tell'
import type { WarViewer } from './view/viewing'

const known = new Map<string, Rules>()

/** The rules of a config as far as they are printed. */
const printedIn = (config: unknown): Rules => {
  const variant = variantOf(config)
  const key = Object.values(variant).join()
  const rules = known.get(key) ?? rulesOf(printOf(variant))
  known.set(key, rules)
  return rules
}

const NO_VIEW = E.left(malformed('state', 'the view cannot be read'))

const configIn = (view: View<War>): unknown =>
  guarded(undefined, () => Reflect.get(Object(Reflect.get(Object(view), 'state')), 'config'))

/**
 * War of the Ring without its rules.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { warOfTheRingView } from 'middle-earth-rules/war-of-the-ring/view'
 *
 * const table = warOfTheRingView.read(view)
 * if (isRight(table)) console.log(table.right.fellowship.progress)
 */
export const warOfTheRingView: WarViewer = {
  name: 'war-of-the-ring',
  read: (view) =>
    guarded(NO_VIEW, () => {
      const rules = printedIn(configIn(view))
      const { seats } = rules.seating
      const game: Parameters<typeof readView<War>>[0] = {
        name: 'war-of-the-ring',
        schemaVersion: 3,
        seats,
        derive: (seen, viewer) => derive(rules, seen, viewer),
      }
      return E.flatMap((own: View<War>) => readView<War>(game, own))(checkedView(rules, view))
    }),
  tell: (event) => tell(printedIn(undefined), event),
  label: (action, config) => guarded('', () => String(describe(printedIn(config), action))),
  nameOf: (id, number) => nameIn(printedIn(undefined), id, number),
  tables: (config) => printedTablesOf(printedIn(config)),
}

/** The seats of all games: of two, and of partners. */
export const ALL_SEATS: ReadonlyArray<(typeof SEATS)[number] | (typeof PARTNER_SEATS)[number]> = [
  ...SEATS,
  ...PARTNER_SEATS,
]
export { REGIONS } from './data/regions'
export { NATION_TABLE } from './data/nations'
export type { Action } from './model/actions'
export type { State, War } from './model/bundle'
export type { Event } from './model/events'
export type {
  BesideId,
  BySide,
  CharacterId,
  Deck,
  DieFace,
  EventCardId,
  Faction,
  HuntTileId,
  Nation,
  PieceId,
  Rank,
  RegionId,
  Seat,
  Settlement,
  Side,
} from './model/ids'
export type {
  BesideData,
  CharacterData,
  EventCardData,
  EventCardEntry,
  HuntTileData,
  RegionData,
} from './model/tables'
/** The printed name behind an id: as `nameOf` of the game. */
export const nameOf: WarViewer['nameOf'] = warOfTheRingView.nameOf
export type * from './model/json'
export { pileOf } from './view/derive'
export type { PieceEntry, PrintedTables } from './view/printedTables'
export type { WarViewer }
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
