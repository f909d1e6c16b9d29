/**
 * The end of a battle: the defender retreats or routs, the attacker advances.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import { SENT, type Pass, type Retreat, type Rout } from '../../model/actions'
import { calling, doing, procedure, returning, type Here, type Question, type Step } from '../../model/bundle'
import { ask, losing, settling, start } from '../../model/frames'
import type { AdvanceVars, RetreatVars } from '../../model/frames/battle'
import { sure } from '../../model/sure'
import { armyOf, regionAt } from '../../query/board'
import { leavingRefusals, waysOut } from '../../query/battleReasons'
import { isForbidden, waysSent } from '../../query/moves'
import { depart, goOn, halt, wholeParty } from '../armies/moveArmy'
import { changed, changing, happen, hurt, hereIn, setProtection, type Change } from '../changes'
import { enemyOf } from '../../model/sides'
import { isProtected } from '../../query/combat'
import { setRound } from '../effects/instant'

const mayRetreat = ({ table }: Here, side: 'free' | 'shadow'): boolean => {
  const battle = sure(table.battle)
  if (isForbidden(battle, 'retreat', side)) return false
  const { tactics, cancelled } = battle.sides[side]
  return tactics === 'regroup' && !cancelled
}

const mayRout = ({ table }: Here, side: 'free' | 'shadow'): boolean =>
  !isForbidden(sure(table.battle), 'rout', side)

/** Stay, retreat or rout? */
export const decideWayOut: Question<'decide/wayOut', Pass | Retreat | Rout> = {
  answers: ['pass', 'retreat', 'rout'],
  seats: ({ vars }) => [vars.side],
  options: (here, seat) => [
    passOf(seat),
    ...(mayRetreat(here, seat)
      ? waysOut(here).map((region): Retreat => ({ seat, kind: 'retreat', region }))
      : []),
    ...(mayRout(here, seat) ? waysOut(here).map((region): Rout => ({ seat, kind: 'rout', region })) : []),
  ],
  violations: (here, action) =>
    action.kind === 'pass' ? LEGAL : leavingRefusals(here, action.kind, action.region),
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value:
      action.kind === 'pass' ? { does: 'stay', region: null } : { does: action.kind, region: action.region },
  }),
  asks: () => 'Does the Army retreat or rout?',
  reads: ['round.end', 'retreat.where', 'retreat.friendly', 'rout.converts'],
}

const regionOf = ({ table }: Here): string => sure(table.battle).region

const sent = (here: Here<RetreatVars>) => {
  const battle = sure(here.table.battle)
  if (here.vars.region !== SENT) return undefined
  return ask('decide/region', {
    side: battle.attacker,
    regions: waysSent(here, battle),
    optional: false,
    rule: 'retreat.sent',
  })
}

const leave = (here: Here<RetreatVars>): Step<RetreatVars> => {
  const { side, does, damage } = here.vars
  const region = sure(here.vars.region)
  const from = regionOf(here)
  const change = changing(here)
  depart(change, side, from, wholeParty(change, side, from))
  goOn(change, region)
  halt(change)
  const rule = does === 'rout' ? 'rout.converts' : 'retreat.whole'
  happen(change, { kind: 'Retreated', rule, side, from, to: region, rout: does === 'rout' })
  if (damage) hurt(change, region, 1, 'retreat.damage')
  return changed(change)
}

/** A retreat or rout; the value is where the Army is, if it is left. */
export const retreat = procedure('retreat', [
  [
    'convert',
    calling((here) =>
      here.vars.does === 'rout'
        ? losing({ side: here.vars.side, region: regionOf(here), battle: true }, 1)
        : undefined,
    ),
  ],
  ['sent', calling(sent, (vars, region): RetreatVars => ({ ...vars, region, damage: true }))],
  ['leave', doing(leave)],
  ['settle', calling(({ vars }) => settling(vars.side, sure(vars.region), true))],
  [
    'over',
    returning(({ table, vars }) =>
      armyOf(table, vars.side, sure(vars.region)) === undefined ? null : vars.region,
    ),
  ],
])

const advancers = ({ table }: Here): ReadonlyArray<string> => {
  const { armies, attacker } = sure(table.battle)
  return armies.filter((region) => armyOf(table, attacker, region) !== undefined)
}

const advanceParty = (here: Here<AdvanceVars>) => {
  const { region } = here.vars
  return region === null
    ? undefined
    : start('party', 'part', {
        side: sure(here.table.battle).attacker,
        region,
        needsLeadership: false,
        carrying: null,
        only: null,
        advance: true,
        taken: {},
      })
}

const goAhead = (here: Here<AdvanceVars>): Step<AdvanceVars> => {
  const { region, taken } = here.vars
  const battle = sure(here.table.battle)
  const change = changing(here)
  if (region === null || taken === null) return changed(change)
  depart(change, battle.attacker, region, taken)
  goOn(change, battle.region)
  halt(change)
  return changed(change)
}

/** The attacker advances, if he likes, with any part of one Army. */
export const advance = procedure('advance', [
  [
    'who',
    calling(
      (here: Here<AdvanceVars>) =>
        ask('decide/region', {
          side: sure(here.table.battle).attacker,
          regions: advancers(here),
          optional: true,
          rule: advancers(here).length > 1 ? 'combined.advance' : 'advance.after',
        }),
      (vars, region): AdvanceVars => ({ ...vars, region }),
    ),
  ],
  ['part', calling(advanceParty, (vars, taken): AdvanceVars => ({ ...vars, taken }))],
  ['go', doing(goAhead)],
  [
    'settle',
    calling(({ table, vars }) => {
      const { attacker, region } = sure(table.battle)
      return vars.taken === null ? undefined : settling(attacker, region)
    }),
  ],
  ['over', returning(() => null)],
])

/*
 * Damage in a battle: what a Stronghold's Protection takes first, and what waits for the Damage step.
 */

/** Damage that falls now: on the Protection of the defender's Stronghold first. */
export const protectedHurt = (change: Change, region: string, count: number): void => {
  const battle = sure(change.table.battle)
  const shelter =
    region === battle.region && isProtected(hereIn(change), region)
      ? regionAt(change.table, region).protection
      : 0
  const taken = Math.min(shelter, count)
  if (taken > 0) setProtection(change, region, shelter - taken, 'stronghold.protection')
  hurt(change, region, count - taken, 'round.damage')
}

/** Damage that a card or ability deals: it waits for the Damage step, or falls at once after it. */
export const dealTo = (change: Change, region: string, count: number): void => {
  const battle = sure(change.table.battle)
  if (battle.damaged) return protectedHurt(change, region, count)
  const dealer = region === battle.region ? battle.attacker : enemyOf(battle.attacker)
  setRound(change, dealer, { dealt: battle.sides[dealer].changes.dealt + count })
}
