/**
 * The Ring-bearers driven to a neighbouring region by a card of the Shadow: neither declared nor revealed, so
 * that nothing else happens (chapter VIII).
 */
import { LEGAL } from '../../../kernel/types'
import type { GoTo } from '../../model/actions'
import type { Question } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask } from '../../model/frames'
import { goingTo } from '../../query/answers'
import { areAdjacent, neighboursOf, regionId, regionIx } from '../../query/board'
import { seatOf } from '../../query/seats'
import { changing, editFellowship, ends, happen } from '../changes/change'
import { offPath } from '../fellowship/path'
import type { Verb } from './verb'

/** Where are the Ring-bearers driven? */
export const decideDriven: Question<'decide/driven', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ table }, seat) => neighboursOf(table.fellowship.region).map((region) => goingTo(seat, region)),
  violations: ({ table }, { region }) => {
    const from = table.fellowship.region
    return areAdjacent(from, regionIx(region)) ? LEGAL : [offPath(from, regionIx(region))]
  },
  resolve: (here, { region }) => {
    const from = regionId(here.table.fellowship.region)
    const change = changing(here)
    editFellowship(change, (draft) => {
      draft.region = regionIx(region)
    })
    happen(change, { kind: 'RingBearersMoved', rule: 'events.overrides', from, to: region })
    return ends(change, null)
  },
  asks: () => 'Where are the Ring-bearers driven?',
  reads: ['events.overrides', 'fellowship.path'],
}

/** Drives the Ring-bearers on, if they are on the map. */
export const driveVerb: Verb<Extract<Instruction, { kind: 'driveRingBearers' }>> = {
  frame: ({ table, vars }) => (table.fellowship.region < 0 ? undefined : ask('decide/driven', vars)),
}
