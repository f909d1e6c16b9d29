/**
 * What a referee would say of a Region that an action cannot go on with: what the die or card asks of an
 * Army, and what the action has done before. Chapters 4, 7 and 8.
 */
import { describe, expect, test } from 'vitest'
import { answer, hereOf, PASS, region, scene, take, use, YES, type Scene } from '../support/play'
import { why } from '../support/reasons'

type Regions = NonNullable<Parameters<typeof scene>[0]['regions']>

/** The Shadow with one die, for this. */
const shadow = (die: string, what: string, regions: Regions): Scene =>
  use(scene({ regions, dice: { free: {}, shadow: { [die]: 1 } }, acting: 'shadow' }), die, die, what)

/** A card is played with a die of its type. */
const card = (side: 'free' | 'shadow', die: string, name: string, regions: Regions): Scene => {
  const dice = { free: {}, shadow: {}, [side]: { [die]: 1 } }
  const held = scene({ regions, dice, acting: side, hands: { [side]: [name] } })
  return answer(use(held, die, die, 'play-card'), { kind: 'playCard', card: name })
}

const ORCS = { side: 'shadow', units: { 'mordor-orcs': 1 } } as const
const URUKS = { side: 'shadow', units: { 'uruk-hai': 1 } } as const
const FOOT = { side: 'free', units: { footmen: 1 } } as const

describe('Armies that move', () => {
  test('one that was entered in this action is no start; others are refused for what they lack', () => {
    const first = shadow('eye', 'eye-movement', {
      'south-dunland': ORCS,
      orthanc: URUKS,
      'west-eaves-of-fangorn': ORCS,
    })
    const second = answer(first, region('west-eaves-of-fangorn'), region('upper-isen'))
    expect(why(second, 'shadow', region('upper-isen'))).toEqual([
      'movement.once',
      'an Army has entered Upper Isen in this action',
    ])
    expect(why(second, 'shadow', region('orthanc'))).toEqual([
      'actions.eyeLimits',
      'no Mordor Orcs are in Orthanc',
    ])
    expect(why(second, 'shadow', region('folde'))).toEqual([
      'pieces.army',
      'no Army of the Shadow is in Folde',
    ])
  })

  test('an Army between enemies and Mountains has nowhere to go', () => {
    const shut = (die: string, what: string) =>
      shadow(die, what, {
        folde: { ...ORCS, tokens: 1 },
        edoras: FOOT,
        fenmarch: FOOT,
        orthanc: { ...ORCS, tokens: 1 },
      })
    const nowhere = ['movement.step', 'the Army in Folde has nowhere to go']
    expect(why(shut('army', 'strategic-movement'), 'shadow', region('folde'))).toEqual(nowhere)
    expect(why(shut('character', 'fast-movement'), 'shadow', region('folde'))).toEqual(nowhere)
    expect(why(shut('eye', 'eye-movement'), 'shadow', region('folde'))).toEqual(nowhere)
  })

  test('an Army that cannot reach an enemy does not attack, whatever leads it', () => {
    const far = (die: string, what: string) =>
      shadow(die, what, {
        'west-nan-curunir': { ...ORCS, tokens: 1 },
        'west-fords': FOOT,
        'west-eaves-of-fangorn': { ...ORCS, tokens: 1 },
        orthanc: { ...URUKS },
      })
    const reaches = ['battle.begins', 'the Army in West Eaves of Fangorn cannot come next to an enemy Army']
    for (const [die, what] of [
      ['army', 'attack'],
      ['character', 'attack'],
      ['eye', 'eye-attack'],
    ] as const)
      expect(why(far(die, what), 'shadow', region('west-eaves-of-fangorn'))).toEqual(reaches)
    expect(why(far('character', 'attack'), 'shadow', region('orthanc'))).toEqual([
      'movement.leadership',
      'no Leader, token or Character with a rating is in Orthanc',
    ])
  })

  test('who is attacked is said after which Army attacks', () => {
    const asked = shadow('army', 'attack', { 'west-nan-curunir': URUKS, 'west-fords': FOOT })
    expect(why(asked, 'shadow', { kind: 'attack', region: 'edoras' })).toEqual([
      'battle.begins',
      'no Army of the Free Peoples is in Edoras',
    ])
    expect(why(asked, 'shadow', PASS)).toEqual(['battle.begins', 'a Region has to be named'])
  })
})

test('a Character on the march moves with his Army alone', () => {
  const marching = answer(
    use(
      scene({
        regions: { orthanc: URUKS },
        characters: { ugluk: 'orthanc' },
        dice: { free: {}, shadow: { army: 1 } },
        acting: 'shadow',
      }),
      'army',
      'army',
      'strategic-movement',
    ),
    region('orthanc'),
    take('ugluk', 1),
  )
  expect(why(marching, 'shadow', { kind: 'join', character: 'ugluk' })).toEqual([
    'characters.movement',
    'Uglúk is on the march',
  ])
})

describe('Armies that a card means', () => {
  test('those with Leadership', () => {
    const march = card('shadow', 'army', 'forced-march', {
      orthanc: { ...URUKS, tokens: 1 },
      'south-dunland': URUKS,
    })
    expect(why(march, 'shadow', region('south-dunland'))).toEqual([
      'effect.armies',
      'it is no Army of the Shadow with Leadership of 1 or more',
    ])
  })

  test('the one that the card has moved', () => {
    const { cards } = hereOf(scene({ regions: { orthanc: URUKS } })).rules.scenario
    const march = Object.values(cards).find(({ name }) => name.startsWith('Long March'))?.id ?? ''
    const moved = answer(
      card('shadow', 'character', march, {
        'east-nan-curunir': { ...URUKS, tokens: 1 },
        'west-nan-curunir': { ...URUKS, tokens: 1 },
        'west-fords': FOOT,
        'east-fords': FOOT,
      }),
      region('east-nan-curunir'),
      region('upper-isen'),
      YES,
    )
    expect(why(moved, 'shadow', region('west-nan-curunir'))).toEqual([
      'effect.armies',
      'another Army was moved',
    ])
  })

  test('an enemy one without a Character, outside of Strongholds', () => {
    const astray = card('shadow', 'character', 'orders-astray', {
      orthanc: URUKS,
      folde: FOOT,
      hornburg: FOOT,
    })
    expect(why(astray, 'shadow', region('hornburg'))).toEqual([
      'effect.armies',
      'it is no Army of the Free Peoples without a Character in a Region without a Stronghold',
    ])
    expect(why(astray, 'shadow', region('orthanc'))).toEqual([
      'pieces.army',
      'the Army in Orthanc is one of the Shadow',
    ])
  })

  test('a River is crossed by a card that says so, but not into an enemy Army', () => {
    const rafts = card('shadow', 'army', 'rafts-on-the-river', {
      'west-nan-curunir': URUKS,
      'upper-isen': FOOT,
    })
    const going = answer(rafts, region('west-nan-curunir'))
    expect(why(going, 'shadow', region('upper-isen'))).toEqual([
      'movement.step',
      'an enemy Army is in Upper Isen',
    ])
    expect(why(going, 'shadow', region('edoras'))).toEqual([
      'board.regions',
      'Edoras is not adjacent to West Nan Curunír',
    ])
  })
})

describe('Units that an ability means', () => {
  const riding = (there: Readonly<Record<string, number>>) =>
    answer(
      use(
        scene({
          regions: {
            folde: { side: 'free', units: { footmen: 1, riders: 1 } },
            westemnet: { side: 'free', units: there },
            orthanc: URUKS,
          },
          characters: { eomer: 'folde' },
          fate: 9,
          dice: { free: { character: 1 }, shadow: {} },
        }),
        'character',
        'character',
        'ability',
      ),
      { kind: 'useAbility', character: 'eomer', ability: 1 },
    )

  test('the Army must have Éomer with it', () => {
    expect(why(riding({ riders: 1 }), 'free', region('westemnet'))).toEqual([
      'effect.armies',
      'it is no Army of the Free Peoples with Éomer',
    ])
  })

  test('Footmen do not ride', () => {
    const part = answer(riding({ riders: 1 }), region('folde'))
    expect(why(part, 'free', take('footmen', 1))).toEqual([
      'effect.units',
      'only Riders or Household Guard go',
    ])
  })
})

describe('Regions in which something is done', () => {
  test('two tokens are flipped in two places', () => {
    const flipped = use(
      scene({
        regions: {
          edoras: { recruits: { free: 2 } },
          folde: { recruits: { free: 1 } },
          orthanc: URUKS,
        },
        dice: { free: { muster: 1 }, shadow: {} },
      }),
      'muster',
      'muster',
      'recruitment',
    )
    expect(why(flipped, 'free', region('westfold'))).toEqual([
      'recruit.where',
      'no Recruitment token of the Free Peoples lies in Westfold',
    ])
  })

  test('an Action token flips in Settlements alone', () => {
    const token = answer(
      scene({
        regions: {
          edoras: { recruits: { free: 1 } },
          folde: { recruits: { free: 1 } },
          orthanc: URUKS,
        },
        dice: { free: {}, shadow: { army: 1 } },
      }),
      { kind: 'useToken', use: 'muster' },
    )
    expect(why(token, 'free', region('edoras'))).toEqual(['recruit.where', 'Edoras has no Settlement'])
  })

  test('two Armies rally, not one twice', () => {
    const rally = shadow('muster', 'rally', {
      orthanc: { side: 'shadow', units: { 'uruk-hai': 2 }, damage: 2 },
      'south-dunland': { side: 'shadow', units: { 'uruk-hai': 1 }, damage: 1 },
      'west-nan-curunir': URUKS,
    })
    const first = answer(rally, region('orthanc'))
    for (const _ of [1, 2])
      answer(first, { kind: 'chance' as never, seat: 'nature', draw: 'rally', outcome: 1 })
    expect(why(first, 'shadow', region('orthanc'))).toEqual([
      'rally.how',
      'Orthanc was named in this action already',
    ])
    expect(why(first, 'shadow', region('west-nan-curunir'))).toEqual([
      'rally.how',
      'the Army in West Nan Curunír has no Damage',
    ])
    expect(why(first, 'shadow', region('edoras'))).toEqual([
      'rally.how',
      'no Army of the Shadow is in Edoras',
    ])
  })

  test('a Settlement gets one recruit, and Damage is removed where some is', () => {
    const horns = card('free', 'muster', 'horns-in-the-dale', { orthanc: URUKS })
    const placed = answer(horns, region('folde'), { kind: 'chooseUnit', type: 'footmen' })
    expect(why(placed, 'free', region('folde'))).toEqual([
      'effect.places',
      'Folde was named in this action already',
    ])
    const rest = card('free', 'character', 'generic-1', {
      orthanc: URUKS,
      edoras: { ...FOOT, leaders: 1, damage: 1 },
      folde: { ...FOOT, leaders: 1 },
    })
    expect(why(rest, 'free', region('folde'))).toEqual(['effect.armies', 'the Army in Folde has no Damage'])
  })

  test('recruits do not come among enemies, nor elsewhere than the card says', () => {
    const horns = card('free', 'muster', 'horns-in-the-dale', {
      orthanc: URUKS,
      thrihyrne: { side: 'shadow', units: { 'uruk-hai': 1 } },
    })
    expect(why(horns, 'free', region('thrihyrne'))).toEqual([
      'recruit.notAmongEnemies',
      'an enemy Army is in Thrihyrne',
    ])
    expect(why(horns, 'free', region('upper-isen'))).toEqual([
      'effect.places',
      'only Deeping Coomb or Westfold or South Westemnet or Folde can be named',
    ])
  })

  test('a Combined Attack wants two Armies next to the Region', () => {
    const both = shadow('army', 'combined-attack', {
      'upper-isen': URUKS,
      'westmark-hills': URUKS,
      'east-fords': FOOT,
      westfold: FOOT,
      westemnet: FOOT,
    })
    expect(why(both, 'shadow', region('westemnet'))).toEqual([
      'combined.when',
      'fewer than two Armies of the Shadow are next to Westemnet',
    ])
    expect(why(both, 'shadow', region('orthanc'))).toEqual(['combined.when', 'no enemy Army is in Orthanc'])
  })
})
