/**
 * Who goes (chapter VI, Splitting an Army; the rearguard; the advance): how many of each kind of piece, one
 * kind after the other in any order.
 */
import { passOf } from '../../../kernel/brand'
import { NO_EVENTS } from '../../../kernel/types'
import { isNamed, nameOf, within } from '../../query/names'
import type { Bring, BringAll, Pass } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import type { PartyVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import { NO_FORCE } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { bringAllOf, bringOf } from '../../query/answers'
import { answered, canBringAll, isFresh, isSettled, openKinds, rangeOf } from '../../query/party'
import { bringAllViolations, bringViolations } from '../../query/partyViolations'
import { pieceId, pieceIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'

type Answer = Bring | BringAll | Pass

/** An advance may be declined as a whole. */
const mayDecline = ({ vars }: Here<PartyVars>): boolean => vars.purpose === 'advance' && isFresh(vars)

const options = (here: Here<PartyVars>, seat: Seat): ReadonlyArray<Answer> => {
  const { table, vars } = here
  const answers: Array<Answer> = []
  if (mayDecline(here)) answers.push(passOf(seat))
  if (isSettled(here.rules, vars)) return [...answers, bringAllOf(seat)]
  if (canBringAll(here.rules, table, vars)) answers.push(bringAllOf(seat))
  for (const kind of openKinds(here.rules, vars)) {
    const { least, most } = rangeOf(here.rules, table, vars, kind)
    for (let number = least; number <= most; number++) answers.push(bringOf(here.rules, seat, kind, number))
  }
  return answers
}

const violations = (here: Here<PartyVars>, action: Answer): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (action.kind === 'bring')
    return bringViolations(
      { rules: here.rules, table: table },
      vars,
      pieceIx(here.rules, action.piece),
      action.number,
    )
  if (action.kind === 'bringAll') return bringAllViolations(here.rules, table, vars)
  return mayDecline(here)
    ? []
    : [since(violation('turn.wholeAction', { seat: action.seat }), 'somebody must go')]
}

const ASKS = {
  move: 'march',
  attack: 'attack',
  advance: 'advance',
} as const

/** How many of these go? */
export const decideParty: Question<'decide/party', Answer> = {
  answers: ['bring', 'bringAll', 'pass'],
  seats: (here) => [
    seatOf(here, here.vars.purpose === 'advance' ? 'army' : 'acting', here.vars.side, here.vars.from),
  ],
  options,
  violations,
  resolve: ({ rules, table, vars }, action) => {
    const events = NO_EVENTS
    if (action.kind === 'pass') return { table, events, value: NO_FORCE }
    if (action.kind === 'bringAll')
      return { table, events, value: isSettled(rules, vars) ? vars.chosen : vars.available }
    const next = answered({ rules, table }, vars, pieceIx(rules, action.piece), action.number)
    return isSettled(rules, next) ? { table, events, value: next.chosen } : { table, events, vars: next }
  },
  asks: (here) => {
    const { rules, vars } = here
    const does = ASKS[vars.purpose]
    if (isSettled(rules, vars)) return `Does the Army ${does}?`
    const [kind = -1, other] = openKinds(rules, vars)
    const piece = pieceId(rules, kind)
    const whole = mayDecline(here)
    if (other === undefined && isNamed(rules, piece)) {
      const who = within(rules, piece)
      return whole ? `Does the Army ${does}, with ${who}?` : `Does ${who} ${does}?`
    }
    const what = other === undefined ? nameOf(rules, piece, 2) : 'of each kind'
    const asks = whole ? `Does the Army ${does}, and how many ${what}?` : `How many ${what} ${does}?`
    return other === undefined ? asks : `${asks} Tell it in any order.`
  },
  reads: ['armies.divide', 'movement.parts', 'battle.rearguard', 'battle.advance'],
}
