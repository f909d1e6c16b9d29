/** The politics of Middle-earth (chapter VII): the steps towards war that an attack or a loss brings. */
import { describe, expect } from 'vitest'
import type { RegionId } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, playing, shadow } from '../support/play'
import { army, captured, garrison, points, politics } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  attackOf,
  FREE_ALL,
  FREE_ATTACK,
  FREE_MARCH,
  freeAct,
  marchOf,
  nationsIn,
  SHADOW_ATTACKS,
  SHADOW_MARCHES,
  shadowActs,
} from './politicsScenes'
import { ALL, AT_WAR } from '../support/scenes'

describe('advancing by an attack', () => {
  ruleAllows(
    'politics.advanceAttacked',
    'TC-16: Gondor, passive and one step away, is active first and then at war',
    () => {
      const start = shadowActs({
        armies: { 'north-ithilien': { 'sauron-regular': 2 }, osgiliath: { 'gondor-regular': 1 } },
        politics: { gondor: { steps: 1, active: false } },
      })
      const { state, events } = playing(
        start,
        SHADOW_ATTACKS,
        shadow(attackOf('north-ithilien', 'osgiliath')),
        ALL,
      )
      expect(nationsIn(events)).toEqual([
        'NationActivated gondor by politics.attacked',
        'NationAdvanced gondor by politics.advanceAttacked',
      ])
      expect(politics(state, 'gondor')).toBe('at war')
    },
  )

  ruleAllows(
    'politics.advanceAttacked',
    'OR-48: when the attack is declared, before the way into the Stronghold',
    () => {
      const start = shadowActs({
        armies: { westemnet: { 'sauron-regular': 5 }, 'helms-deep': { 'rohan-regular': 1 } },
        captured: ['westemnet'],
      })
      const state = after(start, SHADOW_ATTACKS, shadow(attackOf('westemnet', 'helms-deep')), ALL)
      expect([asked(state), politics(state, 'rohan')]).toEqual([
        'free-peoples decide/withdraw',
        'active, 2 steps',
      ])
      const inside = after(state, free({ kind: 'withdraw' }), shadow({ kind: 'pass' }))
      expect([army(inside, 'helms-deep'), politics(inside, 'rohan')]).toEqual([
        { 'rohan-regular': 1 },
        'active, 2 steps',
      ])
    },
  )

  const siege = shadowActs({
    armies: { 'minas-tirith': { 'sauron-regular': 3, 'sauron-elite': 2 } },
    besieged: { 'minas-tirith': { 'gondor-regular': 2, 'elves-regular': 1 } },
  })
  const storm = after(siege, SHADOW_ATTACKS, shadow(attackOf('minas-tirith', 'minas-tirith')), ALL)

  ruleAllows(
    'politics.advanceAttacked',
    'TC-19: a siege battle moves both nations of the garrison one step',
    () => {
      expect([politics(storm, 'gondor'), politics(storm, 'elves')]).toEqual([
        'active, 1 step',
        'active, 2 steps',
      ])
    },
  )

  ruleForbids('politics.advanceAttacked', 'TC-19: a second round of the battle moves nobody again', () => {
    const second = after(
      storm,
      dice(1, 1, 1, 1, 1, 1, 1, 1),
      shadow({ kind: 'reduce', piece: 'sauron-elite' }),
      dice(1, 1, 1, 1, 1, 1, 1, 1),
    )
    expect(garrison(second, 'minas-tirith')).toEqual({ 'gondor-regular': 2, 'elves-regular': 1 })
    expect([politics(second, 'gondor'), politics(second, 'elves')]).toEqual([
      'active, 1 step',
      'active, 2 steps',
    ])
  })
})

describe('advancing by a loss', () => {
  const DALE = { dale: { 'north-regular': 2 }, 'northern-rhovanion': { 'sauron-regular': 5 } } as const
  const dale = shadowActs({ armies: DALE })
  const fought = after(
    dale,
    SHADOW_ATTACKS,
    shadow(attackOf('northern-rhovanion', 'dale')),
    ALL,
    dice(6, 1, 1, 1, 1, 1, 1),
    shadow({ kind: 'fight' }),
  )

  ruleAllows(
    ['politics.advanceCaptured', 'politics.advanceAttacked', 'politics.attacked'],
    'EX-12: the North is attacked in Dale, retreats and loses the City: active, and two steps on',
    () => {
      expect([politics(dale, 'north'), points(dale, 'shadow')]).toEqual(['passive, 3 steps', 0])
      expect([asked(fought), politics(fought, 'north')]).toEqual([
        'free-peoples decide/retreat',
        'active, 2 steps',
      ])
      const state = after(fought, free({ kind: 'retreat', to: 'erebor' }), ALL)
      expect(army(state, 'erebor')).toEqual({ 'north-regular': 1 })
      expect(army(state, 'dale')).toEqual({ 'sauron-regular': 5 })
      expect(politics(state, 'north')).toBe('active, 1 step')
      expect([captured(state), points(state, 'shadow')]).toEqual([['dale'], 1])
    },
  )

  ruleForbids(
    'politics.advanceCaptured',
    'EX-12: without the advance the City is not lost and there is no second step',
    () => {
      const state = after(fought, free({ kind: 'retreat', to: 'erebor' }), shadow({ kind: 'pass' }))
      expect([captured(state), politics(state, 'north')]).toEqual([[], 'active, 2 steps'])
    },
  )

  const westemnet = (steps: number) =>
    after(
      shadowActs({
        armies: { fangorn: { 'sauron-regular': 1 } },
        politics: { rohan: { steps, active: false } },
      }),
      SHADOW_MARCHES,
      shadow(marchOf('fangorn', 'westemnet')),
    )

  ruleAllows(
    'politics.advanceCaptured',
    'OR-50: the entry rouses first, then the lost Town moves the nation, for no point',
    () => {
      expect([captured(westemnet(3)), points(westemnet(3), 'shadow')]).toEqual([['westemnet'], 0])
      expect(politics(westemnet(3), 'rohan')).toBe('active, 2 steps')
      expect(politics(westemnet(1), 'rohan')).toBe('at war')
    },
  )

  const folde = freeAct({
    armies: { eastemnet: { 'rohan-regular': 1 }, 'druadan-forest': { 'sauron-regular': 1 } },
    captured: ['folde'],
    politics: { rohan: { steps: 2, active: true }, sauron: AT_WAR },
    dice: { 'free-peoples': ['muster-army', 'muster-army', 'muster'], shadow: ['army'] },
  })
  const regained = after(folde, FREE_MARCH, free(marchOf('eastemnet', 'folde')))

  ruleForbids('politics.advanceCaptured', 'OR-50: a Settlement regained moves nobody', () => {
    expect([captured(regained), politics(regained, 'rohan')]).toEqual([[], 'active, 2 steps'])
  })

  ruleAllows(
    'politics.advanceCaptured',
    'OR-50: the same Settlement lost once more moves its nation once more',
    () => {
      const state = after(
        regained,
        shadow({ kind: 'pass' }),
        FREE_MARCH,
        free(marchOf('folde', 'eastemnet')),
        SHADOW_MARCHES,
        shadow(marchOf('druadan-forest', 'folde')),
      )
      expect([captured(state), politics(state, 'rohan')]).toEqual([['folde'], 'active, 1 step'])
    },
  )
})

describe('nations of the Shadow', () => {
  const orthanc = freeAct({
    armies: { 'fords-of-isen': { 'rohan-regular': 3 }, orthanc: { 'isengard-regular': 2 } },
    politics: { rohan: AT_WAR, isengard: { steps: 1 } },
  })

  ruleAllows(
    'politics.shadowToo',
    'TC-18: Isengard, one step away and attacked in Orthanc by Rohan, is at war',
    () => {
      const { state, events } = playing(
        orthanc,
        FREE_ATTACK,
        free(attackOf('fords-of-isen', 'orthanc')),
        FREE_ALL,
      )
      expect(nationsIn(events)).toEqual(['NationAdvanced isengard by politics.shadowToo'])
      expect([asked(state), politics(state, 'isengard')]).toEqual(['shadow decide/withdraw', 'at war'])
    },
  )

  const gap = freeAct({
    armies: { 'gap-of-rohan': { 'rohan-regular': 2 } },
    politics: { rohan: AT_WAR, isengard: { steps: 1 } },
  })
  const walks = (to: RegionId) => after(gap, FREE_MARCH, free(marchOf('gap-of-rohan', to)), FREE_ALL)

  ruleAllows('politics.shadowToo', 'a Town of Isengard taken moves Isengard', () => {
    expect([captured(walks('south-dunland')), politics(walks('south-dunland'), 'isengard')]).toEqual([
      ['south-dunland'],
      'at war',
    ])
  })

  ruleForbids('politics.shadowToo', 'an Army in its land that takes no Settlement does not', () => {
    const start = freeAct({
      armies: { 'fords-of-isen': { 'rohan-regular': 2 } },
      politics: { rohan: AT_WAR, isengard: { steps: 1 } },
    })
    const state = after(start, FREE_MARCH, free(marchOf('fords-of-isen', 'gap-of-rohan')), FREE_ALL)
    expect([army(state, 'gap-of-rohan'), politics(state, 'isengard')]).toEqual([
      { 'rohan-regular': 2 },
      'active, 1 step',
    ])
  })

  const helmsDeep = freeAct({
    armies: {
      'helms-deep': { 'isengard-regular': 1, 'southrons-regular': 1 },
      westemnet: { 'gondor-regular': 2 },
    },
    besieged: { 'helms-deep': { 'rohan-regular': 2 } },
    politics: { rohan: AT_WAR, gondor: AT_WAR, isengard: { steps: 1 }, southrons: { steps: 2 } },
  })

  ruleAllows(
    ['politics.shadowToo', 'politics.advanceAttacked'],
    'OR-49: in a sortie and in a relief the besiegers react',
    () => {
      const sortie = after(helmsDeep, FREE_ATTACK, free(attackOf('helms-deep', 'helms-deep')), FREE_ALL)
      const relief = after(helmsDeep, FREE_ATTACK, free(attackOf('westemnet', 'helms-deep')), FREE_ALL)
      for (const state of [sortie, relief])
        expect([politics(state, 'isengard'), politics(state, 'southrons')]).toEqual([
          'at war',
          'active, 1 step',
        ])
    },
  )

  ruleForbids('politics.advanceAttacked', 'OR-49: neither attackers nor their rearguard react', () => {
    const start = shadowActs({
      armies: {
        'north-ithilien': { 'sauron-regular': 3, 'southrons-regular': 2 },
        osgiliath: { 'gondor-regular': 1 },
      },
    })
    const { state, events } = playing(
      start,
      SHADOW_ATTACKS,
      shadow(attackOf('north-ithilien', 'osgiliath')),
      ALL,
    )
    expect(nationsIn(events)).toEqual([
      'NationActivated gondor by politics.attacked',
      'NationAdvanced gondor by politics.advanceAttacked',
    ])
    expect(politics(state, 'southrons')).toBe('active, 2 steps')
  })
})
