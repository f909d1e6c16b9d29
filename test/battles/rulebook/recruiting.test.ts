/** Characters on their own, recruiting, rallying. */
import { describe, expect } from 'vitest'
import {
  answer,
  army,
  chance,
  factsAgainst,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  scene,
  strength,
  table,
  unit,
  use,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

/** Flips one own token in each of up to three Regions. */
const WIDE_MUSTER = 'generic-25'

describe('Characters on their own', () => {
  const walking = (characters: Readonly<Record<string, string>>) =>
    use(
      scene({
        regions: { westfold: { side: 'shadow', units: { 'uruk-hai': 1 } } },
        characters,
        dice: { free: { character: 1 }, shadow: {} },
      }),
      'character',
      'character',
      'character-movement',
    )

  ruleAllows('characters.movement', 'Levels 3 and 2 go three Regions together, past enemies', () => {
    const gone = answer(
      walking({ aragorn: 'westemnet', legolas: 'westemnet' }),
      { kind: 'join', character: 'aragorn' },
      { kind: 'join', character: 'legolas' },
      PASS,
      region('westfold'),
      region('aglarond'),
      region('hornburg'),
    )
    expect(table(gone).characters['legolas']).toBe('hornburg')
  })

  ruleForbids('characters.movement', 'alone, Level 2 goes no further than two Regions', () => {
    const gone = answer(
      walking({ legolas: 'westemnet' }),
      { kind: 'join', character: 'legolas' },
      PASS,
      region('westfold'),
      region('aglarond'),
    )
    expect(question(gone)).not.toBe('decide/path')
    refused(walking({ legolas: 'westemnet' }), PASS, 'characters.movement')
  })

  ruleForbids('board.adjacent', 'heroes do not cross a River', () => {
    const gone = answer(walking({ legolas: 'west-entwade' }), { kind: 'join', character: 'legolas' }, PASS)
    refused(gone, region('fenmarch'), 'board.adjacent')
  })

  ruleAllows('characters.groups', 'a member may stay on the way', () => {
    const gone = answer(
      walking({ aragorn: 'westemnet', legolas: 'westemnet' }),
      { kind: 'join', character: 'aragorn' },
      { kind: 'join', character: 'legolas' },
      PASS,
      region('deeping-coomb'),
      { kind: 'halt', character: 'legolas' },
      region('hornburg'),
      PASS,
    )
    expect([table(gone).characters['legolas'], table(gone).characters['aragorn']]).toEqual([
      'deeping-coomb',
      'hornburg',
    ])
  })
})

describe('recruiting', () => {
  const mustering = (spec: object, more = {}) =>
    use(
      scene({ regions: spec as never, dice: { free: { muster: 1 }, shadow: {} }, ...more }),
      'muster',
      'muster',
      'recruitment',
    )

  ruleAllows('recruit.flip', 'a flipped token places a Unit of its type and is out of the game', () => {
    const flipped = chance(answer(mustering({ folde: { recruits: { free: 2 } } }), region('folde')), 'riders')
    expect(army(flipped, 'folde')?.units).toEqual({ riders: 1 })
    expect(table(flipped).tokens.free.out).toBe(1)
    expect(table(flipped).regions['folde']?.recruits.free).toBe(1)
  })

  ruleAllows('recruit.where', 'one token in each of two Regions, a Stronghold among them', () => {
    const first = mustering({ folde: { recruits: { free: 1 } }, edoras: { recruits: { free: 1 } } })
    expect(regions(first)).toEqual(['edoras', 'folde'])
    const second = chance(answer(first, region('folde')), 'bowmen')
    expect(regions(second)).toEqual(['edoras'])
  })

  ruleForbids('recruit.where', 'two tokens of one Region in one action', () => {
    const first = chance(
      answer(
        mustering({ folde: { recruits: { free: 2 } }, edoras: { recruits: { free: 1 } } }),
        region('folde'),
      ),
      'bowmen',
    )
    refused(first, region('folde'), 'recruit.where')
  })

  const wide = (side: 'free' | 'shadow', recruits: Readonly<Record<string, object>>) =>
    answer(
      use(
        scene({
          regions: recruits as never,
          hands: { [side]: [WIDE_MUSTER] },
          dice: { free: {}, shadow: {}, [side]: { muster: 1 } },
          acting: side,
        }),
        'muster',
        'muster',
        'play-card',
      ),
      { kind: 'playCard', card: WIDE_MUSTER },
    )

  ruleAllows('recruit.flip', 'by a card the Unit comes to the Region of the token, Settlement or not', () => {
    const played = wide('shadow', {
      'upper-isen': { recruits: { shadow: 1 } },
      orthanc: { recruits: { shadow: 1 } },
    })
    expect(regions(played)).toEqual(['orthanc', 'upper-isen'])
    const flipped = chance(answer(played, region('upper-isen')), 'uruk-hai')
    expect(army(flipped, 'upper-isen')?.units).toEqual({ 'uruk-hai': 1 })
  })

  ruleForbids('recruit.where', 'by a card, where no own token lies', () => {
    const played = wide('shadow', { orthanc: { recruits: { shadow: 1 } }, folde: { recruits: { free: 1 } } })
    refused(played, region('upper-isen'), 'recruit.where')
    refused(played, region('folde'), 'recruit.where')
  })

  ruleForbids('recruit.where', 'by a Muster die of the Shadow, outside its Settlements', () => {
    const shadow = use(
      scene({
        regions: { 'upper-isen': { recruits: { shadow: 1 } }, orthanc: { recruits: { shadow: 1 } } },
        dice: { free: {}, shadow: { muster: 1 } },
        acting: 'shadow',
      }),
      'muster',
      'muster',
      'recruitment',
    )
    expect(regions(shadow)).toEqual(['orthanc'])
    refused(shadow, region('upper-isen'), 'recruit.where')
    expect(factsAgainst(shadow, region('upper-isen'))).toMatchObject([
      { because: 'Upper Isen has no Settlement' },
    ])
  })

  ruleAllows('recruit.excess', 'a sixth Unit: one is removed, and it may be the new one', () => {
    const flipped = chance(
      answer(
        mustering({ folde: { side: 'free', units: { footmen: 5 }, recruits: { free: 1 } } }),
        region('folde'),
      ),
      'riders',
    )
    expect(army(answer(flipped, unit('riders')), 'folde')?.units).toEqual({ footmen: 5 })
  })

  ruleAllows('recruit.destroyed', 'enemy tokens are destroyed where an Army ends its move', () => {
    const moved = answer(
      use(
        scene({
          regions: {
            'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
            'deeping-coomb': { recruits: { free: 2 } },
          },
          dice: { free: {}, shadow: { army: 1 } },
          acting: 'shadow',
        }),
        'army',
        'army',
        'strategic-movement',
      ),
      region('westmark-hills'),
      region('deeping-coomb'),
    )
    expect(table(moved).regions['deeping-coomb']?.recruits.free).toBe(0)
    expect(table(moved).tokens.free.out).toBe(2)
    expect(table(moved).regions['deeping-coomb']?.controller).toBe('shadow')
  })

  ruleAllows('recruit.direct', 'an Eye places an Orc in each of two areas, not among enemies', () => {
    const eye = use(
      scene({
        regions: { 'west-eaves-of-fangorn': { side: 'free', units: { riders: 1 } } },
        dice: { free: {}, shadow: { eye: 1 } },
        acting: 'shadow',
      }),
      'eye',
      'eye',
      'eye-recruitment',
    )
    expect(regions(eye)).toEqual(['east-nan-curunir'])
    expect(army(answer(eye, region('east-nan-curunir')), 'east-nan-curunir')?.units).toEqual({
      'mordor-orcs': 1,
    })
  })
})

describe('rallying', () => {
  const rallied = (units: number, damage: number, leaders: number) =>
    answer(
      use(
        scene({
          regions: { westfold: { side: 'free', units: { footmen: units }, damage, leaders } },
          dice: { free: { muster: 1 }, shadow: {} },
        }),
        'muster',
        'muster',
        'rally',
      ),
      region('westfold'),
    )

  ruleAllows('rally.roll', '1, 1, 5, then 2 and 6 again: both Damage are off (example)', () => {
    expect(strength(chance(rallied(3, 2, 2), 1, 1, 5, 2, 6), 'westfold')).toBe('3/0')
  })

  ruleForbids('rally.anywhere', 'each failed die is rolled again once at most', () => {
    expect(strength(chance(rallied(2, 2, 3), 1, 2, 3, 6), 'westfold')).toBe('2/1')
  })

  ruleForbids('rally.how', 'an Army without Damage', () => {
    const uses = legal(
      answer(
        scene({
          regions: { westfold: { side: 'free', units: { footmen: 1 }, recruits: { free: 1 } } },
          dice: { free: { muster: 1 }, shadow: {} },
        }),
        { kind: 'takeDie', die: 'muster' },
      ),
      'use',
    )
    expect(uses.map(({ use: one }) => one)).not.toContain('rally')
  })
})
