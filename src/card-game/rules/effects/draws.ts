/**
 * Drawing, setting cards apart, and shuffling the cycle pile into the draw deck.
 */
import { start } from '../../model/frames'
import { askingOf, numberFor } from '../../query/texts'
import { recycle } from '../changes/cards'
import type { Verbs } from './verb'

/** What brings cards. */
export const DRAW_VERBS: Verbs<'draw' | 'setApart' | 'recycle'> = {
  draw: {
    frame: (here, { number }) => {
      const left = numberFor(here, number, askingOf(here.vars), here.vars.number)
      return start('draw', 'ready', { seat: here.vars.seat, left, into: 'hand' })
    },
  },
  setApart: {
    frame: ({ vars: { seat } }, { number }) => start('draw', 'ready', { seat, left: number, into: 'aside' }),
  },
  recycle: {
    run: (change, _, { seat }) => recycle(change, seat, 'recycle.byText'),
  },
}
