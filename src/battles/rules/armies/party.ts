/**
 * Splitting an Army: which Units go, which Leaders, tokens and Characters with them, and how much Damage.
 * Asked for one thing after the other; what leaves no choice is not asked.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Take } from '../../model/actions'
import { calling, doing, jumping, procedure, returning, type Here, type Question } from '../../model/bundle'
import { amended, partyCopy } from '../../model/drafts'
import { ask, type PartyVars } from '../../model/frames'
import { sure } from '../../model/sure'
import { telling } from '../../model/table'
import { nextPart } from '../../query/moves'
import { violation } from '../../rulebook'

/** What leaves no choice, one after the other. */
const settled = (here: Here<PartyVars>): PartyVars => {
  let { vars } = here
  for (;;) {
    const part = nextPart(here, vars)
    if (part === undefined || part.least < part.most) return vars
    vars = amended(partyCopy(vars), { taken: telling(vars.taken, part.what, part.least) })
  }
}

/** The part of an Army that goes. */
export const party = procedure('party', [
  ['part', doing((here) => ({ table: here.table, events: NO_EVENTS, vars: settled(here) }))],
  ['done', jumping('over', (here) => nextPart(here, here.vars) === undefined)],
  [
    'ask',
    calling(
      (here) => {
        return ask('decide/part', sure(nextPart(here, here.vars)))
      },
      (vars, answer) => amended(partyCopy(vars), { taken: telling(vars.taken, answer.what, answer.count) }),
    ),
  ],
  ['again', jumping('part', () => true)],
  ['over', returning(({ vars }) => vars.taken)],
])

/** How many go along? */
export const decidePart: Question<'decide/part', Take> = {
  answers: ['take'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars: { what, least, most } }, seat) => {
    const all: Array<Take> = []
    for (let count = least; count <= most; count++) all.push({ seat, kind: 'take', what, count })
    return all
  },
  violations: ({ vars }, { what, count }) => {
    if (what !== vars.what) return [violation('movement.split', { what })]
    return count >= vars.least && count <= vars.most ? LEGAL : [violation(vars.rule, { what })]
  },
  resolve: ({ table }, { what, count }) => ({ table, events: NO_EVENTS, value: { what, count } }),
  asks: ({ vars }) => `How many go along: ${vars.what}?`,
  reads: ['movement.split', 'movement.leaderGoes'],
}
