/** The end of sieges by the sword (chapter VI): sorties and relief; and more besiegers. */
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
import { army, captured, garrison, points, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  bring,
  FREE_ALL,
  FREE_BEGIN,
  FREE_CEASE,
  FREE_FIGHT,
  freeAt,
  freeBring,
  freeStrike,
  ones,
  retreat,
  rolls,
  atWar,
} from './battles'
import { ALL_AT_WAR } from '../support/scenes'

const hits = (state: State, ...moves: ReadonlyArray<Move>) =>
  eventsAs('CombatDieRolled', state, ...moves).map(({ roll, hit }) => [roll, hit])
const HIT = [5, true]

/** Minas Tirith under siege. */
const siege = (besiegers: object, inside: object, spec: PositionSpec = {}): State =>
  atWar({
    ...spec,
    armies: { ...spec.armies, 'minas-tirith': besiegers },
    besieged: { 'minas-tirith': inside },
  })
const SORTIE = freeStrike('minas-tirith')
const FREE = { acting: 'free-peoples' } as const

describe('a sortie', () => {
  const state = siege({ 'sauron-regular': 2 }, { 'gondor-regular': 3, 'gondor-leader': 1 }, FREE)

  ruleAllows(
    'siege.sortie',
    'the besieged to attack in the field, both hitting with 5 in every round',
    () => {
      const lone = siege({ 'sauron-elite': 1 }, { 'gondor-elite': 1 }, FREE)
      expect(eventsAs('BattleBegan', lone, ...SORTIE).map(({ battle }) => battle)).toEqual(['sortie'])
      expect(hits(lone, ...SORTIE, dice(5, 5))).toEqual([HIT, HIT])
      const second = after(lone, ...SORTIE, ones(2), FREE_FIGHT, { seat: 'shadow', kind: 'fight' })
      expect(hits(second, dice(5, 5))).toEqual([HIT, HIT])
      expect(
        politics(
          after(
            siege(
              { 'southrons-regular': 1 },
              { 'gondor-regular': 1 },
              { ...FREE, politics: { ...ALL_AT_WAR, southrons: { steps: 2 } } },
            ),
            ...SORTIE,
          ),
          'southrons',
        ),
      ).toBe('active, 1 step')
    },
  )

  ruleForbids('siege.sortie', 'them to attack anybody else, or to cease before the first round', () => {
    const near = siege(
      { 'sauron-regular': 1 },
      { 'gondor-regular': 1 },
      { ...FREE, armies: { osgiliath: { 'sauron-regular': 1 } } },
    )
    expect(refused(after(near, FREE_BEGIN), freeAt('minas-tirith', 'osgiliath'))).toEqual([
      'siege.sortie',
      'siege.sortieStays',
    ])
    expect(asked(after(state, ...SORTIE, FREE_ALL))).toBe('nature free-peoples combat die')
  })

  ruleAllows('siege.sortieCeases', 'DP-6.17: it to be inside again after ceasing', () => {
    const round = after(state, ...SORTIE, FREE_ALL, ones(6))
    expect(asked(round)).toBe('free-peoples decide/cease')
    const over = after(round, FREE_CEASE)
    expect(garrison(over, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
    expect(army(over, 'minas-tirith')).toEqual({ 'sauron-regular': 2 })
  })

  ruleForbids('siege.sortieCeases', 'anybody of it to stay outside', () => {
    const part = after(
      state,
      ...SORTIE,
      freeBring('gondor-regular', 1),
      freeBring('gondor-leader', 1),
      ones(4),
      FREE_CEASE,
    )
    expect(garrison(part, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
    expect(asked(part)).toBe('shadow decide/action')
  })

  ruleAllows('siege.besiegerRetreats', 'DP-6.18: to a region next door, which ends the siege', () => {
    const pressed = after(state, ...SORTIE, FREE_ALL, ones(6), FREE_FIGHT)
    expect(asked(pressed)).toBe('shadow decide/retreat')
    expect(offers(pressed, 'retreat', 'to')).toEqual(['druadan-forest', 'osgiliath'])
    const fled = after(pressed, retreat('osgiliath'))
    expect(army(fled, 'osgiliath')).toEqual({ 'sauron-regular': 2 })
    expect(army(fled, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
    expect(asked(fled)).toBe('shadow decide/action')
  })

  ruleAllows('siege.sortieStays', 'TC-13: it to stand in the field of its region when it has won', () => {
    const won = after(state, ...SORTIE, FREE_ALL, dice(5, 5, 1, 1, 1, 1))
    expect(army(won, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
    expect(garrison(won, 'minas-tirith')).toEqual({})
  })

  ruleForbids('siege.sortieStays', 'TC-13: it to go farther', () => {
    const won = after(state, ...SORTIE, FREE_ALL, dice(5, 5, 1, 1, 1, 1))
    expect(asked(won)).toBe('shadow decide/action')
    expect(refused(won, FREE_ALL)).toEqual(['turn.actions'])
  })

  const small = siege({ 'sauron-regular': 2 }, { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 }, FREE)

  ruleAllows('siege.ends', 'OR-32: a lost sortie without rearguard to lose the Stronghold', () => {
    const lost = after(small, ...SORTIE, freeBring('gondor-regular', 2), dice(1, 1, 1, 5, 5, 1, 1))
    expect([captured(lost), points(lost, 'shadow')]).toEqual([['minas-tirith'], 2])
    expect([army(lost, 'minas-tirith'), garrison(lost, 'minas-tirith')]).toEqual([
      { 'sauron-regular': 2 },
      {},
    ])
    expect(where(lost, 'boromir')).toBe('eliminated')
  })

  ruleForbids('siege.ends', 'OR-32, OR-33: a lost sortie to end a siege while a rearguard holds out', () => {
    const part = [
      ...SORTIE,
      freeBring('gondor-regular', 1),
      freeBring('gondor-leader', 0),
      freeBring('boromir', 1),
    ]
    const lost = after(small, ...part, dice(1, 1, 5, 1, 1))
    expect(garrison(lost, 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
    expect(army(lost, 'minas-tirith')).toEqual({ 'sauron-regular': 2 })
    expect([captured(lost), where(lost, 'boromir')]).toEqual([[], 'eliminated'])
  })

  ruleAllows('siege.ends', 'OR-32: a sortie in which all fall to leave the Stronghold to its side', () => {
    const wiped = after(small, ...SORTIE, FREE_ALL, dice(5, 5, 1, 5, 5, 1))
    expect([army(wiped, 'minas-tirith'), garrison(wiped, 'minas-tirith')]).toEqual([{}, {}])
    expect(captured(wiped)).toEqual([])
    const rear = siege({ 'sauron-regular': 1 }, { 'gondor-regular': 2 }, FREE)
    const half = after(rear, ...SORTIE, freeBring('gondor-regular', 1), dice(5, 5))
    expect(army(half, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(garrison(half, 'minas-tirith')).toEqual({})
  })
})

describe('relief and more besiegers', () => {
  const relief = (reliever: number, inside: number): State =>
    siege(
      { 'sauron-regular': 1 },
      { 'gondor-regular': inside, 'gondor-leader': 1 },
      { ...FREE, armies: { lossarnach: { 'rohan-regular': reliever } } },
    )
  const RELIEVE = freeStrike('lossarnach', 'minas-tirith')

  ruleAllows('siege.relief', 'TC-10: an ordinary attack on the besiegers, both hitting with 5', () => {
    const lone = siege(
      { 'sauron-elite': 1 },
      { 'gondor-regular': 1 },
      { ...FREE, armies: { lossarnach: { 'rohan-elite': 1 } } },
    )
    expect(eventsAs('BattleBegan', lone, ...RELIEVE).map(({ battle }) => battle)).toEqual(['relief'])
    expect(hits(lone, ...RELIEVE, dice(5, 5))).toEqual([HIT, HIT])
    const pressed = after(lone, ...RELIEVE, ones(2), FREE_FIGHT)
    expect(offers(pressed, 'retreat', 'to')).toEqual(['druadan-forest', 'osgiliath'])
    const freed = after(pressed, retreat('osgiliath'))
    expect(army(freed, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(asked(freed)).toBe('free-peoples decide/party')
  })

  ruleAllows('siege.relief', 'TC-14, DP-6.20: six of eight to come in beside a garrison of four', () => {
    const won = after(relief(8, 4), ...RELIEVE, FREE_ALL, dice(5, 1, 1, 1, 1, 1))
    expect(army(won, 'minas-tirith')).toEqual({ 'gondor-regular': 4, 'gondor-leader': 1 })
    expect(offered(won)).toEqual([
      free({ kind: 'pass' }),
      ...[1, 2, 3, 4, 5, 6].map((number) => freeBring('rohan-regular', number)),
    ])
    const came = after(won, freeBring('rohan-regular', 6))
    expect(army(came, 'minas-tirith')).toEqual({
      'gondor-regular': 4,
      'gondor-leader': 1,
      'rohan-regular': 6,
    })
    expect(army(came, 'lossarnach')).toEqual({ 'rohan-regular': 2 })
  })

  ruleForbids('siege.relief', 'TC-14: a seventh', () => {
    const won = after(relief(8, 4), ...RELIEVE, FREE_ALL, dice(5, 1, 1, 1, 1, 1))
    expect(refused(won, freeBring('rohan-regular', 7))).toEqual(['movement.stacking'])
    expect(refused(won, FREE_ALL)).toEqual(['movement.stacking'])
  })

  ruleForbids('siege.relief', 'help from inside, and coming in as long as besiegers are there', () => {
    const round = [...RELIEVE, FREE_ALL, ones(3)]
    expect(rolls('free-peoples', false, relief(2, 4), ...round)).toEqual([1, 1])
    expect(rolls('free-peoples', true, relief(2, 4), ...round)).toEqual([])
    const over = after(relief(2, 4), ...round, FREE_CEASE)
    expect(asked(over)).toBe('shadow decide/action')
    expect(army(over, 'lossarnach')).toEqual({ 'rohan-regular': 2 })
    const marching = after(relief(2, 4), free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }))
    expect(refused(marching, free({ kind: 'march', from: 'lossarnach', to: 'minas-tirith' }))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
      'siege.relief',
    ])
  })

  ruleAllows('siege.reinforcing', 'troops move to the besiegers, up to ten', () => {
    const state = siege(
      { 'sauron-regular': 9 },
      { 'gondor-regular': 1 },
      { armies: { osgiliath: { 'sauron-regular': 2 } } },
    )
    const move = [
      shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
      shadow({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
    ]
    const joined = after(state, ...move, bring('sauron-regular', 1), shadow({ kind: 'done' }))
    expect(army(joined, 'minas-tirith')).toEqual({ 'sauron-regular': 10 })
    expect(garrison(joined, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(eventsAs('BattleBegan', state, ...move, bring('sauron-regular', 1))).toEqual([])
  })
})
