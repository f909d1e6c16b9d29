/**
 * Moving the Fellowship (chapter VIII): a step on the Fellowship Track and the Hunt that follows it, or on
 * the Mordor Track a tile without a roll, whose resolution takes the step (chapter IX).
 */
import { calling, doing, procedure, returning, type Changed, type Here } from '../../model/bundle'
import { newHunt, newTile, type AskVars } from '../../model/frames'
import { isInMordor } from '../../query/fellowship'
import { huntLevel } from '../../query/hunt'
import { changed, changing, editFellowship, happen } from '../changes/change'

const step = (here: Here<AskVars>): Changed => {
  const change = changing(here)
  if (isInMordor(here.table)) {
    editFellowship(change, (draft) => {
      draft.tried = true
    })
    happen(change, { kind: 'MordorTried', rule: 'mordor.move' })
    return changed(change)
  }
  const progress = here.table.fellowship.progress + 1
  editFellowship(change, (draft) => {
    draft.progress = progress
  })
  happen(change, { kind: 'FellowshipMoved', rule: 'fellowship.move', progress })
  return changed(change)
}

const danger = ({ table }: Here<AskVars>) => {
  if (isInMordor(table)) return newTile('mordor')
  return huntLevel(table) > 0 ? newHunt() : undefined
}

/** A move of the Fellowship. The die that pays for it goes to the Hunt box afterwards. */
export const fellowshipMove = procedure('fellowshipMove', [
  ['step', doing(step)],
  ['hunt', calling(danger)],
  ['end', returning(() => null)],
])
