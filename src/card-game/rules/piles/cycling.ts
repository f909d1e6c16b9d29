/**
 * Cycling from hand (Game Procedures: Cycle): the cost of a play, or what a text orders. From an empty hand a
 * card is forsaken instead, for each one that is missing.
 */
import { calling, doing, jumping, procedure, returning, type Here, type Question } from '../../model/bundle'
import type { Cycle } from '../../model/actions'
import { ask, start } from '../../model/frames'
import type { GiveUpVars } from '../../model/frames/rounds'
import { HAND } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardData, cardIx, copyId, seatId } from '../../query/cards'
import { handOf, handSize, ownerOf } from '../../query/places'
import { changing } from '../changes/change'
import { cycleCard } from '../changes/cards'

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
