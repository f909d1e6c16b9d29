/**
 * What is wrong with a state, by the rules of its own config.
 */
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import * as query from '../query/faults'
import { machineOf } from './rulesets'

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (state: State): ReadonlyArray<string> =>
  guarded(['this is no state of the game'], () => query.faultsOf(machineOf(state.config).rules, state), state)
