/**
 * Losses and recruits (chapter VI): what the Shadow loses comes again, what the Free Peoples lose does
 * not.
 */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offers, refused, shadow, table } from '../support/play'
import { army, casualties, nazgul, reinforcements, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { type Armies } from './parties'
import { atWar } from '../support/scenes'

const POLITICS = atWar('dwarves', 'rohan', 'isengard', 'sauron')

/** Two Armies, an Army result and a Muster result for each side. */
const facing = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    dice: {
      'free-peoples': ['muster-army', 'muster', 'event'],
      shadow: ['army', 'muster', 'event'],
    },
    politics: POLITICS,
    ...spec,
  })
const FREE_ATTACK = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
const SHADOW_ATTACK = shadow({ kind: 'beginAttack', die: 'army', as: 'army' })
const FREE_MUSTER = free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' })
const SHADOW_MUSTER = shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' })

describe('the Shadow', () => {
  /** All Elites of Isengard and all Nazgûl are on the map; the Fords are attacked with 5 dice against 1. */
  const fords = facing({
    armies: {
      'helms-deep': { 'rohan-regular': 5 },
      'fords-of-isen': { 'isengard-elite': 1, nazgul: 1 },
      orthanc: { 'isengard-elite': 5 },
      'minas-morgul': { nazgul: 7 },
    },
  })
  const lost = after(
    fords,
    FREE_ATTACK,
    free({ kind: 'attack', from: 'helms-deep', to: 'fords-of-isen' }),
    free({ kind: 'bringAll' }),
    dice(6, 6, 1, 1, 1, 1, 1),
    free({ kind: 'pass' }),
  )

  ruleAllows('recruiting.shadowReturn', 'a lost Elite and a lost Nazgûl are recruited again', () => {
    expect(army(lost, 'fords-of-isen')).toEqual({})
    expect(reinforcements(lost, 'shadow')['isengard-elite']).toBe(1)
    const elite = after(
      lost,
      SHADOW_MUSTER,
      shadow({ kind: 'recruit', piece: 'isengard-elite', region: 'north-dunland' }),
    )
    expect(army(elite, 'north-dunland')).toEqual({ 'isengard-elite': 1 })
    const wraith = after(
      lost,
      SHADOW_MUSTER,
      shadow({ kind: 'recruit', piece: 'nazgul', region: 'moria' }),
      shadow({ kind: 'done' }),
    )
    expect(nazgul(wraith)).toHaveLength(8)
    expect(army(wraith, 'moria')).toEqual({ nazgul: 1 })
  })

  ruleForbids('recruiting.shadowReturn', 'they are no casualties, and not there before they are lost', () => {
    expect(casualties(lost)).toEqual({})
    const before = after(fords, free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }))
    const muster = after(before, dice('fp-strat-01'), SHADOW_MUSTER)
    expect(offers(muster, 'recruit', 'piece')).toEqual(['isengard-regular', 'sauron-regular', 'sauron-elite'])
    expect(() => facing({ casualties: { 'sauron-regular': 1 } })).toThrow(/recruiting\.shadowReturn/)
  })

  ruleForbids('recruiting.freePeoplesLost', 'nor does a Minion come back who has fallen', () => {
    const SARUMAN = shadow({ kind: 'bringCharacter', die: 'muster', as: 'muster', character: 'saruman' })
    const orthanc = facing({
      armies: {
        'fords-of-isen': { 'rohan-regular': 1, 'rohan-elite': 1 },
        orthanc: { 'isengard-regular': 1, saruman: 1 },
      },
    })
    const fallen = after(
      orthanc,
      FREE_ATTACK,
      free({ kind: 'attack', from: 'fords-of-isen', to: 'orthanc' }),
      free({ kind: 'bringAll' }),
      shadow({ kind: 'fight' }),
      dice(6, 1, 1, 1),
      free({ kind: 'pass' }),
    )
    expect(where(fallen, 'saruman')).toBe('eliminated')
    expect(asked(fallen)).toBe('shadow decide/action')
    expect(refused(fallen, SARUMAN)).toEqual(['character.sarumanEntry'])
  })
})

describe('the Free Peoples', () => {
  /**
   * All Regulars and Leaders of the Dwarves are on the map; those in Dale are attacked with 5 dice
   * against 1.
   */
  const dale = (defenders: NonNullable<Armies['dale']>, spec: PositionSpec = {}): State =>
    after(
      facing({
        acting: 'shadow',
        armies: {
          dale: defenders,
          erebor: { 'dwarves-regular': 4, 'dwarves-leader': 3 },
          'vale-of-the-carnen': { 'sauron-regular': 5 },
        },
        ...spec,
      }),
      SHADOW_ATTACK,
      shadow({ kind: 'attack', from: 'vale-of-the-carnen', to: 'dale' }),
      shadow({ kind: 'bringAll' }),
    )

  ruleForbids(
    'recruiting.freePeoplesLost',
    'a lost Regular and a lost Leader are not recruited again',
    () => {
      const lost = after(
        dale({ 'dwarves-regular': 1, 'dwarves-leader': 1 }),
        dice(6, 1, 1, 1, 1, 1, 1),
        shadow({ kind: 'pass' }),
      )
      expect(casualties(lost)).toEqual({ 'dwarves-regular': 1, 'dwarves-leader': 1 })
      const muster = after(lost, FREE_MUSTER)
      expect(refused(muster, free({ kind: 'recruit', piece: 'dwarves-regular', region: 'erebor' }))).toEqual([
        'recruiting.figures',
      ])
      expect(refused(muster, free({ kind: 'recruit', piece: 'dwarves-leader', region: 'erebor' }))).toEqual([
        'recruiting.figures',
      ])
    },
  )

  ruleAllows(
    'recruiting.freePeoplesLost',
    'but a lost Regular comes back in place of a reduced Elite',
    () => {
      const reduced = after(
        dale({ 'dwarves-elite': 1 }, { casualties: { 'dwarves-regular': 1 } }),
        dice(6, 1, 1, 1, 1, 1),
      )
      expect(army(reduced, 'dale')).toEqual({ 'dwarves-regular': 1 })
      expect(casualties(reduced)).toEqual({ 'dwarves-elite': 1 })
    },
  )
})
