/** Where Armies come to by a battle: whom their Companions wake there, and too many in one place. */
import { describe, expect } from 'vitest'
import { after, asked, dice, eventsAs, offers } from '../support/play'
import { army, captured, garrison, politics, reinforcements } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  FIGHT,
  FREE_ALL,
  freeRetreat,
  freeStrike,
  freeWar,
  INSIDE,
  ones,
  STAY,
  strike,
  atWar,
} from './battles'
import { ALL, ALL_AT_WAR } from '../support/scenes'

const SLEEPY = { ...ALL_AT_WAR, rohan: { steps: 3, active: false } }

describe('a Companion who comes to a City or Stronghold by a battle', () => {
  const pressed = (companion: 'meriadoc' | 'boromir') =>
    after(
      atWar({
        politics: SLEEPY,
        armies: {
          'druadan-forest': { 'sauron-regular': 1 },
          folde: { 'gondor-regular': 2, [companion]: 1 },
        },
      }),
      ...strike('druadan-forest', 'folde'),
    )
  const fled = (companion: 'meriadoc' | 'boromir', rolls: number, to: 'edoras' | 'eastemnet') =>
    after(pressed(companion), ones(rolls), FIGHT, freeRetreat(to))

  ruleAllows('politics.companion', 'OR-53: he wakes its Nation when he retreats there with an Army', () => {
    const state = fled('meriadoc', 4, 'edoras')
    expect(army(state, 'edoras')).toEqual({ 'gondor-regular': 2, meriadoc: 1 })
    expect(politics(state, 'rohan')).toBe('active, 3 steps')
    expect(asked(state)).toBe('shadow decide/party')
  })

  ruleForbids('politics.companion', 'OR-53: a retreat elsewhere, or of one who cannot, wakes nobody', () => {
    expect(politics(fled('meriadoc', 4, 'eastemnet'), 'rohan')).toBe('passive, 3 steps')
    expect(politics(fled('boromir', 5, 'edoras'), 'rohan')).toBe('passive, 3 steps')
  })

  ruleAllows('politics.companion', 'OR-53: he wakes it when he advances into what was regained', () => {
    // Wormtongue lets an Army of Isengard walk into Edoras without waking Rohan.
    const state = freeWar({
      politics: SLEEPY,
      captured: ['edoras'],
      characters: { saruman: 'orthanc' },
      onTable: { shadow: ['sh-char-22'] },
      armies: { folde: { 'gondor-regular': 2, meriadoc: 1 }, edoras: { 'isengard-regular': 1 } },
    })
    const won = after(state, ...freeStrike('folde', 'edoras'), FREE_ALL, dice(6, 1, 1, 1))
    expect([asked(won), politics(won, 'rohan')]).toEqual(['free-peoples decide/party', 'passive, 3 steps'])
    const come = after(won, FREE_ALL)
    expect(captured(come)).toEqual([])
    expect(politics(come, 'rohan')).toBe('active, 3 steps')
  })
})

describe('too many units in one place', () => {
  ruleAllows(['battle.retreat', 'armies.excess'], 'those of Iron Hills to fill Erebor up to ten', () => {
    const state = atWar({
      armies: {
        'east-rhun': { 'southrons-regular': 1 },
        'iron-hills': { 'dwarves-regular': 3, 'dwarves-elite': 1 },
        erebor: { 'dwarves-regular': 2, 'dwarves-elite': 3, 'north-regular': 2 },
      },
    })
    const fled = after(state, ...strike('east-rhun', 'iron-hills'), ones(5), FIGHT, freeRetreat('erebor'))
    const cut = after(fled, STAY)
    expect(asked(cut)).toBe('free-peoples decide/excess')
    expect(offers(cut, 'remove', 'piece')).toEqual(['dwarves-regular', 'dwarves-elite', 'north-regular'])
  })

  ruleAllows('armies.excess', 'units of one kind to be removed after a retreat', () => {
    const state = atWar({
      armies: {
        'north-ithilien': { 'sauron-regular': 1 },
        'dead-marshes': { 'gondor-regular': 6 },
        osgiliath: { 'gondor-regular': 6, 'gondor-leader': 1 },
      },
    })
    const attack = strike('north-ithilien', 'dead-marshes')
    const fled = after(state, ...attack, ones(6), FIGHT, freeRetreat('osgiliath'))
    const removed = { rule: 'armies.excess', piece: 'gondor-regular', region: 'osgiliath' }
    expect(eventsAs('Removed', fled, STAY)).toMatchObject([removed, removed])
    const cut = after(fled, STAY)
    expect(army(cut, 'osgiliath')).toEqual({ 'gondor-regular': 10, 'gondor-leader': 1 })
    expect(reinforcements(cut, 'free-peoples')).toMatchObject({ 'gondor-regular': 5 })
    expect(asked(cut)).toBe('free-peoples decide/action')
  })

  ruleAllows('siege.limit', 'a sixth unit of one kind to be removed', () => {
    const state = atWar({
      armies: { osgiliath: { 'sauron-regular': 2 }, 'minas-tirith': { 'gondor-regular': 6 } },
    })
    const inside = after(state, ...strike('osgiliath', 'minas-tirith'), ALL, INSIDE)
    expect(eventsAs('Removed', inside, ALL)).toMatchObject([
      { rule: 'siege.limit', piece: 'gondor-regular', region: 'minas-tirith' },
    ])
    const begun = after(inside, ALL)
    expect(garrison(begun, 'minas-tirith')).toEqual({ 'gondor-regular': 5 })
    expect(asked(begun)).toBe('free-peoples decide/action')
  })
})
