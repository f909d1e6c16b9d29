/**
 * Drawing Event cards and the hand limit (chapter V). A deck is an unordered set: its card is chosen when it
 * is drawn. All cards of one instruction come first, then the hand is cut down (ruling OR-14).
 */
import type { Draw } from '../../../kernel/procedure'
import type { Discard } from '../../model/actions'
import {
  calling,
  drawing as drawStage,
  jumping,
  returning,
  type Here,
  type Procedure,
  type Question,
  type Step,
} from '../../model/bundle'
import { ask, type AskVars, type DrawingVars, type DrawVars } from '../../model/frames'
import { DECKS, EVENT_CARD_IDS, SIDES, type Deck, type EventCardId } from '../../model/ids'
import { draftOf, type CardIx, type Cards, type DeckIx, type Table } from '../../model/table'
import { LIMITS } from '../../data/limits'
import { violation } from '../../rulebook'
import { seatOf, sideId } from '../../query/pieces'
import { cardIx, deckOfCard, handSize, holdsCard, inHand, ofDeck } from '../../query/cards'
import { changing, ends, goesOn, happen } from '../changes/change'

/** The first of the decks still to draw from that is not empty, -1 if there is none. */
const nextDeck = (table: Table, { side, decks }: DrawVars): DeckIx => {
  for (let deck = 0; deck < DECKS.length; deck++)
    if ((decks >> deck) & 1 && ofDeck(table.cards.decks, side * 2 + deck) !== 0) return side * 2 + deck
  return -1
}

const NAMES = SIDES.flatMap((side) => DECKS.map((deck) => `${side} ${deck} card`))

const drawFrom = ({ table, vars }: Here<DrawVars>): Draw | undefined => {
  const deck = nextDeck(table, vars)
  if (deck < 0) return undefined
  const outcomes: Array<EventCardId> = []
  const cards = ofDeck(table.cards.decks, deck)
  for (let card = 0; card < LIMITS.deck; card++)
    if ((cards >> card) & 1) outcomes.push(EVENT_CARD_IDS[deck * LIMITS.deck + card] as EventCardId)
  return { name: NAMES[deck] as string, rule: vars.why, outcomes }
}

const toggled = (sets: ReadonlyArray<number>, card: CardIx): ReadonlyArray<number> => {
  const deck = deckOfCard(card)
  const changedSets = sets.slice()
  changedSets[deck] = ofDeck(changedSets, deck) ^ (1 << (card % LIMITS.deck))
  return changedSets
}

const withCards = (table: Table, cards: Cards): Table => {
  const draft = draftOf(table)
  draft.cards = cards
  return draft
}

const deckName = (card: CardIx): Deck => DECKS[deckOfCard(card) % 2] as Deck

const received = ({ table, vars }: Here<DrawVars>, drawn: EventCardId): Step<DrawVars> => {
  const card = cardIx(drawn)
  const { decks, hands } = table.cards
  const left = { ...table.cards, decks: toggled(decks, card), hands: toggled(hands, card) }
  return {
    table: withCards(table, left),
    events: [
      {
        kind: 'CardDrawn',
        rule: vars.why,
        side: sideId(vars.side),
        deck: deckName(card),
        drawn,
        only: seatOf(vars.side),
      },
    ],
    vars: { ...vars, decks: vars.decks & ~(1 << (deckOfCard(card) % 2)) },
  }
}

/** A side draws a card from each of some decks, then keeps to the limit. */
export const draw: Procedure<DrawVars> = [
  ['next', drawStage(drawFrom, received)],
  ['more', jumping('next', ({ table, vars }) => nextDeck(table, vars) >= 0)],
  [
    'discard',
    calling(({ table, vars }) =>
      handSize(table, vars.side) > LIMITS.hand ? ask('decide/discard', { side: vars.side }) : undefined,
    ),
  ],
  ['over', returning(() => null)],
]

const one = ({ side, deck }: DrawingVars): DrawVars => ({ side, decks: 1 << deck, why: 'events.playing' })

const isEmpty = (table: Table, { side, deck }: DrawingVars): boolean =>
  ofDeck(table.cards.decks, side * 2 + deck) === 0

/** A card lets a side draw some from one of its decks; then it keeps to the limit. */
export const drawing: Procedure<DrawingVars> = [
  [
    'next',
    drawStage(
      (here) => (here.vars.left > 0 ? drawFrom({ ...here, vars: one(here.vars) }) : undefined),
      (here, drawn: EventCardId) => {
        const { table, events } = received({ ...here, vars: one(here.vars) }, drawn)
        return { table, events, vars: { ...here.vars, left: here.vars.left - 1 } }
      },
    ),
  ],
  ['more', jumping('next', ({ table, vars }) => vars.left > 0 && !isEmpty(table, vars))],
  [
    'discard',
    calling(({ table, vars }) =>
      handSize(table, vars.side) > LIMITS.hand ? ask('decide/discard', { side: vars.side }) : undefined,
    ),
  ],
  ['over', returning(() => null)],
]

/** Which card is discarded, face down? */
export const decideDiscard: Question<AskVars, Discard> = {
  answers: ['discard'],
  seats: ({ vars }) => [seatOf(vars.side)],
  options: ({ table, vars }, seat) =>
    inHand(table, vars.side).map((card) => ({
      seat,
      kind: 'discard',
      card: EVENT_CARD_IDS[card] as EventCardId,
    })),
  violations: ({ table, vars }, { card }) =>
    holdsCard(table, vars.side, cardIx(card))
      ? []
      : [violation('events.handLimit', { limit: LIMITS.hand, holds: handSize(table, vars.side) })],
  resolve: ({ table, vars }, action) => {
    const card = cardIx(action.card)
    const { hands, discards } = table.cards
    const change = changing({
      table: withCards(table, {
        ...table.cards,
        hands: toggled(hands, card),
        discards: toggled(discards, card),
      }),
    })
    happen(change, {
      kind: 'CardDiscarded',
      rule: 'events.handLimit',
      side: sideId(vars.side),
      deck: deckName(card),
      drawn: action.card,
      only: seatOf(vars.side),
    })
    return handSize(change.table, vars.side) > LIMITS.hand ? goesOn(change, vars) : ends(change, null)
  },
  asks: () => 'Which card do you discard, face down?',
  reads: ['events.handLimit'],
}
