/**
 * War of the Ring: The Card Game: the Trilogy, the duels of two and three, The Fellowship of the Ring.
 *
 * @module
 */
import type { Option } from 'fp-ts/lib/Option.js'
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { DEFINITION } from './definition'
import type { CardGame, State } from './model/bundle'
import { type Event } from './model/events'
import type { Glance } from './model/json'
import { faultsOf } from './rulesets/faults'
import { glance } from './view/glance'
import { place } from './view/position'

const game: Game<CardGame> = makeGame<CardGame>({ ...DEFINITION, place, faults: faultsOf })

/** The Card Game as pure functions over its states, and what this game adds. */
export interface CardGameGame extends Game<CardGame> {
  /**
   * Single fields of the table as `read` tells them, without reading all of it: for those who look at many
   * states. None for what is no state.
   *
   * @example
   * const seen = cardGame.glance(state)
   * if (isSome(seen)) console.log(seen.value('round'), seen.value('battlegrounds'))
   */
  readonly glance: (state: State) => Option<Glance>
}

/**
 * The Card Game as pure functions over its states.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { cardGame } from 'middle-earth-rules/card-game'
 *
 * const started = cardGame.newGame({ seed: 'first' })
 * if (isRight(started)) console.log(cardGame.actors(started.right))
 */
export const cardGame: CardGameGame = { ...game, glance }

/** An event as a sentence; what is no event is an empty text. */
export const tell: (event: Event | Readonly<Record<string, unknown>>) => string = cardGame.tell

export { BATTLEGROUNDS } from './data/battlegrounds'
export { CARDS } from './data/cards'
export { battleground, card, path, scenario } from './data/lookups'
export { PATHS } from './data/paths'
export { SCENARIOS } from './data/scenarios'
export { ACTIONS } from './model/actions'
export { PLAYERS_OF } from './model/codecs'
export { PLACE_NAMES } from './model/shapes'
export { COPY_IDS } from './model/copies'
export { FRAME_KINDS } from './model/frames'
export { ELIMINATIONS } from './model/frames/rounds'
export {
  BATTLEGROUND_IDS,
  CARD_IDS,
  CARD_TYPES,
  COPIES,
  FACTIONS,
  FREE_PEOPLES_FACTIONS,
  ICONS,
  KEYWORDS,
  LOCATION_IDS,
  PATH_IDS,
  PATH_NUMBERS,
  PLAYER_NUMBERS,
  PROMO_IDS,
  SCENARIO_IDS,
  SEATS,
  SHADOW_FACTIONS,
  SIDES,
  TOKENS,
} from './model/ids'
export { RULEBOOK, type RuleId } from './rulebook'
export { faultsOf } from './rulesets/faults'
export { scoreOf } from './view/derive'
export { nameOf } from './view/names'
export { drawOdds } from './view/odds'
export { saysOf } from './view/describe'
export type { Action, ActiveLocation, Destination } from './model/actions'
export type { CardGame, State } from './model/bundle'
export type { Config } from './model/config'
export type { CopyId } from './model/copies'
export type { Event } from './model/events'
export { LOCATION_SOURCES, PLAY_ZONES, ZONES } from './model/ids'
export type {
  BattlegroundId,
  BySide,
  CardId,
  CardType,
  Faction,
  Icon,
  Icons,
  Keyword,
  LocationId,
  LocationSource,
  PathId,
  PathNumber,
  PlayerNumber,
  PlayZone,
  ScenarioId,
  Seat,
  Side,
  Token,
  Zone,
} from './model/ids'
export type {
  ActiveLocationCards,
  CardInPlay,
  Derived,
  Glance,
  GroundPlace,
  Hidden,
  PathPlace,
  Pile,
  PileName,
  Place,
  SeatCards,
  TableJson,
  TableReading,
  TokensJson,
} from './model/json'
export type {
  BattlegroundData,
  CardData,
  Copies,
  PathData,
  RingToken,
  ScenarioData,
  SeatData,
} from './model/tables'
export type { DrawChance } from './query/scores'
export type { PositionSpec, TokenSpec } from './view/position'
