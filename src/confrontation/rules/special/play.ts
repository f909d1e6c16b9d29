/**
 * What all special cards share: a way of playing one in the own turn, and the marks it leaves.
 */
import type { Action } from '../../model/actions'
import type { Here, Violation } from '../../model/bundle'
import type { TurnChoice, TurnVars } from '../../model/frames'
import type { RegionId, Seat, SpecialCardId } from '../../model/ids'
import type { SideIx } from '../../model/table'
import { violation } from '../../rulebook'
import { sideId } from '../../query/pieces'
import { holdingViolations, specialCard, specialRule, withUsed } from '../../query/special'
import type { Change } from '../changes'

/** A way of playing a special card as the answer to "what do you do in your turn?". */
export interface TurnPlay<A extends Action> {
  readonly options: (here: Here<TurnVars>, seat: Seat) => ReadonlyArray<A>
  readonly violations: (here: Here<TurnVars>, action: A) => ReadonlyArray<Violation>
  readonly resolve: (here: Here<TurnVars>, change: Change, action: A) => TurnChoice
}

/** Why a card cannot be played in place of the turn, whatever it does. */
export const insteadOfTurnViolations = (here: Here<TurnVars>, card: SpecialCardId): Array<Violation> => {
  const found = [...holdingViolations(here.table, here.vars.side, card)]
  if (specialCard(card).timing !== 'insteadOfTurn') found.push(violation('special.insteadOfTurn', { card }))
  if (here.table.cardThisTurn || here.table.compelled >= 0)
    found.push(violation('special.wholeTurn', { card }))
  return found
}

/** Why a card cannot be played for what it does not do; whose it is goes before that. */
export const otherUse = (found: ReadonlyArray<Violation>, card: SpecialCardId): ReadonlyArray<Violation> => [
  ...found.filter(({ rule }) => /\.(ownSide|held|once)$/.test(rule)),
  violation('special.otherUse', { card }),
]

/** Marks a card as used, now; `region` where it is played on one. */
export const useCard = (change: Change, side: SideIx, card: SpecialCardId, region?: RegionId): void => {
  change.table = { ...withUsed(change.table, card), cardThisTurn: true }
  const played = { kind: 'SpecialPlayed', rule: specialRule(card), card, side: sideId(side) } as const
  change.events.push(region === undefined ? played : { ...played, region })
}

/** Marks a card as used in place of the whole turn. */
export const useTurn = (change: Change, side: SideIx, card: SpecialCardId): void => {
  useCard(change, side, card)
  change.events.push({ kind: 'TurnReplaced', rule: 'special.insteadOfTurn', card, side: sideId(side) })
}
