/**
 * Battles of the Third Age for pages that play it and no more: `position` and the checks of saved states are
 * left out.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { DEFINITION } from './definition'
import type { Battles } from './model/bundle'

/**
 * Battles of the Third Age as pure functions over its states, without positions; `decode` sees to the form of
 * a save alone.
 *
 * @example
 * import { battles } from 'middle-earth-rules/battles/engine'
 *
 * const started = battles.newGame({ seed: 'first' })
 * if (started._tag === 'Right') console.log(battles.actors(started.right))
 */
export const battles: Omit<Game<Battles>, 'position'> = makeGame<Battles>(DEFINITION)
