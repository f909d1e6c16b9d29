/**
 * Action dice rolled, used and put into the Hunt box (chapter IV).
 */
import { ofFace } from '../../model/counts'
import { diceDraft, draftOf, type Dice, type FaceIx, type Pair, type SideIx } from '../../model/table'
import type { Change } from './change'

/** Edits the dice. */
export const editDice = (
  change: Change,
  editing: (draft: { -readonly [K in keyof Dice]: Dice[K] }) => void,
): void => {
  const dice = diceDraft(change.table.dice)
  editing(dice)
  const draft = draftOf(change.table)
  draft.dice = dice
  change.table = draft
}

/** A pair with so many more for a side. */
export const plus = (pair: Pair, side: SideIx, number = 1): Pair =>
  side === 0 ? [pair[0] + number, pair[1]] : [pair[0], pair[1] + number]

/** Takes a die from the unused ones; where it goes is told when its action is done. */
export const spendDie = (change: Change, side: SideIx, face: FaceIx): void =>
  editDice(change, (draft) => {
    draft.unused = plus(draft.unused, side, -ofFace(face))
  })

/** Puts a die among the unused ones. */
export const addDie = (change: Change, side: SideIx, face: FaceIx): void =>
  editDice(change, (draft) => {
    draft.unused = plus(draft.unused, side, ofFace(face))
  })
