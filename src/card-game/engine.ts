/**
 * The Card Game for pages that play it and no more: `position` and the checks of saved states are
 * left out.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { DEFINITION } from './definition'
import type { CardGame } from './model/bundle'

/**
 * The Card Game as pure functions over its states, without positions; `decode` sees to the form of a
 * save alone.
 *
 * @example
 * import { cardGame } from 'middle-earth-rules/card-game/engine'
 *
 * const started = cardGame.newGame({ seed: 'first' })
 * if (started._tag === 'Right') console.log(cardGame.actors(started.right))
 */
export const cardGame: Omit<Game<CardGame>, 'position'> = makeGame<CardGame>(DEFINITION)
