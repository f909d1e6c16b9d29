/** Splitting an Army (chapter VI): every party that the book allows can be put together, and no other. */
import { describe, expect } from 'vitest'
import type { State } from '../../../src/war-of-the-ring'
import { after, asked, free, offered, refused, shadow } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  type Armies,
  field,
  FREE_ARMY,
  FREE_CHARACTER,
  lawful,
  parties,
  SHADOW_ARMY,
  SHADOW_CHARACTER,
} from './parties'
import { AT_WAR } from '../support/scenes'

describe('every way to divide an Army', () => {
  const GONDOR = { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 2, strider: 1, boromir: 1 }

  ruleAllows(
    'movement.parts',
    'DP-6.3: any part with a unit, no Leader stranded, Companions as they like',
    () => {
      const party = after(
        field({ armies: { osgiliath: GONDOR } }),
        FREE_ARMY,
        free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
      )
      expect(asked(party)).toBe('free-peoples decide/party')
      expect(parties(party)).toEqual(lawful(GONDOR, {}))
      // 7 ways to take some units, but one of them all: 6 with 3 numbers of Leaders, 1 with both; by 4 for
      // the Companions
      expect(parties(party)).toHaveLength((6 * 3 + 1) * 4)
    },
  )

  ruleAllows('movement.leaderGoes', 'DP-6.3: with a Character result one of those who lead is in it', () => {
    const party = after(
      field({ armies: { osgiliath: GONDOR } }),
      FREE_CHARACTER,
      free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
    )
    const led = lawful(GONDOR, { led: /leader|strider|boromir/ })
    expect(parties(party)).toEqual(led)
    expect(led).toHaveLength((6 * 3 + 1) * 4 - 6)
  })

  ruleForbids('movement.stacking', 'DP-6.3: no more units than there is room for', () => {
    const party = after(
      field({ armies: { osgiliath: GONDOR, 'minas-tirith': { 'gondor-regular': 8 } } }),
      FREE_CHARACTER,
      free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
    )
    expect(parties(party)).toEqual(lawful(GONDOR, { room: 2, led: /leader|strider|boromir/ }))
    expect(refused(party, free({ kind: 'bringAll' }))).toEqual(['movement.stacking'])
    expect(refused(party, free({ kind: 'bring', piece: 'gondor-regular', number: 3 }))).toEqual([
      'movement.stacking',
    ])
  })

  const ALLIES = {
    'gondor-regular': 2,
    'rohan-regular': 1,
    'gondor-leader': 1,
    'rohan-leader': 1,
    legolas: 1,
  }
  const allied = field({ armies: { osgiliath: ALLIES }, politics: { gondor: AT_WAR } })

  ruleForbids('movement.nation', 'DP-6.3: figures of a nation not at war are kept out of other lands', () => {
    const home = after(allied, FREE_ARMY, free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))
    expect(parties(home)).toEqual(lawful(ALLIES, { kept: /^rohan-/ }))
  })

  ruleForbids('movement.nation', 'and who wants to bring one is told so', () => {
    const home = after(allied, FREE_ARMY, free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))
    expect(refused(home, free({ kind: 'bring', piece: 'rohan-regular', number: 1 }))).toEqual([
      'movement.nation',
      'politics.nonBelligerent',
      'politics.stacked',
    ])
  })

  ruleAllows('movement.nation', 'DP-6.3: in a land of nobody they may all be', () => {
    const wild = after(allied, FREE_ARMY, free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }))
    expect(parties(wild)).toEqual(lawful(ALLIES, {}))
  })

  const GUEST = { 'gondor-regular': 2, 'gondor-elite': 1, 'rohan-leader': 1, 'gondor-leader': 1 }
  const withGuest = after(
    field({ armies: { osgiliath: GUEST }, politics: { gondor: AT_WAR } }),
    FREE_ARMY,
    free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
  )

  ruleForbids('movement.parts', 'DP-6.3: one unit stays with a Leader who is kept out', () => {
    expect(parties(withGuest)).toEqual(lawful(GUEST, { kept: /^rohan-/ }))
  })

  ruleForbids('movement.parts', 'who would strand a Leader is not told of a want of room', () => {
    const regulars = after(withGuest, free({ kind: 'bring', piece: 'gondor-regular', number: 2 }))
    expect(offered(regulars, { kind: 'bring' })).toEqual(
      [0, 1].map((number) => free({ kind: 'bring', piece: 'gondor-leader', number })),
    )
    expect(refused(withGuest, free({ kind: 'bringAll' }))).toEqual(['movement.parts'])
  })
})

describe('every way to divide an Army of the Shadow', () => {
  const ORTHANC = { 'isengard-regular': 2, 'isengard-elite': 2, 'sauron-regular': 1, saruman: 1 }
  const shadowField = (armies: Armies): State =>
    field({ acting: 'shadow', armies, politics: { isengard: AT_WAR, sauron: AT_WAR } })

  ruleAllows('movement.leaderGoes', 'OR-40: with Saruman in play an Elite of Isengard leads a march', () => {
    const party = after(
      shadowField({ orthanc: ORTHANC }),
      SHADOW_CHARACTER,
      shadow({ kind: 'march', from: 'orthanc', to: 'gap-of-rohan' }),
    )
    expect(parties(party)).toEqual(lawful(ORTHANC, { kept: /saruman/, led: /isengard-elite/ }))
    expect(parties(party)).toHaveLength(3 * 2 * 2)
  })

  ruleForbids('movement.leaderGoes', 'OR-40: where one has room, it is for the Elite who leads', () => {
    const party = after(
      shadowField({ orthanc: ORTHANC, 'gap-of-rohan': { 'isengard-regular': 8 } }),
      SHADOW_CHARACTER,
      shadow({ kind: 'march', from: 'orthanc', to: 'gap-of-rohan' }),
    )
    expect(parties(party)).toEqual(lawful(ORTHANC, { room: 2, kept: /saruman/, led: /isengard-elite/ }))
    expect(parties(party)).toEqual([
      '1 isengard-elite',
      '1 isengard-elite, 1 isengard-regular',
      '1 isengard-elite, 1 sauron-regular',
      '2 isengard-elite',
    ])
  })

  ruleForbids('movement.leaderGoes', 'and who would leave him no room is told that he must go', () => {
    const party = after(
      shadowField({ orthanc: ORTHANC, 'gap-of-rohan': { 'isengard-regular': 8 } }),
      SHADOW_CHARACTER,
      shadow({ kind: 'march', from: 'orthanc', to: 'gap-of-rohan' }),
    )
    expect(refused(party, shadow({ kind: 'bring', piece: 'isengard-regular', number: 2 }))).toEqual([
      'movement.leaderGoes',
    ])
  })

  ruleForbids('movement.leaderGoes', 'OR-40: Saruman leads no march, and without him no Elite does', () => {
    const regulars = shadowField({ orthanc: { 'isengard-regular': 4, saruman: 1 } })
    expect(refused(regulars, SHADOW_CHARACTER)).toEqual(['movement.when'])
    expect(refused(shadowField({ orthanc: { 'isengard-elite': 4 } }), SHADOW_CHARACTER)).toEqual([
      'movement.when',
    ])
  })

  const MORGUL = { 'sauron-regular': 2, 'sauron-elite': 1, nazgul: 2, 'witch-king': 1, 'mouth-of-sauron': 1 }

  ruleAllows(
    'movement.stayBehind',
    'DP-6.3: Nazgûl and Minions stay as they like, even by themselves',
    () => {
      const party = after(
        shadowField({ 'minas-morgul': MORGUL }),
        SHADOW_ARMY,
        shadow({ kind: 'march', from: 'minas-morgul', to: 'north-ithilien' }),
      )
      expect(asked(party)).toBe('shadow decide/party')
      expect(parties(party)).toEqual(lawful(MORGUL, {}))
      expect(parties(party)).toHaveLength(5 * 3 * 2 * 2)
      expect(parties(party)).toContain('1 sauron-elite, 2 sauron-regular')
    },
  )

  ruleForbids('movement.stayBehind', 'DP-6.3: not all of them when the march depends on one', () => {
    const party = after(
      shadowField({ 'minas-morgul': MORGUL }),
      SHADOW_CHARACTER,
      shadow({ kind: 'march', from: 'minas-morgul', to: 'north-ithilien' }),
    )
    expect(parties(party)).toEqual(lawful(MORGUL, { led: /nazgul|witch-king|mouth/ }))
    expect(parties(party)).toHaveLength(5 * (3 * 2 * 2 - 1))
  })
})
