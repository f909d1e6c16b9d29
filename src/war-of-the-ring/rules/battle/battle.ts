/**
 * The battle, round by round (chapter VI): the Stronghold's choice, the rolls, the losses, ceasing and
 * retreating, then the advance.
 */
import { calling, doing, drawing, jumping, procedure, returning, stages, type Here } from '../../model/bundle'
import { ask, type BattleVars } from '../../model/frames'
import type { Pair } from '../../model/table'
import { canWithdraw, refuges, SILENCERS, silencerIn } from '../../query/combat'
import { advance, askAdvance, askExcess, conclude } from './advance'
import { askEffects } from './cardEffects'
import { askCombatCard, askCommit, committed, declared, reveal } from './cards'
import { askCease, askExtension, ceased, endSiegeBattle } from './cease'
import { askCasualties, fall, takeHits } from './losses'
import { openBattle } from './opening'
import { retreatTo } from './retreat'
import { asksDie, beginRound, drawDie, drawDieAgain, leadersRollAgain, rolled, takeDice } from './rolls'
import { askSorcery } from './sorcery'
import { goInside } from './withdraw'

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
