/** Cases derived from the text of the rulebook that no other test plays out: by their letter and number. */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { dice, fight, idle, target, type Force } from '../support/battle'
import {
  answer,
  army,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  scene,
  strength,
  table,
  tactics,
  take,
  unit,
  YES,
  type Scene,
} from '../support/play'
import { APPLY, ARMIES, balcony, drawn, END, pits, taken, tiles, uses } from '../support/turn'

const controller = (played: Scene, name: string) => table(played).regions[name]?.controller
const attackBy = (free: Force, shadow: Force, more: PositionSpec = {}) =>
  fight('westmark-hills', shadow, 'deeping-coomb', free, more)

describe('turn, cards and Fate', () => {
  test('B1, B110: a hand of six draws two and is down to six at once', () => {
    const six = ['generic-3', 'generic-4', 'generic-5', 'generic-6', 'generic-7', 'generic-8']
    const full = chance(scene({ regions: ARMIES, hands: { free: six } }), 'generic-1', 'horns-in-the-dale')
    answer(full, { kind: 'discard', card: 'generic-3' }, { kind: 'discard', card: 'generic-4' })
    const hand = Object.values(table(full).cards).filter((at) => at === 'freeHand')
    expect(hand).toHaveLength(6)
  })

  test('B7, B31, B101: three dice in the box, two Characters rolled: five in it, two tokens aside', () => {
    const rolled = chance(
      answer(pits(), PASS),
      'event',
      'event',
      'event',
      'event',
      'character',
      'character',
      'eye',
    )
    expect(table(rolled).dice.shadow.unused).toEqual({ character: 5, eye: 1 })
    expect(table(rolled).aside).toBe(2)
  })

  test('B37: three dice, tiles 2 and 1: the 1 is applied, or a third is drawn', () => {
    const two = tiles(pits(), 'grey-2', 'grey-1')
    expect(legal(two, 'drawTile')).toHaveLength(1)
    expect(table(answer(two, APPLY)).fate).toBe(1)
  })

  test('B43: two steps before the end, a tile 3: the game is over at the end', () => {
    const over = answer(tiles(balcony({ fate: END - 2 }), 'grey-3'), APPLY)
    expect([table(over).fate, over.state.outcome?.winners]).toEqual([END, ['free']])
  })

  test('B45: one of two Settlements gives no die', () => {
    const held = { ...ARMIES, westfold: { controller: 'shadow' } } as const
    expect(table(drawn({ regions: held })).dice.shadow.unrolled).toBe(6)
  })

  test('B48, B49: without dice the Free Peoples pass, with or without a token', () => {
    const waiting = scene({ regions: ARMIES, dice: { free: {}, shadow: { army: 2 } }, actionTokens: 1 })
    expect(legal(waiting, 'pass')).toHaveLength(1)
    expect(legal(waiting, 'useToken').length).toBeGreaterThan(0)
  })
})

describe('control, movement and recruiting', () => {
  test('A1: both Settlements of a Territory are taken, the seventh die comes in the next turn', () => {
    const first = answer(
      taken('shadow', 'army', {
        regions: {
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
          'east-fords': { side: 'shadow', units: { 'uruk-hai': 1 } },
        },
      }),
      { kind: 'use', as: 'army', use: 'strategic-movement' },
      region('westmark-hills'),
      region('deeping-coomb'),
    )
    expect(first.events.some(({ kind }) => kind === 'DicePooled')).toBe(false)
    const next = answer(first, region('east-fords'), region('thrihyrne'))
    expect([table(next).turn, table(next).dice.shadow.unrolled]).toEqual([2, 7])
  })

  test('B53: an Army in a captured Settlement is destroyed, nobody advances: it stays captured', () => {
    const won = answer(
      idle(
        answer(
          taken('free', 'willOfTheWest', {
            regions: {
              westfold: { side: 'free', units: { riders: 2 } },
              'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, damage: 1, controller: 'shadow' },
            },
          }),
          { kind: 'use', as: 'army', use: 'attack' },
          region('westfold'),
          { kind: 'attack', region: 'deeping-coomb' },
          PASS,
        ),
        'regroup',
        'regroup',
        [6, 1, 1, 1, 1],
      ),
      unit('uruk-hai'),
      PASS,
    )
    expect([army(won, 'deeping-coomb'), controller(won, 'deeping-coomb')]).toEqual([null, 'shadow'])
  })

  test('B54: an Army sent into a captured Settlement frees it, where a Character alone did not', () => {
    const fought = idle(
      fight(
        'west-fords',
        { units: { 'uruk-hai': 2 } },
        'fords-of-isen',
        { units: { riders: 1 } },
        {
          regions: {
            'west-fords': { side: 'shadow', units: { 'uruk-hai': 2 } },
            'fords-of-isen': { side: 'free', units: { riders: 1 } },
            thrihyrne: { controller: 'shadow' },
          },
          characters: { legolas: 'thrihyrne' },
        },
      ),
      'regroup',
      'regroup',
      [1, 1, 1, 1],
    )
    const going = answer(fought, YES, { kind: 'retreat', region: 'where-the-attacker-says' })
    expect(controller(going, 'thrihyrne')).toBe('shadow')
    expect(controller(answer(going, region('thrihyrne')), 'thrihyrne')).toBe('free')
  })

  test('B66, B67: two of three Regions with tokens; one flip where there is one', () => {
    const three = {
      folde: { recruits: { free: 1 } },
      edoras: { recruits: { free: 1 } },
      westfold: { recruits: { free: 1 } },
    }
    const first = answer(taken('free', 'muster', { regions: three }), {
      kind: 'use',
      as: 'muster',
      use: 'recruitment',
    })
    const second = chance(answer(first, region('edoras')), 'riders')
    expect(regions(second)).toEqual(['westfold', 'folde'])
    const done = chance(answer(second, region('folde')), 'riders')
    expect(question(done)).not.toBe('decide/region')
    const lone = taken('shadow', 'muster', {
      regions: { ...ARMIES, orthanc: { ...ARMIES.orthanc, recruits: { shadow: 1 } } },
    })
    const flipped = chance(
      answer(lone, { kind: 'use', as: 'muster', use: 'recruitment' }, region('orthanc')),
      'half-orcs',
    )
    expect(army(flipped, 'orthanc')?.units).toEqual({ 'half-orcs': 1, 'uruk-hai': 1 })
  })

  test('B58: a Character with rating 0 leads no attack', () => {
    const beside = (who: string) =>
      uses(
        taken('free', 'character', {
          regions: {
            westemnet: { side: 'free', units: { riders: 1 } },
            'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
          },
          characters: { [who]: 'westemnet' },
        }),
      )
    expect(beside('treebeard')).not.toContain('character:attack')
    expect(beside('legolas')).toContain('character:attack')
  })
})

describe('battles', () => {
  test('B14: over a Stream 5, 5, 6 is one hit in the first round and three in the second', () => {
    const first = idle(
      fight('east-fords', { units: { 'uruk-hai': 3 } }, 'deeping-coomb', { units: { footmen: 5 } }),
      'regroup',
      'regroup',
      [5, 5, 6, 1, 1, 1, 1, 1],
    )
    expect(strength(first, 'deeping-coomb')).toBe('5/1')
    const second = idle(answer(first, PASS, YES, PASS), 'regroup', 'regroup', [5, 5, 6, 1, 1, 1, 1, 1])
    expect(strength(second, 'deeping-coomb')).toBe('5/4')
  })

  test('B70, B72: over a Pass 5 and 6 are one hit; the defender behind it hits with 5', () => {
    const pass = idle(
      fight('thrihyrne', { units: { 'uruk-hai': 2 }, controller: 'shadow' }, 'deeping-coomb', {
        units: { footmen: 2 },
      }),
      'regroup',
      'regroup',
      [5, 6, 5, 1],
    )
    expect([strength(pass, 'deeping-coomb'), strength(pass, 'thrihyrne')]).toEqual(['2/1', '2/1'])
  })

  test('B73, B75: one Footman on hills: one Maneuver Die of two; two Riders lose two of four', () => {
    const hills = tactics(
      fight('westemnet', { units: { 'uruk-hai': 1 } }, 'westfold', { units: { footmen: 1 } }),
      'footmen',
      'regroup',
    )
    expect(dice(hills, 'free').map(({ type }) => type)).toEqual(['footmen', null])
    const fewer = answer(
      tactics(
        attackBy(
          { units: { riders: 2 } },
          { units: { 'uruk-hai': 1 } },
          { hands: { shadow: ['generic-1'] } },
        ),
        'riders',
        'combat-event',
      ),
      { kind: 'playCombat', card: 'generic-1' },
    )
    expect(dice(fewer, 'free').map(({ type }) => type)).toEqual(['riders', 'riders'])
  })

  test('B84: Regroup of the attacker brings his tokens back, and no way out', () => {
    const first = answer(
      idle(attackBy({ units: { footmen: 1 } }, { units: { 'uruk-hai': 1 } }), 'regroup', 'uruk-hai', [1, 1]),
      YES,
      PASS,
    )
    const second = idle(first, 'regroup', 'regroup', [1, 1])
    expect(table(second).battle?.sides.shadow.spent).toEqual([])
    expect(legal(second, 'retreat')).toEqual([])
  })

  test('B86: one Unit, one Damage and a hit: destroyed, with its Leader', () => {
    const hit = answer(
      idle(
        attackBy({ units: { footmen: 1 }, damage: 1, leaders: 1 }, { units: { 'uruk-hai': 1 } }),
        'regroup',
        'regroup',
        [5, 1],
      ),
      { kind: 'reroll', dice: 'none' },
      unit('footmen'),
    )
    expect(army(hit, 'deeping-coomb')).toBeNull()
  })

  test('B96, B113: the attacker ceases: Damage stays on both, nobody moves', () => {
    const ceased = answer(
      idle(
        attackBy({ units: { footmen: 2 } }, { units: { 'uruk-hai': 2 } }),
        'regroup',
        'regroup',
        [5, 1, 5, 1],
      ),
      PASS,
      PASS,
      PASS,
    )
    expect([strength(ceased, 'deeping-coomb'), strength(ceased, 'westmark-hills')]).toEqual(['2/1', '2/1'])
    expect(table(ceased).battle).toBeNull()
  })

  test('B108: two Riders on plains against three Uruks: the Free Peoples may draw or decline', () => {
    const begun = answer(
      taken('shadow', 'army', {
        regions: {
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 3 } },
          'deeping-coomb': { side: 'free', units: { riders: 2 } },
        },
      }),
      { kind: 'use', as: 'army', use: 'attack' },
      region('westmark-hills'),
      { kind: 'attack', region: 'deeping-coomb' },
    )
    expect(legal(begun, 'accept').map(({ seat }) => seat)).toEqual(['free'])
    expect(legal(begun, 'pass')).toHaveLength(1)
  })

  test('B15, B106: from inside a Dike the Target is 5; a token only moves', () => {
    const outward = fight(
      'hornburg',
      { units: { 'uruk-hai': 1 }, controller: 'shadow', protection: 0 },
      'deeping-coomb',
      { units: { footmen: 1 } },
    )
    expect(target(outward)).toBe(5)
    const moved = answer(
      scene({
        regions: {
          westfold: { side: 'free', units: { riders: 2 } },
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
        },
        dice: { free: {}, shadow: { army: 1 } },
      }),
      { kind: 'useToken', use: 'move' },
      region('westfold'),
      take('riders', 2),
      region('westemnet'),
    )
    expect([table(moved).battle, army(moved, 'westemnet')?.units]).toEqual([null, { riders: 2 }])
    refused(moved, { kind: 'attack', region: 'westmark-hills' }, 'battle.begins')
  })
})
