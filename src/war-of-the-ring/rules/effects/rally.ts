/**
 * A card gathers an Army: it recruits in a region that the player chooses, and lets units from some regions
 * come there, as many as he likes up to a number.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Done, GoTo, PickFigure } from '../../model/actions'
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, start, type EventVars, type RallyVars } from '../../model/frames'
import { NO_FORCE, type RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { goingTo } from '../../query/answers'
import { regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { standingAt, untaken, type Standing } from '../../query/cardFigures'
import { canPlace, cardPlace, roomIn, sitesOf } from '../../query/cardRecruits'
import { listOf, pieceId, pieceIx, sideId, withMore } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { type Change, changed, changing, ends, goesOn, happen } from '../changes/change'
import { recruit, shift } from '../changes/figures'
import { enter, settle } from '../changes/regions'
import { instructionOf, type Verb } from './verb'
import { cardId } from '../../query/playable'

type Rally = Extract<Instruction, { kind: 'rally' }>

const quiet = ({ table }: Here<RallyVars>): Changed => ({ table, events: NO_EVENTS })

const placesOf = (here: Here<RallyVars>): ReadonlyArray<RegionIx> => {
  const rally = instructionOf(here, 'rally')
  return rally === undefined ? [] : sitesOf(here.rules, here.table, here.vars.side, rally.to)
}

const askPlace = (here: Here<RallyVars>) =>
  placesOf(here).length > 0 ? ask('decide/rallying', here.vars) : undefined

const recruits = (here: Here<RallyVars>): Changed => {
  const { side, region } = here.vars
  const rally = instructionOf(here, 'rally')
  if (rally === undefined || region < 0) return quiet(here)
  const change = changing(here)
  for (const piece of rally.recruits.map((id) => pieceIx(here.rules, id)))
    if (canPlace(here.rules, change.table, piece, region))
      recruit(change, piece, cardPlace(change.table, side, region), 'events.recruit')
  return changed(change)
}

/** Units that can still come. */
const comingTo = (here: Here<RallyVars>): ReadonlyArray<Standing> => {
  const { side, region, left } = here.vars
  const rally = instructionOf(here, 'rally')
  if (rally === undefined || region < 0 || left === 0 || roomIn(here.rules, here.table, side, region) === 0)
    return []
  const from = rally.from.map(regionIx).filter((one) => one !== region)
  return standingAt(
    here,
    side,
    from,
    rally.units.map((id) => pieceIx(here.rules, id)),
  )
}

const askUnits = (here: Here<RallyVars>) =>
  comingTo(here).length > 0 ? ask('decide/rally', here.vars) : undefined

/** An Army gathers by a card. */
export const rally = procedure('rally', [
  ['place', calling(askPlace, (vars, region) => ({ ...vars, region }))],
  ['recruits', doing(recruits)],
  ['units', calling(askUnits)],
  ['over', returning(() => null)],
])

/** Where does the card gather them? */
export const decideRallying: Question<'decide/rallying', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => placesOf(here).map((region) => goingTo(seat, region)),
  violations: (here, { region }) =>
    placesOf(here).includes(regionIx(region))
      ? []
      : [violation('recruiting.byCard', { card: cardId(here.rules, here.vars.card), region })],
  resolve: (here, { region }) => ({ table: here.table, events: NO_EVENTS, value: regionIx(region) }),
  asks: () => 'In which region do they gather?',
  reads: ['events.recruit', 'board.freeRegion'],
}

const named = (here: Here<RallyVars>, action: PickFigure): Standing | undefined =>
  comingTo(here).find(
    ({ piece, place }) =>
      pieceId(here.rules, piece) === action.piece && regionId(regionOf(place)) === action.region,
  )

const come = (change: Change, { side, region }: RallyVars, { piece, place }: Standing): void => {
  const one = withMore(change.rules, NO_FORCE, piece, 1)
  shift(change, side, one, { from: place, to: region })
  happen(change, {
    kind: 'ArmyMoved',
    rule: 'events.overrides',
    side: sideId(side),
    from: regionId(regionOf(place)),
    to: regionId(region),
    pieces: listOf(change.rules, side, one),
    way: 'march',
  })
  settle(change, regionOf(place))
  enter(change, side, region)
}

/** Who else comes? */
export const decideRally: Question<'decide/rally', PickFigure | Done> = {
  answers: ['pick', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => [
    ...comingTo(here).map(({ piece, place }): PickFigure => ({
      seat,
      kind: 'pick',
      piece: pieceId(here.rules, piece),
      region: regionId(regionOf(place)),
    })),
    { seat, kind: 'done' },
  ],
  violations: (here, action) =>
    action.kind === 'done' || named(here, action) !== undefined ? [] : [untaken(here, action)],
  resolve: (here, action) => {
    const chosen = action.kind === 'done' ? undefined : named(here, action)
    if (chosen === undefined) return { table: here.table, events: NO_EVENTS, value: null }
    const change = changing(here)
    come(change, here.vars, chosen)
    const vars = { ...here.vars, left: here.vars.left - 1 }
    return comingTo({ ...here, table: change.table, vars }).length === 0
      ? ends(change, null)
      : goesOn(change, vars)
  },
  asks: ({ vars }) => `Who comes there? (${vars.left} more may)`,
  reads: ['movement.parts', 'movement.stacking'],
}

/** Gathers an Army as a card says. */
export const rallyVerb: Verb<Rally> = {
  frame: ({ vars }: Here<EventVars>, { most }) =>
    start('rally', 'place', { ...vars, region: -1, left: most }),
}
