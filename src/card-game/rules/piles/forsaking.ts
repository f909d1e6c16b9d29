/**
 * Forsaking (Game Procedures: Forsake): a card from hand, one from the own reserve, or the unseen top card of
 * the draw deck is eliminated.
 */
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  type Violation,
} from '../../model/bundle'
import type { Forsake } from '../../model/actions'
import type { CopyId } from '../../model/copies'
import { ask, start } from '../../model/frames'
import type { Elimination, ForsakeVars, GiveUpVars } from '../../model/frames/rounds'
import { DECK, HAND, type CardIx } from '../../model/spots'
import type { Table } from '../../model/table'
import { violation } from '../../rulebook'
import { cardIx, copyId, seatId } from '../../query/cards'
import { canDraw, handOf, numberOf, ownerOf, spotOfCard } from '../../query/places'
import { reserveOf } from '../../query/targets'
import { survives } from '../../query/plays'
import { changed, changing } from '../changes/change'
import { refill } from '../changes/cards'
import { asksTop, lookFrame, topOf } from './draw'

/** The choice of the top card. */
const TOP = -2

/** Whether a card of the reserve may be given up: a payment must leave the play as it was named. */
const mayGive = (here: Here<GiveUpVars>, card: CardIx): boolean => {
  const { pays } = here.vars
  return pays === null || survives(here, pays, card)
}

/** Everything that can be forsaken, TOP last. */
const choicesOf = (here: Here<GiveUpVars>): ReadonlyArray<CardIx> => {
  const { seat } = here.vars
  return [
    ...handOf(here, seat),
    ...reserveOf(here, seat).filter((card) => mayGive(here, card)),
    ...(canDraw(here, seat) ? [TOP] : []),
  ]
}

const howOf = ({ at }: Table, card: CardIx): Elimination => {
  if (at[card] === DECK) return 'forsakenFromDeck'
  return at[card] === HAND ? 'forsakenFromHand' : 'forsakenFromReserve'
}

const readyTop = (here: Here<ForsakeVars>): Step<ForsakeVars> => {
  const change = changing(here)
  if (here.vars.card === TOP) refill(change, here.vars.seat)
  return changed(change)
}

const top = (here: Here<ForsakeVars>) =>
  here.vars.card === TOP && numberOf(here, here.vars.seat, DECK) > 0
    ? topOf(here, here.vars.seat, 'forsaken')
    : undefined

const turned = ({ table, vars }: Here<ForsakeVars>, outcome: CopyId): Step<ForsakeVars> => ({
  table,
  events: [],
  vars: { ...vars, card: cardIx(outcome) },
})

/** So many cards, one after another. */
export const forsaking = procedure('forsaking', [
  ['next', jumping('over', (here) => here.vars.left === 0 || choicesOf(here).length === 0)],
  [
    'ask',
    calling(
      ({ vars: { seat, left, pays } }) => ask('decide/forsake', { seat, left, pays }),
      (vars, card) => ({ ...vars, card }),
    ),
  ],
  ['ready', doing(readyTop)],
  ['top', drawing(top, turned, asksTop('forsaken'))],
  [
    'eliminate',
    calling(({ table, vars: { card } }) =>
      start('elimination', 'which', { card, how: howOf(table, card), by: -1 }),
    ),
  ],
  [
    'done',
    doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, left: vars.left - 1, card: -1 } })),
  ],
  ['look', calling((here) => lookFrame(here))],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const faultsOf = (here: Here<GiveUpVars>, { card }: Forsake): ReadonlyArray<Violation> => {
  const choice = card === 'top' ? TOP : cardIx(card)
  if (choicesOf(here).includes(choice)) return []
  if (choice === TOP) return [violation('forsake.choice', { card })]
  const { seat, pays } = here.vars
  if (reserveOf(here, seat).includes(choice) && pays !== null) return [violation('play.lastCard', { card })]
  const wielded = here.table.at[choice] !== spotOfCard(here.table, choice)
  if (wielded && ownerOf(here, choice) === seat) return [violation('play.itemForsaken', { card })]
  return [violation('forsake.choice', { card })]
}

/** Which card do you forsake? */
export const decideForsake: Question<'decide/forsake', Forsake> = {
  answers: ['forsake'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: (here, seat) =>
    choicesOf(here).map((card) => ({ seat, kind: 'forsake', card: card === TOP ? 'top' : copyId(card) })),
  violations: faultsOf,
  resolve: ({ table }, { card }) => ({ table, events: [], value: card === 'top' ? TOP : cardIx(card) }),
  asks: ({ vars }) =>
    vars.pays === null
      ? `Which card do you forsake? ${vars.left} to go.`
      : 'Your hand is empty: which card do you forsake to pay for the play?',
  reads: ['forsake.choice', 'forsake.unseen', 'play.lastCard', 'play.itemForsaken'],
}
