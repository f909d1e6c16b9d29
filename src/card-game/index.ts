/**
 * War of the Ring: The Card Game: the Trilogy, the duels of two and three, The Fellowship of the Ring.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { ACTIONS } from './model/actions'
import type { CardGame } from './model/bundle'
import { configCodec, frameCodecs, tableCodec } from './model/codecs'
import { SECRETS } from './model/events'
import { start } from './model/frames'
import { SEATS } from './model/ids'
import { faultsOf } from './query/faults'
import { unaskedFaults } from './query/unasked'
import { RULEBOOK } from './rulebook'
import { emptyTable } from './rules/setUp/game'
import { machineOf } from './rulesets/rulesets'
import { beginsLine, describe } from './view/describe'
import { fill } from './view/fill'
import { mask } from './view/mask'
import { nameOf } from './view/names'
import { place } from './view/position'

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
export const cardGame: Game<CardGame> = makeGame<CardGame>({
  name: 'card-game',
  schemaVersion: 1,
  seats: SEATS,
  rulebook: RULEBOOK,
  actions: ACTIONS,
  config: configCodec,
  table: tableCodec,
  frames: frameCodecs,
  machineOf,
  start: (config) => ({
    table: emptyTable(machineOf(config).rules.cast),
    frame: start('game', 'deal', { over: false }),
  }),
  place,
  faults: (state) => faultsOf(machineOf(state.config).rules, state),
  unasked: unaskedFaults,
  describe,
  nameOf,
  secrets: SECRETS,
  mask,
  fill,
  beginsLine,
})

export type { CardGame, State } from './model/bundle'
