/** The odds of a battle that is fought out, against what the odds of single rounds add up to. */
import { isNone, isSome } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battleOdds, roundOdds, type AttackPlan, type BattleOdds } from '../../src/battles'
import { attack, fight, type Force } from './support/battle'
import { chance, scene, tactics, type Scene } from './support/play'

const HILLS = 'westmark-hills'
const COOMB = 'deeping-coomb'
const PLAN = { side: 'shadow', from: HILLS, to: COOMB } as const

const standing = (shadow: Force, free: Force): Scene =>
  scene({
    regions: { [HILLS]: { side: 'shadow', ...shadow }, [COOMB]: { side: 'free', ...free } },
    dice: { free: {}, shadow: { army: 1 } },
    acting: 'shadow',
  })

const must = ({ state }: Scene, plan?: AttackPlan): BattleOdds => {
  const found = battleOdds(state, plan)
  if (isNone(found)) throw new Error('no odds')
  return found.value
}

const values = ({ attacker, defender, nobody }: BattleOdds): ReadonlyArray<number> => [
  attacker.value,
  defender.value,
  nobody.value,
]

type Left = readonly [units: number, damage: number]
type Values = readonly [attacker: number, defender: number, nobody: number]

/** The same by rounds: each is played from its own position, and one without a hit is played again. */
const byRounds = (shadow: (units: number) => Force, free: (units: number) => Force) => {
  const known = new Map<string, Values>()
  const from = (mine: Left, theirs: Left): Values => {
    if (mine[0] === 0 || theirs[0] === 0)
      return mine[0] > 0 ? [1, 0, 0] : theirs[0] > 0 ? [0, 1, 0] : [0, 0, 1]
    const key = [...mine, ...theirs].join()
    const found = known.get(key)
    if (found !== undefined) return found
    const at = standing({ ...shadow(mine[0]), damage: mine[1] }, { ...free(theirs[0]), damage: theirs[1] })
    const odds = roundOdds(at.state, PLAN)
    if (isNone(odds)) throw new Error('no round')
    const sums = [0, 0, 0]
    let idle = 0
    for (const one of odds.value.attacker.hits)
      for (const other of odds.value.defender.hits) {
        const share = (one.numerator / one.denominator) * (other.numerator / other.denominator)
        if (one.hits + other.hits === 0) idle += share
        else
          from([other.leaves.units, other.leaves.damage], [one.leaves.units, one.leaves.damage]).forEach(
            (value, place) => (sums[place] = (sums[place] ?? 0) + share * value),
          )
      }
    const [won = 0, lost = 0, none = 0] = sums.map((sum) => sum / (1 - idle))
    known.set(key, [won, lost, none])
    return [won, lost, none]
  }
  return from
}

describe('a battle that is fought out', () => {
  it('one Unit against one: the chances of both are the same', () => {
    const odds = must(standing({ units: { 'uruk-hai': 1 } }, { units: { footmen: 1 } }), PLAN)
    expect(odds.attacker).toEqual(odds.defender)
    const [won, lost, none] = byRounds(
      () => ({ units: { 'uruk-hai': 1 } }),
      () => ({ units: { footmen: 1 } }),
    )([1, 0], [1, 0])
    expect(values(odds)).toEqual([won, lost, none].map((value) => expect.closeTo(value, 12)))
  })

  it('the weakest Units are lost first, and Leaders roll misses again', () => {
    const shadow = (units: number): Force => ({ units: { 'uruk-hai': units } })
    const free = (units: number): Force => ({
      units: units > 1 ? { riders: 1, footmen: units - 1 } : { riders: 1 },
      leaders: 1,
    })
    const expected = byRounds(shadow, free)([3, 0], [3, 1])
    const odds = must(standing(shadow(3), { ...free(3), damage: 1 }), PLAN)
    expect(values(odds)).toEqual(expected.map((value) => expect.closeTo(value, 12)))
  })

  it('the three chances together are certain, to the last digit', () => {
    const { attacker, defender, nobody } = must(
      standing({ units: { 'uruk-hai': 4 }, tokens: 1 }, { units: { footmen: 3 }, leaders: 1 }),
      PLAN,
    )
    const all = [attacker, defender, nobody].map(
      (one) => [BigInt(one.numerator), BigInt(one.denominator)] as const,
    )
    const below = all.reduce((product, [, denominator]) => product * denominator, 1n)
    const above = all.reduce((sum, [numerator, denominator]) => sum + (numerator * below) / denominator, 0n)
    expect(above).toBe(below)
  })

  it('a border hinders the attacker in the first round only', () => {
    const stream = must(
      attack('west-fords', { units: { 'uruk-hai': 1 } }, 'fords-of-isen', { units: { footmen: 1 } }),
    )
    const plain = must(standing({ units: { 'uruk-hai': 1 } }, { units: { footmen: 1 } }), PLAN)
    expect(stream.attacker.value).toBeLessThan(plain.attacker.value)
    expect(stream.defender.value).toBeGreaterThan(plain.defender.value)
  })

  it('Protection is worn down first, and the largest battles are told at once', () => {
    const odds = (protection: number): BattleOdds =>
      must(
        fight(
          COOMB,
          { units: { 'uruk-hai': 5 }, tokens: 3 },
          'hornburg',
          { units: { footmen: 5 }, leaders: 3, protection },
          {},
        ),
      )
    const [open, walled] = [odds(0), odds(6)]
    expect(walled.attacker.value).toBeLessThan(open.attacker.value)
    expect(walled.attacker.value).toBeGreaterThan(0)
  })

  it('is that of the attack when it has begun, and none when tokens are shown', () => {
    const begun = fight(HILLS, { units: { 'uruk-hai': 2 } }, COOMB, { units: { footmen: 2 } })
    expect(must(begun)).toEqual(must(standing({ units: { 'uruk-hai': 2 } }, { units: { footmen: 2 } }), PLAN))
    const shown = chance(tactics(begun, 'regroup', 'regroup'), 5)
    expect(isSome(battleOdds(shown.state))).toBe(false)
  })

  it('is none without a battle, and for what is no attack or no state', () => {
    const still = standing({ units: { 'uruk-hai': 2 } }, { units: { footmen: 2 } })
    expect(isSome(battleOdds(still.state))).toBe(false)
    expect(isSome(battleOdds(still.state, { ...PLAN, to: 'edoras' }))).toBe(false)
    expect(isSome(battleOdds(null as never, PLAN))).toBe(false)
  })
})
