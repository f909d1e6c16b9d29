/**
 * Agreements of partners (chapter XI): to mix their Armies where units of one have come to those of the other
 * (ruling OR-132), or to swap a card. Both are asked at once, and one no is enough.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Agree, Pass } from '../../model/actions'
import { calling, doing, jumping, type Changed, type Here, type Question } from '../../model/bundle'
import { ask, type AgreeVars, type ExcessVars, type OpportunityVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { PlaceIx, SideIx } from '../../model/table'
import { armyAt, regionOf } from '../../query/armies'
import { regionId } from '../../query/board'
import { isShared } from '../../query/command'
import { within } from '../../query/names'
import { isMixed, seatsOf } from '../../query/seats'
import { changed, changing, ends } from '../../rules/changes/change'
import { editPartners, mix, stayApart } from '../../rules/changes/partners'

const BOTH = 3

/** Who has not answered yet: who has said no has ended it. */
const waiting = ({ rules, vars }: Here<AgreeVars>): ReadonlyArray<Seat> =>
  seatsOf(rules, vars.side).filter((_, place) => ((vars.agreed >> place) & 1) === 0)

const refused = (here: Here<AgreeVars>) => {
  const change = changing(here)
  if (here.vars.place >= 0) stayApart(change, here.vars.place)
  return ends(change, false)
}

const agreed = (here: Here<AgreeVars>, seat: Seat) => {
  const { rules, table, vars } = here
  const all = vars.agreed | (1 << seatsOf(rules, vars.side).indexOf(seat))
  if (all !== BOTH) return { table, events: NO_EVENTS, vars: { ...vars, agreed: all } }
  const change = changing(here)
  if (vars.place >= 0) mix(change, vars.side, vars.place)
  return ends(change, true)
}

/** Do both agree? */
export const decideAgree: Question<'decide/agree', Agree | Pass> = {
  answers: ['agree', 'pass'],
  seats: waiting,
  options: (_, seat) => [{ seat, kind: 'agree' }, passOf(seat)],
  violations: () => LEGAL,
  resolve: (here, action) => (action.kind === 'agree' ? agreed(here, action.seat) : refused(here)),
  asks: ({ rules, vars }) =>
    vars.place < 0
      ? 'Do you wish to swap a card with your partner?'
      : `Do your Armies become one mixed Army in ${within(rules, regionId(regionOf(vars.place)))}?`,
  reads: ['partners.swap', 'partners.mixed', 'partners.command'],
}

/** Whether partners are still two Armies in a place where they have met. */
const areApart = ({ rules, table }: Here, place: PlaceIx): boolean => {
  const army = armyAt(table, place)
  return army !== null && isShared(rules, army) && !isMixed(table, place)
}

/** The next place where partners have met and are still two Armies, -1 if there is none. */
const nextMeeting = (here: Here): PlaceIx =>
  here.table.partners?.met.find((place) => areApart(here, place)) ?? -1

/**
 * Where too many of partners who have just met stand in a place, the question whether they mix comes before
 * units are removed: it says who removes them (ruling OR-152).
 */
export const askCrowd = (here: Here, excess: ExcessVars | undefined) => {
  if (excess === undefined || here.table.partners?.met.includes(excess.place) !== true) return undefined
  const { side, place } = excess
  return areApart(here, place) ? ask('decide/agree', { side, place, agreed: 0 }) : undefined
}

const sideAt = ({ table }: Here, place: PlaceIx): SideIx => armyAt(table, place)?.side ?? 0

const forget = (here: Here<OpportunityVars>): Changed => {
  const change = changing(here)
  if ((here.table.partners?.met.length ?? 0) > 0)
    editPartners(change, (draft) => {
      draft.met = []
    })
  return changed(change)
}

/** Stages that ask partners who have met by an action whether their Armies become one. */
export const MEETINGS = [
  [
    'meeting',
    calling((here: Here<OpportunityVars>) => {
      const place = nextMeeting(here)
      return place < 0 ? undefined : ask('decide/agree', { side: sideAt(here, place), place, agreed: 0 })
    }),
  ],
  ['meetings', jumping('meeting', (here: Here<OpportunityVars>) => nextMeeting(here) >= 0)],
  ['met', doing(forget)],
] as const
