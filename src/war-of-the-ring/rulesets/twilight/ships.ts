/**
 * The ships of the Corsairs (chapter XII): fleets that sail as a move of an Army result, Armies lost with
 * them, ships that sail and carry an Army by a card, and ships that go down. How ships carry an Army
 * otherwise is told where marches and attacks are.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, March, Sail } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Draw,
  type Here,
  type Question,
  type Step,
  type Violation,
  type World,
} from '../../model/bundle'
import type { CampaignInstruction } from '../../model/effects/armies'
import {
  ask,
  start,
  type BattleVars,
  type CampaignMove,
  type CampaignVars,
  type Fleet,
  type MarchAnswer,
  type MarchVars,
  type StormVars,
} from '../../model/frames'
import type { Seat } from '../../model/ids'
import { NO_FORCE, type RegionIx, type Table } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { marchOf, sailOf } from '../../query/answers'
import { fieldOf, regionOf } from '../../query/armies'
import {
  canSail,
  isBySea,
  isMoored,
  moored,
  placesOf,
  SEA_REACH,
  shipsAt,
  withFleet,
} from '../../query/beside'
import { nationIx, nationOf, regionIx } from '../../query/board'
import { asksCardDie } from '../../query/cardFigures'
import { campaignParty, freshCampaign, marchers } from '../../query/campaigns'
import { HUNT_DIE } from '../../query/hunt'
import { isClosed, overfullBy } from '../../query/marches'
import { numberWord } from '../../query/names'
import { isSettled } from '../../query/party'
import { isNobody } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { decideMarch, marchOptions } from '../../rules/armies/march'
import { removeFigures, sail } from '../../rules/changes/beside'
import { changed, changing, ends, goesOn, happen } from '../../rules/changes/change'
import { step } from '../../rules/effects/campaign'
import { instructionOf } from '../../rules/effects/verb'
import type { Whole } from '../rules'
import { insertingAfter, replacing } from '../stages'

const NO_FLEETS: ReadonlyArray<Fleet> = []

/** Lists every way that ships which have not sailed can take. */
const listSailings = (
  { rules, table }: World,
  sailed: ReadonlyArray<Fleet>,
  seat: Seat,
  found: Pick<Array<Sail>, 'push'>,
): void => {
  const ships = table.beside?.ships ?? []
  const most = rules.beside?.ships ?? 0
  let last: RegionIx = -1
  for (const from of ships) {
    const left = from === last ? 0 : moored(table, sailed, from)
    last = from
    if (left < 1) continue
    for (const to of SEA_REACH[from] ?? [])
      for (let number = 1; number <= left; number++) found.push(sailOf(seat, { from, to }, number, most))
  }
}

const sailViolations = (
  table: Table,
  sailed: ReadonlyArray<Fleet>,
  action: Sail,
): ReadonlyArray<Violation> => {
  const from = regionIx(action.from)
  const reaches = SEA_REACH[from]?.includes(regionIx(action.to)) === true
  const ships = moored(table, sailed, from)
  if (reaches && action.number > 0 && action.number <= ships) return LEGAL
  const because =
    ships < action.number
      ? `no more than ${numberWord(ships)} can sail from there`
      : 'it is no coast within two regions'
  return [since(violation('twilight.fleets', { from: action.from, to: action.to }), because)]
}

type Marching = Here<MarchVars>
const sailedIn = ({ vars }: Marching): ReadonlyArray<Fleet> => vars.sailed ?? NO_FLEETS
const mayFleetsSail = ({ rules, table, vars }: Marching): boolean =>
  canSail(rules, table, vars) && overfullBy(rules, table, vars) === 0

/** Which Army marches, or which ships sail, and where to? */
const decideMarchOrSail: Question<'decide/march', March | Done | Sail> = {
  ...decideMarch,
  answers: [...decideMarch.answers, 'sail'],
  options: (here, seat) => {
    const options: Array<March | Done | Sail> = marchOptions(here, seat).slice()
    if (mayFleetsSail(here)) listSailings(here, sailedIn(here), seat, options)
    if (sailedIn(here).length > 0 && here.vars.came.length === 0) options.push({ seat, kind: 'done' })
    return options
  },
  violations: (here, action) => {
    if (action.kind === 'sail')
      return mayFleetsSail(here)
        ? sailViolations(here.table, sailedIn(here), action)
        : [
            since(
              violation('twilight.fleets', { from: action.from, to: action.to }),
              'ships sail as a move of an Army result of the Shadow',
            ),
          ]
    if (action.kind === 'done' && sailedIn(here).length > 0 && here.vars.came.length === 0) return LEGAL
    return decideMarch.violations(here, action)
  },
  resolve: (here, action) => {
    if (action.kind !== 'sail') return decideMarch.resolve(here, action)
    const move = { from: regionIx(action.from), to: regionIx(action.to) }
    const change = changing(here)
    sail(change, action.number, move, 'twilight.fleets')
    return ends(change, [move.from, move.to, action.number])
  },
  asks: (here, seat) => `${decideMarch.asks(here, seat)} Ships may sail instead.`,
  reads: [...decideMarch.reads, 'twilight.fleets', 'twilight.transport'],
}

/** After a fleet has sailed; an Army may march yet. */
const afterSailing = (vars: MarchVars, fleet: Fleet): MarchVars => ({
  side: vars.side,
  leader: vars.leader,
  escort: vars.escort,
  moves: vars.moves - 1,
  from: -1,
  to: -1,
  party: vars.party,
  came: vars.came,
  sailed: withFleet(vars.sailed ?? NO_FLEETS, fleet),
})

/** An Army marches, ships have sailed, or that was all: then no move is left. */
const named = (vars: MarchVars, [from, to, ships]: MarchAnswer): MarchVars => {
  if (ships !== undefined) return afterSailing(vars, { at: to, ships })
  const moves = from < 0 ? 0 : vars.moves
  const { side, leader, escort, party, came, sailed } = vars
  // Written out: marches with and without fleets have two shapes, and a spread of either is slow here.
  return sailed === undefined
    ? { side, leader, escort, moves, from, to, party, came }
    : { side, leader, escort, moves, from, to, party, came, sailed }
}

/** Ships that a battle costs: where attackers from the sea have fallen, or the Shadow was driven off. */
const loseShips = (here: Here<BattleVars>): Changed => {
  const { table, vars } = here
  const { end, side } = vars
  const region = regionOf(vars.to)
  const ships = shipsAt(table, region)
  const landed = side === 1 && isBySea(regionOf(vars.from), region) && (end === 'lost' || end === 'both')
  const driven = side === 0 && (end === 'won' || end === 'both' || end === 'retreated')
  if (ships === 0 || !(landed || driven)) return { table, events: NO_EVENTS }
  const change = changing(here)
  removeFigures(change, 'ship', {
    region,
    number: ships,
    rule: landed ? 'twilight.landing' : 'twilight.shipsLost',
  })
  return changed(change)
}

/** Which ships sail by the card? */
export const decideVoyage: Question<'decide/voyage', Sail | Done> = {
  answers: ['sail', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => {
    const options: Array<Sail | Done> = []
    listSailings(here, here.vars.sailed, seat, options)
    options.push({ seat, kind: 'done' })
    return options
  },
  violations: ({ table, vars }, action) =>
    action.kind === 'done' ? LEGAL : sailViolations(table, vars.sailed, action),
  resolve: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: null }
    const to = regionIx(action.to)
    const change = changing(here)
    sail(change, action.number, { from: regionIx(action.from), to }, 'twilight.fleets')
    const sailed = withFleet(vars.sailed, { at: to, ships: action.number })
    return isMoored(change.table, sailed) ? goesOn(change, { ...vars, sailed }) : ends(change, null)
  },
  asks: () => 'Which ships sail, and where to?',
  reads: ['twilight.fleets'],
}

/** An Army that goes from ship to ship by a card: who may go is as if it were carried anywhere. */
const CARRIED: CampaignInstruction = {
  kind: 'carry',
  from: { kind: 'coast' },
  to: { kind: 'coast' },
}

const crossings = ({ rules, table, vars }: Here<CampaignVars>): ReadonlyArray<CampaignMove> => {
  const ports = placesOf(table.beside?.ships ?? [])
  return ports.flatMap((from) =>
    fieldOf(table, from)?.side !== vars.side
      ? []
      : ports.flatMap((to) =>
          to === from ||
          isClosed(rules, table, vars.side, to) ||
          marchers(rules, table, vars, { from, to }).most < 1
            ? []
            : [{ from, to, target: -1 }],
        ),
  )
}

/** Which Army goes from ship to ship? */
export const decideFerry: Question<'decide/ferry', March | Done> = {
  answers: ['march', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => [
    ...crossings(here).map(({ from, to }) => marchOf(seat, from, to)),
    { seat, kind: 'done' },
  ],
  violations: (here, action) =>
    action.kind === 'done' ||
    crossings(here).some(({ from, to }) => from === regionIx(action.from) && to === regionIx(action.to))
      ? LEGAL
      : [violation('events.overrides', {})],
  resolve: (here, action) => ({
    table: here.table,
    events: NO_EVENTS,
    value:
      action.kind === 'done' ? null : { from: regionIx(action.from), to: regionIx(action.to), target: -1 },
  }),
  asks: () => 'Which Army goes from ship to ship?',
  reads: ['twilight.transport'],
}

const gather = (here: Here<CampaignVars>): Step<CampaignVars> => {
  const { rules, table, vars } = here
  if (vars.from < 0) return { table, events: NO_EVENTS }
  const party = campaignParty(rules, table, vars, CARRIED)
  return {
    table,
    events: NO_EVENTS,
    vars: { ...vars, party: isSettled(rules, party) ? party.chosen : NO_FORCE },
  }
}

const cross = (here: Here<CampaignVars>): Changed => {
  const change = changing(here)
  step(change, here.vars, here.vars.from, here.vars.to)
  return changed(change)
}

/** What the next instruction lets an Army in a region do. */
export const thenCampaign = (
  here: Here<{ readonly side: 0 | 1; readonly card: number; readonly step: number }>,
  only: RegionIx,
) => {
  const { side, card } = here.vars
  const next = { side, card, step: here.vars.step + 1 }
  const instruction = instructionOf({ ...here, vars: next }, 'march')
  return instruction === undefined || only < 0
    ? undefined
    : start('campaign', 'move', { ...freshCampaign(here.rules, next, instruction), only })
}

/** An Army goes from ship to ship, and then on. */
export const ferry = procedure('ferry', [
  [
    'move',
    calling(
      (here: Here<CampaignVars>) => (crossings(here).length > 0 ? ask('decide/ferry', here.vars) : undefined),
      (vars: CampaignVars, move: CampaignMove | null) => (move === null ? vars : { ...vars, ...move }),
    ),
  ],
  ['none', jumping('over', ({ vars }) => vars.from < 0)],
  ['gather', doing(gather)],
  [
    'party',
    calling(
      (here: Here<CampaignVars>) =>
        isNobody(here.vars.party)
          ? ask('decide/party', campaignParty(here.rules, here.table, here.vars, CARRIED))
          : undefined,
      (vars, party) => ({ ...vars, party }),
    ),
  ],
  ['cross', doing(cross)],
  ['then', calling((here: Here<CampaignVars>) => thenCampaign(here, here.vars.to))],
  ['over', returning(() => null)],
])

/** The next region with ships that the dice are for, and how many there are. */
const nextPort = (here: Here<StormVars>): Step<StormVars> => {
  const { table, vars } = here
  const instruction = instructionOf(here, 'stormShips')
  const region =
    instruction === undefined
      ? undefined
      : placesOf(table.beside?.ships ?? []).find(
          (port) => port > vars.region && nationOf(port) === nationIx(instruction.nation),
        )
  return {
    table,
    events: NO_EVENTS,
    vars: {
      ...vars,
      region: region ?? -1,
      left: region === undefined ? 0 : shipsAt(table, region),
      sunk: 0,
    },
  }
}

const stormDie = ({ vars }: Here<StormVars>): Draw<number> | undefined =>
  vars.left > 0 ? { name: 'event die', rule: 'events.overrides', outcomes: HUNT_DIE } : undefined

const stormed = (here: Here<StormVars>, roll: number): Step<StormVars> => {
  const { vars } = here
  const success = roll >= (instructionOf(here, 'stormShips')?.on ?? Infinity)
  const change = changing(here)
  happen(change, { kind: 'EventDieRolled', rule: 'events.overrides', roll, success })
  return goesOn(change, { ...vars, left: vars.left - 1, sunk: vars.sunk + (success ? 1 : 0) })
}

const sink = (here: Here<StormVars>): Changed => {
  const { region, sunk } = here.vars
  const change = changing(here)
  removeFigures(change, 'ship', { region, number: sunk, rule: 'events.overrides' })
  return changed(change)
}

/** A die for each ship off a coast. */
export const storm = procedure('storm', [
  ['next', doing(nextPort)],
  ['none', jumping('over', ({ vars }) => vars.region < 0)],
  ['roll', drawing(stormDie, stormed, asksCardDie)],
  ['rollOn', jumping('roll', ({ vars }) => vars.left > 0)],
  ['sink', doing(sink)],
  ['more', jumping('next', () => true)],
  ['over', returning(() => null)],
])

/** Marches and battles with ships. */
export const withShips = (whole: Whole): Whole => {
  const { march, battle } = whole.procedures
  const sailing = replacing(march, 'march', [
    'march',
    calling(({ vars }: Marching) => ask('decide/march', vars), named),
  ])
  return {
    ...whole,
    procedures: {
      ...whole.procedures,
      march: replacing(sailing, 'stop', ['stop', jumping('second', ({ vars }: Marching) => vars.from < 0)]),
      battle: insertingAfter(battle, 'conclude', ['ships', doing(loseShips)]),
      ferry,
      storm,
    },
    decisions: {
      ...whole.decisions,
      'decide/march': decideMarchOrSail,
      'decide/voyage': decideVoyage,
      'decide/ferry': decideFerry,
    },
  }
}
