/**
 * Steps that change the table at once: counters, tokens, tiles, knowledge, cards laid down, and everything
 * that changes a battle round.
 */
import { doing, procedure, returning, type Here } from '../../model/bundle'
import { amended, battleCopy, changesCopy, fighterCopy, forSide, tilesCopy } from '../../model/drafts'
import type { EffectStep } from '../../model/effects'
import type { StepVars } from '../../model/frames/words'
import { enemyOf, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding, countOf } from '../../model/counts'
import { ON_TABLE, type Battle, type Fighter, type RoundChanges } from '../../model/json'
import { stepAt } from '../../query/board'
import { handOf } from '../../query/cards'
import { regionIn } from '../../query/combat'
import { counterRoom, sideMeant } from '../../query/possible'
import {
  assignToken,
  changed,
  changing,
  happen,
  heal,
  putCard,
  setBattle,
  setTable,
  type Change,
} from '../changes'

/** Changes one side of the battle. */
export const setFighter = (change: Change, side: Side, fields: Partial<Fighter>): void => {
  const battle = sure(change.table.battle)
  const now = battleCopy(battle)
  now.sides = forSide(battle.sides, side, amended(fighterCopy(battle.sides[side]), fields))
  setBattle(change, now)
}

/** Changes a side's round. */
export const setRound = (change: Change, side: Side, fields: Partial<RoundChanges>): void => {
  const { changes } = sure(change.table.battle).sides[side]
  setFighter(change, side, { changes: amended(changesCopy(changes), fields) })
}

const rollChanges = (now: RoundChanges, step: EffectStep): Partial<RoundChanges> => {
  switch (step.do) {
    case 'addDice':
      return step.count > 0
        ? { more: now.more + step.count }
        : { fewer: now.fewer - step.count, minDice: Math.max(now.minDice, step.min ?? 0) }
    case 'addToRoll':
      return {
        combatRoll: now.combatRoll + (step.rolls.includes('combat') ? step.count : 0),
        reroll: now.reroll + (step.rolls.includes('reroll') ? step.count : 0),
      }
    case 'setTarget':
      return { target: step.value }
    case 'unitStrength':
      return { unitStrength: Math.max(now.unitStrength, step.atLeast) }
    case 'addLeadership':
      return { leadership: now.leadership + step.count }
    case 'cancelReroll':
      return { noReroll: true }
    case 'cancelHits':
      return { cancelledHits: now.cancelledHits + step.count }
    case 'casualtyWorth':
      return { worth: { ...now.worth, [step.type]: step.damage } }
    case 'forbid':
      return { forbidden: [...now.forbidden, ...step.what] }
    default:
      return {}
  }
}

/** The side whose round a step changes. */
const roundOf = (owner: Side, step: EffectStep): Side =>
  'of' in step && (step.of === 'self' || step.of === 'enemy') ? sideMeant(owner, step.of) : owner

const inBattle = (change: Change, battle: Battle, owner: Side, step: EffectStep): void => {
  const side = roundOf(owner, step)
  const fighter = battle.sides[side]
  switch (step.do) {
    case 'cancelTactics':
      setFighter(change, side, { cancelled: true })
      return happen(change, { kind: 'TacticsCancelled', rule: 'effect.battle', side })
    case 'barTactics':
      return setFighter(change, side, {
        barred: { ...fighter.barred, [step.token]: battle.round + step.rounds },
      })
    case 'endBattle':
      return setBattle(change, amended(battleCopy(battle), { ending: true }))
    case 'healDamage':
      return heal(change, regionIn(battle, side), step.count, 'effect.battle')
    case 'gainLeadership': {
      for (let given = 0; given < step.count; given++)
        assignToken(change, regionIn(battle, owner), 'effect.battle')
      return
    }
    default:
      setRound(change, side, rollChanges(fighter.changes, step))
  }
  happen(change, { kind: 'RoundChanged', rule: 'effect.battle', side, what: step.do })
}

const actionTokens = (change: Change, step: EffectStep): void => {
  const { unused, used, gone } = change.table.actionTokens
  if (step.do === 'loseActionToken') {
    const count = Math.min(step.count, unused)
    const lost = step.forGood ? { used, gone: gone + count } : { used: used + count, gone }
    setTable(change, { actionTokens: { unused: unused - count, ...lost } })
    happen(change, { kind: 'ActionTokenLost', rule: 'actions.token', count })
  }
  if (step.do === 'regainActionToken') {
    const fromUsed = Math.min(step.count, used)
    const fromGone = Math.min(step.count - fromUsed, gone)
    const count = fromUsed + fromGone
    setTable(change, {
      actionTokens: { unused: unused + count, used: used - fromUsed, gone: gone - fromGone },
    })
    happen(change, { kind: 'ActionTokenRegained', rule: 'actions.token', count })
  }
}

const onTrack = (change: Change, step: EffectStep): void => {
  const { table, here } = change
  if (step.do === 'addTile') {
    const { tiles } = table
    const pool = adding(tiles.pool, step.tile, 1)
    const reserve = adding(tiles.reserve, step.tile, -1)
    setTable(change, { tiles: amended(tilesCopy(tiles), { pool, reserve }) })
    happen(change, { kind: 'TileAdded', rule: 'fate.pool', tile: step.tile })
  }
  if (step.do === 'moveTrackCounter') {
    const last = here.rules.scenario.doc.fate.endgame - 1
    const to = Math.max(1, Math.min(last, countOf(table.steps, step.character) + step.steps))
    const ready = to <= table.fate
    setTable(change, {
      steps: { ...table.steps, [step.character]: to },
      characters: { ...table.characters, [step.character]: ready ? '*ready' : '*track' },
    })
    happen(change, { kind: 'CharacterDelayed', rule: 'fate.byCards', character: step.character, step: to })
  }
}

const look = (change: Change, owner: Side, of: Side): void => {
  const seen = handOf(change.here, of)
  const viewer = of === owner ? enemyOf(owner) : owner
  setTable(change, { known: forSide(change.table.known, viewer, seen) })
  happen(change, { kind: 'HandSeen', rule: 'effect.hand', side: of, seen, only: viewer })
}

const outside = (change: Change, { owner, list }: StepVars, step: EffectStep): void => {
  switch (step.do) {
    case 'addCounter': {
      const room = counterRoom(change.here, step)
      const to = countOf(change.table.counters, step.counter) + room
      setTable(change, { counters: { ...change.table.counters, [step.counter]: to } })
      return happen(change, { kind: 'CounterChanged', rule: 'effect.counter', counter: step.counter, to })
    }
    case 'lookAtHand':
      return look(change, owner, step.of)
    case 'toTable': {
      const card = list.slice(list.indexOf('/') + 1)
      putCard(change, card, ON_TABLE[owner])
      return happen(change, { kind: 'CardLaid', rule: 'effect.table', side: owner, laid: card })
    }
    case 'loseActionToken':
    case 'regainActionToken':
      return actionTokens(change, step)
    default:
      return onTrack(change, step)
  }
}

const OUTSIDE: ReadonlySet<string> = new Set([
  'addCounter',
  'lookAtHand',
  'toTable',
  'loseActionToken',
  'regainActionToken',
  'addTile',
  'moveTrackCounter',
])

const change = (here: Here<StepVars>) => {
  const step = sure(stepAt(here))
  const made = changing(here)
  const { battle } = here.table
  if (battle !== null && !OUTSIDE.has(step.do)) inBattle(made, battle, here.vars.owner, step)
  else outside(made, here.vars, step)
  return changed(made)
}

/** A step without a choice. */
export const instant = procedure('do/instant', [
  ['change', doing(change)],
  ['over', returning(() => null)],
])
