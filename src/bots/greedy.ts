/** The bot that takes the action that looks best, without looking ahead. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Game, Random, State, Types } from '../kernel'
import { isOwn, placeOfBest, type Bot, type Tactics } from './bot'
import { totalBot } from './guard'

/** The action that looks best to a seat, undefined if it is not asked anything. */
export const bestLooking = <T extends Types>(
  game: Game<T>,
  tactics: Tactics<T>,
  asked: { readonly state: State<T>; readonly seat: T['seat'] },
  random: Random,
): T['action'] | undefined => {
  const actions = game.legalActions(asked.state, asked.seat).filter(isOwn<T>)
  if (actions.length < 2) return actions[0]
  return actions[placeOfBest(tactics.rate(asked.state, asked.seat, actions), actions.length, random)]
}

/** A bot that takes the action its tactics rate highest. */
export const greedyBot = <T extends Types>(game: Game<T>, tactics: Tactics<T>): Bot<T> =>
  totalBot({
    name: 'greedy',
    choose: (view, random) => {
      const state = game.determinize(view, random)
      if (E.isLeft(state) || view.viewer === 'spectator') return O.none
      return O.fromNullable(bestLooking(game, tactics, { state: state.right, seat: view.viewer }, random))
    },
  })
