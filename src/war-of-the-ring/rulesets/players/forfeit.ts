/** A card lost by chance (chapter V) to a card of the enemy: where partners hold cards, out of whose hand? */
import type { ChooseHand } from '../../model/actions'
import { calling, type Here, type Question } from '../../model/bundle'
import { ask, type ForfeitVars } from '../../model/frames'
import type { SeatIx } from '../../model/table'
import { violation } from '../../rulebook'
import { enemyOf } from '../../query/board'
import { cardId } from '../../query/playable'
import { seatIx, seatOf } from '../../query/seats'
import { changing, ends } from '../../rules/changes/change'
import { editPartners } from '../../rules/changes/partners'
import { handsWithCards } from '../../rules/effects/forfeit'
import type { Whole } from '../rules'
import { inserting } from '../stages'

const nameOf = (here: Here, seat: SeatIx): ChooseHand['hand'] =>
  here.rules.seating.seats[seat] ?? seatOf(here, 'leading', 0)

/** Out of whose hand is the card? How many cards each holds, all know. */
export const decideHand: Question<'decide/hand', ChooseHand> = {
  answers: ['chooseHand'],
  seats: (here) => [seatOf(here, 'card', here.vars.side, here.vars.card)],
  options: (here, seat) =>
    handsWithCards(here, here.vars).map((hand) => ({ seat, kind: 'chooseHand', hand: nameOf(here, hand) })),
  violations: (here, { hand }) =>
    handsWithCards(here, here.vars).includes(seatIx(here.rules, hand))
      ? []
      : [violation('events.onTable', { card: cardId(here.rules, here.vars.card) })],
  resolve: (here, { hand }) => {
    const change = changing(here)
    editPartners(change, (draft) => {
      draft.hand = seatIx(here.rules, hand)
    })
    return ends(change, null)
  },
  asks: () => 'From whose hand is the card lost?',
  reads: ['events.onTable'],
}

const askHand = (here: Here<ForfeitVars>) =>
  here.vars.random && here.rules.seating.alone[enemyOf(here.vars.side)] < 0
    ? ask('decide/hand', here.vars)
    : undefined

/** The loss of a card, out of a hand that is named. */
export const forfeitOf = ({ procedures }: Whole): Whole['procedures']['forfeit'] =>
  inserting(procedures.forfeit, 'draw', ['hand', calling(askHand)])
