/**
 * Another card played by a card (chapter V): out of the hand, by its own requirement, without a die.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { PlayAnother } from '../../model/actions'
import { calling, mayDo, procedure, returning, type Here, type Violation } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, start, type AnotherVars } from '../../model/frames'
import { DECKS } from '../../model/ids'
import { violation } from '../../rulebook'
import { cardIx, deckOfCard, handOf, holdsCard } from '../../query/cards'
import { holds } from '../../query/conditions'
import { seatOf, seatIxOf } from '../../query/seats'
import { cardViolations } from '../../query/commandViolations'
import { cardId, playableCards, requirementViolations } from '../../query/playable'
import { instructionOf, type Verb } from './verb'

type Another = Extract<Instruction, { kind: 'playAnother' }>

const deckOf = (here: Here<AnotherVars>): number => {
  const instruction = instructionOf(here, 'playAnother')
  return instruction === undefined ? -1 : here.vars.side * 2 + DECKS.indexOf(instruction.deck)
}

const violationsOf = (here: Here<AnotherVars>, { card: id }: PlayAnother): ReadonlyArray<Violation> => {
  const { rules, table, vars } = here
  const card = cardIx(here.rules, id)
  const found: Array<Violation> = []
  if (!holdsCard(rules, table, seatIxOf(here, 'acting', vars.side), card))
    found.push(violation('events.inHand', { card: id }))
  if (deckOfCard(rules, card) !== deckOf(here))
    found.push(violation('events.playing', { card: id, die: 'none' }))
  found.push(...requirementViolations(here, card), ...cardViolations(here, vars.side, card))
  return found
}

/** Is another card played? */
export const decideAnother = mayDo<'decide/another', PlayAnother>({
  takes: ['playAnother'],
  seat: (here) => seatOf(here, 'acting', here.vars.side),
  offers: (here, seat) =>
    playableCards(here.rules, here.table, here.vars.side).flatMap((card) =>
      deckOfCard(here.rules, card) === deckOf(here)
        ? [{ seat, kind: 'playAnother', card: cardId(here.rules, card) } as const]
        : [],
    ),
  violations: violationsOf,
  take: ({ rules, table }, { card }) => ({ table, events: NO_EVENTS, value: cardIx(rules, card) }),
  passed: -1,
  asks: () => 'Is another card played, without a die?',
  reads: ['events.playing', 'events.requirement'],
})

/** Another card, if its player likes. */
export const another = procedure('another', [
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/another', vars),
      (vars, next) => ({ ...vars, next }),
    ),
  ],
  [
    'play',
    calling(({ vars: { side, next } }) =>
      next < 0 ? undefined : start('event', 'play', { side, card: next, step: 0 }),
    ),
  ],
  ['over', returning(() => null)],
])

/**
 * Lets the player play another card. Whoever holds cards of the deck is asked, be they playable or not: what
 * is in a hand stays secret.
 */
export const anotherVerb: Verb<Another> = {
  frame: (here, instruction) => {
    const { rules, table, vars } = here
    const { side, card, step } = vars
    const seat = seatIxOf(here, 'acting', side)
    const hand = handOf(table.cards.hands, seat, DECKS.indexOf(instruction.deck))
    return hand === 0 || !holds(rules, table, instruction.if)
      ? undefined
      : start('another', 'ask', { side, card, step, next: -1 })
  },
}
