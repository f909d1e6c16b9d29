/**
 * Questions about cards: hands, decks, what can be drawn and discarded.
 */
import type { Here } from '../model/bundle'
import { DECKS, type Deck, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { HAND, type CardPlace } from '../model/json'
import type { Table } from '../model/table'
import { ofScenario, remembered } from '../model/remembered'

/** The most cards that a hand may hold. */
export const HAND_LIMIT = 6

/** Where the cards are: those in each deck, and those at each other place. */
interface Piles {
  readonly decks: Readonly<Record<Deck, ReadonlyArray<string>>>
  readonly at: Readonly<Record<CardPlace, ReadonlyArray<string>>>
}

const pilesIn = remembered((cards: Table['cards'], { cardsOf }): Piles => {
  const decks: Record<Deck, Array<string>> = { generic: [], storyFree: [], storyShadow: [], special: [] }
  const at: Record<CardPlace, Array<string>> = {
    deck: [],
    freeHand: [],
    shadowHand: [],
    freeTable: [],
    shadowTable: [],
    inPlay: [],
    played: [],
    freeGiven: [],
    shadowGiven: [],
  }
  let number = 0
  for (const deck of DECKS)
    for (const card of cardsOf[deck]) {
      const place = sure(cards[number++])
      if (place === 'deck') decks[deck].push(card)
      else at[place].push(card)
    }
  return { decks, at }
})

/** The number of each card: its place among those of the scenario. */
const numbersIn = ofScenario(
  ({ cardIds }): ReadonlyMap<string, number> => new Map(cardIds.map((card, number) => [card, number])),
)

/** Where a card is. */
export const placeOfCard = (
  { rules, table }: Pick<Here, 'rules' | 'table'>,
  card: string,
): CardPlace | undefined => table.cards[numbersIn(rules.scenario).get(card) ?? -1]

/** The cards, with one of them somewhere else. */
export const withCardAt = ({ rules, table }: Here, card: string, at: CardPlace): Table['cards'] => {
  const cards = table.cards.slice()
  cards[sure(numbersIn(rules.scenario).get(card))] = at
  return cards
}

/** The cards at a place that is no deck, in the order of the scenario. */
export const cardsAt = ({ rules, table }: Here, place: CardPlace): ReadonlyArray<string> =>
  pilesIn(table.cards, rules.scenario).at[place]

/** The cards in a hand. */
export const handOf = (here: Here, side: Side): ReadonlyArray<string> => cardsAt(here, HAND[side])

/** The cards of a deck that have not been drawn. */
export const deckOf = ({ rules, table }: Here, deck: Deck): ReadonlyArray<string> =>
  pilesIn(table.cards, rules.scenario).decks[deck]

const RETURNING: ReadonlySet<CardPlace> = new Set(['played', 'freeGiven', 'shadowGiven'])

/** The Generic cards that return when the deck is renewed. */
export const renewable = ({ rules, table }: Here): ReadonlyArray<string> =>
  rules.scenario.cardsOf.generic.filter((_, number) => RETURNING.has(sure(table.cards[number])))

/** Whether a card can be drawn from a deck. */
export const canDraw = (here: Here, deck: Deck): boolean =>
  deckOf(here, deck).length > 0 || (deck === 'generic' && renewable(here).length > 0)

/** The deck that a word means for a side. */
export const deckNamed = (side: Side, word: 'generic' | 'story' | 'special'): Deck =>
  word === 'story' ? (side === 'free' ? 'storyFree' : 'storyShadow') : word

/** The deck of a card. */
export const deckOfCard = ({ rules }: Here, card: string): Deck => sure(rules.scenario.cards[card]).deck
