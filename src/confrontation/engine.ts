/**
 * The Confrontation for pages that play it and no more: `position` and the checks of saved states are
 * left out.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { DEFINITION } from './definition'
import type { Confrontation } from './model/bundle'

/**
 * The Confrontation as pure functions over its states, without positions; `decode` sees to the form of a
 * save alone.
 *
 * @example
 * import { confrontation } from 'middle-earth-rules/confrontation/engine'
 *
 * const started = confrontation.newGame({ seed: 'first' })
 * if (started._tag === 'Right') console.log(confrontation.actors(started.right))
 */
export const confrontation: Omit<Game<Confrontation>, 'position'> = makeGame<Confrontation>(DEFINITION)
