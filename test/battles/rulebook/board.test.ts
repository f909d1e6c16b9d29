/** Chapter 2: Regions, borders, Settlements, Territories, homes. */
import { describe, expect } from 'vitest'
import { battles } from '../../../src/battles'
import { areAdjacent } from '../../../src/battles/query/board'
import { fight, target } from '../support/battle'
import {
  answer,
  army,
  hereOf,
  legal,
  question,
  refused,
  region,
  regions,
  scene,
  table,
  use,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { changedDoc, drawn, faultPaths, taken, uses, wrong } from '../support/turn'

/** Riders of a Region are about to move by an Army result. */
const riding = (from: string, more = {}): Scene =>
  answer(
    use(
      scene({
        regions: { [from]: { side: 'free', units: { riders: 1 } }, ...more },
        characters: { ugluk: 'westemnet' },
        dice: { free: { willOfTheWest: 1 }, shadow: {} },
      }),
      'willOfTheWest',
      'army',
      'strategic-movement',
    ),
    region(from),
  )

describe('Regions', () => {
  ruleAllows('board.regions', 'a step leads to any adjacent Region', () => {
    expect(regions(riding('westfold'))).toEqual(
      expect.arrayContaining(['westemnet', 'south-westemnet', 'edoras', 'deeping-coomb', 'aglarond']),
    )
  })

  ruleForbids('board.regions', 'none leaps over a Region', () => {
    refused(riding('westfold'), region('upper-isen'), 'board.regions')
    refused(riding('westfold'), region('westfold'), 'board.regions')
  })

  ruleAllows('board.free', 'a Region with nobody but an enemy Character is free', () => {
    const moved = answer(riding('westfold'), region('westemnet'))
    expect(army(moved, 'westemnet')?.units).toEqual({ riders: 1 })
    expect(table(moved).characters['ugluk']).toBe('westemnet')
  })

  ruleForbids(['board.free', 'movement.step'], 'one with enemy Units is not', () => {
    const barred = riding('westfold', { westemnet: { side: 'shadow', units: { 'uruk-hai': 1 } } })
    expect(regions(barred)).not.toContain('westemnet')
    refused(barred, region('westemnet'), 'movement.step')
  })

  ruleAllows('movement.step', 'into a free one', () => {
    expect(army(answer(riding('westfold'), region('edoras')), 'edoras')?.units).toEqual({ riders: 1 })
  })
})

describe('borders', () => {
  ruleAllows('board.impassable', 'a River is crossed at a Ford, Mountains at a Pass', () => {
    expect(regions(riding('west-fords'))).toContain('fords-of-isen')
    expect(regions(riding('thrihyrne'))).toContain('deeping-coomb')
  })

  ruleForbids('board.impassable', 'nowhere else', () => {
    refused(riding('west-fords'), region('upper-isen'), 'board.impassable')
    refused(riding('thrihyrne'), region('aglarond'), 'board.impassable')
  })

  ruleAllows('board.adjacent', 'Regions on both sides of a Ford are adjacent', () => {
    const there = hereOf(riding('west-fords'))
    expect(areAdjacent(there, 'west-fords', 'fords-of-isen')).toBe(true)
    expect(areAdjacent(there, 'fords-of-isen', 'west-fords')).toBe(true)
  })

  ruleForbids('board.adjacent', 'across a River there is neither an attack nor a stop', () => {
    const across = scene({
      regions: {
        'west-fords': { side: 'free', units: { riders: 1 } },
        'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 },
        'east-nan-curunir': { side: 'shadow', units: { 'uruk-hai': 1 } },
      },
      dice: { free: {}, shadow: { army: 1, character: 1 } },
      acting: 'shadow',
    })
    const attack = use(across, 'army', 'army', 'attack')
    const beside = answer(attack, region('upper-isen'))
    expect(legal(beside, 'attack')).toEqual([])
    refused(beside, { kind: 'attack', region: 'west-fords' }, 'battle.begins')
    const past = answer(
      use(
        scene({
          regions: {
            'west-fords': { side: 'free', units: { riders: 1 } },
            'east-nan-curunir': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 },
          },
          dice: { free: {}, shadow: { character: 1 } },
          acting: 'shadow',
        }),
        'character',
        'character',
        'fast-movement',
      ),
      region('east-nan-curunir'),
      region('upper-isen'),
    )
    expect(question(past)).toBe('decide/region')
    expect(regions(past)).toContain('east-fords')
  })

  ruleAllows('board.borders', 'a Dike protects the Region inside it, from one side only', () => {
    const inward = fight('deeping-coomb', { units: { 'uruk-hai': 2 }, controller: 'shadow' }, 'hornburg', {
      units: { footmen: 1 },
      protection: 0,
    })
    expect(target(inward)).toBe(6)
    const outward = fight(
      'hornburg',
      { units: { 'uruk-hai': 2 }, controller: 'shadow', protection: 0 },
      'deeping-coomb',
      { units: { footmen: 1 } },
    )
    expect(target(outward)).toBe(5)
  })

  ruleForbids('board.borders', 'a second type for one border, a Dike without an inside (OR-3)', () => {
    const twice = changedDoc((doc) => ({
      borders: [...doc.borders, { a: 'folde', b: 'edoras', type: 'ford' }],
    }))
    expect(faultPaths(twice).join()).toContain('borders')
    const open = changedDoc((doc) => ({
      borders: doc.borders.map((one) => (one.type === 'dike' ? { a: one.a, b: one.b, type: 'dike' } : one)),
    }))
    expect(faultPaths(open).join()).toContain('borders')
  })
})

describe('Settlements, Territories and homes', () => {
  ruleAllows('board.settlements', 'on plains and on hills, troops are recruited', () => {
    const placed = taken('free', 'muster', {
      regions: { folde: { recruits: { free: 1 } }, thrihyrne: { recruits: { free: 1 } } },
    })
    expect(regions(answer(placed, { kind: 'use', as: 'muster', use: 'recruitment' }))).toEqual([
      'thrihyrne',
      'folde',
    ])
  })

  ruleForbids('board.settlements', 'elsewhere the Shadow flips nothing', () => {
    const placed = taken('shadow', 'armyMuster', {
      regions: {
        'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 }, recruits: { shadow: 1 } },
      },
    })
    expect(uses(placed)).not.toContain('muster:recruitment')
  })

  ruleAllows('board.territories', 'every Region is of one Territory', () => {
    const { doc } = battles.tables()
    const names = doc.territories.map(({ id }) => id)
    expect(doc.regions.every(({ territory }) => names.includes(territory))).toBe(true)
  })

  ruleForbids('board.territories', 'a Region of a Territory that there is not', () => {
    const faults = faultPaths(
      changedDoc((doc) => ({ regions: doc.regions.map((one) => ({ ...one, territory: 'gondor' })) })),
    )
    expect(faults.join()).toContain('territory')
  })

  ruleAllows('board.home', 'home and marker tell who controls a Settlement or Stronghold (OR-5)', () => {
    const { regions: placed } = table(drawn({ regions: { folde: { controller: 'shadow' } } }))
    expect([placed['edoras']?.controller, placed['orthanc']?.controller]).toEqual(['free', 'shadow'])
    expect(placed['folde']?.controller).toBe('shadow')
  })

  ruleForbids('board.home', 'a Region with neither is nobody’s', () => {
    expect(wrong({ regions: { westemnet: { controller: 'free' } } })).toContain('westemnet')
    expect(table(drawn()).regions['westemnet']?.controller).toBeNull()
  })
})
