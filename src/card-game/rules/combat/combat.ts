/**
 * A combat, step by step: support, attack, what the location cancels, losses, what is left, the outcome. All
 * values are fixed before the first card is lost.
 */
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
  jumping,
  type Question,
} from '../../model/bundle'
import { start, ask, NO_VARS } from '../../model/frames'
import { type CombatVars, type LossVars, type Worth, newCombat } from '../../model/frames/combats'
import type { LocationId } from '../../model/ids'
import {
  OF_FREE_PEOPLES,
  OF_NOBODY,
  OF_SHADOW,
  PATH,
  type SideIx,
  type Spot,
  type Standing,
} from '../../model/spots'
import type { Table } from '../../model/table'
import {
  cardData,
  copyId,
  defenderAt,
  otherSide,
  pathId,
  sideId,
  groundAt,
  groundId,
  seatId,
} from '../../query/cards'
import { playerAt, seatsFrom } from '../../query/cast'
import { attackAt, locationDefense, worthOf } from '../../query/combat'
import { activePath, ownerOf, sideAt, activeSpots, startingSeat } from '../../query/places'
import { changed, changing, happen, type Change } from '../changes/change'
import { cycleCard } from '../changes/cards'
import { corrupt, settleLocation } from '../changes/locations'
import type { Choose } from '../../model/actions'
import { violation } from '../../rulebook'
import { locationName, spotNamed } from '../../query/names'

const locationOf = (table: Table, spot: Spot): LocationId =>
  spot === PATH ? pathId(activePath(table)) : groundId(groundAt(spot))

const begin = (here: Here<CombatVars>): Changed => {
  const change = changing(here)
  const location = locationOf(here.table, here.vars.spot)
  happen(change, { kind: 'CombatBegan', rule: 'combat.everywhere', location })
  return changed(change)
}

/** Who supports whom among one side; on a path nobody does, nor without an army. */
const supportFrame = ({ table, vars: { spot } }: Here<CombatVars>, defends: boolean) => {
  if (spot === PATH) return undefined
  const side = defends ? defenderAt(spot) : otherSide(defenderAt(spot))
  const armies = sideAt(table, spot, side).some((card) => cardData(card).type === 'army')
  return armies ? start('support', 'next', { spot, side, pairs: [] }) : undefined
}

const tellSupport = (change: Change, pairs: CombatVars['attackers']): void => {
  for (const [army, leader] of pairs)
    happen(change, {
      kind: 'ArmySupports',
      rule: 'combat.support',
      army: copyId(army),
      leader: copyId(leader),
    })
}

const count = (here: Here<CombatVars>): Step<CombatVars> => {
  const { vars } = here
  const change = changing(here)
  tellSupport(change, vars.attackers)
  const attack = attackAt(here, vars.spot, vars.attackers)
  const defense = locationDefense(here, vars.spot)
  const rest = Math.max(0, attack - defense)
  const rule = vars.spot === PATH ? 'combat.path.attack' : 'combat.battleground.attack'
  const location = locationOf(here.table, vars.spot)
  happen(change, { kind: 'AttackCounted', rule, location, attack, defense, rest })
  return { table: change.table, events: change.events, vars: { ...vars, attack, defense, rest } }
}

const sumOf = (worths: ReadonlyArray<Worth>): number => worths.reduce((sum, { defense }) => sum + defense, 0)

/** What the defenders are worth. If all together do not exceed the rest, all of them are lost. */
const weigh = (here: Here<CombatVars>): Step<CombatVars> => {
  const { vars, table } = here
  const change = changing(here)
  tellSupport(change, vars.defenders)
  const worths = sideAt(table, vars.spot, defenderAt(vars.spot))
    .map((card) => ({ card, defense: worthOf(here, card, 'defense', vars.defenders) }))
    .filter(({ defense }) => defense > 0)
  const lost = sumOf(worths) <= vars.rest ? worths.map(({ card }) => card) : []
  return { table: change.table, events: change.events, vars: { ...vars, worths, lost } }
}

/**
 * Who decides the losses: the only seat concerned, or the first of two, whose teammate must agree (OR-39).
 */
const lossVars = (here: Here<CombatVars>): LossVars => {
  const { spot, rest, worths } = here.vars
  const { cast } = here.rules
  const order = seatsFrom(cast, here.table.starter)
  const side = defenderAt(spot)
  const concerned = order.filter((seat) => worths.some(({ card }) => ownerOf(here, card) === seat))
  const [seat = -1, other = -1] = concerned
  const apart = other >= 0 && playerAt(cast, seat).person !== playerAt(cast, other).person
  const judge = order.find((one) => playerAt(cast, one).sideIx !== side) ?? -1
  return { spot, rest, worths, seat, mate: apart ? other : -1, judge, lost: [] }
}

const mustChoose = ({ vars: { rest, worths, lost } }: Here<CombatVars>): boolean =>
  rest > 0 && worths.length > 0 && lost.length === 0

/** Defenders who were not lost are cycled. */
const leftover = (here: Here<CombatVars>): Changed => {
  const { spot } = here.vars
  const change = changing(here)
  for (const card of sideAt(here.table, spot, defenderAt(spot))) cycleCard(change, card, 'combat.leftover')
  return changed(change)
}

const areaOf = (side: SideIx): Standing => (side === 0 ? OF_FREE_PEOPLES : OF_SHADOW)

const uncancelledOf = ({ rest, worths, lost }: CombatVars): number =>
  Math.max(0, rest - sumOf(worths.filter(({ card }) => lost.includes(card))))

/** Who takes the location; null for nobody. */
const winnerOf = ({ rules, vars }: Here<CombatVars>): SideIx | null => {
  const { spot, attack, defense, worths } = vars
  const defender = defenderAt(spot)
  if (uncancelledOf(vars) > 0) return otherSide(defender)
  const byTotals = spot === PATH && rules.cast.scenario.pathScoring === 'totals'
  return byTotals && attack === defense + sumOf(worths) ? null : defender
}

const outcome = (here: Here<CombatVars>): Changed => {
  const { spot } = here.vars
  const winner = winnerOf(here)
  const uncancelled = uncancelledOf(here.vars)
  const location = locationOf(here.table, spot)
  const change = changing(here)
  settleLocation(change, spot, winner === null ? OF_NOBODY : areaOf(winner))
  const byTotals = here.rules.cast.scenario.pathScoring === 'totals'
  const held = winner === 1 ? 'combat.path.corrupted' : byTotals ? 'duel.pathScoring' : 'combat.path.held'
  happen(change, {
    kind: 'CombatEnded',
    rule: spot === PATH ? held : 'combat.battleground.won',
    location,
    winner: winner === null ? 'nobody' : sideId(winner),
    uncancelled,
  })
  if (spot === PATH) corrupt(change, uncancelled, 'combat.path.corrupted')
  return changed(change)
}

/** One combat from its beginning. */
export const combat = procedure('combat', [
  ['begin', doing(begin)],
  [
    'attackers',
    calling(
      (here) => supportFrame(here, false),
      (vars, attackers) => ({ ...vars, attackers }),
    ),
  ],
  ['count', doing(count)],
  [
    'defenders',
    calling(
      (here) => (here.vars.rest > 0 ? supportFrame(here, true) : undefined),
      (vars, defenders) => ({ ...vars, defenders }),
    ),
  ],
  ['weigh', doing(weigh)],
  [
    'losses',
    calling(
      (here) => (mustChoose(here) ? start('losses', 'next', lossVars(here)) : undefined),
      (vars, lost) => ({ ...vars, lost }),
    ),
  ],
  [
    'lose',
    calling(({ vars: { spot, lost, rest } }) =>
      rest > 0 && lost.length > 0 ? start('falling', 'rescue', { spot, doomed: lost, saved: [] }) : undefined,
    ),
  ],
  ['leftover', doing(leftover)],
  [
    'attackersFall',
    calling(({ table, vars: { spot } }) => {
      const doomed = sideAt(table, spot, otherSide(defenderAt(spot)))
      return doomed.length > 0 ? start('falling', 'rescue', { spot, doomed, saved: [] }) : undefined
    }),
  ],
  ['outcome', doing(outcome)],
  ['over', returning(() => null)],
])

/*
 * The Combat step: every active location is fought over, in the order that the starting player says.
 */

/** One combat after another, the last one named like the others. */
export const combatStep = procedure('combatStep', [
  ['next', jumping('over', ({ table }) => activeSpots(table).length === 0)],
  [
    'order',
    calling(
      () => ask('decide/combat', NO_VARS),
      (_, spot) => ({ spot }),
    ),
  ],
  [
    'fight',
    calling(
      ({ vars }) => start('combat', 'begin', newCombat(vars.spot)),
      () => ({ spot: -1 }),
    ),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

/** Which combat comes next? */
export const decideCombat: Question<'decide/combat', Choose> = {
  answers: ['choose'],
  seats: (here) => [seatId(startingSeat(here))],
  options: ({ table }, seat) =>
    activeSpots(table).map((spot) => ({ seat, kind: 'choose', location: locationName(spot) })),
  violations: ({ table }, { location }) =>
    activeSpots(table).includes(spotNamed(location)) ? [] : [violation('cards.active', { location })],
  resolve: ({ table }, { location }) => ({ table, events: [], value: spotNamed(location) }),
  asks: () => 'Which combat comes next?',
  reads: ['combat.order', 'combat.everywhere'],
}
