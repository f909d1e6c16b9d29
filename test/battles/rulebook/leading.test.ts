/** Chapter 8: Characters with and without Armies, and Leadership. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { leadershipAt } from '../../../src/battles/query/leadership'
import { fight, idle } from '../support/battle'
import {
  answer,
  army,
  hereOf,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  scene,
  table,
  take,
  unit,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { taken, uses } from '../support/turn'

const at = (played: Scene, who: string) => table(played).characters[who]
const join = (character: string) => ({ kind: 'join', character }) as const

/** The Free Peoples move Characters by a die. */
const walking = (characters: Readonly<Record<string, string>>, spec: PositionSpec = {}): Scene =>
  answer(
    taken('free', 'character', {
      regions: { westfold: { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' } },
      characters,
      ...spec,
    }),
    { kind: 'use', as: 'character', use: 'character-movement' },
  )

describe('Characters with an Army and alone', () => {
  const FOOTMEN = { edoras: { side: 'free', units: { footmen: 2 } } } as const

  ruleAllows('characters.attached', 'who comes to an Army leads it, whoever of them came (OR-27)', () => {
    const joined = answer(
      walking({ aragorn: 'fenmarch' }, { regions: FOOTMEN, dice: { free: { character: 2 }, shadow: {} } }),
      join('aragorn'),
      PASS,
      region('edoras'),
      PASS,
    )
    expect(leadershipAt(hereOf(joined), 'free', 'edoras')).toBe(2)
    const came = answer(
      taken('free', 'willOfTheWest', {
        regions: FOOTMEN,
        characters: { aragorn: 'folde' },
        dice: { free: { willOfTheWest: 1, event: 1 }, shadow: {} },
      }),
      { kind: 'use', as: 'army', use: 'strategic-movement' },
      region('edoras'),
      take('footmen', 2),
      region('folde'),
    )
    expect(leadershipAt(hereOf(came), 'free', 'folde')).toBe(2)
  })

  ruleForbids('characters.attached', 'elsewhere he leads nobody', () => {
    const apart = scene({
      regions: FOOTMEN,
      characters: { aragorn: 'folde' },
      dice: { free: { character: 1 }, shadow: {} },
    })
    expect(leadershipAt(hereOf(apart), 'free', 'edoras')).toBe(0)
  })

  /** Aragorn stands alone among Uruks. */
  const AMONG: PositionSpec = {
    regions: {
      westfold: { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1, controller: 'shadow' },
      edoras: { side: 'free', units: { footmen: 1 } },
    },
    characters: { aragorn: 'westfold' },
  }

  ruleAllows(
    ['characters.alone', 'characters.ways'],
    'an Army passes him by, and he goes where he likes',
    () => {
      const gone = answer(walking({ aragorn: 'westfold' }), join('aragorn'), PASS, region('westemnet'), PASS)
      expect(at(gone, 'aragorn')).toBe('westemnet')
      expect(regions(answer(walking({ aragorn: 'edoras' }), join('aragorn'), PASS))).toContain('westfold')
    },
  )

  ruleForbids('characters.alone', 'he neither attacks nor is attacked', () => {
    expect(uses(taken('free', 'character', AMONG))).not.toContain('character:attack')
    const attack = answer(
      taken('shadow', 'army', {
        regions: {
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
          westfold: { side: 'free', units: { riders: 1 } },
        },
        characters: { aragorn: 'westemnet' },
      }),
      { kind: 'use', as: 'army', use: 'attack' },
      region('westmark-hills'),
    )
    refused(attack, { kind: 'attack', region: 'westemnet' }, 'battle.begins')
  })

  ruleForbids('characters.alone', 'what befalls an enemy Army around him does not touch him', () => {
    const beaten = answer(
      idle(
        fight(
          'westmark-hills',
          { units: { 'uruk-hai': 1 } },
          'deeping-coomb',
          { units: { footmen: 1 }, damage: 1 },
          {
            characters: { aragorn: 'westmark-hills' },
          },
        ),
        'regroup',
        'regroup',
        [6, 1],
      ),
      unit('footmen'),
    )
    expect(at(beaten, 'aragorn')).toBe('westmark-hills')
  })

  ruleForbids('characters.ways', 'an Army die moves no Character without an Army', () => {
    const open = uses(taken('free', 'willOfTheWest', AMONG))
    expect(open).toContain('character:character-movement')
    expect(open.some((one) => one.startsWith('army:character'))).toBe(false)
    refused(
      taken('free', 'willOfTheWest', AMONG),
      { kind: 'use', as: 'army', use: 'character-movement' },
      'die.army',
    )
  })

  ruleAllows('characters.ways', 'by an Action token, one group', () => {
    const token = answer(
      scene({
        characters: { aragorn: 'westemnet', legolas: 'westemnet', gimli: 'folde' },
        dice: { free: {}, shadow: { army: 1 } },
      }),
      { kind: 'useToken', use: 'characters' },
      join('aragorn'),
      join('legolas'),
      PASS,
      region('westfold'),
      region('aglarond'),
      region('hornburg'),
    )
    expect([at(token, 'legolas'), question(token)]).not.toContain('decide/group')
    expect(at(token, 'legolas')).toBe('hornburg')
  })

  /** The Free Peoples use an Action token on Characters. */
  const byToken = (characters: Readonly<Record<string, string>>) =>
    answer(scene({ characters, dice: { free: {}, shadow: { army: 1 } } }), {
      kind: 'useToken',
      use: 'characters',
    })

  ruleAllows(
    'characters.groups',
    'by an Action token one Character goes by the Level of the highest in the Region, who stays (OR-78)',
    () => {
      const gone = answer(
        byToken({ aragorn: 'westemnet', legolas: 'westemnet' }),
        join('legolas'),
        PASS,
        region('westfold'),
        region('aglarond'),
        region('hornburg'),
      )
      expect([at(gone, 'aragorn'), at(gone, 'legolas')]).toEqual(['westemnet', 'hornburg'])
      expect(question(gone)).not.toBe('decide/path')
    },
  )

  ruleAllows(
    'characters.groups',
    'by an Action token the highest may stay on the way, and the others go on (OR-78)',
    () => {
      const gone = answer(
        byToken({ aragorn: 'westemnet', legolas: 'westemnet' }),
        join('aragorn'),
        join('legolas'),
        PASS,
        region('deeping-coomb'),
        region('westfold'),
        { kind: 'halt', character: 'aragorn' },
      )
      refused(gone, { kind: 'halt', character: 'legolas' }, 'characters.movement')
      answer(gone, region('aglarond'))
      expect([at(gone, 'aragorn'), at(gone, 'legolas')]).toEqual(['westfold', 'aglarond'])
    },
  )

  ruleForbids(
    'characters.groups',
    'by an Action token nobody goes further than that Level, nor by the Level of one elsewhere (OR-78)',
    () => {
      const apart = answer(
        byToken({ aragorn: 'folde', legolas: 'westemnet' }),
        join('legolas'),
        PASS,
        region('westfold'),
        region('aglarond'),
      )
      expect(question(apart)).not.toBe('decide/path')
      expect(at(apart, 'legolas')).toBe('aglarond')
    },
  )

  ruleForbids(
    'characters.groups',
    'by a Character die one who stays lends his Level to nobody (OR-78)',
    () => {
      const gone = answer(
        walking({ aragorn: 'westemnet', legolas: 'westemnet' }),
        join('legolas'),
        PASS,
        region('westfold'),
        region('aglarond'),
      )
      expect(question(gone)).not.toBe('decide/path')
    },
  )

  ruleForbids(
    'characters.groups',
    'nobody is picked up, and with a die the Level is lower without the highest (OR-34, OR-78)',
    () => {
      const two = answer(
        walking({ aragorn: 'westemnet', legolas: 'westemnet', gimli: 'deeping-coomb' }),
        join('aragorn'),
        join('legolas'),
      )
      refused(two, join('gimli'), 'characters.movement')
      const gone = answer(two, PASS, region('deeping-coomb'), region('westfold'))
      refused(gone, { kind: 'halt', character: 'aragorn' }, 'characters.movement')
      expect(legal(gone, 'halt').map(({ character }) => character)).toEqual(['legolas'])
    },
  )
})

describe('Leadership', () => {
  const of = (side: 'free' | 'shadow', spec: object, characters: Readonly<Record<string, string>> = {}) =>
    leadershipAt(
      hereOf(
        scene({
          regions: {
            westemnet: { side, units: side === 'free' ? { riders: 1 } : { 'uruk-hai': 1 }, ...spec },
          },
          characters,
          dice: { free: { event: 1 }, shadow: {} },
        }),
      ),
      side,
      'westemnet',
    )

  ruleForbids(['leadership.total', 'leadership.generic'], 'two ratings are never added', () => {
    expect(of('free', {}, { aragorn: 'westemnet', gandalf: 'westemnet' })).toBe(3)
    expect(of('free', { leaders: 2 }, { theoden: 'westemnet' })).toBe(4)
  })

  ruleForbids('leadership.shadow', 'among Minions only one commands', () => {
    expect(of('shadow', {}, { ugluk: 'westemnet', grishnakh: 'westemnet' })).toBe(3)
    expect(of('shadow', { tokens: 2 }, { ugluk: 'westemnet' })).toBe(4)
  })

  ruleAllows('leadership.zero', 'beside a Leader Treebeard neither adds nor takes away (OR-28)', () => {
    expect(of('free', { leaders: 1 }, { treebeard: 'westemnet' })).toBe(1)
  })

  ruleForbids('leadership.zero', 'an Army with nobody else does not move by a Character die', () => {
    const led = (characters: Readonly<Record<string, string>>) =>
      uses(
        taken('free', 'character', {
          regions: { westemnet: { side: 'free', units: { riders: 1 } } },
          characters,
        }),
      )
    expect(led({ treebeard: 'westemnet' })).not.toContain('character:fast-movement')
    expect(led({ legolas: 'westemnet' })).toContain('character:fast-movement')
  })

  /** An Army with Legolas and one without anybody. */
  const two = () =>
    answer(
      taken('free', 'character', {
        regions: {
          westemnet: { side: 'free', units: { riders: 2 } },
          folde: { side: 'free', units: { footmen: 1 } },
        },
        characters: { legolas: 'westemnet' },
      }),
      { kind: 'use', as: 'character', use: 'fast-movement' },
    )

  ruleAllows('movement.leadership', 'the Army that is led moves two Regions', () => {
    const moved = answer(two(), region('westemnet'), take('riders', 2), region('westfold'), region('edoras'))
    expect([army(moved, 'edoras')?.units, at(moved, 'legolas')]).toEqual([{ riders: 2 }, 'edoras'])
  })

  ruleForbids('movement.leadership', 'the other does not', () => {
    refused(two(), region('folde'), 'movement.leadership')
  })

  ruleForbids('movement.leaderGoes', 'the last who leads cannot stay behind (example)', () => {
    const going = answer(
      taken('free', 'character', {
        regions: { westemnet: { side: 'free', units: { riders: 2 }, leaders: 1 } },
        characters: { legolas: 'westemnet' },
      }),
      { kind: 'use', as: 'character', use: 'fast-movement' },
      region('westemnet'),
      take('riders', 1),
      take('leaders', 0),
    )
    expect(question(going)).toBe('decide/region')
    expect(table(going).march?.characters).toEqual(['legolas'])
  })

  ruleAllows('movement.leaderGoes', 'any of them may be the one who goes', () => {
    const choosing = answer(
      taken('free', 'character', {
        regions: { westemnet: { side: 'free', units: { riders: 2 }, leaders: 1 } },
        characters: { legolas: 'westemnet' },
      }),
      { kind: 'use', as: 'character', use: 'fast-movement' },
      region('westemnet'),
      take('riders', 1),
    )
    expect(legal(choosing, 'take').map(({ count }) => count)).toEqual([0, 1, 0, 1])
  })
})
