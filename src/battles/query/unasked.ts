/**
 * The rules behind an action that does not answer the pending question.
 */
import type { RuleViolation } from '../../kernel/rulebook'
import type { Action } from '../model/actions'
import type { State } from '../model/bundle'
import { violation, type RuleId } from '../rulebook'

const OF_BATTLE: ReadonlySet<Action['kind']> = new Set([
  'chooseTactics',
  'playCombat',
  'reroll',
  'retreat',
  'rout',
])

/** Why nobody asks for this now. */
export const unaskedViolations = (state: State, action: Action): ReadonlyArray<RuleViolation<RuleId>> => {
  if (OF_BATTLE.has(action.kind) && state.table.battle === null) return [violation('battle.sequence', {})]
  if (action.kind === 'drawTile' || action.kind === 'applyTile') return [violation('turn.fate', {})]
  if (action.kind === 'choosePosition') return [violation('turn.shadowPhase', {})]
  return [violation('turn.actions', {})]
}
