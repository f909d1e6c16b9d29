/**
 * Texts that hold until the round ends.
 */
import { add } from '../../../kernel/indexSet'
import type { Verbs } from './verb'

/** What an event provides for the rest of the round. */
export const LASTING_VERBS: Verbs<'thisRound'> = {
  thisRound: {
    run: (change, _, { source }) => {
      change.table = { ...change.table, lasting: add(change.table.lasting, source) }
    },
  },
}
