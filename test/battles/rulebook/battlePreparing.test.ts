/** Chapter 9: how a battle begins, Strength, terrain, borders, Target Numbers. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { hittingDice } from '../../../src/battles/query/combat'
import { attack, begin, dice, fight, target, type Force } from '../support/battle'
import {
  answer,
  army,
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
  take,
  legalAfter,
  unasked,
  unit,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { taken } from '../support/turn'

const URUKS: Force = { units: { 'uruk-hai': 2 } }
const hits = ({ state }: Scene, side: 'free' | 'shadow'): number =>
  state.table.battle === null ? -1 : hittingDice(state.table.battle, side).length

describe('before the battle', () => {
  const orcs = (count: number): Force => ({ side: 'shadow', units: { 'half-orcs': count }, damage: 1 })

  /** Uruks march to their fellows in the Westmark Hills and attack Deeping Coomb. */
  const marched = (own: number, there: Force, free: Force = { units: { footmen: 1 } }): Scene =>
    answer(
      taken('shadow', 'army', {
        regions: {
          'upper-isen': { side: 'shadow', units: { 'uruk-hai': own } },
          'westmark-hills': there,
          'deeping-coomb': { side: 'free', ...free },
        },
      }),
      { kind: 'use', as: 'army', use: 'attack' },
      region('upper-isen'),
      { kind: 'march' },
      take('uruk-hai', own),
      region('westmark-hills'),
    )

  ruleAllows(
    ['battle.mergedFirst', 'battle.wholeArmy'],
    'who has moved and who stood there fight together',
    () => {
      const fought = answer(marched(2, orcs(2)), { kind: 'attack', region: 'deeping-coomb' })
      expect(army(fought, 'westmark-hills')).toMatchObject({
        units: { 'half-orcs': 2, 'uruk-hai': 2 },
        damage: 1,
      })
      expect(dice(tactics(begin(fought), 'regroup', 'regroup'), 'shadow')).toHaveLength(4)
    },
  )

  ruleForbids('battle.mergedFirst', 'no battle before the Army is cut to five', () => {
    const six = marched(3, orcs(3))
    expect(question(six)).toBe('decide/unit')
    unasked(six, { kind: 'attack', region: 'deeping-coomb' }, 'turn.actions')
    expect(legalAfter(six, { kind: 'attack', region: 'deeping-coomb' })).toEqual(['chooseUnit'])
    expect(question(answer(six, unit('half-orcs')))).toBe('decide/attack')
  })

  ruleForbids('battle.wholeArmy', 'nobody is held back: no question is asked about a part (OR-39)', () => {
    const stood = attack('westmark-hills', URUKS, 'deeping-coomb', { units: { footmen: 1 } })
    expect(legal(stood, 'take')).toEqual([])
    expect(dice(tactics(begin(stood), 'regroup', 'regroup'), 'shadow')).toHaveLength(2)
  })

  ruleAllows(
    ['battle.ground', 'battle.terrainBonus'],
    'the defender’s Region is the ground: on hills one more',
    () => {
      const hills = fight('westemnet', URUKS, 'westfold', { units: { footmen: 1 } })
      expect(dice(tactics(hills, 'regroup', 'regroup'), 'free')).toHaveLength(2)
    },
  )

  ruleForbids(['battle.ground', 'battle.terrainBonus'], 'the attacker has nothing from his own hills', () => {
    const plains = tactics(
      fight('westmark-hills', URUKS, 'deeping-coomb', { units: { footmen: 1 } }),
      'regroup',
      'regroup',
    )
    expect([dice(plains, 'shadow').length, dice(plains, 'free').length]).toEqual([2, 1])
  })

  const mixed = () =>
    fight('westmark-hills', { units: { 'uruk-hai': 1, 'warg-riders': 1 } }, 'deeping-coomb', {
      units: { footmen: 1 },
    })
  const tokens = (played: Scene, seat: string) =>
    legal(played, 'chooseTactics')
      .filter((one) => one['seat'] === seat)
      .map(({ token }) => token)

  ruleAllows(
    ['battle.tokens', 'battle.available'],
    'one for each of his Unit Types, Combat Event and Regroup',
    () => {
      expect(tokens(mixed(), 'shadow')).toEqual(['uruk-hai', 'warg-riders', 'combat-event', 'regroup'])
      expect(tokens(mixed(), 'free')).toEqual(['footmen', 'combat-event', 'regroup'])
    },
  )

  ruleForbids('battle.tokens', 'none for a type that is not there', () => {
    refused(mixed(), { kind: 'chooseTactics', seat: 'shadow', token: 'half-orcs' }, 'battle.available')
  })

  ruleForbids('battle.superiority', 'as many on favoured ground: nobody draws', () => {
    const tie = attack('westmark-hills', { units: { 'warg-riders': 1 } }, 'deeping-coomb', {
      units: { riders: 1 },
    })
    expect(question(tie)).toBe('decide/tactics')
  })

  ruleAllows(
    ['battle.preparing', 'battle.sequence'],
    'enemy Recruitment tokens go where the move ended; then superiority, then rounds',
    () => {
      const order = marched(2, { recruits: { free: 1 } }, { units: { riders: 1 } })
      expect(table(order).tokens.free.out).toBe(1)
      answer(order, { kind: 'attack', region: 'deeping-coomb' })
      expect(table(order).battle?.round).toBe(0)
      expect(question(answer(order, PASS))).toBe('decide/tactics')
      expect(table(order).battle?.round).toBe(1)
    },
  )

  ruleForbids(['battle.sequence', 'battle.preparing'], 'no tactics, dice or way out without a battle', () => {
    const quiet = scene({
      regions: { edoras: { side: 'free', units: { riders: 1 } } },
      dice: { free: { event: 1 }, shadow: {} },
    })
    refused(quiet, { kind: 'chooseTactics', token: 'regroup' }, 'battle.sequence')
    refused(quiet, { kind: 'reroll', dice: 'none' }, 'battle.sequence')
    refused(quiet, { kind: 'rout', region: 'folde' }, 'battle.sequence')
  })
})

describe('Strength, Target Number and dice', () => {
  ruleForbids(
    'battle.strength',
    'more than five dice, though Strength is six on plains and seven on hills (example)',
    () => {
      const plains = fight('westmark-hills', URUKS, 'deeping-coomb', { units: { riders: 3 } })
      const hills = fight('westemnet', URUKS, 'westfold', { units: { riders: 3 } })
      for (const played of [plains, hills])
        expect(dice(tactics(played, 'regroup', 'regroup'), 'free')).toHaveLength(5)
    },
  )

  const rolled = (...values: ReadonlyArray<number>) =>
    chance(
      tactics(
        fight('westmark-hills', URUKS, 'deeping-coomb', { units: { footmen: 3 } }),
        'regroup',
        'regroup',
      ),
      ...values,
    )

  ruleAllows(['battle.target', 'round.damage'], 'a 5 and a 6 hit: two Damage', () => {
    expect(strength(rolled(5, 6, 1, 1, 1), 'deeping-coomb')).toBe('3/2')
  })

  ruleForbids(['battle.target', 'round.damage'], 'a 4 does not', () => {
    expect(strength(rolled(4, 4, 4, 4, 4), 'deeping-coomb')).toBe('3/0')
  })

  const over = (from: string, to: string, more: PositionSpec = {}) =>
    target(fight(from, URUKS, to, { units: { footmen: 2 } }, more))

  ruleAllows('battle.border', 'Stream, Ford and Pass need a 6 in the first round', () => {
    expect(over('east-fords', 'deeping-coomb')).toBe(6)
    expect(over('west-fords', 'fords-of-isen')).toBe(6)
    expect(over('thrihyrne', 'deeping-coomb')).toBe(6)
    expect(over('westmark-hills', 'deeping-coomb')).toBe(5)
  })

  ruleForbids(
    'battle.border',
    'in the second round it is 5, and the defender’s Target is never raised',
    () => {
      const first = tactics(
        fight('east-fords', URUKS, 'deeping-coomb', { units: { footmen: 2 } }),
        'regroup',
        'regroup',
      )
      const defended = chance(first, 1, 1, 5, 1)
      expect(strength(defended, 'east-fords')).toBe('2/1')
      const second = answer(defended, PASS, { kind: 'accept' }, PASS)
      expect([table(second).battle?.round, target(second)]).toEqual([2, 5])
    },
  )

  /** The defender plays a Combat card; both sides then roll. */
  const carded = (card: string, free: Force, ...values: ReadonlyArray<number>) =>
    chance(
      answer(
        tactics(
          fight('westmark-hills', URUKS, 'deeping-coomb', free, { hands: { free: [card] } }),
          'combat-event',
          'regroup',
        ),
        { kind: 'playCombat', card },
      ),
      ...values,
    )

  ruleAllows('battle.clamped', 'Fury: every die counts one more', () => {
    expect(strength(carded('generic-2', { units: { footmen: 2 } }, 1, 1, 4, 4), 'westmark-hills')).toBe('2/2')
  })

  ruleForbids(
    'battle.clamped',
    'a 6 stays a 6: over a Stream and with one more, 5 and 6 are two hits and no more',
    () => {
      const charged = answer(
        tactics(
          fight(
            'east-fords',
            URUKS,
            'deeping-coomb',
            { units: { footmen: 4 } },
            { hands: { shadow: ['generic-2'] } },
          ),
          'regroup',
          'combat-event',
        ),
        { kind: 'playCombat', card: 'generic-2' },
      )
      const done = chance(charged, 5, 6, 1, 1, 1, 1)
      expect(strength(done, 'deeping-coomb')).toBe('4/2')
      expect(dice(done, 'shadow').map(({ value }) => value)).toEqual([5, 6])
    },
  )

  ruleAllows(
    'battle.orderOfEffects',
    'dice are added and cut to five, then taken away: three are left',
    () => {
      const five = { units: { 'warg-riders': 5 } }
      const disarray = answer(
        tactics(
          fight(
            'westmark-hills',
            five,
            'deeping-coomb',
            { units: { footmen: 1 } },
            { hands: { free: ['generic-1'] } },
          ),
          'combat-event',
          'regroup',
        ),
        { kind: 'playCombat', card: 'generic-1' },
      )
      expect(dice(disarray, 'shadow')).toHaveLength(3)
    },
  )

  ruleForbids('battle.orderOfEffects', 'fewer than the effect says: one die stays', () => {
    const one = answer(
      tactics(
        fight(
          'westmark-hills',
          { units: { 'uruk-hai': 1 } },
          'deeping-coomb',
          { units: { footmen: 1 } },
          { hands: { free: ['generic-1'] } },
        ),
        'combat-event',
        'regroup',
      ),
      { kind: 'playCombat', card: 'generic-1' },
    )
    expect(dice(one, 'shadow')).toHaveLength(1)
  })

  ruleAllows('battle.targetFixed', 'the Target of the roll holds for the re-roll', () => {
    const led = tactics(
      fight('east-fords', { units: { 'uruk-hai': 2 }, tokens: 2 }, 'deeping-coomb', {
        units: { footmen: 3 },
      }),
      'regroup',
      'regroup',
    )
    const again = chance(answer(chance(led, 1, 1, 1, 1, 1), { kind: 'reroll', dice: '1-2' }), 6, 5)
    expect(strength(again, 'deeping-coomb')).toBe('3/1')
  })

  ruleForbids(
    'battle.targetFixed',
    'a Stronghold breached in this round still needs a 6 in it (OR-75)',
    () => {
      const breach = chance(
        tactics(
          fight('westfold', { units: { 'uruk-hai': 5 }, controller: 'shadow' }, 'edoras', {
            units: { footmen: 3 },
            protection: 1,
          }),
          'regroup',
          'regroup',
        ),
        6,
        5,
        5,
        5,
        5,
        1,
        1,
        1,
        1,
      )
      expect([table(breach).regions['edoras']?.protection, strength(breach, 'edoras')]).toEqual([0, '3/0'])
      expect(hits(breach, 'shadow')).toBe(1)
    },
  )

  ruleAllows('battle.maneuverDice', 'five Riders: five dice, all of the Maneuver', () => {
    const five = tactics(
      fight('westmark-hills', URUKS, 'deeping-coomb', { units: { riders: 5 } }),
      'riders',
      'regroup',
    )
    expect(dice(five, 'free').every(({ type }) => type === 'riders')).toBe(true)
  })

  ruleForbids(
    'battle.maneuver',
    'it counts Units, not their Strength: one Guard gives one Maneuver Die',
    () => {
      const one = tactics(
        fight('westmark-hills', URUKS, 'deeping-coomb', { units: { 'household-guard': 1 } }),
        'household-guard',
        'regroup',
      )
      expect(dice(one, 'free').map(({ type }) => type)).toEqual(['household-guard', null, null])
    },
  )

  ruleAllows('battle.maneuver', 'its token is spent, whether or not it succeeds', () => {
    const spent = tactics(
      fight('westmark-hills', URUKS, 'deeping-coomb', { units: { footmen: 2 } }),
      'footmen',
      'regroup',
    )
    expect(table(spent).battle?.sides.free.spent).toEqual(['footmen'])
  })
})
