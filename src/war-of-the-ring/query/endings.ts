/**
 * Ending an enemy card on the table by an action (chapter V): what a die must show, and what is paid beside
 * it.
 */
import { EVENT_CARDS } from '../data/event-cards'
import type { EndCard } from '../model/actions'
import type { Violation } from '../model/bundle'
import type { Rules } from '../model/config'
import type { Price } from '../model/effects/onTable'
import type { DieFace, EventCardId } from '../model/ids'
import type { CardIx, FaceIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { enemyOf } from './board'
import { cardIx, inHand } from './cards'
import { holds } from './conditions'
import { faceId, faceIx } from './dice'
import { cardId } from './playable'
import { cardsOnTable, isOnTable, sideOfCard, tableText } from './tableCards'

/** The cards in a side's hand that show a sign. */
export const withSign = (table: Table, side: SideIx, sign: DieFace): ReadonlyArray<CardIx> =>
  inHand(table, side).filter((card) => EVENT_CARDS[card]?.playedWith === sign)

const canPay = (table: Table, side: SideIx, { if: condition, ring, cards }: Price): boolean =>
  (condition === undefined || holds(table, condition)) &&
  (ring === undefined || (table.dice.rings[side] > 0 && ((table.dice.ringUsed >> side) & 1) === 0)) &&
  (cards ?? []).every((sign) => withSign(table, side, sign).length > 0)

/** Which of its prices a side can pay with a die to end a card on the enemy's table, -1 for none. */
export const priceOf = (
  { table, rules }: { readonly table: Table; readonly rules: Rules },
  side: SideIx,
  card: CardIx,
  die: FaceIx,
): number => {
  if (sideOfCard(card) !== enemyOf(side) || !isOnTable(table, card)) return -1
  const prices = tableText(rules, card)?.endedBy ?? []
  return prices.findIndex(
    (price) => (price.die === undefined || price.die === faceId(die)) && canPay(table, side, price),
  )
}

/** Every card that a side can end with a die now. */
export const endable = (
  here: { readonly table: Table; readonly rules: Rules },
  side: SideIx,
  die: FaceIx,
): ReadonlyArray<EventCardId> =>
  cardsOnTable(here.table, enemyOf(side)).flatMap((card) =>
    priceOf(here, side, card, die) < 0 ? [] : [cardId(card)],
  )

/** Every rule against ending a card, whatever die pays. */
export const endFaults = (
  here: { readonly table: Table; readonly rules: Rules },
  side: SideIx,
  action: Pick<EndCard, 'card' | 'die' | 'as'>,
): ReadonlyArray<Violation> =>
  action.die === action.as && priceOf(here, side, cardIx(action.card), faceIx(action.die)) >= 0
    ? []
    : [violation('events.onTable', { card: action.card })]
