/**
 * Eliminating cards from hand: for a winnow, or for the Ring token of a duel.
 */
import { calling, doing, jumping, procedure, returning, type Question, type Here } from '../../model/bundle'
import type { Eliminate, Cycle } from '../../model/actions'
import { ask, start } from '../../model/frames'
import { HAND } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardIx, copyId, seatId, cardData } from '../../query/cards'
import { handOf, handSize, ownerOf } from '../../query/places'
import type { GiveUpVars } from '../../model/frames/rounds'
import { changing } from '../changes/change'
import { cycleCard } from '../changes/cards'

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

/*
 * Cycling from hand (Game Procedures: Cycle): the cost of a play, or what a text orders. From an empty hand a
 * card is forsaken instead, for each one that is missing.
 */

const giveFrame = (here: Here<GiveUpVars>) => {
  const { seat, pays } = here.vars
  return handSize(here, seat) > 0
    ? ask('decide/cycle', here.vars)
    : start('forsaking', 'next', { seat, left: 1, pays, card: -1 })
}

/** So many cards from hand. */
export const cycling = procedure('cycling', [
  ['next', jumping('over', ({ vars }) => vars.left === 0)],
  ['give', calling(giveFrame)],
  ['given', doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, left: vars.left - 1 } }))],
  ['again', jumping('give', ({ vars }) => vars.left > 0)],
  ['over', returning(() => null)],
])

const ruleOf = ({ pays }: GiveUpVars) => (pays === null ? 'cycle.pile' : 'play.cost')

/** Which card of your hand do you cycle? */
export const decideCycle: Question<'decide/cycle', Cycle> = {
  answers: ['cycle'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: (here, seat) =>
    handOf(here, here.vars.seat).map((card) => ({ seat, kind: 'cycle', card: copyId(card) })),
  violations: (here, { card }) => {
    const ix = cardIx(card)
    if (here.table.at[ix] === HAND && ownerOf(here, ix) === here.vars.seat) return []
    return [violation(here.vars.pays === null ? 'action.cycle' : 'play.cost', { card })]
  },
  resolve: (here, { card }) => {
    const change = changing(here)
    cycleCard(change, cardIx(card), ruleOf(here.vars))
    return { table: change.table, events: change.events, value: null }
  },
  asks: ({ vars }) =>
    vars.pays === null
      ? `Which card of your hand do you cycle? ${vars.left} to go.`
      : `Which other card of your hand do you cycle to play ${cardData(vars.pays.card).name}?`,
  reads: ['cycle.pile', 'cycle.emptyHand', 'play.cost', 'turn.carryover'],
}
