/** Battles: terrain, borders, tactics, dice, Damage, how they end. */
import { describe, expect } from 'vitest'
import { attack, begin, dice, fight, idle, target } from '../support/battle'
import {
  answer,
  army,
  cards,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  scene,
  strength,
  table,
  tactics,
  unit,
  use,
  YES,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

describe('before the first round', () => {
  ruleAllows('battle.superiority', 'three Riders on plains against two Wargs: FP may draw (example)', () => {
    const begun = attack('westmark-hills', { units: { 'warg-riders': 2, 'half-orcs': 3 } }, 'deeping-coomb', {
      units: { riders: 3, bowmen: 1 },
    })
    expect(question(begun)).toBe('decide/may')
    expect(legal(begun, 'accept').map(({ seat }) => seat)).toEqual(['free'])
    const drawn = chance(answer(begun, YES), 'generic-7')
    expect(cards(drawn)['generic-7']).toBe('freeHand')
  })

  ruleAllows('cards.handLimit', 'a seventh card by superiority is discarded before round one', () => {
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
  ruleAllows(
    'battle.strength',
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

  ruleAllows('battle.maneuver', 'two Wargs and a Half-orc: two Maneuver Dice of five (example)', () => {
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
  })

  ruleForbids('battle.maneuverDice', 'the die of the ground is no Maneuver Die', () => {
    const begun = tactics(
      fight('west-nan-curunir', { units: { 'uruk-hai': 1 } }, 'west-fords', { units: { footmen: 1 } }),
      'footmen',
      'regroup',
    )
    expect(dice(begun, 'free').map(({ type }) => type)).toEqual(['footmen', null])
  })
})

describe('borders', () => {
  ruleAllows('battle.border', 'over a Stream 5, 5, 6 is one hit in round one', () => {
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

  ruleAllows('battle.border', 'from inside a Dike the Target is 5', () => {
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

  ruleAllows('stronghold.protection', 'Edoras: four hits take three Protection and one Damage', () => {
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

  ruleAllows('combined.border', 'a commander of the fords makes the Stream hinder in two rounds', () => {
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
  })
})

describe('tactics', () => {
  const begun = () =>
    fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', { units: { footmen: 2 } })

  ruleForbids('battle.available', 'a spent Maneuver token, until Regroup brings it back', () => {
    const second = answer(idle(begun(), 'footmen', 'uruk-hai', [1, 1, 1, 1]), YES, PASS)
    refused(second, { kind: 'chooseTactics', seat: 'free', token: 'footmen' }, 'battle.available')
    const third = answer(idle(second, 'regroup', 'regroup', [1, 1, 1, 1]), YES, PASS)
    expect(legal(third, 'chooseTactics').map(({ token }) => token)).toContain('footmen')
  })

  ruleAllows('battle.neverSpent', 'Combat Event can always be chosen, with an empty hand too', () => {
    const chosen = tactics(begun(), 'combat-event', 'regroup')
    expect(question(chosen)).toBe('decide/combatCard')
    expect(legal(chosen, 'playCombat')).toEqual([])
  })

  ruleForbids('round.tactics', 'nobody sees a token before both are chosen', () => {
    const chosen = answer(begun(), { kind: 'chooseTactics', seat: 'free', token: 'footmen' })
    expect(legal(chosen, 'chooseTactics').every(({ seat }) => seat === 'shadow')).toBe(true)
  })

  ruleAllows('battle.maneuver', 'which token was spent first is forgotten', () => {
    const spent = (one: string, other: string) => {
      const mixed = fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', {
        units: { footmen: 1, bowmen: 1 },
      })
      const second = answer(idle(mixed, one, 'regroup', [1, 1, 1, 1]), YES, PASS)
      return table(tactics(second, other, 'regroup')).battle?.sides.free.spent
    }
    expect(spent('bowmen', 'footmen')).toEqual(spent('footmen', 'bowmen'))
    expect(spent('bowmen', 'footmen')).toHaveLength(2)
  })

  ruleAllows('round.abilities', 'a Maneuver Die that hits brings the ability: one Damage more', () => {
    const archers = fight('westmark-hills', { units: { 'uruk-hai': 3 } }, 'deeping-coomb', {
      units: { bowmen: 2 },
    })
    const rolled = idle(archers, 'bowmen', 'regroup', [1, 1, 1, 5, 1])
    expect(strength(rolled, 'westmark-hills')).toBe('3/2')
  })
})

describe('Damage and casualties', () => {
  ruleAllows(
    'battle.mustLoseUnit',
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

  ruleAllows('battle.mayLoseUnit', 'a Unit for the last Damage, if the owner likes', () => {
    const rolled = idle(
      fight('westmark-hills', { units: { 'uruk-hai': 1 } }, 'deeping-coomb', { units: { footmen: 2 } }),
      'regroup',
      'regroup',
      [5, 1, 1],
    )
    expect(legal(rolled, 'pass')).toHaveLength(1)
    expect(strength(answer(rolled, unit('footmen')), 'deeping-coomb')).toBe('1/0')
  })

  ruleAllows('battle.eliminated', 'with the last Unit go Leaders and Characters', () => {
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

  ruleAllows('battle.bothEliminated', 'both Armies gone: the Settlement stays with the defender', () => {
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
  })
})
