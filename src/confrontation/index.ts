/**
 * The Confrontation (Deluxe Edition): classic, variant and draft games, special cards, matches of two games.
 *
 * @module
 */
import type { Option } from 'fp-ts/lib/Option.js'
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import type { Confrontation, State } from './model/bundle'
import { nameOf } from './data/names'
import { IDS, OPTIONS } from './data/choices'
import { ACTIONS } from './model/actions'
import { configCodec, frameCodecs, tableCodec } from './model/codecs'
import { SECRETS, SHOWS, type Event } from './model/events'
import { start } from './model/frames'
import type { Glance } from './model/glance'
import { SEATS, SIDES } from './model/ids'
import { faultsOf } from './query/faults'
import { unaskedViolations } from './query/unasked'
import { RULEBOOK } from './rulebook'
import { emptyTable } from './rules/setUp/game'
import { machineOf } from './rulesets/rulesets'
import { beginsLine, describe } from './view/describe'
import { fill } from './view/fill'
import { glance } from './view/glance'
import { mask } from './view/mask'
import { place } from './view/position'
import { read } from './view/read'
import { tell as tellEvent } from './view/tell'

const game: Game<Confrontation> = makeGame<Confrontation>({
  name: 'confrontation',
  schemaVersion: 1,
  saysWhatStays: true,
  title: 'The Confrontation',
  seats: SEATS,
  seatsOf: ({ games }) => (games === 2 ? ['first', 'second'] : SIDES),
  rulebook: RULEBOOK,
  actions: ACTIONS,
  config: configCodec,
  table: tableCodec,
  frames: frameCodecs,
  machineOf,
  start: (config) => ({
    table: emptyTable(config, 0, [0, 0]),
    frame: start('match', 'play', { last: null }),
  }),
  place,
  faults: faultsOf,
  shows: SHOWS,
  unasked: (state, action) => unaskedViolations(machineOf(state.config).rules, state, action),
  describe,
  nameOf,
  tell: tellEvent,
  ids: IDS,
  options: OPTIONS,
  secrets: SECRETS,
  mask,
  fill,
  read,
  beginsLine,
})

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
export { faultsOf } from './query/faults'
export { RULEBOOK, type RuleId } from './rulebook'
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
export { FRAME_KINDS } from './model/codecs'
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
export type * from './model/reading'
export type { PositionSpec } from './view/position'
