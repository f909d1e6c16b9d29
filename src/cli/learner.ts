/**
 * The arrays for learners, in the form in which the server takes them: by the tables of the game itself, its
 * house rules, its config and its scenario.
 */
import { fieldsOf } from './action'
import * as O from 'fp-ts/lib/Option.js'
import type { AnyGame } from '../kernel/index'
import { actionLayout, actionNumber, isLearningGame, observationLayout, observe } from '../learn/index'
import type { LearningGame } from '../learn/index'
import type { Learner } from '../protocol/index'
import { warOfTheRing, type WarGame } from '../war-of-the-ring/index'

/** Whether a game is War of the Ring, with house rules or without. */
export const isWar = (game: object): game is WarGame =>
  'name' in game && game.name === warOfTheRing.name && 'tables' in game

/** A game as learners know it: by its name, or with its house rules. */
const known = (game: AnyGame): LearningGame | WarGame | undefined => {
  if (isWar(game)) return game
  return isLearningGame(game.name) ? game.name : undefined
}

/** Observations and the numbering of actions for the server. */
export const LEARNER: Learner = {
  layout: (game, config) => {
    const own = known(game)
    return own === undefined
      ? undefined
      : { observation: observationLayout(own, { ...config }), actions: actionLayout(own, config) }
  },
  observe: (view, game) => (isWar(game) ? observe(view, game) : observe(view)),
  numbers: (game, config, actions) => {
    const own = known(game)
    return own === undefined
      ? undefined
      : actions.map((action) => O.toNullable(actionNumber(own, fieldsOf(action), config)))
  },
}
