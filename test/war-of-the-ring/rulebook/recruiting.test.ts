/** Recruiting (chapter VI): what a Muster result brings, for whom, where, and what never comes back. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, refused, type Said, shadow, table } from '../support/play'
import { army, nazgul, reinforcements, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { AT_WAR } from '../support/scenes'

type Recruit = Extract<Said, { kind: 'recruit' }>

/** A board with these Armies only; both sides have a die left afterwards. */
const land = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    dice: { 'free-peoples': ['muster', 'character', 'muster'], shadow: ['muster', 'army', 'muster'] },
    ...spec,
  })
const FREE_MUSTER = free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' })
const SHADOW_MUSTER = shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' })
const recruit = (piece: Recruit['piece'], region: Recruit['region']): Recruit => ({
  kind: 'recruit',
  piece,
  region,
})

/** The Free Peoples recruit: Gondor is at war, with a unit in Minas Tirith and in Pelargir. */
const gondor = (spec: PositionSpec = {}): State =>
  after(
    land({
      armies: { 'minas-tirith': { 'gondor-regular': 1 }, pelargir: { 'gondor-regular': 1 } },
      politics: { gondor: AT_WAR },
      ...spec,
    }),
    FREE_MUSTER,
  )
/** The Shadow recruits: Sauron is at war. */
const sauron = (spec: PositionSpec = {}): State =>
  after(land({ acting: 'shadow', politics: { sauron: AT_WAR }, ...spec }), SHADOW_MUSTER)

describe('with what', () => {
  ruleAllows('recruiting.when', 'a Muster result brings in units and Leaders as an action', () => {
    const state = gondor()
    expect(asked(state)).toBe('free-peoples decide/recruit')
    expect(unused(state, 'free-peoples')).toEqual({ muster: 1, character: 1 })
    const done = after(
      state,
      free(recruit('gondor-regular', 'minas-tirith')),
      free(recruit('gondor-leader', 'pelargir')),
    )
    expect(asked(done)).toBe('shadow decide/action')
    expect(army(done, 'minas-tirith')).toEqual({ 'gondor-regular': 2 })
    expect(army(done, 'pelargir')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
  })

  ruleForbids('recruiting.when', 'no other result does, nor a Muster result when nobody can come', () => {
    const war = land({ politics: { gondor: AT_WAR } })
    expect(refused(war, free({ kind: 'beginRecruiting', die: 'character', as: 'character' }))).toEqual([
      'die.character',
    ])
    expect(refused(war, free({ kind: 'beginRecruiting', die: 'character', as: 'muster' }))).toEqual([
      'die.character',
    ])
    expect(refused(land({}), FREE_MUSTER)).toEqual(['recruiting.when'])
    expect(refused(war, free(recruit('gondor-regular', 'minas-tirith')))).toEqual(['not asked'])
  })

  ruleAllows('recruiting.atWar', 'a nation at war gets recruits', () => {
    expect(refused(gondor(), free(recruit('gondor-elite', 'pelargir')))).toEqual([])
  })

  ruleForbids('recruiting.atWar', 'one step before war there are none', () => {
    const state = gondor({ politics: { gondor: AT_WAR, rohan: { steps: 1, active: true } } })
    expect(refused(state, free(recruit('rohan-regular', 'edoras')))).toEqual(['recruiting.atWar'])
    expect(offered(state, { kind: 'recruit', piece: 'rohan-regular' })).toEqual([])
  })
})

describe('what one result brings', () => {
  ruleAllows('recruiting.yield', 'DP-6.1: everything that may come first, and where', () => {
    expect(offered(gondor())).toEqual([
      ...(['dol-amroth', 'lamedon', 'lossarnach', 'minas-tirith', 'pelargir'] as const).flatMap((region) => [
        free(recruit('gondor-regular', region)),
      ]),
      ...(['dol-amroth', 'lamedon', 'lossarnach', 'minas-tirith', 'pelargir'] as const).flatMap((region) => [
        free(recruit('gondor-elite', region)),
      ]),
      free(recruit('gondor-leader', 'minas-tirith')),
      free(recruit('gondor-leader', 'pelargir')),
    ])
  })

  ruleAllows('recruiting.yield', 'DP-6.1: two Regulars, two Leaders, one of each sort', () => {
    const regular = after(gondor(), free(recruit('gondor-regular', 'minas-tirith')))
    expect(asked(regular)).toBe('free-peoples decide/recruit')
    expect(offered(regular)).toEqual([
      ...(['dol-amroth', 'lamedon', 'lossarnach', 'pelargir'] as const).map((region) =>
        free(recruit('gondor-regular', region)),
      ),
      free(recruit('gondor-leader', 'pelargir')),
      free({ kind: 'done' }),
    ])
    const leaders = after(
      gondor(),
      free(recruit('gondor-leader', 'minas-tirith')),
      free(recruit('gondor-leader', 'pelargir')),
    )
    expect(army(leaders, 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
    expect(army(leaders, 'pelargir')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
    const nazguls = after(
      sauron(),
      shadow(recruit('nazgul', 'dol-guldur')),
      shadow(recruit('nazgul', 'barad-dur')),
    )
    expect(nazgul(nazguls)).toEqual(['barad-dur', 'dol-guldur'])
    expect(asked(nazguls)).toBe('free-peoples decide/action')
  })

  ruleAllows('recruiting.yield', 'DP-6.1: one Elite, and that is all', () => {
    const elite = after(gondor(), free(recruit('gondor-elite', 'lamedon')))
    expect(army(elite, 'lamedon')).toEqual({ 'gondor-elite': 1 })
    expect(asked(elite)).toBe('shadow decide/action')
  })

  ruleForbids('recruiting.yield', 'no Elite beside another figure, no figure of the enemy', () => {
    const regular = after(gondor(), free(recruit('gondor-regular', 'minas-tirith')))
    expect(refused(regular, free(recruit('gondor-elite', 'pelargir')))).toEqual(['recruiting.yield'])
    expect(refused(gondor(), free(recruit('sauron-regular', 'moria')))).toEqual(['recruiting.figures'])
    expect(refused(gondor(), free(recruit('nazgul', 'moria')))).toEqual(['recruiting.figures'])
    expect(refused(gondor(), free(recruit('boromir', 'pelargir')))).toEqual(['characters.cards'])
  })

  ruleAllows('recruiting.yield', 'OR-13: one figure where two could come', () => {
    const one = after(gondor(), free(recruit('gondor-regular', 'lossarnach')), free({ kind: 'done' }))
    expect(army(one, 'lossarnach')).toEqual({ 'gondor-regular': 1 })
    expect(asked(one)).toBe('shadow decide/action')
  })

  ruleForbids('recruiting.yield', 'OR-13: but none at all is no action', () => {
    expect(refused(gondor(), free({ kind: 'done' }))).toEqual(['turn.wholeAction'])
  })

  ruleAllows('recruiting.yield', 'DP-6.2: one Character by his card, who comes where the card says', () => {
    const saruman = shadow({ kind: 'bringCharacter', die: 'muster', as: 'muster', character: 'saruman' })
    const isengard = land({ acting: 'shadow', politics: { isengard: AT_WAR } })
    const come = after(isengard, saruman)
    expect(where(come, 'saruman')).toBe('orthanc')
    expect(asked(come)).toBe('free-peoples decide/action')
    expect(refused(land({ acting: 'shadow' }), saruman)).toEqual(['character.sarumanEntry'])
  })

  ruleAllows('recruiting.yield', 'DP-6.2: where his card leaves a choice, his side chooses', () => {
    const mouth = shadow({
      kind: 'bringCharacter',
      die: 'muster',
      as: 'muster',
      character: 'mouth-of-sauron',
    })
    const mordor = land({
      acting: 'shadow',
      captured: ['dol-guldur'],
      fellowship: { mordor: 0 },
    })
    const entering = after(mordor, mouth)
    expect(asked(entering)).toBe('shadow decide/entry')
    expect(offered(entering)).toEqual(
      (['barad-dur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'] as const).map((region) =>
        shadow({ kind: 'goTo', region }),
      ),
    )
    expect(refused(entering, shadow({ kind: 'goTo', region: 'dol-guldur' }))).toEqual([
      'character.mouthEntry',
    ])
    const come = after(entering, shadow({ kind: 'goTo', region: 'moria' }))
    expect(where(come, 'mouth-of-sauron')).toBe('moria')
    expect(asked(come)).toBe('free-peoples decide/action')
  })
})

describe('where', () => {
  ruleAllows(
    'recruiting.settlement',
    'from the reinforcements into a Town, City or Stronghold of its own',
    () => {
      const before = gondor()
      const one = after(before, free(recruit('gondor-regular', 'lamedon')))
      expect(army(one, 'lamedon')).toEqual({ 'gondor-regular': 1 })
      expect(reinforcements(one, 'free-peoples')).toEqual({
        ...reinforcements(before, 'free-peoples'),
        'gondor-regular': 12,
      })
    },
  )

  ruleForbids('recruiting.settlement', 'not in open land, not in Osgiliath, not with another nation', () => {
    const state = gondor({ politics: { gondor: AT_WAR, rohan: AT_WAR } })
    for (const region of ['anfalas', 'osgiliath', 'edoras', 'grey-havens'] as const)
      expect(refused(state, free(recruit('gondor-regular', region)))).toEqual(['recruiting.settlement'])
    expect(refused(state, free(recruit('rohan-regular', 'fords-of-isen')))).toEqual(['recruiting.settlement'])
  })

  ruleForbids(
    'recruiting.settlement',
    'OR-18: no Leader where no unit is, not even one of his nation',
    () => {
      const state = gondor({
        armies: {
          pelargir: { 'elves-regular': 1 },
          lamedon: { boromir: 1 },
          'minas-tirith': { 'gondor-regular': 1 },
        },
      })
      expect(refused(state, free(recruit('gondor-leader', 'lamedon')))).toEqual(['pieces.leaderAlone'])
      expect(refused(state, free(recruit('gondor-leader', 'dol-amroth')))).toEqual(['pieces.leaderAlone'])
      expect(refused(state, free(recruit('gondor-leader', 'pelargir')))).toEqual([])
    },
  )

  ruleAllows('recruiting.twoNations', 'two nations at war get one figure each', () => {
    const both = after(
      gondor({ politics: { gondor: AT_WAR, rohan: AT_WAR } }),
      free(recruit('gondor-regular', 'lossarnach')),
      free(recruit('rohan-regular', 'folde')),
    )
    expect(army(both, 'lossarnach')).toEqual({ 'gondor-regular': 1 })
    expect(army(both, 'folde')).toEqual({ 'rohan-regular': 1 })
  })

  ruleForbids(
    'recruiting.twoNations',
    'the second not for a nation at peace, nor on the land of the first',
    () => {
      const first = after(gondor(), free(recruit('gondor-regular', 'lossarnach')))
      expect(refused(first, free(recruit('rohan-regular', 'folde')))).toEqual(['recruiting.atWar'])
      const both = after(
        gondor({ politics: { gondor: AT_WAR, rohan: AT_WAR } }),
        free(recruit('gondor-regular', 'lossarnach')),
      )
      expect(refused(both, free(recruit('rohan-regular', 'pelargir')))).toEqual(['recruiting.settlement'])
    },
  )

  ruleAllows('recruiting.nazgul', 'OR-18: in every Stronghold of Sauron, alone if need be', () => {
    expect(offered(sauron(), { kind: 'recruit', piece: 'nazgul' })).toEqual(
      (['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'] as const).map(
        (region) => shadow(recruit('nazgul', region)),
      ),
    )
  })

  ruleForbids('recruiting.nazgul', 'not in his Cities and Towns, nor in any other Stronghold', () => {
    const state = sauron({
      politics: { sauron: AT_WAR, isengard: AT_WAR },
      captured: ['minas-tirith', 'moria'],
    })
    expect(refused(state, shadow(recruit('nazgul', 'angmar')))).toEqual(['recruiting.nazgul'])
    expect(refused(state, shadow(recruit('nazgul', 'nurn')))).toEqual(['recruiting.nazgul'])
    expect(refused(state, shadow(recruit('nazgul', 'orthanc')))).toEqual(['recruiting.nazgul'])
    expect(refused(state, shadow(recruit('nazgul', 'minas-tirith')))).toEqual(['recruiting.nazgul'])
    expect(refused(state, shadow(recruit('nazgul', 'moria')))).toEqual([
      'capture.noUse',
      'recruiting.enemyHeld',
    ])
  })

  ruleAllows('recruiting.separately', 'two figures in two Settlements', () => {
    const two = after(
      sauron(),
      shadow(recruit('sauron-regular', 'moria')),
      shadow(recruit('sauron-regular', 'nurn')),
    )
    expect(army(two, 'moria')).toEqual({ 'sauron-regular': 1 })
    expect(army(two, 'nurn')).toEqual({ 'sauron-regular': 1 })
  })

  ruleForbids('recruiting.separately', 'OR-22: never both in one, whatever they are', () => {
    const regular = after(gondor(), free(recruit('gondor-regular', 'pelargir')))
    expect(refused(regular, free(recruit('gondor-regular', 'pelargir')))).toEqual(['recruiting.separately'])
    expect(refused(regular, free(recruit('gondor-leader', 'pelargir')))).toEqual(['recruiting.separately'])
    const wraith = after(sauron(), shadow(recruit('nazgul', 'moria')))
    expect(refused(wraith, shadow(recruit('sauron-regular', 'moria')))).toEqual(['recruiting.separately'])
  })
})

describe('where the enemy is', () => {
  ruleAllows(
    'recruiting.enemyHeld',
    'in a Settlement taken back, and beside enemies who are no units',
    () => {
      const state = gondor({ armies: { lamedon: { nazgul: 2, 'witch-king': 1 } } })
      expect(refused(state, free(recruit('gondor-regular', 'lamedon')))).toEqual([])
      const marched = after(
        land({
          armies: { 'minas-tirith': { 'gondor-regular': 1 } },
          captured: ['lossarnach'],
          politics: { gondor: AT_WAR },
          dice: { 'free-peoples': ['muster-army', 'muster'], shadow: ['muster', 'event'] },
        }),
        free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
        free({ kind: 'march', from: 'minas-tirith', to: 'lossarnach' }),
      )
      const regained = after(
        marched,
        shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }),
        dice('sh-strat-01'),
        FREE_MUSTER,
      )
      expect(refused(regained, free(recruit('gondor-regular', 'lossarnach')))).toEqual([])
    },
  )

  ruleForbids('recruiting.enemyHeld', 'under an enemy marker, whether units are there or not', () => {
    const state = gondor({
      armies: { pelargir: { 'southrons-regular': 1 }, 'minas-tirith': { 'gondor-regular': 1 } },
      captured: ['pelargir', 'lossarnach'],
    })
    expect(refused(state, free(recruit('gondor-regular', 'pelargir')))).toEqual([
      'capture.noUse',
      'recruiting.enemyHeld',
    ])
    expect(refused(state, free(recruit('gondor-regular', 'lossarnach')))).toEqual([
      'capture.noUse',
      'recruiting.enemyHeld',
    ])
    expect(offers(state, 'recruit', 'region')).toEqual(['dol-amroth', 'lamedon', 'minas-tirith'])
    const shadows = sauron({ politics: { sauron: AT_WAR }, captured: ['pelargir'] })
    expect(refused(shadows, shadow(recruit('sauron-regular', 'pelargir')))).toEqual(['recruiting.settlement'])
  })

  const siege: PositionSpec = {
    armies: { 'minas-tirith': { 'sauron-regular': 2 }, pelargir: { 'gondor-regular': 1 } },
    besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
  }

  ruleForbids('recruiting.besieged', 'by a die nobody gets into a besieged Stronghold', () => {
    const state = gondor(siege)
    expect(refused(state, free(recruit('gondor-regular', 'minas-tirith')))).toEqual(['recruiting.besieged'])
    expect(refused(state, free(recruit('gondor-leader', 'minas-tirith')))).toContain('recruiting.besieged')
    expect(offers(state, 'recruit', 'region')).toEqual(['dol-amroth', 'lamedon', 'lossarnach', 'pelargir'])
    const moria = sauron({
      armies: { moria: { 'elves-elite': 1 } },
      besieged: { moria: { 'sauron-regular': 1 } },
    })
    expect(refused(moria, shadow(recruit('nazgul', 'moria')))).toEqual(['recruiting.besieged'])
  })

  ruleAllows('recruiting.besieged', 'an enemy at the gates of a neighbour hinders nobody', () => {
    const state = gondor({ ...siege, armies: { osgiliath: { 'sauron-regular': 2 } }, besieged: {} })
    expect(refused(state, free(recruit('gondor-regular', 'minas-tirith')))).toEqual([])
  })
})

describe('figures', () => {
  ruleAllows('recruiting.figures', 'the last figure of its kind can come', () => {
    const state = gondor({ armies: { 'minas-tirith': { 'gondor-elite': 4 } } })
    const last = after(state, free(recruit('gondor-elite', 'pelargir')))
    expect(army(last, 'pelargir')).toEqual({ 'gondor-elite': 1 })
    expect(reinforcements(last, 'free-peoples')['gondor-elite'] ?? 0).toBe(0)
  })

  ruleForbids('recruiting.figures', 'after it there is no other, though another nation has some', () => {
    const state = gondor({ armies: { 'minas-tirith': { 'gondor-elite': 5 } } })
    expect(refused(state, free(recruit('gondor-elite', 'pelargir')))).toEqual(['recruiting.figures'])
    const wraiths = sauron({ armies: { 'minas-morgul': { nazgul: 8 } } })
    expect(refused(wraiths, shadow(recruit('nazgul', 'moria')))).toEqual(['recruiting.figures'])
    const second = after(
      sauron({ armies: { 'minas-morgul': { nazgul: 7 } } }),
      shadow(recruit('nazgul', 'moria')),
    )
    expect(refused(second, shadow(recruit('nazgul', 'barad-dur')))).toEqual(['recruiting.figures'])
  })
})
