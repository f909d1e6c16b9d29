/** Siege battles (chapter VI): their one round, its extension, how they end. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, factsOf, type Move, offered, refused } from '../support/play'
import { army, captured, casualties, garrison, points, reinforcements, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { at, BEGIN, bring, CEASE, lose, ones, reduce, rolls, strike, atWar } from './battles'
import { ALL, ALL_AT_WAR } from '../support/scenes'
import { shadowAttacks } from '../combat/scenes'
import { FREE_PEOPLES_NATIONS } from '../../../src/war-of-the-ring/model/ids'

const hits = (state: State, ...moves: ReadonlyArray<Move>) =>
  eventsAs('CombatDieRolled', state, ...moves).map(({ roll, hit }) => [roll, hit])
const MISS = [5, false]
const HIT = [5, true]

/** Minas Tirith under siege. */
const siege = (besiegers: object, inside: object, spec: PositionSpec = {}): State =>
  atWar({
    ...spec,
    armies: { ...spec.armies, 'minas-tirith': besiegers },
    besieged: { 'minas-tirith': inside },
  })
const BATTLE = strike('minas-tirith')

describe('a siege battle', () => {
  const state = siege(
    { 'sauron-regular': 2 },
    { 'gondor-regular': 2 },
    { armies: { osgiliath: { 'sauron-regular': 1 } } },
  )

  ruleAllows(
    'siege.battle',
    'the besieged to be attacked from the region itself, by a die for battle',
    () => {
      const begun = after(state, ...BATTLE, ALL)
      expect(asked(begun)).toBe('nature shadow combat die')
      expect(eventsAs('BattleBegan', state, ...BATTLE, ALL).map(({ battle }) => battle)).toEqual(['siege'])
    },
  )

  ruleForbids('siege.battle', 'them to be attacked from next door', () => {
    expect(refused(after(state, BEGIN), at('osgiliath', 'minas-tirith'))).toEqual(['siege.battle'])
  })

  const lone = siege({ 'sauron-elite': 1 }, { 'gondor-elite': 1 })

  ruleAllows(
    'siege.rolls',
    'TC-10: the defender to hit with 5 and the attacker with 6, in every round',
    () => {
      expect(hits(lone, ...BATTLE, dice(6, 5))).toEqual([[6, true], HIT])
      const second = after(lone, ...BATTLE, ones(2), reduce('sauron-elite'))
      expect(hits(second, dice(6, 5))).toEqual([[6, true], HIT])
    },
  )

  ruleForbids('siege.rolls', 'TC-10: the attacker to hit with 5, in any round, re-rolls too', () => {
    expect(hits(lone, ...BATTLE, dice(5, 5))).toEqual([MISS, HIT])
    const second = after(lone, ...BATTLE, ones(2), reduce('sauron-elite'))
    expect(hits(second, dice(5, 5))).toEqual([MISS, HIT])
    const led = siege({ 'sauron-elite': 1, nazgul: 1 }, { 'gondor-elite': 1 })
    expect(hits(led, ...BATTLE, dice(1, 1, 5))).toEqual([[1, false], [1, false], MISS])
  })

  const elites = siege(
    { 'sauron-elite': 2, 'southrons-elite': 1, 'sauron-regular': 1 },
    { 'gondor-regular': 3 },
  )
  const round = after(elites, ...BATTLE, ALL, ones(7))

  ruleAllows(
    'siege.extend',
    'DP-6.19: another round for an Elite turned into a Regular, again and again',
    () => {
      expect(asked(round)).toBe('shadow decide/extend')
      expect(offered(round)).toEqual([CEASE, reduce('sauron-elite'), reduce('southrons-elite')])
      const second = after(round, reduce('southrons-elite'))
      expect(asked(second)).toBe('nature shadow combat die')
      expect(army(second, 'minas-tirith')).toEqual({
        'sauron-elite': 2,
        'sauron-regular': 1,
        'southrons-regular': 1,
      })
      expect(reinforcements(second, 'shadow')).toMatchObject({
        'southrons-regular': 23,
        'southrons-elite': 6,
      })
      const third = after(second, ones(7), reduce('sauron-elite'), ones(7), reduce('sauron-elite'), ones(7))
      expect(asked(third)).toBe('free-peoples decide/action')
      expect(army(third, 'minas-tirith')).toEqual({ 'sauron-regular': 3, 'southrons-regular': 1 })
    },
  )

  ruleForbids('siege.extend', 'a second round without an Elite, or for a Regular', () => {
    const over = after(state, ...BATTLE, ALL, ones(4))
    expect(asked(over)).toBe('free-peoples decide/action')
    expect(refused(round, reduce('sauron-regular'))).toEqual(['siege.extend'])
    expect(refused(round, { seat: 'shadow', kind: 'fight' })).toEqual(['battle.steps', 'turn.wholeAction'])
  })

  ruleForbids(
    'siege.extend',
    'OR-34: it for an Elite of the rearguard, or one that has just been lost',
    () => {
      const rear = [
        ...BATTLE,
        bring('sauron-regular', 1),
        bring('sauron-elite', 1),
        bring('southrons-elite', 0),
      ]
      const fought = after(elites, ...rear, ones(5))
      expect(offered(fought)).toEqual([CEASE, reduce('sauron-elite')])
      expect(refused(fought, reduce('southrons-elite'))).toEqual(['siege.extend'])
      const lost = after(elites, ...rear, dice(1, 1, 5, 5, 1), lose('sauron-elite'))
      expect(asked(lost)).toBe('free-peoples decide/action')
      expect(army(lost, 'minas-tirith')).toEqual({
        'sauron-regular': 1,
        'sauron-elite': 1,
        'southrons-elite': 1,
      })
    },
  )

  ruleForbids('siege.extend', 'OR-34: it for an Elite that no Regular can replace', () => {
    const full = { orthanc: { 'isengard-regular': 9 }, 'south-dunland': { 'isengard-regular': 3 } }
    const none = siege({ 'isengard-elite': 2 }, { 'gondor-regular': 1 }, { armies: full })
    expect(asked(after(none, ...BATTLE, ALL, ones(3)))).toBe('free-peoples decide/action')
    const one = siege({ 'isengard-elite': 1, 'sauron-elite': 1 }, { 'gondor-regular': 1 }, { armies: full })
    const fought = after(one, ...BATTLE, ALL, ones(3))
    expect(offered(fought)).toEqual([CEASE, reduce('sauron-elite')])
    expect(refused(fought, reduce('isengard-elite'))).toEqual(['battle.replacement'])
  })

  ruleAllows('siege.goesOn', 'both to be where they were when units of both are left', () => {
    const over = after(state, ...BATTLE, ALL, dice(6, 1, 5, 1))
    expect(army(over, 'minas-tirith')).toEqual({ 'sauron-regular': 1 })
    expect(garrison(over, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(asked(over)).toBe('free-peoples decide/action')
  })

  ruleForbids('siege.goesOn', 'a siege to go on after the last of the besieged: the Stronghold falls', () => {
    const fallen = after(state, ...BATTLE, ALL, dice(6, 6, 1, 1))
    expect(garrison(fallen, 'minas-tirith')).toEqual({})
    expect(army(fallen, 'minas-tirith')).toEqual({ 'sauron-regular': 2 })
    expect([captured(fallen), points(fallen, 'shadow')]).toEqual([['minas-tirith'], 2])
    expect(asked(fallen)).toBe('free-peoples decide/action')
  })

  ruleAllows(
    ['siege.ends', 'battle.leadersFall'],
    'TC-8: a mutual wipe, which takes the leaders and nothing else',
    () => {
      const both = siege(
        { 'sauron-regular': 1, nazgul: 1, 'witch-king': 1 },
        { 'gondor-regular': 1, 'gondor-leader': 1, boromir: 1 },
      )
      const wiped = after(both, ...BATTLE, dice(6, 5, 1, 1))
      expect([army(wiped, 'minas-tirith'), garrison(wiped, 'minas-tirith')]).toEqual([{}, {}])
      expect([captured(wiped), points(wiped, 'shadow')]).toEqual([[], 0])
      expect(casualties(wiped)).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
      expect([where(wiped, 'boromir'), where(wiped, 'witch-king')]).toEqual(['eliminated', 'eliminated'])
    },
  )

  ruleAllows(
    ['siege.battle', 'battle.forcedRearguard'],
    'OR-33: a rearguard, of those not at war at least',
    () => {
      const mixed = siege(
        { 'sauron-regular': 1, 'southrons-regular': 2 },
        { 'gondor-regular': 1 },
        { politics: { ...ALL_AT_WAR, southrons: { steps: 1 } } },
      )
      const rolled = dice(6, 5)
      expect(rolls('shadow', false, mixed, ...BATTLE, rolled)).toEqual([6])
      const wiped = after(mixed, ...BATTLE, rolled)
      expect(army(wiped, 'minas-tirith')).toEqual({ 'southrons-regular': 2 })
      expect([captured(wiped), points(wiped, 'shadow')]).toEqual([['minas-tirith'], 2])
    },
  )
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
