/**
 * The battle, round by round (chapter VI): the Stronghold's choice, the rolls, the losses, ceasing and
 * retreating, then the advance.
 */
import type { Rules } from '../../model/config'
import { dieAsked } from '../../../kernel/dice'
import { NO_EVENTS } from '../../../kernel/types'
import {
  type Here,
  type Step,
  type Draw,
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  stages,
} from '../../model/bundle'
import { type BattleVars, type CombatVars, ask } from '../../model/frames'
import type { Pair } from '../../model/table'
import { regionOf } from '../../query/armies'
import { regionId } from '../../query/board'
import {
  combatDice,
  hitsOn,
  isHit,
  leadershipOf,
  sideIn,
  type Role,
  canWithdraw,
  refuges,
  SILENCERS,
  silencerIn,
} from '../../query/combat'
import { sideId } from '../../query/pieces'
import { advance, askAdvance, askExcess, conclude } from './advance'
import { askEffects } from './cardEffects'
import { askCombatCard, askCommit, committed, declared, reveal } from './cards'
import { askCease, askExtension, ceased, endSiegeBattle } from './cease'
import { askCasualties, fall, takeHits } from './casualties'
import { openBattle } from './attack'
import { retreatTo, goInside } from './retreat'
import { askSorcery } from './sorcery'

/*
 * The Combat roll and the Leader re-roll (chapter VI), one die at a time: the attacker's, then the
 * defender's.
 */

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
const takeDice = ({ rules, table, vars }: Here<BattleVars>): Step<BattleVars> => ({
  table,
  events: NO_EVENTS,
  vars: { ...vars, rolling: [combatDice(rules, table, vars, 0), combatDice(rules, table, vars, 1)] },
})

/** Leaders roll missed dice again: as many as the Leadership, five at most (ruling OR-25). */
const leadersRollAgain = ({ rules, table, vars }: Here<BattleVars>): Step<BattleVars> => {
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
const drawDieAgain = drawFrom(REROLLS)

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

const isOver = ({ vars }: Here<BattleVars>): boolean => vars.end !== null
const isRolling = ({ vars }: Here<BattleVars>): boolean => vars.rolling[0] + vars.rolling[1] > 0

/** The last initiative that comes before each step of a round. */
const BEFORE_ROLL = 3
const BEFORE_REROLL = 4
const BEFORE_CASUALTIES = 6
const AFTER_CASUALTIES = 9
/** The battle as the cards have left it. */
const taken = (_: BattleVars, vars: BattleVars): BattleVars => vars

const BEFORE = stages('battle', [
  ['declare', doing(openBattle)],
  [
    'withdraw',
    calling(
      ({ table, vars }) => (canWithdraw(table, vars) ? ask('decide/withdraw', vars) : undefined),
      (vars, withdraws: boolean) => (withdraws ? { ...vars, end: 'withdrawn' } : vars),
    ),
  ],
  ['goInside', doing(goInside)],
  ['inside', jumping('conclude', isOver)],
  [
    'silence',
    calling(
      ({ rules, table, vars }) =>
        silencerIn(rules, table, vars) >= 0 ? ask('decide/silence', vars) : undefined,
      (vars, silenced: boolean, rules) =>
        silenced ? { ...vars, silenced, forfeited: SILENCERS(rules) } : vars,
    ),
  ],
])

const ROUND = stages('battle', [
  ['round', doing(beginRound)],
  ['attackerCard', calling(askCombatCard(0), declared)],
  ['defenderCard', calling(askCombatCard(1), declared)],
  ['commit', calling(askCommit, (vars, cards: Pair, rules) => committed(rules, vars, cards))],
  ['reveal', doing(reveal)],
  ['sorcery', calling(askSorcery)],
  ['beforeRoll', calling(askEffects(BEFORE_ROLL), taken)],
  ['overBeforeRoll', jumping('conclude', isOver)],
  ['dice', doing(takeDice)],
  ['roll', drawing(drawDie, rolled(false), asksDie('Combat roll'))],
  ['rollOn', jumping('roll', isRolling)],
  ['beforeReroll', calling(askEffects(BEFORE_REROLL), taken)],
  ['leaders', doing(leadersRollAgain)],
  ['rollAgain', drawing(drawDieAgain, rolled(true), asksDie('Leader re-roll'))],
  ['rollAgainOn', jumping('rollAgain', isRolling)],
  ['beforeCasualties', calling(askEffects(BEFORE_CASUALTIES), taken)],
  ['attackerHits', doing(takeHits(0))],
  ['attackerLosses', calling(askCasualties(0))],
  ['defenderHits', doing(takeHits(1))],
  ['defenderLosses', calling(askCasualties(1))],
  ['fall', doing(fall)],
  ['decided', jumping('conclude', isOver)],
  ['afterCasualties', calling(askEffects(AFTER_CASUALTIES), taken)],
  ['decidedAfter', jumping('conclude', isOver)],
])

const GOING_ON = stages('battle', [
  ['siegeOver', doing(endSiegeBattle)],
  ['noExtension', jumping('conclude', isOver)],
  ['extend', calling(askExtension, (vars, extended: boolean) => (extended ? vars : ceased(vars)))],
  ['cease', calling(askCease, (vars, ceases: boolean) => (ceases ? ceased(vars) : vars))],
  ['ceased', jumping('conclude', isOver)],
  [
    'retreat',
    calling(
      ({ rules, table, vars }) =>
        refuges(rules, table, vars).length > 0 ? ask('decide/retreat', vars) : undefined,
      (vars, retreat) => ({ ...vars, retreat }),
    ),
  ],
  ['retreats', doing(retreatTo)],
  ['again', jumping('withdraw', ({ vars }) => vars.end === null)],
])

const AFTER = stages('battle', [
  ['conclude', doing(conclude)],
  ['advance', calling(askAdvance, (vars, party) => ({ ...vars, party }))],
  ['advances', doing(advance)],
  ['excess', calling(askExcess)],
  ['over', returning(() => null)],
])

/** A battle. */
export const battle = procedure('battle', [...BEFORE, ...ROUND, ...GOING_ON, ...AFTER])
