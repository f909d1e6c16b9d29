/** The Witch-king and the Mouth of Sauron: how they come, what they bring, how they fall. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, offers, refused, shadow, until } from '../support/play'
import { army, garrison, nazgul, politics, pool, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { attacked, attacking, bring, dark, fought, nextTurn, rolls } from './scenes'
import { AT_WAR } from '../support/scenes'

const FREE_PEOPLES = { dwarves: AT_WAR, elves: AT_WAR, gondor: AT_WAR, north: AT_WAR, rohan: AT_WAR } as const
/** The last die of the turn is a Muster. */
const LAST = { dice: { 'free-peoples': [], shadow: ['muster'] } } as const
/** The last die of the turn is for an attack of the Free Peoples. */
const LAST_ATTACK = { dice: { 'free-peoples': ['muster-army'], shadow: [] } } as const

const numberOf = (results: Readonly<Record<string, number>>): number =>
  Object.values(results).reduce((sum, one) => sum + one, 0)

describe('the Witch-king', () => {
  const LORD = bring('shadow', 'witch-king', 'muster')
  const morgul = (spec: PositionSpec = {}) =>
    dark({
      armies: {
        'minas-morgul': { 'sauron-regular': 5 },
        dagorlad: { 'southrons-regular': 2, 'sauron-elite': 1 },
        'near-harad': { 'southrons-regular': 3 },
      },
      politics: { sauron: AT_WAR },
      ...spec,
    })

  ruleAllows(
    'character.witchKingEntry',
    'with Sauron at war he comes to a Shadow Army with a unit of Sauron',
    () => {
      const asking = after(morgul(), LORD)
      expect([asked(asking), offers(asking, 'goTo', 'region')]).toEqual([
        'shadow decide/entry',
        ['minas-morgul', 'dagorlad'],
      ])
      const state = after(asking, shadow({ kind: 'goTo', region: 'dagorlad' }))
      expect(army(state, 'dagorlad')).toEqual({ 'southrons-regular': 2, 'sauron-elite': 1, 'witch-king': 1 })
    },
  )

  ruleAllows(
    'character.witchKingEntry',
    'CARD-4, CARD-5: no other nation need be at war; he may join a garrison',
    () => {
      const siege = morgul({
        armies: { moria: { 'elves-regular': 3 } },
        besieged: { moria: { 'sauron-regular': 2 } },
      })
      expect(garrison(after(siege, LORD), 'moria')).toEqual({ 'sauron-regular': 2, 'witch-king': 1 })
    },
  )

  ruleForbids('character.witchKingEntry', 'not before Sauron is at war, nor without such an Army', () => {
    const peace = morgul({ politics: { sauron: { steps: 1 }, southrons: AT_WAR } })
    expect(refused(peace, LORD)).toEqual(['character.witchKingEntry'])
    const none = morgul({ armies: { 'near-harad': { 'southrons-regular': 3 }, dagorlad: { nazgul: 1 } } })
    expect(refused(none, LORD)).toEqual(['character.witchKingEntry'])
    expect(refused(after(morgul(), LORD), shadow({ kind: 'goTo', region: 'near-harad' }))).toEqual([
      'character.witchKingEntry',
    ])
  })

  ruleForbids('character.witchKingEntry', 'not by another result, nor a second time', () => {
    expect(refused(morgul(), bring('shadow', 'witch-king', 'army'))).toEqual(['die.army'])
    const there = morgul({ characters: { 'witch-king': 'dagorlad' } })
    expect(refused(there, LORD)).toEqual(['pieces.characters'])
    const lost = morgul({ characters: { 'witch-king': 'eliminated' } })
    expect(refused(lost, LORD)).toEqual(['character.witchKingEntry'])
  })

  ruleAllows(
    'character.witchKing',
    'his coming makes every nation of the Free Peoples active, and moves none',
    () => {
      const state = after(morgul(), LORD, shadow({ kind: 'goTo', region: 'minas-morgul' }))
      const nations = ['dwarves', 'elves', 'gondor', 'north', 'rohan'] as const
      expect(nations.map((nation) => politics(state, nation))).toEqual([
        'active, 3 steps',
        'active, 3 steps',
        'active, 2 steps',
        'active, 3 steps',
        'active, 3 steps',
      ])
    },
  )

  ruleAllows(
    'character.witchKing',
    'OR-45: he leads with 2, beside the Nazgûl, of whose figures he is none',
    () => {
      const state = attacked({ 'gondor-regular': 1 }, { 'sauron-regular': 5, nazgul: 1, 'witch-king': 1 })
      expect(rolls(state, 'shadow')).toBe('5 and 3 again')
      const eight = morgul({ armies: { 'minas-morgul': { 'sauron-regular': 5, nazgul: 8 } } })
      expect(nazgul(after(eight, LORD))).toHaveLength(8)
    },
  )

  ruleAllows('character.witchKing', 'he flies like a Nazgûl', () => {
    const start = morgul({ armies: { 'minas-morgul': { 'sauron-regular': 1, 'witch-king': 1 } } })
    const flying = after(start, shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(asked(flying)).toBe('shadow decide/flight')
    expect(where(after(flying, shadow({ kind: 'goTo', region: 'the-shire' })), 'witch-king')).toBe(
      'the-shire',
    )
    expect(refused(flying, shadow({ kind: 'goTo', region: 'rivendell' }))).toEqual([
      'characters.nazgulStronghold',
      'pieces.nazgulFlight',
    ])
  })

  ruleAllows(
    'character.witchKing',
    'TC-2: he comes in turn 5 beside Saruman, and turn 6 has nine dice',
    () => {
      const turn5 = morgul({
        ...LAST,
        turn: 5,
        characters: { saruman: 'orthanc' },
        armies: { dagorlad: { 'sauron-regular': 1 } },
      })
      expect(pool(turn5, 'shadow')).toBe(8)
      const early = morgul({
        turn: 5,
        characters: { saruman: 'orthanc' },
        armies: { dagorlad: { 'sauron-regular': 1 } },
      })
      expect(pool(after(early, LORD), 'shadow')).toBe(8)
      const turn6 = nextTurn(after(turn5, LORD))
      expect(pool(turn6, 'shadow')).toBe(9)
      const rolled = until(after(turn6, shadow({ kind: 'allocate', dice: 0 })), 'free-peoples decide/action')
      expect(numberOf(unused(rolled, 'shadow'))).toBe(9)
    },
  )

  ruleAllows('character.witchKing', 'TC-2: he falls in turn 6 with his Army, and turn 7 has eight', () => {
    const turn6 = attacking(
      { 'gondor-regular': 1 },
      { 'sauron-regular': 1, 'witch-king': 1, nazgul: 1 },
      { ...LAST_ATTACK, turn: 6, characters: { saruman: 'orthanc' } },
    )
    expect(pool(turn6, 'shadow')).toBe(9)
    const fallen = after(fought(turn6, 6, 1, 1), free({ kind: 'pass' }))
    expect([where(fallen, 'witch-king'), nazgul(fallen)]).toEqual(['eliminated', []])
    expect(pool(nextTurn(fallen), 'shadow')).toBe(8)
  })
})

describe('the Mouth of Sauron', () => {
  const MOUTH = bring('shadow', 'mouth-of-sauron', 'muster')
  const STRONGHOLDS = ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad']
  const mordor = (spec: PositionSpec = {}) => dark({ fellowship: { mordor: 0 }, ...spec })

  ruleAllows(
    'character.mouthEntry',
    'with the Fellowship on the Mordor Track he comes to a Stronghold of Sauron',
    () => {
      const asking = after(mordor(), MOUTH)
      expect([asked(asking), offers(asking, 'goTo', 'region')]).toEqual(['shadow decide/entry', STRONGHOLDS])
      const state = after(asking, shadow({ kind: 'goTo', region: 'dol-guldur' }))
      expect(where(state, 'mouth-of-sauron')).toBe('dol-guldur')
    },
  )

  ruleAllows('character.mouthEntry', 'so he does with all nations of the Free Peoples at war', () => {
    expect(offers(after(dark({ politics: FREE_PEOPLES }), MOUTH), 'goTo', 'region')).toEqual(STRONGHOLDS)
  })

  ruleAllows('character.mouthEntry', 'CARD-5: a besieged Stronghold will do, and he stands inside', () => {
    const siege = mordor({
      armies: { moria: { 'elves-regular': 3 } },
      besieged: { moria: { 'sauron-regular': 1 } },
    })
    const state = after(siege, MOUTH, shadow({ kind: 'goTo', region: 'moria' }))
    expect(garrison(state, 'moria')).toEqual({ 'sauron-regular': 1, 'mouth-of-sauron': 1 })
  })

  ruleForbids('character.mouthEntry', 'not with a single nation in peace and the Fellowship outside', () => {
    const four = dark({ politics: { ...FREE_PEOPLES, rohan: { steps: 1, active: true } } })
    expect(refused(four, MOUTH)).toEqual(['character.mouthEntry'])
    expect(refused(dark({ fellowship: { region: 'morannon' } }), MOUTH)).toEqual(['character.mouthEntry'])
  })

  ruleForbids(
    'character.mouthEntry',
    'not where the enemy holds the Stronghold, not by another die, not twice',
    () => {
      const held = after(mordor({ captured: ['moria', 'dol-guldur'] }), MOUTH)
      expect(offers(held, 'goTo', 'region')).toEqual([
        'barad-dur',
        'minas-morgul',
        'morannon',
        'mount-gundabad',
      ])
      expect(refused(held, shadow({ kind: 'goTo', region: 'moria' }))).toEqual(['character.mouthEntry'])
      expect(refused(mordor(), bring('shadow', 'mouth-of-sauron', 'character'))).toEqual(['die.character'])
      const lost = mordor({ characters: { 'mouth-of-sauron': 'eliminated' } })
      expect(refused(lost, MOUTH)).toEqual(['character.mouthEntry'])
    },
  )

  ruleAllows(
    'character.mouthOfSauron',
    'he brings a die from the next turn on, and takes it with him',
    () => {
      expect(pool(after(mordor(), MOUTH, shadow({ kind: 'goTo', region: 'moria' })), 'shadow')).toBe(7)
      const last = after(
        dark({ ...LAST, politics: FREE_PEOPLES }),
        MOUTH,
        shadow({ kind: 'goTo', region: 'moria' }),
      )
      expect(pool(nextTurn(last), 'shadow')).toBe(8)
      const fight = attacking(
        { 'gondor-regular': 1 },
        { 'sauron-regular': 1, 'mouth-of-sauron': 1 },
        LAST_ATTACK,
      )
      const fallen = after(fought(fight, 6, 1, 1), free({ kind: 'pass' }))
      expect([where(fallen, 'mouth-of-sauron'), pool(nextTurn(fallen), 'shadow')]).toEqual(['eliminated', 7])
    },
  )

  ruleAllows('character.mouthOfSauron', 'he leads with 2 and adds no strength', () => {
    const state = attacked({ 'gondor-regular': 1 }, { 'sauron-regular': 3, 'mouth-of-sauron': 1 })
    expect(rolls(state, 'shadow')).toBe('3 and 2 again')
  })

  const AS_ARMY = shadow({ kind: 'moveArmies', die: 'muster', as: 'army' })
  const dagorlad = (where: 'morannon' | 'aside' | 'eliminated', spec: PositionSpec = {}) =>
    dark({
      characters: { 'mouth-of-sauron': where },
      armies: { dagorlad: { 'sauron-regular': 1 } },
      politics: { sauron: AT_WAR },
      dice: { 'free-peoples': ['event'], shadow: ['muster', 'muster', 'muster-army', 'character'] },
      ...spec,
    })
  const ITHILIEN = shadow({ kind: 'march', from: 'dagorlad', to: 'north-ithilien' })
  const BACK = shadow({ kind: 'march', from: 'north-ithilien', to: 'dagorlad' })
  const DRAW = free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'character' })
  /** He has used a Muster as an Army result, and the Free Peoples have drawn a card. */
  const used = after(dagorlad('morannon'), AS_ARMY, ITHILIEN, DRAW, dice('fp-char-01'))

  ruleAllows('character.messenger', 'a Muster result moves Armies, or attacks, as an Army result', () => {
    expect(army(after(dagorlad('morannon'), AS_ARMY, ITHILIEN), 'north-ithilien')).toEqual({
      'sauron-regular': 1,
    })
    const near = {
      armies: { dagorlad: { 'sauron-regular': 1 }, 'noman-lands': { 'gondor-regular': 1 } },
    } as const
    const attack = shadow({ kind: 'beginAttack', die: 'muster', as: 'army' })
    expect(asked(after(dagorlad('morannon', near), attack))).toBe('shadow decide/attack')
  })

  ruleForbids('character.messenger', 'once in a turn: the second Muster does not', () => {
    expect(unused(used, 'shadow')).toEqual({ muster: 1, 'muster-army': 1, character: 1 })
    expect(refused(used, AS_ARMY)).toEqual(['die.muster'])
    expect(offered(used, { die: 'muster', as: 'army' })).toEqual([])
  })

  ruleAllows('character.messenger', 'in the next turn it does again', () => {
    const last = dagorlad('morannon', { dice: { 'free-peoples': [], shadow: ['muster'] } })
    const next = nextTurn(after(last, AS_ARMY, ITHILIEN))
    const faces = ['character', 'character', 'character', 'character', ...Array(8).fill('muster')]
    const rolled = after(next, shadow({ kind: 'allocate', dice: 0 }), dice(...faces))
    const hidden = after(rolled, free({ kind: 'separate', die: 'character', as: 'character' }))
    expect(asked(hidden)).toBe('free-peoples decide/group')
    const turn = until(hidden, 'shadow decide/action')
    expect(army(after(turn, AS_ARMY, BACK), 'dagorlad')).toEqual({ 'sauron-regular': 1 })
  })

  ruleForbids(
    'character.messenger',
    'a Muster and Army result used as Army does not use up his message',
    () => {
      const both = shadow({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
      const state = after(dagorlad('morannon'), both, ITHILIEN, DRAW, dice('fp-char-01'))
      expect(refused(state, AS_ARMY)).toEqual([])
    },
  )

  ruleForbids('character.messenger', 'not without him, and no other result', () => {
    for (const place of ['aside', 'eliminated'] as const)
      expect(refused(dagorlad(place), AS_ARMY)).toEqual(['die.muster'])
    const character = shadow({ kind: 'moveArmies', die: 'character', as: 'army' })
    expect(refused(dagorlad('morannon'), character)).toEqual(['die.character'])
  })
})

describe('what they do not do', () => {
  ruleForbids(
    'character.witchKing',
    'a nation to be moved by his coming, or one of the Shadow roused',
    () => {
      const morgul = dark({
        armies: { 'minas-morgul': { 'sauron-regular': 2 } },
        politics: { sauron: AT_WAR, southrons: { steps: 2 } },
      })
      const come = after(morgul, bring('shadow', 'witch-king', 'muster'))
      expect(where(come, 'witch-king')).toBe('minas-morgul')
      expect([politics(come, 'gondor'), politics(come, 'southrons')]).toEqual([
        'active, 2 steps',
        'active, 2 steps',
      ])
      expect(
        rolls(attacking({ 'gondor-regular': 1 }, { 'sauron-regular': 3, 'witch-king': 1 }), 'shadow'),
      ).toBe('3 and 2 again')
    },
  )

  ruleForbids('character.mouthOfSauron', 'a die for him in the turn of his coming', () => {
    const state = dark({
      fellowship: { mordor: 0 },
      dice: { 'free-peoples': ['event'], shadow: ['muster', 'army'] },
    })
    const come = after(
      state,
      bring('shadow', 'mouth-of-sauron', 'muster'),
      shadow({ kind: 'goTo', region: 'barad-dur' }),
    )
    expect([where(come, 'mouth-of-sauron'), pool(come, 'shadow')]).toEqual(['barad-dur', 7])
    expect(refused(state, bring('shadow', 'mouth-of-sauron', 'army'))).toEqual(['die.army'])
  })
})
