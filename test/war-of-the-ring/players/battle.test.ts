/** Battles of partners: who commands round by round, whose Minions fight, and battles told by positions. */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, Seat, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, offered, refused } from '../support/play'
import { army, reading } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by } from './partners'
import { ALL_AT_WAR } from '../support/atWar'

const ARMY = { die: 'army', as: 'army' } as const
const shadow = (seat: 'witch-king' | 'saruman', spec: PositionSpec): State =>
  among(4, {
    politics: ALL_AT_WAR,
    acting: 'shadow',
    dice: { shadow: ['army'] },
    places: { shadow: seat },
    ...spec,
  })
const attack = (state: State, seat: Seat, from = 'north-ithilien', to = 'osgiliath'): State =>
  after(
    state,
    by(seat, { kind: 'beginAttack', ...ARMY }),
    by(seat, { kind: 'attack', from: from as never, to: to as never }),
  )

describe('who commands a mixed Army that attacks', () => {
  /** Saruman has four Regulars, the Witch-king two, and four hits are taken. */
  const fought = (piece: 'southrons-regular' | 'sauron-regular'): State => {
    const begun = after(
      attack(
        shadow('saruman', {
          mixed: ['north-ithilien'],
          armies: {
            'north-ithilien': { 'southrons-regular': 3, 'sauron-regular': 2 },
            osgiliath: { 'gondor-elite': 5, 'gondor-regular': 2 },
          },
        }),
        'saruman',
      ),
      by('saruman', { kind: 'bringAll' }),
      dice(1, 1, 1, 1, 1, 6, 6, 6, 1, 1),
    )
    return [1, 2, 3].reduce((now, hit) => {
      const loss = hit < 3 || piece === 'southrons-regular' ? 'southrons-regular' : 'sauron-regular'
      return asked(now) === 'saruman decide/casualties'
        ? after(now, by('saruman', { kind: 'lose', piece: loss }))
        : now
    }, begun)
  }
  ruleAllows(['partners.transfer', 'partners.command'], 'is reckoned anew when a round begins', () => {
    const state = fought('sauron-regular')
    expect([army(state, 'north-ithilien'), asked(state)]).toEqual([
      { 'southrons-regular': 1, 'sauron-regular': 1 },
      'saruman decide/cease',
    ])
    const on = after(
      state,
      by('saruman', { kind: 'fight' }),
      by('gondor', { kind: 'fight' }),
      dice(1, 1, 1, 1, 1, 1, 1),
    )
    expect(asked(on)).toBe('witch-king decide/cease')
  })
  ruleForbids('partners.transfer', 'is nobody who has no unit left in it', () => {
    const state = fought('southrons-regular')
    expect(army(state, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
    const on = after(
      state,
      by('saruman', { kind: 'fight' }),
      by('gondor', { kind: 'fight' }),
      dice(1, 1, 1, 1, 1, 1, 1),
    )
    expect(asked(on)).toBe('witch-king decide/cease')
  })
})

describe('too many inside a Stronghold', () => {
  const inside = (): State =>
    after(
      attack(
        shadow('saruman', {
          armies: {
            osgiliath: { 'southrons-regular': 4 },
            'minas-tirith': { 'gondor-regular': 4, 'rohan-regular': 2, 'rohan-elite': 1 },
          },
        }),
        'saruman',
        'osgiliath',
        'minas-tirith',
      ),
      by('saruman', { kind: 'bringAll' }),
      by('gondor', { kind: 'withdraw' }),
      by('saruman', { kind: 'bringAll' }),
    )
  ruleAllows('partners.command', 'who commanded the Army that went in removes them all', () => {
    expect(asked(inside())).toBe('gondor decide/excess')
    const next = after(inside(), by('gondor', { kind: 'remove', piece: 'gondor-regular' }))
    expect(asked(next)).toBe('gondor decide/excess')
  })
})

describe('Minions', () => {
  const beside = (spec: PositionSpec): State =>
    attack(
      shadow('saruman', {
        armies: {
          'north-ithilien': { 'southrons-regular': 3, 'sauron-regular': 2 },
          osgiliath: { 'gondor-regular': 2 },
        },
        characters: { 'witch-king': 'north-ithilien' },
        ...spec,
      }),
      'saruman',
    )
  /** The characters who stay out of the battle that has begun. */
  const staying = (state: State): number => {
    const battle = after(state, by('saruman', { kind: 'bringAll' })).stack.find(
      ({ kind }) => kind === 'battle',
    )
    return battle?.kind === 'battle' ? battle.vars.rearguard.characters : -1
  }
  ruleForbids('partners.minions', 'of a partner stay out of an attack of the other Army', () => {
    expect(offered(beside({}), { kind: 'bring', piece: 'witch-king' })).toEqual([])
    expect(staying(beside({}))).toBeGreaterThan(0)
  })
  ruleAllows('partners.minions', 'fight in a mixed Army whoever commands it', () => {
    expect(staying(beside({ mixed: ['north-ithilien'] }))).toBe(0)
  })
  const messenger = (seat: 'witch-king' | 'saruman') =>
    refused(
      shadow(seat, {
        dice: { shadow: ['muster'] },
        characters: { 'mouth-of-sauron': 'barad-dur' },
        armies: {
          'barad-dur': { 'sauron-regular': 1 },
          gorgoroth: { 'sauron-regular': 1 },
          nurn: { 'southrons-regular': 1 },
        },
      }),
      by(seat, { kind: 'moveArmies', die: 'muster', as: 'army' }),
    )
  ruleAllows(
    'partners.minions',
    'the Mouth of Sauron makes a Muster an Army result for his own player',
    () => {
      expect(messenger('witch-king')).toEqual([])
    },
  )
  ruleForbids('partners.minions', 'not for the other', () => {
    expect(messenger('saruman')).toEqual(['die.muster'])
  })
})

describe('a position in the midst of a battle', () => {
  const told = (spec: PositionSpec): State =>
    shadow('saruman', {
      armies: {
        'north-ithilien': { 'southrons-regular': 2, 'sauron-regular': 4 },
        osgiliath: { 'gondor-regular': 2, 'rohan-regular': 3 },
      },
      pending: {
        kind: 'battle',
        die: 'army',
        by: 'shadow',
        from: 'north-ithilien',
        to: 'osgiliath',
        stage: 'losses',
        hits: { 'free-peoples': 1, shadow: 1 },
      },
      ...spec,
    })
  it('is commanded as the battle itself would be: beside two Armies by who attacks', () => {
    const begun = told({})
    expect(reading(begun).table.partners?.mixed).toEqual(['osgiliath'])
    expect(asked(begun)).toBe('saruman decide/casualties')
    const state = after(begun, ...offered(begun))
    expect(asked(state)).toBe('rohan decide/casualties')
    const lost = after(state, by('rohan', { kind: 'lose', piece: 'rohan-regular' }))
    expect(asked(lost)).toBe('saruman decide/cease')
  })
  it('is no other than the one that is played', () => {
    const spec: PositionSpec = {
      armies: {
        'north-ithilien': { 'southrons-regular': 2, 'sauron-regular': 4 },
        osgiliath: { 'gondor-regular': 2, 'rohan-regular': 3 },
      },
    }
    const played = after(attack(shadow('saruman', spec), 'saruman'), by('saruman', { kind: 'bringAll' }))
    const position = shadow('saruman', {
      ...spec,
      dice: {},
      pending: { kind: 'battle', die: 'army', by: 'shadow', from: 'north-ithilien', to: 'osgiliath' },
    })
    expect(position.table.partners).toEqual(played.table.partners)
  })
})
