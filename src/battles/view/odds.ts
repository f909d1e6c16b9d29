/** What a round of battle can bring: everything it depends on lies open on the table. */
import { none, some, type Option } from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import { firstRound, roundAhead, type AttackPlan, type RoundOdds } from '../query/odds'
import { machineOf } from '../rulesets/rulesets'

/**
 * The exact odds of a round of battle: of the one that goes on, while nobody has rolled in it, or with a plan
 * of the first round of an attack. Both sides are taken to show Regroup, so that no card and no ability
 * works, and to roll as many misses again as their Leadership allows. None where there is no such round.
 *
 * @example
 * import { isSome } from 'fp-ts/lib/Option.js'
 * import { roundOdds } from 'middle-earth-rules/battles'
 *
 * const odds = roundOdds(state, { side: 'shadow', from: 'westmark-hills', to: 'deeping-coomb' })
 * if (isSome(odds)) console.log(odds.value.attacker.hits)
 */
export const roundOdds = (state: State, plan?: AttackPlan): Option<RoundOdds> =>
  guarded<Option<RoundOdds>>(none, () => {
    const { config, table } = state
    const here = { rules: machineOf(config).rules, config, table, vars: undefined }
    const found = plan === undefined ? roundAhead(here) : firstRound(here, plan)
    return found === undefined ? none : some(found)
  })
