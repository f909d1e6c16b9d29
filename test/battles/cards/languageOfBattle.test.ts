/** The verbs of the language in a battle: dice, rolls, prices, pieces, tokens, and what ends it. */
import { describe, expect, test } from 'vitest'
import { fight, dice } from '../support/battle'
import {
  answer,
  army,
  cards,
  chance,
  legal,
  PASS,
  question,
  refused,
  strength,
  table,
  tactics,
  YES,
} from '../support/play'
import { COMBAT_CARD, defending, withCombat } from '../support/told'

const NONE = { kind: 'reroll', dice: 'none' } as const

describe('dice', () => {
  test('more dice, within five', () => {
    const more = [{ do: 'addDice', of: 'self', count: 1 }] as const
    expect(dice(defending('beforeCombatRoll', more), 'free')).toHaveLength(4)
    const five = { free: { units: { footmen: 5 } } }
    expect(dice(defending('beforeCombatRoll', more, five), 'free')).toHaveLength(5)
  })

  test('fewer dice, to none where no least number is said', () => {
    const fewer = [{ do: 'addDice', of: 'enemy', count: -5 }] as const
    expect(dice(defending('beforeCombatRoll', fewer), 'shadow')).toHaveLength(0)
  })

  test('more on the dice of the Re-roll alone', () => {
    const led = { free: { units: { footmen: 3 }, leaders: 1 } }
    const rolled = chance(
      defending('beforeCombatRoll', [{ do: 'addToRoll', of: 'self', count: 1, rolls: ['reroll'] }], led),
      1,
      1,
      1,
      4,
      1,
      1,
    )
    const again = chance(answer(rolled, { kind: 'reroll', dice: '2' }), 4)
    expect(strength(again, 'westmark-hills')).toBe('3/1')
  })
})

describe('a price that costs the last Unit', () => {
  const price = [{ do: 'takeDamage', of: 'self', count: 2 }] as const
  const one = {
    free: { units: { footmen: 1 }, leaders: 1 },
    more: { characters: { aragorn: 'deeping-coomb' }, fate: 12 },
  }
  const unitLost = { kind: 'chooseUnit', type: 'footmen' } as const

  test('before the roll: the Army is destroyed with all who led it, and rolls nothing', () => {
    const paid = answer(defending('beforeCombatRoll', price, one), unitLost)
    expect(army(paid, 'deeping-coomb')).toBeNull()
    expect(table(paid).characters['aragorn']).toBe('*eliminated')
    expect([dice(paid, 'free').length, dice(paid, 'shadow').length]).toEqual([0, 3])
    expect(question(chance(paid, 5, 5, 5))).toBe('decide/region')
  })

  test('when Damage falls: no casualties are left to take, and the hits it rolled count', () => {
    const rolled = answer(chance(defending('damage', price, one), 1, 1, 1, 5), NONE)
    const paid = answer(rolled, unitLost)
    expect([strength(paid, 'deeping-coomb'), strength(paid, 'westmark-hills')]).toEqual(['0/0', '3/1'])
  })
})

describe('pieces', () => {
  const gives = [
    {
      do: 'giveUp',
      of: 'self',
      one: ['leader', 'token', 'character'],
      gains: [{ do: 'healDamage', of: 'self', count: 1 }],
    },
  ] as const

  test('a Character given up is eliminated', () => {
    const rolled = answer(
      chance(
        defending('damage', gives, {
          free: { units: { footmen: 3 } },
          more: { characters: { aragorn: 'deeping-coomb' }, fate: 12 },
        }),
        5,
        5,
        1,
        1,
        1,
        1,
      ),
      NONE,
    )
    const given = answer(rolled, { kind: 'choosePiece', piece: 'aragorn' })
    expect([table(given).characters['aragorn'], strength(given, 'deeping-coomb')]).toEqual([
      '*eliminated',
      '3/1',
    ])
  })

  test.each([
    ['attacker', ['token', 'ugluk']],
    ['defender', []],
  ] as const)('eliminated in the Army of the %s, of the kinds that are named', (inArmy, pieces) => {
    const rolled = chance(
      defending(
        'afterCombatRoll',
        [{ do: 'eliminate', of: 'enemy', one: ['leader', 'token', 'minion'], inArmy }],
        {
          shadow: { units: { 'uruk-hai': 3 }, tokens: 2 },
          more: { characters: { ugluk: 'westmark-hills' } },
        },
      ),
      1,
      1,
      1,
      1,
      1,
      1,
    )
    expect(legal(rolled, 'choosePiece').map(({ piece }) => piece)).toEqual(pieces)
    if (pieces.length > 0)
      expect(army(answer(rolled, { kind: 'choosePiece', piece: 'token' }), 'westmark-hills')?.tokens).toBe(1)
  })
})

describe('what a card forbids or brings beside the battle', () => {
  test('no rout: the defender may retreat with Regroup only', () => {
    const rolled = chance(
      defending('endOfRound', [{ do: 'forbid', of: 'self', what: ['rout'] }]),
      1,
      1,
      1,
      1,
      1,
      1,
    )
    expect(question(answer(rolled, YES))).toBe('decide/tactics')
  })

  test('no rout of the enemy: with Regroup he may retreat', () => {
    const scenario = withCombat('endOfRound', [{ do: 'forbid', of: 'enemy', what: ['rout'] }])
    const fought = fight(
      'westmark-hills',
      { units: { 'uruk-hai': 3 } },
      'deeping-coomb',
      { units: { footmen: 2 } },
      { scenario, hands: { shadow: [COMBAT_CARD] } },
    )
    answer(tactics(fought, 'regroup', 'combat-event'), { kind: 'playCombat', card: COMBAT_CARD })
    const asked = answer(chance(fought, 1, 1, 1, 1, 1), YES)
    expect(legal(asked, 'rout')).toEqual([])
    refused(asked, { kind: 'rout', region: 'hornburg' }, 'effect.battle')
    expect(legal(asked, 'retreat').map((one) => one['region'])).toContain('hornburg')
  })

  test('neither retreat nor rout: the defender is not asked, even with Regroup', () => {
    const scenario = withCombat('endOfRound', [{ do: 'forbid', of: 'enemy', what: ['retreat', 'rout'] }])
    const fought = fight(
      'westmark-hills',
      { units: { 'uruk-hai': 3 } },
      'deeping-coomb',
      { units: { footmen: 2 } },
      { scenario, hands: { shadow: [COMBAT_CARD] } },
    )
    answer(tactics(fought, 'regroup', 'combat-event'), { kind: 'playCombat', card: COMBAT_CARD })
    expect(question(answer(chance(fought, 1, 1, 1, 1, 1), YES))).toBe('decide/tactics')
  })

  test('cards are drawn in the midst of a round', () => {
    const drawn = chance(
      defending('beforeCombatRoll', [{ do: 'draw', of: 'free', deck: 'generic', count: 1 }]),
      'generic-9',
    )
    expect(cards(drawn)['generic-9']).toBe('freeHand')
    expect(table(drawn).battle?.round).toBe(1)
  })
})

describe('tokens that are barred', () => {
  const barred = [
    { do: 'barTactics', of: 'enemy', token: 'regroup', rounds: 3 },
    { do: 'barTactics', of: 'enemy', token: 'combat-event', rounds: 3 },
  ] as const
  const tokens = (played: Parameters<typeof legal>[0]) =>
    legal(played, 'chooseTactics').flatMap(({ seat, token }) => (seat === 'shadow' ? [token] : []))

  test('leave the Maneuvers; and when these are spent, one can still be chosen', () => {
    const second = answer(chance(defending('endOfRound', barred), 1, 1, 1, 1, 1, 1), YES, PASS)
    expect(tokens(second)).toEqual(['uruk-hai'])
    const third = answer(chance(tactics(second, 'regroup', 'uruk-hai'), 1, 1, 1, 1, 1, 1), YES, PASS)
    expect(tokens(third)).toEqual(['combat-event', 'regroup'])
  })
})
