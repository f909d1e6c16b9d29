/**
 * Odds of a round of battle, exactly: what each side's Combat Roll and Leader Re-roll can bring. Both are
 * taken to show Regroup, so that no card and no ability works, and to roll their misses again.
 */
import type { Here } from '../../model/bundle'
import { amended, battleCopy, fighterCopy, forSide, tableCopy } from '../../model/drafts'
import { enemyOf, SIDES, type Side } from '../../model/sides'
import { totalOf } from '../../model/counts'
import type { Army, Battle, Fighter } from '../../model/json'
import { areAdjacent, armyOf } from '../board'
import { armyIn, diceOf, isProtected, newFighter, regionIn, rerollsOf, targetOf, valueOf } from '../combat'

/** A number of hits with its exact probability in lowest terms, and what the enemy has left after them. */
export interface HitOdds {
  readonly hits: number
  readonly numerator: number
  readonly denominator: number
  /** The Protection, Damage and Units of the enemy, if he loses only the Units that he must lose. */
  readonly leaves: { readonly protection: number; readonly damage: number; readonly units: number }
}

/** What the roll of one side can bring. */
export interface RollOdds {
  readonly side: Side
  readonly region: string
  readonly dice: number
  readonly target: number
  /** How many dice it may roll again. */
  readonly rerolls: number
  readonly hits: ReadonlyArray<HitOdds>
}

/** The odds of a round. */
export interface RoundOdds {
  readonly attacker: RollOdds
  readonly defender: RollOdds
}

/** An attack that could begin. */
export interface AttackPlan {
  readonly side: Side
  readonly from: string
  readonly to: string
}

const FACES = [1, 2, 3, 4, 5, 6]
const SIX = FACES.length

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/** In how many ways so many of a number of dice can hit, if so many faces do. */
const ways = (dice: number, hits: number, faces: number): number => {
  let chosen = 1
  for (let place = 0; place < hits; place++) chosen = (chosen * (dice - place)) / (place + 1)
  return chosen * faces ** hits * (SIX - faces) ** (dice - hits)
}

/** How many faces hit, at first and when rolled again. */
interface Hitting {
  readonly first: number
  readonly again: number
}

/**
 * The cases in which so many dice hit, out of six to the power of dice and re-rolls together: a re-roll that
 * is not needed is thrown all the same, and does not count.
 */
export const casesOf = (dice: number, rerolls: number, { first, again }: Hitting): ReadonlyArray<number> => {
  const cases = Array.from({ length: dice + 1 }, () => 0)
  for (let missed = 0; missed <= dice; missed++) {
    const rolled = Math.min(missed, rerolls)
    const unneeded = SIX ** (rerolls - rolled)
    for (let more = 0; more <= rolled; more++) {
      const hits = dice - missed + more
      const found = ways(dice, dice - missed, first) * ways(rolled, more, again) * unneeded
      cases[hits] = (cases[hits] ?? 0) + found
    }
  }
  return cases
}

/** What is left of an Army after so many hits. */
const leavesOf = (army: Army, protection: number, hits: number): HitOdds['leaves'] => {
  const sheltered = Math.min(protection, hits)
  let damage = army.damage + hits - sheltered
  let units = totalOf(army.units)
  while (units > 0 && damage > units) {
    units--
    damage = units === 0 ? 0 : Math.max(0, damage - 2)
  }
  return { protection: protection - sheltered, damage, units }
}

/** How many faces of a die reach the Target Number. */
const facesOf = (fighter: Fighter, target: number, rerolled: boolean): number =>
  FACES.filter((value) => valueOf(fighter, { type: null, value, rerolled }) >= target).length

/** What a side rolls, and in how many cases it scores so many hits. */
const rollingOf = (here: Here, battle: Battle, side: Side) => {
  const fighter = battle.sides[side]
  const dice = fighter.dice.length
  const target = targetOf(here, battle, side)
  const rerolls = rerollsOf(here, battle, side)
  const hitting = { first: facesOf(fighter, target, false), again: facesOf(fighter, target, true) }
  return { dice, target, rerolls, cases: casesOf(dice, rerolls, hitting) }
}

const rollOf = (here: Here, battle: Battle, side: Side): RollOdds => {
  const enemy = enemyOf(side)
  const region = regionIn(battle, enemy)
  const army = armyIn(here, battle, enemy)
  const shelter = enemy !== battle.attacker && isProtected(here, region)
  const protection = shelter ? (here.table.regions[region]?.protection ?? 0) : 0
  const { dice, target, rerolls, cases: found } = rollingOf(here, battle, side)
  const all = SIX ** (dice + rerolls)
  const hits = found.flatMap((cases, number) => {
    const by = divisor(all, cases)
    const leaves = army === undefined ? [] : [leavesOf(army, protection, number)]
    return leaves.map((left) => ({
      hits: number,
      numerator: cases / by,
      denominator: all / by,
      leaves: left,
    }))
  })
  return { side, region: regionIn(battle, side), dice, target, rerolls, hits }
}

const PLAIN = { type: null, value: 0, rerolled: false }

/** The battle with the dice of both sides before them. */
const withDice = (here: Here, battle: Battle): Battle =>
  SIDES.reduce((now, side) => {
    const dice = Array.from({ length: diceOf(here, battle, side).all }, () => PLAIN)
    const fighter = amended(fighterCopy(battle.sides[side]), { dice })
    return amended(battleCopy(now), { sides: forSide(now.sides, side, fighter) })
  }, battle)

/** A battle with its dice, and the table on which it is fought. */
const diceIn = (here: Here, begun: Battle): readonly [Here, Battle] => {
  const battle = withDice(here, begun)
  return [{ ...here, table: amended(tableCopy(here.table), { battle }) }, battle]
}

/** In how many cases a side scores so many hits in a round in which nobody has rolled yet. */
export const hitsIn = (here: Here, begun: Battle, side: Side): ReadonlyArray<number> =>
  rollingOf(...diceIn(here, begun), side).cases

/** The odds of the round of a battle in which nobody has rolled yet. */
const oddsIn = (here: Here, begun: Battle): RoundOdds => {
  const [now, battle] = diceIn(here, begun)
  return {
    attacker: rollOf(now, battle, battle.attacker),
    defender: rollOf(now, battle, enemyOf(battle.attacker)),
  }
}

/** Who shows Regroup has no card and no ability. */
const REGROUPED: Fighter = amended(newFighter([]), { tactics: 'regroup' })

/** The odds of the round of the battle that goes on, while nobody has rolled in it. */
export const roundAhead = (here: Here): RoundOdds | undefined => {
  const { battle } = here.table
  if (battle === null || SIDES.some((side) => battle.sides[side].dice.length > 0)) return undefined
  return oddsIn(here, battle)
}

/** The battle that an attack by a whole Army would begin. */
const planned = (here: Here, { side, from, to }: AttackPlan): Battle | undefined => {
  const met =
    armyOf(here.table, side, from) !== undefined && armyOf(here.table, enemyOf(side), to) !== undefined
  if (!met || !areAdjacent(here, from, to)) return undefined
  return {
    attacker: side,
    region: to,
    armies: [from],
    from,
    round: 1,
    rounds: { [from]: 1 },
    sides: { free: REGROUPED, shadow: REGROUPED },
    forbidden: [],
    damaged: false,
    ending: false,
  }
}

/** The odds of the first round of an attack by a whole Army. */
export const firstRound = (here: Here, plan: AttackPlan): RoundOdds | undefined => {
  const battle = planned(here, plan)
  return battle === undefined ? undefined : oddsIn(here, battle)
}

/** The battle that a plan begins, or the one that goes on while no token of the round is shown. */
export const battleOf = (here: Here, plan: AttackPlan | undefined): Battle | undefined => {
  if (plan !== undefined) return planned(here, plan)
  const { battle } = here.table
  const isShown = SIDES.some((side) => battle?.sides[side].tactics !== null)
  return battle === null || isShown ? undefined : battle
}
