/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 */
import type { Action } from '../model/actions'
import type { Sight, State, Violation } from '../model/bundle'
import type { Cast } from '../model/config'
import type { Seat } from '../model/ids'
import { violation } from '../rulebook'
import { seatId, seatIx } from './cards'
import { cardViolations, type OfTurn } from './turns'

/** The seat whose turn it is, if it is the turn of one. */
const turnOf = ({ places }: Cast, { table }: State): Seat | undefined => {
  const seat = places[table.turn]
  return seat === undefined ? undefined : seatId(seat)
}

/** What belongs to a turn: it is not the Action step, another's turn, or something is under way. */
const turnViolations = (rules: Sight['rules'], state: State, action: OfTurn): ReadonlyArray<Violation> => {
  const { seat } = action
  const turn = turnOf(rules.cast, state)
  const moment =
    turn === undefined
      ? violation('turn.actionStep', { seat })
      : turn === seat
        ? violation('turn.underWay', { seat })
        : violation('turn.order', { seat, turn })
  return [...cardViolations({ rules, table: state.table }, seatIx(seat), action), moment]
}

/** The rules behind an action that is not asked for now. */
export const unaskedViolations = (
  rules: Sight['rules'],
  state: State,
  action: Action,
): ReadonlyArray<Violation> => {
  const { seat } = action
  switch (action.kind) {
    case 'forsake':
      return [violation('forsake.demanded', { seat })]
    case 'eliminate':
      return [violation('eliminate.demanded', { seat })]
    case 'take':
    case 'pick':
      return [violation('take.demanded', { seat })]
    case 'choose':
      return [
        state.stack.some(({ kind }) => kind === 'decide/combat')
          ? violation('combat.order', { location: action.location })
          : violation('location.demanded', { seat }),
      ]
    case 'activate':
    case 'activatePath':
      return [violation('location.demanded', { seat })]
    case 'accept':
    case 'decide':
      return [violation('cards.offered', { seat })]
    case 'support':
    case 'agree':
    case 'refuse':
      return [violation('combat.demanded', { seat })]
    case 'replace':
      return [violation('eliminate.replacing', { card: action.by })]
    case 'cycle':
      return state.stack.some(({ kind }) => kind === 'decide/opening')
        ? [violation('setUp.opening', { card: action.card })]
        : turnViolations(rules, state, action)
    default:
      return turnViolations(rules, state, action)
  }
}
