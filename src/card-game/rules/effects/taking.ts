/**
 * Taking cards: found in the own draw deck or cycle pile, shown to all, put into hand; a searched deck is
 * shuffled.
 */
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { Take } from '../../model/actions'
import { ask, start } from '../../model/frames'
import type { PickVars } from '../../model/frames/texts'
import { DECK, HAND, type CardIx } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardIx, copyId, seatId } from '../../query/cards'
import { cardsToTake } from '../../query/targets'
import { instructionOf } from '../../query/texts'
import { changed, changing, happen } from '../changes/change'
import { refill, relocate, shuffle } from '../changes/cards'
import type { Verbs } from './verb'

/** What finds cards. */
export const TAKE_VERBS: Verbs<'take'> = {
  take: {
    run: (change, { from }, { seat }) => {
      if (from.includes('deck')) refill(change, seat)
    },
    frame: ({ vars }, { number }) => start('taking', 'next', { text: vars, left: number, done: 0, card: -1 }),
  },
}

const takeable = (here: Here<PickVars>): ReadonlyArray<CardIx> => {
  const instruction = instructionOf(here, here.vars.text, 'take')
  return instruction === undefined ? [] : cardsToTake(here, here.vars.text.seat, instruction)
}

const searched = (here: Here<PickVars>): Changed => {
  const change = changing(here)
  const from = instructionOf(here, here.vars.text, 'take')?.from ?? []
  if (from.includes('deck')) shuffle(change, here.vars.text.seat)
  return changed(change)
}

/** So many cards that fit, as far as there are any. */
export const taking = procedure('taking', [
  ['next', jumping('searched', (here) => here.vars.left === 0 || takeable(here).length === 0)],
  ['ask', calling(({ vars }) => ask('decide/take', vars))],
  ['taken', doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, left: vars.left - 1 } }))],
  ['again', jumping('next', () => true)],
  ['searched', doing(searched)],
  ['over', returning(() => null)],
])

/** Which card do you take? */
export const decideTake: Question<'decide/take', Take> = {
  answers: ['take'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) => takeable(here).map((card) => ({ seat, kind: 'take', card: copyId(card) })),
  violations: (here, { card }) =>
    takeable(here).includes(cardIx(card)) ? [] : [violation('take.shown', { card })],
  resolve: (here, { seat, card }) => {
    const change = changing(here)
    const ix = cardIx(card)
    const from = here.table.at[ix] === DECK ? 'deck' : 'cycle'
    relocate(change, ix, { to: HAND, shown: true })
    happen(change, { kind: 'CardTaken', rule: 'take.shown', seat, taken: card, from })
    if (from === 'deck') refill(change, here.vars.text.seat)
    return { table: change.table, events: change.events, value: null }
  },
  asks: () => 'Which card do you take into your hand? It is shown to all.',
  reads: ['take.shown'],
}
