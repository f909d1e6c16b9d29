/**
 * War of the Ring for pages that play it and no more: `position`, `with`, the odds and the checks of saved
 * states are left out.
 *
 * @module
 */
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { definitionOf, withCardsExplained } from './definition'
import type { War } from './model/bundle'
import type { Variant } from './model/config'
import { PARTNER_SEATS, SEATS } from './model/ids'
import { familyOf, finderOf } from './rulesets/family'
import { ofEachVariant, overlaid } from './rulesets/rulesets'
import { machineOfWhole } from './rulesets/rules'
import { withRulesSaid } from './view/savedUnder'

const memberOf = (variant: Variant): Game<War> => {
  const machine = machineOfWhole(overlaid(variant))
  const { rules } = machine
  return withCardsExplained(rules, withRulesSaid(rules, makeGame<War>(definitionOf(machine))))
}

const FAMILY = { gameOf: ofEachVariant(memberOf), asked: <C>(config: C): C => config }

/**
 * War of the Ring in all its configs as pure functions over its states, without positions; `decode` sees to
 * the form of a save alone.
 *
 * @example
 * import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring/engine'
 *
 * const started = warOfTheRing.newGame({ seed: 'first' })
 * if (started._tag === 'Right') console.log(warOfTheRing.actors(started.right))
 */
export const warOfTheRing: Omit<Game<War>, 'position'> = {
  ...familyOf<War, Game<War>>(FAMILY, finderOf(FAMILY)),
  seats: [...SEATS, ...PARTNER_SEATS],
}
