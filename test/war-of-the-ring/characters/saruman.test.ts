/** Saruman: how he comes to Orthanc, what his voice and his servants do, how he falls. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, refused, shadow } from '../support/play'
import { army, garrison, pool, reinforcements, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { attacked, board, bring, dark, fought, nextTurn, rolls } from './scenes'
import { AT_WAR } from '../support/scenes'

/** The last die of the turn is a Muster. */
const LAST = { dice: { 'free-peoples': [], shadow: ['muster'] } } as const
/** The last die of the turn is for an attack of the Free Peoples. */
const LAST_ATTACK = { dice: { 'free-peoples': ['muster-army'], shadow: [] } } as const

describe('the coming of Saruman', () => {
  const SARUMAN = bring('shadow', 'saruman', 'muster')
  const isengard = (spec: PositionSpec = {}) =>
    dark({ armies: { orthanc: { 'isengard-regular': 4 } }, politics: { isengard: AT_WAR }, ...spec })

  ruleAllows('character.sarumanEntry', 'with Isengard at war a Muster result brings him to Orthanc', () => {
    const state = after(isengard(), SARUMAN)
    expect(army(state, 'orthanc')).toEqual({ 'isengard-regular': 4, saruman: 1 })
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(offered(isengard(), { kind: 'bringCharacter' })).toEqual([SARUMAN])
    const musterArmy = isengard({ dice: { 'free-peoples': ['event'], shadow: ['muster-army'] } })
    const act = shadow({ kind: 'bringCharacter', character: 'saruman', die: 'muster-army', as: 'muster' })
    expect(where(after(musterArmy, act), 'saruman')).toBe('orthanc')
  })

  ruleAllows('character.sarumanEntry', 'CARD-5: into a besieged Orthanc as well, inside', () => {
    const siege = isengard({
      armies: { orthanc: { 'rohan-regular': 3 } },
      besieged: { orthanc: { 'isengard-regular': 2 } },
    })
    expect(garrison(after(siege, SARUMAN), 'orthanc')).toEqual({ 'isengard-regular': 2, saruman: 1 })
  })

  ruleForbids(
    'character.sarumanEntry',
    'not before Isengard is at war, nor with Orthanc in enemy hands',
    () => {
      const peace = isengard({ politics: { isengard: { steps: 1 }, sauron: AT_WAR } })
      expect(refused(peace, SARUMAN)).toEqual(['character.sarumanEntry'])
      const lost = isengard({ armies: {}, captured: ['orthanc'] })
      expect(refused(lost, SARUMAN)).toEqual(['character.sarumanEntry'])
    },
  )

  ruleForbids(
    'character.sarumanEntry',
    'not by another result, not twice, and for nobody but the Shadow',
    () => {
      expect(refused(isengard(), bring('shadow', 'saruman', 'event'))).toEqual(['die.event'])
      const there = isengard({ characters: { saruman: 'orthanc' } })
      expect(refused(there, SARUMAN)).toEqual(['pieces.characters'])
      const lost = isengard({ characters: { saruman: 'eliminated' } })
      expect(refused(lost, SARUMAN)).toEqual(['character.sarumanEntry'])
      const enemy = board({ politics: { isengard: AT_WAR } })
      expect(refused(enemy, bring('free-peoples', 'saruman', 'muster'))).toEqual(['die.abilities'])
    },
  )

  ruleAllows('character.saruman', 'he brings a die, from the next turn on', () => {
    expect(pool(after(isengard(), SARUMAN), 'shadow')).toBe(7)
    expect(pool(nextTurn(after(isengard(LAST), SARUMAN)), 'shadow')).toBe(8)
  })

  /** Rohan attacks Orthanc, which fights in the field. */
  const stormed = (spec: PositionSpec = {}) =>
    after(
      board({
        ...LAST_ATTACK,
        armies: {
          'fords-of-isen': { 'rohan-regular': 2 },
          orthanc: { 'isengard-regular': 1, saruman: 1 },
        },
        politics: { rohan: AT_WAR, isengard: AT_WAR },
        ...spec,
      }),
      free({ kind: 'beginAttack', die: 'muster-army', as: 'army' }),
      free({ kind: 'attack', from: 'fords-of-isen', to: 'orthanc' }),
      free({ kind: 'bringAll' }),
      shadow({ kind: 'fight' }),
    )

  ruleAllows('character.saruman', 'he leads with 1 and adds no strength', () => {
    expect(rolls(stormed(), 'shadow')).toBe('1 and 1 again')
  })

  ruleAllows('character.saruman', 'he falls with his Army, and his die with him', () => {
    expect(pool(stormed(), 'shadow')).toBe(8)
    const fallen = after(fought(stormed(), 6, 1, 1, 1), free({ kind: 'pass' }))
    expect(where(fallen, 'saruman')).toBe('eliminated')
    expect(pool(nextTurn(fallen), 'shadow')).toBe(7)
  })

  ruleAllows('character.saruman', 'OR-26: he stays behind, alone and safe, when his Army retreats', () => {
    const gone = after(
      fought(stormed(), 1, 1, 1, 1),
      free({ kind: 'fight' }),
      shadow({ kind: 'retreat', to: 'gap-of-rohan' }),
    )
    expect([army(gone, 'gap-of-rohan'), army(gone, 'orthanc')]).toEqual([
      { 'isengard-regular': 1 },
      { saruman: 1 },
    ])
    const taken = after(gone, free({ kind: 'bringAll' }))
    expect(army(taken, 'orthanc')).toEqual({ 'rohan-regular': 2, saruman: 1 })
    expect(pool(nextTurn(taken), 'shadow')).toBe(8)
  })
})

describe('the Voice of Saruman', () => {
  const EVERYWHERE = shadow({ kind: 'recruitEverywhere', character: 'saruman', die: 'muster', as: 'muster' })
  const UPGRADE = shadow({ kind: 'upgrade', character: 'saruman', die: 'muster', as: 'muster' })
  const orthanc = (spec: PositionSpec = {}) =>
    dark({
      characters: { saruman: 'orthanc' },
      armies: { orthanc: { 'isengard-regular': 3 } },
      politics: { isengard: AT_WAR },
      ...spec,
    })

  ruleAllows(
    'character.sarumanVoice',
    'a Muster result brings a Regular to every Settlement of Isengard',
    () => {
      const state = after(orthanc(), EVERYWHERE)
      expect(army(state, 'orthanc')).toEqual({ 'isengard-regular': 4, saruman: 1 })
      expect([army(state, 'north-dunland'), army(state, 'south-dunland')]).toEqual([
        { 'isengard-regular': 1 },
        { 'isengard-regular': 1 },
      ])
      expect(asked(state)).toBe('free-peoples decide/action')
    },
  )

  ruleAllows('character.sarumanVoice', 'or makes two Elites of two Regulars in Orthanc', () => {
    const state = after(orthanc(), UPGRADE)
    expect(army(state, 'orthanc')).toEqual({ 'isengard-regular': 1, 'isengard-elite': 2, saruman: 1 })
    expect(reinforcements(state, 'shadow')).toMatchObject({ 'isengard-regular': 11, 'isengard-elite': 4 })
  })

  ruleAllows(
    'character.sarumanVoice',
    'with fewer Regulars than Settlements the Shadow says where they go',
    () => {
      const scarce = orthanc({
        armies: { orthanc: { 'isengard-regular': 3 }, 'gap-of-rohan': { 'isengard-regular': 7 } },
      })
      const asking = after(scarce, EVERYWHERE)
      expect(asked(asking)).toBe('shadow decide/spread')
      expect(offers(asking, 'recruit', 'region')).toEqual(['north-dunland', 'orthanc', 'south-dunland'])
      const first = after(asking, shadow({ kind: 'recruit', piece: 'isengard-regular', region: 'orthanc' }))
      expect(offers(first, 'recruit', 'region')).toEqual(['north-dunland', 'south-dunland'])
      const state = after(
        first,
        shadow({ kind: 'recruit', piece: 'isengard-regular', region: 'south-dunland' }),
      )
      expect([army(state, 'north-dunland'), army(state, 'south-dunland')]).toEqual([
        {},
        { 'isengard-regular': 1 },
      ])
      expect(asked(state)).toBe('free-peoples decide/action')
    },
  )

  ruleForbids('character.sarumanVoice', 'a Settlement in enemy hands, or with ten units, gets nobody', () => {
    const state = after(
      orthanc({
        armies: { orthanc: { 'isengard-regular': 9, 'isengard-elite': 1 } },
        captured: ['north-dunland'],
      }),
      EVERYWHERE,
    )
    expect(army(state, 'orthanc')).toEqual({ 'isengard-regular': 9, 'isengard-elite': 1, saruman: 1 })
    expect([army(state, 'north-dunland'), army(state, 'south-dunland')]).toEqual([
      {},
      { 'isengard-regular': 1 },
    ])
  })

  ruleForbids('character.sarumanVoice', 'CARD-5: not while Orthanc is besieged, nor when it is taken', () => {
    const besieged = orthanc({
      characters: { saruman: 'orthanc/inside' },
      armies: { orthanc: { 'rohan-regular': 2 } },
      besieged: { orthanc: { 'isengard-regular': 2 } },
    })
    const taken = orthanc({ armies: { orthanc: { 'rohan-regular': 2 } }, captured: ['orthanc'] })
    for (const state of [besieged, taken])
      for (const act of [EVERYWHERE, UPGRADE]) expect(refused(state, act)).toEqual(['character.sarumanVoice'])
  })

  ruleForbids('character.sarumanVoice', 'not without Saruman, nor with a result that is no Muster', () => {
    for (const place of ['aside', 'eliminated'] as const)
      expect(refused(orthanc({ characters: { saruman: place } }), EVERYWHERE)).toEqual([
        'character.sarumanVoice',
      ])
    const army = shadow({ kind: 'upgrade', character: 'saruman', die: 'army', as: 'army' })
    expect(refused(orthanc(), army)).toEqual(['die.army'])
  })

  ruleForbids(
    'character.sarumanVoice',
    'no Elites of fewer than two Regulars, or with fewer than two figures left',
    () => {
      const single = orthanc({ armies: { orthanc: { 'isengard-regular': 1, 'isengard-elite': 1 } } })
      expect(refused(single, UPGRADE)).toEqual(['character.sarumanVoice'])
      const few = orthanc({ armies: { orthanc: { 'isengard-regular': 3, 'isengard-elite': 5 } } })
      expect(refused(few, UPGRADE)).toEqual(['character.sarumanVoice'])
      const elsewhere = orthanc({ armies: { 'gap-of-rohan': { 'isengard-regular': 4 } } })
      expect(refused(elsewhere, UPGRADE)).toEqual(['character.sarumanVoice'])
    },
  )

  const MARCH = shadow({ kind: 'moveArmies', die: 'character', as: 'character' })
  const OF_SARUMAN = { characters: { saruman: 'orthanc' } } as const

  ruleAllows(
    'character.sarumanElites',
    'with Saruman in play every Elite of Isengard leads in battle',
    () => {
      const state = attacked(
        { 'gondor-regular': 1 },
        { 'isengard-regular': 2, 'isengard-elite': 2 },
        OF_SARUMAN,
      )
      expect(rolls(state, 'shadow')).toBe('4 and 2 again')
    },
  )

  ruleAllows('character.sarumanElites', 'OR-40: an Army with one marches by a Character result', () => {
    const start = orthanc({ armies: { 'gap-of-rohan': { 'isengard-regular': 2, 'isengard-elite': 1 } } })
    const state = after(
      start,
      MARCH,
      shadow({ kind: 'march', from: 'gap-of-rohan', to: 'enedwaith' }),
      shadow({ kind: 'bringAll' }),
    )
    expect(army(state, 'enedwaith')).toEqual({ 'isengard-regular': 2, 'isengard-elite': 1 })
  })

  ruleForbids(
    'character.sarumanElites',
    'neither Elites of others nor Regulars lead, and none without Saruman',
    () => {
      const other = attacked(
        { 'gondor-regular': 1 },
        { 'sauron-elite': 2, 'isengard-regular': 2 },
        OF_SARUMAN,
      )
      expect(rolls(other, 'shadow')).toBe('4 and 0 again')
      const lost = { characters: { saruman: 'eliminated' } } as const
      const without = attacked({ 'gondor-regular': 1 }, { 'isengard-elite': 2 }, lost)
      expect(rolls(without, 'shadow')).toBe('2 and 0 again')
      const march = orthanc({ ...lost, armies: { 'gap-of-rohan': { 'isengard-elite': 1 } } })
      expect(refused(march, MARCH)).toEqual(['movement.when'])
    },
  )

  ruleForbids('character.sarumanElites', 'OR-40: Saruman himself leads nobody away', () => {
    expect(refused(orthanc(), MARCH)).toEqual(['movement.when'])
  })

  ruleAllows(
    'character.sarumanElites',
    'OR-40: but he leads an attack, for which nobody moves, and falls with it',
    () => {
      const start = orthanc({
        armies: { orthanc: { 'isengard-regular': 1 }, 'fords-of-isen': { 'rohan-regular': 1 } },
      })
      const attack = after(
        start,
        shadow({ kind: 'beginAttack', die: 'character', as: 'character' }),
        shadow({ kind: 'attack', from: 'orthanc', to: 'fords-of-isen' }),
      )
      expect(rolls(attack, 'shadow')).toBe('1 and 1 again')
      expect(where(after(attack, dice(1, 6, 1)), 'saruman')).toBe('eliminated')
      const won = after(attack, dice(6, 1), shadow({ kind: 'bringAll' }))
      expect([army(won, 'fords-of-isen'), where(won, 'saruman')]).toEqual([
        { 'isengard-regular': 1 },
        'orthanc',
      ])
    },
  )
})

describe('what he does not do', () => {
  ruleForbids('character.saruman', 'a die for him at once, and one for a Minion who is not there', () => {
    const state = dark({ politics: { isengard: AT_WAR } })
    const come = after(state, bring('shadow', 'saruman', 'muster'))
    expect([where(come, 'saruman'), pool(come, 'shadow')]).toEqual(['orthanc', 7])
    expect(() => dark({ pool: { shadow: 11 } })).toThrow(/dicePool.shadow/)
  })
})

describe('the voice of Saruman', () => {
  const orthanc = dark({
    characters: { saruman: 'orthanc' },
    politics: { isengard: AT_WAR },
    armies: { orthanc: { 'isengard-regular': 3 }, 'gap-of-rohan': { 'isengard-regular': 7 } },
  })
  const everywhere = { kind: 'recruitEverywhere', die: 'muster', as: 'muster' } as const

  ruleForbids('die.abilities', 'nobody else has it', () => {
    expect(refused(orthanc, shadow({ ...everywhere, character: 'witch-king' }))).toEqual(['die.abilities'])
  })

  ruleForbids('recruiting.settlement', 'its recruits come to Settlements of Isengard', () => {
    const asking = after(orthanc, shadow({ ...everywhere, character: 'saruman' }))
    expect(asked(asking)).toBe('shadow decide/spread')
    for (const [piece, region] of [
      ['isengard-regular', 'gap-of-rohan'],
      ['isengard-elite', 'orthanc'],
    ] as const)
      expect(refused(asking, shadow({ kind: 'recruit', piece, region }))).toEqual(['recruiting.settlement'])
  })
})
