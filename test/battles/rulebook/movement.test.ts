/** Chapter 8: longer moves, merging, and Recruitment tokens. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles, type PositionSpec } from '../../../src/battles'
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
  scene,
  strength,
  table,
  take,
  unit,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ARMIES, outcomes, taken, uses } from '../support/turn'

/** An Army of the Free Peoples rides two Regions. */
const fast = (regions_: PositionSpec['regions']): Scene =>
  answer(
    taken('free', 'character', {
      regions: regions_ ?? {},
      dice: { free: { character: 1, event: 1 }, shadow: {} },
    }),
    { kind: 'use', as: 'character', use: 'fast-movement' },
    region('westemnet'),
  )

describe('longer moves', () => {
  const ON_THE_WAY = {
    westemnet: { side: 'free', units: { riders: 2 }, leaders: 1 },
    westfold: { side: 'free', units: { footmen: 5 } },
  } as const

  ruleAllows(
    ['movement.noPickUp', 'movement.through'],
    'Units stay at the start; a full Army is passed through',
    () => {
      const moved = answer(fast(ON_THE_WAY), take('riders', 1), region('westfold'), region('edoras'))
      expect(army(moved, 'westemnet')?.units).toEqual({ riders: 1 })
      expect(army(moved, 'westfold')?.units).toEqual({ footmen: 5 })
      expect(army(moved, 'edoras')?.units).toEqual({ riders: 1 })
    },
  )

  ruleAllows('actions.mustAct', 'Fast Movement to and fro is a use of a die (OR-26)', () => {
    const back = answer(fast(ON_THE_WAY), take('riders', 2), region('westfold'), region('westemnet'))
    expect(army(back, 'westemnet')).toMatchObject({ units: { riders: 2 }, leaders: 1 })
    expect(table(back).dice.free).toMatchObject({ unused: { event: 1 }, used: 1 })
  })

  ruleForbids('movement.noPickUp', 'on the way nobody is left and nobody joins', () => {
    const midway = answer(fast(ON_THE_WAY), take('riders', 2), region('westfold'))
    expect(question(midway)).toBe('decide/region')
    expect(legal(midway, 'take')).toEqual([])
    expect(table(midway).march?.army.units).toEqual({ riders: 2 })
  })

  ruleForbids(
    ['movement.through', 'movement.excess'],
    'who ends there merges, and what is beyond five goes',
    () => {
      const ended = answer(fast(ON_THE_WAY), take('riders', 2), region('westfold'), PASS)
      expect(question(ended)).toBe('decide/unit')
      refused(ended, PASS, 'movement.excess')
      refused(ended, unit('bowmen'), 'movement.excess')
    },
  )

  ruleAllows('movement.excess', 'the owner says which; no Damage goes with them', () => {
    const merged = answer(
      fast({
        westemnet: { side: 'free', units: { riders: 2 }, leaders: 1 },
        westfold: { side: 'free', units: { footmen: 4 }, damage: 3 },
      }),
      take('riders', 2),
      region('westfold'),
      PASS,
      unit('footmen'),
    )
    expect([army(merged, 'westfold')?.units, strength(merged, 'westfold')]).toEqual([
      { footmen: 3, riders: 2 },
      '5/3',
    ])
  })

  ruleForbids('movement.merge', 'Armies that do not end in one Region do not merge', () => {
    const moved = answer(fast(ON_THE_WAY), take('riders', 2), region('westfold'), region('edoras'))
    expect(army(moved, 'westfold')?.leaders).toBe(0)
    expect(army(moved, 'edoras')?.leaders).toBe(1)
  })
})

describe('Recruitment tokens', () => {
  const mustering = (spec: PositionSpec['regions'], more: PositionSpec = {}): Scene =>
    answer(
      taken('free', 'muster', {
        regions: spec ?? {},
        dice: { free: { muster: 1, event: 1 }, shadow: {} },
        ...more,
      }),
      { kind: 'use', as: 'muster', use: 'recruitment' },
    )
  /** All three Guards stand in Edoras. */
  const GUARDS = { edoras: { side: 'free', units: { 'household-guard': 3 } } } as const

  ruleAllows('recruit.returns', 'a Unit that was removed can be recruited again', () => {
    const again = chance(
      answer(
        mustering({ folde: { side: 'free', units: { footmen: 5 }, recruits: { free: 1 } } }),
        region('folde'),
      ),
      'footmen',
    )
    const removed = answer(again, unit('footmen'))
    expect(strength(removed, 'folde')).toBe('5/0')
    expect(removed.events).toContainEqual(expect.objectContaining({ kind: 'UnitRemoved' }))
  })

  ruleForbids(['recruit.returns', 'recruit.flip'], 'no Unit whose figures all stand on the board', () => {
    const flipped = chance(
      answer(mustering({ ...GUARDS, folde: { recruits: { free: 1 } } }), region('folde')),
      'household-guard',
    )
    expect(question(flipped)).toBe('decide/unit')
    refused(flipped, unit('household-guard'), 'recruit.flip')
    expect(army(answer(flipped, unit('bowmen')), 'folde')?.units).toEqual({ bowmen: 1 })
  })

  ruleAllows('recruit.flip', 'where none is left another may stand in, or nothing (DP-19)', () => {
    const flipped = chance(
      answer(mustering({ ...GUARDS, folde: { recruits: { free: 1 } } }), region('folde')),
      'household-guard',
    )
    expect(legal(flipped, 'chooseUnit').map(({ type }) => type)).toEqual(['footmen', 'bowmen', 'riders'])
    expect(army(answer(flipped, PASS), 'folde')).toBeNull()
  })

  it('saved states call the types that may stand in `instead`', () => {
    const { state } = chance(
      answer(mustering({ ...GUARDS, folde: { recruits: { free: 1 } } }), region('folde')),
      'household-guard',
    )
    const saved = battles.encode(state)
    const place = saved.stack.find(({ kind }) => kind === 'place')
    expect(place?.vars).toMatchObject({ instead: ['footmen', 'bowmen', 'riders'] })
    expect(place?.vars).not.toHaveProperty('substitutes')
    expect(battles.decode(saved)).toEqual(E.right(state))
  })

  ruleAllows('recruit.unseen', 'which type lies there is drawn when it is flipped', () => {
    const asked = answer(mustering({ folde: { recruits: { free: 1 } } }), region('folde'))
    expect(outcomes(asked)).toEqual(['footmen', 'bowmen', 'riders', 'household-guard'])
    const weights = battles.chances(asked.state).map(({ probability }) => probability)
    expect(weights.length).toBe(4)
  })

  ruleForbids('recruit.unseen', 'nobody looks: both sides see a number and no type', () => {
    const lying = scene({
      regions: { ...ARMIES, folde: { recruits: { free: 2 } } },
      dice: { free: { event: 1 }, shadow: {} },
    })
    for (const seat of ['free', 'shadow'] as const) {
      const view = battles.view(lying.state, seat)
      expect(JSON.stringify(view)).toContain('"recruits":{"free":2,"shadow":0}')
    }
  })

  const THEODEN = { theoden: 'edoras' }
  const arming = (spec: PositionSpec['regions']) =>
    answer(
      taken('free', 'muster', {
        regions: { ...spec },
        characters: THEODEN,
        dice: { free: { muster: 1, event: 1 }, shadow: {} },
      }),
      { kind: 'use', as: 'muster', use: 'ability' },
      { kind: 'useAbility', character: 'theoden', ability: 1 },
    )

  ruleAllows('recruit.more', 'an ability places tokens, face down, in two Settlements', () => {
    const placed = answer(arming(ARMIES), region('folde'), region('westfold'))
    expect(table(placed).regions['folde']?.recruits.free).toBe(1)
    expect(table(placed).tokens.free.pool).toBe(16)
  })

  ruleForbids('recruit.more', 'when none is left none is placed', () => {
    const last = { ...ARMIES, folde: { recruits: { free: 10 } }, westfold: { recruits: { free: 7 } } }
    const one = answer(arming(last), region('folde'))
    expect([table(one).tokens.free.pool, question(one)]).toEqual([0, 'decide/action'])
    const none = taken('free', 'muster', {
      regions: { ...ARMIES, folde: { recruits: { free: 10 } }, westfold: { recruits: { free: 8 } } },
      characters: THEODEN,
    })
    expect(uses(none)).not.toContain('muster:ability')
  })

  ruleAllows('recruit.spent', 'a used token is out of the game', () => {
    const flipped = chance(answer(mustering({ folde: { recruits: { free: 1 } } }), region('folde')), 'riders')
    expect(table(flipped).tokens.free).toMatchObject({ out: 1, pool: 17 })
    expect(table(flipped).tokens.free.unseen['riders']).toBe(5)
  })

  ruleForbids('recruit.spent', 'it is not placed again', () => {
    const flipped = chance(
      answer(
        mustering({ folde: { recruits: { free: 10 } }, westfold: { recruits: { free: 8 } } }),
        region('folde'),
      ),
      'riders',
    )
    expect(table(flipped).tokens.free).toMatchObject({ pool: 0, out: 1 })
  })

  ruleForbids('recruit.destroyed', 'a Character, or an Army on its way, destroys none', () => {
    const past = answer(
      fast({
        westemnet: { side: 'free', units: { riders: 1 }, leaders: 1 },
        'upper-isen': {},
        'westmark-hills': { recruits: { shadow: 1 } },
      }),
      region('westmark-hills'),
      region('upper-isen'),
    )
    expect(table(past).regions['westmark-hills']?.recruits.shadow).toBe(1)
  })

  ruleForbids(
    ['recruit.direct', 'recruit.notAmongEnemies'],
    'an Eye places nobody among enemies, and only in its areas',
    () => {
      const eye = answer(
        taken('shadow', 'eye', {
          regions: { 'west-eaves-of-fangorn': { side: 'free', units: { riders: 1 } } },
        }),
        { kind: 'use', as: 'eye', use: 'eye-recruitment' },
      )
      refused(eye, region('west-eaves-of-fangorn'), 'recruit.direct')
      refused(eye, region('orthanc'), 'recruit.direct')
    },
  )

  const horns = (held: PositionSpec['regions']) =>
    answer(
      taken('free', 'event', { regions: { ...ARMIES, ...held }, hands: { free: ['horns-in-the-dale'] } }),
      { kind: 'use', as: 'event', use: 'play-card' },
      { kind: 'playCard', card: 'horns-in-the-dale' },
    )

  ruleAllows('recruit.notAmongEnemies', 'where no enemy Units stand Units are placed', () => {
    expect(army(answer(horns({}), region('folde'), unit('bowmen')), 'folde')?.units).toEqual({ bowmen: 1 })
  })

  ruleForbids(
    'recruit.notAmongEnemies',
    'an enemy Army keeps them out, though the place is still controlled (OR-33)',
    () => {
      const taken_ = horns({ folde: { side: 'shadow', units: { 'uruk-hai': 1 } } })
      expect(regions(taken_)).not.toContain('folde')
      refused(taken_, region('folde'), 'recruit.notAmongEnemies')
      refused(taken_, region('westemnet'), 'effect.places')
    },
  )

  ruleForbids('recruit.excess', 'the sixth Unit cannot be kept', () => {
    const flipped = chance(
      answer(
        mustering({ folde: { side: 'free', units: { footmen: 5 }, recruits: { free: 1 } } }),
        region('folde'),
      ),
      'riders',
    )
    refused(flipped, PASS, 'movement.excess')
  })

  ruleAllows('recruit.chance', 'of several tokens any that nobody has seen is as likely', () => {
    const several = answer(mustering({ folde: { recruits: { free: 3 } } }), region('folde'))
    const [first] = battles.chances(several.state)
    expect(first?.probability).toEqual({ numerator: 6, denominator: 18 })
  })

  ruleForbids('recruit.chance', 'nobody chooses which one', () => {
    const several = answer(mustering({ folde: { recruits: { free: 3 } } }), region('folde'))
    expect(battles.actors(several.state)).toEqual(['nature'])
    expect(legal(several, 'chooseUnit')).toEqual([])
  })
})

describe('Rally', () => {
  const TWO = {
    edoras: { side: 'free', units: { footmen: 2 }, damage: 1 },
    folde: { side: 'free', units: { footmen: 1 }, damage: 1 },
    westfold: { side: 'free', units: { footmen: 1 }, damage: 1 },
  } as const
  const rallying = () =>
    answer(taken('free', 'muster', { regions: TWO }), { kind: 'use', as: 'muster', use: 'rally' })

  ruleAllows('rally.how', 'two different Armies, or one', () => {
    const first = chance(answer(rallying(), region('edoras')), 5, 1)
    expect(strength(first, 'edoras')).toBe('2/0')
    expect(regions(first)).toEqual(['westfold', 'folde'])
    const second = chance(answer(first, region('folde')), 6)
    expect([strength(second, 'folde'), strength(second, 'westfold')]).toEqual(['1/0', '1/1'])
  })

  ruleForbids('rally.how', 'a token rallies one, and nobody rallies an Army twice', () => {
    const token = answer(
      scene({ regions: TWO, dice: { free: {}, shadow: { army: 1 } } }),
      { kind: 'useToken', use: 'rally' },
      region('edoras'),
    )
    expect(question(chance(token, 1, 1))).not.toBe('decide/region')
    refused(chance(answer(rallying(), region('edoras')), 1, 1), region('edoras'), 'rally.how')
  })

  ruleForbids('rally.roll', 'a 4 takes off nothing, and a success is not rolled again', () => {
    const led = answer(
      taken('free', 'muster', {
        regions: { edoras: { side: 'free', units: { footmen: 2 }, damage: 2, leaders: 2 } },
      }),
      { kind: 'use', as: 'muster', use: 'rally' },
      region('edoras'),
    )
    expect(strength(chance(led, 5, 4, 4), 'edoras')).toBe('2/1')
  })

  ruleAllows('rally.anywhere', 'beside the enemy, too', () => {
    const beside = taken('free', 'muster', {
      regions: { ...TWO, westemnet: { side: 'shadow', units: { 'uruk-hai': 1 } } },
    })
    expect(regions(answer(beside, { kind: 'use', as: 'muster', use: 'rally' }))).toContain('westfold')
  })
})
