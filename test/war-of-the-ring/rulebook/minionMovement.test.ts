/** Nazgûl and Minions on the map (chapter VI, moving Characters): who flies, who walks, who stays. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, factsOf, offered, offers, refused, type Said, shadow, table } from '../support/play'
import { army, garrison, nazgul, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { SHADOW_ARMY } from './parties'
import { AT_WAR } from '../support/scenes'

type Fly = Extract<Said, { kind: 'fly' }>
type GoTo = Extract<Said, { kind: 'goTo' }>
type Join = Extract<Said, { kind: 'join' }>
const fly = (from: Fly['from']): Fly => ({ kind: 'fly', from })
const goTo = (region: GoTo['region']): GoTo => ({ kind: 'goTo', region })
const join = (character: Join['character']): Join => ({ kind: 'join', character })
const DONE = { kind: 'done' } as const

const dark = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    acting: 'shadow',
    dice: { 'free-peoples': ['character', 'event'], shadow: ['character', 'army', 'muster'] },
    ...spec,
  })
const TRAVEL = shadow({ kind: 'moveCharacters', die: 'character', as: 'character' })
const travelling = (spec: PositionSpec): State => after(dark(spec), TRAVEL)
const regions = (state: State): ReadonlyArray<unknown> => offers(state, 'goTo', 'region')

/** Lórien is besieged by the Shadow. */
const LORIEN: PositionSpec = {
  armies: { lorien: { 'sauron-regular': 5 }, 'dol-guldur': { nazgul: 1 } },
  besieged: { lorien: { 'elves-elite': 2 } },
}
/** Moria is besieged by the Free Peoples, a Nazgûl inside. */
const MORIA: PositionSpec = {
  armies: { moria: { 'elves-elite': 3 }, 'dol-guldur': { nazgul: 1 } },
  besieged: { moria: { 'sauron-regular': 1, nazgul: 1 } },
}
const FREE_STRONGHOLDS = [
  'erebor',
  'grey-havens',
  'lorien',
  'rivendell',
  'woodland-realm',
  'dol-amroth',
  'minas-tirith',
  'helms-deep',
] as const

describe('the Nazgûl', () => {
  const four = travelling({
    armies: { 'dol-guldur': { nazgul: 2 }, 'minas-morgul': { nazgul: 1 }, morannon: { nazgul: 1 } },
    characters: { 'witch-king': 'moria', 'mouth-of-sauron': 'barad-dur', saruman: 'orthanc' },
  })

  ruleAllows(
    'characters.nazgul',
    'DP-6.7: any number of them, one after the other, and the Minions too',
    () => {
      expect(asked(four)).toBe('shadow decide/traveller')
      expect(offered(four)).toEqual([
        shadow(join('witch-king')),
        shadow(join('mouth-of-sauron')),
        shadow(fly('dol-guldur')),
        shadow(fly('minas-morgul')),
        shadow(fly('morannon')),
      ])
      const aloft = after(four, shadow(fly('dol-guldur')))
      expect(asked(aloft)).toBe('shadow decide/flight')
      const one = after(aloft, shadow(goTo('the-shire')))
      expect(offered(one)).toEqual([
        shadow(join('witch-king')),
        shadow(join('mouth-of-sauron')),
        shadow(fly('dol-guldur')),
        shadow(fly('minas-morgul')),
        shadow(fly('morannon')),
        shadow(DONE),
      ])
      const two = after(one, shadow(fly('minas-morgul')), shadow(goTo('the-shire')))
      expect([...nazgul(two)].sort()).toEqual(['dol-guldur', 'morannon', 'the-shire', 'the-shire'])
      expect(asked(after(two, shadow(DONE)))).toBe('free-peoples decide/action')
    },
  )

  ruleAllows('characters.nazgul', 'each to a region of choice, whoever is there', () => {
    const alone = travelling({ armies: { 'dol-guldur': { nazgul: 1 }, bree: { 'north-regular': 5 } } })
    expect(asked(alone)).toBe('shadow decide/flight')
    expect(regions(alone)).toHaveLength(105 - 1 - FREE_STRONGHOLDS.length)
    const flown = after(alone, shadow(goTo('bree')))
    expect(army(flown, 'bree')).toEqual({ 'north-regular': 5, nazgul: 1 })
    expect(asked(flown)).toBe('free-peoples decide/action')
  })

  ruleForbids('characters.nazgul', 'nobody twice, though another of them was where he came', () => {
    const first = after(four, shadow(fly('dol-guldur')), shadow(goTo('morannon')))
    const second = after(first, shadow(fly('morannon')), shadow(goTo('nurn')))
    expect([...nazgul(second)].sort()).toEqual(['dol-guldur', 'minas-morgul', 'morannon', 'nurn'])
    expect(offers(second, 'fly', 'from')).toEqual(['dol-guldur', 'minas-morgul'])
    expect(refused(second, shadow(fly('morannon')))).toEqual(['characters.when'])
    expect(refused(four, shadow(fly('moria')))).toEqual(['characters.nazgul'])
    expect(refused(after(four, shadow(fly('morannon'))), shadow(goTo('morannon')))).toEqual([
      'characters.when',
    ])
  })

  ruleForbids(
    'characters.nazgulStronghold',
    'OR-35: not to a Stronghold that the Free Peoples control',
    () => {
      const start = travelling({ armies: { 'dol-guldur': { nazgul: 1 } }, captured: ['lorien', 'moria'] })
      const closed = (region: GoTo['region']) => refused(start, shadow(goTo(region)))
      for (const region of FREE_STRONGHOLDS.filter((one) => one !== 'lorien'))
        expect(closed(region)).toEqual(['characters.nazgulStronghold', 'pieces.nazgulFlight'])
      expect(closed('moria')).toEqual(['characters.nazgulStronghold', 'pieces.nazgulFlight'])
      expect(closed('lorien')).toEqual([])
      expect(closed('edoras')).toEqual([])
    },
  )

  ruleAllows(
    'characters.nazgulStronghold',
    'OR-37: to one that a Shadow Army besieges, with the besiegers',
    () => {
      const joined = after(travelling(LORIEN), shadow(goTo('lorien')))
      expect(army(joined, 'lorien')).toEqual({ 'sauron-regular': 5, nazgul: 1 })
      expect(garrison(joined, 'lorien')).toEqual({ 'elves-elite': 2 })
    },
  )

  ruleAllows('characters.nazgul', 'OR-37: into a besieged Stronghold of the Shadow, and out of it', () => {
    const start = travelling(MORIA)
    expect(offers(start, 'fly', 'from')).toEqual(['dol-guldur', 'moria'])
    const inside = after(start, shadow(fly('dol-guldur')), shadow(goTo('moria')))
    expect(garrison(inside, 'moria')).toEqual({ 'sauron-regular': 1, nazgul: 2 })
    const outside = after(inside, shadow(fly('moria')), shadow(goTo('nurn')))
    expect(garrison(outside, 'moria')).toEqual({ 'sauron-regular': 1, nazgul: 1 })
    expect(army(outside, 'nurn')).toEqual({ nazgul: 1 })
    expect(asked(outside)).toBe('free-peoples decide/action')
  })
})

describe('the Witch-king', () => {
  ruleAllows('characters.witchKing', 'he flies as the Nazgûl do, even out of a siege', () => {
    const start = travelling({
      armies: { moria: { 'elves-elite': 3 } },
      besieged: { moria: { 'sauron-regular': 1, 'witch-king': 1 } },
    })
    expect(asked(start)).toBe('shadow decide/flight')
    expect(regions(start)).toHaveLength(105 - 1 - FREE_STRONGHOLDS.length)
    expect(where(after(start, shadow(goTo('harlindon'))), 'witch-king')).toBe('harlindon')
  })

  ruleForbids('characters.witchKing', 'what closes a region to the Nazgûl closes it to him', () => {
    const start = travelling({ characters: { 'witch-king': 'moria' } })
    expect(refused(start, shadow(goTo('lorien')))).toEqual([
      'characters.nazgulStronghold',
      'pieces.nazgulFlight',
    ])
    expect(factsOf(start, shadow(goTo('lorien')), 'characters.nazgulStronghold')).toEqual({
      piece: 'witch-king',
      region: 'lorien',
    })
    const two = travelling({ ...LORIEN, characters: { 'witch-king': 'moria' } })
    const once = after(two, shadow(join('witch-king')), shadow(goTo('lorien')))
    expect(army(once, 'lorien')).toEqual({ 'sauron-regular': 5, 'witch-king': 1 })
    expect(refused(once, shadow(join('witch-king')))).toEqual(['characters.when'])
  })
})

describe('Saruman', () => {
  const orthanc = dark({
    armies: { orthanc: { 'isengard-regular': 2, 'isengard-elite': 1, saruman: 1 }, moria: { nazgul: 1 } },
    politics: { isengard: AT_WAR },
  })
  const party = after(orthanc, SHADOW_ARMY, shadow({ kind: 'march', from: 'orthanc', to: 'gap-of-rohan' }))

  ruleAllows('characters.saruman', 'he stays in Orthanc, alone when all units go', () => {
    const alone = after(party, shadow({ kind: 'bringAll' }))
    expect(army(alone, 'gap-of-rohan')).toEqual({ 'isengard-regular': 2, 'isengard-elite': 1 })
    expect(army(alone, 'orthanc')).toEqual({ saruman: 1 })
  })

  const wraiths = travelling({
    armies: { moria: { nazgul: 1 }, nurn: { nazgul: 1 } },
    characters: { saruman: 'orthanc' },
  })

  ruleForbids('characters.saruman', 'he is nowhere else, and who sends him off is told so', () => {
    expect(() => dark({ characters: { saruman: 'gap-of-rohan' } })).toThrow(/characters\.saruman/)
    expect(refused(wraiths, shadow(join('saruman')))).toEqual(['characters.levelZero', 'characters.saruman'])
  })

  ruleForbids('characters.levelZero', 'Level 0 does not travel', () => {
    expect(refused(wraiths, shadow(join('saruman')))).toContain('characters.levelZero')
    expect(offers(wraiths, 'join', 'character')).toEqual([])
    expect(refused(dark({ characters: { saruman: 'orthanc' } }), TRAVEL)).toContain('characters.levelZero')
  })

  ruleForbids('characters.levelZero', 'nor goes he with an Army', () => {
    expect(refused(party, shadow({ kind: 'bring', piece: 'saruman', number: 1 }))).toContain(
      'characters.levelZero',
    )
  })

  ruleAllows('characters.levelZero', 'those of a higher Level go, alone or with an Army', () => {
    const mouth = dark({ armies: { morannon: { 'sauron-regular': 1, 'mouth-of-sauron': 1 } } })
    expect(where(after(mouth, TRAVEL, shadow(goTo('nurn'))), 'mouth-of-sauron')).toBe('nurn')
    const marched = after(
      mouth,
      SHADOW_ARMY,
      shadow({ kind: 'march', from: 'morannon', to: 'dagorlad' }),
      shadow({ kind: 'bringAll' }),
    )
    expect(army(marched, 'dagorlad')).toEqual({ 'sauron-regular': 1, 'mouth-of-sauron': 1 })
  })
})

describe('the Mouth of Sauron', () => {
  const mouth = (at: GoTo['region'], spec: PositionSpec = {}): State =>
    travelling({ characters: { 'mouth-of-sauron': at }, ...spec })

  ruleAllows('characters.mouthOfSauron', 'three regions, past enemy Armies', () => {
    const past = mouth('dagorlad', {
      armies: { 'north-ithilien': { 'gondor-regular': 3 }, osgiliath: { 'gondor-regular': 3 } },
    })
    expect(refused(past, shadow(goTo('pelargir')))).toEqual([])
    const among = after(past, shadow(goTo('osgiliath')))
    expect(army(among, 'osgiliath')).toEqual({ 'gondor-regular': 3, 'mouth-of-sauron': 1 })
    expect(regions(mouth('barad-dur'))).toEqual([
      'gorgoroth',
      'minas-morgul',
      'morannon',
      'nurn',
      'dagorlad',
      'north-ithilien',
      'south-ithilien',
    ])
  })

  ruleForbids(
    'characters.mouthOfSauron',
    'not four, and not in or out of a besieged Shadow Stronghold',
    () => {
      const far = mouth('barad-dur')
      expect(refused(far, shadow(goTo('osgiliath')))).toEqual(['characters.mouthOfSauron'])
      expect(factsOf(far, shadow(goTo('osgiliath')), 'characters.mouthOfSauron')).toEqual({
        piece: 'mouth-of-sauron',
        from: 'barad-dur',
        to: 'osgiliath',
        limit: 3,
        away: 4,
        because: 'it is four regions away, and the Mouth of Sauron goes three at most',
      })
      const siege: PositionSpec = {
        armies: { moria: { 'elves-elite': 3 } },
        besieged: { moria: { 'sauron-regular': 1 } },
      }
      expect(refused(mouth('hollin', siege), shadow(goTo('moria')))).toEqual(['characters.mouthOfSauron'])
      expect(regions(mouth('hollin', siege))).not.toContain('dimrill-dale')
      const inside = dark({
        armies: { moria: { 'elves-elite': 3 } },
        besieged: { moria: { 'sauron-regular': 1, 'mouth-of-sauron': 1 } },
      })
      expect(refused(inside, TRAVEL)).toEqual(['characters.mouthOfSauron'])
    },
  )

  ruleForbids('characters.minionStronghold', 'alone he goes into no Stronghold of the Free Peoples', () => {
    const start = mouth('parth-celebrant')
    expect(refused(start, shadow(goTo('lorien')))).toEqual(['characters.minionStronghold'])
    expect(refused(start, shadow(goTo('dimrill-dale')))).toEqual([])
    const captured = mouth('hollin', { captured: ['moria'] })
    expect(refused(captured, shadow(goTo('moria')))).toEqual(['characters.minionStronghold'])
    // nor through one: Forlindon lies behind the Grey Havens
    expect(refused(mouth('harlindon'), shadow(goTo('forlindon')))).toEqual(['characters.minionStronghold'])
  })

  ruleAllows(
    'characters.minionStronghold',
    'OR-36: but to those who besiege it, or who have taken it',
    () => {
      const joined = after(
        mouth('parth-celebrant', { ...LORIEN, armies: { lorien: { 'sauron-regular': 5 } } }),
        shadow(goTo('lorien')),
      )
      expect(army(joined, 'lorien')).toEqual({ 'sauron-regular': 5, 'mouth-of-sauron': 1 })
      expect(refused(mouth('parth-celebrant', { captured: ['lorien'] }), shadow(goTo('lorien')))).toEqual([])
    },
  )

  ruleAllows(
    'characters.withArmy',
    'with an Army he goes where it goes, be it into an empty Stronghold',
    () => {
      const taken = after(
        dark({
          armies: { osgiliath: { 'sauron-regular': 1, 'mouth-of-sauron': 1, nazgul: 1 } },
          politics: { sauron: AT_WAR },
        }),
        SHADOW_ARMY,
        shadow({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
        shadow({ kind: 'bringAll' }),
      )
      expect(army(taken, 'minas-tirith')).toEqual({ 'sauron-regular': 1, 'mouth-of-sauron': 1, nazgul: 1 })
    },
  )

  ruleForbids('characters.withArmy', 'an Army result does not move him or a Nazgûl without units', () => {
    const lone = dark({ armies: { dagorlad: { nazgul: 1, 'mouth-of-sauron': 1 } } })
    expect(refused(lone, SHADOW_ARMY)).toEqual(['movement.when'])
    const other = dark({ armies: { dagorlad: { nazgul: 1 }, tharbad: { 'isengard-regular': 1 } } })
    expect(
      refused(after(other, SHADOW_ARMY), shadow({ kind: 'march', from: 'dagorlad', to: 'morannon' })),
    ).toEqual(['pieces.army'])
  })
})
