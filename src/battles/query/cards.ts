/**
 * Questions about cards: hands, decks, what can be drawn and discarded.
 */
import type { Here } from '../model/bundle'
import type { Deck, Side } from '../model/sides'
import { HAND, type CardPlace } from '../model/table'

/** The most cards that a hand may hold. */
export const HAND_LIMIT = 6

/** The cards at a place, in the order of the scenario. */
export const cardsAt = ({ rules, table }: Here, place: CardPlace): ReadonlyArray<string> =>
  rules.scenario.cardIds.filter((card) => table.cards[card] === place)

/** The cards in a hand. */
export const handOf = (here: Here, side: Side): ReadonlyArray<string> => cardsAt(here, HAND[side])

/** The cards of a deck that have not been drawn. */
export const deckOf = ({ rules, table }: Here, deck: Deck): ReadonlyArray<string> =>
  rules.scenario.cardsOf[deck].filter((card) => table.cards[card] === 'deck')

const RETURNING: ReadonlySet<CardPlace> = new Set(['played', 'freeGiven', 'shadowGiven'])

/** The Generic cards that return when the deck is renewed. */
export const renewable = ({ rules, table }: Here): ReadonlyArray<string> =>
  rules.scenario.cardsOf.generic.filter((card) => RETURNING.has(table.cards[card] ?? 'deck'))

/** Whether a card can be drawn from a deck. */
export const canDraw = (here: Here, deck: Deck): boolean =>
  deckOf(here, deck).length > 0 || (deck === 'generic' && renewable(here).length > 0)

/** The deck that a word means for a side. */
export const deckNamed = (side: Side, word: 'generic' | 'story' | 'special'): Deck =>
  word === 'story' ? (side === 'free' ? 'storyFree' : 'storyShadow') : word

/** The deck of a card. */
export const deckOfCard = ({ rules }: Here, card: string): Deck =>
  rules.scenario.cards[card]?.deck ?? 'generic'
