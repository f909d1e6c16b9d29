/** Chapter 9: retreat, rout, advance. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { fight, idle, type Force } from '../support/battle'
import {
  answer,
  army,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  strength,
  table,
  take,
  unit,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

/** Declines casualties where he may. */
const keep = (played: Scene): Scene =>
  question(played) === 'decide/unit' && legal(played, 'pass').length > 0 ? answer(played, PASS) : played
const calm = (played: Scene): Scene =>
  question(played) === 'decide/reroll' ? answer(played, { kind: 'reroll', dice: 'none' }) : played

/** A round without hits, after which the attacker goes on: the defender of Deeping Coomb decides. */
const pressed = (free: Force, defence = 'regroup', more: PositionSpec = {}): Scene => {
  const from = 'westmark-hills'
  const regions_ = {
    [from]: { side: 'shadow', units: { 'uruk-hai': 1 } },
    'deeping-coomb': { side: 'free', ...free },
  }
  const begun = fight(from, { units: { 'uruk-hai': 1 } }, 'deeping-coomb', free, {
    ...more,
    regions: { ...regions_, ...more.regions },
  } as PositionSpec)
  const rolls = Array.from({ length: 1 + Math.min(5, free.units?.['footmen'] ?? 0) }, () => 1)
  return answer(keep(calm(idle(begun, defence, 'regroup', rolls))), YES)
}
const FOUR: Force = { units: { footmen: 4 } }
const retreat = (to: string) => ({ kind: 'retreat', region: to }) as const
const rout = (to: string) => ({ kind: 'rout', region: to }) as const
const ways = (played: Scene, kind: 'retreat' | 'rout' = 'retreat') =>
  legal(played, kind).map((one) => one['region'])

describe('Retreat', () => {
  ruleAllows('retreat.where', 'to a free Region away from the enemy', () => {
    const gone = answer(pressed(FOUR), retreat('westfold'))
    expect([strength(gone, 'westfold'), army(gone, 'deeping-coomb')]).toEqual(['4/0', null])
  })

  ruleForbids('retreat.where', 'to an enemy Army or an enemy Settlement', () => {
    const hemmed = pressed(FOUR, 'regroup', {
      regions: {
        thrihyrne: { controller: 'shadow' },
        westfold: { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
      },
    })
    refused(hemmed, retreat('thrihyrne'), 'retreat.where')
    refused(hemmed, retreat('westfold'), 'retreat.where')
  })

  ruleAllows(
    'retreat.friendly',
    'to a friendly Army over a Stream, to a friendly Settlement beside the enemy',
    () => {
      const over = pressed(FOUR, 'regroup', {
        regions: { westemnet: { side: 'free', units: { riders: 1 } } },
      })
      expect(strength(answer(over, retreat('westemnet')), 'westemnet')).toBe('5/0')
      const beside = pressed(FOUR, 'regroup', {
        regions: { 'east-fords': { side: 'shadow', units: { 'uruk-hai': 1 } } },
      })
      expect(ways(beside)).toContain('thrihyrne')
    },
  )

  ruleForbids('retreat.friendly', 'the Army there is cut to five', () => {
    const crowded = pressed(FOUR, 'regroup', {
      regions: { westfold: { side: 'free', units: { riders: 2 } } },
    })
    const merged = answer(crowded, retreat('westfold'))
    expect(question(merged)).toBe('decide/unit')
    refused(merged, PASS, 'movement.excess')
  })

  ruleAllows('retreat.borders', 'a Pass and a Dike do not stop a retreat', () => {
    expect(ways(pressed(FOUR))).toEqual(expect.arrayContaining(['thrihyrne', 'hornburg']))
  })

  ruleForbids('retreat.borders', 'a Stream does', () => {
    refused(pressed(FOUR), retreat('westemnet'), 'retreat.where')
    refused(pressed(FOUR), retreat('east-fords'), 'retreat.where')
  })

  const LED: Force = { units: { footmen: 2 }, leaders: 1, damage: 1 }

  ruleAllows(
    'retreat.whole',
    'all go, with Leaders, Characters and Damage, and destroy enemy tokens there',
    () => {
      const gone = answer(
        pressed(LED, 'regroup', {
          characters: { theodred: 'deeping-coomb' },
          regions: { westfold: { recruits: { shadow: 1 } } },
        }),
        retreat('westfold'),
      )
      expect(army(gone, 'westfold')).toMatchObject({ units: { footmen: 2 }, leaders: 1, damage: 1 })
      expect(table(gone).characters['theodred']).toBe('westfold')
      expect(table(gone).tokens.shadow.out).toBe(1)
    },
  )

  ruleForbids('retreat.whole', 'nobody stays, and nobody is asked who goes', () => {
    const gone = answer(pressed(LED), retreat('westfold'))
    expect(question(gone)).not.toBe('decide/part')
    expect(army(gone, 'deeping-coomb')).toBeNull()
  })

  /** Riders at the Fords of Isen without a way of their own. */
  const cornered = (damage: number, more: PositionSpec['regions'] = {}) => {
    const begun = fight(
      'west-fords',
      { units: { 'uruk-hai': 2 } },
      'fords-of-isen',
      { units: { riders: 1 } },
      {
        regions: {
          'west-fords': { side: 'shadow', units: { 'uruk-hai': 2 } },
          'fords-of-isen': { side: 'free', units: { riders: 1 }, damage },
          thrihyrne: { controller: 'shadow' },
          ...more,
        },
      },
    )
    return answer(keep(idle(begun, 'regroup', 'regroup', [1, 1, 1, 1])), YES)
  }
  const SENT = 'where-the-attacker-says'

  ruleAllows(
    ['retreat.sent', 'retreat.damage'],
    'the attacker names a free Region; the Damage counts there',
    () => {
      const sent = answer(cornered(0), retreat(SENT), region('upper-isen'))
      expect(strength(sent, 'upper-isen')).toBe('1/1')
    },
  )

  ruleForbids('retreat.damage', 'it can cost the last Unit', () => {
    const lost = answer(cornered(1), retreat(SENT), region('upper-isen'), unit('riders'))
    expect(army(lost, 'upper-isen')).toBeNull()
  })

  ruleForbids(
    'retreat.sent',
    'not where his own Units stand; the defender does not choose; without a free Region nobody leaves',
    () => {
      refused(cornered(0), retreat('upper-isen'), 'retreat.where')
      const going = answer(cornered(0), retreat(SENT))
      expect(legal(going, 'chooseRegion').every(({ seat }) => seat === 'shadow')).toBe(true)
      refused(going, region('west-fords'), 'retreat.sent')
      const shut = { side: 'shadow', units: { 'uruk-hai': 1 } } as const
      const ring = {
        'upper-isen': shut,
        'east-fords': shut,
        thrihyrne: { ...shut, controller: 'shadow' },
      } as const
      expect(question(cornered(0, ring))).toBe('decide/tactics')
    },
  )
})

describe('Rout', () => {
  ruleForbids(
    'rout.converts',
    'with Damage left nobody goes before the casualties, and not where no retreat leads',
    () => {
      const routed = answer(pressed({ units: { footmen: 4 }, damage: 4 }, 'footmen'), rout('westfold'))
      expect(question(routed)).toBe('decide/unit')
      refused(routed, PASS, 'battle.mustLoseUnit')
      refused(pressed(FOUR, 'footmen'), rout('westemnet'), 'retreat.where')
    },
  )

  ruleAllows('rout.converts', 'whatever the tactics were', () => {
    expect(ways(pressed(FOUR, 'footmen'), 'rout')).toEqual(ways(pressed(FOUR), 'rout'))
  })

  ruleForbids(
    'rout.survives',
    'five with five Damage lose two and keep three with one; the Army is not destroyed',
    () => {
      const five = answer(
        pressed({ units: { footmen: 5 }, damage: 5 }, 'footmen'),
        rout('westfold'),
        unit('footmen'),
        unit('footmen'),
      )
      expect(strength(five, 'westfold')).toBe('3/1')
    },
  )
})

describe('Advance', () => {
  /** Uruks with tokens and Uglúk destroy the last Footmen; who advances? */
  const won = (units = 2, damage = 0): Scene =>
    answer(
      keep(
        answer(
          idle(
            fight(
              'westmark-hills',
              { units: { 'uruk-hai': units }, tokens: 1, damage },
              'deeping-coomb',
              { units: { footmen: 1 }, damage: 1, recruits: { free: 1 } },
              {
                characters: { ugluk: 'westmark-hills' },
                dice: { free: { event: 1 }, shadow: { army: 1 } },
              },
            ),
            'regroup',
            'regroup',
            [6, ...Array.from({ length: units }, () => 1)],
          ),
          { kind: 'reroll', dice: 'none' },
        ),
      ),
      unit('footmen'),
    )

  ruleAllows('advance.after', 'or not at all', () => {
    const stayed = answer(won(), PASS)
    expect([army(stayed, 'deeping-coomb'), strength(stayed, 'westmark-hills')]).toEqual([null, '2/0'])
  })

  ruleForbids('advance.after', 'while the defender stands nobody advances', () => {
    const over = answer(
      keep(
        idle(
          fight('westmark-hills', { units: { 'uruk-hai': 1 } }, 'deeping-coomb', FOUR),
          'regroup',
          'regroup',
          [1, 1, 1, 1, 1],
        ),
      ),
      PASS,
    )
    expect(question(over)).not.toBe('decide/region')
    expect(army(over, 'deeping-coomb')?.side).toBe('free')
  })

  ruleForbids('advance.after', 'Damage beyond the Units of either part', () => {
    const split = answer(
      won(4, 3),
      region('westmark-hills'),
      take('uruk-hai', 2),
      take('tokens', 0),
      take('ugluk', 0),
    )
    expect(legal(split, 'take').map(({ count }) => count)).toEqual([1, 2])
    refused(split, take('damage', 0), 'movement.split')
    refused(split, take('damage', 3), 'movement.split')
  })

  ruleAllows('advance.leaders', 'Characters and tokens go or stay', () => {
    const gone = answer(
      won(),
      region('westmark-hills'),
      take('uruk-hai', 1),
      take('tokens', 1),
      take('ugluk', 0),
    )
    expect(army(gone, 'deeping-coomb')?.tokens).toBe(1)
    expect(table(gone).characters['ugluk']).toBe('westmark-hills')
  })

  ruleAllows('advance.leaders', 'a token and a Character stay without Units, as no Army (OR-38)', () => {
    const gone = answer(
      won(),
      region('westmark-hills'),
      take('uruk-hai', 2),
      take('tokens', 0),
      take('ugluk', 0),
    )
    expect(army(gone, 'westmark-hills')).toBeNull()
    expect(army(gone, 'deeping-coomb')?.tokens).toBe(0)
    expect(table(gone).characters['ugluk']).toBe('westmark-hills')
    expect(table(gone).regions['westmark-hills']?.leftBehind).toEqual({ tokens: 1 })
  })

  ruleAllows('advance.isMove', 'it takes the Settlement and destroys the tokens there', () => {
    const gone = answer(
      won(),
      region('westmark-hills'),
      take('uruk-hai', 2),
      take('tokens', 1),
      take('ugluk', 1),
    )
    expect(table(gone).regions['deeping-coomb']).toMatchObject({
      controller: 'shadow',
      recruits: { free: 0 },
    })
  })

  ruleForbids('advance.isMove', 'no second attack follows, and it leads nowhere else', () => {
    refused(won(), region('deeping-coomb'), 'advance.after')
    const gone = answer(
      won(),
      region('westmark-hills'),
      take('uruk-hai', 2),
      take('tokens', 1),
      take('ugluk', 1),
    )
    expect([table(gone).battle, question(gone)]).not.toContain('decide/attack')
    expect(regions(gone)).toEqual([])
  })
})
