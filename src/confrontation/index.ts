/**
 * The Confrontation (Deluxe Edition): classic, variant and draft games, special cards, matches of two games.
 *
 * @module
 */
import type { Option } from 'fp-ts/lib/Option.js'
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { DEFINITION } from './definition'
import type { Confrontation, State } from './model/bundle'
import { type Event } from './model/events'
import type { Glance } from './model/glance'
import { faultsOf } from './query/faults'
import { glance } from './view/glance'
import { place } from './view/position'

const game: Game<Confrontation> = makeGame<Confrontation>({ ...DEFINITION, place, faults: faultsOf })

/** The Confrontation as pure functions over its states, and what this game adds. */
export interface ConfrontationGame extends Game<Confrontation> {
  /**
   * Single facts of a state, by printed names and without reading all of it: for whoever looks at many
   * states. None for what is no state.
   *
   * @example
   * const seen = confrontation.glance(state)
   * if (isSome(seen)) console.log(seen.value.piece('frodo').region)
   */
  readonly glance: (state: State) => Option<Glance>
}

/**
 * The Confrontation as pure functions over its states.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { confrontation } from 'middle-earth-rules/confrontation'
 *
 * const started = confrontation.newGame({ seed: 'first' })
 * if (isRight(started)) console.log(confrontation.actors(started.right))
 */
export const confrontation: ConfrontationGame = { ...game, glance }

/** An event as a sentence; what is no event is an empty text. */
export const tell: (event: Event | Readonly<Record<string, unknown>>) => string = confrontation.tell

export { CHARACTERS } from './data/characters'
export { COMBAT_CARDS } from './data/combat-cards'
export { character, combatCard, region, specialCard } from './data/lookups'
export { nameOf } from './data/names'
export { LINKS, REGIONS } from './data/regions'
export { SPECIAL_CARDS } from './data/special-cards'
export { RULEBOOK, type RuleId } from './rulebook'
export { faultsOf } from './query/faults'
export type {
  Ability,
  CharacterData,
  CombatCardData,
  LinkData,
  RegionData,
  SpecialCardData,
} from './model/abilities'
export type { Action } from './model/actions'
export type { CardOrder, Config, LineUp, SpecialChoice } from './model/config'
export { CARD_ORDERS, LINE_UPS, SPECIAL_CHOICES } from './model/config'
export { ACTIONS, WAYS } from './model/actions'
export { FRAME_KINDS } from './model/frames'
export {
  CHARACTER_IDS,
  CLASSIC_IDS,
  COMBAT_CARD_IDS,
  NAMES,
  REGION_IDS,
  SEATS,
  SIDES,
  SPECIAL_CARD_IDS,
  TILE_IDS,
  VARIANT_IDS,
  VERSIONS,
} from './model/ids'
export type { Confrontation, State } from './model/bundle'
export type { Event } from './model/events'
export type {
  BySide,
  CharacterId,
  CombatCardId,
  Name,
  RegionId,
  Seat,
  Side,
  SpecialCardId,
  TileId,
  Version,
} from './model/ids'
export type { BattleGlance, Glance, PieceGlance } from './model/glance'
export type * from './model/json'
export type { PositionSpec } from './view/position'
