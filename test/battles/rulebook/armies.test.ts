/** Armies and heroes: splitting, moving, stopping, merging, Leadership, Characters on their own. */
import { describe, expect } from 'vitest'
import { leadershipAt } from '../../../src/battles/query/leadership'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import {
  answer,
  army,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  ruleTest,
  scene,
  strength,
  take,
  unit,
  use,
  type Scene,
} from '../support/play'

const SPLIT = {
  regions: { westfold: { side: 'free', units: { footmen: 1, riders: 2 }, damage: 2 } },
  dice: { free: { willOfTheWest: 1 }, shadow: {} },
} as const

const leadership = ({ state }: Scene, side: 'free' | 'shadow', name: string): number =>
  leadershipAt(
    { rules: { scenario: scenarioOf(state.config) }, config: state.config, table: state.table, vars: null },
    side,
    name,
  )

const splitting = (): Scene =>
  answer(
    use(scene(SPLIT), 'willOfTheWest', 'army', 'strategic-movement'),
    region('westfold'),
    take('footmen', 0),
    take('riders', 2),
  )

describe('splitting', () => {
  ruleTest('movement.split', 'allows', 'the Footmen stay with one Damage or none (example)', () => {
    expect(legal(splitting(), 'take').map(({ count }) => count)).toEqual([1, 2])
    const moved = answer(splitting(), take('damage', 1), region('westemnet'))
    expect([strength(moved, 'westfold'), strength(moved, 'westemnet')]).toEqual(['1/1', '2/1'])
  })

  ruleTest('movement.split', 'forbids', 'no part may have more Damage than Units (example)', () => {
    refused(splitting(), take('damage', 0), 'movement.split')
  })

  const led = () =>
    answer(
      use(
        scene({
          ...SPLIT,
          regions: { westfold: { ...SPLIT.regions.westfold, leaders: 1 } },
          dice: { free: { character: 1 }, shadow: {} },
        }),
        'character',
        'character',
        'fast-movement',
      ),
      region('westfold'),
      take('footmen', 0),
      take('riders', 2),
    )

  ruleTest(
    'movement.leaderGoes',
    'shows',
    'the only Leader goes with the Riders, and nobody asks (example)',
    () => {
      expect(legal(led(), 'take').map(({ what }) => what)).toEqual(['damage', 'damage'])
      const moved = answer(led(), take('damage', 1), region('westemnet'), PASS)
      expect(army(moved, 'westemnet')?.leaders).toBe(1)
    },
  )
})

describe('moving', () => {
  const upperIsen = (die: string, as: string, what: string, more = {}) =>
    use(
      scene({
        regions: {
          'deeping-coomb': { side: 'free', units: { footmen: 1 } },
          'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1, ...more },
        },
        dice: { free: {}, shadow: { [die]: 1 } },
        acting: 'shadow',
      }),
      die,
      as,
      what,
    )

  ruleTest('movement.stop', 'shows', 'a Fast Movement stops beside an enemy Army (example)', () => {
    const moved = answer(
      upperIsen('character', 'character', 'fast-movement'),
      region('upper-isen'),
      take('uruk-hai', 2),
      region('westmark-hills'),
    )
    expect(army(moved, 'westmark-hills')?.side).toBe('shadow')
    expect(question(moved)).not.toBe('decide/region')
  })

  ruleTest('movement.stop', 'allows', 'away from the enemy it goes on for a second Region', () => {
    const moved = answer(
      upperIsen('character', 'character', 'fast-movement'),
      region('upper-isen'),
      take('uruk-hai', 2),
      region('east-nan-curunir'),
    )
    expect(regions(moved)).toContain('orthanc')
  })

  ruleTest(
    'movement.leadership',
    'forbids',
    'no Fast Movement without Leadership; Strategic Movement needs none',
    () => {
      const without = scene({
        regions: { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 } } },
        dice: { free: {}, shadow: { character: 1, army: 1 } },
        acting: 'shadow',
      })
      expect(legal(without, 'takeDie').map(({ die }) => die)).toContain('army')
      const uses = legal(answer(without, { kind: 'takeDie', die: 'character' }), 'use').map(
        ({ use: one }) => one,
      )
      expect(uses).not.toContain('fast-movement')
      expect(uses).not.toContain('attack')
    },
  )

  const from = (name: string) =>
    answer(
      use(
        scene({
          regions: { [name]: { side: 'free', units: { riders: 1 } } },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region(name),
    )

  ruleTest('board.impassable', 'shows', 'no move over a River or Mountains (examples)', () => {
    expect(regions(from('thrihyrne'))).not.toContain('aglarond')
    expect(regions(from('west-entwade'))).not.toContain('fenmarch')
    expect(regions(from('south-dunland'))).not.toContain('thrihyrne')
  })

  ruleTest('movement.step', 'forbids', 'into a Region with an enemy Army', () => {
    const beside = answer(
      use(
        scene({
          regions: {
            westfold: { side: 'free', units: { riders: 1 } },
            westemnet: { side: 'shadow', units: { 'uruk-hai': 1 } },
          },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region('westfold'),
    )
    refused(beside, region('westemnet'), 'movement.step')
  })

  ruleTest('movement.once', 'forbids', 'an Army that was entered does not move in the same action', () => {
    const moved = answer(
      use(
        scene({
          regions: {
            westfold: { side: 'free', units: { riders: 1 } },
            westemnet: { side: 'free', units: { footmen: 1 } },
            folde: { side: 'free', units: { footmen: 1 } },
          },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region('westfold'),
      region('westemnet'),
    )
    expect(regions(moved)).toEqual(['folde'])
    refused(moved, region('westemnet'), 'movement.once')
  })

  ruleTest('actions.upToTwo', 'allows', 'one Army is enough', () => {
    const moved = answer(from('westfold'), region('westemnet'))
    expect(question(moved)).not.toBe('decide/part')
    expect(army(moved, 'westemnet')?.units).toEqual({ riders: 1 })
  })
})

describe('merging', () => {
  ruleTest('movement.merge', 'shows', 'seven Units with seven Damage end as three with three', () => {
    const merged = answer(
      use(
        scene({
          regions: {
            westfold: { side: 'free', units: { riders: 3 }, damage: 3 },
            westemnet: { side: 'free', units: { footmen: 4 }, damage: 4 },
          },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region('westfold'),
      take('riders', 3),
      region('westemnet'),
      unit('footmen'),
      unit('footmen'),
      unit('footmen'),
      unit('footmen'),
    )
    expect(strength(merged, 'westemnet')).toBe('3/3')
    expect(army(merged, 'westemnet')?.units).toEqual({ riders: 3 })
  })
})

describe('Leadership', () => {
  const at = (spec: object, characters: Readonly<Record<string, string>> = {}) =>
    scene({
      regions: { westfold: { units: { riders: 1 }, ...spec } },
      characters,
      dice: { free: { event: 1 }, shadow: {} },
    })

  ruleTest(
    'leadership.total',
    'shows',
    'Théoden 2/+0 and Éomer 2/+1 give 3; a Character 2/+1 and a Leader 3',
    () => {
      expect(
        leadership(at({ side: 'free' }, { theoden: 'westfold', eomer: 'westfold' }), 'free', 'westfold'),
      ).toBe(3)
      expect(leadership(at({ side: 'free', leaders: 1 }, { aragorn: 'westfold' }), 'free', 'westfold')).toBe(
        3,
      )
    },
  )

  ruleTest('leadership.generic', 'shows', 'three Leaders give 3, two tokens 2', () => {
    expect(leadership(at({ side: 'free', leaders: 3 }), 'free', 'westfold')).toBe(3)
    const tokens = at({ side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 2 })
    expect(leadership(tokens, 'shadow', 'westfold')).toBe(2)
  })

  ruleTest('leadership.shadow', 'shows', 'Minions 2/+1 and 1/+1 with a token give 4', () => {
    const led = at(
      { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 },
      { ugluk: 'westfold', grishnakh: 'westfold' },
    )
    expect(leadership(led, 'shadow', 'westfold')).toBe(4)
  })

  ruleTest('leadership.zero', 'shows', 'Treebeard adds nothing', () => {
    expect(leadership(at({ side: 'free' }, { treebeard: 'westfold' }), 'free', 'westfold')).toBe(0)
  })
})
