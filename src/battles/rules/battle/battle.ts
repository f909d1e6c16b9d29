/**
 * A battle: Tactics tokens, Terrain Superiority, round after round, and what follows when it is over.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here, type Step } from '../../model/bundle'
import { amended, battleCopy, battleVarsCopy, forSide } from '../../model/drafts'
import { ask, start } from '../../model/frames'
import type { BattleVars } from '../../model/frames/battle'
import { enemyOf, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { countOf } from '../../model/counts'
import { armyOf, neighboursOf, stepAt, typesIn } from '../../query/board'
import { favouredUnits, newFighter } from '../../query/combat'
import { isForbidden, retreatsOf, waysSent } from '../../query/moves'
import { type Change, changed, changedTo, changing, happen, hereIn, loseUnit, setBattle } from '../changes'

const tokensOf = (here: Here, side: Side, region: string): ReadonlyArray<string> =>
  typesIn(here, sure(armyOf(here.table, side, region)).units)

const attackStep = (here: Here<BattleVars>) => {
  const step = stepAt(here)
  return step?.do === 'attack' ? step : undefined
}

const begin = (here: Here<BattleVars>): Step<BattleVars> => {
  const { attacker, region, combined } = here.vars
  const defender = enemyOf(attacker)
  const beside = neighboursOf(here, region).map(({ to }) => to)
  const armies = combined
    ? here.rules.scenario.regionIds.filter(
        (one) => beside.includes(one) && armyOf(here.table, attacker, one) !== undefined,
      )
    : [here.vars.from]
  const from = sure(armies[0])
  const change = changing(here)
  const attacking = newFighter(tokensOf(here, attacker, from))
  const defending = newFighter(tokensOf(here, defender, region))
  setBattle(change, {
    attacker,
    region,
    armies,
    from,
    round: 0,
    rounds: {},
    sides: forSide({ free: attacking, shadow: attacking }, defender, defending),
    forbidden: attackStep(here)?.forbid ?? [],
    damaged: false,
    ending: false,
  })
  happen(change, { kind: 'BattleBegan', rule: 'battle.begins', attacker, from, region })
  return changedTo(change, amended(battleVarsCopy(here.vars), { from }))
}

/** The side with more Units on favoured ground, or the one whom a card gives the advantage. */
const superior = (here: Here<BattleVars>): Side | undefined => {
  const battle = sure(here.table.battle)
  if (attackStep(here)?.terrainSuperiority === 'self') return battle.attacker
  const [free, shadow] = [favouredUnits(here, battle, 'free'), favouredUnits(here, battle, 'shadow')]
  return free === shadow ? undefined : free > shadow ? 'free' : 'shadow'
}

const alive = (here: Here, side: Side): boolean => {
  const battle = sure(here.table.battle)
  return side === battle.attacker
    ? battle.armies.some((region) => armyOf(here.table, side, region) !== undefined)
    : armyOf(here.table, side, battle.region) !== undefined
}

const attackerOf = (here: Here<BattleVars>): Side => here.vars.attacker
const bothAlive = (here: Here<BattleVars>): boolean => alive(here, 'free') && alive(here, 'shadow')

const mayLeave = (here: Here<BattleVars>): boolean => {
  const battle = sure(here.table.battle)
  const side = enemyOf(battle.attacker)
  const regrouped = battle.sides[side].tactics === 'regroup' && !battle.sides[side].cancelled
  const ways = retreatsOf(here, battle).length > 0 || waysSent(here, battle).length > 0
  const open = (regrouped && !isForbidden(battle, 'retreat', side)) || !isForbidden(battle, 'rout', side)
  return ways && open
}

/** Where the scenario says so, an Army without a way out is destroyed when the attack goes on. */
const trapped = (here: Here<BattleVars>): Step<BattleVars> => {
  const battle = sure(here.table.battle)
  const change = changing(here)
  if (here.rules.scenario.regions[battle.from]?.trapsAttacked !== true) return changed(change)
  const side = enemyOf(battle.attacker)
  const hasWay = retreatsOf(here, battle).length > 0 || waysSent(here, battle).length > 0
  if (hasWay) return changed(change)
  const army = sure(armyOf(here.table, side, battle.region))
  for (const type of typesIn(here, army.units))
    for (let lost = 0; lost < countOf(army.units, type); lost++)
      loseUnit(change, { side, region: battle.region, battle: true }, type, 0)
  return changed(change)
}

const cease = (here: Here<BattleVars>): Step<BattleVars> => {
  const change = changing(here)
  if (here.vars.over && !isEnding(here))
    happen(change, { kind: 'AttackCeased', rule: 'battle.cease', side: attackerOf(here) })
  return changed(change)
}

const isEnding = ({ table }: Here): boolean => sure(table.battle).ending

const clear = (here: Here<BattleVars>): Step<BattleVars> => {
  const change = changing(here)
  happen(change, { kind: 'BattleEnded', rule: 'battle.sequence', region: here.vars.region })
  setBattle(change, null)
  return changed(change)
}

/** The defender is gone and no rule keeps the attacker from advancing. */
const mayAdvance = (here: Here<BattleVars>): boolean => {
  const battle = sure(here.table.battle)
  if (battle.ending || isForbidden(battle, 'advance', battle.attacker)) return false
  return !alive(here, enemyOf(battle.attacker)) && alive(here, battle.attacker)
}

const retreatFrame = ({ attacker, way }: BattleVars) =>
  start('retreat', 'convert', { ...sure(way), side: enemyOf(attacker), damage: false })

/** Where the defenders stand when nobody has left. */
const remaining = (here: Here<BattleVars>): Step<BattleVars> => {
  const stand = alive(here, enemyOf(attackerOf(here)))
  return {
    table: here.table,
    events: NO_EVENTS,
    vars: amended(battleVarsCopy(here.vars), { moved: stand ? here.vars.region : null }),
  }
}

/** In a Combined Attack the first Army is named before superiority is looked at. */
const firstArmy = (here: Here<BattleVars>) => {
  const battle = sure(here.table.battle)
  if (battle.armies.length < 2) return undefined
  return ask('decide/region', {
    side: battle.attacker,
    regions: battle.armies,
    optional: false,
    rule: 'combined.oneFights',
  })
}

/** Another Army attacks: all its tokens are there. */
export const switchTo = (change: Change, region: string): void => {
  const battle = sure(change.table.battle)
  if (battle.from === region) return
  const { attacker } = battle
  const fighter = newFighter(tokensOf(hereIn(change), attacker, region))
  const { barred } = battle.sides[attacker]
  const sides = forSide(battle.sides, attacker, amended(fighter, { barred }))
  setBattle(change, amended(battleCopy(battle), { from: region, sides }))
  happen(change, { kind: 'ArmySwitched', rule: 'combined.switch', region })
}

const nameArmy = (here: Here<BattleVars>): Step<BattleVars> => {
  const change = changing(here)
  switchTo(change, here.vars.from)
  return changed(change)
}

/** A battle from its beginning to its end; the value is where the defenders are, if any are left. */
export const battle = procedure('battle', [
  ['begin', doing(begin)],
  [
    'firstArmy',
    calling(
      (here) => firstArmy(here),
      (vars, from): BattleVars => amended(battleVarsCopy(vars), { from: from ?? vars.from }),
    ),
  ],
  ['named', doing(nameArmy)],
  [
    'superiority',
    calling(
      (here) => {
        const side = superior(here)
        return side === undefined ? undefined : ask('decide/may', { side, rule: 'battle.superiority' })
      },
      (vars, draws): BattleVars => amended(battleVarsCopy(vars), { over: draws }),
    ),
  ],
  [
    'superiorCard',
    calling((here) => {
      const side = superior(here)
      return side === undefined || !here.vars.over
        ? undefined
        : start('draw', 'next', { side, deck: 'generic', count: 1, mayStop: false, limit: true })
    }),
  ],
  [
    'prepared',
    doing(({ table, vars }) => ({
      table,
      events: NO_EVENTS,
      vars: amended(battleVarsCopy(vars), { over: false }),
    })),
  ],
  [
    'round',
    calling(() =>
      start('round', 'army', { region: null, shown: null, reacted: [], used: null, chosen: null }),
    ),
  ],
  ['destroyed', jumping('after', (here) => !bothAlive(here) || isEnding(here))],
  [
    'attacker',
    calling(
      (here) => ask('decide/may', { side: attackerOf(here), rule: 'round.end' }),
      (vars, goesOn): BattleVars => amended(battleVarsCopy(vars), { over: !goesOn }),
    ),
  ],
  ['ceases', doing(cease)],
  ['ceased', jumping('after', ({ vars }) => vars.over)],
  ['trapped', doing(trapped)],
  ['lost', jumping('after', (here) => !bothAlive(here))],
  [
    'defender',
    calling(
      (here) => (mayLeave(here) ? ask('decide/wayOut', { side: enemyOf(here.vars.attacker) }) : undefined),
      (vars, way): BattleVars => amended(battleVarsCopy(vars), { way }),
    ),
  ],
  ['stays', jumping('round', ({ vars }) => vars.way === null || vars.way.does === 'stay')],
  [
    'leaves',
    calling(
      ({ vars }) => retreatFrame(vars),
      (vars, at): BattleVars => amended(battleVarsCopy(vars), { moved: at }),
    ),
  ],
  ['left', jumping('advance', () => true)],
  ['after', doing(remaining)],
  [
    'advance',
    calling((here) =>
      mayAdvance(here) ? start('advance', 'who', { region: null, taken: null }) : undefined,
    ),
  ],
  ['clear', doing(clear)],
  ['over', returning(({ vars }) => vars.moved)],
])
