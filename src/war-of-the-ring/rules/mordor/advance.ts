/**
 * A step on the Mordor Track (chapter IX). Whether it has led to the Crack of Doom is a standing check.
 */
import { editFellowship, happen, type Change } from '../changes/change'

/** Moves the Fellowship one step on. */
export const advanceInMordor = (change: Change): void => {
  const step = change.table.fellowship.mordor + 1
  editFellowship(change, (draft) => {
    draft.mordor = step
  })
  happen(change, { kind: 'MordorAdvanced', rule: 'mordor.advance', step })
}
