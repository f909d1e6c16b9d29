/**
 * Why something in a battle is refused: a target, a Tactics token, dice to roll again, a way out.
 */
import { SENT, REROLLS } from '../model/actions'
import type { Here, Violation } from '../model/bundle'
import { enemyOf, type Side, bySide, COMMON_TACTICS } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/counts'
import type { Battle } from '../model/json'
import { refusal } from '../rulebook'
import { armiesOf, armyOf, borderBetween, controllerOf, isFreeFor, isHeld, neighboursOf } from './board'
import { rerollsOf, isAvailable } from './combat'
import { marchesOn, isForbidden, retreatsOf, waysSent } from './moves'
import { either, say } from './names'
import { NONE } from '../model/frames/words'
import { deckOfCard, handOf } from './cards'
import { ofScenario } from '../model/remembered'

/** Why nobody steps from one Region to another, as far as the map forbids it, in words. */
export const apart = (here: Here, from: string, to: string): string | undefined => {
  const border = borderBetween(here, from, to)
  const [one, other] = [say(here, from), say(here, to)]
  if (from === to) return `they are in ${one} already`
  if (border === undefined) return `${other} is not adjacent to ${one}`
  return border.type.passable
    ? undefined
    : `the border between ${one} and ${other} is impassable: ${say(here, border.border.type)}`
}

/** That nobody is there to be attacked. */
const nobody = (here: Here, side: Side, target: string): string | undefined =>
  armyOf(here.table, enemyOf(side), target) === undefined
    ? `no Army of ${say(here, enemyOf(side))} is in ${say(here, target)}`
    : undefined

/** Why no Army of a side attacks another at once; undefined if one stands next to it. */
export const attackBecause = (here: Here, side: Side, target: string): string | undefined => {
  const missing = nobody(here, side, target)
  const near = neighboursOf(here, target).map(({ to }) => to)
  if (missing !== undefined || near.some((to) => armyOf(here.table, side, to) !== undefined)) return missing
  const none = `no Army of ${say(here, side)}`
  for (const army of armiesOf(here, side))
    for (const to of marchesOn(here, side, army, 1))
      if (near.includes(to))
        return `${none} is next to it: first ${say(here, army)} would move to ${say(here, to)}`
  return `${none} can come next to ${say(here, target)} in one move`
}

/** Why the Army in a Region does not attack another, with so many moves before the attack. */
export const targetBecause = (
  here: Here<{ readonly owner: Side }>,
  target: string,
  from: string,
  moves: number,
): string =>
  (moves === 1 ? attackBecause : nobody)(here, here.vars.owner, target) ?? sure(apart(here, from, target))

/** Why a Tactics token cannot be chosen. */
export const tacticsBecause = (here: Here, battle: Battle, side: Side, token: string): string => {
  const { spent, barred, maneuvers } = battle.sides[side]
  if (countOf(barred, token) >= battle.round) return `an effect bars ${say(here, token)} in this round`
  if (spent.includes(token)) return `${say(here, token)} is spent`
  return maneuvers.includes(token)
    ? `${say(here, token)} are all lost`
    : `no ${say(here, token)} fight for ${say(here, side)}`
}

/** Why these dice are not rolled again. */
export const rerollBecause = (here: Here, battle: Battle, side: Side, dice: string): string => {
  const rolled = battle.sides[side].dice.length
  return Math.max(...dice.split('-').map(Number)) > rolled
    ? `${say(here, side)}: only ${rolled} dice are rolled`
    : `${say(here, side)}: at most ${rerollsOf(here, battle, side)} of ${rolled} dice`
}

/** Why a defender does not leave for a Region; friendly ones are no case of it. */
const wayBecause = (here: Here, battle: Battle, region: string): string => {
  const name = say(here, region)
  const gap = apart(here, battle.region, region)
  if (gap !== undefined) return gap
  if (!isFreeFor(here.table, enemyOf(battle.attacker), region))
    return `an Army of ${say(here, battle.attacker)} is in ${name}`
  if (isHeld(here, region) && controllerOf(here.table, region) === battle.attacker)
    return `${name} is controlled by ${say(here, battle.attacker)}`
  const { border, type } = sure(borderBetween(here, battle.region, region))
  return type.blocksRetreat
    ? `the border to ${name} is: ${say(here, border.type)}`
    : `an Army of ${say(here, battle.attacker)} is next to ${name}`
}

/** Why a defender goes to a Region, or is sent, no more than the rules say. */
const wayRefusal = (here: Here, battle: Battle, region: string): Violation => {
  const own = retreatsOf(here, battle)
  if (region !== SENT) return refusal('retreat.where', { region }, wayBecause(here, battle, region))
  const because =
    own.length > 0 ? `the Army has a way of its own: ${either(here, own)}` : 'no Region next to it is free'
  return refusal('retreat.sent', { region }, because)
}

/** The Regions a defender may name; where there is none the attacker will. */
export const waysOut = (here: Here): ReadonlyArray<string> => {
  const battle = sure(here.table.battle)
  const own = retreatsOf(here, battle)
  if (own.length > 0) return own
  return waysSent(here, battle).length > 0 ? [SENT] : []
}

/** What is against a retreat or rout of the defender at the end of a round. */
export const leavingRefusals = (
  here: Here,
  kind: 'retreat' | 'rout',
  region: string,
): ReadonlyArray<Violation> => {
  const battle = sure(here.table.battle)
  const side = enemyOf(battle.attacker)
  const { tactics, cancelled } = battle.sides[side]
  const found: Array<Violation> = []
  if (isForbidden(battle, kind, side))
    found.push(refusal('effect.battle', {}, `an effect forbids ${say(here, side)} to ${kind}`))
  else if (kind === 'retreat' && (tactics !== 'regroup' || cancelled))
    found.push(
      refusal(
        'battle.regroup',
        {},
        cancelled ? 'the token was cancelled' : `the token of the round was ${say(here, tactics ?? 'none')}`,
      ),
    )
  if (!waysOut(here).includes(region)) found.push(wayRefusal(here, battle, region))
  return found
}

/*
 * What a side may choose in secret in a battle: a Tactics token, a Combat card, dice to roll again. Asked
 * when the choice is made, and when it is imagined by somebody who has not seen it.
 */

/** All Tactics tokens of each side. */
const tacticsIn = ofScenario(({ typesOf }) =>
  bySide((side): ReadonlyArray<string> => [...typesOf[side], ...COMMON_TACTICS]),
)

/** The Tactics tokens that a side may choose; what bars tokens leaves some token to choose. */
export const tokensFor = (here: Here, side: Side): ReadonlyArray<string> => {
  const battle = sure(here.table.battle)
  const open = tacticsIn(here.rules.scenario)[side].filter((token) => isAvailable(here, battle, side, token))
  return open.length > 0 ? open : COMMON_TACTICS
}

/** The cards of a hand that have a Combat half. */
export const combatCards = (here: Here, side: Side): ReadonlyArray<string> =>
  handOf(here, side).filter((card) => deckOfCard(here, card) === 'generic')

/** The sets of dice, each with its size and its last die. */
const SETS = REROLLS.map((set) => {
  const places = set === NONE ? [] : set.split('-').map(Number)
  return { set, size: places.length, last: Math.max(0, ...places) }
})

/** The sets of dice that a side may roll again; none is one of them. */
export const rerollsFor = (here: Here, side: Side): ReadonlyArray<string> => {
  const battle = sure(here.table.battle)
  const most = rerollsOf(here, battle, side)
  const dice = battle.sides[side].dice.length
  const open: Array<string> = []
  for (const { set, size, last } of SETS) if (size <= most && last <= dice) open.push(set)
  return open
}
