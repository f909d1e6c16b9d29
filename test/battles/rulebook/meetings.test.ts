/** Where two rules meet: positions in which a table would stop and look both up. */
import { describe, expect } from 'vitest'
import { fight } from '../support/battle'
import {
  answer,
  army,
  chance,
  legal,
  PASS,
  refused,
  region,
  regions,
  scene,
  strength,
  table,
  tactics,
  take,
  unit,
  use,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { scenarioFrom } from '../support/turn'

const HILLS = 'westmark-hills'
const COOMB = 'deeping-coomb'

describe('the end of a turn', () => {
  const scenario = scenarioFrom(({ victory }) => ({
    victory: {
      ...victory,
      step6: [
        {
          id: 'leaderless',
          winner: 'free',
          when: { not: { army: { side: 'enemy', has: { leadership: 1 } } } },
          says: 'No Shadow Army is led.',
        },
        ...victory.step6,
      ],
    },
  }))
  const ended = (tokens: number): Scene =>
    answer(
      use(
        scene({
          scenario,
          regions: { orthanc: { side: 'shadow', units: { 'half-orcs': 2 }, tokens } },
          dice: { free: {}, shadow: { army: 1 } },
          acting: 'shadow',
        }),
        'army',
        'army',
        'strategic-movement',
      ),
      region('orthanc'),
      take('half-orcs', 2),
      region('west-nan-curunir'),
    )

  ruleForbids(
    ['turn.end', 'victory.scenario'],
    'what the tokens leave behind is looked at a turn later',
    () => {
      const over = ended(1)
      expect(over.state.outcome).toBeNull()
      expect([table(over).turn, army(over, 'west-nan-curunir')?.tokens]).toEqual([2, 0])
    },
  )

  ruleAllows('victory.scenario', 'what holds before they go wins', () =>
    expect(ended(0).state.outcome?.winners).toEqual(['free']),
  )
})

describe('tokens and ways out', () => {
  ruleForbids('battle.regroup', 'a Regroup that is cancelled: no retreat, only a rout', () => {
    const shown = tactics(
      fight(
        HILLS,
        { units: { 'uruk-hai': 2 } },
        COOMB,
        { units: { footmen: 2 } },
        {
          table: { shadow: ['crows-overhead'] },
        },
      ),
      'regroup',
      'regroup',
    )
    const fought = answer(shown, { kind: 'playCard', card: 'crows-overhead' })
    const asked = answer(chance(fought, 1, 1, 1, 1), YES)
    refused(asked, { kind: 'retreat', region: 'hornburg' }, 'battle.regroup')
    expect(legal(asked, 'rout').length).toBeGreaterThan(0)
  })

  ruleAllows('retreat.damage', 'one Unit with one Damage routs, is sent, and is lost with who led it', () => {
    const begun = fight(
      'south-dunland',
      { units: { dunlendings: 1 } },
      'west-fords',
      { units: { footmen: 1 }, damage: 1 },
      { characters: { aragorn: 'west-fords' }, fate: 12 },
    )
    const rolled = chance(tactics(begun, 'footmen', 'regroup'), 1, 1, 1)
    const asked = answer(rolled, { kind: 'reroll', dice: 'none' }, PASS, YES)
    expect(legal(asked, 'retreat')).toEqual([])
    const routed = answer(asked, { kind: 'rout', region: 'where-the-attacker-says' })
    expect(regions(routed)).toEqual(['west-nan-curunir', 'fords-of-isen'])
    const lost = answer(routed, region('fords-of-isen'), unit('footmen'))
    expect([army(lost, 'fords-of-isen'), table(lost).characters['aragorn']]).toEqual([null, '*eliminated'])
    expect(regions(lost)).toEqual(['south-dunland'])
  })

  ruleAllows(
    ['retreat.friendly', 'movement.excess'],
    'into an Army of four: cut to five, then casualties',
    () => {
      const begun = fight(
        HILLS,
        { units: { 'uruk-hai': 1 } },
        COOMB,
        { units: { footmen: 3 }, damage: 3 },
        {
          regions: {
            [HILLS]: { side: 'shadow', units: { 'uruk-hai': 1 } },
            [COOMB]: { side: 'free', units: { footmen: 3 }, damage: 3 },
            hornburg: { side: 'free', units: { bowmen: 4 }, damage: 4 },
          },
        },
      )
      const asked = answer(chance(tactics(begun, 'regroup', 'regroup'), 1, 1, 1, 1), PASS, YES)
      const merged = answer(asked, { kind: 'retreat', region: 'hornburg' }, unit('footmen'), unit('footmen'))
      expect(strength(merged, 'hornburg')).toBe('5/7')
      expect(strength(answer(merged, unit('footmen'), unit('bowmen')), 'hornburg')).toBe('3/3')
    },
  )

  ruleForbids('battle.available', 'the token of a type that died out, not even after Regroup', () => {
    const begun = fight(HILLS, { units: { 'uruk-hai': 2 } }, COOMB, { units: { bowmen: 1, footmen: 2 } })
    const hit = chance(tactics(begun, 'bowmen', 'regroup'), 5, 1, 1, 1, 1)
    const second = answer(hit, unit('bowmen'), YES, PASS)
    const third = answer(chance(tactics(second, 'regroup', 'regroup'), 1, 1, 1, 1), YES, PASS)
    const tokens = legal(third, 'chooseTactics').filter(({ seat }) => seat === 'free')
    expect(tokens.map(({ token }) => token)).toEqual(['footmen', 'combat-event', 'regroup'])
  })

  ruleAllows(
    ['retreat.whole', 'recruit.destroyed'],
    'who retreats destroys enemy tokens where he goes',
    () => {
      const begun = fight(
        HILLS,
        { units: { 'uruk-hai': 1 } },
        'upper-isen',
        { units: { footmen: 1 } },
        {
          regions: {
            [HILLS]: { side: 'shadow', units: { 'uruk-hai': 1 } },
            'upper-isen': { side: 'free', units: { footmen: 1 } },
            'east-nan-curunir': { controller: 'free', recruits: { shadow: 2 } },
          },
        },
      )
      const asked = answer(chance(tactics(begun, 'regroup', 'regroup'), 1, 1, 1), YES)
      const left = answer(asked, { kind: 'retreat', region: 'east-nan-curunir' })
      expect([
        table(left).regions['east-nan-curunir']?.recruits.shadow,
        table(left).tokens.shadow.out,
      ]).toEqual([0, 2])
    },
  )
})

describe('Characters, Leaders and Armies', () => {
  ruleAllows('characters.alone', 'an enemy Army is destroyed where he stands alone: he stays', () => {
    const begun = fight(
      HILLS,
      { units: { 'uruk-hai': 1 }, damage: 1 },
      COOMB,
      { units: { footmen: 3 } },
      { characters: { aragorn: HILLS }, fate: 12 },
    )
    const lost = answer(chance(tactics(begun, 'regroup', 'regroup'), 1, 5, 1, 1), unit('uruk-hai'))
    expect([army(lost, HILLS), table(lost).characters['aragorn']]).toEqual([null, HILLS])
  })

  ruleForbids(
    ['movement.leadership', 'movement.merge'],
    'a Leader met on the way does not lead a Character die',
    () => {
      const spec = {
        regions: {
          folde: { side: 'free', units: { riders: 1 } },
          edoras: { side: 'free', units: { footmen: 1 }, leaders: 1 },
          westfold: { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
        },
        dice: { free: { character: 1 }, shadow: {} },
      } as const
      const asked = use(scene(spec), 'character', 'character', 'attack')
      expect(regions(asked)).toEqual(['edoras'])
      refused(asked, region('folde'), 'movement.leadership')
    },
  )

  ruleAllows(['movement.stop', 'board.adjacent'], 'an enemy beyond a River stops nobody', () => {
    const asked = answer(
      use(
        scene({
          regions: {
            'west-nan-curunir': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 },
            'upper-isen': { side: 'free', units: { riders: 1 } },
          },
          dice: { free: {}, shadow: { character: 1 } },
          acting: 'shadow',
        }),
        'character',
        'character',
        'fast-movement',
      ),
      region('west-nan-curunir'),
      region('west-fords'),
    )
    expect(regions(asked)).toEqual(expect.arrayContaining(['south-dunland', 'fords-of-isen']))
  })

  ruleForbids('shadow.tokensAside', 'a die that only a token makes useful: the last token must do so', () => {
    const free = { controller: 'free' } as const
    const asked = answer(
      scene({
        regions: {
          orthanc: free,
          'west-nan-curunir': free,
          'east-nan-curunir': free,
          westemnet: { side: 'shadow', units: { 'half-orcs': 1 } },
        },
        characters: { ugluk: '*eliminated' },
        dice: { free: {}, shadow: { character: 1 } },
        aside: 1,
        acting: 'shadow',
      }),
      { kind: 'takeDie', die: 'character' },
    )
    expect(regions(asked)).toEqual(['westemnet'])
    refused(asked, PASS, 'shadow.tokensAside')
  })
})

describe('a Character of Level 0', () => {
  const scenario = scenarioFrom(({ characters }) => ({
    characters: characters.map((one) => (one.id === 'ugluk' ? { ...one, level: 0 } : one)),
  }))
  const asked = (grishnakh: string): Scene =>
    use(
      scene({
        scenario,
        regions: { orthanc: { side: 'shadow', units: { 'half-orcs': 1 } } },
        characters: { ugluk: 'orthanc', grishnakh },
        dice: { free: {}, shadow: { character: 1 } },
        acting: 'shadow',
      }),
      'character',
      'character',
      'character-movement',
    )
  const join = (character: string) => ({ kind: 'join', character }) as const
  const joiners = (played: Scene) => legal(played, 'join').map(({ character }) => character)

  ruleForbids('characters.movement', 'he goes nowhere alone', () => {
    expect(joiners(asked('westfold'))).toEqual(['grishnakh'])
    refused(asked('westfold'), join('ugluk'), 'characters.movement')
  })

  ruleAllows('characters.groups', 'he goes along with one who has a Level, and not without him', () => {
    const together = answer(asked('orthanc'), join('ugluk'))
    refused(together, PASS, 'characters.movement')
    const going = answer(together, join('grishnakh'), PASS, region('west-nan-curunir'))
    expect([table(going).characters['ugluk'], table(going).characters['grishnakh']]).toEqual([
      'west-nan-curunir',
      'west-nan-curunir',
    ])
    expect(legal(going, 'halt').map(({ character }) => character)).toEqual(['ugluk'])
    refused(going, { kind: 'halt', character: 'grishnakh' }, 'characters.movement')
    refused(going, region('edoras'), 'board.regions')
  })
})
