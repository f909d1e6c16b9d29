/**
 * Eliminating cards from hand: for a winnow, or for the Ring token of a duel.
 */
import { calling, doing, jumping, procedure, returning, type Question } from '../../model/bundle'
import type { Eliminate } from '../../model/actions'
import { ask, start } from '../../model/frames'
import { HAND } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardIx, copyId, seatId } from '../../query/cards'
import { handOf, handSize, ownerOf } from '../../query/places'

/** So many cards of the hand, one after another. */
export const discarding = procedure('discarding', [
  ['next', jumping('over', (here) => here.vars.left === 0 || handSize(here, here.vars.seat) === 0)],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/discard', vars),
      (vars, card) => ({ ...vars, card }),
    ),
  ],
  ['eliminate', calling(({ vars: { card, how } }) => start('elimination', 'which', { card, how, by: -1 }))],
  [
    'done',
    doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, left: vars.left - 1, card: -1 } })),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

/** Which card of your hand do you eliminate? */
export const decideDiscard: Question<'decide/discard', Eliminate> = {
  answers: ['eliminate'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: (here, seat) =>
    handOf(here, here.vars.seat).map((card) => ({ seat, kind: 'eliminate', card: copyId(card) })),
  violations: (here, { card }) => {
    const ix = cardIx(card)
    if (here.table.at[ix] === HAND && ownerOf(here, ix) === here.vars.seat) return []
    return here.vars.how === 'winnowed'
      ? [violation('action.winnow', { hand: handSize(here, here.vars.seat) })]
      : [violation('duel.ring', { seat: seatId(here.vars.seat) })]
  },
  resolve: ({ table }, { card }) => ({ table, events: [], value: cardIx(card) }),
  asks: ({ vars }) => `Which card of your hand do you eliminate? ${vars.left} to go.`,
  reads: ['action.winnow', 'duel.ring', 'eliminate.pile', 'eliminate.shown'],
}
