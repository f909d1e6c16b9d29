/** The politics of Middle-earth (chapter VII): what troops may do before their nation is at war, and then. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, playing, refused, shadow } from '../support/play'
import { army, politics } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  attackOf,
  FREE_ALL,
  FREE_ATTACK,
  FREE_MARCH,
  freeAct,
  marchOf,
  SHADOW_ATTACKS,
  SHADOW_MARCHES,
  shadowActs,
} from './politicsScenes'
import { ALL, AT_WAR } from '../support/scenes'

describe('a nation not at war', () => {
  const rohan = (politics: PositionSpec['politics'] = {}) =>
    freeAct({
      armies: { folde: { 'rohan-regular': 2, 'rohan-leader': 1 }, osgiliath: { 'sauron-regular': 1 } },
      politics,
    })

  ruleAllows(
    'politics.nonBelligerent',
    'its troops march in their own land and out of it into that of nobody',
    () => {
      const start = freeAct({ armies: { eastemnet: { 'rohan-regular': 2 } } })
      expect(offers(after(start, FREE_MARCH), 'march', 'to')).toEqual([
        'folde',
        'westemnet',
        'fangorn',
        'parth-celebrant',
        'western-brown-lands',
        'western-emyn-muil',
      ])
    },
  )

  ruleAllows('politics.nonBelligerent', 'its troops defend themselves', () => {
    const start = shadowActs({
      armies: { osgiliath: { 'gondor-regular': 1 }, 'north-ithilien': { 'sauron-regular': 1 } },
    })
    const state = after(start, SHADOW_ATTACKS, shadow(attackOf('north-ithilien', 'osgiliath')), dice(1, 6))
    expect([army(state, 'osgiliath'), army(state, 'north-ithilien')]).toEqual([{ 'gondor-regular': 1 }, {}])
  })

  ruleForbids(
    'politics.nonBelligerent',
    'its troops do not enter the land of another nation, friend or enemy',
    () => {
      expect(refused(after(rohan(), FREE_MARCH), free(marchOf('folde', 'druadan-forest')))).toEqual([
        'movement.nation',
      ])
      const gap = freeAct({ armies: { 'fords-of-isen': { 'rohan-regular': 1 } } })
      expect(refused(after(gap, FREE_MARCH), free(marchOf('fords-of-isen', 'gap-of-rohan')))).toEqual([
        'movement.nation',
      ])
    },
  )

  ruleForbids(
    'politics.nonBelligerent',
    'its troops do not attack, nor does a Muster result bring any',
    () => {
      const start = freeAct({
        armies: {
          'druadan-forest': { 'gondor-regular': 2, 'rohan-regular': 1 },
          osgiliath: { 'sauron-regular': 1 },
        },
      })
      expect(refused(start, FREE_ATTACK)).toEqual(['battle.atWar', 'battle.start'])
      const other = freeAct({
        armies: {
          'druadan-forest': { 'gondor-regular': 2 },
          lorien: { 'elves-regular': 1 },
          osgiliath: { 'sauron-regular': 1 },
          'dimrill-dale': { 'sauron-regular': 1 },
        },
        politics: { elves: AT_WAR },
      })
      expect(refused(after(other, FREE_ATTACK), free(attackOf('druadan-forest', 'osgiliath')))).toEqual([
        'battle.atWar',
      ])
      const mustering = after(other, free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
      const recruit = free({ kind: 'recruit', piece: 'gondor-regular', region: 'minas-tirith' })
      expect(refused(mustering, recruit)).toEqual(['recruiting.atWar'])
    },
  )

  ruleForbids(
    'politics.nonBelligerent',
    'its Leaders stay with one unit at least while others march on',
    () => {
      const start = freeAct({
        armies: { 'western-emyn-muil': { 'gondor-regular': 2, 'rohan-leader': 1 } },
        politics: { gondor: AT_WAR },
      })
      const state = after(start, FREE_MARCH, free(marchOf('western-emyn-muil', 'druadan-forest')))
      expect(army(state, 'druadan-forest')).toEqual({ 'gondor-regular': 1 })
      expect(army(state, 'western-emyn-muil')).toEqual({ 'gondor-regular': 1, 'rohan-leader': 1 })
    },
  )

  ruleForbids('politics.nonBelligerent', 'a single unit at war cannot leave such a Leader behind', () => {
    const start = freeAct({
      armies: {
        'western-emyn-muil': { 'gondor-regular': 1, 'rohan-leader': 1 },
        lorien: { 'elves-regular': 1 },
      },
      politics: { gondor: AT_WAR },
    })
    const march = free(marchOf('western-emyn-muil', 'druadan-forest'))
    expect(refused(after(start, FREE_MARCH), march)).toEqual(['movement.nation'])
  })

  const mixed = shadowActs({
    armies: {
      'western-emyn-muil': { 'sauron-regular': 3, 'southrons-regular': 2 },
      'druadan-forest': { 'gondor-regular': 1 },
    },
  })

  ruleAllows('politics.stacked', 'troops at war go on without those who are not', () => {
    const state = after(mixed, SHADOW_MARCHES, shadow(marchOf('western-emyn-muil', 'eastemnet')), ALL)
    expect(army(state, 'eastemnet')).toEqual({ 'sauron-regular': 3 })
    expect(army(state, 'western-emyn-muil')).toEqual({ 'southrons-regular': 2 })
  })

  ruleForbids(
    'politics.stacked',
    'TC-15: in company of troops at war they neither march along nor attack',
    () => {
      const march = after(mixed, SHADOW_MARCHES, shadow(marchOf('western-emyn-muil', 'eastemnet')))
      expect(offers(march, 'bring', 'piece')).toEqual(['sauron-regular'])
      expect(refused(march, shadow({ kind: 'bring', piece: 'southrons-regular', number: 2 }))).toEqual([
        'movement.nation',
        'politics.nonBelligerent',
        'politics.stacked',
      ])
      const attack = after(mixed, SHADOW_ATTACKS, shadow(attackOf('western-emyn-muil', 'druadan-forest')))
      expect(offers(attack, 'bring', 'piece')).toEqual(['sauron-regular'])
      expect(refused(attack, shadow({ kind: 'bring', piece: 'southrons-regular', number: 2 }))).toEqual([
        'battle.forcedRearguard',
        'politics.nonBelligerent',
        'politics.stacked',
      ])
      expect(asked(after(attack, ALL, dice(1, 1, 1, 1)))).toBe('shadow decide/cease')
    },
  )
})

describe('a retreat across the border', () => {
  const dale = shadowActs({
    armies: { dale: { 'north-regular': 2 }, 'northern-rhovanion': { 'sauron-regular': 2 } },
  })
  const fought = after(
    dale,
    SHADOW_ATTACKS,
    shadow(attackOf('northern-rhovanion', 'dale')),
    ALL,
    dice(1, 1, 1, 1),
    shadow({ kind: 'fight' }),
  )

  ruleAllows(
    'politics.retreat',
    'EX-13: two units of the North, not at war, retreat from Dale to Erebor',
    () => {
      expect(offers(fought, 'retreat', 'to')).toEqual([
        'erebor',
        'iron-hills',
        'woodland-realm',
        'old-forest-road',
        'vale-of-the-carnen',
        'withered-heath',
      ])
      expect(army(after(fought, free({ kind: 'retreat', to: 'erebor' })), 'erebor')).toEqual({
        'north-regular': 2,
      })
    },
  )

  ruleForbids('politics.retreat', 'EX-13: they cannot march there', () => {
    const start = freeAct({ armies: { dale: { 'north-regular': 2 } } })
    expect(refused(after(start, FREE_MARCH), free(marchOf('dale', 'erebor')))).toEqual(['movement.nation'])
  })

  const inErebor = (steps: number) =>
    after(
      freeAct({ armies: { erebor: { 'north-regular': 1 } }, politics: { north: { steps, active: true } } }),
      FREE_MARCH,
    )

  ruleForbids('politics.retreat', 'OR-52: with their next move they must leave that land', () => {
    expect(offers(inErebor(1), 'march', 'to')).toEqual(['dale', 'withered-heath'])
    expect(refused(inErebor(1), free(marchOf('erebor', 'iron-hills')))).toEqual([
      'movement.nation',
      'politics.retreat',
    ])
    const shutIn = freeAct({ armies: { edoras: { 'gondor-regular': 1 } } })
    expect(refused(shutIn, FREE_MARCH)).toEqual(['movement.when'])
  })

  ruleAllows('politics.retreat', 'OR-52: at war they go where they like', () => {
    expect(offers(inErebor(0), 'march', 'to')).toEqual(['iron-hills', 'dale', 'withered-heath'])
  })
})

describe('war', () => {
  const isengard = (steps: number) =>
    shadowActs({
      base: 'set-up',
      armies: { 'gap-of-rohan': { 'isengard-regular': 2 } },
      politics: { isengard: { steps } },
    })

  ruleAllows('politics.atWar', 'on the last step a nation marches, attacks and musters', () => {
    const state = isengard(0)
    expect(offers(after(state, SHADOW_ATTACKS), 'attack', 'from')).toContain('gap-of-rohan')
    expect(
      army(
        after(isengard(0), SHADOW_MARCHES, shadow(marchOf('gap-of-rohan', 'enedwaith')), ALL),
        'enedwaith',
      ),
    ).toEqual({
      'isengard-regular': 2,
    })
    const mustering = after(state, shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
    expect(
      refused(mustering, shadow({ kind: 'recruit', piece: 'isengard-elite', region: 'orthanc' })),
    ).toEqual([])
  })

  ruleForbids('politics.atWar', 'on the step before it does not yet', () => {
    const state = isengard(1)
    expect(refused(state, SHADOW_ATTACKS)).toEqual(['battle.atWar', 'battle.start'])
    const mustering = after(state, shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
    const elite = shadow({ kind: 'recruit', piece: 'isengard-elite', region: 'orthanc' })
    expect(refused(mustering, elite)).toEqual(['recruiting.atWar'])
  })

  const nazgul = shadowActs({
    armies: {
      'north-ithilien': { 'southrons-regular': 2, nazgul: 1 },
      osgiliath: { 'gondor-regular': 2 },
    },
    politics: { sauron: { steps: 1 }, southrons: AT_WAR },
  })
  const LED = shadow({ kind: 'beginAttack', die: 'character', as: 'character' })

  ruleAllows(
    'politics.characters',
    'EX-14: a Nazgûl takes part in a battle though Sauron is not at war',
    () => {
      const state = after(nazgul, LED, shadow(attackOf('north-ithilien', 'osgiliath')), ALL)
      const { state: fought, events } = playing(state, dice(1, 1, 1, 1, 6))
      expect(politics(fought, 'sauron')).toBe('active, 1 step')
      const again = events.filter((event) => event.kind === 'CombatDieRolled' && event.again)
      expect(again).toMatchObject([{ side: 'shadow', roll: 6, hit: true }])
      expect(army(fought, 'osgiliath')).toEqual({ 'gondor-regular': 1 })
    },
  )

  ruleAllows(
    'politics.characters',
    'EX-14: with units of Sauron alone he attacks nobody, but defends',
    () => {
      const armies = {
        'north-ithilien': { 'sauron-regular': 2, nazgul: 1 },
        osgiliath: { 'gondor-regular': 2 },
      } as const
      const politics = { sauron: { steps: 1 }, gondor: AT_WAR } as const
      expect(refused(shadowActs({ armies, politics }), LED)).toEqual(['battle.atWar', 'battle.start'])
      const attacked = after(
        freeAct({ armies, politics }),
        FREE_ATTACK,
        free(attackOf('osgiliath', 'north-ithilien')),
        FREE_ALL,
        dice(1, 1, 1, 1, 6),
      )
      expect(asked(attacked)).toBe('free-peoples decide/cease')
      expect(army(attacked, 'osgiliath')).toEqual({ 'gondor-regular': 1 })
    },
  )

  ruleAllows('politics.characters', 'a Companion enters any land, with or without an Army', () => {
    const start = freeAct({ characters: { gimli: 'dale' } })
    const state = after(start, free({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(offered(state, { region: 'erebor' })).toHaveLength(1)
    expect(offered(state, { region: 'woodland-realm' })).toHaveLength(1)
  })
})
