/**
 * Battles of the Third Age for pages that play it and no more: `position`, the checks of saved states and
 * those of a scenario that somebody wrote are left out, so that it plays the scenarios of the package alone.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import * as t from 'io-ts/lib/index.js'
import { configOf } from '../kernel/fields'
import { formed } from '../kernel/codec'
import { DEFAULT, definitionWith } from './definition'
import type { Battles } from './model/bundle'
import { BUILT_IN, SELDOM, type BuiltIn, type Config } from './model/config'

const OWN = `only ${BUILT_IN.join(', ')}; your own scenario is played by middle-earth-rules/battles`

const isBuiltIn = (u: unknown): u is BuiltIn => BUILT_IN.some((name) => name === u)

const scenario = formed(
  new t.Type<Config['scenario'], Config['scenario']>(
    'a scenario',
    isBuiltIn,
    (u, context) => (isBuiltIn(u) ? t.success(u) : t.failure(u, context, OWN)),
    t.identity,
  ),
  { enum: BUILT_IN },
)

const config = configOf<Config>({ scenario }, { scenario: DEFAULT.scenario }, () => undefined, SELDOM)

/**
 * Battles of the Third Age as pure functions over its states, without positions; `decode` sees to the form of
 * a save alone, and `scenario` is the name of one in the package.
 *
 * @example
 * import { battles } from 'middle-earth-rules/battles/engine'
 *
 * const started = battles.newGame({ seed: 'first' })
 * if (started._tag === 'Right') console.log(battles.actors(started.right))
 */
export const battles: Omit<Game<Battles>, 'position'> = makeGame<Battles>(definitionWith(config))
