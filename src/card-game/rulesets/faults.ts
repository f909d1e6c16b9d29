/**
 * What is wrong with a state, by the rules of its own config.
 */
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import { tableFaults } from '../query/faults'
import { machineOf } from './rulesets'

/** Everything that is wrong with the table of a state; empty when nothing is. */
export const faultsOf = ({ config, table }: State): ReadonlyArray<string> =>
  guarded(['this is no state of the game'], () => tableFaults({ rules: machineOf(config).rules, table }))
