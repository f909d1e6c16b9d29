/**
 * Event cards moved between deck, hand, discards and table.
 */
import { LIMITS } from '../../data/limits'
import { draftOf, type CardIx, type Cards } from '../../model/table'
import { DECKS, EVENT_CARD_IDS, SIDES, type Deck, type EventCardId, type Side } from '../../model/ids'
import type { RuleId } from '../../rulebook'
import { deckOfCard, ofDeck } from '../../query/cards'
import { happen, type Change } from './change'

/** Puts a card into another place. */
export const moveCard = (change: Change, card: CardIx, from: keyof Cards, to: keyof Cards): void => {
  const deck = deckOfCard(card)
  const bit = 1 << (card % LIMITS.deck)
  const { cards } = change.table
  const source = cards[from].slice()
  const target = cards[to].slice()
  source[deck] = ofDeck(source, deck) & ~bit
  target[deck] = ofDeck(target, deck) | bit
  const draft = draftOf(change.table)
  draft.cards = { ...cards, [from]: source, [to]: target }
  change.table = draft
}

/** Discards a card from the table, for everybody to see. */
export const discardFromTable = (change: Change, card: CardIx, rule: RuleId): void => {
  const deck = deckOfCard(card)
  moveCard(change, card, 'onTable', 'played')
  happen(change, {
    kind: 'CardDiscarded',
    rule,
    side: SIDES[deck >> 1] as Side,
    deck: DECKS[deck & 1] as Deck,
    drawn: EVENT_CARD_IDS[card] as EventCardId,
  })
}
