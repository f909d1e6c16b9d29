/** What refusals in battles say beside their rule: which piece, which Nation, which region. */
import { describe, expect } from 'vitest'
import { FREE_PEOPLES_NATIONS } from '../../../src/war-of-the-ring/model/ids'
import { after, asked, dice, factsOf, offered, refused } from '../support/play'
import { ruleForbids } from '../support/rules'
import { shadowAttacks, using } from '../combat/scenes'
import { CEASE, freeLose, INSIDE, ones, reduce } from './battles'

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
    expect(factsOf(one, freeLose('elves-elite'), 'battle.hits')).toEqual({ piece: 'elves-elite', hits: 1 })
  })
})

describe('another round of a siege', () => {
  // All twelve Regulars of Isengard are on the map.
  const round = after(
    shadowAttacks({
      attackers: { 'isengard-elite': 1, 'sauron-elite': 1, 'southrons-elite': 1 },
      defenders: { 'gondor-regular': 1 },
      to: 'minas-tirith',
      siege: true,
      spec: { armies: { orthanc: { 'isengard-regular': 9 }, 'south-dunland': { 'isengard-regular': 3 } } },
    }),
    ones(4),
  )

  ruleForbids('battle.replacement', 'OR-34: it for an Elite that no Regular can replace: of whom', () => {
    expect(offered(round)).toEqual([CEASE, reduce('sauron-elite'), reduce('southrons-elite')])
    expect(refused(round, reduce('isengard-elite'))).toEqual(['battle.replacement'])
    expect(factsOf(round, reduce('isengard-elite'), 'battle.replacement')).toEqual({ nation: 'isengard' })
  })

  ruleForbids('siege.extend', 'it for an Elite of the enemy, whatever its Nation', () => {
    for (const nation of FREE_PEOPLES_NATIONS)
      expect(refused(round, reduce(`${nation}-elite`))).toEqual(['siege.extend'])
  })
})

describe('Scouts', () => {
  ruleForbids('battle.retreatBesieged', 'an Army to go inside where there is no Stronghold: where', () => {
    const state = shadowAttacks({
      attackers: { 'sauron-regular': 3 },
      defenders: { 'gondor-regular': 2 },
      free: ['fp-strat-05'],
    })
    const leaving = using(state, { 'free-peoples': 'fp-strat-05' })
    expect(refused(leaving, INSIDE)).toEqual(['battle.retreatBesieged'])
    expect(factsOf(leaving, INSIDE, 'battle.retreatBesieged')).toEqual({ region: 'dead-marshes' })
  })
})
