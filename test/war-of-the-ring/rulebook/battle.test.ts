/** The rounds of a battle (chapter VI): steps, rolls, forfeited Leadership, ceasing. */
import { describe, expect } from 'vitest'
import type { State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, named, offered, refused } from '../support/play'
import { army } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  CEASE,
  FIGHT,
  FREE_CEASE,
  FREE_FIGHT,
  freeLose,
  freeRetreat,
  lose,
  ones,
  rolls,
  strike,
  atWar,
} from './battles'
import { ALL } from '../support/scenes'

/** A battle in the Dead Marshes, where nothing helps anybody. */
const marshes = (attackers: object, defenders: object, armies: object = {}): State =>
  atWar({ armies: { 'north-ithilien': attackers, 'dead-marshes': defenders, ...armies } })
const ATTACK = strike('north-ithilien', 'dead-marshes')

describe('the steps of a round', () => {
  const both = marshes(
    { 'sauron-regular': 2, 'southrons-regular': 1, nazgul: 1 },
    { 'gondor-regular': 1, 'rohan-regular': 1, 'gondor-leader': 1 },
  )
  const evil = (roll: number) => named('shadow combat die', roll)
  const good = (roll: number) => named('free-peoples combat die', roll)
  const round = [...ATTACK, ALL, dice(evil(1), evil(1), evil(1), good(1), good(5), evil(6), good(2))]

  ruleAllows('battle.steps', 'both Combat rolls, both re-rolls, both losses, then the question', () => {
    const order = eventsAs('CombatDieRolled', both, ...round).map(({ side, again }) => [side, again])
    expect(order).toEqual([
      ...Array.from({ length: 3 }, () => ['shadow', false]),
      ...Array.from({ length: 2 }, () => ['free-peoples', false]),
      ['shadow', true],
      ['free-peoples', true],
    ])
    const hit = after(both, ...round)
    expect(asked(hit)).toBe('shadow decide/casualties')
    const answered = after(hit, lose('sauron-regular'))
    expect(asked(answered)).toBe('free-peoples decide/casualties')
    expect(asked(after(answered, freeLose('rohan-regular')))).toBe('shadow decide/cease')
  })

  ruleForbids('battle.steps', 'a later step before the one at hand is finished', () => {
    const hit = after(both, ...round)
    expect(refused(hit, CEASE)).toEqual(['battle.steps', 'turn.wholeAction'])
    expect(refused(hit, freeLose('gondor-regular'))).toEqual(['battle.steps', 'turn.wholeAction'])
    expect(refused(hit, freeRetreat('osgiliath'))).toEqual(['battle.steps', 'turn.wholeAction'])
  })

  ruleAllows('battle.simultaneous', 'those who are destroyed to hit back, the attacker losing first', () => {
    const events = eventsAs(
      'Lost',
      marshes({ 'sauron-regular': 2 }, { 'gondor-regular': 2 }),
      ...ATTACK,
      ALL,
      dice(6, 6, 6, 6),
    )
    expect(events.map(({ piece, number }) => [piece, number])).toEqual([
      ['sauron-regular', 2],
      ['gondor-regular', 2],
    ])
  })

  ruleForbids('battle.simultaneous', 'the defender to settle his losses before the attacker', () => {
    const hit = after(both, ...round)
    expect(offered(hit).map(({ seat }) => seat)).toEqual(['shadow', 'shadow'])
    expect(army(hit, 'dead-marshes')).toEqual({ 'gondor-regular': 1, 'rohan-regular': 1, 'gondor-leader': 1 })
  })
})

describe('the rolls', () => {
  const state = marshes({ 'sauron-regular': 3 }, { 'gondor-regular': 3 })

  ruleAllows('battle.combatRoll', 'a hit with 5 and with 6, on either side', () => {
    const next = after(state, ...ATTACK, ALL, dice(5, 6, 1, 5, 1, 1))
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 1 })
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  ruleForbids('battle.combatRoll', 'a hit with 4 or less', () => {
    const next = after(state, ...ATTACK, ALL, dice(4, 3, 2, 4, 4, 1))
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 3 })
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 3 })
  })

  const led = marshes({ 'sauron-regular': 10 }, { 'gondor-regular': 5, 'gondor-leader': 3 })

  ruleAllows(
    'battle.leaderReroll',
    'EX-8, OR-25: the two failed dice of five again, unasked, four hits',
    () => {
      const moves = [...ATTACK, ALL, dice(1, 1, 1, 1, 1, 1, 3, 5, 5, 6, 6, 2)]
      expect(rolls('free-peoples', true, led, ...moves)).toEqual([6, 2])
      expect(army(after(led, ...moves), 'north-ithilien')).toEqual({ 'sauron-regular': 6 })
    },
  )

  ruleForbids(
    'battle.leaderReroll',
    'more than the Leadership, or a die that has hit, or a third roll',
    () => {
      const all = [...ATTACK, ALL, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2)]
      expect(rolls('free-peoples', true, led, ...all)).toEqual([2, 2, 2])
      const none = [...ATTACK, ALL, dice(1, 1, 1, 1, 1, 5, 5, 5, 5, 5)]
      expect(rolls('free-peoples', true, led, ...none)).toEqual([])
    },
  )

  const rider = marshes(
    { 'sauron-regular': 2, nazgul: 1, 'witch-king': 1 },
    { 'gondor-regular': 2, 'gandalf-the-white': 1 },
  )

  ruleAllows('battle.forfeit', 'DP-6.11: Gandalf to give up his Leadership, as the battle begins', () => {
    const begun = after(rider, ...ATTACK, ALL)
    expect(asked(begun)).toBe('free-peoples decide/silence')
    expect(offered(begun)).toEqual([free({ kind: 'pass' }), free({ kind: 'silence' })])
    expect(rolls('shadow', true, begun, free({ kind: 'silence' }), ones(4))).toEqual([])
    const fought = after(begun, free({ kind: 'pass' }), dice(1, 1, 1, 1, 2, 2, 3))
    expect(rolls('shadow', true, begun, free({ kind: 'pass' }), dice(1, 1, 1, 1, 2, 2, 3))).toEqual([2, 2])
    expect(asked(after(fought, FIGHT, FREE_FIGHT))).toBe('nature shadow combat die')
  })

  ruleForbids('battle.forfeit', 'him to lead all the same', () => {
    const silenced = [...ATTACK, ALL, free({ kind: 'silence' }), ones(4)]
    expect(rolls('free-peoples', true, rider, ...silenced)).toEqual([])
    const second = after(rider, ...silenced)
    expect(rolls('free-peoples', true, second, FIGHT, FREE_FIGHT, ones(4))).toEqual([])
    const kept = [...ATTACK, ALL, free({ kind: 'pass' }), dice(1, 1, 1, 1, 2, 2, 3)]
    expect(rolls('free-peoples', true, rider, ...kept)).toEqual([3])
    expect(
      asked(
        after(marshes({ 'sauron-regular': 1 }, { 'gondor-regular': 1, 'gandalf-the-white': 1 }), ...ATTACK),
      ),
    ).toBe('nature shadow combat die')
  })
})

describe('ceasing', () => {
  const state = marshes({ 'sauron-regular': 2 }, { 'gondor-regular': 2 })
  const round = after(state, ...ATTACK, ALL, ones(4))

  ruleAllows('battle.cease', 'DP-6.17: the attacker to stop after a round, and all to stay', () => {
    expect(offered(round)).toEqual([CEASE, FIGHT])
    const over = after(round, CEASE)
    expect(army(over, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
    expect(army(over, 'dead-marshes')).toEqual({ 'gondor-regular': 2 })
    expect(asked(over)).toBe('free-peoples decide/action')
    expect(asked(after(round, FIGHT, FREE_FIGHT, ones(4)))).toBe('shadow decide/cease')
  })

  ruleForbids('battle.cease', 'him to stop before the first round, and the defender to stop at all', () => {
    const castle = atWar({
      armies: { osgiliath: { 'sauron-regular': 1 }, 'minas-tirith': { 'gondor-regular': 1 } },
    })
    const declared = after(castle, ...strike('osgiliath', 'minas-tirith'))
    expect(asked(declared)).toBe('free-peoples decide/withdraw')
    expect(refused(declared, CEASE)).toEqual(['battle.steps', 'turn.wholeAction'])
    expect(refused(round, FREE_CEASE)).toEqual(['battle.cease', 'turn.wholeAction'])
  })

  ruleAllows('battle.retreatChoice', 'DP-6.18: the defender to retreat if the attacker goes on', () => {
    const goesOn = after(round, FIGHT)
    expect(asked(goesOn)).toBe('free-peoples decide/retreat')
    expect(offered(goesOn)).toEqual([
      FREE_FIGHT,
      ...(['druadan-forest', 'eastern-emyn-muil', 'osgiliath', 'western-emyn-muil'] as const).map(
        freeRetreat,
      ),
    ])
    expect(asked(after(goesOn, FREE_FIGHT))).toBe('nature shadow combat die')
  })

  ruleForbids('battle.retreatChoice', 'him to retreat before, or from an attack that has ceased', () => {
    expect(refused(round, freeRetreat('osgiliath'))).toEqual(['battle.steps', 'turn.wholeAction'])
    expect(refused(after(round, CEASE), freeRetreat('osgiliath'))).toEqual(['battle.steps'])
  })
})
