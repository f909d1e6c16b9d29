/**
 * Hiding the Fellowship (chapter VIII): its counter shows Hidden again. On the Mordor Track that is an
 * attempt which spares the Corruption of an idle turn (chapter IX).
 */
import { isInMordor } from '../../query/fellowship'
import { editFellowship, happen, type Change } from '../changes/change'

/** Hides a Revealed Fellowship. */
export const hide = (change: Change): void => {
  editFellowship(change, (draft) => {
    draft.revealed = false
    if (isInMordor(change.table)) draft.tried = true
  })
  happen(change, { kind: 'FellowshipHidden', rule: 'fellowship.hide' })
}
