/**
 * Recall to Mordor: an own piece goes back home, in place of the turn.
 */
import type { PlayRecall } from '../../model/actions'
import type { Here, Violation } from '../../model/bundle'
import type { TurnVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import { violation } from '../../rulebook'
import { limitOf, other, regionId, regionIx } from '../../query/board'
import { characterId, countAt, onBoard, pieceOf, PIECES, regionOf, sideOfCharacter } from '../../query/pieces'
import { holds, specialCard, specialRule, SPECIALS } from '../../query/special'
import { relocate } from '../changes'
import { insteadOfTurnViolations, otherUse, useTurn, type TurnPlay } from './play'

const violationsOf = (here: Here<TurnVars>, action: PlayRecall): ReadonlyArray<Violation> => {
  const { card } = action
  const { table, vars } = here
  const found = insteadOfTurnViolations(here, card)
  const { text } = specialCard(card)
  if (text.kind !== 'recallTo') return otherUse(found, card)
  if (sideOfCharacter(action.piece) !== vars.side)
    return [...found, violation('movement.ownPiece', { piece: action.piece })]
  const piece = pieceOf(table, action.piece)
  if (piece < 0) return [...found, violation('movement.otherFace', { piece: action.piece })]
  if (!onBoard(table, piece)) return [...found, violation('movement.onBoard', { piece: action.piece })]
  const home = regionIx(text.to)
  const from = regionOf(table, piece)
  const isFull = countAt(table, vars.side, home) >= limitOf(home)
  if (from === home || isFull || countAt(table, other(vars.side), home) > 0)
    found.push(violation('special.recall-to-mordor', { piece: action.piece, region: regionId(from) }))
  return found
}

const optionsOf = (here: Here<TurnVars>, seat: Seat): ReadonlyArray<PlayRecall> => {
  const { table, vars } = here
  const card = SPECIALS[vars.side].find(({ id, text }) => text.kind === 'recallTo' && holds(table, id))?.id
  if (card === undefined || insteadOfTurnViolations(here, card).length > 0) return []
  return PIECES[vars.side]
    .map((piece): PlayRecall => ({ seat, kind: 'playRecall', card, piece: characterId(table, piece) }))
    .filter((action) => violationsOf(here, action).length === 0)
}

/** Plays the recall. */
export const recall: TurnPlay<PlayRecall> = {
  options: optionsOf,
  violations: violationsOf,
  resolve: (here, change, { card, piece }) => {
    useTurn(change, here.vars.side, card)
    const { text } = specialCard(card)
    if (text.kind === 'recallTo')
      relocate(
        change,
        pieceOf(here.table, piece),
        { to: regionIx(text.to), way: 'recall' },
        { rule: specialRule(card), card },
      )
    return { does: 'nothing' }
  },
}
