/**
 * Why a Region, a Unit or a number may not be named: the map and the pieces tell more than the rule by which
 * a question was asked.
 */
import type { Here, Violation } from '../model/bundle'
import type { PartyVars, RegionAsk, UnitAsk } from '../model/frames'
import { enemyOf } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/table'
import { refusal, type RegionRule } from '../rulebook'
import { apart } from './battleReasons'
import { armyOf, borderBetween, isFreeFor } from './board'
import { isLed } from './led'
import { nextRegions } from './moves'
import { either, say } from './names'
import { openParts } from './parts'

/** Why nobody steps from one Region to another, as far as the map forbids it. */
export const mapRule = (
  here: Here,
  from: string,
  to: string,
): 'board.regions' | 'board.impassable' | null => {
  const border = borderBetween(here, from, to)
  if (border === undefined) return 'board.regions'
  return border.type.passable ? null : 'board.impassable'
}

const stepRule = (here: Here<RegionAsk>, region: string): RegionRule => {
  const march = sure(here.table.march)
  const byMap = mapRule(here, march.at, region)
  if (byMap !== null) return byMap
  return isFreeFor(here.table, march.army.side, region) ? here.vars.rule : 'movement.step'
}

/** The rule by which a Unit of a type must go along: that of the Eye, or what a card says. */
export const carryingRule = ({ rules }: Here, type: string): 'actions.eyeLimits' | 'effect.armies' =>
  type === rules.scenario.doc.dice.eyeUnitType ? 'actions.eyeLimits' : 'effect.armies'

const eyeRule = ({ rules, table, vars }: Here<RegionAsk>, region: string): RegionRule => {
  const army = armyOf(table, vars.side, region)
  return army !== undefined && countOf(army.units, sure(rules.scenario.doc.dice.eyeUnitType)) > 0
    ? 'effect.armies'
    : 'actions.eyeLimits'
}

/** Rules that are about Armies: where none of the side that is meant stands, that is the reason. */
const OF_ARMIES: ReadonlySet<RegionRule> = new Set([
  'actions.eyeLimits',
  'battle.begins',
  'effect.armies',
  'movement.leadership',
  'movement.once',
])

/** Rules that name Armies beside other things: they stay the rule, the missing Army is the fact. */
const WITH_ARMIES: ReadonlySet<RegionRule> = new Set([
  'advance.after',
  'combined.advance',
  'combined.oneFights',
  'effect.strike',
  'rally.how',
  'shadow.tokens',
])

/** The side whose Armies are asked for: that of those which can be named. */
const sideMeant = ({ table, vars }: Here<RegionAsk>) => table.regions[vars.regions[0] ?? '']?.army?.side

const lacksArmy = (here: Here<RegionAsk>, region: string): boolean => {
  const side = sideMeant(here)
  return side !== undefined && armyOf(here.table, side, region) === undefined
}

/** The rule that keeps a Region from being named. */
const refusingRule = (here: Here<RegionAsk>, region: string): RegionRule => {
  const { rule, side } = here.vars
  if (OF_ARMIES.has(rule) && lacksArmy(here, region)) return 'pieces.army'
  switch (rule) {
    case 'movement.step':
    case 'movement.stop':
    case 'actions.attackMove':
      return stepRule(here, region)
    case 'movement.leadership':
      return isLed(here, side, region) ? 'effect.armies' : rule
    case 'movement.once':
      return nextRegions(here, side, region).length > 0 ? rule : 'movement.step'
    case 'actions.eyeLimits':
      return eyeRule(here, region)
    case 'recruit.notAmongEnemies':
      return isFreeFor(here.table, side, region) ? 'effect.places' : rule
    default:
      return rule
  }
}

/** What can be named, as a fact. */
export const only = (here: Here, ids: ReadonlyArray<string>): string =>
  `only ${either(here, ids)} can be named`

const stepBecause = (here: Here<RegionAsk>, region: string): string => {
  const { march } = here.table
  const gap = march === null ? undefined : apart(here, march.at, region)
  if (gap !== undefined) return gap
  return march !== null && isFreeFor(here.table, march.army.side, region)
    ? `no enemy Army is next to ${say(here, region)}`
    : `an enemy Army is in ${say(here, region)}`
}

const recruitBecause = (here: Here<RegionAsk>, region: string): string => {
  const { side, regions } = here.vars
  return (here.table.regions[region]?.recruits[side] ?? 0) > 0
    ? only(here, regions)
    : `no Recruitment token of ${say(here, side)} lies in ${say(here, region)}`
}

/** The fact by which a rule keeps a Region from being named. */
const becauseOf = (here: Here<RegionAsk>, rule: RegionRule, region: string): string => {
  const { side, regions } = here.vars
  const name = say(here, region)
  if (WITH_ARMIES.has(rule) && lacksArmy(here, region))
    return `no Army of ${say(here, sideMeant(here) ?? side)} is in ${name}`
  switch (rule) {
    case 'pieces.army':
      return `no Army of ${say(here, sideMeant(here) ?? side)} is in ${name}`
    case 'movement.leadership':
      return `no Leader, token or Character with a rating is in ${name}`
    case 'actions.eyeLimits':
      return `no ${say(here, here.rules.scenario.doc.dice.eyeUnitType ?? '')} are in ${name}`
    case 'movement.once':
      return `an Army has entered ${name} in this action`
    case 'battle.begins':
      return `the Army in ${name} cannot come next to an enemy Army`
    case 'board.regions':
    case 'board.impassable':
    case 'actions.attackMove':
      return stepBecause(here, region)
    case 'movement.step':
      return here.table.march === null ? `the Army in ${name} has nowhere to go` : stepBecause(here, region)
    case 'recruit.notAmongEnemies':
      return `an enemy Army is in ${name}`
    case 'recruit.where':
      return recruitBecause(here, region)
    case 'rally.how':
      return (armyOf(here.table, side, region)?.damage ?? 0) > 0
        ? only(here, regions)
        : `the Army in ${name} has no Damage`
    case 'combined.when':
      return armyOf(here.table, enemyOf(side), region) === undefined
        ? `no enemy Army is in ${name}`
        : `fewer than two Armies of ${say(here, side)} are next to ${name}`
    default:
      return only(here, regions)
  }
}

/** Why a Region may not be named. */
export const regionRefusal = (here: Here<RegionAsk>, region: string): Violation => {
  const rule = refusingRule(here, region)
  return refusal(rule, { region }, becauseOf(here, rule, region))
}

/** Why nobody may pass where a Region is asked for. */
export const noRegionRefusal = ({ vars }: Here<RegionAsk>): Violation =>
  refusal(vars.rule, { region: 'none' }, 'a Region has to be named')

/** Why a Unit may not be named, or must be. */
export const unitRefusal = (here: Here<UnitAsk>, type: string | null): Violation =>
  refusal(
    here.vars.rule,
    { type: type ?? 'none' },
    type === null ? 'a Unit has to be named' : only(here, here.vars.types),
  )

/** Why so many of something do not go along. */
export const partRefusal = (here: Here<PartyVars>, what: string): Violation => {
  const part = openParts(here, here.vars).find((one) => one.what === what)
  const told = here.vars.taken[what]
  const name = say(here, what)
  if (part !== undefined)
    return refusal(
      part.rule,
      { what },
      part.least === part.most
        ? `${name}: just ${part.least}`
        : `${name}: from ${part.least} to ${part.most} may go`,
    )
  return refusal(
    'movement.split',
    { what },
    told === undefined
      ? `${name}: none with the Army in ${say(here, here.vars.region)}`
      : `${name}: settled, ${told} go`,
  )
}
