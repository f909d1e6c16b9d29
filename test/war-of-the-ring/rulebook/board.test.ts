/** The map (chapter II): regions and their borders, free regions, nations, Settlements and Fortifications. */
import { describe, expect } from 'vitest'
import {
  REGIONS,
  type PieceId,
  type PositionSpec,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offers, refused, shadow, table } from '../support/play'
import { army, captured, garrison, politics } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { AT_WAR, OUR_MARCH, THEIR_MARCH, warOfAll } from '../support/scenes'

type Armies = NonNullable<PositionSpec['armies']>
/** The Free Peoples are about to march, or the Shadow is. */
const ours = (armies: Armies, more: PositionSpec = {}): State => after(warOfAll(armies, more), OUR_MARCH)
const theirs = (armies: Armies, more: PositionSpec = {}): State =>
  after(warOfAll(armies, { acting: 'shadow', ...more }), THEIR_MARCH)

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
    const state = warOfAll({ lorien: { 'elves-elite': 2 }, moria: { 'sauron-regular': 2 } })
    const attack = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
    expect(refused(state, attack)).toEqual(['battle.start'])
    const near = warOfAll({ 'dimrill-dale': { 'elves-elite': 2 }, moria: { 'sauron-regular': 2 } })
    expect(refused(near, attack)).toEqual([])
    const both = warOfAll({
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
    const state = warOfAll(
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

  const marching = (spec: PositionSpec) => after(table({ base: 'empty', ...spec }), OUR_MARCH)
  const DICE = { 'free-peoples': ['muster-army'], shadow: ['army'] } as const
  ruleForbids(
    'board.nations',
    'troops not at war in the land of another, though not in land of nobody',
    () => {
      const state = marching({ dice: DICE, armies: { folde: { 'rohan-regular': 1 } } })
      expect(refused(state, free({ kind: 'march', from: 'folde', to: 'druadan-forest' }))).toEqual([
        'movement.nation',
      ])
      expect(refused(state, free({ kind: 'march', from: 'folde', to: 'eastemnet' }))).toEqual([])
    },
  )
})
