/**
 * Losses: the defenders cancel what is left of the attack, card by card. Where two people defend together,
 * one proposes and the other agrees, or the attackers decide (OR-37, OR-39).
 */
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { Agree, Eliminate, Refuse, Support } from '../../model/actions'
import { ask } from '../../model/frames'
import type { LossVars, Worth, SupportVars } from '../../model/frames/combats'
import type { CardIx } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardIx, copyId, seatId, cardData, defenderAt } from '../../query/cards'
import { changed, changing, happen } from '../changes/change'
import { deciderOf, supportQuestion, type SupportQuestion } from '../../query/support'

const cancelled = ({ worths, lost }: LossVars): number =>
  worths.reduce((sum, { card, defense }) => (lost.includes(card) ? sum + defense : sum), 0)

/** The cards that can still be lost. */
const leftOf = ({ worths, lost }: LossVars): ReadonlyArray<Worth> =>
  worths.filter(({ card }) => !lost.includes(card))

/** The cards lost so far and one more, in the order of the defenders, whichever was named first. */
const losing = ({ worths, lost }: LossVars, card: CardIx): ReadonlyArray<CardIx> =>
  worths.map((one) => one.card).filter((one) => one === card || lost.includes(one))

const isCovered = ({ vars }: Here<LossVars>): boolean =>
  cancelled(vars) >= vars.rest || leftOf(vars).length === 0

const propose = (here: Here<LossVars>): Changed => {
  const change = changing(here)
  const { seat, lost } = here.vars
  happen(change, { kind: 'LossesProposed', rule: 'combat.agree', seat: seatId(seat), lost: lost.map(copyId) })
  return changed(change)
}

/** The losses of one combat. */
export const losses = procedure('losses', [
  ['next', jumping('settled', isCovered)],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/losses', vars),
      (vars, card) => ({ ...vars, lost: losing(vars, card) }),
    ),
  ],
  ['again', jumping('next', () => true)],
  ['settled', jumping('over', ({ vars }) => vars.mate < 0)],
  ['propose', doing(propose)],
  [
    'agree',
    calling(
      ({ vars }) => ask('decide/agree', vars),
      (vars, agreed) => (agreed ? { ...vars, mate: -1 } : { ...vars, mate: -1, seat: vars.judge, lost: [] }),
    ),
  ],
  ['refused', jumping('next', ({ vars }) => vars.lost.length === 0)],
  ['over', returning(({ vars }) => vars.lost)],
])

/** Which card is lost next? */
export const decideLosses: Question<'decide/losses', Eliminate> = {
  answers: ['eliminate'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: ({ vars }, seat) =>
    leftOf(vars).map(({ card }) => ({ seat, kind: 'eliminate', card: copyId(card) })),
  violations: ({ vars }, { card }) =>
    leftOf(vars).some((one) => one.card === cardIx(card)) ? [] : [violation('combat.losses', { card })],
  resolve: ({ table }, { card }) => ({ table, events: [], value: cardIx(card) }),
  asks: ({ vars }) =>
    `Which card is lost next? ${vars.rest - cancelled(vars)} of the attack must still be cancelled.`,
  reads: ['combat.losses', 'combat.wholeCard', 'combat.leaderApart'],
}

/** Do you agree to these losses? */
export const decideAgree: Question<'decide/agree', Agree | Refuse> = {
  answers: ['agree', 'refuse'],
  seats: ({ vars }) => [seatId(vars.mate)],
  options: (_, seat) => [
    { seat, kind: 'agree' },
    { seat, kind: 'refuse' },
  ],
  violations: () => [],
  resolve: ({ table }, { seat, kind }) => ({
    table,
    events: [{ kind: kind === 'agree' ? 'LossesAgreed' : 'LossesRefused', rule: 'combat.agree', seat }],
    value: kind === 'agree',
  }),
  asks: () => 'Do you agree to the losses that are proposed? If not, the attackers decide.',
  reads: ['combat.agree'],
}

/*
 * Who supports whom: asked about each army for which it matters, of the owner of the leaders, or of the
 * army's where leaders of two seats want it (OR-41).
 */

const questionOf = (here: Here<SupportVars>): SupportQuestion => {
  const { spot, side, pairs } = here.vars
  const role = side === defenderAt(spot) ? 'defense' : 'attack'
  return supportQuestion(here, { spot, side, role }, pairs)
}

/** One side of a battleground. */
export const support = procedure('support', [
  ['next', jumping('over', (here) => questionOf(here).army < 0)],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/support', vars),
      (vars, pair) => ({ ...vars, pairs: [...vars.pairs, pair] }),
    ),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning((here) => questionOf(here).pairs)],
])

/** Which leader does this army support? */
export const decideSupport: Question<'decide/support', Support> = {
  answers: ['support'],
  seats: (here) => [seatId(deciderOf(here, questionOf(here)))],
  options: (here, seat) => {
    const { army, leaders } = questionOf(here)
    return leaders.map((leader) => ({
      seat,
      kind: 'support',
      army: copyId(army),
      leader: leader < 0 ? null : copyId(leader),
    }))
  },
  violations: (here, { army, leader }) => {
    const question = questionOf(here)
    const open =
      question.army === cardIx(army) && question.leaders.includes(leader === null ? -1 : cardIx(leader))
    return open ? [] : [violation('combat.support', { army })]
  },
  resolve: ({ table }, { army, leader }) => ({
    table,
    events: [],
    value: [cardIx(army), leader === null ? -1 : cardIx(leader)],
  }),
  asks: (here) => `Whom does ${cardData(questionOf(here).army).name} support?`,
  reads: ['combat.support', 'combat.leadership'],
}
