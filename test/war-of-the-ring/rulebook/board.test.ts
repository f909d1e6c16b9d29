/** The map (chapter II): regions and their borders, free regions, nations, Settlements and Fortifications. */
import { describe, expect } from 'vitest'
import {
  REGIONS,
  type PieceId,
  type PositionSpec,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offered, offers, refused, shadow, table } from '../support/play'
import {
  army,
  captured,
  fellowship,
  garrison,
  huntBox,
  left,
  points,
  politics,
  rings,
  told,
} from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

type Armies = NonNullable<PositionSpec['armies']>

const AT_WAR = { steps: 0, active: true } as const
const ALL_AT_WAR = Object.fromEntries(
  ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'southrons'].map((nation) => [
    nation,
    AT_WAR,
  ]),
)
/** A war of all nations with these Armies alone; either side can use an Army result. */
const war = (armies: Armies, more: PositionSpec = {}): State =>
  table({
    base: 'empty',
    politics: ALL_AT_WAR,
    rings: { 'free-peoples': 0, shadow: 0 },
    armies,
    dice: { 'free-peoples': ['muster-army', 'muster'], shadow: ['army', 'muster'] },
    ...more,
  })
const OUR_MARCH = free({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
const THEIR_MARCH = shadow({ kind: 'moveArmies', die: 'army', as: 'army' })
/** The Free Peoples are about to march, or the Shadow is. */
const ours = (armies: Armies, more: PositionSpec = {}): State => after(war(armies, more), OUR_MARCH)
const theirs = (armies: Armies, more: PositionSpec = {}): State =>
  after(war(armies, { acting: 'shadow', ...more }), THEIR_MARCH)

const march = (from: RegionId, to: RegionId) => ({ kind: 'march', from, to }) as const
/** Where the only Army can go. */
const ways = (region: RegionId, piece: PieceId): ReadonlyArray<unknown> =>
  offers(ours({ [region]: { [piece]: 1 } }), 'march', 'to')
const regionsWith = (is: (region: (typeof REGIONS)[number]) => boolean): ReadonlyArray<string> =>
  REGIONS.filter(is).map(({ id }) => id)

describe('regions and borders', () => {
  ruleAllows('board.regions', 'an Army goes to every neighbour, across rivers too', () => {
    expect(ways('osgiliath', 'gondor-regular')).toEqual([
      'druadan-forest',
      'lossarnach',
      'minas-tirith',
      'pelargir',
      'dead-marshes',
      'north-ithilien',
      'south-ithilien',
      'west-harondor',
    ])
    expect(ways('rivendell', 'elves-elite')).toEqual(['fords-of-bruinen', 'trollshaws'])
  })

  ruleForbids('board.regions', 'regions without a common border are no neighbours', () => {
    const state = ours({ osgiliath: { 'gondor-regular': 1 } })
    expect(refused(state, free(march('osgiliath', 'dol-amroth')))).toEqual(['movement.adjacent'])
    expect(refused(state, free(march('osgiliath', 'osgiliath')))).toEqual(['movement.adjacent'])
  })

  ruleAllows('board.blackBorder', 'where part of the border is white the way is open', () => {
    expect(ways('minas-tirith', 'gondor-regular')).toEqual(['druadan-forest', 'lossarnach', 'osgiliath'])
    expect(ways('lorien', 'elves-elite')).toEqual(['dimrill-dale', 'parth-celebrant'])
  })

  ruleForbids('board.blackBorder', 'nobody crosses a black border', () => {
    const elves = ours({ lorien: { 'elves-elite': 1 } })
    expect(refused(elves, free(march('lorien', 'moria')))).toEqual(['movement.blackBorder'])
    const gondor = ours({ 'minas-tirith': { 'gondor-regular': 1 } })
    expect(refused(gondor, free(march('minas-tirith', 'lamedon')))).toEqual(['movement.blackBorder'])
  })

  ruleForbids('board.blackBorder', 'nor is there an attack across it', () => {
    const state = war({ lorien: { 'elves-elite': 2 }, moria: { 'sauron-regular': 2 } })
    const attack = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
    expect(refused(state, attack)).toEqual(['battle.start'])
    const near = war({ 'dimrill-dale': { 'elves-elite': 2 }, moria: { 'sauron-regular': 2 } })
    expect(refused(near, attack)).toEqual([])
    const both = war({
      lorien: { 'elves-elite': 2 },
      moria: { 'sauron-regular': 2 },
      'dimrill-dale': { 'elves-regular': 1 },
    })
    expect(refused(after(both, attack), free({ kind: 'attack', from: 'lorien', to: 'moria' }))).toEqual([
      'battle.targets',
      'board.blackBorder',
    ])
  })

  ruleAllows('board.seas', 'regions by the sea are reached over land', () => {
    expect(ways('grey-havens', 'elves-elite')).toEqual(['ered-luin', 'forlindon', 'harlindon', 'tower-hills'])
    const state = theirs({ umbar: { 'southrons-regular': 1 } })
    expect(offers(state, 'march', 'to')).toEqual(['near-harad', 'west-harondor'])
  })

  ruleForbids('board.seas', 'nobody goes across the sea, or across a lake', () => {
    const corsairs = theirs({ umbar: { 'southrons-regular': 1 } })
    expect(refused(corsairs, shadow(march('umbar', 'dol-amroth')))).toEqual(['movement.adjacent'])
    expect(refused(corsairs, shadow(march('umbar', 'pelargir')))).toEqual(['movement.adjacent'])
    const rhun = theirs({ 'south-rhun': { 'southrons-regular': 1 } })
    expect(refused(rhun, shadow(march('south-rhun', 'north-rhun')))).toEqual(['movement.adjacent'])
  })

  ruleAllows('board.coast', 'fourteen regions lie on the great sea', () => {
    expect([...regionsWith(({ coast }) => coast)].sort()).toEqual([
      'andrast',
      'anfalas',
      'dol-amroth',
      'druwaith-iaur',
      'enedwaith',
      'forlindon',
      'grey-havens',
      'harlindon',
      'lamedon',
      'minhiriath',
      'pelargir',
      'south-ered-luin',
      'umbar',
      'west-harondor',
    ])
  })
})

describe('free regions', () => {
  const siege: PositionSpec = { besieged: { 'minas-tirith': { 'gondor-regular': 2 } } }
  const around = { 'minas-tirith': { 'sauron-regular': 3 }, osgiliath: { 'sauron-regular': 1 } }

  ruleAllows(
    'board.freeRegion',
    'an empty region is free, and so is one with a Companion or Nazgûl only',
    () => {
      const state = ours({ osgiliath: { 'gondor-regular': 1 }, 'north-ithilien': { nazgul: 2 } })
      const moved = after(state, free(march('osgiliath', 'north-ithilien')))
      expect(army(moved, 'north-ithilien')).toEqual({ 'gondor-regular': 1, nazgul: 2 })
    },
  )

  ruleAllows(
    'board.freeRegion',
    'OR-2: a move may enter a Settlement that nobody defends, and takes it',
    () => {
      const state = theirs({ osgiliath: { 'sauron-regular': 1 } })
      const moved = after(state, shadow(march('osgiliath', 'pelargir')))
      expect([army(moved, 'pelargir'), captured(moved)]).toEqual([{ 'sauron-regular': 1 }, ['pelargir']])
    },
  )

  ruleAllows('board.freeRegion', 'OR-4: what one besieges is free for the besieger', () => {
    const state = theirs(around, siege)
    const moved = after(state, shadow(march('osgiliath', 'minas-tirith')))
    expect(army(moved, 'minas-tirith')).toEqual({ 'sauron-regular': 4 })
    expect(garrison(moved, 'minas-tirith')).toEqual({ 'gondor-regular': 2 })
  })

  ruleForbids('board.freeRegion', 'a region with enemy units is not free', () => {
    const state = ours({ osgiliath: { 'gondor-regular': 1 }, 'north-ithilien': { 'sauron-regular': 1 } })
    expect(refused(state, free(march('osgiliath', 'north-ithilien')))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
    ])
  })

  ruleForbids('board.freeRegion', 'OR-4: to the besieged side the besieged region is enemy land', () => {
    const state = ours({ ...around, lossarnach: { 'gondor-regular': 3 } }, siege)
    expect(refused(state, free(march('lossarnach', 'minas-tirith')))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
      'siege.relief',
    ])
    expect(refused(state, free(march('minas-tirith', 'lossarnach')))).toEqual(['siege.noRetreat'])
  })

  ruleForbids('board.freeRegion', 'OR-2: nobody retreats to a Settlement under enemy control', () => {
    const state = war(
      { 'north-ithilien': { 'gondor-regular': 3 }, osgiliath: { 'sauron-regular': 3 } },
      { captured: ['pelargir'] },
    )
    const fought = after(
      state,
      free({ kind: 'beginAttack', die: 'muster-army', as: 'army' }),
      free({ kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
      free({ kind: 'bringAll' }),
      dice(1, 1, 1, 1, 1, 1),
    )
    const pressed = after(fought, free({ kind: 'fight' }))
    expect(asked(pressed)).toBe('shadow decide/retreat')
    expect(offers(pressed, 'retreat', 'to')).toEqual([
      'druadan-forest',
      'pelargir',
      'dead-marshes',
      'south-ithilien',
      'west-harondor',
    ])
    expect(refused(pressed, shadow({ kind: 'retreat', to: 'lossarnach' }))).toEqual(['battle.retreat'])
  })
})

describe('nations', () => {
  ruleAllows(
    'board.nations',
    'a region is of one nation or of none, and the lands of a nation may lie apart',
    () => {
      const lands = (nation: string) => regionsWith((region) => region.nation === nation).length
      const nations = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'southrons']
      expect(nations.map(lands)).toEqual([4, 4, 8, 8, 6, 4, 11, 7])
      expect(regionsWith(({ nation }) => nation === null)).toHaveLength(53)
    },
  )

  ruleAllows('board.nations', 'OR-3: Osgiliath is of no nation, the Fords of Isen are of Rohan', () => {
    const state = table({
      base: 'empty',
      politics: { sauron: AT_WAR },
      armies: {
        'north-ithilien': { 'sauron-regular': 1 },
        orthanc: { 'isengard-regular': 1 },
        'druadan-forest': { 'gondor-regular': 1 },
        folde: { 'rohan-regular': 1 },
      },
      acting: 'shadow',
      dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
    })
    const marching = after(state, THEIR_MARCH)
    const entered = after(marching, shadow(march('north-ithilien', 'osgiliath')))
    expect(politics(entered, 'gondor')).toBe('passive, 2 steps')
    expect(refused(marching, shadow(march('orthanc', 'fords-of-isen')))).toEqual(['movement.nation'])
    const guarded = table({
      politics: { sauron: AT_WAR },
      armies: { 'north-ithilien': { 'sauron-regular': 2 } },
      acting: 'shadow',
      dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
    })
    const attacked = after(
      guarded,
      shadow({ kind: 'beginAttack', die: 'army', as: 'army' }),
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
      shadow({ kind: 'bringAll' }),
    )
    expect(politics(attacked, 'gondor')).toBe('active, 1 step')
  })
})

describe('Fortifications and Settlements', () => {
  /** The Shadow attacks from the east with two units and rolls twice five, then the defender misses. */
  const hits = (from: RegionId, to: RegionId): ReadonlyArray<boolean> =>
    eventsAs(
      'CombatDieRolled',
      war({ [from]: { 'sauron-regular': 2 }, [to]: { 'gondor-regular': 3 } }, { acting: 'shadow' }),
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
      const state = after(war({}), free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
      expect(
        refused(state, free({ kind: 'recruit', piece: 'rohan-regular', region: 'fords-of-isen' })),
      ).toEqual(['recruiting.settlement'])
      const taken = after(
        theirs({ 'north-ithilien': { 'sauron-regular': 1 } }),
        shadow(march('north-ithilien', 'osgiliath')),
      )
      expect([captured(taken), points(taken, 'shadow')]).toEqual([[], 0])
      expect(() => war({}, { captured: ['osgiliath'] })).toThrow(/no Settlement to capture/)
    },
  )

  ruleAllows('board.settlements', 'a nation recruits in Towns, Cities and Strongholds alike', () => {
    const state = after(war({}), free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
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
      const state = war({ [id]: { [outside]: 2 } }, { besieged: { [id]: { [inside]: 5 } } })
      expect([army(state, id), garrison(state, id)]).toEqual([{ [outside]: 2 }, { [inside]: 5 }])
    }
    expect(regionsWith(({ fortification, settlement }) => fortification && settlement !== null)).toEqual([])
  })
})
