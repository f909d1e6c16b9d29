/**
 * Why a Region, a Unit or a number may not be named: the map and the pieces tell more than the rule by which
 * a question was asked.
 */
import type { Here, Violation } from '../model/bundle'
import type { PartyVars } from '../model/frames/armies'
import type { RegionAsk, UnitAsk } from '../model/frames/effects'
import { enemyOf, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { refusal, type RegionRule } from '../rulebook'
import { apart } from './battleReasons'
import { armyOf, borderBetween, isFreeFor, regionAt } from './board'
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
const sideMeant = ({ table, vars }: Here<RegionAsk>): Side =>
  table.regions[vars.regions[0] ?? '']?.army?.side ?? vars.side

const lacksArmy = (here: Here<RegionAsk>, region: string): boolean =>
  armyOf(here.table, sideMeant(here), region) === undefined

/** The rule that keeps a Region from being named. */
const refusingRule = (here: Here<RegionAsk>, region: string): RegionRule => {
  const { rule, side } = here.vars
  if (OF_ARMIES.has(rule) && lacksArmy(here, region)) return 'pieces.army'
  switch (rule) {
    case 'movement.step':
    case 'movement.stop':
    case 'actions.attackMove':
      return stepRule(here, region)
    case 'recruit.notAmongEnemies':
      return isFreeFor(here.table, side, region) ? 'effect.places' : rule
    default:
      return rule
  }
}

/** What can be named, as a fact. */
export const only = (here: Pick<Here, 'rules'>, ids: ReadonlyArray<string>): string =>
  `only ${either(here, ids)} can be named`

const stepBecause = (here: Here<RegionAsk>, region: string): string => {
  const { at, army } = sure(here.table.march)
  const free = isFreeFor(here.table, army.side, region)
  return (
    apart(here, at, region) ??
    `${free ? 'no enemy Army is next to' : 'an enemy Army is in'} ${say(here, region)}`
  )
}

const recruitBecause = (here: Here<RegionAsk>, region: string): string => {
  const { side, regions } = here.vars
  return regionAt(here.table, region).recruits[side] === 0
    ? `no Recruitment token of ${say(here, side)} lies in ${say(here, region)}`
    : only(here, regions)
}

/** The fact by which a rule keeps a Region from being named. */
const becauseOf = (here: Here<RegionAsk>, rule: RegionRule, region: string): string => {
  const { side, regions } = here.vars
  const name = say(here, region)
  if (rule === 'pieces.army' || (WITH_ARMIES.has(rule) && lacksArmy(here, region))) {
    const theirs = regionAt(here.table, region).army?.side
    return theirs === undefined
      ? `no Army of ${say(here, sideMeant(here))} is in ${name}`
      : `the Army in ${name} is one of ${say(here, theirs)}`
  }
  switch (rule) {
    case 'board.regions':
    case 'board.impassable':
    case 'actions.attackMove':
    case 'movement.step':
      return stepBecause(here, region)
    case 'recruit.notAmongEnemies':
      return `an enemy Army is in ${name}`
    case 'recruit.where':
      return recruitBecause(here, region)
    case 'rally.how':
      return regionAt(here.table, region).army?.damage === 0
        ? `the Army in ${name} has no Damage`
        : only(here, regions)
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
export const noRegionRefusal = ({ vars: { rule } }: Here<RegionAsk>): Violation =>
  OF_USES.has(rule)
    ? refusal('actions.mustAct', { die: 'none' }, NAME_REGION)
    : refusal(rule, { region: 'none' }, NAME_REGION)
const NAME_REGION = 'a Region has to be named'

/** Rules that say where a die is used: that it is used at all is another. */
const OF_USES: ReadonlySet<RegionRule> = new Set([
  'actions.eyeLimits',
  'movement.leadership',
  'movement.once',
  'movement.step',
  'rally.how',
  'recruit.direct',
  'recruit.where',
])

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
  const { only: types, taken, region } = here.vars
  const name = say(here, what)
  if (part !== undefined)
    return refusal(part.rule, { what }, `${name}: from ${part.least} to ${part.most} may go`)
  if (taken[what] === undefined)
    return refusal('movement.split', { what }, `${name}: none with the Army in ${say(here, region)}`)
  return types !== null && here.rules.scenario.unitTypes[what] !== undefined && !types.includes(what)
    ? refusal('effect.units', { type: what }, `only ${either(here, types)} go`)
    : refusal('movement.split', { what }, `${name}: settled, ${taken[what]} go`)
}
