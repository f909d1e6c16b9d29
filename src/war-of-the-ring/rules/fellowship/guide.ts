/**
 * The Guide (chapter VIII): one of the highest Level in the Fellowship, and Gollum when nobody else is left.
 */
import type { Rules } from '../../model/config'
import { LEGAL } from '../../../kernel/types'
import type { NameGuide } from '../../model/actions'
import type { Question, World } from '../../model/bundle'
import { ask } from '../../model/frames'
import type { Table } from '../../model/table'
import { violation } from '../../rulebook'
import { whereabouts } from '../../query/requirements'
import { levelOf } from '../../query/armies'
import { companionsOf, firstOf, GOLLUM, highestLevel, possibleGuides, sizeOf } from '../../query/fellowship'
import { characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { type Change, changing, ends } from '../changes/change'
import { leaveOpen, nameGuide } from '../changes/fellowship'

/** Whether the Guide is one no more and several could follow him. */
export const guideIsOpen = (rules: Rules, table: Table): boolean => {
  const guides = possibleGuides(rules, table)
  const { guide } = table.fellowship
  return guides !== 0 && (guide < 0 || ((guides >> guide) & 1) === 0)
}

/**
 * After somebody has left or died: who alone can guide does; several equals wait for the question, and
 * without the old Guide nobody guides until then (OR-66).
 */
export const afterLeaving = (change: Change): void => {
  const guides = possibleGuides(change.rules, change.table)
  if (guides === 0) nameGuide(change, GOLLUM(change.rules), 'fellowship.gollum')
  else if (sizeOf(guides) === 1) nameGuide(change, firstOf(guides), 'fellowship.guideLeaves')
  else if (guideIsOpen(change.rules, change.table)) leaveOpen(change)
}

/** The question for the Guide after somebody has left or died, if more than one can be it. */
export const askGuideAfterLeaving = ({ rules, table }: World) =>
  sizeOf(possibleGuides(rules, table)) > 1 ? ask('decide/guide', { side: 0 }) : undefined

/** Who guides the Fellowship? */
export const decideGuide: Question<'decide/guide', NameGuide> = {
  answers: ['nameGuide'],
  seats: (here) => [seatOf(here, 'leading', here.vars.side)],
  options: ({ rules, table }, seat) => {
    const guides = possibleGuides(rules, table)
    const options: Array<NameGuide> = []
    for (const [ix, companion] of rules.companionIds.entries())
      if ((guides >> ix) & 1) options.push({ seat, kind: 'nameGuide', companion })
    return options
  },
  violations: ({ rules, table }, { companion }) => {
    const guide = characterIx(rules, companion)
    if ((possibleGuides(rules, table) >> guide) & 1) return LEGAL
    const facts = {
      piece: companion,
      level: levelOf(rules, guide),
      highest: highestLevel(rules, companionsOf(rules, table)),
    }
    return (companionsOf(rules, table) >> guide) & 1
      ? [violation('fellowship.guide', facts)]
      : [
          {
            rule: 'fellowship.members',
            facts: { piece: companion, because: whereabouts(rules, table, companion) },
          },
        ]
  },
  resolve: (here, { companion }) => {
    const change = changing(here)
    const rule = guideIsOpen(here.rules, here.table) ? 'fellowship.guideLeaves' : 'fellowship.changeGuide'
    nameGuide(change, characterIx(here.rules, companion), rule)
    return ends(change, null)
  },
  asks: () => 'Who guides the Fellowship?',
  reads: ['fellowship.guide', 'fellowship.changeGuide', 'fellowship.guideAbility'],
}
