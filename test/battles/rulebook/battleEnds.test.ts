/** How battles end: retreat, rout, ceasing, advance; Combined Attacks. */
import { describe, expect } from 'vitest'
import { begin, fight, idle, target, type Force } from '../support/battle'
import {
  answer,
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
import { ruleAllows, ruleForbids } from '../support/rules'

describe('how a battle ends', () => {
  const round = (free: Force, defence = 'footmen') =>
    idle(
      fight('westmark-hills', { units: { 'uruk-hai': 1 } }, 'deeping-coomb', free),
      defence,
      'regroup',
      Array.from({ length: 1 + (free.units?.['footmen'] ?? 0) }, () => 1),
    )

  /** Declines optional casualties. */
  const keep = (played: Scene): Scene => (question(played) === 'decide/unit' ? answer(played, PASS) : played)

  ruleAllows('rout.converts', 'four Units with three Damage rout as three with one', () => {
    const fought = answer(keep(round({ units: { footmen: 4 }, damage: 3 })), YES)
    const routed = answer(fought, { kind: 'rout', region: 'hornburg' }, unit('footmen'))
    expect(strength(routed, 'hornburg')).toBe('3/1')
  })

  ruleAllows('rout.survives', 'four Units with four Damage rout as two with none', () => {
    const fought = answer(keep(round({ units: { footmen: 4 }, damage: 4 })), YES)
    const routed = answer(fought, { kind: 'rout', region: 'hornburg' }, unit('footmen'), unit('footmen'))
    expect(strength(routed, 'hornburg')).toBe('2/0')
  })

  ruleForbids('battle.regroup', 'a retreat without Regroup', () => {
    refused(
      answer(round({ units: { footmen: 2 } }), YES),
      { kind: 'retreat', region: 'hornburg' },
      'battle.regroup',
    )
  })

  ruleAllows('battle.regroup', 'a retreat in good order with it: all Damage stays', () => {
    const fought = answer(keep(round({ units: { footmen: 2 }, damage: 2 }, 'regroup')), YES)
    const left = answer(fought, { kind: 'retreat', region: 'hornburg' })
    expect(strength(left, 'hornburg')).toBe('2/2')
  })

  ruleForbids('retreat.where', 'across a Stream, or beside an enemy Army', () => {
    const fought = answer(round({ units: { footmen: 2 } }, 'regroup'), YES)
    refused(fought, { kind: 'retreat', region: 'east-fords' }, 'retreat.where')
    refused(fought, { kind: 'retreat', region: 'westemnet' }, 'retreat.where')
    expect(legal(fought, 'retreat').map((one) => one['region'])).toEqual(
      expect.arrayContaining(['thrihyrne', 'hornburg', 'westfold']),
    )
  })

  ruleForbids('battle.cease', 'the attacker ceases: nobody advances, nobody retreats', () => {
    const over = answer(round({ units: { footmen: 2 } }, 'regroup'), PASS)
    expect(table(over).battle).toBeNull()
    expect(strength(over, 'deeping-coomb')).toBe('2/0')
    expect(question(over)).not.toBe('decide/wayOut')
  })

  ruleAllows('advance.after', 'the attacker may advance with a part; Damage is divided', () => {
    const rolled = idle(
      fight('westmark-hills', { units: { 'uruk-hai': 4 }, damage: 3 }, 'deeping-coomb', {
        units: { footmen: 1 },
        damage: 1,
      }),
      'regroup',
      'regroup',
      [6, 1, 1, 1, 1],
    )
    const won = answer(keep(rolled), unit('footmen'), region('westmark-hills'), take('uruk-hai', 2))
    expect(legal(won, 'take').map(({ count }) => count)).toEqual([1, 2])
    const done = answer(won, take('damage', 1))
    expect([strength(done, 'westmark-hills'), strength(done, 'deeping-coomb')]).toEqual(['2/2', '2/1'])
    expect(table(done).regions['deeping-coomb']?.controller).toBe('shadow')
  })

  ruleAllows('retreat.sent', 'without a way of his own the attacker sends him, with a Damage', () => {
    const fought = idle(
      fight(
        'west-fords',
        { units: { 'uruk-hai': 2 } },
        'fords-of-isen',
        { units: { riders: 1 } },
        {
          regions: {
            'west-fords': { side: 'shadow', units: { 'uruk-hai': 2 } },
            'fords-of-isen': { side: 'free', units: { riders: 1 } },
            thrihyrne: { controller: 'shadow' },
          },
        },
      ),
      'regroup',
      'regroup',
      [1, 1, 1, 1],
    )
    const going = answer(fought, YES, { kind: 'retreat', region: 'where-the-attacker-says' })
    expect(regions(going)).toEqual(expect.arrayContaining(['upper-isen', 'east-fords', 'thrihyrne']))
    const sent = answer(going, region('thrihyrne'))
    expect(strength(sent, 'thrihyrne')).toBe('1/1')
    expect(table(sent).regions['thrihyrne']?.controller).toBe('free')
  })
})

describe('Combined Attack', () => {
  const together = (one = 2, other = 2) =>
    use(
      scene({
        regions: {
          'east-fords': { side: 'shadow', units: { 'uruk-hai': one } },
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': other } },
          'deeping-coomb': { side: 'free', units: { footmen: 4 } },
        },
        dice: { free: {}, shadow: { army: 1 } },
        acting: 'shadow',
      }),
      'army',
      'army',
      'combined-attack',
    )

  ruleAllows('combined.oneFights', 'each Army has its own first round at the border', () => {
    const first = answer(together(), region('deeping-coomb'), region('east-fords'))
    expect(target(begin(first))).toBe(6)
    const second = answer(
      idle(begin(first), 'regroup', 'uruk-hai', [1, 1, 1, 1, 1, 1]),
      YES,
      PASS,
      region('westmark-hills'),
    )
    expect(target(second)).toBe(5)
    expect(legal(second, 'chooseTactics').map(({ token }) => token)).toContain('uruk-hai')
  })

  ruleForbids('combined.when', 'with one Army beside the enemy', () => {
    const alone = answer(
      scene({
        regions: {
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } },
          'deeping-coomb': { side: 'free', units: { footmen: 4 } },
        },
        dice: { free: {}, shadow: { army: 1 } },
        acting: 'shadow',
      }),
      { kind: 'takeDie', die: 'army' },
    )
    expect(legal(alone, 'use').map(({ use: one }) => one)).not.toContain('combined-attack')
  })
})
