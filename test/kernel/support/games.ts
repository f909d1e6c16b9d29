/**
 * Two games as the kernel sees any game: one made of the kernel alone, and a whole one.
 */
import { confrontation } from '../../../src/confrontation'
import type { Game, NewConfig, State, Types } from '../../../src/kernel'
import { deepFreeze, mustRight } from '../conformance/check'
import { pebbles } from './pebbles'

/** Any game. */
export type Any = Game<Types>

export const PEBBLES_GAME = pebbles as unknown as Any
export const WHOLE_GAME = confrontation as unknown as Any

/** A new state, deep-frozen. */
export const newState = (game: Any, config: object = {}): State<Types> =>
  deepFreeze(mustRight(game.newGame({ seed: 'any', ...config } as NewConfig<Types>), 'newGame'))
