/**
 * The odds of a battle (chapter VI) between two Armies: the hits of the next round, and how it ends if it is
 * fought on, both by a fixed way of taking losses.
 */
import type { Rules } from '../../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { malformed, messageOf, type Malformed } from '../../../kernel/door'
import { isHit } from '../combat'
import { successesOf } from './dice'
import {
  probability,
  ratioOf,
  NOTHING,
  reduced,
  shareOf,
  together,
  WHOLE,
  type Cases,
  type Probability,
  type Share,
} from './fractions'
import { readBattle, type FullArmy, type FullBattle } from './spec'

/** The units of an Army. */
export interface Units {
  readonly regulars: number
  readonly elites: number
  /** Told where the description names some. */
  readonly dunlendings?: number
}

/** The hits that a side may score in a round. */
export type HitOdds = ReadonlyArray<{ readonly hits: number; readonly probability: Probability }>

/** One way in which a battle can end: who is left. */
export interface BattleResult {
  readonly attacker: Units
  readonly defender: Units
  readonly probability: Probability
}

/** The odds of a battle. */
export interface BattleOdds {
  /** The hits that each side scores in the next round. What one rolls does not depend on the other. */
  readonly hits: { readonly attacker: HitOdds; readonly defender: HitOdds }
  /** That only the attacker is left at the end, only the defender, nobody, or both. */
  readonly won: Probability
  readonly lost: Probability
  readonly neither: Probability
  readonly undecided: Probability
  /** Everything that may be left, the strongest attackers first. */
  readonly results: ReadonlyArray<BattleResult>
}

/** The rules of dice, of which those of Combat are asked. */
type Dicing = Pick<Rules, 'dice'>
/** A battle, and the rules by which it is fought. */
interface Fought extends FullBattle {
  readonly rules: Dicing
}

/** Both Armies at a moment. */
interface Field {
  readonly attacker: Units
  readonly defender: Units
}
type Part = keyof Field

const unitsOf = ({ regulars, elites, dunlendings = 0 }: Units): number => regulars + elites + dunlendings
/** What an Army can take, in halves of a hit. */
const toughnessOf = ({ regulars, elites, dunlendings = 0 }: Units): number =>
  2 * regulars + 4 * elites + dunlendings
const partOf = ({ regulars, elites, dunlendings = 0 }: Units): string =>
  `${regulars},${elites},${dunlendings}`
const keyOf = ({ attacker, defender }: Field): string => `${partOf(attacker)},${partOf(defender)}`
const isOver = ({ attacker, defender }: Field): boolean => unitsOf(attacker) === 0 || unitsOf(defender) === 0

/** Who is left after so many hits. */
const wounded = (units: Units, hits: number, { losses }: FullArmy): Units => {
  let { regulars: r, elites: e, dunlendings: d = 0 } = units
  for (let left = hits; left > 0 && r + e + d > 0; left--)
    if (e > 0 && (losses === 'elites' || (r === 0 && d < 2))) [r, e] = [r + 1, e - 1]
    else if (r > 0) r -= 1
    else if (d > 0) d = Math.max(0, d - 2)
    else [r, e] = [r + 1, e - 1]
  return withUnits(units, r, e, d)
}

/** Units like others in what they tell of. */
const withUnits = ({ dunlendings }: Units, regulars: number, elites: number, few: number): Units =>
  dunlendings === undefined ? { regulars, elites } : { regulars, elites, dunlendings: few }

/** What a die of a side needs in a round. */
const needs = ({ rules, ground }: Fought, part: Part, round: number): number => {
  if (part === 'defender' || ground === 'open') return rules.dice.combat.hitsOn
  if (ground === 'besieged') return rules.dice.combat.hitsOnInSiege
  return round === 1 ? rules.dice.combat.hitsOnAtFirst : rules.dice.combat.hitsOn
}

const facesThatHit = (rules: Dicing, needed: number): number =>
  [1, 2, 3, 4, 5, 6].filter((roll) => isHit(rules, roll, needed)).length

/** The hits of a side in a round of the battle; `first` if it is the first one reckoned with. */
const hitsOf = (battle: Fought, part: Part, units: Units, round: number): Cases => {
  const army = battle[part]
  const cards = round === battle.round ? army.cards : undefined
  const fewer = army.fewerDice + (cards?.fewerDice ?? 0)
  const whole = Math.min(battle.rules.dice.combat.most, unitsOf(units) + army.strength)
  const left = fewer === 0 ? whole : Math.max(1, whole - fewer)
  const dice = Math.min(left, cards?.mostDice ?? left)
  const leadership = army.leadership + Math.min(army.leadingElites, units.elites)
  const again = cards?.noReroll === true ? 0 : Math.min(battle.rules.dice.combat.most, leadership)
  const needed = needs(battle, part, round)
  return successesOf({
    dice,
    faces: facesThatHit(battle.rules, needed - (cards?.roll ?? 0)),
    failed: 0,
    again: Math.min(again, dice),
    facesAgain: facesThatHit(battle.rules, needed - (cards?.reroll ?? 0)),
  })
}

/** What a round may lead to: each field in so many cases, of six to the power of `dice`. */
interface Round {
  readonly nexts: ReadonlyArray<readonly [Field, bigint]>
  readonly dice: number
}

const afterRound = (battle: Fought, field: Field, round: number): Round => {
  const mine = hitsOf(battle, 'attacker', field.attacker, round)
  const theirs = hitsOf(battle, 'defender', field.defender, round)
  const found = new Map<string, readonly [Field, bigint]>()
  mine.cases.forEach((one, scored) =>
    theirs.cases.forEach((other, taken) => {
      if (one * other === 0n) return
      const next = {
        attacker: wounded(field.attacker, taken, battle.attacker),
        defender: wounded(field.defender, scored, battle.defender),
      }
      const key = keyOf(next)
      found.set(key, [next, (found.get(key)?.[1] ?? 0n) + one * other])
    }),
  )
  return { nexts: [...found.values()], dice: mine.dice + theirs.dice }
}

/** Fields with their shares, by key. */
type Fields = Map<string, readonly [Field, Share]>

const put = (fields: Fields, field: Field, share: Share): void => {
  const key = keyOf(field)
  const before = fields.get(key)
  fields.set(key, [field, before === undefined ? share : together(before[1], share)])
}

/** The field after the attacker has paid for another round, if he has to and can; undefined if he stops. */
const extended = (battle: FullBattle, field: Field, rounds: number): Field | undefined => {
  const { rounds: free, extensions } = battle
  if (free === null || rounds < free) return field
  const { regulars, elites } = field.attacker
  if (rounds >= free + extensions || elites === 0) return undefined
  return { ...field, attacker: { ...field.attacker, regulars: regulars + 1, elites: elites - 1 } }
}

/** Fights one more round in every field; what is over, or is not fought on, goes to the ends. */
const fightRound = (battle: Fought, fields: Fields, ends: Fields, rounds: number): Fields => {
  const going: Fields = new Map()
  for (const [field, share] of fields.values()) {
    const { nexts, dice } = afterRound(battle, field, battle.round + rounds - 1)
    for (const [next, cases] of nexts) {
      const on = isOver(next) ? undefined : extended(battle, next, rounds)
      put(on === undefined ? ends : going, on ?? next, shareOf(share, cases, 6n, dice))
    }
  }
  return going
}

const strengthIn = ({ attacker, defender }: Field): number => toughnessOf(attacker) + toughnessOf(defender)

/**
 * Fights to the end from every field: rounds in which nobody is hit are left out, since they only repeat,
 * and every other one leaves less to hit.
 */
const fightOut = (battle: Fought, fields: Fields, ends: Fields): void => {
  const round = battle.round + 1
  const levels: Array<Fields> = []
  const levelOf = (strength: number): Fields => (levels[strength] ??= new Map())
  for (const [field, share] of fields.values()) put(levelOf(strengthIn(field)), field, share)
  for (let strength = levels.length - 1; strength >= 0; strength--)
    for (const [field, share] of levels[strength]?.values() ?? []) {
      const { nexts } = afterRound(battle, field, round)
      const moved = nexts.filter(([next]) => keyOf(next) !== keyOf(field))
      const all = moved.reduce((sum, [, cases]) => sum + cases, 0n)
      for (const [next, cases] of moved)
        put(isOver(next) ? ends : levelOf(strengthIn(next)), next, shareOf(share, cases, all))
    }
}

const unitsIn = ({ regulars, elites, dunlendings }: FullArmy): Units =>
  dunlendings === 0 ? { regulars, elites } : { regulars, elites, dunlendings }

/** How many rounds are fought one by one: all, or the first alone where there is no limit. */
const fight = (battle: Fought): Fields => {
  const { attacker, defender } = battle
  const start: Field = { attacker: unitsIn(attacker), defender: unitsIn(defender) }
  const ends: Fields = new Map()
  let fields: Fields = new Map([[keyOf(start), [start, WHOLE]]])
  for (let rounds = 1; fields.size > 0; rounds++) {
    fields = fightRound(battle, fields, ends, rounds)
    if (battle.rounds !== null) continue
    fightOut(battle, fields, ends)
    break
  }
  return ends
}

const hitOdds = ({ cases, dice }: Cases): HitOdds =>
  cases.flatMap((above, hits) =>
    above === 0n ? [] : [{ hits, probability: probability(reduced(above, 6n ** BigInt(dice))) }],
  )

/** How a field looks to the attacker. */
const endOf = ({ attacker, defender }: Field): 'won' | 'lost' | 'neither' | 'undecided' => {
  if (unitsOf(attacker) > 0) return unitsOf(defender) > 0 ? 'undecided' : 'won'
  return unitsOf(defender) > 0 ? 'lost' : 'neither'
}

const byStrength = (one: Field, other: Field): number =>
  toughnessOf(other.attacker) - toughnessOf(one.attacker) ||
  other.attacker.elites - one.attacker.elites ||
  toughnessOf(one.defender) - toughnessOf(other.defender) ||
  one.defender.elites - other.defender.elites

const oddsOf = (battle: Fought): BattleOdds => {
  const ends = [...fight(battle).values()]
  const chanceOf = (end: ReturnType<typeof endOf>): Probability => {
    const shares = ends.flatMap(([field, share]) => (endOf(field) === end ? [share] : []))
    return probability(ratioOf(shares.reduce(together, NOTHING)))
  }
  return {
    hits: {
      attacker: hitOdds(hitsOf(battle, 'attacker', unitsIn(battle.attacker), battle.round)),
      defender: hitOdds(hitsOf(battle, 'defender', unitsIn(battle.defender), battle.round)),
    },
    won: chanceOf('won'),
    lost: chanceOf('lost'),
    neither: chanceOf('neither'),
    undecided: chanceOf('undecided'),
    results: ends
      .sort(([one], [other]) => byStrength(one, other))
      .map(([field, share]) => ({ ...field, probability: probability(ratioOf(share)) })),
  }
}

/**
 * The odds of a battle, exactly, if it is fought in a fixed way: the attacker goes on until somebody has no
 * unit left, or for as many rounds as the description says; the defender stays; each side takes its losses in
 * its order, and reduces an Elite before it loses it; a Regular is always at hand to replace one. Cards do
 * only what the description says, and only in its first round. Left, with what is wrong, if no table could
 * show such a battle.
 */
export const battleOdds = (rules: Dicing, spec: unknown): E.Either<Malformed, BattleOdds> => {
  try {
    const read = readBattle(spec)
    return E.isLeft(read) ? read : E.right(oddsOf({ ...read.right, rules }))
  } catch (error) {
    return E.left(malformed('', `the description cannot be read: ${messageOf(error)}`))
  }
}
