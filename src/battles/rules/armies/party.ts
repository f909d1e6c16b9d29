/**
 * Splitting an Army: which Units go, which Leaders, tokens and Characters with them, and how much Damage.
 * Told one after the other in any order; a number that is settled is not asked for.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Take } from '../../model/actions'
import { calling, doing, jumping, procedure, returning, type Question } from '../../model/bundle'
import { amended, partyCopy } from '../../model/drafts'
import { ask } from '../../model/frames'
import { telling } from '../../model/counts'
import { say } from '../../query/names'
import { openParts, settledParts } from '../../query/parts'
import { partRefusal } from '../../query/refusals'

/** The part of an Army that goes. */
export const party = procedure('party', [
  [
    'part',
    doing((here) => ({
      table: here.table,
      events: NO_EVENTS,
      vars: amended(partyCopy(here.vars), { taken: settledParts(here, here.vars) }),
    })),
  ],
  ['done', jumping('over', (here) => openParts(here, here.vars).length === 0)],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/part', partyCopy(vars)),
      (vars, { what, count }) => amended(partyCopy(vars), { taken: telling(vars.taken, what, count) }),
    ),
  ],
  ['again', jumping('part', () => true)],
  ['over', returning(({ vars }) => vars.taken)],
])

/** Who goes along, and how many? */
export const decidePart: Question<'decide/part', Take> = {
  answers: ['take'],
  seats: ({ vars }) => [vars.side],
  options: (here, seat) => {
    const all: Array<Take> = []
    for (const { what, least, most } of openParts(here, here.vars))
      for (let count = least; count <= most; count++) all.push({ seat, kind: 'take', what, count })
    return all
  },
  violations: (here, { what, count }) => {
    const part = openParts(here, here.vars).find((one) => one.what === what)
    return part !== undefined && count >= part.least && count <= part.most ? LEGAL : [partRefusal(here, what)]
  },
  resolve: ({ table }, { what, count }) => ({ table, events: NO_EVENTS, value: { what, count } }),
  asks: (here) => {
    const [only, other] = openParts(here, here.vars)
    if (only === undefined || other !== undefined)
      return 'Who goes along? Tell how many of each, in any order.'
    const name = say(here, only.what)
    if (only.what === 'damage') return `How much ${name} goes along?`
    const isCharacter = here.rules.scenario.doc.characters.some(({ id }) => id === only.what)
    return isCharacter ? `Does ${name} go along?` : `How many ${name} go along?`
  },
  reads: ['movement.split', 'movement.leaderGoes'],
}
