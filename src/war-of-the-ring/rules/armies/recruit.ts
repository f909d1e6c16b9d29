/**
 * Recruiting with a Muster result (chapter VI): two Regulars, two Leaders or Nazgûl, one of each sort, or one
 * Elite; the two in different Settlements. The second may be left out (ruling OR-13).
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Done, Recruit } from '../../model/actions'
import type { Question } from '../../model/bundle'
import type { RecruitVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { doneOf, recruitOf } from '../../query/answers'
import { placeIn } from '../../query/armies'
import { regionIx } from '../../query/board'
import { isElite, pieceIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { canRecruit, eachRecruit, recruitViolations } from '../../query/recruits'
import { changing, ends, goesOn } from '../changes/change'
import { recruit } from '../changes/figures'

/** What is recruited, and where? */
export const decideRecruit: Question<'decide/recruit', Recruit | Done> = {
  answers: ['recruit', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) => {
    const recruits: Array<Recruit | Done> = []
    eachRecruit(rules, table, vars, (piece, region) => {
      recruits.push(recruitOf(rules, seat, piece, region))
      return false
    })
    if (vars.first >= 0) recruits.push(doneOf(seat))
    return recruits
  },
  violations: ({ rules, table, vars }, action) => {
    if (action.kind === 'recruit')
      return recruitViolations({ rules, table }, vars, pieceIx(rules, action.piece), regionIx(action.region))
    return vars.first >= 0
      ? []
      : [since(violation('turn.wholeAction', { seat: action.seat }), 'nothing has been recruited yet')]
  },
  resolve: ({ rules, table, vars }, action) => {
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: null }
    const change = changing({ rules, table })
    const piece = pieceIx(rules, action.piece)
    const region = regionIx(action.region)
    recruit(change, piece, piece === rules.nazgul ? region : placeIn(table, vars.side, region), 'die.muster')
    const next: RecruitVars = { side: vars.side, first: piece, firstIn: region }
    return vars.first < 0 && !isElite(rules, piece) && canRecruit(rules, change.table, next)
      ? goesOn(change, next)
      : ends(change, null)
  },
  asks: ({ vars }) =>
    vars.first < 0 ? 'What is recruited, and where?' : 'What else is recruited, and where?',
  reads: ['recruiting.yield', 'recruiting.settlement', 'recruiting.atWar', 'recruiting.separately'],
}
