/** The bot that picks any of its legal actions, each as likely as the other. */
import * as O from 'fp-ts/lib/Option.js'
import type { Game, Types } from '../kernel'
import { isOwn, type Bot } from './bot'
import { totalBot } from './guard'

/** A bot that picks uniformly among its legal actions. */
export const randomBot = <T extends Types>(game: Game<T>): Bot<T> =>
  totalBot({
    name: 'random',
    choose: (view, random) => {
      const actions = game.legalActionsOfView(view).filter(isOwn<T>)
      return actions.length === 0 ? O.none : O.fromNullable(actions[random(actions.length)])
    },
  })
