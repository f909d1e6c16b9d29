/** Single fields of a state, for players and searches that look at many states. */
import * as O from 'fp-ts/lib/Option.js'
import { isState } from '../../kernel/brand'
import type { State } from '../model/bundle'
import type { Asked, Glance, TableJson } from '../model/json'
import { TABLE } from '../model/table'
import { scenarioOf } from '../rulesets/rulesets'

const askedIn = ({ stack }: State): Asked => {
  const top = stack[stack.length - 1]
  const hasRule = top?.kind === 'decide/region' || top?.kind === 'decide/unit' || top?.kind === 'decide/may'
  return {
    kind: top?.kind ?? '',
    rule: hasRule ? top.vars.rule : null,
    attacksFrom: top?.kind === 'decide/attack' ? top.vars.region : null,
  }
}

/** The fields of a state; none for something else. */
export const glance = (state: State): O.Option<Glance> => {
  if (!isState(state) || state.game !== 'battles') return O.none
  const scenario = scenarioOf(state.config)
  const fieldOf = <K extends keyof TableJson>(field: K): TableJson[K] =>
    TABLE.fact(scenario, state.table, field)
  return O.some(Object.assign(fieldOf, { asked: askedIn(state) }))
}
