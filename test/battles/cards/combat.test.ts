/** The Combat halves and the cards that work in a battle. */
import { describe, expect, test } from 'vitest'
import { fight, dice, type Force } from '../support/battle'
import {
  answer,
  army,
  cards,
  chance,
  legal,
  PASS,
  question,
  strength,
  table,
  tactics,
  unit,
  YES,
  type Scene,
} from '../support/play'

const SHADOW: Force = { units: { 'uruk-hai': 3 } }
const FREE: Force = { units: { footmen: 3 } }

/** The Free Peoples defend Deeping Coomb with a Combat card. */
const defend = (card: string, free = FREE, shadow = SHADOW): Scene =>
  answer(
    tactics(
      fight('westmark-hills', shadow, 'deeping-coomb', free, { hands: { free: [card] } }),
      'combat-event',
      'regroup',
    ),
    { kind: 'playCombat', card },
  )

describe('Combat halves', () => {
  test('Disarray: two dice fewer, at least one', () => {
    expect(dice(defend('generic-1'), 'shadow')).toHaveLength(1)
    expect(dice(defend('generic-1', FREE, { units: { 'uruk-hai': 5 } }), 'shadow')).toHaveLength(3)
  })

  test('Fury: one more on each die of the Combat Roll', () => {
    const rolled = chance(defend('generic-2'), 1, 1, 1, 4, 4, 1)
    expect(strength(rolled, 'westmark-hills')).toBe('3/2')
  })

  test('At Any Price: a Damage at once, and one more on the dice', () => {
    const played = defend('generic-3')
    expect(strength(played, 'deeping-coomb')).toBe('3/1')
    expect(strength(chance(played, 1, 1, 1, 4, 1, 1), 'westmark-hills')).toBe('3/1')
  })

  test('Second Effort: a spent Maneuver works again', () => {
    const first = chance(
      tactics(
        fight(
          'westmark-hills',
          SHADOW,
          'deeping-coomb',
          { units: { bowmen: 2, footmen: 1 } },
          { hands: { free: ['generic-4'] } },
        ),
        'bowmen',
        'regroup',
      ),
      1,
      1,
      1,
      1,
      1,
      1,
    )
    const second = answer(tactics(answer(first, YES, PASS), 'combat-event', 'regroup'), {
      kind: 'playCombat',
      card: 'generic-4',
    })
    const again = answer(second, unit('bowmen'))
    expect(dice(again, 'free').map(({ type }) => type)).toEqual(['bowmen', 'bowmen', null])
    expect(strength(chance(again, 1, 1, 1, 5, 1, 1), 'westmark-hills')).toBe('3/2')
  })

  test('Drowned Orders: no Re-roll for the enemy', () => {
    const rolled = chance(defend('generic-5', FREE, { ...SHADOW, tokens: 2 }), 1, 1, 1, 1, 1, 1)
    expect(legal(rolled, 'reroll')).toEqual([])
  })

  test('Hold Them Here: a Leader for two Damage', () => {
    const rolled = chance(defend('generic-6', { units: { footmen: 3 }, leaders: 1 }), 5, 5, 5, 1, 1, 1)
    const chosen = answer(rolled, { kind: 'reroll', dice: 'none' }, YES, {
      kind: 'choosePiece',
      piece: 'leader',
    })
    expect(strength(chosen, 'deeping-coomb')).toBe('3/1')
    expect(army(chosen, 'deeping-coomb')?.leaders).toBe(0)
  })

  test('Nightfall ends the battle: nobody retreats, nobody advances', () => {
    const over = chance(defend('generic-7'), 1, 1, 1, 1, 1, 1)
    expect(table(over).battle).toBeNull()
    expect(question(over)).not.toBe('decide/wayOut')
    expect(cards(over)['generic-7']).toBe('played')
  })

  test('Loud Command: two more dice to roll again', () => {
    const rolled = chance(defend('generic-8'), 1, 1, 1, 1, 1, 1)
    expect(legal(rolled, 'reroll').map((one) => one['dice'])).toContain('1-2')
    expect(legal(rolled, 'reroll').map((one) => one['dice'])).not.toContain('1-2-3')
  })

  test('Every Hand: each Unit counts two', () => {
    expect(dice(defend('generic-9', { units: { footmen: 2 } }), 'free')).toHaveLength(4)
  })

  test('Stubborn Stand: the enemy needs a 6', () => {
    expect(strength(chance(defend('generic-10'), 5, 5, 6, 1, 1, 1), 'deeping-coomb')).toBe('3/1')
  })
})

describe('abilities of Unit Types', () => {
  const with_ = (free: Force, shadow: Force, own: string, other: string) =>
    tactics(fight('westmark-hills', shadow, 'deeping-coomb', free), own, other)

  test('Shield-line: one hit does not count', () => {
    const rolled = chance(with_(FREE, SHADOW, 'footmen', 'regroup'), 5, 5, 1, 5, 1, 1)
    expect(strength(rolled, 'deeping-coomb')).toBe('3/1')
  })

  test('Press On: the enemy may rout, not retreat', () => {
    const rolled = chance(with_(FREE, SHADOW, 'regroup', 'uruk-hai'), 5, 1, 1, 1, 1, 1)
    const after = answer(rolled, PASS, YES)
    expect(strength(after, 'deeping-coomb')).toBe('3/2')
    expect(legal(after, 'retreat')).toEqual([])
    expect(legal(after, 'rout').length).toBeGreaterThan(0)
  })

  test('Ride Down: no Regroup for the enemy in the next round', () => {
    const rolled = chance(with_({ units: { riders: 1 } }, SHADOW, 'riders', 'regroup'), 1, 1, 1, 5, 1)
    const second = answer(rolled, PASS, YES, PASS)
    const tokens = legal(second, 'chooseTactics').filter(({ seat }) => seat === 'shadow')
    expect(tokens.map(({ token }) => token)).not.toContain('regroup')
  })

  test('Rearguard Attack: casualties until one Damage is left (example)', () => {
    const wargs: Force = { units: { 'warg-riders': 2 } }
    const rolled = chance(
      with_({ units: { footmen: 4 }, damage: 2 }, wargs, 'regroup', 'warg-riders'),
      5,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    )
    const after = answer(rolled, PASS, unit('footmen'))
    expect(strength(after, 'deeping-coomb')).toBe('3/1')
  })

  test('Battle-madness: a Leadership token at the end of the round', () => {
    const rolled = chance(with_(FREE, { units: { 'half-orcs': 1 } }, 'regroup', 'half-orcs'), 5, 1, 1, 1)
    expect(army(answer(rolled, PASS), 'westmark-hills')?.tokens).toBe(1)
  })

  test('Reckless Rush: one Damage to deal two, if the owner likes', () => {
    const rolled = chance(with_(FREE, { units: { dunlendings: 2 } }, 'regroup', 'dunlendings'), 5, 1, 1, 1, 1)
    const after = answer(rolled, PASS, YES)
    expect([strength(after, 'westmark-hills'), strength(after, 'deeping-coomb')]).toEqual(['2/1', '3/3'])
  })

  test('Driven Mass: a lost Orc takes three Damage off', () => {
    const orcs: Force = { units: { 'mordor-orcs': 2 }, damage: 2 }
    const rolled = chance(with_({ units: { footmen: 2 } }, orcs, 'regroup', 'mordor-orcs'), 5, 1, 5, 1)
    const lost = answer(rolled, unit('mordor-orcs'))
    expect(strength(lost, 'westmark-hills')).toBe('1/0')
  })
})

describe('Crows Overhead', () => {
  test('cancels the enemy Tactics token: no card is played and none is lost', () => {
    const shown = tactics(
      fight('westmark-hills', SHADOW, 'deeping-coomb', FREE, {
        hands: { free: ['generic-1'] },
        table: { shadow: ['crows-overhead'] },
      }),
      'combat-event',
      'regroup',
    )
    const cancelled = answer(shown, { kind: 'playCard', card: 'crows-overhead' })
    expect(question(cancelled)).not.toBe('decide/combatCard')
    expect(cards(cancelled)).toMatchObject({ 'generic-1': 'freeHand', 'crows-overhead': 'played' })
  })
})
