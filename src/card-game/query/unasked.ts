/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 */
import type { Action } from '../model/actions'
import type { State, Violation } from '../model/bundle'
import { violation } from '../rulebook'

const OF_TURN: ReadonlySet<Action['kind']> = new Set([
  'play',
  'playItem',
  'playEvent',
  'move',
  'use',
  'winnow',
  'useRing',
])

/** The rules behind an action that is not asked for now; may be empty. */
export const unaskedViolations = (state: State, action: Action): ReadonlyArray<Violation> => {
  if (!OF_TURN.has(action.kind)) return []
  const asked = state.stack.some(({ kind }) => kind === 'decide/turn')
  return asked || state.table.turn >= 0 ? [violation('turn.order', { seat: action.seat })] : []
}
