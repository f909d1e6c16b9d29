/** Single fields of the table, for players and searches that look at many states. */
import * as O from 'fp-ts/lib/Option.js'
import { isState } from '../../kernel/brand'
import type { State } from '../model/bundle'
import type { Glance } from '../model/json'
import { TABLE } from '../model/table'
import { machineOf } from '../rulesets/rulesets'

/** The fields of a state; none for something else. */
export const glance = (state: State): O.Option<Glance> => {
  if (!isState(state) || state.game !== 'card-game') return O.none
  const { cast } = machineOf(state.config).rules
  return O.some((field) => TABLE.fact(cast, state.table, field))
}
