/**
 * Who supports whom: asked about each army for which it matters, of the owner of the leaders, or of the
 * army's where leaders of two seats want it (OR-41).
 */
import { calling, jumping, procedure, returning, type Here, type Question } from '../../model/bundle'
import type { Support } from '../../model/actions'
import { ask } from '../../model/frames'
import type { SupportVars } from '../../model/frames/combats'
import { violation } from '../../rulebook'
import { cardData, cardIx, copyId, defenderAt, seatId } from '../../query/cards'
import { deciderOf, supportQuestion, type SupportQuestion } from '../../query/support'

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
