/**
 * A card drawn because one was played with an Event result: by a card on the table, or by the Guide (chapters
 * V and VIII). The first has to be drawn, the second may.
 */
import { passOf } from '../../../kernel/brand'
import { at } from '../../../kernel/row'
import type { DrawFrom, Pass } from '../../model/actions'
import { NO_EVENTS } from '../../../kernel/types'
import { calling, procedure, returning, type Here, type Question } from '../../model/bundle'
import { ask, start, type BonusVars, type OpportunityVars } from '../../model/frames'
import { DECKS } from '../../model/ids'
import type { Bits, SideIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { deckOfCard, ofDeck } from '../../query/cards'
import { faceId } from '../../query/dice'
import { characterData } from '../../query/pieces'
import { seatIxOf, seatOf } from '../../query/seats'
import { cardsThat, hasOnTable } from '../../query/tableCards'

/** The decks of a side that are not empty, as bits. */
export const filled = ({ cards }: Table, side: SideIx): Bits => {
  let bits = 0
  for (let deck = 0; deck < DECKS.length; deck++)
    if (ofDeck(cards.decks, side * 2 + deck) !== 0) bits |= 1 << deck
  return bits
}

/** A card on the table draws for every other one played with its result. */
const byCard = (here: Here<OpportunityVars>, card: number, as: number): BonusVars | undefined => {
  const { side } = here.vars
  if (!hasOnTable(here.rules, here.table, side)) return undefined
  const draws = cardsThat(here.rules, here.table, side, (text) => text.drawsAfter === faceId(as))
  const owner = seatIxOf(here, 'acting', side)
  const by = draws.find((one) => one !== card && seatIxOf(here, 'card', side, one) === owner)
  return by === undefined
    ? undefined
    : { side, card: by, decks: filled(here.table, side), may: false, why: 'events.onTable' }
}

/** The Guide lets his player draw from the deck of the card played. */
const byGuide = (here: Here<OpportunityVars>, card: number, as: number): BonusVars | undefined => {
  const { side } = here.vars
  const deck = deckOfCard(here.rules, card) % 2
  const { guide } = characterData(here.rules, here.table.fellowship.guide)
  const draws = guide.some(
    (ability) =>
      ability.kind === 'drawsWhenPlaying' &&
      ability.die === faceId(as) &&
      ability.decks.includes(at(DECKS, deck)),
  )
  return draws && side === 0
    ? {
        side,
        card: -1,
        decks: filled(here.table, side) & (1 << deck),
        may: true,
        why: 'character.gandalfTheGrey',
      }
    : undefined
}

/** The draw that follows a card just played, if one does. */
export const askBonus = (here: Here<OpportunityVars>) => {
  const { use } = here.vars
  if (use === null || use.does !== 'playEvent') return undefined
  const vars = byCard(here, use.what, use.as) ?? byGuide(here, use.what, use.as)
  return vars === undefined || vars.decks === 0 ? undefined : start('bonus', 'ask', vars)
}

/** From which deck do you draw? */
export const decideBonus: Question<'decide/bonus', DrawFrom | Pass> = {
  answers: ['drawFrom', 'pass'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ vars }, seat) => {
    const options: Array<DrawFrom | Pass> = vars.may ? [passOf(seat)] : []
    DECKS.forEach((deck, ix) => {
      if ((vars.decks >> ix) & 1) options.push({ seat, kind: 'drawFrom', deck })
    })
    return options
  },
  violations: ({ vars }, action) => {
    if (action.kind === 'pass')
      return vars.may
        ? []
        : [since(violation('turn.wholeAction', { seat: action.seat }), 'the card is drawn in any case')]
    return (vars.decks >> DECKS.indexOf(action.deck)) & 1
      ? []
      : [violation('events.emptyDeck', { deck: action.deck })]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'pass' ? 0 : 1 << DECKS.indexOf(action.deck),
  }),
  asks: ({ vars }) =>
    vars.may ? 'Do you draw a card for the one you played?' : 'From which deck do you draw?',
  reads: ['character.gandalfTheGrey', 'events.onTable', 'events.handLimit'],
}

/** A card drawn for one that was played. */
export const bonus = procedure('bonus', [
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/bonus', vars),
      (vars, decks) => ({ ...vars, decks }),
    ),
  ],
  [
    'draw',
    calling(({ vars: { side, decks, why } }) =>
      decks === 0 ? undefined : start('draw', 'next', { side, decks, why }),
    ),
  ],
  ['over', returning(() => null)],
])
