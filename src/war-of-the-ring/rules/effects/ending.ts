/**
 * An enemy card on the table is ended by an action (chapter V): its price is paid, then it is discarded.
 * Cards paid are shown, so that all see their signs. Which one is always asked, even if there is only one:
 * otherwise the opponent would learn that there is no other.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Discard } from '../../model/actions'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
  type Violation,
} from '../../model/bundle'
import type { Price } from '../../model/effects/onTable'
import { ask, type EndingVars } from '../../model/frames'
import type { DieFace, EventCardId } from '../../model/ids'
import type { CardIx } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { cardIx, holdsCard } from '../../query/cards'
import { withSign } from '../../query/endings'
import { nameOf } from '../../query/names'
import { sideId } from '../../query/pieces'
import { seatIxOf, seatOf } from '../../query/seats'
import { cardId } from '../../query/playable'
import { tableText } from '../../query/tableCards'
import { moveCard, editDice } from '../changes/materials'
import { type Change, changed, changing, ends, happen } from '../changes/change'
import { leaveTable } from './onTable'

const priceOf = ({ rules, vars }: Here<EndingVars>): Price | undefined =>
  tableText(rules, vars.card)?.endedBy?.[vars.price]

const payRing = (here: Here<EndingVars>): Changed => {
  if (priceOf(here)?.ring === undefined) return { table: here.table, events: NO_EVENTS }
  const { side } = here.vars
  const change = changing(here)
  editDice(change, (draft) => {
    draft.rings = side === 0 ? [draft.rings[0] - 1, draft.rings[1] + 1] : [draft.rings[0], draft.rings[1] - 1]
    draft.ringUsed |= 1 << side
  })
  happen(change, { kind: 'RingPaid', rule: 'elvenRings.passing', side: sideId(side) })
  return changed(change)
}

/** The signs that are still to be paid, by their place in the price: in any order. */
const owed = (here: Here<EndingVars>): ReadonlyArray<readonly [place: number, sign: DieFace]> =>
  (priceOf(here)?.cards ?? []).flatMap((sign, place) =>
    ((here.vars.paid >> place) & 1) === 0 ? [[place, sign] as const] : [],
  )

/** The cards that can be paid next; none when all are. */
const payable = (here: Here<EndingVars>): ReadonlyArray<CardIx> => {
  const signs = new Set(owed(here).map(([, sign]) => sign))
  return [...signs].flatMap((sign) => withSign(here.rules, here.table, here.vars.side, sign))
}

/** Which sign of the price a card pays. */
const paidBy = (here: Here<EndingVars>, card: CardIx): number =>
  owed(here).find(([, sign]) => here.rules.eventCards[card]?.playedWith === sign)?.[0] ?? 0

const pay = (change: Change, vars: EndingVars, card: CardIx): void => {
  moveCard(change, card, 'hands', 'played')
  happen(change, {
    kind: 'CardPaid',
    rule: 'events.onTable',
    side: sideId(vars.side),
    paid: cardId(change.rules, card),
  })
}

/** A card that pays nothing: it is not in the hand, or shows another sign. */
const priceViolation = (here: Here<EndingVars>, card: EventCardId): Violation => {
  const { rules, table, vars } = here
  if (!holdsCard(rules, table, seatIxOf(here, 'acting', vars.side), cardIx(rules, card)))
    return violation('events.inHand', { card })
  const signs = owed(here).map(([, sign]) => nameOf(rules, sign))
  return since(
    violation('events.onTable', { card: cardId(rules, vars.card) }),
    `it takes a card with the sign ${signs.join(' or ')}`,
  )
}

/** Which card do you pay? */
export const decidePrice: Question<'decide/price', Discard> = {
  answers: ['discard'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    payable(here).map((card) => ({ seat, kind: 'discard', card: cardId(here.rules, card) })),
  violations: (here, { card }) =>
    payable(here).includes(cardIx(here.rules, card)) ? [] : [priceViolation(here, card)],
  resolve: (here, { card }) => {
    const change = changing(here)
    const paid = cardIx(here.rules, card)
    pay(change, here.vars, paid)
    return ends(change, paidBy(here, paid))
  },
  asks: () => 'Which card do you discard to pay for it?',
  reads: ['events.onTable'],
}

const end = (here: Here<EndingVars>): Changed => {
  const change = changing(here)
  leaveTable(change, here.vars.card, 'events.onTable')
  return changed(change)
}

/** A card on the table is ended. */
export const ending = procedure('ending', [
  ['ring', doing(payRing)],
  [
    'card',
    calling(
      (here) => (payable(here).length > 0 ? ask('decide/price', here.vars) : undefined),
      (vars, place) => ({ ...vars, paid: vars.paid | (1 << place) }),
    ),
  ],
  ['more', jumping('card', (here) => payable(here).length > 0)],
  ['end', doing(end)],
  ['over', returning(() => null)],
])
