/** How battles end (chapter VI): retreats, the end, the advance of the winner. */
import { describe, expect } from 'vitest'
import type { State, PositionSpec } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  factsOf,
  free,
  offered,
  offers,
  refused,
  shadow,
} from '../support/play'
import { army, politics, reinforcements, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  bring,
  CEASE,
  FIGHT,
  FREE_ALL,
  FREE_FIGHT,
  freeBring,
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
import { ALL, AT_WAR, dark, OUR_MARCH, THEIR_ATTACK, war } from '../support/scenes'
import { shadowAttacks, using } from '../combat/scenes'

/** A battle in the Dead Marshes, where nothing helps anybody. */
const marshes = (attackers: object, defenders: object, armies: object = {}): State =>
  atWar({ armies: { 'north-ithilien': attackers, 'dead-marshes': defenders, ...armies } })
const ATTACK = strike('north-ithilien', 'dead-marshes')
const ends = (state: State, ...moves: ReadonlyArray<Parameters<typeof after>[1]>) =>
  eventsAs('BattleEnded', state, ...moves).map(({ end }) => end)

describe('retreating', () => {
  const host = { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 }

  ruleAllows('battle.retreat', 'OR-26: the whole Army to go to one region next door', () => {
    const fled = after(
      marshes({ 'sauron-regular': 1 }, host),
      ...ATTACK,
      ones(6),
      FIGHT,
      freeRetreat('osgiliath'),
    )
    expect(army(fled, 'dead-marshes')).toEqual({})
    expect(army(fled, 'osgiliath')).toEqual(host)
    expect(asked(fled)).toBe('shadow decide/party')
  })

  ruleAllows('battle.retreat', 'OR-26: somebody of Level 0 to stay behind, alone and safe', () => {
    const state = freeWar({
      armies: {
        'fords-of-isen': { 'rohan-regular': 2 },
        orthanc: { 'isengard-regular': 2, 'isengard-elite': 1, saruman: 1, nazgul: 1 },
      },
    })
    const rolled = [shadow({ kind: 'fight' }), ones(2 + 3 + 3)]
    const round = after(state, ...freeStrike('fords-of-isen', 'orthanc'), FREE_ALL, ...rolled)
    const fled = after(round, FREE_FIGHT, shadow({ kind: 'retreat', to: 'gap-of-rohan' }))
    expect(army(fled, 'gap-of-rohan')).toEqual({ 'isengard-regular': 2, 'isengard-elite': 1, nazgul: 1 })
    expect(army(fled, 'orthanc')).toEqual({ saruman: 1 })
    expect(army(after(fled, FREE_ALL), 'orthanc')).toEqual({ 'rohan-regular': 2, saruman: 1 })
  })

  /** Osgiliath with enemies on most sides. */
  const surrounded = atWar({
    captured: ['pelargir', 'lossarnach'],
    armies: {
      'north-ithilien': { 'sauron-regular': 1 },
      osgiliath: { 'gondor-regular': 2 },
      lossarnach: { 'sauron-regular': 1 },
      'south-ithilien': { nazgul: 1 },
      'minas-tirith': { 'sauron-regular': 1 },
      'dead-marshes': { 'gondor-regular': 3 },
    },
    besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
  })
  const pressed = after(surrounded, ...strike('north-ithilien', 'osgiliath'), ones(3), FIGHT)

  ruleForbids('battle.retreat', 'a retreat to enemy units, to what the enemy holds, and farther off', () => {
    expect(offers(pressed, 'retreat', 'to')).toEqual([
      'druadan-forest',
      'dead-marshes',
      'south-ithilien',
      'west-harondor',
    ])
    for (const to of ['pelargir', 'lossarnach', 'minas-tirith', 'north-ithilien', 'umbar'] as const)
      expect(refused(pressed, freeRetreat(to))).toEqual(['battle.retreat'])
  })

  ruleForbids('battle.retreat', 'OR-2: besiegers to take in those who retreat', () => {
    const state = freeWar({
      armies: {
        lossarnach: { 'gondor-regular': 1 },
        'minas-tirith': { 'sauron-regular': 1 },
        osgiliath: { 'sauron-regular': 1 },
      },
      besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
    })
    const round = after(state, ...freeStrike('lossarnach', 'osgiliath'), ones(2), FREE_FIGHT)
    expect(offers(round, 'retreat', 'to')).not.toContain('minas-tirith')
    expect(offers(round, 'retreat', 'to')).toContain('north-ithilien')
  })

  ruleForbids('battle.retreat', 'a retreat where there is no such region: it is not even asked', () => {
    const state = freeWar({
      armies: { gorgoroth: { 'gondor-regular': 1 }, 'barad-dur': { 'sauron-regular': 1 } },
    })
    const round = after(state, ...freeStrike('gorgoroth', 'barad-dur'), FIGHT, ones(2), FREE_FIGHT)
    expect(asked(round)).toBe('shadow decide/withdraw')
  })

  ruleAllows(['battle.retreat', 'armies.excess'], 'too many to come, of whom the owner removes some', () => {
    const state = marshes(
      { 'sauron-regular': 1 },
      { 'gondor-regular': 5, 'gondor-elite': 1, 'gondor-leader': 1 },
      { osgiliath: { 'gondor-regular': 4, 'rohan-regular': 2 } },
    )
    const fled = after(state, ...ATTACK, ones(7), FIGHT, freeRetreat('osgiliath'))
    expect(asked(fled)).toBe('shadow decide/party')
    const cut = after(fled, STAY)
    expect(asked(cut)).toBe('free-peoples decide/excess')
    expect(offers(cut, 'remove', 'piece')).toEqual(['gondor-regular', 'gondor-elite', 'rohan-regular'])
    const left = after(cut, freeRemove('rohan-regular'), freeRemove('gondor-regular'))
    expect(army(left, 'osgiliath')).toEqual({
      'gondor-regular': 8,
      'gondor-elite': 1,
      'gondor-leader': 1,
      'rohan-regular': 1,
    })
    expect(reinforcements(left, 'free-peoples')).toMatchObject({ 'gondor-regular': 7, 'rohan-regular': 9 })
    expect(asked(left)).toBe('free-peoples decide/action')
  })

  ruleAllows(
    'battle.retreatBorders',
    'units not at war may retreat into a land that they may not enter',
    () => {
      const state = atWar({
        politics: { sauron: { steps: 0 }, north: { steps: 3 } },
        armies: { 'withered-heath': { 'sauron-regular': 1 }, dale: { 'north-regular': 2 } },
      })
      const pressing = after(state, ...strike('withered-heath', 'dale'), ones(3), FIGHT)
      expect(offers(pressing, 'retreat', 'to')).toContain('erebor')
      const fled = after(pressing, freeRetreat('erebor'), STAY)
      expect(army(fled, 'erebor')).toEqual({ 'north-regular': 2 })
      expect(politics(fled, 'north')).toBe('active, 2 steps')
      const moves = after(fled, free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }))
      expect(refused(moves, free({ kind: 'march', from: 'erebor', to: 'iron-hills' }))).toEqual([
        'movement.nation',
        'politics.retreat',
      ])
      expect(refused(moves, free({ kind: 'march', from: 'erebor', to: 'dale' }))).toEqual([])
    },
  )

  const castle = atWar({
    armies: { osgiliath: { 'sauron-elite': 2 }, 'minas-tirith': { 'gondor-regular': 3 } },
  })
  const begun = after(castle, ...strike('osgiliath', 'minas-tirith'), ALL)

  ruleAllows('battle.retreatBesieged', 'those beside their Stronghold to go in, before any round', () => {
    expect(offered(begun)).toEqual([FREE_FIGHT, INSIDE])
    const second = after(begun, FREE_FIGHT, ones(5), FIGHT, FREE_FIGHT)
    expect(asked(second)).toBe('free-peoples decide/withdraw')
    expect(offered(second)).toEqual([FREE_FIGHT, INSIDE])
  })

  ruleForbids('battle.retreatBesieged', 'the besieged to retreat, in any round', () => {
    const state = atWar({
      armies: { 'minas-tirith': { 'sauron-elite': 2 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 3 } },
    })
    const round = after(state, ...strike('minas-tirith'), ALL, ones(5))
    expect(asked(round)).toBe('shadow decide/extend')
    expect(refused(round, freeRetreat('lossarnach'))).toEqual(['battle.retreatBesieged', 'turn.wholeAction'])
    expect(asked(after(round, shadow({ kind: 'reduce', piece: 'sauron-elite' })))).toBe(
      'nature shadow combat die',
    )
  })

  ruleForbids('battle.retreatBorders', 'the same troops to march where they may retreat', () => {
    const spec: PositionSpec = {
      politics: { sauron: AT_WAR, north: { steps: 3 } },
      armies: { dale: { 'north-regular': 2 }, 'withered-heath': { 'sauron-regular': 1 } },
    }
    const marching = after(war(spec.armies, spec), OUR_MARCH)
    expect(refused(marching, free({ kind: 'march', from: 'dale', to: 'erebor' }))).toEqual([
      'movement.nation',
    ])
    const pressed = after(
      dark(spec.armies, spec),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'withered-heath', to: 'dale' }),
      dice(1, 1, 1),
      shadow({ kind: 'fight' }),
    )
    expect(refused(pressed, free({ kind: 'retreat', to: 'erebor' }))).toEqual([])
    expect(refused(pressed, free({ kind: 'retreat', to: 'withered-heath' }))).toEqual(['battle.retreat'])
  })
})

describe('the end of a battle', () => {
  const state = marshes({ 'sauron-regular': 2 }, { 'gondor-regular': 1 })

  ruleAllows('battle.end', 'an end by ceasing, by retreat, and by the loss of either Army or both', () => {
    expect(ends(state, ...ATTACK, ALL, ones(3), CEASE)).toEqual(['ceased'])
    expect(ends(state, ...ATTACK, ALL, ones(3), FIGHT, freeRetreat('osgiliath'))).toEqual(['retreated'])
    expect(ends(state, ...ATTACK, ALL, dice(6, 1, 1))).toEqual(['won'])
    expect(ends(state, ...ATTACK, bring('sauron-regular', 1), dice(1, 6))).toEqual(['lost'])
    expect(ends(state, ...ATTACK, bring('sauron-regular', 1), dice(6, 6))).toEqual(['both'])
  })

  ruleForbids('battle.end', 'anything more of a battle in which an Army has no units left', () => {
    for (const rolled of [dice(1, 6), dice(6, 6)]) {
      const over = after(state, ...ATTACK, bring('sauron-regular', 1), rolled)
      expect(asked(over)).toBe('free-peoples decide/action')
      expect(army(over, 'north-ithilien')).toEqual({ 'sauron-regular': 1 })
      expect(unused(over, 'shadow')).toEqual({ character: 1 })
    }
  })

  const won = freeWar({
    armies: {
      osgiliath: { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 },
      'north-ithilien': { 'sauron-regular': 1 },
    },
  })
  const CHARGE = freeStrike('osgiliath', 'north-ithilien')
  const victory = after(won, ...CHARGE, FREE_ALL, dice(6, 1, 1, 1, 1, 1))

  ruleAllows('battle.advance', 'DP-6.20, OR-42: none, some or all of the attackers to go in', () => {
    expect(asked(victory)).toBe('free-peoples decide/party')
    expect(offered(victory)).toEqual([
      free({ kind: 'pass' }),
      FREE_ALL,
      ...[1, 2].map((number) => freeBring('gondor-regular', number)),
      ...[0, 1].map((number) => freeBring('gondor-leader', number)),
      ...[0, 1].map((number) => freeBring('boromir', number)),
    ])
    const one = after(victory, freeBring('gondor-regular', 1))
    expect(offers(one, 'bring', 'piece')).toEqual(['gondor-leader', 'boromir'])
    const led = after(one, freeBring('gondor-leader', 0), freeBring('boromir', 1))
    expect(army(led, 'north-ithilien')).toEqual({ 'gondor-regular': 1, boromir: 1 })
    expect(army(led, 'osgiliath')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
    expect(army(after(victory, free({ kind: 'pass' })), 'north-ithilien')).toEqual({})
  })

  ruleAllows('battle.advance', 'OR-42: a Leader to stay with the rearguard when all others go', () => {
    const part = after(
      won,
      ...CHARGE,
      freeBring('gondor-regular', 1),
      freeBring('gondor-leader', 1),
      freeBring('boromir', 0),
    )
    const gone = after(part, dice(6, 1))
    expect(offered(gone)).toEqual([
      free({ kind: 'pass' }),
      FREE_ALL,
      ...[0, 1].map((number) => freeBring('gondor-leader', number)),
    ])
    const left = after(gone, freeBring('gondor-leader', 0))
    expect(army(left, 'osgiliath')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1, boromir: 1 })
  })

  ruleForbids('battle.advance', 'OR-42: Leaders to be left alone, or to go alone', () => {
    const all = after(victory, freeBring('gondor-regular', 2))
    expect(offers(all, 'bring', 'piece')).toEqual(['boromir'])
    const gone = after(all, freeBring('boromir', 0))
    expect(army(gone, 'north-ithilien')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 })
    expect(where(gone, 'boromir')).toBe('osgiliath')
    expect(refused(victory, freeBring('gondor-regular', 0))).toEqual(['battle.advance'])
    const stays = after(victory, freeBring('gondor-leader', 0))
    expect(refused(stays, freeBring('gondor-regular', 2))).toEqual(['battle.advance'])
    expect(refused(after(victory, freeBring('gondor-leader', 1)), freeBring('gondor-regular', 0))).toEqual([
      'battle.advance',
    ])
  })

  ruleForbids('battle.advance', 'OR-42: somebody of Level 0 to go', () => {
    const state = atWar({
      armies: { orthanc: { 'isengard-regular': 1, saruman: 1 }, 'fords-of-isen': { 'rohan-regular': 1 } },
    })
    const won2 = after(state, ...strike('orthanc', 'fords-of-isen'), dice(6, 1))
    expect(offered(won2)).toEqual([STAY, ALL])
    expect(army(after(won2, ALL), 'fords-of-isen')).toEqual({ 'isengard-regular': 1 })
    expect(where(after(won2, ALL), 'saruman')).toBe('orthanc')
  })

  const within = after(
    atWar({ armies: { osgiliath: { 'sauron-regular': 2 }, 'minas-tirith': { 'gondor-regular': 1 } } }),
    ...strike('osgiliath', 'minas-tirith'),
    ALL,
    INSIDE,
  )

  ruleAllows('battle.advanceSiege', 'a siege by advancing to a Stronghold with enemies inside', () => {
    expect(eventsAs('SiegeBegan', within, bring('sauron-regular', 1)).map(({ region }) => region)).toEqual([
      'minas-tirith',
    ])
  })

  ruleForbids('battle.advanceSiege', 'a siege without an advance', () => {
    expect(eventsAs('SiegeBegan', within, STAY)).toEqual([])
    expect(army(after(within, STAY), 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
  })
})

describe('Scouts', () => {
  ruleForbids('siege.choice', 'an Army to go inside where there is no Stronghold: where', () => {
    const state = shadowAttacks({
      attackers: { 'sauron-regular': 3 },
      defenders: { 'gondor-regular': 2 },
      free: ['fp-strat-05'],
    })
    const leaving = using(state, { 'free-peoples': 'fp-strat-05' })
    expect(refused(leaving, INSIDE)).toEqual(['siege.choice'])
    expect(factsOf(leaving, INSIDE, 'siege.choice')).toEqual({
      region: 'dead-marshes',
      because: 'there is no Stronghold here',
    })
  })
})
