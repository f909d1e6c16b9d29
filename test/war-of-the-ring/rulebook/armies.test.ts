/** Armies and stacking (chapter VI): what one Army is, how it merges, divides and is cut down to size. */
import { describe, expect } from 'vitest'
import type { State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, refused, shadow } from '../support/play'
import { army, casualties, garrison, reinforcements, where, type Numbers } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { field, FREE_ARMY, SHADOW_ARMY, SHADOW_CHARACTER } from './parties'
import { AT_WAR, LED_MARCH, OUR_MARCH, war } from '../support/scenes'

describe('one Army', () => {
  const mixed = field({
    armies: { osgiliath: { 'gondor-regular': 1, 'rohan-elite': 1, 'elves-regular': 1, 'north-leader': 1 } },
  })

  ruleAllows('armies.oneArmy', 'the units of three nations in Osgiliath march as one', () => {
    const marched = after(
      mixed,
      FREE_ARMY,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bringAll' }),
    )
    expect(army(marched, 'dead-marshes')).toEqual({
      'gondor-regular': 1,
      'rohan-elite': 1,
      'elves-regular': 1,
      'north-leader': 1,
    })
    expect(army(marched, 'osgiliath')).toEqual({})
  })

  ruleAllows('armies.divide', 'some of an Army moves, the rest stays', () => {
    const divided = after(
      mixed,
      FREE_ARMY,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bring', piece: 'elves-regular', number: 1 }),
      free({ kind: 'bring', piece: 'gondor-regular', number: 0 }),
      free({ kind: 'bring', piece: 'rohan-elite', number: 0 }),
      free({ kind: 'bring', piece: 'north-leader', number: 1 }),
    )
    expect(army(divided, 'dead-marshes')).toEqual({ 'elves-regular': 1, 'north-leader': 1 })
    expect(army(divided, 'osgiliath')).toEqual({ 'gondor-regular': 1, 'rohan-elite': 1 })
  })

  ruleAllows('armies.boxes', 'EX-4: ten Regulars of Gondor in Lossarnach are ten, in a box or not', () => {
    const ten = field({
      armies: { pelargir: { 'gondor-regular': 10 }, 'minas-tirith': { 'gondor-elite': 1 } },
    })
    const moved = after(
      ten,
      FREE_ARMY,
      free({ kind: 'march', from: 'pelargir', to: 'lossarnach' }),
      free({ kind: 'bringAll' }),
    )
    expect(army(moved, 'lossarnach')).toEqual({ 'gondor-regular': 10 })
    expect(refused(moved, free({ kind: 'march', from: 'minas-tirith', to: 'lossarnach' }))).toEqual([
      'movement.stacking',
    ])
  })

  ruleForbids('armies.oneArmy', 'eleven units because they are of two nations', () => {
    const mixed = { osgiliath: { 'gondor-regular': 6, 'rohan-regular': 5 } } as const
    expect(() => war(mixed)).toThrow(/armies.stacking/)
    const state = after(
      war({ osgiliath: { 'gondor-regular': 5, boromir: 1 }, 'dead-marshes': { 'rohan-regular': 6 } }),
      LED_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
    )
    expect(refused(state, free({ kind: 'bringAll' }))).toEqual(['movement.stacking'])
    expect(refused(state, free({ kind: 'bring', piece: 'gondor-regular', number: 4 }))).toEqual([])
  })

  ruleForbids('armies.divide', 'nobody to go, or more than there are', () => {
    const marching = after(
      war({ osgiliath: { 'gondor-regular': 2 } }),
      OUR_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
    )
    const bring = (number: number) => free({ kind: 'bring', piece: 'gondor-regular', number })
    expect(refused(marching, bring(0))).toEqual(['movement.parts'])
    expect(refused(marching, bring(3))).toEqual(['movement.parts'])
    expect(refused(marching, bring(1))).toEqual([])
  })
})

describe('Armies that meet', () => {
  const meeting = field({
    acting: 'shadow',
    armies: { dagorlad: { 'sauron-regular': 2, nazgul: 1 }, 'noman-lands': { 'southrons-regular': 3 } },
  })
  const met = after(
    meeting,
    SHADOW_ARMY,
    shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
    shadow({ kind: 'bringAll' }),
  )

  ruleAllows('armies.merge', 'they are one afterwards, and march on together with the next die', () => {
    const together = after(met, shadow({ kind: 'done' }))
    expect(army(together, 'noman-lands')).toEqual({ 'sauron-regular': 2, 'southrons-regular': 3, nazgul: 1 })
    const next = after(
      together,
      free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }),
      dice('fp-strat-01'),
      SHADOW_CHARACTER,
      shadow({ kind: 'march', from: 'noman-lands', to: 'eastern-emyn-muil' }),
      shadow({ kind: 'bringAll' }),
    )
    expect(army(next, 'eastern-emyn-muil')).toEqual({
      'sauron-regular': 2,
      'southrons-regular': 3,
      nazgul: 1,
    })
  })

  ruleForbids('armies.merge', 'within the action who came by the first move is no part of the other', () => {
    const second = after(met, shadow({ kind: 'march', from: 'noman-lands', to: 'eastern-emyn-muil' }))
    expect(offers(second, 'bring', 'piece')).toEqual(['southrons-regular'])
    expect(offers(second, 'bring', 'number')).toEqual([1, 2, 3])
    expect(refused(second, shadow({ kind: 'bring', piece: 'sauron-regular', number: 1 }))).toEqual([
      'movement.parts',
    ])
  })
})

describe('too many units', () => {
  const ATTACK = [
    shadow({ kind: 'beginAttack', die: 'army', as: 'army' }),
    shadow({ kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
  ] as const
  /** Osgiliath, beside eight units in Minas Tirith, is attacked and given up without a loss. */
  const retreat = (defenders: Numbers, rolls: number): State =>
    after(
      field({
        acting: 'shadow',
        armies: {
          osgiliath: defenders,
          'minas-tirith': { 'gondor-regular': 6, 'gondor-elite': 2, 'gondor-leader': 1 },
          'north-ithilien': { 'sauron-regular': 1 },
        },
        politics: { sauron: AT_WAR },
      }),
      ...ATTACK,
      dice(...Array.from({ length: rolls }, () => 1)),
      shadow({ kind: 'fight' }),
      free({ kind: 'retreat', to: 'minas-tirith' }),
      shadow({ kind: 'pass' }),
    )
  const crowded = retreat({ 'gondor-regular': 3, 'rohan-elite': 1 }, 5)

  ruleAllows('armies.stacking', 'ten units in a region, and any number who are no units', () => {
    const full = retreat({ 'gondor-regular': 2, 'gondor-leader': 1 }, 4)
    expect(army(full, 'minas-tirith')).toEqual({
      'gondor-regular': 8,
      'gondor-elite': 2,
      'gondor-leader': 2,
    })
    expect(asked(full)).toBe('free-peoples decide/action')
  })

  ruleForbids('armies.stacking', 'DP-6.5, OR-21: after a forced retreat the owner takes two off', () => {
    expect(asked(crowded)).toBe('free-peoples decide/excess')
    expect(offered(crowded)).toEqual(
      (['gondor-regular', 'gondor-elite', 'rohan-elite'] as const).map((piece) =>
        free({ kind: 'remove', piece }),
      ),
    )
    expect(refused(crowded, free({ kind: 'remove', piece: 'gondor-leader' }))).toEqual([
      'pieces.leaderNoUnit',
    ])
    expect(refused(crowded, free({ kind: 'remove', piece: 'rohan-regular' }))).toEqual(['armies.stacking'])
    const one = after(crowded, free({ kind: 'remove', piece: 'rohan-elite' }))
    expect(asked(one)).toBe('free-peoples decide/excess')
    expect(offers(one, 'remove', 'piece')).toEqual(['gondor-regular', 'gondor-elite'])
    const two = after(one, free({ kind: 'remove', piece: 'gondor-regular' }))
    expect(asked(two)).toBe('free-peoples decide/action')
    expect(army(two, 'minas-tirith')).toEqual({
      'gondor-regular': 8,
      'gondor-elite': 2,
      'gondor-leader': 1,
    })
  })

  ruleForbids('armies.stacking', 'OR-21: an eleventh unit is not recruited, to be taken off again', () => {
    const recruiting = (regulars: number): State =>
      after(
        field({ armies: { 'dol-amroth': { 'gondor-regular': regulars } }, politics: { gondor: AT_WAR } }),
        free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }),
      )
    const there = free({ kind: 'recruit', piece: 'gondor-regular', region: 'dol-amroth' })
    const leader = free({ kind: 'recruit', piece: 'gondor-leader', region: 'dol-amroth' })
    expect(refused(recruiting(10), there)).toEqual(['armies.stacking'])
    expect(refused(recruiting(10), leader)).toEqual([])
    expect(army(after(recruiting(9), there), 'dol-amroth')).toEqual({ 'gondor-regular': 10 })
  })

  ruleAllows('armies.excess', 'units of the Free Peoples taken off can come again', () => {
    const before = reinforcements(crowded, 'free-peoples')
    const trimmed = after(
      crowded,
      free({ kind: 'remove', piece: 'gondor-elite' }),
      free({ kind: 'remove', piece: 'rohan-elite' }),
    )
    expect(reinforcements(trimmed, 'free-peoples')).toEqual({
      ...before,
      'gondor-elite': (before['gondor-elite'] ?? 0) + 1,
      'rohan-elite': (before['rohan-elite'] ?? 0) + 1,
    })
  })

  ruleForbids('armies.excess', 'they are no casualties', () => {
    const trimmed = after(
      crowded,
      free({ kind: 'remove', piece: 'gondor-elite' }),
      free({ kind: 'remove', piece: 'rohan-elite' }),
    )
    expect(casualties(trimmed)).toEqual({})
    expect(refused(trimmed, free({ kind: 'remove', piece: 'gondor-regular' }))).toContain('armies.excess')
  })

  ruleForbids(
    'armies.stacking',
    'OR-38: a siege leaves five units inside, with everybody who was there',
    () => {
      const besieged = after(
        field({
          acting: 'shadow',
          armies: {
            'minas-tirith': { 'gondor-regular': 5, 'gondor-elite': 1, 'gondor-leader': 2, boromir: 1 },
            osgiliath: { 'sauron-regular': 2 },
          },
          politics: { sauron: AT_WAR },
        }),
        shadow({ kind: 'beginAttack', die: 'army', as: 'army' }),
        shadow({ kind: 'attack', from: 'osgiliath', to: 'minas-tirith' }),
        shadow({ kind: 'bringAll' }),
        free({ kind: 'withdraw' }),
        shadow({ kind: 'bringAll' }),
      )
      expect(asked(besieged)).toBe('free-peoples decide/excess')
      const inside = after(besieged, free({ kind: 'remove', piece: 'gondor-regular' }))
      expect(garrison(inside, 'minas-tirith')).toEqual({
        'gondor-regular': 4,
        'gondor-elite': 1,
        'gondor-leader': 2,
        boromir: 1,
      })
      expect(where(inside, 'boromir')).toBe('minas-tirith/inside')
      expect(army(inside, 'minas-tirith')).toEqual({ 'sauron-regular': 2 })
    },
  )

  ruleForbids('armies.boxes', 'an eleventh unit in a region, on the map or in a box beside it', () => {
    const full = { lossarnach: { 'gondor-regular': 10 }, pelargir: { 'gondor-elite': 1 } } as const
    const muster = after(war(full), free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
    expect(refused(muster, free({ kind: 'recruit', piece: 'gondor-regular', region: 'lossarnach' }))).toEqual(
      ['armies.stacking'],
    )
    expect(() => war({ lossarnach: { 'gondor-regular': 11 } })).toThrow(/armies.stacking/)
  })
})
