/**
 * Questions about Event cards: which deck a card is of, who holds it.
 */
import { placeIn } from '../../kernel/named'
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { type EventCardId } from '../model/ids'
import type { Bits, CardIx, DeckIx, SeatIx, SideIx, Table } from '../model/table'
import { sizeOf } from './fellowship'

const places = derived((rules: Rules) => placeIn(rules.eventCardIds))
/** Index of a card. */
export const cardIx = (rules: Rules, id: EventCardId): CardIx => places(rules)(id)
/** The deck that a card is of. */
export const deckOfCard = (rules: Rules, card: CardIx): DeckIx => rules.deckOf[card] as DeckIx
/** The side whose deck it is. */
export const sideOfDeck = (deck: DeckIx): SideIx => (deck < 2 ? 0 : 1)
/** The side whose card it is. */
export const sideOfCard = (rules: Rules, card: CardIx): SideIx => sideOfDeck(deckOfCard(rules, card))
/** The bit of a card in the sets of its deck. */
export const bitOfCard = (rules: Rules, card: CardIx): Bits => 1 << (rules.inDeck[card] as number)
/** The first card of a deck; the others follow. */
export const firstOfDeck = (rules: Rules, deck: DeckIx): CardIx => rules.firstOf[deck] as CardIx
/** How many cards a deck has. */
export const sizeOfDeck = (rules: Rules, deck: DeckIx): number => rules.sizeOf[deck] as number
/** All cards of a deck as a set. */
export const wholeDeck = (rules: Rules, deck: DeckIx): Bits => 2 ** sizeOfDeck(rules, deck) - 1
/** The cards of a deck that lie in one of the piles. */
export const ofDeck = (pile: ReadonlyArray<Bits>, deck: DeckIx): Bits => pile[deck] as Bits
/** The place of a seat's cards of a deck among the hands, or among what the seats have on the table. */
export const handIx = (seat: SeatIx, deck: DeckIx): number => seat * 2 + (deck & 1)
/** Cards of a deck in the hand of a seat, or on its table. */
export const handOf = (hands: ReadonlyArray<Bits>, seat: SeatIx, deck: DeckIx): Bits =>
  hands[handIx(seat, deck)] as Bits
/** Cards of a deck in all hands, or on the table of whomever: its side alone has them. */
export const inAllHands = ({ seating }: Rules, hands: ReadonlyArray<Bits>, deck: DeckIx): Bits => {
  const side = sideOfDeck(deck)
  const alone = seating.alone[side]
  if (alone >= 0) return handOf(hands, alone, deck)
  return seating.ofSide[side].reduce((bits, seat) => bits | handOf(hands, seat, deck), 0)
}
/** Cards in a seat's hand. */
export const handSize = ({ cards }: Table, seat: SeatIx): number =>
  sizeOf(handOf(cards.hands, seat, 0)) + sizeOf(handOf(cards.hands, seat, 1))
/** Most cards that a seat keeps. */
export const handLimit = ({ seating, limits }: Rules, seat: SeatIx): number =>
  seating.data[seat]?.hand ?? limits.hand
/** Whether a seat holds a card. */
export const holdsCard = (rules: Rules, { cards }: Table, seat: SeatIx, card: CardIx): boolean => {
  const deck = deckOfCard(rules, card)
  return (
    sideOfDeck(deck) === rules.seating.sideOf[seat] &&
    (handOf(cards.hands, seat, deck) & bitOfCard(rules, card)) !== 0
  )
}
/** The cards in a seat's hand. */
export const inHand = (rules: Rules, table: Table, seat: SeatIx): ReadonlyArray<CardIx> => {
  const found: Array<CardIx> = []
  const decks = (rules.seating.sideOf[seat] ?? 0) * 2
  for (let deck = decks; deck < decks + 2; deck++) {
    const first = firstOfDeck(rules, deck)
    const held = handOf(table.cards.hands, seat, deck)
    for (let left = held; left !== 0; left &= left - 1) found.push(first + (31 - Math.clz32(left & -left)))
  }
  return found
}
/** The cards of the Character deck that a side has on the table. */
export const characterCardsOnTable = (
  rules: Rules,
  { cards }: Table,
  side: SideIx,
): ReadonlyArray<CardIx> => {
  const found: Array<CardIx> = []
  const deck = side * 2
  const lying = inAllHands(rules, cards.onTable, deck)
  for (let place = 0; place < sizeOfDeck(rules, deck); place++)
    if ((lying >> place) & 1) found.push(firstOfDeck(rules, deck) + place)
  return found
}
