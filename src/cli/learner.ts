/**
 * The arrays for learners, in the form in which the server takes them.
 */
import { fieldsOf } from './action'
import * as O from 'fp-ts/lib/Option.js'
import { actionLayout, actionNumber, isLearningGame, observationLayout, observe } from '../learn/index'
import type { Learner } from '../protocol/index'

/** Observations and the numbering of actions for the server. */
export const LEARNER: Learner = {
  layout: (game) =>
    isLearningGame(game) ? { observation: observationLayout(game), actions: actionLayout(game) } : undefined,
  observe,
  numbers: (game, actions) =>
    isLearningGame(game)
      ? actions.map((action) => O.toNullable(actionNumber(game, fieldsOf(action))))
      : undefined,
}
