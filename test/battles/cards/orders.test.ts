/** Cards and abilities of our own scenario outside battles: what each verb does. */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import {
  answer,
  army,
  cards,
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
  take,
  unit,
  use,
  YES,
  type Scene,
} from '../support/play'

const FREE = { edoras: { side: 'free', units: { footmen: 2 }, damage: 2, leaders: 1 } } as const
const SHADOW = { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 } } as const

/** A side plays a card with an Event die. */
const play = (side: 'free' | 'shadow', card: string, spec: PositionSpec = {}): Scene =>
  answer(
    use(
      scene({
        regions: { ...FREE, ...SHADOW },
        dice: side === 'free' ? { free: { event: 1 }, shadow: {} } : { free: {}, shadow: { event: 1 } },
        acting: side,
        hands: { [side]: [card] },
        ...spec,
      }),
      'event',
      'event',
      'play-card',
    ),
    { kind: 'playCard', card },
  )

describe('Orders', () => {
  test('Rest and Order takes Damage off one by one', () => {
    const played = answer(play('free', 'generic-1'), region('edoras'))
    expect(strength(played, 'edoras')).toBe('2/1')
    expect(cards(played)['generic-1']).toBe('inPlay')
    expect(strength(answer(played, region('edoras')), 'edoras')).toBe('2/0')
    expect(cards(played)['generic-1']).toBe('played')
  })

  test('Rallying Call succeeds on 4', () => {
    const played = chance(answer(play('free', 'generic-4'), region('edoras')), 4, 1, 3)
    expect(strength(played, 'edoras')).toBe('2/1')
  })

  test('Swift Blow gives Terrain Superiority on any ground', () => {
    const regions_ = {
      'westmark-hills': { side: 'shadow', units: { 'mordor-orcs': 1 } },
      'deeping-coomb': { side: 'free', units: { riders: 3 } },
    } as const
    const played = answer(play('shadow', 'generic-7', { regions: regions_ }), region('westmark-hills'), {
      kind: 'attack',
      region: 'deeping-coomb',
    })
    expect(legal(played, 'accept').map(({ seat }) => seat)).toEqual(['shadow'])
  })

  test('Long March: the Army that moved may attack', () => {
    const spec = {
      regions: { ...SHADOW, 'deeping-coomb': { side: 'free', units: { riders: 1 } } },
    } as const
    const moved = answer(
      play('shadow', 'generic-11', spec),
      region('upper-isen'),
      take('uruk-hai', 2),
      region('westmark-hills'),
      YES,
    )
    expect(regions(moved)).toEqual(['westmark-hills'])
  })

  test('New Levies puts a token with an Army and flips it', () => {
    const played = chance(answer(play('free', 'generic-15'), region('edoras')), 'bowmen')
    expect(army(played, 'edoras')?.units).toEqual({ bowmen: 1, footmen: 2 })
  })
})

describe('Story cards of the Free Peoples', () => {
  test('Horns in the Dale: a Unit of choice in each of two Settlements', () => {
    const first = answer(play('free', 'horns-in-the-dale'), region('folde'), unit('bowmen'))
    expect(regions(first)).not.toContain('folde')
    const second = answer(first, region('westfold'), unit('footmen'))
    expect([army(second, 'folde')?.units, army(second, 'westfold')?.units]).toEqual([
      { bowmen: 1 },
      { footmen: 1 },
    ])
  })

  test('Men of the Westfold place two Footmen and a Leader without a question', () => {
    const played = play('free', 'men-of-the-westfold')
    expect(army(played, 'westfold')).toMatchObject({ units: { footmen: 2 }, leaders: 1 })
  })

  test('Axe and Bow bring Legolas and Gimli to Aragorn', () => {
    const played = play('free', 'axe-and-bow', { characters: { aragorn: 'folde' } })
    expect([table(played).characters['legolas'], table(played).characters['gimli']]).toEqual([
      'folde',
      'folde',
    ])
  })

  test('The Staff Broken takes a die out of the Shadow Box', () => {
    const played = play('free', 'the-staff-broken', {
      characters: { gandalf: 'folde' },
      fate: 9,
      dice: { free: { event: 1 }, shadow: { character: 2, army: 1 } },
    })
    const done = answer(played, { kind: 'chooseDie', die: 'character' })
    expect(table(done).dice.shadow).toEqual({ unrolled: 0, unused: { army: 1, character: 1 }, used: 1 })
  })

  test('Stores of the Burg: Protection, or Damage off; what can do nothing is not offered', () => {
    const played = play('free', 'stores-of-the-burg', {
      regions: { edoras: { ...FREE.edoras, protection: 1 } },
    })
    expect(legal(played, 'chooseOption').map(({ option }) => option)).toEqual([1, 2])
    const walls = answer(played, { kind: 'chooseOption', option: 1 }, region('edoras'))
    expect(table(walls).regions['edoras']?.protection).toBe(3)
    expect(legal(play('free', 'stores-of-the-burg'), 'chooseOption').map(({ option }) => option)).toEqual([2])
  })

  test('Scouts on the Road see the hand of the Shadow, and only the Free Peoples do', () => {
    const played = answer(
      play('free', 'scouts-on-the-road', { hands: { free: ['scouts-on-the-road'], shadow: ['generic-9'] } }),
      region('edoras'),
      take('footmen', 2),
    )
    const done = answer(played, region('folde'), PASS)
    expect(table(done).known).toEqual({ free: ['generic-9'], shadow: [] })
  })

  test('Lady of the Hall lies on the table while an Army is in Edoras', () => {
    const played = play('free', 'lady-of-the-hall')
    expect(cards(played)['lady-of-the-hall']).toBe('freeTable')
    const left = answer(
      use(
        scene({
          regions: FREE,
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
          table: { free: ['lady-of-the-hall'] },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region('edoras'),
      take('footmen', 2),
    )
    expect(cards(left)['lady-of-the-hall']).toBe('played')
  })

  test('Horn of the Deep: one Damage on each Army beside the Hornburg', () => {
    const played = play('free', 'horn-of-the-deep', {
      regions: {
        hornburg: { side: 'free', units: { footmen: 1 } },
        'deeping-coomb': {
          side: 'shadow',
          units: { 'uruk-hai': 1 },
          damage: 1,
          tokens: 1,
          controller: 'shadow',
        },
        aglarond: { side: 'shadow', units: { 'uruk-hai': 2 } },
      },
      characters: { ugluk: 'deeping-coomb' },
    })
    const done = answer(played, unit('uruk-hai'))
    expect([strength(done, 'deeping-coomb'), strength(done, 'aglarond')]).toEqual(['0/0', '2/1'])
    expect(table(done).characters['ugluk']).toBe('deeping-coomb')
  })

  test('Hasty Deeds: Treebeard enters, and the Ents strike', () => {
    const played = play('free', 'hasty-deeds', { fate: 4, counters: { ents: 2 } })
    const entered = answer(played, YES, region('derndingle'))
    expect(table(entered).counters['ents']).toBe(3)
    const struck = chance(answer(entered, region('upper-isen')), 5, 6, 2)
    expect(strength(struck, 'upper-isen')).toBe('2/2')
  })
})

describe('cards of the Shadow', () => {
  test('Fire of Orthanc takes Protection off a Stronghold beside an own Army', () => {
    const played = play('shadow', 'fire-of-orthanc', {
      regions: { 'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' } },
    })
    expect(table(answer(played, region('hornburg'))).regions['hornburg']?.protection).toBe(3)
    expect(played.events).toContainEqual(
      expect.objectContaining({
        kind: 'ProtectionChanged',
        rule: 'stronghold.protection',
        region: 'hornburg',
        to: 3,
      }),
    )
  })

  test('Soft Words: a card at random, shown, and a Generic card drawn', () => {
    const played = play('shadow', 'soft-words', {
      hands: { shadow: ['soft-words'], free: ['generic-1', 'generic-2'] },
    })
    const done = chance(played, 'generic-2', 'generic-3')
    expect(cards(done)).toMatchObject({ 'generic-2': 'played', 'generic-3': 'shadowHand' })
  })

  test('Spies look at the hand and pick a Generic card of it', () => {
    const played = play('shadow', 'spies', { hands: { shadow: ['spies'], free: ['generic-1', 'west-wind'] } })
    expect(legal(played, 'discard').map(({ card }) => card)).toEqual(['generic-1'])
    refused(played, { kind: 'discard', card: 'west-wind' }, 'effect.hand')
  })

  test('Thin Garrisons remove one token in each of two Settlements, unseen', () => {
    const played = play('shadow', 'thin-garrisons', {
      regions: { ...SHADOW, folde: { recruits: { free: 2 } } },
    })
    const done = answer(played, region('folde'))
    expect(table(done).tokens.free).toMatchObject({ out: 1 })
    expect(table(done).regions['folde']?.recruits.free).toBe(1)
  })

  test('Forced March need not stop near the enemy', () => {
    const spec = { regions: { ...SHADOW, 'deeping-coomb': { side: 'free', units: { riders: 1 } } } } as const
    const moved = answer(
      play('shadow', 'forced-march', spec),
      region('upper-isen'),
      take('uruk-hai', 2),
      region('westmark-hills'),
    )
    expect(regions(moved)).toContain('westemnet')
  })

  test('Rafts on the River cross a River once', () => {
    const spec = { regions: { 'west-nan-curunir': { side: 'shadow', units: { 'uruk-hai': 1 } } } } as const
    const moved = answer(
      play('shadow', 'rafts-on-the-river', spec),
      region('west-nan-curunir'),
      region('upper-isen'),
    )
    expect(army(moved, 'upper-isen')?.side).toBe('shadow')
  })

  test('Messenger from the East: Grishnákh and two Orcs in an area', () => {
    const played = answer(play('shadow', 'messenger-from-the-east'), region('west-eaves-of-fangorn'))
    expect(table(played).characters['grishnakh']).toBe('west-eaves-of-fangorn')
    expect(army(played, 'west-eaves-of-fangorn')?.units).toEqual({ 'mordor-orcs': 2 })
  })

  test('Weariness: a Rally of the Free Peoples succeeds on 6 only', () => {
    const rallied = answer(
      use(
        scene({ regions: FREE, dice: { free: { muster: 1 }, shadow: {} }, table: { shadow: ['weariness'] } }),
        'muster',
        'muster',
        'rally',
      ),
      region('edoras'),
    )
    expect(strength(chance(rallied, 5, 6, 1), 'edoras')).toBe('2/1')
  })

  test('Pact of the Towers places an Orc in every area and lets a red tile in', () => {
    const played = play('shadow', 'pact-of-the-towers')
    expect(army(played, 'east-nan-curunir')?.units).toEqual({ 'mordor-orcs': 1 })
    expect(army(played, 'west-eaves-of-fangorn')?.units).toEqual({ 'mordor-orcs': 1 })
    expect(table(played).tiles.pool['red-0']).toBe(1)
  })

  test('Orders Astray move a whole enemy Army without a Character', () => {
    const spec = {
      regions: { ...SHADOW, folde: { side: 'free', units: { riders: 2 }, leaders: 1 } },
    } as const
    const moved = answer(play('shadow', 'orders-astray', spec), region('folde'), region('fenmarch'))
    expect(army(moved, 'fenmarch')).toMatchObject({ units: { riders: 2 }, leaders: 1 })
  })

  test('Mistrust of a Marshal moves Éomer three steps on', () => {
    expect(table(play('shadow', 'mistrust-of-a-marshal')).steps['eomer']).toBe(8)
  })

  test('The King’s Name keeps Théoden out until Gandalf is in Edoras', () => {
    const spec = { fate: 9, characters: { gandalf: 'folde' }, table: { shadow: ['the-kings-name'] } } as const
    const kept = scene({ regions: FREE, dice: { free: { character: 1 }, shadow: {} }, ...spec })
    expect(cards(kept)['the-kings-name']).toBe('shadowTable')
    const gone = answer(
      use(kept, 'character', 'character', 'character-movement'),
      { kind: 'join', character: 'gandalf' },
      PASS,
      region('edoras'),
    )
    expect(cards(gone)['the-kings-name']).toBe('played')
  })

  test('Ill Counsel: the Free Peoples say which die goes', () => {
    const played = play('shadow', 'ill-counsel', {
      dice: { free: { character: 1, event: 1 }, shadow: { event: 1 } },
    })
    expect(legal(played, 'chooseDie').map(({ seat }) => seat)).toEqual(['free', 'free'])
    const done = answer(played, { kind: 'chooseDie', die: 'event' })
    expect(table(done).dice.free.unused).toEqual({ character: 1 })
  })
})

describe('abilities', () => {
  test('Enemy of Sauron: an Action token for good, and a die becomes Will of the West', () => {
    const before = scene({
      regions: FREE,
      characters: { gandalf: 'edoras' },
      fate: 7,
      dice: { free: { event: 1 }, shadow: { event: 1 } },
    })
    const done = answer(
      before,
      { kind: 'useAbility', character: 'gandalf', ability: 1 },
      {
        kind: 'chooseDie',
        die: 'event',
      },
    )
    expect(table(done).dice.free.unused).toEqual({ willOfTheWest: 1 })
    expect(table(done).actionTokens).toEqual({ unused: 1, used: 0, gone: 1 })
    expect(question(done)).toBe('decide/action')
  })

  test('Voice of Saruman rallies with one more on the dice', () => {
    const begun = use(
      scene({
        regions: { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, damage: 2 } },
        dice: { free: {}, shadow: { character: 1 } },
        acting: 'shadow',
      }),
      'character',
      'character',
      'ability',
    )
    const rallied = answer(
      begun,
      { kind: 'useAbility', character: 'saruman', ability: 1 },
      region('upper-isen'),
    )
    expect(strength(chance(rallied, 4, 3), 'upper-isen')).toBe('2/1')
  })

  test('Swift Riding: only Riders and Guard go, up to three Regions', () => {
    const begun = answer(
      use(
        scene({
          regions: { 'west-entwade': { side: 'free', units: { riders: 2, footmen: 1 } } },
          characters: { eomer: 'west-entwade' },
          dice: { free: { character: 1 }, shadow: {} },
        }),
        'character',
        'character',
        'ability',
      ),
      { kind: 'useAbility', character: 'eomer', ability: 1 },
      region('west-entwade'),
    )
    expect(legal(begun, 'take').map(({ what }) => what)).toEqual(['riders', 'riders', 'eomer', 'eomer'])
    expect(legal(answer(begun, take('riders', 2)), 'take').map(({ what }) => what)).toEqual([
      'eomer',
      'eomer',
    ])
  })

  test('Repair gives a point of Protection back, never above the start', () => {
    const repair = (protection: number) =>
      answer(
        scene({
          regions: { hornburg: { side: 'free', units: { footmen: 1 }, protection } },
          dice: { free: { muster: 1 }, shadow: {} },
        }),
        ...(protection === 6 ? [] : [{ kind: 'takeDie', die: 'muster' } as const]),
      )
    expect(legal(repair(6), 'putAside')).toHaveLength(1)
    const done = answer(repair(4), { kind: 'use', as: 'muster', use: 'repair' }, region('hornburg'))
    expect(table(done).regions['hornburg']?.protection).toBe(5)
  })
})
