/** What a round of battle can bring, and a whole battle: all they depend on lies open on the table. */
import { fromNullable, none, type Option } from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import type { Here, State } from '../model/bundle'
import { foughtOut, type BattleOdds } from '../query/odds/battle'
import { firstRound, roundAhead, type AttackPlan, type RoundOdds } from '../query/odds/round'
import { machineOf } from '../rulesets/rulesets'

const hereOf = ({ config, table }: State): Here => ({
  rules: machineOf(config).rules,
  config,
  table,
  vars: undefined,
})

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
    const here = hereOf(state)
    return fromNullable(plan === undefined ? roundAhead(here) : firstRound(here, plan))
  })

/**
 * The exact odds of a battle that is fought out: of the one that goes on, while the tokens of its round are
 * not shown, or with a plan of an attack. In every round both sides show Regroup, so that no card and no
 * ability works, and roll as many misses again as their Leadership allows; nobody ceases, retreats or routs,
 * and each loses only the Units that it must, the weakest first. In a Combined Attack the Army that attacks
 * now fights on alone. None where there is no such battle.
 *
 * @example
 * import { isSome } from 'fp-ts/lib/Option.js'
 * import { battleOdds } from 'middle-earth-rules/battles'
 *
 * const odds = battleOdds(state, { side: 'shadow', from: 'westmark-hills', to: 'deeping-coomb' })
 * if (isSome(odds)) console.log(odds.value.attacker.value)
 */
export const battleOdds = (state: State, plan?: AttackPlan): Option<BattleOdds> =>
  guarded<Option<BattleOdds>>(none, () => fromNullable(foughtOut(hereOf(state), plan)))
