/** Chapter 9: the six steps of a round. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { dice, fight, idle, type Force } from '../support/battle'
import {
  answer,
  army,
  cards as placeOf,
  chance,
  legal,
  PASS,
  question,
  refused,
  strength,
  table,
  tactics,
  unit,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { outcomes } from '../support/turn'

const FOOTMEN: Force = { units: { footmen: 2 } }
const URUKS: Force = { units: { 'uruk-hai': 2 } }

const battle = (free = FOOTMEN, shadow = URUKS, more: PositionSpec = {}): Scene =>
  fight('westmark-hills', shadow, 'deeping-coomb', free, more)
const NONE = { kind: 'reroll', dice: 'none' } as const
const reroll = (places: string) => ({ kind: 'reroll', dice: places }) as const
const playCombat = (card: string) => ({ kind: 'playCombat', card }) as const

describe('1) Tactics', () => {
  ruleAllows('round.tactics', 'both tokens are shown together', () => {
    const shown = tactics(battle(), 'footmen', 'uruk-hai')
    expect(shown.events.flatMap((event) => (event.kind === 'TacticsShown' ? [event.token] : []))).toEqual([
      'footmen',
      'uruk-hai',
    ])
  })

  ruleForbids('round.tactics', 'a second token, or one chosen after the other is seen', () => {
    const half = answer(battle(), { kind: 'chooseTactics', seat: 'free', token: 'footmen' })
    expect(half.events.some(({ kind }) => kind === 'TacticsShown')).toBe(false)
    expect(legal(half, 'chooseTactics').some(({ seat }) => seat === 'free')).toBe(false)
  })

  ruleForbids('battle.neverSpent', 'Regroup and Combat Event are there again in the next round', () => {
    const second = answer(idle(battle(), 'regroup', 'regroup', [1, 1, 1, 1]), YES, PASS)
    for (const seat of ['free', 'shadow'])
      expect(
        legal(second, 'chooseTactics').flatMap((one) => (one['seat'] === seat ? [one['token']] : [])),
      ).toEqual(expect.arrayContaining(['combat-event', 'regroup']))
  })

  ruleForbids('battle.available', 'the token of a type whose last Unit is gone (OR-41)', () => {
    const lost = answer(
      idle(battle({ units: { footmen: 1, bowmen: 2 }, damage: 3 }), 'regroup', 'regroup', [5, 1, 1, 1, 1]),
      unit('footmen'),
      PASS,
      YES,
      PASS,
    )
    refused(lost, { kind: 'chooseTactics', seat: 'free', token: 'footmen' }, 'battle.available')
    expect(legal(lost, 'chooseTactics').map(({ token }) => token)).toContain('bowmen')
  })

  const cards: PositionSpec = {
    hands: { free: ['generic-1', 'generic-2'], shadow: ['generic-5', 'generic-10'] },
  }
  const events = () => tactics(battle(FOOTMEN, URUKS, cards), 'combat-event', 'combat-event')

  ruleAllows('battle.combatEvent', 'both choose, and the attacker’s card is shown first', () => {
    const shown = answer(
      events(),
      { ...playCombat('generic-1'), seat: 'free' },
      { ...playCombat('generic-5'), seat: 'shadow' },
    )
    expect(shown.events.flatMap((event) => (event.kind === 'CombatCardShown' ? [event.shown] : []))).toEqual([
      'generic-5',
      'generic-1',
    ])
  })

  ruleForbids(
    'battle.combatEvent',
    'a card of the other hand, a second card, or one without the token',
    () => {
      refused(events(), { ...playCombat('generic-5'), seat: 'free' }, 'battle.combatEvent')
      const free = answer(events(), { ...playCombat('generic-1'), seat: 'free' })
      expect(legal(free, 'playCombat').some(({ seat }) => seat === 'free')).toBe(false)
      const regrouped = tactics(battle(FOOTMEN, URUKS, cards), 'regroup', 'combat-event')
      expect(legal(regrouped, 'playCombat').some(({ seat }) => seat === 'free')).toBe(false)
    },
  )

  ruleAllows('battle.mayHoldBack', 'no card need be shown', () => {
    const held = answer(events(), { ...PASS, seat: 'free' }, { ...PASS, seat: 'shadow' })
    expect(placeOf(held)['generic-1']).toBe('freeHand')
  })

  ruleForbids('battle.mayHoldBack', 'whoever shows none has none at work', () => {
    const held = answer(events(), { ...PASS, seat: 'free' }, { ...PASS, seat: 'shadow' })
    expect([table(held).battle?.sides.free.card, dice(held, 'shadow').length]).toEqual([null, 2])
  })

  ruleForbids('battle.combatEvent', 'a token that is cancelled plays none, and no card is lost', () => {
    const crows = answer(
      tactics(
        battle(FOOTMEN, URUKS, { ...cards, table: { shadow: ['crows-overhead'] } }),
        'combat-event',
        'regroup',
      ),
      { kind: 'playCard', card: 'crows-overhead' },
    )
    expect(question(crows)).not.toBe('decide/combatCard')
    expect(placeOf(crows)['generic-1']).toBe('freeHand')
  })
})

describe('2) Combat Roll and 3) Leader Re-roll', () => {
  ruleAllows('round.roll', 'both sides roll their dice', () => {
    const rolled = idle(battle({ units: { footmen: 3 } }), 'regroup', 'regroup', [1, 2, 3, 4, 3])
    expect(dice(rolled, 'shadow').map(({ value }) => value)).toEqual([1, 2])
    expect(dice(rolled, 'free').map(({ value }) => value)).toEqual([3, 4, 3])
  })

  ruleForbids('round.roll', 'no die is picked, and none rolled twice', () => {
    const rolling = tactics(battle(), 'regroup', 'regroup')
    expect(outcomes(rolling)).toEqual([1, 2, 3, 4, 5, 6])
    expect(legal(rolling, 'reroll')).toEqual([])
    expect(question(chance(rolling, 1, 1, 1, 1))).not.toBe('decide/reroll')
  })

  const led = (tokens: number, ...values: ReadonlyArray<number>) =>
    chance(
      tactics(battle({ units: { footmen: 3 } }, { units: { 'uruk-hai': 3 }, tokens }), 'regroup', 'regroup'),
      ...values,
    )

  ruleAllows('round.reroll', 'as many as Leadership, hits too; the new result stands', () => {
    const again = chance(answer(led(2, 5, 1, 1, 1, 1, 1), reroll('1-2')), 2, 6)
    expect(dice(again, 'shadow').map(({ value }) => value)).toEqual([2, 6, 1])
    expect(strength(again, 'deeping-coomb')).toBe('3/1')
  })

  ruleForbids('round.reroll', 'not more, and each once', () => {
    refused(led(1, 1, 1, 1, 1, 1, 1), reroll('1-2'), 'round.reroll')
    refused(led(5, 1, 1, 1, 1, 1, 1), reroll('4'), 'round.reroll')
    const once = chance(answer(led(5, 1, 1, 1, 1, 1, 1), reroll('1-2-3')), 1, 1, 1)
    expect(question(once)).not.toBe('decide/reroll')
  })

  ruleForbids('round.reroll', 'nobody is asked without Leadership', () => {
    expect(question(led(0, 1, 1, 1, 1, 1, 1))).toBe('decide/may')
  })
})

describe('4) abilities', () => {
  /** Bowmen with a Leader try their Volley. */
  const volley = (first: number, again?: number): Scene => {
    const rolled = chance(
      tactics(
        battle({ units: { bowmen: 1 }, leaders: 1 }, { units: { 'uruk-hai': 3 } }),
        'bowmen',
        'regroup',
      ),
      1,
      1,
      1,
      first,
    )
    return again === undefined ? answer(rolled, NONE) : chance(answer(rolled, reroll('1')), again)
  }

  ruleAllows('round.abilities', 'a Maneuver Die re-rolled to a hit brings it', () => {
    expect(strength(volley(1, 5), 'westmark-hills')).toBe('3/2')
  })

  ruleForbids('round.abilities', 'one re-rolled to a miss does not; neither does a plain die', () => {
    expect(strength(volley(6, 2), 'westmark-hills')).toBe('3/0')
    const plain = idle(
      battle({ units: { bowmen: 1, footmen: 1 } }, { units: { 'uruk-hai': 3 } }),
      'bowmen',
      'regroup',
      [1, 1, 1, 1, 6],
    )
    expect(strength(plain, 'westmark-hills')).toBe('3/1')
  })

  ruleForbids('battle.regroup', 'abilities in a round of Regroup', () => {
    const regrouped = idle(
      battle({ units: { bowmen: 2 } }, { units: { 'uruk-hai': 3 } }),
      'regroup',
      'regroup',
      [1, 1, 1, 6, 6],
    )
    expect(strength(regrouped, 'westmark-hills')).toBe('3/2')
  })

  ruleAllows(
    'battle.endOfRound',
    'Rearguard Attack at its end: casualties until one Damage is left (example)',
    () => {
      const wargs = fight('westmark-hills', { units: { 'warg-riders': 1 } }, 'deeping-coomb', {
        units: { footmen: 4 },
        damage: 2,
      })
      const rolled = idle(wargs, 'regroup', 'warg-riders', [5, 1, 1, 1, 1, 1])
      const forced = answer(rolled, PASS)
      expect(strength(forced, 'deeping-coomb')).toBe('4/3')
      refused(forced, PASS, 'battle.mustLoseUnit')
      expect(strength(answer(forced, unit('footmen')), 'deeping-coomb')).toBe('3/1')
    },
  )

  ruleForbids('battle.endOfRound', 'nobody decides to cease before those effects', () => {
    const wargs = fight('westmark-hills', { units: { 'warg-riders': 1 } }, 'deeping-coomb', {
      units: { footmen: 4 },
      damage: 2,
    })
    const rolled = answer(idle(wargs, 'regroup', 'warg-riders', [5, 1, 1, 1, 1, 1]), PASS)
    expect(question(rolled)).toBe('decide/unit')
    expect(question(answer(rolled, unit('footmen')))).toBe('decide/may')
  })
})

describe('5) Damage and casualties', () => {
  const hit = (free: Force, values: ReadonlyArray<number>) => idle(battle(free), 'regroup', 'regroup', values)

  ruleForbids(
    ['battle.mayLoseUnit', 'battle.lastDamage'],
    'without Damage no Unit is given up (OR-36)',
    () => {
      expect(question(hit(FOOTMEN, [1, 1, 1, 1]))).toBe('decide/may')
    },
  )

  ruleAllows('battle.lastDamage', 'one Damage on one Unit: he need not', () => {
    const one = hit({ units: { footmen: 1 } }, [5, 1, 1])
    expect(legal(one, 'pass')).toHaveLength(1)
    expect(strength(answer(one, PASS), 'deeping-coomb')).toBe('1/1')
  })

  ruleForbids(
    'battle.mustLoseUnit',
    'while Damage exceeds Units he may not stop, and only own Units go',
    () => {
      const three = hit({ units: { footmen: 2 }, damage: 2 }, [5, 1, 1, 1])
      refused(three, PASS, 'battle.mustLoseUnit')
      refused(three, unit('uruk-hai'), 'battle.mustLoseUnit')
      expect(strength(answer(three, unit('footmen')), 'deeping-coomb')).toBe('1/1')
    },
  )

  ruleAllows('battle.mayLoseUnit', 'four Units, two Damage and a hit: nothing is forced, one may go', () => {
    const four = hit({ units: { footmen: 4 }, damage: 2 }, [5, 1, 1, 1, 1, 1])
    expect(strength(answer(four, unit('footmen'), PASS), 'deeping-coomb')).toBe('3/1')
  })

  ruleForbids('battle.eliminated', 'a single Unit left keeps its Leader', () => {
    const saved = answer(
      hit({ units: { footmen: 2 }, damage: 2, leaders: 1 }, [5, 1, 1, 1]),
      NONE,
      unit('footmen'),
      PASS,
    )
    expect(army(saved, 'deeping-coomb')).toMatchObject({ units: { footmen: 1 }, leaders: 1 })
  })

  ruleAllows('battle.sameMoment', 'an Army destroyed in the round has still dealt its hits', () => {
    const both = answer(
      idle(
        battle({ units: { footmen: 1 }, damage: 1 }, { units: { 'uruk-hai': 1 }, damage: 1 }),
        'regroup',
        'regroup',
        [6, 6],
      ),
      unit('uruk-hai'),
    )
    expect(question(both)).toBe('decide/unit')
    expect(strength(both, 'deeping-coomb')).toBe('1/2')
  })

  ruleForbids(
    'battle.sameMoment',
    'the attacker’s effect does not come first: defender, then attacker (OR-43)',
    () => {
      const both = battle({ units: { bowmen: 1 } }, { units: { 'uruk-hai': 1 } })
      const done = idle(both, 'bowmen', 'uruk-hai', [6, 6])
      const used = done.events.flatMap((event) => (event.kind === 'AbilityUsed' ? [event.side] : []))
      expect(used).toEqual(['free', 'shadow'])
    },
  )

  ruleForbids('battle.bothEliminated', 'nobody advances when both are gone', () => {
    const both = answer(
      idle(
        battle({ units: { footmen: 1 }, damage: 1 }, { units: { 'uruk-hai': 1 }, damage: 1 }),
        'regroup',
        'regroup',
        [6, 6],
      ),
      unit('uruk-hai'),
      unit('footmen'),
    )
    expect(question(both)).not.toBe('decide/region')
    expect(table(both).regions['deeping-coomb']?.controller).toBe('free')
  })
})

describe('6) the end of the round', () => {
  const fought = (defence = 'regroup') => idle(battle(), defence, 'regroup', [1, 1, 1, 1])

  ruleAllows(
    ['round.end', 'battle.cease'],
    'the attacker goes on, then the defender stays: a new round',
    () => {
      const second = answer(fought(), YES, PASS)
      expect([question(second), table(second).battle?.round]).toEqual(['decide/tactics', 2])
      expect(table(answer(fought(), PASS)).battle).toBeNull()
    },
  )

  ruleForbids(
    ['round.end', 'battle.cease'],
    'the defender does not decide first, and the attacker never routs (OR-67)',
    () => {
      expect(legal(fought(), 'accept').map(({ seat }) => seat)).toEqual(['shadow'])
      refused(fought(), { kind: 'rout', seat: 'shadow', region: 'upper-isen' }, 'battle.cease')
      const asked = answer(fought(), YES)
      expect(legal(asked, 'rout').every(({ seat }) => seat === 'free')).toBe(true)
    },
  )
})
