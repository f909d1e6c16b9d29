/** Battles: terrain, borders, tactics, dice, Damage, how they end. */
import { describe, expect } from 'vitest'
import { targetOf } from '../../../src/battles/query/combat'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import type { PositionSpec } from '../../../src/battles'
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
  ruleTest,
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

type Force = NonNullable<PositionSpec['regions']>[string]

type Attack = readonly [from: string, shadow: Force, to: string, free: Force, more?: PositionSpec]

/** The Shadow attacks from a Region, with an Army die. */
const attack = (...[from, shadow, to, free, more = {}]: Attack): Scene => {
  const begun = use(
    scene({
      regions: { [from]: { side: 'shadow', ...shadow }, [to]: { side: 'free', ...free } },
      dice: { free: {}, shadow: { army: 1 } },
      acting: 'shadow',
      ...more,
    }),
    'army',
    'army',
    'attack',
  )
  return answer(begun, region(from), { kind: 'attack', region: to })
}

/** Passes a question about Terrain Superiority, if there is one. */
const begin = (played: Scene): Scene => (question(played) === 'decide/may' ? answer(played, PASS) : played)

const fight = (...args: Attack): Scene => begin(attack(...args))

const target = ({ state }: Scene): number => {
  const { battle } = state.table
  if (battle === null) throw new Error('no battle')
  const here = {
    rules: { scenario: scenarioOf(state.config) },
    config: state.config,
    table: state.table,
    vars: null,
  }
  return targetOf(here, battle, battle.attacker)
}

const dice = ({ state }: Scene, side: 'free' | 'shadow') => state.table.battle?.sides[side].dice ?? []

describe('before the first round', () => {
  ruleTest(
    'battle.superiority',
    'shows',
    'three Riders on plains against two Wargs: FP may draw (example)',
    () => {
      const begun = attack(
        'westmark-hills',
        { units: { 'warg-riders': 2, 'half-orcs': 3 } },
        'deeping-coomb',
        { units: { riders: 3, bowmen: 1 } },
      )
      expect(question(begun)).toBe('decide/may')
      expect(legal(begun, 'accept').map(({ seat }) => seat)).toEqual(['free'])
      const drawn = chance(answer(begun, YES), 'generic-7')
      expect(table(drawn).cards['generic-7']).toBe('freeHand')
    },
  )

  ruleTest('cards.handLimit', 'shows', 'a seventh card by superiority is discarded before round one', () => {
    const hand = ['generic-1', 'generic-2', 'generic-3', 'generic-4', 'generic-5', 'generic-6']
    const begun = attack(
      'westmark-hills',
      { units: { 'uruk-hai': 1 } },
      'deeping-coomb',
      { units: { riders: 1 } },
      { hands: { free: hand } },
    )
    const drawn = chance(answer(begun, YES), 'generic-9')
    expect(question(drawn)).toBe('decide/discard')
    expect(question(answer(drawn, { kind: 'discard', card: 'generic-1' }))).toBe('decide/tactics')
  })
})

describe('Strength and dice', () => {
  ruleTest(
    'battle.strength',
    'shows',
    'two Riders and Footmen roll five dice; three Riders never more (examples)',
    () => {
      const two = tactics(
        fight('westmark-hills', { units: { 'uruk-hai': 1 } }, 'deeping-coomb', {
          units: { riders: 2, footmen: 1 },
        }),
        'regroup',
        'regroup',
      )
      expect(dice(two, 'free')).toHaveLength(5)
      const three = tactics(
        fight('westemnet', { units: { 'uruk-hai': 1 } }, 'westfold', { units: { riders: 3 } }),
        'regroup',
        'regroup',
      )
      expect(dice(three, 'free')).toHaveLength(5)
    },
  )

  ruleTest(
    'battle.maneuver',
    'shows',
    'two Wargs and a Half-orc: two Maneuver Dice of five (example)',
    () => {
      const begun = tactics(
        fight('westmark-hills', { units: { 'warg-riders': 2, 'half-orcs': 1 }, tokens: 2 }, 'deeping-coomb', {
          units: { footmen: 1 },
        }),
        'regroup',
        'warg-riders',
      )
      expect(dice(begun, 'shadow').map(({ type }) => type)).toEqual([
        'warg-riders',
        'warg-riders',
        null,
        null,
        null,
      ])
      const rolled = chance(begun, 1, 2, 3, 4, 1, 1)
      expect(legal(rolled, 'reroll').map((one) => one['dice'])).toContain('1-2')
    },
  )

  ruleTest('battle.maneuverDice', 'shows', 'the die of the ground is no Maneuver Die', () => {
    const begun = tactics(
      fight('west-nan-curunir', { units: { 'uruk-hai': 1 } }, 'west-fords', { units: { footmen: 1 } }),
      'footmen',
      'regroup',
    )
    expect(dice(begun, 'free').map(({ type }) => type)).toEqual(['footmen', null])
  })
})

describe('borders', () => {
  ruleTest('battle.border', 'shows', 'over a Stream 5, 5, 6 is one hit in round one', () => {
    const rolled = chance(
      tactics(
        fight('east-fords', { units: { 'uruk-hai': 3 } }, 'deeping-coomb', { units: { footmen: 3 } }),
        'regroup',
        'regroup',
      ),
      5,
      5,
      6,
      1,
      1,
      1,
    )
    expect(strength(rolled, 'deeping-coomb')).toBe('3/1')
  })

  ruleTest('battle.border', 'allows', 'from inside a Dike the Target is 5', () => {
    const begun = answer(
      use(
        scene({
          regions: {
            hornburg: { side: 'free', units: { riders: 2 } },
            'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
          },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'attack',
      ),
      region('hornburg'),
      { kind: 'attack', region: 'deeping-coomb' },
    )
    expect(target(begin(begun))).toBe(5)
  })

  ruleTest('stronghold.protection', 'shows', 'Edoras: four hits take three Protection and one Damage', () => {
    const rolled = chance(
      tactics(
        fight('westfold', { units: { 'uruk-hai': 5 } }, 'edoras', { units: { footmen: 3 } }),
        'regroup',
        'regroup',
      ),
      6,
      6,
      6,
      6,
      1,
      1,
      1,
      1,
      1,
    )
    expect(table(rolled).regions['edoras']?.protection).toBe(0)
    expect(strength(rolled, 'edoras')).toBe('3/1')
  })

  ruleTest(
    'combined.border',
    'shows',
    'a commander of the fords makes the Stream hinder in two rounds',
    () => {
      const begun = fight(
        'east-fords',
        { units: { 'uruk-hai': 2 } },
        'deeping-coomb',
        { units: { footmen: 4 } },
        { characters: { theodred: 'deeping-coomb' } },
      )
      expect(target(begun)).toBe(6)
      const rolled = chance(tactics(begun, 'regroup', 'regroup'), 1, 1, 1, 1, 1, 1)
      const second = answer(answer(rolled, { kind: 'reroll', dice: 'none' }), YES, PASS)
      expect(target(second)).toBe(6)
    },
  )
})

/** A round in which nobody hits. */
const idle = (played: Scene, free: string, shadow: string, rolls: ReadonlyArray<number>): Scene =>
  chance(tactics(played, free, shadow), ...rolls)

describe('tactics', () => {
  const begun = () =>
    fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', { units: { footmen: 2 } })

  ruleTest('battle.available', 'forbids', 'a spent Maneuver token, until Regroup brings it back', () => {
    const second = answer(idle(begun(), 'footmen', 'uruk-hai', [1, 1, 1, 1]), YES, PASS)
    refused(second, { kind: 'chooseTactics', seat: 'free', token: 'footmen' }, 'battle.available')
    const third = answer(idle(second, 'regroup', 'regroup', [1, 1, 1, 1]), YES, PASS)
    expect(legal(third, 'chooseTactics').map(({ token }) => token)).toContain('footmen')
  })

  ruleTest('battle.neverSpent', 'allows', 'Combat Event can always be chosen, with an empty hand too', () => {
    const chosen = tactics(begun(), 'combat-event', 'regroup')
    expect(question(chosen)).toBe('decide/combatCard')
    expect(legal(chosen, 'playCombat')).toEqual([])
  })

  ruleTest('round.tactics', 'shows', 'nobody sees a token before both are chosen', () => {
    const chosen = answer(begun(), { kind: 'chooseTactics', seat: 'free', token: 'footmen' })
    expect(legal(chosen, 'chooseTactics').every(({ seat }) => seat === 'shadow')).toBe(true)
  })

  ruleTest('round.abilities', 'shows', 'a Maneuver Die that hits brings the ability: one Damage more', () => {
    const archers = fight('westmark-hills', { units: { 'uruk-hai': 3 } }, 'deeping-coomb', {
      units: { bowmen: 2 },
    })
    const rolled = idle(archers, 'bowmen', 'regroup', [1, 1, 1, 5, 1])
    expect(strength(rolled, 'westmark-hills')).toBe('3/2')
  })
})

describe('Damage and casualties', () => {
  ruleTest(
    'battle.mustLoseUnit',
    'shows',
    'three Units, two Damage, three hits: one Unit, one Damage (example)',
    () => {
      const rolled = idle(
        fight('westmark-hills', { units: { 'uruk-hai': 3 } }, 'deeping-coomb', {
          units: { footmen: 3 },
          damage: 2,
        }),
        'regroup',
        'regroup',
        [5, 5, 6, 1, 1, 1],
      )
      const done = answer(rolled, unit('footmen'), unit('footmen'))
      expect(strength(done, 'deeping-coomb')).toBe('1/1')
    },
  )

  ruleTest('battle.mayLoseUnit', 'allows', 'a Unit for the last Damage, if the owner likes', () => {
    const rolled = idle(
      fight('westmark-hills', { units: { 'uruk-hai': 1 } }, 'deeping-coomb', { units: { footmen: 2 } }),
      'regroup',
      'regroup',
      [5, 1, 1],
    )
    expect(legal(rolled, 'pass')).toHaveLength(1)
    expect(strength(answer(rolled, unit('footmen')), 'deeping-coomb')).toBe('1/0')
  })

  ruleTest('battle.eliminated', 'shows', 'with the last Unit go Leaders and Characters', () => {
    const rolled = idle(
      fight(
        'westmark-hills',
        { units: { 'uruk-hai': 1 } },
        'deeping-coomb',
        { units: { footmen: 1 }, damage: 1 },
        { characters: { theodred: 'deeping-coomb' } },
      ),
      'regroup',
      'regroup',
      [6, 1],
    )
    const done = answer(rolled, { kind: 'reroll', dice: 'none' }, unit('footmen'))
    expect(army(done, 'deeping-coomb')).toBeNull()
    expect(table(done).characters['theodred']).toBe('*eliminated')
  })

  ruleTest(
    'battle.bothEliminated',
    'shows',
    'both Armies gone: the Settlement stays with the defender',
    () => {
      const rolled = idle(
        fight('westmark-hills', { units: { 'uruk-hai': 1 }, damage: 1 }, 'deeping-coomb', {
          units: { footmen: 1 },
          damage: 1,
        }),
        'regroup',
        'regroup',
        [6, 6],
      )
      const done = answer(rolled, unit('uruk-hai'), unit('footmen'))
      expect([army(done, 'westmark-hills'), army(done, 'deeping-coomb')]).toEqual([null, null])
      expect(table(done).regions['deeping-coomb']?.controller).toBe('free')
    },
  )
})

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

  ruleTest('rout.converts', 'shows', 'four Units with three Damage rout as three with one', () => {
    const fought = answer(keep(round({ units: { footmen: 4 }, damage: 3 })), YES)
    const routed = answer(fought, { kind: 'rout', region: 'hornburg' }, unit('footmen'))
    expect(strength(routed, 'hornburg')).toBe('3/1')
  })

  ruleTest('rout.survives', 'shows', 'four Units with four Damage rout as two with none', () => {
    const fought = answer(keep(round({ units: { footmen: 4 }, damage: 4 })), YES)
    const routed = answer(fought, { kind: 'rout', region: 'hornburg' }, unit('footmen'), unit('footmen'))
    expect(strength(routed, 'hornburg')).toBe('2/0')
  })

  ruleTest('battle.regroup', 'forbids', 'a retreat without Regroup', () => {
    refused(
      answer(round({ units: { footmen: 2 } }), YES),
      { kind: 'retreat', region: 'hornburg' },
      'battle.regroup',
    )
  })

  ruleTest('battle.regroup', 'allows', 'a retreat in good order with it: all Damage stays', () => {
    const fought = answer(keep(round({ units: { footmen: 2 }, damage: 2 }, 'regroup')), YES)
    const left = answer(fought, { kind: 'retreat', region: 'hornburg' })
    expect(strength(left, 'hornburg')).toBe('2/2')
  })

  ruleTest('retreat.where', 'forbids', 'across a Stream, or beside an enemy Army', () => {
    const fought = answer(round({ units: { footmen: 2 } }, 'regroup'), YES)
    refused(fought, { kind: 'retreat', region: 'east-fords' }, 'retreat.where')
    refused(fought, { kind: 'retreat', region: 'westemnet' }, 'retreat.where')
    expect(legal(fought, 'retreat').map((one) => one['region'])).toEqual(
      expect.arrayContaining(['thrihyrne', 'hornburg', 'westfold']),
    )
  })

  ruleTest('battle.cease', 'shows', 'the attacker ceases: nobody advances, nobody retreats', () => {
    const over = answer(round({ units: { footmen: 2 } }, 'regroup'), PASS)
    expect(table(over).battle).toBeNull()
    expect(strength(over, 'deeping-coomb')).toBe('2/0')
    expect(question(over)).not.toBe('decide/wayOut')
  })

  ruleTest('advance.after', 'shows', 'the attacker may advance with a part; Damage is divided', () => {
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

  ruleTest('retreat.sent', 'shows', 'without a way of his own the attacker sends him, with a Damage', () => {
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

  ruleTest('combined.oneFights', 'shows', 'each Army has its own first round at the border', () => {
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

  ruleTest('combined.when', 'forbids', 'with one Army beside the enemy', () => {
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
