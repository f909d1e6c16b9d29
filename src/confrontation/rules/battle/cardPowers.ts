/**
 * Texts with power over the cards that were shown: one exchanges the own card, one refuses the enemy's.
 */
import { nameOf } from '../../data/names'
import type { Exchange, PlayCard, Refuse } from '../../model/actions'
import { mayDo, type Here, type Question } from '../../model/bundle'
import { ask, type BattleAskVars, type BattleVars } from '../../model/frames'
import type { CardIx, Table } from '../../model/table'
import { violation, type RuleId } from '../../rulebook'
import { ALL_CARDS, cardId, cardIx, cardOf, cardsOf, fighterText, handViolations } from '../../query/fighters'
import { has, ruleOf, seatOf, sideId } from '../../query/pieces'
import { withSide } from './newBattle'

const bit = (card: CardIx): number => (card < 0 ? 0 : 1 << card)

/** The card for which Sauron's fighter may exchange his, or -1. */
const exchangeCard = (table: Table, battle: BattleVars): CardIx => {
  const text = fighterText(table, battle, 1).exchangesCardFor
  return text === undefined ? -1 : cardIx(text.card)
}

/** Asked unless that card lies there already. */
export const askExchange = ({ table, vars }: Here<BattleVars>) => {
  const card = exchangeCard(table, vars)
  return card >= 0 && cardOf(vars, 1) !== card ? ask('decide/exchange', { side: 1, battle: vars }) : undefined
}

/** From the hand: the played card goes back there. From the pile: it is discarded. So is a fetched card. */
const exchanged = (table: Table, battle: BattleVars, card: CardIx): Table => {
  const played = bit(battle.played[1])
  const fetched = bit(battle.fetched[1])
  return has(table.hand, card)
    ? { ...table, hand: (table.hand & ~bit(card)) | played, discard: table.discard | fetched }
    : { ...table, discard: (table.discard & ~bit(card)) | played | fetched }
}

const seatAsked = (here: Here<BattleAskVars>) => seatOf(here.config, here.table, here.vars.side)

/** Do you exchange your card? */
export const decideExchange = mayDo<'decide/exchange', Exchange>({
  takes: ['exchange'],
  seat: seatAsked,
  offers: (_, seat) => [{ seat, kind: 'exchange' }],
  violations: () => [],
  take: (here) => {
    const { battle, side } = here.vars
    const card = exchangeCard(here.table, battle)
    const rule = ruleOf(here.table, battle.fighters[side])
    return {
      table: exchanged(here.table, battle, card),
      events: [
        { kind: 'CardTakenBack', rule, side: sideId(side), taken: cardId(battle.played[side]) },
        { kind: 'CardShown', rule, side: sideId(side), shown: cardId(card) },
      ],
      value: card,
    }
  },
  passed: -1,
  asks: () => 'Do you exchange your card?',
  reads: ['character.mouth-of-sauron'],
})

/** The battle after the exchange, or unchanged. */
export const receiveExchange = (battle: BattleVars, card: CardIx): BattleVars =>
  card < 0
    ? battle
    : { ...battle, played: withSide(battle.played, 1, card), fetched: withSide(battle.fetched, 1, -1) }

/** Asked if the Fellowship has another card to show. */
export const askRefuse = ({ table, vars }: Here<BattleVars>) =>
  fighterText(table, vars, 1).refusesCard !== undefined && (table.hand & ALL_CARDS[0]) !== 0
    ? ask('decide/refuse', { side: 1, battle: vars })
    : undefined

/** Do you refuse the card that was shown? */
export const decideRefuse = mayDo<'decide/refuse', Refuse>({
  takes: ['refuse'],
  seat: seatAsked,
  offers: (_, seat) => [{ seat, kind: 'refuse' }],
  violations: () => [],
  take: (here) => {
    const { battle, side } = here.vars
    const rule: RuleId = ruleOf(here.table, battle.fighters[side])
    const taken = cardId(battle.played[0])
    return {
      table: here.table,
      events: [{ kind: 'CardTakenBack', rule, side: 'fellowship', taken }],
      value: true,
    }
  },
  passed: false,
  asks: (here) => `Do you refuse the card "${nameOf(cardId(cardOf(here.vars.battle, 0)))}"?`,
  reads: ['character.saruman-variant'],
})

/** Which other card do you show? The refused one goes back to the hand afterwards. */
export const decideOtherCard: Question<'decide/otherCard', PlayCard> = {
  answers: ['playCard'],
  seats: (here) => [seatOf(here.config, here.table, here.vars.side)],
  options: (here, seat) =>
    cardsOf(here.table.hand & ALL_CARDS[here.vars.side]).map((card) => ({
      seat,
      kind: 'playCard',
      card: cardId(card),
    })),
  violations: (here, { card }) => {
    const { side, battle } = here.vars
    if (cardIx(card) === battle.played[side]) return [violation('battle.differentCard', { card })]
    return handViolations(here.table, side, card)
  },
  resolve: (here, { card }) => {
    const { side, battle } = here.vars
    const hand = (here.table.hand & ~bit(cardIx(card))) | bit(battle.played[side])
    return {
      table: { ...here.table, hand, discard: here.table.discard | bit(battle.fetched[side]) },
      events: [{ kind: 'CardShown', rule: 'battle.differentCard', side: sideId(side), shown: card }],
      value: cardIx(card),
    }
  },
  asks: () => 'Which other card do you show?',
  reads: ['battle.differentCard'],
}

/** The battle after the other card was shown. */
export const receiveOtherCard = (battle: BattleVars, card: CardIx): BattleVars => ({
  ...battle,
  played: withSide(battle.played, 0, card),
  fetched: withSide(battle.fetched, 0, -1),
})
