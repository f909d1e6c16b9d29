/**
 * Swapping a card (chapter XI, Event Draw): if both partners wish it, each chooses one of his in secret, and
 * they change hands. The others see two backs; whose card it was and is each of the two knows of both.
 */
import { at } from '../../../kernel/row'
import type { Give } from '../../model/actions'
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
import { ask, type GiveVars, type SwapVars } from '../../model/frames'
import { DECKS, type Seat } from '../../model/ids'
import type { CardIx, Pair, SeatIx } from '../../model/table'
import { NO_EVENTS } from '../../../kernel/types'
import { violation } from '../../rulebook'
import { bitOfCard, cardIx, deckOfCard, handIx, holdsCard, inHand } from '../../query/cards'
import { seatIx, seatsOf } from '../../query/seats'
import { changed, changing, edit, happen, type Change } from '../../rules/changes/change'

const WAITING = -1

/** Which card do you give? Asked of both at once; nobody sees the other's answer. */
export const decideGive: Question<'decide/give', Give> = {
  answers: ['give'],
  seats: ({ rules, vars }) => seatsOf(rules, vars.side).filter((_, place) => vars.given[place] === WAITING),
  options: ({ rules, table }, seat) =>
    inHand(rules, table, seatIx(rules, seat)).map((card) => ({
      seat,
      kind: 'give',
      card: at(rules.eventCardIds, card),
    })),
  violations: ({ rules, table }, { seat, card }) =>
    holdsCard(rules, table, seatIx(rules, seat), cardIx(rules, card))
      ? []
      : [violation('events.inHand', { card })],
  resolve: ({ rules, table, vars }, { seat, card }) => {
    const given = givenBy(vars, seatsOf(rules, vars.side).indexOf(seat), cardIx(rules, card))
    return given.includes(WAITING)
      ? { table, events: NO_EVENTS, vars: { ...vars, given } }
      : { table, events: NO_EVENTS, value: given }
  },
  asks: () => 'Which card do you give to your partner?',
  reads: ['partners.swap'],
}

const givenBy = ({ given }: GiveVars, place: number, card: CardIx): Pair =>
  place === 0 ? [card, given[1]] : [given[0], card]

const handOver = (change: Change, card: CardIx, from: SeatIx, to: SeatIx): void => {
  const deck = deckOfCard(change.rules, card)
  const bit = bitOfCard(change.rules, card)
  const hands = change.table.cards.hands.slice()
  hands[handIx(from, deck)] = (hands[handIx(from, deck)] ?? 0) & ~bit
  hands[handIx(to, deck)] = (hands[handIx(to, deck)] ?? 0) | bit
  edit(change, (draft) => {
    draft.cards = { ...change.table.cards, hands }
  })
  const told = {
    rule: 'partners.swap',
    deck: at(DECKS, deck & 1),
    drawn: at(change.rules.eventCardIds, card),
  } as const
  const seats: ReadonlyArray<Seat> = change.rules.seating.seats
  happen(change, { kind: 'CardGiven', seat: at(seats, from), only: at(seats, from), ...told })
  happen(change, { kind: 'CardReceived', seat: at(seats, to), only: at(seats, to), ...told })
}

const exchange = (here: Here<SwapVars>): Changed => {
  const { side, given } = here.vars
  const [first = -1, second = -1] = here.rules.seating.ofSide[side]
  const change = changing(here)
  handOver(change, given[0], first, second)
  handOver(change, given[1], second, first)
  return changed(change)
}

/** Partners may swap a card. */
export const swap = procedure('swap', [
  [
    'wish',
    calling(
      ({ vars }) => ask('decide/agree', { side: vars.side, place: -1, agreed: 0 }),
      (vars, agreed) => ({ ...vars, agreed }),
    ),
  ],
  ['unwished', jumping('over', ({ vars }) => !vars.agreed)],
  [
    'give',
    calling(
      ({ vars }) => ask('decide/give', { side: vars.side, given: vars.given }),
      (vars, given) => ({ ...vars, given }),
    ),
  ],
  ['exchange', doing(exchange)],
  ['over', returning(() => null)],
])
