/**
 * Standing still on the Mordor Track (chapter IX): a turn without an attempt costs Corruption.
 */
import { isInMordor } from '../../query/fellowship'
import type { Change } from '../changes/change'
import { corrupt } from '../changes/fellowship'

/** What a turn without a try to move or hide costs on the track, when Action Resolution is over. */
export const idle = (change: Change): void => {
  if (isInMordor(change.table) && !change.table.fellowship.tried)
    corrupt(change, change.rules.fellowship.mordor.idle, 'mordor.idle')
}
