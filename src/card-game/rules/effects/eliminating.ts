/**
 * Eliminating cards in play because a text says so, and removing a card from wherever it is.
 */
import { passOf } from '../../../kernel/brand'
import { at } from '../../../kernel/row'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
} from '../../model/bundle'
import type { Eliminate, Pass } from '../../model/actions'
import type { Value } from '../../model/effects'
import { ask, start } from '../../model/frames'
import type { PickVars } from '../../model/frames/texts'
import { ELIMINATED, OUT, type CardIx } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardIx, cardOf, copyId, seatId, sourceId } from '../../query/cards'
import { isWorthACard } from '../../query/obstacles'
import { askingOf, cardsMeant, instructionOf, numberFor } from '../../query/texts'
import { removeCard } from '../changes/cards'
import type { Verbs } from './verb'

/** Whether as many are given up as the player likes, for what follows. */
const isPrice = (number: Value | undefined): boolean =>
  typeof number === 'object' && number.kind === 'anyNumber'

/** What eliminates cards of choice, or a card by name. */
export const ELIMINATE_VERBS: Verbs<'eliminate' | 'remove'> = {
  eliminate: {
    frame: (here, { number }) => {
      if (isPrice(number) && !isWorthACard(here, here.vars)) return undefined
      const left = numberFor(here, number, askingOf(here.vars), here.vars.number)
      return start('eliminating', 'next', { text: here.vars, left, done: 0, card: -1 })
    },
  },
  remove: {
    run: (change, { card }) => {
      const ix = cardOf(card)
      const spot = at(change.table.at, ix)
      if (spot !== OUT && spot !== ELIMINATED) removeCard(change, ix)
    },
  },
}

const meant = (here: Here<PickVars>): ReadonlyArray<CardIx> => {
  const instruction = instructionOf(here, here.vars.text, 'eliminate')
  return instruction === undefined ? [] : cardsMeant(here, instruction, askingOf(here.vars.text))
}

/** Whether the player may stop when he likes. */
const isFree = (here: Here<PickVars>): boolean =>
  isPrice(instructionOf(here, here.vars.text, 'eliminate')?.number)

const counted = ({ table, vars }: Here<PickVars>): Step<PickVars> => {
  const { left, done, card } = vars
  return {
    table,
    events: [],
    vars: card < 0 ? { ...vars, left: 0 } : { ...vars, left: left - 1, done: done + 1, card: -1 },
  }
}

/** So many cards, as far as there are any, one after another. */
export const eliminating = procedure('eliminating', [
  ['next', jumping('over', (here) => here.vars.left === 0 || meant(here).length === 0)],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/eliminate', vars),
      (vars, card) => ({ ...vars, card }),
    ),
  ],
  [
    'eliminate',
    calling(({ vars: { card } }) =>
      card < 0 ? undefined : start('elimination', 'which', { card, how: 'text', by: -1 }),
    ),
  ],
  ['counted', doing(counted)],
  ['again', jumping('next', () => true)],
  ['over', returning(({ vars: { done } }) => ({ number: done }))],
])

/** Which card is eliminated? */
export const decideEliminate: Question<'decide/eliminate', Eliminate | Pass> = {
  answers: ['eliminate', 'pass'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) => {
    const cards = meant(here).map((card): Eliminate => ({ seat, kind: 'eliminate', card: copyId(card) }))
    return isFree(here) ? [...cards, passOf(seat)] : cards
  },
  violations: (here, action) => {
    if (action.kind === 'pass')
      return isFree(here) ? [] : [violation('eliminate.chosen', { card: sourceId(here.vars.text.source) })]
    return meant(here).includes(cardIx(action.card))
      ? []
      : [violation('eliminate.chosen', { card: action.card })]
  },
  resolve: ({ table }, action) => ({
    table,
    events: [],
    value: action.kind === 'pass' ? -1 : cardIx(action.card),
  }),
  asks: (here) => (isFree(here) ? 'Which card do you give up, if any?' : 'Which card is eliminated?'),
  reads: ['eliminate.chosen', 'eliminate.pile'],
}
