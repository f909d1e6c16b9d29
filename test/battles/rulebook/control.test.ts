/** Chapter 7: who controls a Settlement, and attacks that move first. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
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
  table,
  take,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ARMIES, taken } from '../support/turn'

const controller = (played: Scene, name: string) => table(played).regions[name]?.controller

/** Armies of the Shadow move by an Army die; the Free Peoples have a die left. */
const marching = (spec: PositionSpec = {}): Scene =>
  answer(
    taken('shadow', 'army', {
      regions: { 'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } } },
      dice: { free: { event: 1 }, shadow: { army: 1 } },
      ...spec,
    }),
    { kind: 'use', as: 'army', use: 'strategic-movement' },
  )

describe('control', () => {
  ruleAllows(
    ['control.taken', 'control.entering'],
    'an Army in an empty Settlement takes it without a fight',
    () => {
      const moved = answer(marching(), region('westmark-hills'), take('uruk-hai', 2), region('deeping-coomb'))
      expect(controller(moved, 'deeping-coomb')).toBe('shadow')
      expect(moved.events.some(({ kind }) => kind === 'BattleBegan')).toBe(false)
    },
  )

  ruleForbids('control.entering', 'an Army in it must be fought first', () => {
    const held = marching({
      regions: {
        'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } },
        'deeping-coomb': { side: 'free', units: { footmen: 1 } },
      },
    })
    refused(
      answer(held, region('westmark-hills'), take('uruk-hai', 2)),
      region('deeping-coomb'),
      'movement.step',
    )
  })

  ruleForbids(
    ['control.taken', 'control.freed'],
    'a Character neither takes a Settlement nor frees one',
    () => {
      const walked = answer(
        taken('free', 'character', {
          regions: { ...ARMIES, folde: { controller: 'shadow' } },
          characters: { aragorn: 'edoras' },
          dice: { free: { character: 1 }, shadow: { army: 1 } },
        }),
        { kind: 'use', as: 'character', use: 'character-movement' },
        { kind: 'join', character: 'aragorn' },
        PASS,
        region('folde'),
        PASS,
      )
      expect(controller(walked, 'folde')).toBe('shadow')
    },
  )

  ruleForbids(
    'control.atEnd',
    'the Shadow passes through a Settlement: it does not change hands, its tokens stay',
    () => {
      const through = answer(
        taken('shadow', 'character', {
          regions: {
            'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 },
            'deeping-coomb': { recruits: { free: 2 } },
          },
          dice: { free: { event: 1 }, shadow: { character: 1 } },
        }),
        { kind: 'use', as: 'character', use: 'fast-movement' },
        region('westmark-hills'),
        take('uruk-hai', 2),
        region('deeping-coomb'),
        region('thrihyrne'),
      )
      expect([controller(through, 'deeping-coomb'), controller(through, 'thrihyrne')]).toEqual([
        'free',
        'shadow',
      ])
      expect(table(through).regions['deeping-coomb']?.recruits.free).toBe(2)
    },
  )

  ruleAllows(
    ['control.atEnd', 'control.freed'],
    'a Settlement is freed as soon as Units of its home move in, also on their way through',
    () => {
      const through = answer(
        taken('free', 'character', {
          regions: {
            westfold: { side: 'free', units: { riders: 1 }, leaders: 1 },
            'deeping-coomb': { controller: 'shadow' },
            orthanc: ARMIES.orthanc,
          },
          dice: { free: { character: 1 }, shadow: { army: 1 } },
        }),
        { kind: 'use', as: 'character', use: 'fast-movement' },
        region('westfold'),
        region('deeping-coomb'),
      )
      expect(controller(through, 'deeping-coomb')).toBe('free')
      expect(controller(answer(through, region('thrihyrne')), 'deeping-coomb')).toBe('free')
    },
  )

  ruleAllows('control.atEnd', 'what one has taken stays taken when one leaves', () => {
    const left = answer(
      marching({
        regions: { 'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' } },
      }),
      region('deeping-coomb'),
      region('westmark-hills'),
    )
    expect(controller(left, 'deeping-coomb')).toBe('shadow')
  })

  ruleAllows('control.freed', 'a Unit that is placed frees it, too (OR-52)', () => {
    const placed = answer(
      taken('free', 'event', {
        regions: { orthanc: ARMIES.orthanc, edoras: ARMIES.edoras, 'west-entwade': {}, westfold: {} },
        hands: { free: ['men-of-the-westfold'] },
        dice: { free: { event: 1 }, shadow: { army: 1 } },
      }),
      { kind: 'use', as: 'event', use: 'play-card' },
      { kind: 'playCard', card: 'men-of-the-westfold' },
    )
    expect(army(placed, 'westfold')?.units).toEqual({ footmen: 2 })
    expect(controller(placed, 'westfold')).toBe('free')
  })
})

describe('two of something, and attacks that move', () => {
  const TWO: PositionSpec = {
    regions: {
      'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
      'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 } },
      'east-fords': { side: 'shadow', units: { 'uruk-hai': 1 } },
    },
  }

  ruleForbids('actions.upToTwo', 'a third Army does not move, and none at all is no action (OR-26)', () => {
    refused(marching(TWO), PASS, 'effect.armies')
    const two = answer(
      marching(TWO),
      region('westmark-hills'),
      region('westemnet'),
      region('upper-isen'),
      region('east-nan-curunir'),
    )
    expect(question(two)).toBe('decide/action')
    expect(army(two, 'east-fords')?.units).toEqual({ 'uruk-hai': 1 })
  })

  ruleAllows(
    'movement.once',
    'two parts of one Army move, and into a Region just left (OR-32, OR-66)',
    () => {
      const parts = answer(
        marching(),
        region('westmark-hills'),
        take('uruk-hai', 1),
        region('upper-isen'),
        region('westmark-hills'),
        region('westemnet'),
      )
      expect([army(parts, 'upper-isen')?.units, army(parts, 'westemnet')?.units]).toEqual([
        { 'uruk-hai': 1 },
        { 'uruk-hai': 1 },
      ])
      const after = answer(marching(TWO), region('westmark-hills'), region('westemnet'), region('upper-isen'))
      expect(regions(after)).toContain('westmark-hills')
    },
  )

  /** Two Uruks two Regions from an Army in Deeping Coomb. */
  const attacking = (from: string): Scene =>
    answer(
      taken('shadow', 'army', {
        regions: {
          [from]: { side: 'shadow', units: { 'uruk-hai': 2 } },
          'deeping-coomb': { side: 'free', units: { footmen: 1 } },
        },
      }),
      { kind: 'use', as: 'army', use: 'attack' },
      region(from),
    )

  ruleAllows('actions.attackMove', 'an Army moves and attacks, or attacks where it stands', () => {
    const moved = answer(
      attacking('upper-isen'),
      { kind: 'march' },
      take('uruk-hai', 2),
      region('westmark-hills'),
      { kind: 'attack', region: 'deeping-coomb' },
    )
    expect(table(moved).battle).toMatchObject({ from: 'westmark-hills', region: 'deeping-coomb' })
    expect(legal(attacking('westmark-hills'), 'attack')).toHaveLength(1)
  })

  ruleForbids('actions.attackMove', 'a move after which it could not attack (OR-23)', () => {
    const going = answer(attacking('upper-isen'), { kind: 'march' }, take('uruk-hai', 2))
    expect(regions(going)).toEqual(['east-fords', 'westmark-hills'])
    refused(going, region('east-nan-curunir'), 'actions.attackMove')
    refused(answer(going, region('westmark-hills')), { kind: 'march' }, 'actions.attackMove')
  })

  ruleAllows('battle.begins', 'on an adjacent Army, by die or card', () => {
    expect(
      table(answer(attacking('westmark-hills'), { kind: 'attack', region: 'deeping-coomb' })).battle,
    ).not.toBeNull()
  })

  ruleForbids('battle.begins', 'not on a Region without one, and not from afar', () => {
    refused(attacking('westmark-hills'), { kind: 'attack', region: 'westemnet' }, 'battle.begins')
    refused(attacking('upper-isen'), { kind: 'attack', region: 'deeping-coomb' }, 'battle.begins')
    const far = answer(
      taken('shadow', 'army', {
        regions: {
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } },
          orthanc: { side: 'shadow', units: { 'uruk-hai': 2 } },
          'deeping-coomb': { side: 'free', units: { footmen: 1 } },
        },
      }),
      { kind: 'use', as: 'army', use: 'attack' },
    )
    refused(far, region('orthanc'), 'battle.begins')
  })
})

describe('what an Action token flips', () => {
  const passing = (place: string) =>
    scene({
      regions: { ...ARMIES, [place]: { recruits: { free: 1 } } },
      dice: { free: {}, shadow: { army: 1 } },
    })
  const open = (place: string) => legal(passing(place), 'useToken').map((one) => one['use'])

  ruleAllows('actions.token', 'a Recruitment token in a Settlement', () => {
    expect(open('folde')).toContain('muster')
  })

  ruleForbids('actions.token', 'one elsewhere waits for a Muster die (OR-77)', () => {
    expect(open('hornburg')).not.toContain('muster')
    refused(passing('hornburg'), { kind: 'useToken', use: 'muster' }, 'actions.token')
  })
})
