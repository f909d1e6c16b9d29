/**
 * Play Cards: the secret choice, and the cards that fetch another one from the discard pile.
 */
import { sharedBy } from '../../../kernel/brand'
import type { Fetch, PlayCard } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import type { Event } from '../../model/events'
import { ask, battleDraft, type BattleVars } from '../../model/frames'
import { COMBAT_CARD_IDS, type Seat } from '../../model/ids'
import { draftOf, type CardIx, type SideIx } from '../../model/table'
import { violation } from '../../rulebook'
import {
  ALL_CARDS,
  cardId,
  cardIx,
  cardsOf,
  fetchesNow,
  fighterText,
  handViolations,
} from '../../query/fighters'
import { has, seatOf, sideId } from '../../query/pieces'
import { sideOfSeat } from '../setUp/faces'
import { withSide } from './newBattle'

const WAITING = -1
/** A side that is not asked in this choice. */
export const NOT_ASKED = -2

const SIDES: ReadonlyArray<SideIx> = [0, 1]

const shown = (chosen: readonly [CardIx, CardIx]): ReadonlyArray<Event> =>
  SIDES.filter((side) => chosen[side] >= 0).map((side) => ({
    kind: 'CardShown',
    rule: 'battle.cards',
    side: sideId(side),
    shown: cardId(chosen[side]),
  }))

const playCardOf = sharedBy<PlayCard>(COMBAT_CARD_IDS.length, (seat, code) => ({
  seat,
  kind: 'playCard',
  card: cardId(code),
}))

/** Which combat card do you play? Asked of both sides at once, or of one when the other has shown his. */
export const decideCards: Question<'decide/cards', PlayCard> = {
  answers: ['playCard'],
  seats: ({ config, table, vars }) => {
    const seats: Array<Seat> = []
    for (const side of SIDES) if (vars.chosen[side] === WAITING) seats.push(seatOf(config, table, side))
    return seats
  },
  options: (here, seat) =>
    cardsOf(here.table.hand & ALL_CARDS[sideOfSeat(here, seat)]).map((card) => playCardOf(seat, card)),
  violations: (here, { seat, card }) => handViolations(here.table, sideOfSeat(here, seat), card),
  resolve: (here, { seat, card }) => {
    const side = sideOfSeat(here, seat)
    const chosen = withSide(here.vars.chosen, side, cardIx(card))
    const event: Event = {
      kind: 'CardChosen',
      rule: 'battle.cards',
      side: sideId(side),
      chosen: card,
      only: seat,
    }
    if (chosen.includes(WAITING)) return { table: here.table, events: [event], vars: { chosen } }
    const table = draftOf(here.table)
    for (const one of chosen) if (one >= 0) table.hand &= ~(1 << one)
    return { table, events: [event, ...shown(chosen)], value: chosen }
  },
  asks: () => 'Which combat card do you play?',
  reads: ['battle.cards'],
}

/** Whether the Fellowship may choose its card after Sauron has shown his. */
export const choosesSecond = ({ table, vars }: Here<BattleVars>): boolean =>
  fighterText(table, vars, 0).choosesCardSecond !== undefined

/** The question for the cards that are not chosen yet. */
export const askCards = (here: Here<BattleVars>) => {
  const done = here.vars.played[1] >= 0
  return ask('decide/cards', { chosen: [WAITING, done ? NOT_ASKED : WAITING] })
}

/** Sauron's card first, if the Fellowship's text says so. */
export const askFirstCard = (here: Here<BattleVars>) =>
  choosesSecond(here) ? ask('decide/cards', { chosen: [NOT_ASKED, WAITING] }) : undefined

/** The battle after cards were chosen. */
export const receiveCards = (battle: BattleVars, chosen: readonly [CardIx, CardIx]): BattleVars => {
  const draft = battleDraft(battle)
  const [before, against] = [battle.played[0], battle.played[1]]
  draft.played = [chosen[0] >= 0 ? chosen[0] : before, chosen[1] >= 0 ? chosen[1] : against]
  return draft
}

/** Which card do you fetch from your discard pile? */
export const decideFetch: Question<'decide/fetch', Fetch> = {
  answers: ['fetch'],
  seats: (here) => [seatOf(here.config, here.table, here.vars.side)],
  options: (here, seat: Seat) =>
    cardsOf(here.table.discard & ALL_CARDS[here.vars.side]).map((card) => ({
      seat,
      kind: 'fetch',
      card: cardId(card),
    })),
  violations: (here, { card }) => {
    if (!has(ALL_CARDS[here.vars.side], cardIx(card))) return [violation('battle.ownCard', { card })]
    return has(here.table.discard, cardIx(card)) ? [] : [violation('battle.cardInDiscard', { card })]
  },
  resolve: (here, { card }) => {
    const { side, battle } = here.vars
    const rule = side === 0 ? 'card.fellowship-magic' : 'card.sauron-magic'
    return {
      table: { ...here.table, discard: here.table.discard & ~(1 << cardIx(card)) },
      events: [
        { kind: 'CardFetched', rule, card: cardId(battle.played[side]), side: sideId(side), fetched: card },
      ],
      value: cardIx(card),
    }
  },
  asks: () => 'Which card do you fetch from your discard pile?',
  reads: ['card.fellowship-magic', 'card.sauron-magic', 'battle.cardInDiscard'],
}

/** The question what a side fetches, if it must now. */
export const askFetch = (side: SideIx) => (here: Here<BattleVars>) =>
  fetchesNow(here.table, here.vars, side) ? ask('decide/fetch', { side, battle: here.vars }) : undefined

/** The battle after a card was fetched. */
export const receiveFetch =
  (side: SideIx) =>
  (battle: BattleVars, card: CardIx): BattleVars => ({
    ...battle,
    fetched: withSide(battle.fetched, side, card),
  })
