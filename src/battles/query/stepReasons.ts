/**
 * Why a Region is not the one that a step goes on with: what the step asks of an Army, and what was done in
 * it before. Only the whole state tells that, not the question alone.
 */
import type { Here, State, Violation } from '../model/bundle'
import type { Rules } from '../model/config'
import type { AttackVars, MoveVars } from '../model/frames/armies'
import type { RegionsVars } from '../model/frames/effects'
import { enemyOf } from '../model/sides'
import { sure } from '../model/sure'
import { refusal } from '../rulebook'
import { armyOf, borderBetween, neighboursOf, regionAt, stepAt, stepIf } from './board'
import { isMeant } from './filters'
import { isLed } from './led'
import { attackingArmies, hasParty, sideMoved, type Moving } from './moves'
import { either, say } from './names'
import { armyInWords } from './needs'
import { carryingRule, only } from './refusals'
import { regionStepOf, regionWays } from './regionVerbs'

/** That an effect means other Armies, or other Units. */
const filterRefusal = (
  here: Here<MoveVars | AttackVars>,
  step: Moving,
  region: string,
): Violation | undefined => {
  const { owner, moved } = here.vars
  const { filter } = step
  if (filter === 'movedArmy')
    return moved === region ? undefined : refusal('effect.armies', { region }, 'another Army was moved')
  if (!isMeant(here, owner, filter, region))
    return refusal('effect.armies', { region }, `it is no ${armyInWords(here, owner, filter)}`)
  const types = step.do === 'moveArmy' ? step.only : undefined
  return types === undefined || hasParty(here, sideMoved(owner, step), region, step)
    ? undefined
    : refusal('effect.armies', { region }, `no ${either(here, types)} are in ${say(here, region)}`)
}

/** Why an Army is not the one that moves or attacks. */
const armyRefusal = (here: Here<MoveVars | AttackVars>, step: Moving, region: string): Violation => {
  const { vars } = here
  const side = sideMoved(vars.owner, step)
  const { units } = sure(armyOf(here.table, side, region))
  const name = say(here, region)
  if ('entered' in vars && vars.entered.includes(region))
    return refusal('movement.once', { region }, `an Army has entered ${name} in this action`)
  if (step.needsLeadership === true && !isLed(here, side, region))
    return refusal(
      'movement.leadership',
      { region },
      `no Leader, token or Character with a rating is in ${name}`,
    )
  if (step.carrying !== undefined && units[step.carrying] === undefined)
    return refusal(
      carryingRule(here, step.carrying),
      { region },
      `no ${say(here, step.carrying)} are in ${name}`,
    )
  const other = filterRefusal(here, step, region)
  if (other !== undefined) return other
  return step.do === 'attack'
    ? refusal('battle.begins', { region }, `the Army in ${name} cannot come next to an enemy Army`)
    : refusal('movement.step', { region }, `the Army in ${name} has nowhere to go`)
}

/** That an enemy Army is beyond a border which the step lets its Army cross. */
const beyond = (here: Here<MoveVars | AttackVars>, step: Moving, region: string): Violation | undefined => {
  const { border } = sure(borderBetween(here, sure(here.table.march).at, region))
  return step.do === 'moveArmy' && step.over?.includes(border.type) === true
    ? refusal('movement.step', { region }, `an enemy Army is in ${say(here, region)}`)
    : undefined
}

/** Why an Army next to a target is not the one that attacks it, where another was chosen. */
const besideRefusal = (here: Here<AttackVars>, target: string, because: unknown) => {
  const step = stepIf(here, 'attack')
  const { owner, moved } = here.vars
  if (step === undefined || armyOf(here.table, enemyOf(owner), target) === undefined) return undefined
  const able = attackingArmies(here, owner, step, moved)
  const beside = neighboursOf(here, target).find(
    ({ to, type }) => type.passable && armyOf(here.table, owner, to) !== undefined && !able.includes(to),
  )
  if (beside === undefined) return undefined
  const { rule, facts } = armyRefusal(here, step, beside.to)
  return { rule, facts: { ...facts, because: `${String(facts['because'])}; ${String(because)}` } }
}

/** Why a step is not done in a Region: it was, there is no Damage to remove, or no Settlement. */
const placeBecause = (here: Here<RegionsVars>, region: string): string | undefined => {
  const { done, owner } = here.vars
  const step = regionStepOf(sure(stepAt(here)))
  const name = say(here, region)
  if (done.includes(region) && regionWays(here, owner, step, []).regions.includes(region))
    return `${name} was named in this action already`
  if (step.do === 'removeDamage' && regionAt(here.table, region).army?.damage === 0)
    return `the Army in ${name} has no Damage`
  const settled = step.do === 'flipTokens' && ('byMuster' in step || step.where?.settlement === true)
  return settled && here.rules.scenario.regions[region]?.settlement === false
    ? `${name} has no Settlement`
    : undefined
}

/** What the step tells that asks for a Region, where the question alone can only say which may be named. */
const refusalIn = (rules: Rules, state: State, region: string, { rule, facts }: Violation) => {
  const { stack, config, table } = state
  const [frame, question] = stack.slice(-2)
  if (frame?.kind === 'do/attack' && question?.kind === 'decide/attack' && rule === 'battle.begins')
    return besideRefusal({ rules, config, table, vars: frame.vars }, region, facts['because'])
  if (frame === undefined || question?.kind !== 'decide/region') return undefined
  const isVague = facts['because'] === only({ rules }, question.vars.regions)
  switch (frame.kind) {
    case 'do/moveArmy':
    case 'do/attack': {
      const here: Here<MoveVars | AttackVars> = { rules, config, table, vars: frame.vars }
      const step = stepIf(here, 'moveArmy') ?? stepIf(here, 'attack')
      if (step === undefined) return undefined
      if (isVague) return armyRefusal(here, step, region)
      return rule === 'board.impassable' ? beyond(here, step, region) : undefined
    }
    case 'do/regions': {
      const because = isVague ? placeBecause({ rules, config, table, vars: frame.vars }, region) : undefined
      return because === undefined ? undefined : { rule, facts: { ...facts, because } }
    }
    default:
      return undefined
  }
}

/** A refusal with what the step tells that asks for a Region. */
export const blaming = (rules: Rules, state: State, violation: Violation): Violation => {
  const { region } = violation.facts
  return typeof region === 'string' ? (refusalIn(rules, state, region, violation) ?? violation) : violation
}

/*
 * What an effect is called in a question: the card, the Unit or whatever else it belongs to.
 */

/** Of what the list of steps is, in words. */
export const sourceOf = (list: string, say: (id: string) => string): string => {
  const [sort, id = ''] = list.split(/[/.]/)
  switch (sort) {
    case 'card':
    case 'reaction':
      return `the card ${say(id)}`
    case 'combat':
      return `the Combat card ${say(id)}`
    case 'unit':
    case 'ability':
      return `the ability of ${say(id)}`
    case 'step':
      return `step ${id} of the Fate Track`
    case 'icon':
      return 'the icon of the Fate Tile'
    default:
      return say(id)
  }
}
