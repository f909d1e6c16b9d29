/**
 * Ending an enemy card on the table by an action (chapter V): what a die must show, and what is paid beside
 * it.
 */
import { seatIxOf } from './seats'
import type { Rules } from '../model/config'
import type { EndCard } from '../model/actions'
import type { Violation, World } from '../model/bundle'
import type { EndingVars } from '../model/frames'
import type { Price } from '../model/effects/onTable'
import type { DieFace, EventCardId } from '../model/ids'
import type { CardIx, FaceIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { nameOf } from './names'
import { unmetCondition } from './cardNeeds'
import { NOT_ON_TABLE, since } from './absent'
import { enemyOf } from './board'
import { cardIx, inHand, sideOfCard } from './cards'
import { holds } from './conditions'
import { faceId, faceIx } from './dice'
import { cardId } from './playable'
import { cardsOnTable, isOnTable, tableText } from './tableCards'

/** The cards in a side's hand that show a sign. */
export const withSign = (rules: Rules, table: Table, side: SideIx, sign: DieFace): ReadonlyArray<CardIx> =>
  inHand(rules, table, seatIxOf({ rules, table }, 'acting', side)).filter(
    (card) => rules.eventCards[card]?.playedWith === sign,
  )

const canPay = (rules: Rules, table: Table, side: SideIx, { if: condition, ring, cards }: Price): boolean =>
  (condition === undefined || holds(rules, table, condition)) &&
  (ring === undefined || (table.dice.rings[side] > 0 && ((table.dice.ringUsed >> side) & 1) === 0)) &&
  (cards ?? []).every((sign) => withSign(rules, table, side, sign).length > 0)

/** Whether who has begun to pay a price can pay all that is owed. */
export const canPayOn = (rules: Rules, table: Table, { card, price, paid, side }: EndingVars): boolean =>
  (tableText(rules, card)?.endedBy?.[price]?.cards ?? []).every(
    (sign, place) => ((paid >> place) & 1) === 1 || withSign(rules, table, side, sign).length > 0,
  )

/** Which of its prices a side can pay with a die to end a card on the enemy's table, -1 for none. */
export const priceOf = ({ table, rules }: World, side: SideIx, card: CardIx, die: FaceIx): number => {
  if (sideOfCard(rules, card) !== enemyOf(side) || !isOnTable(rules, table, card)) return -1
  const prices = tableText(rules, card)?.endedBy ?? []
  return prices.findIndex(
    (price) => (price.die === undefined || price.die === faceId(die)) && canPay(rules, table, side, price),
  )
}

/** Every card that a side can end with a die now. */
export const endable = (here: World, side: SideIx, die: FaceIx): ReadonlyArray<EventCardId> =>
  cardsOnTable(here.rules, here.table, enemyOf(side)).flatMap((card) =>
    priceOf(here, side, card, die) < 0 ? [] : [cardId(here.rules, card)],
  )

/** What is missing to pay a price. */
const missingFor = ({ rules, table }: World, side: SideIx, price: Price, die: FaceIx): string => {
  if (price.if !== undefined && !holds(rules, table, price.if))
    return `it wants ${unmetCondition({ rules, table }, price.if)}`
  if (price.die !== undefined && price.die !== faceId(die))
    return `it takes the result ${nameOf(rules, price.die)}`
  const sign = price.cards?.find((one) => withSign(rules, table, side, one).length === 0)
  return sign === undefined
    ? 'it takes an Elven Ring'
    : `it takes a card with the sign ${nameOf(rules, sign)}`
}

/** Why a card on the table cannot be ended so. */
const unended = (here: World, side: SideIx, card: CardIx, die: FaceIx): string => {
  if (!isOnTable(here.rules, here.table, card)) return NOT_ON_TABLE
  if (sideOfCard(here.rules, card) === side) return 'it is a card of his own side'
  const [price] = tableText(here.rules, card)?.endedBy ?? []
  return price === undefined ? 'no die ends this card' : missingFor(here, side, price, die)
}

/** Every rule against ending a card, whatever die pays. */
export const endViolations = (
  here: World,
  side: SideIx,
  action: Pick<EndCard, 'card' | 'die' | 'as'>,
): ReadonlyArray<Violation> => {
  const [card, die] = [cardIx(here.rules, action.card), faceIx(action.die)]
  if (action.die === action.as && priceOf(here, side, card, die) >= 0) return []
  return [since(violation('events.onTable', { card: action.card }), unended(here, side, card, die))]
}
