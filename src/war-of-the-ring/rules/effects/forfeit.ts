/**
 * After a casualty of the Hunt a card on the table can make the enemy lose a card (chapter V): one on his
 * table, or one that chance picks from his hand. How many cards of each deck he holds, all know.
 */
import { at } from '../../../kernel/row'
import type { Discard, DiscardRandom } from '../../model/actions'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  drawing,
  mayDo,
  procedure,
  returning,
  type Here,
  type Step,
  type Violation,
  type Draw,
} from '../../model/bundle'
import { ask, start, type ForfeitVars, type TileVars } from '../../model/frames'
import { DECKS, type EventCardId } from '../../model/ids'
import type { CardIx, DeckIx, SeatIx } from '../../model/table'
import { violation } from '../../rulebook'
import { enemyOf } from '../../query/board'
import { cardIx, deckOfCard, inHand } from '../../query/cards'
import { sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { cardId } from '../../query/playable'
import { cardsThat, hasOnTable, onTableOf, tableText } from '../../query/tableCards'
import { discardFromTable, moveCard } from '../changes/materials'
import { changed, changing, ends, happen } from '../changes/change'
import { editPartners } from '../changes/partners'

/** The enemy deck that a card is about. */
const deckOf = ({ rules }: Here, { side, card }: ForfeitVars): DeckIx =>
  enemyOf(side) * 2 + DECKS.indexOf(tableText(rules, card)?.takesAfterCasualty ?? 'character')

const exposed = (here: Here, vars: ForfeitVars): ReadonlyArray<CardIx> =>
  onTableOf(here.rules, here.table, deckOf(here, vars))
const heldBy = (here: Here, vars: ForfeitVars, seat: SeatIx): ReadonlyArray<CardIx> => {
  const deck = deckOf(here, vars)
  return inHand(here.rules, here.table, seat).filter((card) => deckOfCard(here.rules, card) === deck)
}
/** The enemies who hold a card that can be lost. */
export const handsWithCards = (here: Here, vars: ForfeitVars): ReadonlyArray<SeatIx> =>
  here.rules.seating.ofSide[enemyOf(vars.side)].filter((seat) => heldBy(here, vars, seat).length > 0)
/** Those cards, out of one hand where it was named. */
const held = (here: Here, vars: ForfeitVars): ReadonlyArray<CardIx> =>
  ((here.table.partners?.hand ?? -1) < 0
    ? handsWithCards(here, vars)
    : [here.table.partners?.hand ?? -1]
  ).flatMap((seat) => heldBy(here, vars, seat))

/** After a casualty: the question, if a card asks for it and there is something to lose. */
export const askForfeit = (here: Here<TileVars>) => {
  const { answer } = here.vars
  if (!hasOnTable(here.rules, here.table, 1) || (answer !== 'loseGuide' && answer !== 'loseRandom'))
    return undefined
  const cards = cardsThat(here.rules, here.table, 1, (text) => text.takesAfterCasualty !== undefined)
  const card = cards[0]
  if (card === undefined) return undefined
  const vars: ForfeitVars = { side: 1, card, random: false }
  return exposed(here, vars).length + held(here, vars).length > 0 ? start('forfeit', 'ask', vars) : undefined
}

const violationsOf = (here: Here<ForfeitVars>, action: Discard | DiscardRandom): ReadonlyArray<Violation> => {
  const possible =
    action.kind === 'discard'
      ? exposed(here, here.vars).includes(cardIx(here.rules, action.card))
      : held(here, here.vars).length > 0
  return possible ? LEGAL : [violation('events.overrides', {})]
}

/** Does the enemy lose a card? */
export const decideForfeit = mayDo<'decide/forfeit', Discard | DiscardRandom>({
  takes: ['discard', 'discardRandom'],
  seat: (here) => seatOf(here, 'card', here.vars.side, here.vars.card),
  offers: (here, seat) => {
    const offers: Array<Discard | DiscardRandom> = exposed(here, here.vars).map((card) => ({
      seat,
      kind: 'discard',
      card: cardId(here.rules, card),
    }))
    if (held(here, here.vars).length > 0) offers.push({ seat, kind: 'discardRandom' })
    return offers
  },
  violations: violationsOf,
  take: (here, action) => {
    if (action.kind === 'discardRandom') return { table: here.table, events: NO_EVENTS, value: true }
    const change = changing(here)
    discardFromTable(change, cardIx(here.rules, action.card), 'events.onTable')
    return ends(change, false)
  },
  passed: false,
  asks: () => 'Does the enemy lose a card, from his table or by chance from his hand?',
  reads: ['events.onTable'],
})

const pick = (here: Here<ForfeitVars>): Draw<EventCardId> | undefined =>
  here.vars.random
    ? {
        name: 'card from the hand',
        rule: 'events.onTable',
        outcomes: held(here, here.vars).map((card) => cardId(here.rules, card)),
      }
    : undefined

/** The card goes face down, as one in excess does: only its owner has seen it. */
const lost = (here: Here<ForfeitVars>, drawn: EventCardId): Step<ForfeitVars> => {
  const enemy = enemyOf(here.vars.side)
  const card = cardIx(here.rules, drawn)
  const change = changing(here)
  moveCard(change, card, 'hands', 'discards')
  editPartners(change, (draft) => {
    draft.hand = -1
  })
  happen(change, {
    kind: 'CardDiscarded',
    rule: 'events.onTable',
    side: sideId(enemy),
    deck: at(DECKS, deckOfCard(here.rules, card) % 2),
    drawn,
    only: seatOf(here, 'card', enemy, card),
  })
  return changed(change)
}

/** The enemy may have to lose a card. */
export const forfeit = procedure('forfeit', [
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/forfeit', vars),
      (vars, random) => ({ ...vars, random }),
    ),
  ],
  [
    'draw',
    drawing(
      pick,
      lost,
      ({ vars }, say) =>
        `Which card is drawn at random out of the hand of ${say(sideId(enemyOf(vars.side)))}?`,
    ),
  ],
  ['over', returning(() => null)],
])
