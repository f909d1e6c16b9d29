/** Settlements, coasts and tracks (chapter II): what the map says of where things are. */
import { describe, expect } from 'vitest'
import { type RegionId, REGIONS, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offered, refused, shadow, table } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  captured,
  points,
  fellowship,
  huntBox,
  rings,
  politics,
  left,
  told,
  army,
  garrison,
} from '../support/read'
import { AT_WAR, MUSTER, OUR_MARCH, THEIR_ATTACK, THEIR_MARCH, dark, warOfAll } from '../support/scenes'

const regionsWith = (is: (region: (typeof REGIONS)[number]) => boolean): ReadonlyArray<string> =>
  REGIONS.filter(is).map(({ id }) => id)
const theirs = (armies: Armies, more: PositionSpec = {}): State =>
  after(warOfAll(armies, { acting: 'shadow', ...more }), THEIR_MARCH)
const march = (from: RegionId, to: RegionId) => ({ kind: 'march', from, to }) as const
/** The Free Peoples are about to march, or the Shadow is. */
const ours = (armies: Armies, more: PositionSpec = {}): State => after(warOfAll(armies, more), OUR_MARCH)
type Armies = NonNullable<PositionSpec['armies']>

describe('tracks and coasts', () => {
  ruleForbids('board.coast', 'the corsairs to land anywhere inland', () => {
    const sailing = after(
      table({
        politics: { southrons: AT_WAR },
        hands: { shadow: ['sh-strat-10'] },
        acting: 'shadow',
        dice: { 'free-peoples': ['event'], shadow: ['army'] },
      }),
      shadow({ kind: 'playEvent', card: 'sh-strat-10', die: 'army', as: 'army' }),
    )
    expect(asked(sailing)).toBe('shadow decide/campaign')
    expect(refused(sailing, shadow({ kind: 'attack', from: 'umbar', to: 'pelargir' }))).toEqual([])
    expect(refused(sailing, shadow({ kind: 'attack', from: 'umbar', to: 'minas-tirith' }))).toEqual([
      'events.overrides',
    ])
    expect(refused(sailing, shadow({ kind: 'march', from: 'umbar', to: 'lossarnach' }))).toEqual([
      'events.overrides',
    ])
  })

  ruleForbids('board.tracks', 'a step beyond the end of a track', () => {
    const spec = (odd: PositionSpec) => () => table(odd)
    expect(spec({ fellowship: { progress: 13 } })).toThrow(/fellowship.progress/)
    expect(spec({ fellowship: { corruption: 13 } })).toThrow(/fellowship.corruption/)
    expect(spec({ fellowship: { mordor: 6 } })).toThrow(/mordor.crackOfDoom/)
    expect(spec({ politics: { gondor: { steps: 4 } } })).toThrow(/politics.track/)
    expect(spec({ rings: { 'free-peoples': 4 } })).toThrow(/elvenRings/)
  })
})

describe('Fortifications and Settlements', () => {
  /** The Shadow attacks from the east with two units and rolls twice five, then the defender misses. */
  const hits = (from: RegionId, to: RegionId): ReadonlyArray<boolean> =>
    eventsAs(
      'CombatDieRolled',
      warOfAll({ [from]: { 'sauron-regular': 2 }, [to]: { 'gondor-regular': 3 } }, { acting: 'shadow' }),
      shadow({ kind: 'beginAttack', die: 'army', as: 'army' }),
      shadow({ kind: 'attack', from, to }),
      shadow({ kind: 'bringAll' }),
      dice(5, 5, 1, 1, 1),
    )
      .filter(({ side }) => side === 'shadow')
      .map(({ hit }) => hit)

  ruleAllows('board.fortifications', 'Osgiliath and the Fords of Isen shelter their defenders', () => {
    expect(regionsWith(({ fortification }) => fortification)).toEqual(['fords-of-isen', 'osgiliath'])
    expect(hits('north-ithilien', 'osgiliath')).toEqual([false, false])
    expect(hits('gap-of-rohan', 'fords-of-isen')).toEqual([false, false])
    expect(hits('north-ithilien', 'dead-marshes')).toEqual([true, true])
  })

  ruleForbids(
    'board.fortifications',
    'they are no Settlements: nobody recruits there or captures them',
    () => {
      const state = after(warOfAll({}), free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
      expect(
        refused(state, free({ kind: 'recruit', piece: 'rohan-regular', region: 'fords-of-isen' })),
      ).toEqual(['recruiting.settlement'])
      const taken = after(
        theirs({ 'north-ithilien': { 'sauron-regular': 1 } }),
        shadow(march('north-ithilien', 'osgiliath')),
      )
      expect([captured(taken), points(taken, 'shadow')]).toEqual([[], 0])
      expect(() => warOfAll({}, { captured: ['osgiliath'] })).toThrow(/no Settlement to capture/)
    },
  )

  ruleAllows('board.settlements', 'a nation recruits in Towns, Cities and Strongholds alike', () => {
    const state = after(warOfAll({}), free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
    const gondor = offered(state, { kind: 'recruit', piece: 'gondor-elite' })
    expect(gondor.map((one) => ('region' in one ? one.region : ''))).toEqual([
      'dol-amroth',
      'lamedon',
      'lossarnach',
      'minas-tirith',
      'pelargir',
    ])
    const kinds = ['town', 'city', 'stronghold'].map(
      (kind) => regionsWith(({ settlement }) => settlement === kind).length,
    )
    expect(kinds).toEqual([14, 6, 16])
    expect(hits('west-harondor', 'pelargir')).toEqual([false, false])
    expect(hits('osgiliath', 'lossarnach')).toEqual([true, true])
  })

  ruleAllows('board.victoryPoints', 'a City is worth one point and a Stronghold two', () => {
    const from = (region: RegionId, to: RegionId) =>
      after(theirs({ [region]: { 'sauron-regular': 1 } }), shadow(march(region, to)))
    const city = from('osgiliath', 'pelargir')
    const stronghold = from('osgiliath', 'minas-tirith')
    expect([points(city, 'shadow'), points(stronghold, 'shadow')]).toEqual([1, 2])
    const freed = after(
      ours({ 'fords-of-isen': { 'rohan-regular': 1 } }),
      free(march('fords-of-isen', 'orthanc')),
    )
    expect([captured(freed), points(freed, 'free-peoples')]).toEqual([['orthanc'], 2])
  })

  ruleForbids('board.victoryPoints', 'a Town is worth nothing, and nobody scores for what is his', () => {
    const town = after(
      theirs({ osgiliath: { 'sauron-regular': 1 } }),
      shadow(march('osgiliath', 'lossarnach')),
    )
    expect([captured(town), points(town, 'shadow')]).toEqual([['lossarnach'], 0])
    const back = after(
      ours({ osgiliath: { 'gondor-regular': 1 } }, { captured: ['pelargir'] }),
      free(march('osgiliath', 'pelargir')),
    )
    expect([captured(back), points(back, 'shadow'), points(back, 'free-peoples')]).toEqual([[], 0, 0])
  })

  ruleAllows('board.tracks', 'tracks and boxes beside the map are part of the table', () => {
    const state = table({
      fellowship: { progress: 3, corruption: 2, guide: 'strider' },
      huntBox: { shadow: 2 },
      rings: { 'free-peoples': 2, shadow: 1 },
      dice: { 'free-peoples': ['event'], shadow: ['army'] },
    })
    expect(fellowship(state)).toMatchObject({ progress: 3, corruption: 2, guide: 'strider', mordor: null })
    expect([huntBox(state, 'shadow'), rings(state, 'shadow'), politics(state, 'sauron')]).toEqual([
      2,
      1,
      'active, 1 step',
    ])
    expect([left(state, 'free-peoples', 'character'), told(state).besieged]).toEqual([24, {}])
  })

  ruleAllows('board.home', 'every Stronghold has a box of its own, those of the Shadow too', () => {
    for (const { id, nation } of REGIONS.filter(({ settlement }) => settlement === 'stronghold')) {
      const dark = nation === 'isengard' || nation === 'sauron' || nation === 'southrons'
      const [inside, outside] = [
        dark ? 'southrons-regular' : 'north-regular',
        dark ? 'north-elite' : 'sauron-elite',
      ]
      const state = warOfAll({ [id]: { [outside]: 2 } }, { besieged: { [id]: { [inside]: 5 } } })
      expect([army(state, id), garrison(state, id)]).toEqual([{ [outside]: 2 }, { [inside]: 5 }])
    }
    expect(regionsWith(({ fortification, settlement }) => fortification && settlement !== null)).toEqual([])
  })

  ruleForbids('board.settlements', 'recruits in the wild, and a Town to shelter anybody', () => {
    const recruiting = after(warOfAll({}), free(MUSTER))
    expect(
      refused(recruiting, free({ kind: 'recruit', piece: 'gondor-regular', region: 'anfalas' })),
    ).toEqual(['recruiting.settlement'])
    const town = eventsAs(
      'CombatDieRolled',
      dark({ osgiliath: { 'sauron-regular': 1 }, lossarnach: { 'gondor-regular': 2 } }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'osgiliath', to: 'lossarnach' }),
      dice(5, 1, 1),
    )
    expect(town[0]).toMatchObject({ side: 'shadow', roll: 5, hit: true })
  })

  ruleForbids('board.home', 'a box in a City, and a garrison in the Stronghold of another side', () => {
    const besieged = (region: 'dale' | 'moria') => () =>
      warOfAll({ [region]: { 'sauron-regular': 2 } }, { besieged: { [region]: { 'gondor-regular': 1 } } })
    expect(besieged('dale')).toThrow(/has no Stronghold/)
    expect(besieged('moria')).toThrow(/controls the Stronghold/)
    const held = warOfAll(
      { 'minas-tirith': { 'sauron-regular': 2 } },
      { besieged: { 'minas-tirith': { 'gondor-regular': 1 } } },
    )
    expect([garrison(held, 'minas-tirith'), army(held, 'minas-tirith')]).toEqual([
      { 'gondor-regular': 1 },
      { 'sauron-regular': 2 },
    ])
  })
})
