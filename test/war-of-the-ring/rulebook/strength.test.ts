/** Who fights, with how many dice (chapter VI): the whole defence, Combat Strength and Leadership. */
import { describe, expect } from 'vitest'
import type { State } from '../../../src/war-of-the-ring'
import { after, asked, dice, factsOf, offered, refused } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { atWar, FIGHT, FREE_ALL, FREE_FIGHT, freeLose, ones, rolls, strike } from './battles'
import { ALL } from '../support/scenes'
import { shadowAttacks } from '../combat/scenes'

/** Orcs before Osgiliath. */
const ithilien = (attackers: object, defenders: object = { 'gondor-regular': 2 }): State =>
  atWar({ armies: { 'north-ithilien': attackers, osgiliath: defenders } })
const ASSAULT = strike('north-ithilien', 'osgiliath')

describe('the defence', () => {
  const mixed = atWar({
    politics: { sauron: { steps: 0 } },
    armies: {
      'north-ithilien': { 'sauron-regular': 2 },
      osgiliath: { 'gondor-regular': 1, 'rohan-elite': 1, 'rohan-leader': 1, boromir: 1 },
    },
  })

  ruleAllows('battle.wholeDefence', 'everybody there to defend, also those not at war', () => {
    const moves = [...ASSAULT, ALL, dice(1, 1, 1, 2, 3, 4, 4)]
    expect(rolls('free-peoples', false, mixed, ...moves)).toEqual([1, 2, 3])
    expect(rolls('free-peoples', true, mixed, ...moves)).toEqual([4, 4])
  })

  ruleForbids('battle.wholeDefence', 'the defender to hold anybody back', () => {
    const declared = after(mixed, ...ASSAULT)
    expect(refused(declared, FREE_ALL)).toEqual(['turn.wholeAction'])
    expect(asked(after(declared, ALL))).toBe('nature shadow combat die')
    const lost = after(mixed, ...ASSAULT, ALL, dice(6, 6, 1, 1, 1, 1, 1))
    expect(offered(lost).map((one) => one.kind)).toEqual(['lose', 'reduce', 'lose'])
  })
})

describe('Combat Strength and Leadership', () => {
  const orcs = (attackers: object): State => ithilien(attackers, { 'gondor-regular': 1 })

  ruleAllows('battle.strength', 'EX-6: four dice for three Regulars and an Elite', () => {
    const state = orcs({ 'sauron-regular': 3, 'sauron-elite': 1 })
    expect(rolls('shadow', false, state, ...ASSAULT, ALL, ones(5))).toEqual([1, 1, 1, 1])
  })

  ruleForbids(['battle.strength', 'battle.fiveDice'], 'EX-6: more than five, for eight units too', () => {
    const state = orcs({ 'sauron-regular': 6, 'sauron-elite': 2 })
    expect(rolls('shadow', false, state, ...ASSAULT, ALL, ones(6))).toEqual([1, 1, 1, 1, 1])
  })

  ruleAllows('battle.strength', 'OR-44: losses to count from the next round on', () => {
    const state = ithilien({ 'sauron-regular': 3 }, { 'gondor-regular': 3 })
    const first = [...ASSAULT, ALL, dice(6, 6, 1, 5, 1, 1)]
    expect(rolls('free-peoples', false, state, ...first)).toEqual([5, 1, 1])
    const second = [FIGHT, FREE_FIGHT, dice(2, 2, 3)]
    const next = after(state, ...first)
    expect(rolls('shadow', false, next, ...second)).toEqual([2, 2])
    expect(rolls('free-peoples', false, next, ...second)).toEqual([3])
  })

  const led = { 'gondor-regular': 4, 'gondor-leader': 1, aragorn: 1 }

  ruleAllows('battle.leadership', 'one for a Leader or Nazgûl and his own for a Character', () => {
    const state = ithilien({ 'sauron-regular': 4, nazgul: 1, 'witch-king': 1 }, led)
    const moves = [...ASSAULT, ALL, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3)]
    expect(rolls('shadow', true, state, ...moves)).toEqual([2, 2, 2])
    expect(rolls('free-peoples', false, state, ...moves)).toEqual([1, 1, 1, 1, 1])
    expect(rolls('free-peoples', true, state, ...moves)).toEqual([3, 3, 3])
  })

  ruleForbids('battle.leadership', 'a re-roll of those who are led by nobody', () => {
    const moves = [...ASSAULT, ALL, ones(4)]
    expect(rolls('shadow', true, ithilien({ 'sauron-regular': 2 }), ...moves)).toEqual([])
    const next = ithilien({ 'sauron-regular': 2, nazgul: 1 })
    expect(rolls('shadow', true, next, ...ASSAULT, ALL, ones(5))).toEqual([1])
  })

  ruleAllows('battle.fiveDice', 'five dice to be rolled and five to be rolled again', () => {
    const state = orcs({ 'sauron-regular': 5, nazgul: 5 })
    const moves = [...ASSAULT, ALL, ones(11)]
    expect(rolls('shadow', false, state, ...moves)).toHaveLength(5)
    expect(rolls('shadow', true, state, ...moves)).toHaveLength(5)
  })

  ruleForbids('battle.fiveDice', 'a sixth, by Companions or by more Leadership', () => {
    const nine = orcs({ 'sauron-regular': 9, nazgul: 7, 'witch-king': 1 })
    expect(rolls('shadow', true, nine, ...ASSAULT, ALL, ones(11))).toHaveLength(5)
    const companions = ithilien({ 'sauron-regular': 1 }, { 'gondor-regular': 5, boromir: 1, gimli: 1 })
    expect(rolls('free-peoples', false, companions, ...ASSAULT, ones(8))).toHaveLength(5)
  })
})

describe('a hit', () => {
  const hit = (elites: number) =>
    after(
      shadowAttacks({
        attackers: { 'sauron-regular': 1 },
        defenders: { 'elves-regular': 1, 'elves-elite': elites },
      }),
      dice(6, ...Array.from({ length: elites + 1 }, () => 1)),
    )

  ruleForbids('battle.hits', 'an Elite to be lost to one hit, and it says which and to how many', () => {
    const one = hit(1)
    expect(asked(one)).toBe('free-peoples decide/casualties')
    expect(refused(one, freeLose('elves-elite'))).toEqual(['battle.hits'])
    expect(factsOf(one, freeLose('elves-elite'), 'battle.hits')).toEqual({
      piece: 'elves-elite',
      hits: 1,
      because: 'it takes two hits',
    })
  })
})
