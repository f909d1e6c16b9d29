/**
 * The Combat roll and the Leader re-roll (chapter VI), one die at a time: the attacker's, then the
 * defender's.
 */
import type { Rules } from '../../model/config'
import { dieAsked } from '../../../kernel/dice'
import { NO_EVENTS } from '../../../kernel/types'
import type { Here, Step, Draw } from '../../model/bundle'
import type { BattleVars, CombatVars } from '../../model/frames'
import type { Pair } from '../../model/table'
import { regionOf } from '../../query/armies'
import { regionId } from '../../query/board'
import { combatDice, hitsOn, isHit, leadershipOf, sideIn, type Role } from '../../query/combat'
import { sideId } from '../../query/pieces'

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS: readonly [Draw<number>, Draw<number>] = [
  { name: 'free-peoples combat die', rule: 'battle.combatRoll', outcomes: FACES },
  { name: 'shadow combat die', rule: 'battle.combatRoll', outcomes: FACES },
]
const REROLLS: readonly [Draw<number>, Draw<number>] = [
  { name: 'free-peoples combat die: re-roll', rule: 'battle.leaderReroll', outcomes: FACES },
  { name: 'shadow combat die: re-roll', rule: 'battle.leaderReroll', outcomes: FACES },
]

const NONE: Pair = [0, 0]

/** A new round: what the cards of the last one did is over. */
export const beginRound = ({ table, vars }: Here<BattleVars>): Step<BattleVars> => ({
  table,
  events: [
    { kind: 'RoundBegan', rule: 'battle.steps', round: vars.round + 1, region: regionId(regionOf(vars.to)) },
  ],
  vars: {
    ...vars,
    round: vars.round + 1,
    missed: NONE,
    hits: NONE,
    declares: 0,
    combat: null,
  },
})

/** The dice of the Combat roll: as many as Combat Strength, five at most. */
export const takeDice = ({ rules, table, vars }: Here<BattleVars>): Step<BattleVars> => ({
  table,
  events: NO_EVENTS,
  vars: { ...vars, rolling: [combatDice(rules, table, vars, 0), combatDice(rules, table, vars, 1)] },
})

/** Leaders roll missed dice again: as many as the Leadership, five at most (ruling OR-25). */
export const leadersRollAgain = ({ rules, table, vars }: Here<BattleVars>): Step<BattleVars> => {
  const again = (role: Role): number =>
    vars.missed[role] === 0 || (((vars.combat?.noReroll ?? 0) >> role) & 1) === 1
      ? 0
      : Math.min(rules.dice.combat.most, leadershipOf(rules, table, vars, role), vars.missed[role])
  return { table, events: NO_EVENTS, vars: { ...vars, rolling: [again(0), again(1)] } }
}

const roleRolling = ({ rolling }: BattleVars): Role => (rolling[0] > 0 ? 0 : 1)

const drawFrom =
  (draws: readonly [Draw<number>, Draw<number>]) =>
  ({ vars }: Here<BattleVars>): Draw<number> | undefined =>
    vars.rolling[0] + vars.rolling[1] === 0 ? undefined : draws[sideIn(vars, roleRolling(vars))]

/** The next die of the Combat roll. */
export const drawDie = drawFrom(ROLLS)
/** The next die of the Leader re-roll. */
export const drawDieAgain = drawFrom(REROLLS)

/** Asks for the next die of a roll. */
export const asksDie =
  (roll: 'Combat roll' | 'Leader re-roll') =>
  ({ vars }: Here<BattleVars>, say: (id: string) => string): string => {
    const role = roleRolling(vars)
    return dieAsked(`${roll} of ${say(sideId(sideIn(vars, role)))}`, vars.rolling[role])
  }

const plusOne = (pair: Pair, role: Role): Pair =>
  role === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]
const minusOne = (pair: Pair, role: Role): Pair =>
  role === 0 ? [pair[0] - 1, pair[1]] : [pair[0], pair[1] - 1]

/** What cards add to a die. */
const modifierOf = ({ combat }: BattleVars, role: Role, again: boolean): number => {
  if (combat === null) return 0
  return again ? combat.onReroll[role] : combat.onRoll[role]
}

interface Rolled {
  readonly roll: number
  readonly hit: boolean
  readonly again: boolean
}

/** What cards want to know of a die. */
const counted = (rules: Rules, combat: CombatVars, role: Role, { roll, hit, again }: Rolled): CombatVars => {
  if (again) return hit ? { ...combat, again: plusOne(combat.again, role) } : combat
  return roll === rules.dice.combat.alwaysMisses ? { ...combat, ones: plusOne(combat.ones, role) } : combat
}

/** A die has come up. */
export const rolled =
  (again: boolean) =>
  ({ rules, table, vars }: Here<BattleVars>, roll: number): Step<BattleVars> => {
    const role = roleRolling(vars)
    const { combat } = vars
    const hit = isHit(rules, roll, hitsOn(rules, vars, role) - modifierOf(vars, role, again))
    return {
      table,
      events: [
        {
          kind: 'CombatDieRolled',
          rule: again ? 'battle.leaderReroll' : 'battle.combatRoll',
          side: sideId(sideIn(vars, role)),
          roll,
          hit,
          again,
        },
      ],
      vars: {
        ...vars,
        rolling: minusOne(vars.rolling, role),
        hits: hit ? plusOne(vars.hits, role) : vars.hits,
        missed: hit || again ? vars.missed : plusOne(vars.missed, role),
        combat: combat === null ? null : counted(rules, combat, role, { roll, hit, again }),
      },
    }
  }
