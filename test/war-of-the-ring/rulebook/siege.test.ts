/** Walls (chapter VI): Cities and Fortifications, the choice at a Stronghold, how sieges begin and end. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  free,
  offered,
  offers,
  refused,
  shadow,
  type Move,
} from '../support/play'
import { army, captured, garrison, points, reinforcements } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  bring,
  FIGHT,
  FREE_ALL,
  FREE_FIGHT,
  freeRemove,
  freeRetreat,
  freeStrike,
  freeWar,
  INSIDE,
  ones,
  STAY,
  strike,
  atWar,
} from './battles'
import { ALL, dark, OUR_ATTACK, OUR_MARCH, THEIR_ATTACK, THEIR_LED_MARCH, war } from '../support/scenes'

/** Which dice of a round hit, each side rolling one: the attacker's, the defender's. */
const hits = (state: State, ...moves: ReadonlyArray<Move>) =>
  eventsAs('CombatDieRolled', state, ...moves).map(({ roll, hit }) => [roll, hit])
const MISS = [5, false]
const HIT = [5, true]

describe('Cities and Fortifications', () => {
  const city = atWar({ armies: { osgiliath: { 'sauron-regular': 1 }, pelargir: { 'gondor-elite': 1 } } })
  const ford = atWar({ armies: { orthanc: { 'isengard-elite': 1 }, 'fords-of-isen': { 'rohan-elite': 1 } } })
  const CITY = strike('osgiliath', 'pelargir')
  const FORD = strike('orthanc', 'fords-of-isen')

  ruleAllows(
    'siege.cityFirstRound',
    'TC-10: a hit with 6 in the first round, and with 5 from the second on',
    () => {
      expect(hits(city, ...CITY, dice(6, 5))).toEqual([[6, true], HIT])
      const second = after(city, ...CITY, dice(1, 1), FIGHT, FREE_FIGHT)
      expect(hits(second, dice(5, 5))).toEqual([HIT, HIT])
    },
  )

  ruleForbids('siege.cityFirstRound', 'TC-10: a hit with 5 in the first round, by the attacker', () => {
    expect(hits(city, ...CITY, dice(5, 5))).toEqual([MISS, HIT])
    expect(hits(ford, ...FORD, dice(5, 5))).toEqual([MISS, HIT])
  })

  ruleForbids('siege.cityFirstRound', 'OR-29: it also where the enemy has taken the City', () => {
    const taken = freeWar({
      captured: ['pelargir'],
      armies: { osgiliath: { 'gondor-regular': 1 }, pelargir: { 'sauron-elite': 1 } },
    })
    expect(hits(taken, ...freeStrike('osgiliath', 'pelargir'), dice(5, 5))).toEqual([MISS, HIT])
    const ruins = freeWar({
      armies: { 'minas-tirith': { 'gondor-regular': 1 }, osgiliath: { 'sauron-elite': 1 } },
    })
    expect(hits(ruins, ...freeStrike('minas-tirith', 'osgiliath'), dice(5, 5))).toEqual([MISS, HIT])
  })

  ruleAllows('siege.cityFirstRound', 'a Town to help nobody', () => {
    const town = atWar({ armies: { osgiliath: { 'sauron-regular': 1 }, lossarnach: { 'gondor-elite': 1 } } })
    expect(hits(town, ...strike('osgiliath', 'lossarnach'), dice(5, 5))).toEqual([HIT, HIT])
  })
})

/** Isengard before Helm's Deep. */
const deep = (attackers: object, defenders: object, spec: PositionSpec = {}): State =>
  atWar({ ...spec, armies: { ...spec.armies, 'fords-of-isen': attackers, 'helms-deep': defenders } })
const ASSAULT = strike('fords-of-isen', 'helms-deep')

describe('an attack on a Stronghold', () => {
  const state = deep({ 'isengard-regular': 2 }, { 'rohan-regular': 2 })
  const first = after(state, ...ASSAULT, ALL)

  ruleAllows('siege.choice', 'DP-6.10: the defender to choose before every round', () => {
    expect(asked(first)).toBe('free-peoples decide/withdraw')
    expect(offered(first)).toEqual([FREE_FIGHT, INSIDE])
    const second = after(first, FREE_FIGHT, ones(4), FIGHT, FREE_FIGHT)
    expect(asked(second)).toBe('free-peoples decide/withdraw')
    expect(offered(second)).toEqual([FREE_FIGHT, INSIDE])
  })

  ruleAllows('siege.choice', 'OR-29: the Shadow to choose, in a Stronghold it has captured', () => {
    const taken = freeWar({
      captured: ['helms-deep'],
      armies: { westemnet: { 'rohan-regular': 1 }, 'helms-deep': { 'isengard-regular': 1 } },
    })
    const begun = after(taken, ...freeStrike('westemnet', 'helms-deep'))
    expect(asked(begun)).toBe('shadow decide/withdraw')
    const inside = after(begun, shadow({ kind: 'withdraw' }), FREE_ALL)
    expect(garrison(inside, 'helms-deep')).toEqual({ 'isengard-regular': 1 })
    expect(captured(inside)).toEqual(['helms-deep'])
  })

  ruleForbids('siege.choice', 'it where there is no Stronghold, or by those who besiege one', () => {
    const city = atWar({ armies: { osgiliath: { 'sauron-regular': 1 }, pelargir: { 'gondor-regular': 1 } } })
    expect(asked(after(city, ...strike('osgiliath', 'pelargir')))).toBe('nature shadow combat die')
    const besiegers = freeWar({
      armies: { westemnet: { 'rohan-regular': 1 }, 'helms-deep': { 'isengard-regular': 1 } },
      besieged: { 'helms-deep': { 'rohan-regular': 1 } },
    })
    expect(asked(after(besiegers, ...freeStrike('westemnet', 'helms-deep')))).toBe(
      'nature free-peoples combat die',
    )
  })

  ruleAllows(
    'siege.fieldBattle',
    'TC-10: hits with 5 in every round, retreat, and as many rounds as one likes',
    () => {
      const lone = deep({ 'isengard-elite': 1 }, { 'rohan-elite': 1 })
      const outside = after(lone, ...ASSAULT, FREE_FIGHT)
      expect(hits(outside, dice(5, 5))).toEqual([HIT, HIT])
      const second = after(outside, ones(2), FIGHT, FREE_FIGHT, FREE_FIGHT)
      expect(hits(second, dice(5, 5))).toEqual([HIT, HIT])
      expect(offers(after(outside, ones(2), FIGHT), 'retreat', 'to')).toEqual(['westemnet'])
    },
  )

  ruleForbids('siege.fieldBattle', 'the walls to help those who fight outside', () => {
    const outside = after(first, FREE_FIGHT, dice(5, 5, 1, 1))
    expect(army(outside, 'helms-deep')).toEqual({})
    expect(garrison(outside, 'helms-deep')).toEqual({})
    expect(refused(first, freeRetreat('westemnet'))).toEqual(['battle.steps', 'turn.wholeAction'])
  })

  const company = { 'rohan-regular': 2, 'rohan-leader': 1, gimli: 1 }
  const shut = after(deep({ 'isengard-regular': 2 }, company), ...ASSAULT, ALL, INSIDE)

  ruleAllows(
    'siege.retreatInside',
    'DP-6.10, OR-38: all to go in, and the attacker to advance at once',
    () => {
      expect(garrison(shut, 'helms-deep')).toEqual(company)
      expect(army(shut, 'helms-deep')).toEqual({})
      expect(asked(shut)).toBe('shadow decide/party')
      expect(offered(shut)).toEqual([STAY, ALL, bring('isengard-regular', 1), bring('isengard-regular', 2)])
      expect(army(after(shut, bring('isengard-regular', 1)), 'helms-deep')).toEqual({ 'isengard-regular': 1 })
    },
  )

  ruleForbids('siege.retreatInside', 'OR-38: anybody of the Army to stay outside', () => {
    const leaves = free({ kind: 'bring', piece: 'gimli', number: 0 })
    expect(refused(shut, leaves)).toEqual(['turn.wholeAction'])
    const under = after(shut, ALL)
    expect(army(under, 'helms-deep')).toEqual({ 'isengard-regular': 2 })
    expect(garrison(under, 'helms-deep')).toEqual(company)
  })

  ruleAllows(
    'siege.retreatInside',
    'OR-38: somebody who never moves to go in with the others, and to come out',
    () => {
      const tower = { 'isengard-regular': 1, saruman: 1, nazgul: 1 }
      const state = freeWar({ armies: { 'fords-of-isen': { 'rohan-regular': 1 }, orthanc: tower } })
      const within = after(state, ...freeStrike('fords-of-isen', 'orthanc'), shadow({ kind: 'withdraw' }))
      expect(garrison(within, 'orthanc')).toEqual(tower)
      expect(army(after(within, free({ kind: 'pass' })), 'orthanc')).toEqual(tower)
    },
  )

  ruleAllows('siege.begins', 'the attacker who advances to end the battle and besiege', () => {
    const under = after(shut, ALL)
    expect(asked(under)).toBe('free-peoples decide/action')
    expect(eventsAs('SiegeBegan', shut, ALL).map(({ region }) => region)).toEqual(['helms-deep'])
    expect([captured(under), points(under, 'shadow')]).toEqual([[], 0])
  })

  ruleForbids(
    'siege.begins',
    'TC-12, OR-30: a siege if he does not advance: the garrison is outside again',
    () => {
      const ten = { 'rohan-regular': 7, 'rohan-elite': 3, 'rohan-leader': 1 }
      const second = after(
        deep({ 'isengard-regular': 2 }, ten),
        ...ASSAULT,
        ALL,
        FREE_FIGHT,
        ones(8),
        FIGHT,
        FREE_FIGHT,
        INSIDE,
      )
      const declined = after(second, STAY)
      expect(asked(declined)).toBe('free-peoples decide/action')
      expect(army(declined, 'helms-deep')).toEqual(ten)
      expect(garrison(declined, 'helms-deep')).toEqual({})
      expect(reinforcements(declined, 'free-peoples')).toMatchObject({ 'rohan-regular': 3, 'rohan-elite': 2 })
      expect([captured(declined), points(declined, 'shadow')]).toEqual([[], 0])
    },
  )

  const seven = { 'gondor-regular': 5, 'gondor-elite': 2, 'gondor-leader': 1 }
  const crowded = after(
    atWar({ armies: { osgiliath: { 'sauron-regular': 2 }, 'minas-tirith': seven } }),
    ...strike('osgiliath', 'minas-tirith'),
    ALL,
    INSIDE,
  )

  ruleAllows('siege.limit', 'TC-7: the owner to put two of seven units among his reinforcements', () => {
    const cut = after(crowded, ALL)
    expect(asked(cut)).toBe('free-peoples decide/excess')
    expect(offered(cut)).toEqual([freeRemove('gondor-regular'), freeRemove('gondor-elite')])
    const begun = after(cut, freeRemove('gondor-regular'), freeRemove('gondor-elite'))
    expect(garrison(begun, 'minas-tirith')).toEqual({
      'gondor-regular': 4,
      'gondor-elite': 1,
      'gondor-leader': 1,
    })
    expect(reinforcements(begun, 'free-peoples')).toMatchObject({ 'gondor-regular': 11, 'gondor-elite': 4 })
    expect(asked(begun)).toBe('free-peoples decide/action')
  })

  ruleForbids('siege.limit', 'TC-7: more than five units inside, or Leaders to go in their place', () => {
    const cut = after(crowded, ALL)
    expect(refused(cut, freeRemove('gondor-leader'))).toEqual(['pieces.leaderNoUnit'])
    expect(refused(cut, freeRemove('rohan-regular'))).toEqual(['pieces.armySize', 'siege.limit'])
    expect(asked(after(cut, freeRemove('gondor-elite')))).toBe('free-peoples decide/excess')
    const lords = { 'gondor-regular': 5, 'gondor-leader': 4, boromir: 1, aragorn: 1 }
    const led = atWar({ armies: { osgiliath: { 'sauron-regular': 1 }, 'minas-tirith': lords } })
    const begun = after(led, ...strike('osgiliath', 'minas-tirith'), INSIDE, ALL)
    expect(asked(begun)).toBe('free-peoples decide/action')
    expect(garrison(begun, 'minas-tirith')).toEqual(lords)
  })
})

describe('the end of a siege', () => {
  const held = (spec: PositionSpec = {}): State =>
    atWar({
      ...spec,
      armies: { 'helms-deep': { 'isengard-regular': 2 }, ...spec.armies },
      besieged: { 'helms-deep': { 'rohan-regular': 2, 'rohan-leader': 1 } },
    })
  const MARCH = [
    shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
    shadow({ kind: 'march', from: 'helms-deep', to: 'fords-of-isen' }),
  ]

  ruleAllows('siege.ends', 'the garrison to come out when the besiegers leave', () => {
    const left = after(held(), ...MARCH, ALL)
    expect(army(left, 'helms-deep')).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 })
    expect(garrison(left, 'helms-deep')).toEqual({})
  })

  ruleAllows(
    'siege.ends',
    'it to come out when they attack next door and advance, or are destroyed there',
    () => {
      const state = held({ armies: { westemnet: { 'rohan-regular': 2 } } })
      const inside = { 'rohan-regular': 2, 'rohan-leader': 1 }
      const won = after(state, ...strike('helms-deep', 'westemnet'), ALL, dice(6, 6, 1, 1), ALL)
      expect(army(won, 'helms-deep')).toEqual(inside)
      const lost = after(state, ...strike('helms-deep', 'westemnet'), ALL, dice(1, 1, 6, 6))
      expect(army(lost, 'helms-deep')).toEqual(inside)
      expect(captured(lost)).toEqual([])
      const part = [...strike('helms-deep', 'westemnet'), bring('isengard-regular', 1), dice(1, 6, 1)]
      expect(army(after(state, ...part), 'helms-deep')).toEqual({ 'isengard-regular': 1 })
      expect(garrison(after(state, ...part), 'helms-deep')).toEqual(inside)
    },
  )

  ruleForbids('siege.ends', 'an end while a unit of each side is there', () => {
    const some = after(held(), ...MARCH, bring('isengard-regular', 1))
    expect(army(some, 'helms-deep')).toEqual({ 'isengard-regular': 1 })
    expect(garrison(some, 'helms-deep')).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 })
  })

  ruleAllows('siege.noRetreat', 'the besiegers to go away', () => {
    const left = after(held(), ...MARCH, ALL)
    expect(army(left, 'fords-of-isen')).toEqual({ 'isengard-regular': 2 })
    expect(eventsAs('SiegeEnded', held(), ...MARCH, ALL).map(({ region }) => region)).toEqual(['helms-deep'])
  })

  const caught = freeWar({
    armies: { 'helms-deep': { 'isengard-regular': 2 }, edoras: { 'rohan-regular': 1 } },
    besieged: { 'helms-deep': { 'rohan-regular': 2, 'rohan-leader': 1 } },
  })
  const marching = after(caught, free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }))
  const away = free({ kind: 'march', from: 'helms-deep', to: 'westemnet' })

  ruleForbids('siege.noRetreat', 'OR-27: the besieged to move out', () => {
    expect([...new Set(offers(marching, 'march', 'from'))]).toEqual(['edoras'])
    expect(refused(marching, away)).toEqual(['siege.noRetreat'])
  })

  /** Minas Tirith besieged, with something outside. */
  const siege = (outside: PositionSpec['armies'], more: PositionSpec = {}): PositionSpec => ({
    besieged: { 'minas-tirith': { 'gondor-regular': 3, 'gondor-leader': 1 } },
    ...more,
    armies: { 'minas-tirith': { 'sauron-regular': 2 }, ...outside },
  })
  ruleForbids(
    'siege.besiegerRetreats',
    'a retreat to where the enemy is, or one out of the Stronghold',
    () => {
      const spec = siege({ osgiliath: { 'rohan-regular': 1 } })
      const pressed = after(
        war(spec.armies, spec),
        OUR_ATTACK,
        free({ kind: 'attack', from: 'minas-tirith', to: 'minas-tirith' }),
        free({ kind: 'bringAll' }),
        dice(1, 1, 1, 1, 1, 1),
        free({ kind: 'fight' }),
      )
      expect(offers(pressed, 'retreat', 'to')).toEqual(['druadan-forest'])
      expect(refused(pressed, shadow({ kind: 'retreat', to: 'osgiliath' }))).toEqual(['battle.retreat'])
      const stormed = after(
        dark(spec.armies, spec),
        THEIR_ATTACK,
        shadow({ kind: 'attack', from: 'minas-tirith', to: 'minas-tirith' }),
        ALL,
        dice(1, 1, 1, 1, 1, 1),
      )
      expect(asked(stormed)).toBe('free-peoples decide/action')
    },
  )

  ruleForbids('siege.reinforcing', 'an eleventh besieger, and relief by a plain move', () => {
    const more = { 'sauron-regular': 1, nazgul: 1 } as const
    const crowd = siege({ 'minas-tirith': { 'sauron-regular': 10 }, osgiliath: more, gorgoroth: more })
    const marching = after(dark(crowd.armies, crowd), THEIR_LED_MARCH)
    expect(refused(marching, shadow({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))).toEqual([
      'movement.stacking',
    ])
    const friends = siege({ osgiliath: { 'rohan-regular': 2 } })
    const coming = after(war(friends.armies, friends), OUR_MARCH)
    expect(refused(coming, free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
      'siege.relief',
    ])
    expect(garrison(coming, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
  })
})
