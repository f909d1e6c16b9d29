/**
 * The Confrontation (Deluxe Edition): classic, variant and draft games, special cards, matches of two games.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import type { Confrontation } from './model/bundle'
import { ACTIONS } from './model/actions'
import { configCodec, frameCodecs, tableCodec } from './model/codecs'
import { SECRETS } from './model/events'
import { start } from './model/frames'
import { SEATS } from './model/ids'
import { faultsOf } from './query/faults'
import { RULEBOOK } from './rulebook'
import { emptyTable } from './rules/setUp/game'
import { machineOf } from './rulesets/rulesets'
import { beginsLine, describe } from './view/describe'
import { fill } from './view/fill'
import { mask } from './view/mask'
import { place } from './view/position'

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
export const confrontation: Game<Confrontation> = makeGame<Confrontation>({
  name: 'confrontation',
  schemaVersion: 1,
  seats: SEATS,
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
  describe,
  secrets: SECRETS,
  mask,
  fill,
  beginsLine,
})

export { CHARACTERS } from './data/characters'
export { COMBAT_CARDS } from './data/combat-cards'
export { LINKS, REGIONS } from './data/regions'
export { SPECIAL_CARDS } from './data/special-cards'
export { faultsOf } from './query/faults'
export type { Action } from './model/actions'
export type { Config } from './model/config'
export type { Confrontation, State } from './model/bundle'
export type { Event } from './model/events'
export type { PositionSpec } from './view/position'
export type { RuleId } from './rulebook'
