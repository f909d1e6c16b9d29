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
  scene,
  strength,
  take,
  unit,
  use,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

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
  ruleAllows('movement.split', 'the Footmen stay with one Damage or none (example)', () => {
    expect(legal(splitting(), 'take').map(({ count }) => count)).toEqual([1, 2])
    const moved = answer(splitting(), take('damage', 1), region('westemnet'))
    expect([strength(moved, 'westfold'), strength(moved, 'westemnet')]).toEqual(['1/1', '2/1'])
  })

  ruleForbids('movement.split', 'no part may have more Damage than Units (example)', () => {
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

  ruleForbids(
    'movement.leaderGoes',
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

  ruleForbids('movement.stop', 'a Fast Movement stops beside an enemy Army (example)', () => {
    const moved = answer(
      upperIsen('character', 'character', 'fast-movement'),
      region('upper-isen'),
      take('uruk-hai', 2),
      region('westmark-hills'),
    )
    expect(army(moved, 'westmark-hills')?.side).toBe('shadow')
    expect(question(moved)).not.toBe('decide/region')
  })

  ruleAllows('movement.stop', 'away from the enemy it goes on for a second Region', () => {
    const moved = answer(
      upperIsen('character', 'character', 'fast-movement'),
      region('upper-isen'),
      take('uruk-hai', 2),
      region('east-nan-curunir'),
    )
    expect(regions(moved)).toContain('orthanc')
  })

  ruleForbids(
    'movement.leadership',
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

  ruleForbids('board.impassable', 'no move over a River or Mountains (examples)', () => {
    expect(regions(from('thrihyrne'))).not.toContain('aglarond')
    expect(regions(from('west-entwade'))).not.toContain('fenmarch')
    expect(regions(from('south-dunland'))).not.toContain('thrihyrne')
  })

  ruleForbids('movement.step', 'into a Region with an enemy Army', () => {
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

  ruleForbids('movement.once', 'an Army that was entered does not move in the same action', () => {
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

  ruleAllows('actions.upToTwo', 'one Army is enough', () => {
    const moved = answer(from('westfold'), region('westemnet'))
    expect(question(moved)).not.toBe('decide/part')
    expect(army(moved, 'westemnet')?.units).toEqual({ riders: 1 })
  })
})

describe('merging', () => {
  ruleAllows('movement.merge', 'seven Units with seven Damage end as three with three', () => {
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

  ruleAllows(
    'leadership.total',
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

  ruleAllows('leadership.generic', 'three Leaders give 3, two tokens 2', () => {
    expect(leadership(at({ side: 'free', leaders: 3 }), 'free', 'westfold')).toBe(3)
    const tokens = at({ side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 2 })
    expect(leadership(tokens, 'shadow', 'westfold')).toBe(2)
  })

  ruleAllows('leadership.shadow', 'Minions 2/+1 and 1/+1 with a token give 4', () => {
    const led = at(
      { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 },
      { ugluk: 'westfold', grishnakh: 'westfold' },
    )
    expect(leadership(led, 'shadow', 'westfold')).toBe(4)
  })

  ruleForbids('leadership.zero', 'Treebeard adds nothing', () => {
    expect(leadership(at({ side: 'free' }, { treebeard: 'westfold' }), 'free', 'westfold')).toBe(0)
  })
})
