/**
 * Armies that march or attack by a card (chapters V and VI): which one and where to, the rest of its way, who
 * goes, and then the move or the battle.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Attack, Done, March } from '../../model/actions'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  type Violation,
} from '../../model/bundle'
import type { CampaignInstruction } from '../../model/effects/armies'
import { ask, start, type CampaignVars, type EventVars, type CampaignMove } from '../../model/frames'
import type { Seat } from '../../model/ids'
import { INSIDE, NO_FORCE, type PlaceIx, type RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { noArmyIn, since } from '../../query/absent'
import { attackOf, doneOf, marchOf } from '../../query/answers'
import { boxOf, placeIn, regionOf } from '../../query/armies'
import { attackViolations, canStrike } from '../../query/attacks'
import { regionId, regionIx } from '../../query/board'
import { battleTerms, campaignParty, freshCampaign, mayStop, movesOf, startOf } from '../../query/campaigns'
import { newBattle } from '../../query/combat'
import { hasArmy } from '../../query/conditions'
import { lastArrival, marchViolations, overfullBy } from '../../query/marches'
import { isSettled } from '../../query/party'
import { isNobody, listOf, sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, goesOn, happen, type Change } from '../changes/change'
import { shift } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'
import { enter, leaveUnguarded, settle } from '../changes/regions'
import { askRoute } from './route'
import { instructionOf, type Verb } from './verb'

/** The instruction that is carried out. */
const campaignOf = (here: Here<EventVars>): CampaignInstruction | undefined =>
  instructionOf(here, 'march') ??
  instructionOf(here, 'carry') ??
  instructionOf(here, 'assault') ??
  instructionOf(here, 'relieve')

const moves = (here: Here<CampaignVars>): ReadonlyArray<CampaignMove> => {
  const instruction = campaignOf(here)
  return instruction === undefined ? [] : movesOf(here.rules, here.table, here.vars, instruction)
}
const stops = (here: Here<CampaignVars>): boolean => {
  const instruction = campaignOf(here)
  return instruction === undefined || mayStop(here.rules, here.table, here.vars, instruction)
}

const answerOf = (seat: Seat, { from, to, target }: CampaignMove): March | Attack =>
  target < 0 ? marchOf(seat, from, to) : attackOf(seat, from, to)

const isAnswer = ({ from, to, target }: CampaignMove, action: March | Attack): boolean =>
  target < 0 === (action.kind === 'march') && from === regionIx(action.from) && to === regionIx(action.to)

/** The rules against what is not offered; the words of the card, if there are no others. */
const moveViolations = (here: Here<CampaignVars>, action: March | Attack): ReadonlyArray<Violation> => {
  if (moves(here).some((move) => isAnswer(move, action))) return LEGAL
  const { table, vars } = here
  const way = { from: regionIx(action.from), to: regionIx(action.to) }
  if (!hasArmy(table, vars.side, way.from)) return [noArmyIn(way.from)]
  if (campaignOf(here)?.kind === 'march') {
    const found: ReadonlyArray<Violation> =
      action.kind === 'attack'
        ? attackViolations(here, vars, way.from, way.to)
        : marchViolations(here.rules, table, vars, way)
    if (found.length > 0) return found
  }
  return [violation('events.overrides', {})]
}

/** Why that cannot be all: nobody has acted, or a march has left too many in a region. */
const stopViolation = ({ rules, table, vars }: Here<CampaignVars>, { seat }: Done): Violation => {
  const over = overfullBy(rules, table, vars)
  return over === 0
    ? since(violation('turn.wholeAction', { seat }), 'no Army has acted yet')
    : violation('movement.stacking', {
        region: regionId(lastArrival(vars)),
        limit: rules.limits.units,
        holds: rules.limits.units + over,
      })
}

/** What do Armies do? */
export const decideCampaign: Question<'decide/campaign', March | Attack | Done> = {
  answers: ['march', 'attack', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => {
    const options: Array<March | Attack | Done> = moves(here).map((move) => answerOf(seat, move))
    if (stops(here)) options.push(doneOf(seat))
    return options
  },
  violations: (here, action) => {
    if (action.kind !== 'done') return moveViolations(here, action)
    return stops(here) ? LEGAL : [stopViolation(here, action)]
  },
  resolve: (here, action) => ({
    table: here.table,
    events: NO_EVENTS,
    value: action.kind === 'done' ? null : (moves(here).find((move) => isAnswer(move, action)) ?? null),
  }),
  asks: () => 'Which Army acts, and where to?',
  reads: ['movement.when', 'movement.adjacent', 'movement.once', 'battle.start', 'events.overrides'],
}

const moving = (vars: CampaignVars, move: CampaignMove | null): CampaignVars =>
  move === null ? vars : { ...vars, ...move }

const askMove = (here: Here<CampaignVars>) =>
  moves(here).length > 0 ? ask('decide/campaign', here.vars) : undefined

/** Who goes, if there is nothing to ask about it. */
const gather = (here: Here<CampaignVars>): Step<CampaignVars> => {
  const { table, vars } = here
  const instruction = campaignOf(here)
  if (instruction === undefined) return { table, events: NO_EVENTS }
  const party = campaignParty(here.rules, table, vars, instruction)
  return {
    table,
    events: NO_EVENTS,
    vars: { ...vars, party: isSettled(here.rules, party) ? party.chosen : NO_FORCE },
  }
}

const askParty = (here: Here<CampaignVars>) => {
  const instruction = campaignOf(here)
  return instruction !== undefined && isNobody(here.vars.party)
    ? ask('decide/party', campaignParty(here.rules, here.table, here.vars, instruction))
    : undefined
}

/** An Army goes from one region to another. */
export const step = (change: Change, vars: CampaignVars, from: PlaceIx, to: RegionIx): void => {
  const { side, party } = vars
  shift(change, side, party, { from, to })
  happen(change, {
    kind: 'ArmyMoved',
    rule: 'movement.when',
    side: sideId(side),
    from: regionId(regionOf(from)),
    to: regionId(to),
    pieces: listOf(change.rules, side, party),
    way: 'march',
  })
  leaveUnguarded(change, side, from)
  settle(change, regionOf(from))
  enter(change, side, to)
}

/** Region by region; who passes through takes what nobody defends. */
const move = (here: Here<CampaignVars>): Step<CampaignVars> => {
  const { vars } = here
  const instruction = campaignOf(here)
  if (vars.target >= 0 || instruction === undefined) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  let place = startOf(here.table, vars, instruction, vars.from)
  let at = vars.to
  for (at of [vars.to, ...vars.path]) {
    step(change, vars, place, at)
    place = at
  }
  if (vars.side === 0) rouseByCompanions(change, vars.party.characters, at)
  return goesOn(change, {
    ...vars,
    moves: vars.moves - 1,
    from: -1,
    to: -1,
    path: [],
    party: NO_FORCE,
    came: [...vars.came, { at, party: vars.party }],
  })
}

/** Besiegers whom an Army has joined attack, if the card says so. */
const storm = (here: Here<CampaignVars>): Step<CampaignVars> => {
  const { rules, table, vars } = here
  const at = lastArrival(vars)
  const attacks =
    vars.target < 0 && at >= 0 && instructionOf(here, 'carry')?.storms === true && boxOf(table, at) !== null
  return attacks && canStrike(rules, table, vars, at)
    ? { table, events: NO_EVENTS, vars: { ...vars, from: at, to: at, target: at + INSIDE } }
    : { table, events: NO_EVENTS }
}

const askBattle = (here: Here<CampaignVars>) => {
  const { table, vars } = here
  const instruction = campaignOf(here)
  if (vars.target < 0 || instruction === undefined) return undefined
  const { side, target: to, party } = vars
  const from = placeIn(table, side, vars.from)
  return start(
    'battle',
    'declare',
    newBattle(here.rules, table, { side, from, to, party, ...battleTerms(table, vars, instruction) }),
  )
}

/** Armies act by a card. */
export const campaign = procedure('campaign', [
  ['move', calling(askMove, moving)],
  ['stop', jumping('over', ({ vars }) => vars.from < 0)],
  ['route', calling(askRoute, (vars, path) => ({ ...vars, path }))],
  ['gather', doing(gather)],
  ['party', calling(askParty, (vars, party) => ({ ...vars, party }))],
  ['march', doing(move)],
  ['storm', doing(storm)],
  ['stormers', jumping('gather', ({ vars }) => vars.target >= 0 && isNobody(vars.party))],
  ['battle', calling(askBattle)],
  ['again', jumping('move', ({ vars }) => vars.target < 0 && vars.moves > 0)],
  ['over', returning(() => null)],
])

/** Lets Armies march or attack. */
export const campaignVerb: Verb<CampaignInstruction> = {
  frame: ({ rules, vars }, instruction) =>
    instruction.kind === 'march' && instruction.from === 'named'
      ? undefined
      : start('campaign', 'move', freshCampaign(rules, vars, instruction)),
}
