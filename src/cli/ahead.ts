/**
 * Looking one decision ahead: what is done in several steps is asked about before the first of them is
 * taken, such as whether an Army may attack while it is still open with which die.
 */
import { seatIn } from './action'
import * as E from 'fp-ts/lib/Either.js'
import type { Explanation, Types } from '../kernel/index'
import type { Moment } from './material'
import { labelOf } from './words'

/** What becomes of an action after another one that is legal now. */
export interface Ahead {
  /** What is to be done first. */
  readonly first: Types['action']
  readonly label: string
  /** Every rule that forbids the action then; empty if it is legal. */
  readonly rules: ReadonlyArray<Explanation>
}

const MOST = 200

/** The rules against an action at a state, or undefined if it answers nothing that is asked there. */
const rulesAt = ({ loaded: { game }, state }: Moment, action: unknown) => {
  const tried = game.applyAction(state, action)
  if (E.isRight(tried)) return []
  return tried.left._tag === 'Forbidden' ? game.whyNot(state, action) : undefined
}

/** For an action that is not asked for now: after which legal one it is, and what forbids it then. */
export const lookAhead = (moment: Moment, action: unknown): Ahead | undefined => {
  const { loaded, state } = moment
  const { game } = loaded
  const tried = game.applyAction(state, action)
  if (E.isRight(tried) || tried.left._tag !== 'NotAsked') return undefined
  const seat = seatIn(action)
  let best: Ahead | undefined
  for (const first of game.legalActions(state, seat).slice(0, MOST)) {
    const after = game.applyAction(state, first)
    const rules = E.isLeft(after) ? undefined : rulesAt({ loaded, state: after.right.state }, action)
    if (rules === undefined || (best !== undefined && best.rules.length <= rules.length)) continue
    best = { first, label: labelOf(game, state, first), rules }
  }
  return best
}
