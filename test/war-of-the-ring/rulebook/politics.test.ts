/** The politics of Middle-earth (chapter VII): the track, diplomacy, and who is roused by what. */
import { describe, expect } from 'vitest'
import type { PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, fresh, offers, playing, refused, shadow, table } from '../support/play'
import { army, politics } from '../support/read'
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
import { ALL, AT_WAR, war } from '../support/scenes'

const TRAVEL = free({ kind: 'moveCharacters', die: 'character', as: 'character' })

describe('the Political Track', () => {
  ruleAllows('politics.track', 'every nation has its place, and the last one means war', () => {
    const state = fresh()
    const nations = [
      'dwarves',
      'elves',
      'gondor',
      'north',
      'rohan',
      'isengard',
      'sauron',
      'southrons',
    ] as const
    expect(nations.map((nation) => politics(state, nation))).toEqual([
      'passive, 3 steps',
      'active, 3 steps',
      'passive, 2 steps',
      'passive, 3 steps',
      'passive, 3 steps',
      'active, 1 step',
      'active, 1 step',
      'active, 2 steps',
    ])
    const state1 = shadowActs({ politics: { sauron: { steps: 1 } } })
    const war = after(
      state1,
      shadow({ kind: 'advanceNation', nation: 'sauron', die: 'muster', as: 'muster' }),
    )
    expect(politics(war, 'sauron')).toBe('at war')
    expect(() => table({ politics: { rohan: { steps: 4 } } })).toThrow(/at most 3/)
  })

  ruleAllows(
    'politics.passiveStart',
    'the Elves and the Shadow are active from the start and never passive',
    () => {
      const state = fresh()
      const passive = (
        ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'southrons'] as const
      ).filter((nation) => politics(state, nation).startsWith('passive'))
      expect(passive).toEqual(['dwarves', 'gondor', 'north', 'rohan'])
      expect(() => table({ politics: { elves: { active: false } } })).toThrow(/never passive/)
      expect(() => table({ politics: { isengard: { active: false } } })).toThrow(/never passive/)
    },
  )

  const gondorAt = (steps: number, active: boolean) => freeAct({ politics: { gondor: { steps, active } } })
  const gondorAdvances = free({ kind: 'advanceNation', nation: 'gondor', die: 'muster', as: 'muster' })

  ruleAllows('politics.passiveLimit', 'a passive nation goes on to the step before war', () => {
    expect(politics(after(gondorAt(2, false), gondorAdvances), 'gondor')).toBe('passive, 1 step')
    expect(politics(after(gondorAt(1, true), gondorAdvances), 'gondor')).toBe('at war')
  })

  ruleForbids('politics.passiveLimit', 'a passive nation does not take the last step', () => {
    expect(refused(gondorAt(1, false), gondorAdvances)).toEqual(['politics.passiveLimit'])
    expect(() => gondorAt(0, false)).toThrow(/passive and cannot be at war/)
  })

  const muster = { kind: 'advanceNation', die: 'muster', as: 'muster' } as const
  ruleForbids('politics.track', 'a step beyond war, and a place above the first', () => {
    expect(refused(war({}), free({ ...muster, nation: 'gondor' }))).toEqual(['politics.atWar'])
    expect(refused(war({}), free({ ...muster, nation: 'elves' }))).toEqual([])
    expect(() => table({ politics: { rohan: { steps: 4 } } })).toThrow(/politics.track/)
  })

  ruleForbids('politics.passiveStart', 'a passive nation to go to war, and Elves to be passive', () => {
    const near = (active: boolean) =>
      table({
        politics: { rohan: { steps: 1, active } },
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
      })
    expect(refused(near(false), free({ ...muster, nation: 'rohan' }))).toEqual(['politics.passiveLimit'])
    expect(politics(after(near(true), free({ ...muster, nation: 'rohan' })), 'rohan')).toBe('at war')
    expect(() => table({ politics: { elves: { active: false } } })).toThrow(/politics.passiveStart/)
  })

  ruleForbids('politics.characters', 'a Companion to take troops along that are not at war', () => {
    const state = (rohan: { readonly steps: number; readonly active: boolean }) =>
      war(
        { 'fords-of-isen': { 'rohan-regular': 1, legolas: 1 }, 'gap-of-rohan': { 'isengard-regular': 1 } },
        { politics: { isengard: AT_WAR, rohan } },
      )
    const led = free({ kind: 'beginAttack', die: 'character', as: 'character' })
    expect(refused(state({ steps: 1, active: true }), led)).toEqual(['battle.atWar', 'battle.start'])
    expect(refused(state(AT_WAR), led)).toEqual([])
    const alone = war({ 'fords-of-isen': { legolas: 1 }, 'gap-of-rohan': { 'isengard-regular': 1 } })
    expect(refused(alone, led)).toEqual(['battle.start'])
  })
})

describe('diplomacy', () => {
  const advances = (nation: 'gondor' | 'elves' | 'sauron', die: 'muster' | 'muster-army' | 'character') =>
    free({ kind: 'advanceNation', nation, die, as: die === 'muster-army' ? 'muster' : die })

  ruleAllows('politics.diplomacy', 'a Muster result moves a nation of its own side one step', () => {
    const start = freeAct({})
    expect(politics(after(start, advances('elves', 'muster')), 'elves')).toBe('active, 2 steps')
    const state = after(start, advances('gondor', 'muster-army'))
    expect(politics(state, 'gondor')).toBe('passive, 1 step')
    expect(asked(state)).toBe('shadow decide/action')
  })

  ruleForbids(
    'politics.diplomacy',
    'neither a nation of the enemy nor one at war is moved, nor without a Muster',
    () => {
      expect(refused(freeAct({}), advances('sauron', 'muster'))).toEqual(['politics.diplomacy'])
      const war = freeAct({ politics: { elves: AT_WAR } })
      expect(refused(war, advances('elves', 'muster'))).toEqual(['politics.atWar'])
      expect(refused(freeAct({}), advances('elves', 'character'))).toEqual([
        'character.legolas',
        'die.character',
      ])
    },
  )

  ruleAllows(
    'politics.diplomacy',
    'DP-7.1: just those of the own side that can take a step are offered',
    () => {
      const state = freeAct({
        politics: { gondor: { steps: 1 }, elves: AT_WAR, rohan: { steps: 1, active: true } },
      })
      expect(offers(state, 'advanceNation', 'nation')).toEqual(['dwarves', 'north', 'rohan'])
      const enemy = shadowActs({ politics: { southrons: { steps: 1 } } })
      expect(offers(enemy, 'advanceNation', 'nation')).toEqual(['isengard', 'southrons'])
    },
  )
})

describe('activating by an Army', () => {
  const gate = shadowActs({ armies: { 'parth-celebrant': { 'sauron-regular': 2 } } })
  const intoRohan = [SHADOW_MARCHES, shadow(marchOf('parth-celebrant', 'eastemnet')), ALL] as const

  ruleAllows(
    'politics.entered',
    'OR-51: an Army that comes into its land rouses a nation, which takes no step',
    () => {
      const { state, events } = playing(gate, ...intoRohan)
      expect(politics(state, 'rohan')).toBe('active, 3 steps')
      expect(nationsIn(events)).toEqual(['NationActivated rohan by politics.entered'])
    },
  )

  ruleAllows('politics.entered', 'OR-51: so does one that retreats into its land', () => {
    const start = freeAct({
      armies: { lorien: { 'elves-regular': 5 }, 'parth-celebrant': { 'sauron-regular': 2 } },
      politics: { elves: AT_WAR },
    })
    const state = after(
      start,
      FREE_ATTACK,
      free(attackOf('lorien', 'parth-celebrant')),
      FREE_ALL,
      dice(1, 1, 1, 1, 1, 1, 1),
      free({ kind: 'fight' }),
      shadow({ kind: 'retreat', to: 'eastemnet' }),
    )
    expect(politics(state, 'rohan')).toBe('active, 3 steps')
    expect(asked(state)).toBe('free-peoples decide/party')
  })

  ruleForbids(
    'politics.entered',
    'OR-51: Nazgûl and Minions alone rouse nobody, nor does an Army next to the land',
    () => {
      const start = shadowActs({
        armies: {
          'dol-guldur': { nazgul: 1, 'sauron-regular': 2 },
          'western-brown-lands': { 'mouth-of-sauron': 1 },
        },
      })
      const state = after(
        start,
        shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }),
        shadow({ kind: 'join', character: 'mouth-of-sauron' }),
        shadow({ kind: 'goTo', region: 'eastemnet' }),
        shadow({ kind: 'fly', from: 'dol-guldur' }),
        shadow({ kind: 'goTo', region: 'folde' }),
      )
      expect(army(state, 'eastemnet')).toEqual({ 'mouth-of-sauron': 1 })
      expect(army(state, 'folde')).toEqual({ nazgul: 1 })
      expect(politics(state, 'rohan')).toBe('passive, 3 steps')
      const near = [SHADOW_MARCHES, shadow(marchOf('dol-guldur', 'western-brown-lands')), ALL] as const
      expect(politics(after(start, ...near), 'rohan')).toBe('passive, 3 steps')
    },
  )

  const osgiliath = shadowActs({
    armies: {
      'north-ithilien': { 'sauron-regular': 2 },
      osgiliath: { 'gondor-regular': 1, 'rohan-leader': 1 },
    },
  })
  const onOsgiliath = [SHADOW_ATTACKS, shadow(attackOf('north-ithilien', 'osgiliath')), ALL] as const

  ruleAllows('politics.attacked', 'OR-3: troops of Gondor attacked in a land of nobody rouse Gondor', () => {
    const { state, events } = playing(osgiliath, ...onOsgiliath)
    expect(politics(state, 'gondor')).toBe('active, 1 step')
    expect(nationsIn(events)).toEqual([
      'NationActivated gondor by politics.attacked',
      'NationAdvanced gondor by politics.advanceAttacked',
    ])
  })

  ruleForbids(
    ['politics.attacked', 'politics.advanceAttacked'],
    'OR-49: a nation with a Leader there alone is not roused',
    () => {
      expect(politics(after(osgiliath, ...onOsgiliath), 'rohan')).toBe('passive, 3 steps')
      const empty = shadowActs({ armies: { 'north-ithilien': { 'sauron-regular': 2 } } })
      const entered = after(empty, SHADOW_MARCHES, shadow(marchOf('north-ithilien', 'osgiliath')), ALL)
      expect(politics(entered, 'gondor')).toBe('passive, 2 steps')
    },
  )

  ruleAllows('politics.lasting', 'a nation once active can take the last step at any later time', () => {
    const state = after(
      shadowActs({
        armies: { 'parth-celebrant': { 'sauron-regular': 2 } },
        politics: { rohan: { steps: 1 } },
      }),
      ...intoRohan,
      free({ kind: 'advanceNation', nation: 'rohan', die: 'muster', as: 'muster' }),
    )
    expect(politics(state, 'rohan')).toBe('at war')
  })

  ruleForbids('politics.lasting', 'a nation does not turn passive when the enemy has left its land', () => {
    const state = after(
      gate,
      ...intoRohan,
      free({ kind: 'advanceNation', nation: 'north', die: 'muster', as: 'muster' }),
      SHADOW_MARCHES,
      shadow(marchOf('eastemnet', 'parth-celebrant')),
      ALL,
    )
    expect([army(state, 'eastemnet'), politics(state, 'rohan')]).toEqual([{}, 'active, 3 steps'])
  })
})

describe('activating by the Fellowship', () => {
  const near = (region: RegionId) =>
    table({ base: 'empty', phase: 'fellowship', fellowship: { region, progress: 1 } })
  const declaredIn = (from: RegionId, region: RegionId) =>
    after(near(from), free({ kind: 'declare' }), free({ kind: 'goTo', region }))

  ruleAllows('politics.declared', 'a declaration in a City or Stronghold rouses its nation', () => {
    expect(politics(declaredIn('westemnet', 'edoras'), 'rohan')).toBe('active, 3 steps')
    expect(politics(declaredIn('westemnet', 'helms-deep'), 'rohan')).toBe('active, 3 steps')
  })

  ruleForbids('politics.declared', 'a Town does not do, nor being there undeclared', () => {
    expect(politics(declaredIn('westemnet', 'folde'), 'rohan')).toBe('passive, 3 steps')
    const silent = after(near('edoras'), free({ kind: 'pass' }))
    expect([asked(silent), politics(silent, 'rohan')]).toEqual([
      'free-peoples decide/guide',
      'passive, 3 steps',
    ])
  })
})

describe('activating by a Companion', () => {
  const walks = (
    companion: 'meriadoc' | 'boromir' | 'strider' | 'gimli',
    from: RegionId,
    to: RegionId,
    spec: PositionSpec = {},
  ) =>
    after(freeAct({ ...spec, characters: { [companion]: from } }), TRAVEL, free({ kind: 'goTo', region: to }))

  ruleAllows(
    ['politics.companion', 'politics.symbols'],
    'a Companion who ends his way in a City or Stronghold rouses it',
    () => {
      expect(politics(walks('meriadoc', 'westemnet', 'edoras'), 'rohan')).toBe('active, 3 steps')
      expect(politics(walks('boromir', 'lossarnach', 'minas-tirith'), 'gondor')).toBe('active, 2 steps')
      expect(politics(walks('gimli', 'dale', 'erebor'), 'dwarves')).toBe('active, 3 steps')
      expect(politics(walks('strider', 'buckland', 'the-shire'), 'north')).toBe('active, 3 steps')
    },
  )

  ruleForbids('politics.companion', 'OR-53: not in a Town, nor where the enemy holds the place', () => {
    expect(politics(walks('meriadoc', 'eastemnet', 'folde'), 'rohan')).toBe('passive, 3 steps')
    const held = { captured: ['edoras'] } as const
    expect(politics(walks('meriadoc', 'westemnet', 'edoras', held), 'rohan')).toBe('passive, 3 steps')
  })

  ruleForbids(
    'politics.symbols',
    'OR-53: Strider rouses the North alone, Boromir Gondor, Gimli the Dwarves',
    () => {
      expect(politics(walks('strider', 'lossarnach', 'minas-tirith'), 'gondor')).toBe('passive, 2 steps')
      expect(politics(walks('boromir', 'westemnet', 'edoras'), 'rohan')).toBe('passive, 3 steps')
      expect(politics(walks('gimli', 'erebor', 'dale'), 'north')).toBe('passive, 3 steps')
    },
  )

  ruleAllows('politics.companion', 'OR-53: he also does by leaving the Fellowship without a step', () => {
    const state = after(
      freeAct({ fellowship: { region: 'edoras' } }),
      free({ kind: 'separate', die: 'character', as: 'character' }),
      free({ kind: 'join', character: 'meriadoc' }),
      free({ kind: 'done' }),
      free({ kind: 'goTo', region: 'edoras' }),
    )
    expect([army(state, 'edoras'), politics(state, 'rohan')]).toEqual([{ meriadoc: 1 }, 'active, 3 steps'])
  })

  ruleAllows('politics.companion', 'OR-53: he also does by coming with an Army', () => {
    const start = freeAct({
      armies: { folde: { 'gondor-regular': 1, meriadoc: 1 } },
      politics: { gondor: AT_WAR },
    })
    const state = after(start, FREE_MARCH, free(marchOf('folde', 'edoras')), FREE_ALL)
    expect(army(state, 'edoras')).toEqual({ 'gondor-regular': 1, meriadoc: 1 })
    expect(politics(state, 'rohan')).toBe('active, 3 steps')
  })
})
