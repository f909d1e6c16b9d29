/**
 * Questions about Event cards: which deck a card is of, who holds it.
 */
import { LIMITS } from '../data/limits'
import { EVENT_CARD_IDS, type EventCardId } from '../model/ids'
import type { Bits, CardIx, DeckIx, SideIx, Table } from '../model/table'
import { sizeOf } from './fellowship'

const places = new Map<string, CardIx>(EVENT_CARD_IDS.map((id, place) => [id, place]))
/** Index of a card. */
export const cardIx = (id: EventCardId): CardIx => places.get(id) as CardIx
/** The deck that a card is of. */
export const deckOfCard = (card: CardIx): DeckIx => Math.floor(card / LIMITS.deck)
/** The cards of a deck that lie in one of the piles. */
export const ofDeck = (pile: ReadonlyArray<Bits>, deck: DeckIx): Bits => pile[deck] as Bits
/** Cards in a side's hand. */
export const handSize = ({ cards }: Table, side: SideIx): number =>
  sizeOf(ofDeck(cards.hands, side * 2)) + sizeOf(ofDeck(cards.hands, side * 2 + 1))
/** Whether a side holds a card. */
export const holdsCard = ({ cards }: Table, side: SideIx, card: CardIx): boolean => {
  const deck = deckOfCard(card)
  return deck >> 1 === side && ((ofDeck(cards.hands, deck) >> (card % LIMITS.deck)) & 1) === 1
}
/** The cards in a side's hand. */
export const inHand = (table: Table, side: SideIx): ReadonlyArray<CardIx> => {
  const found: Array<CardIx> = []
  for (let card = side * 2 * LIMITS.deck; card < (side + 1) * 2 * LIMITS.deck; card++)
    if (holdsCard(table, side, card)) found.push(card)
  return found
}
/** The cards of the Character deck that a side has on the table. */
export const characterCardsOnTable = ({ cards }: Table, side: SideIx): ReadonlyArray<CardIx> => {
  const found: Array<CardIx> = []
  const deck = side * 2
  for (let place = 0; place < LIMITS.deck; place++)
    if ((ofDeck(cards.onTable, deck) >> place) & 1) found.push(deck * LIMITS.deck + place)
  return found
}
