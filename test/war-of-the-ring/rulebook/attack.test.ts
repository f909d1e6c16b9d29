/** Starting a battle (chapter VI): who attacks whom, the politics of it, the rearguard. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, refused } from '../support/play'
import { army, politics, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  at,
  attacks,
  BEGIN,
  bring,
  CEASE,
  FIGHT,
  FREE_ALL,
  FREE_BEGIN,
  FREE_FIGHT,
  FREE_LED,
  freeAt,
  freeBring,
  freeWar,
  LED,
  rolls,
  STAY,
  strike,
  atWar,
} from './battles'
import { ALL, ALL_AT_WAR } from '../support/scenes'

/** Orcs before Osgiliath. */
const ithilien = (attackers: object, defenders: object = { 'gondor-regular': 2 }): State =>
  atWar({ armies: { 'north-ithilien': attackers, osgiliath: defenders } })
const ASSAULT = strike('north-ithilien', 'osgiliath')

/** Minas Tirith besieged, with a friend of each side next door. */
const SIEGE: PositionSpec = {
  armies: {
    'minas-tirith': { 'sauron-regular': 3 },
    osgiliath: { 'sauron-regular': 2 },
    lossarnach: { 'gondor-regular': 2 },
  },
  besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
}

describe('who attacks', () => {
  ruleAllows('battle.start', 'one attack of one Army for an Army result', () => {
    const state = ithilien({ 'sauron-regular': 1 })
    expect(asked(after(state, BEGIN))).toBe('shadow decide/attack')
    const over = after(state, ...ASSAULT, dice(1, 1, 1), CEASE)
    expect(asked(over)).toBe('free-peoples decide/action')
    expect(unused(over, 'shadow')).toEqual({ character: 1 })
  })

  ruleAllows('battle.start', 'OR-40: a Character result for an Army that somebody leads', () => {
    const led = ithilien({ 'sauron-regular': 2, nazgul: 1 })
    expect(attacks(after(led, LED))).toEqual([['north-ithilien', 'osgiliath']])
    const orthanc = {
      orthanc: { saruman: 1, 'isengard-regular': 1 },
      'fords-of-isen': { 'rohan-regular': 1 },
    }
    const byVoice = atWar({ armies: { ...orthanc, 'gap-of-rohan': { 'isengard-elite': 1 } } })
    expect(attacks(after(byVoice, LED))).toEqual([
      ['gap-of-rohan', 'fords-of-isen'],
      ['orthanc', 'fords-of-isen'],
    ])
    const alone = atWar({ armies: { ...orthanc, 'gap-of-rohan': { 'isengard-regular': 1 } } })
    expect(attacks(after(alone, LED))).toEqual([['orthanc', 'fords-of-isen']])
  })

  ruleForbids('battle.start', 'a Character result for an Army that nobody leads', () => {
    expect(refused(ithilien({ 'sauron-regular': 2 }), LED)).toEqual(['battle.start'])
    const one = atWar({
      armies: {
        'north-ithilien': { 'sauron-regular': 2 },
        'south-ithilien': { 'sauron-regular': 2, nazgul: 1 },
        osgiliath: { 'gondor-regular': 2 },
      },
    })
    expect(refused(after(one, LED), at('north-ithilien', 'osgiliath'))).toEqual(['battle.start'])
    expect(refused(after(one, LED), at('south-ithilien', 'osgiliath'))).toEqual([])
  })

  ruleForbids(
    'battle.start',
    'a Leader of a nation not at war to lead an attack by a Character result',
    () => {
      const state = freeWar({
        politics: { ...ALL_AT_WAR, rohan: { steps: 1, active: true } },
        armies: {
          osgiliath: { 'gondor-regular': 3, 'rohan-leader': 1 },
          'minas-tirith': { 'gondor-regular': 1, 'gondor-leader': 1 },
          'north-ithilien': { 'sauron-regular': 1 },
        },
      })
      expect(refused(state, FREE_LED)).toEqual(['battle.start'])
      expect(refused(state, FREE_BEGIN)).toEqual([])
    },
  )

  const peace = atWar({
    politics: { ...ALL_AT_WAR, southrons: { steps: 1 } },
    armies: {
      'west-harondor': { 'southrons-regular': 3 },
      'south-ithilien': { 'sauron-regular': 1, 'southrons-regular': 1 },
      osgiliath: { 'gondor-regular': 2 },
    },
  })

  ruleAllows('battle.atWar', 'units of a nation at war to begin a battle', () => {
    expect(attacks(after(peace, BEGIN))).toEqual([['south-ithilien', 'osgiliath']])
  })

  ruleForbids('battle.atWar', 'an Army without any such unit to begin one', () => {
    expect(refused(after(peace, BEGIN), at('west-harondor', 'osgiliath'))).toEqual(['battle.atWar'])
  })
})

describe('whom they attack', () => {
  ruleAllows('battle.targets', 'DP-6.8: the Army next door, the besieged, the besiegers', () => {
    expect(attacks(after(atWar(SIEGE), BEGIN))).toEqual([
      ['minas-tirith', 'minas-tirith'],
      ['minas-tirith', 'lossarnach'],
      ['osgiliath', 'lossarnach'],
    ])
    expect(attacks(after(freeWar(SIEGE), FREE_BEGIN))).toEqual([
      ['lossarnach', 'minas-tirith'],
      ['lossarnach', 'osgiliath'],
      ['minas-tirith', 'minas-tirith'],
    ])
  })

  ruleForbids('battle.targets', 'an attack on regions farther off, on empty ones and on friends', () => {
    const state = after(
      atWar({ ...SIEGE, armies: { ...SIEGE.armies, 'south-ithilien': { 'sauron-regular': 1 } } }),
      BEGIN,
    )
    expect(refused(state, at('south-ithilien', 'lossarnach'))).toEqual(['battle.targets'])
    expect(refused(state, at('osgiliath', 'pelargir'))).toEqual(['battle.targets'])
    expect(refused(state, at('osgiliath', 'south-ithilien'))).toEqual(['battle.targets'])
    expect(refused(state, at('osgiliath', 'osgiliath'))).toEqual(['battle.targets'])
  })

  const ghosts = freeWar({
    armies: {
      osgiliath: { 'gondor-regular': 2 },
      'north-ithilien': { nazgul: 2, 'witch-king': 1 },
      'south-ithilien': { 'sauron-regular': 1 },
    },
  })

  ruleAllows('battle.loneCharacters', 'OR-47: Nazgûl and Characters by themselves to be walked upon', () => {
    const walked = after(
      ghosts,
      free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
      free({ kind: 'march', from: 'osgiliath', to: 'north-ithilien' }),
      FREE_ALL,
    )
    expect(army(walked, 'north-ithilien')).toEqual({ 'gondor-regular': 2, nazgul: 2, 'witch-king': 1 })
  })

  ruleForbids('battle.loneCharacters', 'OR-47: an attack on them', () => {
    expect(attacks(after(ghosts, FREE_BEGIN))).toEqual([['osgiliath', 'south-ithilien']])
    const strider = atWar({
      armies: {
        'north-ithilien': { strider: 1 },
        'minas-morgul': { 'sauron-regular': 2 },
        'south-ithilien': { 'gondor-regular': 1 },
      },
    })
    expect(attacks(after(strider, BEGIN))).toEqual([['minas-morgul', 'south-ithilien']])
  })

  ruleForbids('battle.loneCharacters', 'an attack on them, and the refusal names the rule', () => {
    const refusal = refused(after(ghosts, FREE_BEGIN), freeAt('osgiliath', 'north-ithilien'))
    expect(refusal).toContain('battle.loneCharacters')
  })

  ruleForbids('battle.loneCharacters', 'them to help an attack on the region in which they are alone', () => {
    const state = ithilien({ 'sauron-regular': 1 }, { 'gondor-regular': 2, nazgul: 1 })
    expect(rolls('shadow', true, state, ...ASSAULT, dice(1, 1, 1))).toEqual([])
    const boromir = ithilien({ 'sauron-regular': 1, boromir: 1 })
    expect(rolls('free-peoples', false, boromir, ...ASSAULT, dice(1, 1, 1))).toEqual([1, 1])
    expect(rolls('free-peoples', true, boromir, ...ASSAULT, dice(1, 1, 1))).toEqual([])
  })

  ruleAllows('battle.attackersStay', 'the attackers to go in once the battle is won', () => {
    const won = after(ithilien({ 'sauron-regular': 2 }), ...ASSAULT, ALL, dice(6, 6, 1, 1))
    expect(army(won, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
    expect(army(after(won, ALL), 'osgiliath')).toEqual({ 'sauron-regular': 2 })
  })

  ruleForbids('battle.attackersStay', 'them to leave their region while it lasts', () => {
    const round = after(ithilien({ 'sauron-regular': 2 }), ...ASSAULT, ALL, dice(1, 1, 1, 1))
    expect(asked(round)).toBe('shadow decide/cease')
    expect(army(round, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
    expect(refused(round, ALL)).toEqual(['turn.wholeAction'])
    const over = after(round, CEASE)
    expect(army(over, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
    expect(army(over, 'osgiliath')).toEqual({ 'gondor-regular': 2 })
  })
})

describe('politics of an attack', () => {
  ruleAllows('politics.attacked', 'DP-6.9, OR-48: it to rouse every nation of the defenders at once', () => {
    const state = atWar({
      politics: {
        sauron: { steps: 0 },
        gondor: { steps: 2, active: false },
        rohan: { steps: 1, active: false },
        north: { steps: 3, active: false },
      },
      armies: {
        osgiliath: { 'sauron-regular': 2 },
        'minas-tirith': { 'gondor-regular': 1, 'rohan-elite': 1, 'north-leader': 1 },
      },
    })
    const declared = after(state, BEGIN, at('osgiliath', 'minas-tirith'), ALL)
    expect(asked(declared)).toBe('free-peoples decide/withdraw')
    expect(politics(declared, 'gondor')).toBe('active, 1 step')
    expect(politics(declared, 'rohan')).toBe('at war')
    expect(politics(declared, 'north')).toBe('passive, 3 steps')
    const fought = after(declared, FREE_FIGHT, dice(1, 1, 1, 1, 1), FIGHT)
    expect(politics(fought, 'gondor')).toBe('active, 1 step')
  })
})

describe('politics of other attacks', () => {
  ruleForbids(
    'politics.attacked',
    'DP-6.9, OR-49: it to rouse attackers, rearguards, or those who look on',
    () => {
      const state = freeWar({
        ...SIEGE,
        politics: {
          rohan: { steps: 0, active: true },
          gondor: { steps: 2, active: false },
          sauron: { steps: 1 },
          southrons: { steps: 2 },
        },
        armies: {
          'minas-tirith': { 'sauron-regular': 1 },
          osgiliath: { 'southrons-regular': 2 },
          lossarnach: { 'rohan-regular': 1, 'gondor-regular': 1 },
        },
      })
      const relief = after(state, FREE_BEGIN, freeAt('lossarnach', 'minas-tirith'))
      expect(politics(relief, 'sauron')).toBe('at war')
      expect(politics(relief, 'gondor')).toBe('passive, 2 steps')
      expect(politics(relief, 'southrons')).toBe('active, 2 steps')
    },
  )
})

describe('the rearguard', () => {
  ruleAllows('battle.rearguard', 'DP-6.8: any part of the Army to fight, if a unit does', () => {
    const state = after(ithilien({ 'sauron-regular': 3, nazgul: 2 }), ...ASSAULT)
    expect(asked(state)).toBe('shadow decide/party')
    expect(offered(state)).toEqual([
      ALL,
      ...[1, 2, 3].map((number) => bring('sauron-regular', number)),
      ...[0, 1, 2].map((number) => bring('nazgul', number)),
    ])
    const two = after(state, bring('sauron-regular', 2))
    expect(offered(two)).toEqual([0, 1, 2].map((number) => bring('nazgul', number)))
    expect(asked(after(two, bring('nazgul', 0)))).toBe('nature shadow combat die')
    expect(asked(after(ithilien({ 'sauron-regular': 1 }), ...ASSAULT))).toBe('nature shadow combat die')
  })

  ruleAllows('battle.rearguard', 'nobody to stay out when all units fight', () => {
    const state = ithilien({ 'sauron-regular': 2, nazgul: 1, 'witch-king': 1 })
    const moves = [...ASSAULT, bring('sauron-regular', 2), dice(1, 1, 1, 1, 1, 1)]
    expect(rolls('shadow', true, state, ...moves)).toEqual([1, 1])
    const lost = after(state, ...ASSAULT, bring('sauron-regular', 2), dice(1, 1, 6, 6, 1, 1))
    expect(army(lost, 'north-ithilien')).toEqual({})
  })

  ruleForbids('battle.rearguard', 'an attack without a unit, or led by somebody who stays out', () => {
    const state = ithilien({ 'sauron-regular': 3, nazgul: 2 })
    expect(refused(after(state, ...ASSAULT), bring('sauron-regular', 0))).toEqual(['battle.rearguard'])
    expect(refused(after(state, ...ASSAULT), bring('sauron-regular', 4))).toEqual(['battle.rearguard'])
    const led = after(state, LED, at('north-ithilien', 'osgiliath'), bring('sauron-regular', 2))
    expect(offers(led, 'bring', 'number')).toEqual([1, 2])
    expect(refused(led, bring('nazgul', 0))).toEqual(['battle.rearguard'])
  })

  /** Three of five orcs fight, a Nazgûl stays out. */
  const part = [...ASSAULT, bring('sauron-regular', 3), bring('nazgul', 0)]
  const five = ithilien({ 'sauron-regular': 5, nazgul: 1 }, { 'gondor-regular': 5 })

  ruleAllows('battle.rearguardSafe', 'it to be there unharmed when those who fought are destroyed', () => {
    const lost = after(five, ...part, dice(1, 1, 1, 5, 5, 5, 5, 5))
    expect(army(lost, 'north-ithilien')).toEqual({ 'sauron-regular': 2, nazgul: 1 })
    expect(asked(lost)).toBe('free-peoples decide/action')
  })

  ruleForbids('battle.rearguardSafe', 'it to roll, to lead and to advance', () => {
    const round = [...part, dice(1, 1, 1, 1, 1, 1, 1, 1)]
    expect(rolls('shadow', false, five, ...round)).toEqual([1, 1, 1])
    expect(rolls('shadow', true, five, ...round)).toEqual([])
    const won = after(ithilien({ 'sauron-regular': 5, nazgul: 1 }), ...part, dice(6, 6, 1, 1, 1))
    expect(offered(won)).toEqual([STAY, ALL, ...[1, 2, 3].map((number) => bring('sauron-regular', number))])
    const advanced = after(won, ALL)
    expect(army(advanced, 'osgiliath')).toEqual({ 'sauron-regular': 3 })
    expect(army(advanced, 'north-ithilien')).toEqual({ 'sauron-regular': 2, nazgul: 1 })
  })

  ruleForbids('battle.rearguardSafe', 'it to advance, and the refusal names the rule', () => {
    const won = after(ithilien({ 'sauron-regular': 5, nazgul: 1 }), ...part, dice(6, 6, 1, 1, 1))
    expect(refused(won, bring('nazgul', 1))).toContain('battle.rearguardSafe')
  })

  const mixed = atWar({
    politics: { ...ALL_AT_WAR, southrons: { steps: 1 } },
    armies: {
      'south-ithilien': { 'sauron-regular': 3, 'southrons-regular': 2 },
      osgiliath: { 'gondor-regular': 2 },
    },
  })
  const MIXED = strike('south-ithilien', 'osgiliath')

  ruleAllows('battle.forcedRearguard', 'TC-15: those at war to attack and advance without the others', () => {
    const moves = [...MIXED, ALL, dice(6, 6, 1, 1, 1)]
    expect(rolls('shadow', false, mixed, ...moves)).toEqual([6, 6, 1])
    const won = after(mixed, ...moves)
    expect(offers(won, 'bring', 'piece')).toEqual(['sauron-regular'])
    expect(army(after(won, ALL), 'osgiliath')).toEqual({ 'sauron-regular': 3 })
    expect(army(after(won, ALL), 'south-ithilien')).toEqual({ 'southrons-regular': 2 })
  })

  ruleForbids('battle.forcedRearguard', 'TC-15: whoever is of a nation not at war to attack', () => {
    const asks = after(mixed, ...MIXED)
    expect(offers(asks, 'bring', 'piece')).toEqual(['sauron-regular'])
    expect(refused(asks, bring('southrons-regular', 1))).toEqual([
      'battle.forcedRearguard',
      'politics.nonBelligerent',
      'politics.stacked',
    ])
  })

  /** Gondor is at atWar, Rohan is not. */
  const muster = (osgiliath: object): State =>
    freeWar({
      politics: { ...ALL_AT_WAR, rohan: { steps: 1, active: true } },
      armies: {
        osgiliath,
        'minas-tirith': { 'gondor-regular': 1 },
        'north-ithilien': { 'sauron-regular': 1 },
        'druadan-forest': { 'sauron-regular': 1 },
      },
    })

  ruleAllows('battle.forcedRearguard', 'OR-28: an attack if a unit stays with a Leader not at war', () => {
    const state = muster({ 'gondor-regular': 2, 'gondor-leader': 1, 'rohan-leader': 1 })
    const attack = after(state, FREE_BEGIN, freeAt('osgiliath', 'north-ithilien'))
    expect(offered(attack)).toEqual([0, 1].map((number) => freeBring('gondor-leader', number)))
  })

  ruleForbids('battle.forcedRearguard', 'OR-28: an attack of a single unit with such a Leader', () => {
    const state = muster({ 'gondor-regular': 1, 'rohan-leader': 1 })
    expect(refused(after(state, FREE_BEGIN), freeAt('osgiliath', 'north-ithilien'))).toEqual([
      'battle.rearguard',
    ])
    const two = muster({ 'gondor-regular': 2, 'rohan-leader': 1 })
    expect(asked(after(two, FREE_BEGIN, freeAt('osgiliath', 'north-ithilien')))).toBe(
      'nature free-peoples combat die',
    )
  })
})
