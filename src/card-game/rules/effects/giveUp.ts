/**
 * Giving up cards: forsake, cycle from hand, cycle this card or its wielder, eliminate this card.
 */
import { start } from '../../model/frames'
import { wielderOf } from '../../query/places'
import { cycleCard } from '../changes/cards'
import type { Verbs } from './verb'

/** What costs cards. */
export const GIVE_UP_VERBS: Verbs<'forsake' | 'cycleFromHand' | 'cycle' | 'eliminateThis'> = {
  forsake: {
    frame: ({ vars: { seat } }, { number }) =>
      start('forsaking', 'next', { seat, left: number, pays: null, card: -1 }),
  },
  cycleFromHand: {
    frame: ({ vars: { seat } }, { number }) => start('cycling', 'next', { seat, left: number, pays: null }),
  },
  cycle: {
    run: (change, { card }, { source }) => {
      cycleCard(change, card === 'this' ? source : wielderOf(change.table, source), 'cycle.pile')
    },
  },
  eliminateThis: {
    frame: ({ vars: { source } }) => start('elimination', 'which', { card: source, how: 'text', by: -1 }),
  },
}
