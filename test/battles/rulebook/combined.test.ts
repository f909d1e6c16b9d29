/** Chapter 9: the Combined Attack. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { begin, dice, idle, target } from '../support/battle'
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
  strength,
  table,
  tactics,
  take,
  unit,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { taken, uses } from '../support/turn'

const HERE = {
  'east-fords': { side: 'shadow', units: { 'uruk-hai': 2 } },
  'westmark-hills': { side: 'shadow', units: { 'warg-riders': 1 } },
  orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
  'deeping-coomb': { side: 'free', units: { footmen: 4 } },
} as const

const together = (spec: PositionSpec['regions'] = {}): Scene =>
  answer(
    taken('shadow', 'army', { regions: { ...HERE, ...spec } }),
    { kind: 'use', as: 'army', use: 'combined-attack' },
    region('deeping-coomb'),
  )

/** A round of Regroup without hits, and the attacker goes on; the defender stays. */
const round = (played: Scene, from: string, rolls: number, token = 'regroup'): Scene =>
  answer(
    idle(
      begin(answer(played, region(from))),
      'regroup',
      token,
      Array.from({ length: rolls }, () => 1),
    ),
    YES,
    PASS,
  )

describe('a Combined Attack', () => {
  ruleAllows(
    ['combined.when', 'combined.armies'],
    'with two Armies beside the Region; none needs Leadership',
    () => {
      expect(uses(taken('shadow', 'army', { regions: HERE }))).toContain('army:combined-attack')
      expect(regions(together())).toEqual(['east-fords', 'westmark-hills'])
    },
  )

  ruleForbids(
    ['combined.when', 'combined.armies'],
    'not with one, not by a Character die, and nobody from afar',
    () => {
      const one = { ...HERE, 'east-fords': {} }
      expect(uses(taken('shadow', 'army', { regions: one }))).not.toContain('army:combined-attack')
      refused(together(), region('orthanc'), 'combined.oneFights')
      const wrong = answer(taken('shadow', 'army', { regions: HERE }), {
        kind: 'use',
        as: 'army',
        use: 'combined-attack',
      })
      refused(wrong, region('edoras'), 'combined.when')
    },
  )

  ruleForbids('combined.oneFights', 'the Army that does not fight neither rolls nor takes Damage', () => {
    const hit = chance(
      tactics(begin(answer(together(), region('westmark-hills'))), 'regroup', 'regroup'),
      1,
      1,
      5,
      1,
      1,
      1,
    )
    expect([strength(hit, 'westmark-hills'), strength(hit, 'east-fords')]).toEqual(['1/1', '2/0'])
    expect(dice(hit, 'shadow')).toHaveLength(2)
  })

  ruleAllows('combined.superiority', 'the first Army decides it', () => {
    const first = answer(together(), region('westmark-hills'))
    expect(question(first)).toBe('decide/may')
  })

  ruleForbids('combined.superiority', 'a later Army does not', () => {
    const first = answer(together(), region('east-fords'))
    expect(question(first)).toBe('decide/tactics')
    const second = answer(round(together(), 'east-fords', 6), region('westmark-hills'))
    expect(question(second)).toBe('decide/tactics')
  })

  ruleAllows('combined.switch', 'another Army brings all spent tokens back', () => {
    const back = round(round(together(), 'east-fords', 6, 'uruk-hai'), 'westmark-hills', 6)
    const third = answer(back, region('east-fords'))
    expect(legal(third, 'chooseTactics').map(({ token }) => token)).toContain('uruk-hai')
  })

  ruleForbids('combined.switch', 'the same Army again does not', () => {
    const again = answer(round(together(), 'east-fords', 6, 'uruk-hai'), region('east-fords'))
    expect(legal(again, 'chooseTactics').map(({ token }) => token)).not.toContain('uruk-hai')
  })

  ruleAllows('combined.border', 'each Army has its own first round at the Stream', () => {
    const other = { westemnet: { side: 'shadow', units: { 'uruk-hai': 2 } } } as const
    const second = answer(round(together(other), 'east-fords', 6), region('westemnet'))
    expect(target(second)).toBe(6)
  })

  ruleForbids('combined.border', 'in its second round it is hindered no more, whoever fought between', () => {
    const other = { westemnet: { side: 'shadow', units: { 'uruk-hai': 2 } } } as const
    const third = answer(round(round(together(other), 'east-fords', 6), 'westemnet', 6), region('east-fords'))
    expect(target(third)).toBe(5)
  })

  /** One Warg Rider with Damage falls in the first round. */
  const lost = () =>
    answer(
      chance(
        tactics(
          begin(
            answer(
              together({
                'westmark-hills': { side: 'shadow', units: { 'warg-riders': 1 }, damage: 1 },
                'deeping-coomb': { side: 'free', units: { footmen: 1 } },
              }),
              region('westmark-hills'),
            ),
          ),
          'regroup',
          'regroup',
        ),
        1,
        1,
        6,
      ),
      unit('warg-riders'),
    )

  ruleAllows('combined.armies', 'an Army is destroyed: another goes on (OR-44)', () => {
    const on = answer(lost(), YES, PASS)
    expect(regions(on)).toEqual(['east-fords'])
  })

  ruleAllows(
    'combined.advance',
    'the last that fought is gone and so is the defender: another may advance',
    () => {
      const fled = answer(lost(), YES, { kind: 'rout', region: 'westfold' })
      expect(regions(fled)).toEqual(['east-fords'])
      const there = answer(fled, region('east-fords'), take('uruk-hai', 2))
      expect(army(there, 'deeping-coomb')?.units).toEqual({ 'uruk-hai': 2 })
    },
  )

  ruleForbids('combined.advance', 'parts of two Armies do not', () => {
    const fled = answer(
      idle(begin(answer(together(), region('east-fords'))), 'regroup', 'regroup', [1, 1, 1, 1, 1, 1]),
      YES,
      { kind: 'retreat', region: 'westfold' },
    )
    expect(regions(fled)).toEqual(['east-fords', 'westmark-hills'])
    refused(fled, region('orthanc'), 'combined.advance')
    const there = answer(fled, region('east-fords'), take('uruk-hai', 1))
    expect(question(there)).not.toBe('decide/region')
    expect(strength(there, 'westmark-hills')).toBe('1/0')
    expect(table(there).battle).toBeNull()
  })
})
