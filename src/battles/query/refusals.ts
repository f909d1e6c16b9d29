/**
 * Why a Region may not be named: the map and the pieces tell more than the rule by which a question was
 * asked.
 */
import type { Here } from '../model/bundle'
import type { RegionAsk } from '../model/frames'
import { sure } from '../model/sure'
import { countOf } from '../model/table'
import type { RegionRule } from '../rulebook'
import { armyOf, borderBetween, isFreeFor } from './board'
import { isLed } from './led'

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

/** The rule that keeps a Region from being named. */
export const refusingRule = (here: Here<RegionAsk>, region: string): RegionRule => {
  const { rule, side } = here.vars
  switch (rule) {
    case 'movement.step':
    case 'movement.stop':
    case 'actions.attackMove':
      return stepRule(here, region)
    case 'movement.leadership':
      return isLed(here, side, region) ? 'effect.armies' : rule
    case 'actions.eyeLimits':
      return eyeRule(here, region)
    case 'recruit.notAmongEnemies':
      return isFreeFor(here.table, side, region) ? 'effect.places' : rule
    default:
      return rule
  }
}
