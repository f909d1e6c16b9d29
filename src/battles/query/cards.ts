/**
 * Questions about cards: hands, decks, what can be drawn and discarded.
 */
import type { Here } from '../model/bundle'
import { DECKS, type Deck, type Side } from '../model/sides'
import { HAND, type CardPlace, type Table } from '../model/table'
import { remembered } from './remembered'

/** The most cards that a hand may hold. */
export const HAND_LIMIT = 6

const NO_CARDS: ReadonlyArray<string> = []

/** Where the cards are: those in each deck, and those at each other place. */
interface Piles {
  readonly decks: Readonly<Record<Deck, ReadonlyArray<string>>>
  readonly at: ReadonlyMap<CardPlace, ReadonlyArray<string>>
}

const pilesIn = remembered((cards: Table['cards'], { cardsOf }): Piles => {
  const decks: Record<Deck, Array<string>> = { generic: [], storyFree: [], storyShadow: [], special: [] }
  const at = new Map<CardPlace, Array<string>>()
  for (const deck of DECKS)
    for (const card of cardsOf[deck]) {
      const place = cards[card] ?? 'deck'
      const pile = place === 'deck' ? decks[deck] : at.get(place)
      if (pile === undefined) at.set(place, [card])
      else pile.push(card)
    }
  return { decks, at }
})

/** The cards at a place that is no deck, in the order of the scenario. */
export const cardsAt = ({ rules, table }: Here, place: CardPlace): ReadonlyArray<string> =>
  pilesIn(table.cards, rules.scenario).at.get(place) ?? NO_CARDS

/** The cards in a hand. */
export const handOf = (here: Here, side: Side): ReadonlyArray<string> => cardsAt(here, HAND[side])

/** The cards of a deck that have not been drawn. */
export const deckOf = ({ rules, table }: Here, deck: Deck): ReadonlyArray<string> =>
  pilesIn(table.cards, rules.scenario).decks[deck]

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
