/**
 * Drawing Event cards and the hand limit (chapter V). A deck is an unordered set: its card is chosen when it
 * is drawn. All cards of one instruction come first, then the hand is cut down (ruling OR-14).
 */
import { at } from '../../../kernel/row'
import type { Rules } from '../../model/config'
import type { Discard } from '../../model/actions'
import {
  calling,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  type Draw,
  type World,
} from '../../model/bundle'
import { ask, type DrawCardsVars, type DrawVars } from '../../model/frames'
import { DECKS, SIDES, type Deck, type EventCardId, type Seat } from '../../model/ids'
import {
  draftOf,
  type CardIx,
  type Cards,
  type DeckIx,
  type Table,
  type SeatIx,
  type SideIx,
} from '../../model/table'
import { violation } from '../../rulebook'
import { discardOf } from '../../query/answers'
import { sideId } from '../../query/pieces'
import { seatIxOf } from '../../query/seats'
import {
  bitOfCard,
  cardIx,
  deckOfCard,
  firstOfDeck,
  handLimit,
  handSize,
  holdsCard,
  inHand,
  ofDeck,
  sizeOfDeck,
  handIx,
} from '../../query/cards'
import { changing, ends, goesOn, happen } from '../changes/change'

/** The first of the decks still to draw from that is not empty, -1 if there is none. */
const nextDeck = (table: Table, { side, decks }: DrawVars): DeckIx => {
  for (let deck = 0; deck < DECKS.length; deck++)
    if ((decks >> deck) & 1 && ofDeck(table.cards.decks, side * 2 + deck) !== 0) return side * 2 + deck
  return -1
}

const NAMES = SIDES.flatMap((side) => DECKS.map((deck) => `${side} ${deck} card`))

const drawFrom = ({ rules, table, vars }: Here<DrawVars>): Draw<EventCardId> | undefined => {
  const deck = nextDeck(table, vars)
  if (deck < 0) return undefined
  const outcomes: Array<EventCardId> = []
  const cards = ofDeck(table.cards.decks, deck)
  const first = firstOfDeck(rules, deck)
  for (let card = 0; card < sizeOfDeck(rules, deck); card++)
    if ((cards >> card) & 1) outcomes.push(at(rules.eventCardIds, first + card))
  return { name: at(NAMES, deck), rule: vars.why, outcomes }
}

const asksCard = ({ table, vars }: Here<DrawVars>, say: (id: string) => string): string =>
  `Which ${say(at(NAMES, nextDeck(table, vars)))} is drawn?`

/** The seat that draws for a side, and whose hand it is: in a battle who commands there. */
const drawerOf = (world: World, side: SideIx): SeatIx => {
  const commands = world.table.partners?.commands[side] ?? -1
  return commands >= 0 ? commands : seatIxOf(world, 'acting', side)
}
const drawerIn = (world: World, side: SideIx): Seat => at(world.rules.seating.seats, drawerOf(world, side))

/** Whether a seat holds more cards than it may. */
const holdsTooMany = ({ rules, table }: World, seat: SeatIx): boolean =>
  handSize(table, seat) > handLimit(rules, seat)

/** Piles with a card taken out of one of them, or put into it. */
const toggled = (piles: ReadonlyArray<number>, place: number, bit: number): ReadonlyArray<number> => {
  const changedPiles = piles.slice()
  changedPiles[place] = at(piles, place) ^ bit
  return changedPiles
}

const withCards = (table: Table, cards: Cards): Table => {
  const draft = draftOf(table)
  draft.cards = cards
  return draft
}

const deckName = (rules: Rules, card: CardIx): Deck => at(DECKS, deckOfCard(rules, card) % 2)

const received = ({ rules, table, vars }: Here<DrawVars>, drawn: EventCardId): Step<DrawVars> => {
  const card = cardIx(rules, drawn)
  const { decks, hands } = table.cards
  const [deck, bit] = [deckOfCard(rules, card), bitOfCard(rules, card)]
  const hand = handIx(drawerOf({ rules, table }, vars.side), deck)
  const left = { ...table.cards, decks: toggled(decks, deck, bit), hands: toggled(hands, hand, bit) }
  return {
    table: withCards(table, left),
    events: [
      {
        kind: 'CardDrawn',
        rule: vars.why,
        side: sideId(vars.side),
        deck: deckName(rules, card),
        drawn,
        only: drawerIn({ rules, table }, vars.side),
      },
    ],
    vars: { ...vars, decks: vars.decks & ~(1 << (deckOfCard(rules, card) % 2)) },
  }
}

/** A side draws a card from each of some decks, then keeps to the limit. */
export const draw = procedure('draw', [
  ['next', drawing(drawFrom, received, asksCard)],
  ['more', jumping('next', ({ table, vars }) => nextDeck(table, vars) >= 0)],
  [
    'discard',
    calling(({ rules, table, vars }) =>
      holdsTooMany({ rules, table }, drawerOf({ rules, table }, vars.side))
        ? ask('decide/discard', { side: vars.side })
        : undefined,
    ),
  ],
  ['over', returning(() => null)],
])

const one = ({ side, deck }: DrawCardsVars): DrawVars => ({ side, decks: 1 << deck, why: 'events.playing' })

const isEmpty = (table: Table, { side, deck }: DrawCardsVars): boolean =>
  ofDeck(table.cards.decks, side * 2 + deck) === 0

/** A card lets a side draw some from one of its decks; then it keeps to the limit. */
export const drawCards = procedure('drawCards', [
  [
    'next',
    drawing(
      (here) => (here.vars.left > 0 ? drawFrom({ ...here, vars: one(here.vars) }) : undefined),
      (here, drawn: EventCardId) => {
        const { table, events } = received({ ...here, vars: one(here.vars) }, drawn)
        return { table, events, vars: { ...here.vars, left: here.vars.left - 1 } }
      },
      (here, say) => asksCard({ ...here, vars: one(here.vars) }, say),
    ),
  ],
  ['more', jumping('next', ({ table, vars }) => vars.left > 0 && !isEmpty(table, vars))],
  [
    'discard',
    calling(({ rules, table, vars }) =>
      holdsTooMany({ rules, table }, drawerOf({ rules, table }, vars.side))
        ? ask('decide/discard', { side: vars.side })
        : undefined,
    ),
  ],
  ['over', returning(() => null)],
])

/** Which card is discarded, face down? */
export const decideDiscard: Question<'decide/discard', Discard> = {
  answers: ['discard'],
  seats: (here) => [drawerIn(here, here.vars.side)],
  options: ({ rules, table, vars }, seat) =>
    inHand(rules, table, drawerOf({ rules, table }, vars.side)).map((card) => discardOf(rules, seat, card)),
  violations: ({ rules, table, vars }, { card }) =>
    holdsCard(rules, table, drawerOf({ rules, table }, vars.side), cardIx(rules, card))
      ? []
      : [violation('events.inHand', { card })],
  resolve: ({ rules, table, vars }, action) => {
    const card = cardIx(rules, action.card)
    const { hands, discards } = table.cards
    const [deck, bit] = [deckOfCard(rules, card), bitOfCard(rules, card)]
    const seat = drawerOf({ rules, table }, vars.side)
    const change = changing({
      rules,
      table: withCards(table, {
        ...table.cards,
        hands: toggled(hands, handIx(seat, deck), bit),
        discards: toggled(discards, handIx(seat, deck), bit),
      }),
    })
    happen(change, {
      kind: 'CardDiscarded',
      rule: 'events.handLimit',
      side: sideId(vars.side),
      deck: deckName(rules, card),
      drawn: action.card,
      only: drawerIn({ rules, table }, vars.side),
    })
    return holdsTooMany(change, seat) ? goesOn(change, vars) : ends(change, null)
  },
  asks: () => 'Which card do you discard, face down?',
  reads: ['events.handLimit'],
}
