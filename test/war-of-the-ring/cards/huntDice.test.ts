/** Cards of the Shadow about action dice. */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, eventsAs, offered, refused, shadow } from '../support/play'
import { huntBox, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { diceFor, holding, placeOf, play } from './fellowshipScenes'
import { atWar } from '../support/scenes'

describe('sh-char-18 The Lidless Eye', () => {
  const card = 'sh-char-18'
  const turn = (die: 'character' | 'army' | 'muster' | 'event') => shadow({ kind: 'turnDie', die })
  const DONE = shadow({ kind: 'done' })
  const staring = (spec: PositionSpec = {}): State => after(holding(card, spec), play(card))

  ruleAllows('events.playing', 'with an Event or a Character result', () => {
    expect(diceFor(holding(card), card)).toEqual(['character', 'event'])
    expect(refused(holding(card), play(card, 'army'))).toEqual(['events.playing'])
  })

  it('up to three unused dice become Eyes in the Hunt box, not the one that pays', () => {
    const state = staring()
    expect(asked(state)).toBe('shadow decide/turning')
    expect(offered(state)).toEqual([turn('character'), turn('army'), turn('muster'), DONE])
    expect(refused(state, turn('event'))).toEqual(['turn.usedDice'])
    const one = after(state, turn('army'))
    expect([unused(one, 'shadow'), huntBox(one, 'shadow')]).toEqual([{ character: 1, muster: 1 }, 1])
    expect(offered(one)).toEqual([turn('character'), turn('muster'), DONE])
    expect(eventsAs('DieToHuntBox', state, turn('army'))).toEqual([
      { kind: 'DieToHuntBox', rule: 'events.overrides', side: 'shadow', die: 'eye', card },
    ])
  })

  it('three at most', () => {
    const dice = { 'free-peoples': ['event'], shadow: ['event', 'army', 'army', 'army', 'army'] } as const
    const state = after(staring({ dice }), turn('army'), turn('army'), turn('army'))
    expect([asked(state), huntBox(state, 'shadow')]).toEqual(['free-peoples decide/action', 3])
    expect(unused(state, 'shadow')).toEqual({ army: 1 })
  })

  it('or none', () => {
    const state = after(staring({ huntBox: { shadow: 1 } }), DONE)
    expect([huntBox(state, 'shadow'), asked(state)]).toEqual([1, 'free-peoples decide/action'])
    expect(placeOf(state, card)).toBe('played')
  })

  it('with its last die nothing is asked', () => {
    const dice = { 'free-peoples': ['event'], shadow: ['event'] } as const
    expect(asked(staring({ dice }))).toBe('free-peoples decide/action')
  })

  it('the last die turned ends it', () => {
    const dice = { 'free-peoples': ['event'], shadow: ['event', 'army'] } as const
    const state = after(staring({ dice }), turn('army'))
    expect([asked(state), huntBox(state, 'shadow')]).toEqual(['free-peoples decide/action', 1])
  })
})

describe('sh-strat-04 The Day Without Dawn', () => {
  const card = 'sh-strat-04'
  const war = atWar('sauron', 'isengard', 'southrons')
  const dark = (spec: PositionSpec = {}): State =>
    holding(card, {
      politics: war,
      dice: {
        'free-peoples': ['will-of-the-west', 'will-of-the-west', 'character'],
        shadow: ['army', 'event', 'muster', 'character'],
      },
      ...spec,
    })

  ruleAllows('events.playing', 'with an Event or an Army result', () => {
    expect(diceFor(dark(), card)).toEqual(['army', 'event'])
    expect(refused(dark(), play(card, 'character'))).toEqual(['events.playing'])
  })

  ruleForbids('events.requirement', 'all three Nations of the Shadow have to be at war', () => {
    for (const nation of ['sauron', 'isengard', 'southrons'] as const)
      expect(
        refused(dark({ politics: { ...war, [nation]: { steps: 1, active: true } } }), play(card)),
      ).toEqual(['events.requirement'])
  })

  it('every unused Will of the West is lost for the turn', () => {
    const state = after(dark(), play(card))
    expect(unused(state, 'free-peoples')).toEqual({ character: 1 })
    expect(eventsAs('DiceLost', dark(), play(card))).toEqual([
      {
        kind: 'DiceLost',
        rule: 'events.overrides',
        side: 'free-peoples',
        die: 'will-of-the-west',
        number: 2,
        card,
      },
    ])
    expect(huntBox(state, 'free-peoples')).toBe(0)
  })

  it('without one nothing is lost', () => {
    const dice = { 'free-peoples': ['character', 'event'], shadow: ['army', 'muster'] } as const
    const state = after(dark({ dice }), play(card, 'army'))
    expect(unused(state, 'free-peoples')).toEqual({ character: 1, event: 1 })
    expect(eventsAs('DiceLost', dark({ dice }), play(card, 'army'))).toEqual([])
  })

  it('it takes the last dice too, and the Shadow acts on', () => {
    const dice = { 'free-peoples': ['will-of-the-west'], shadow: ['army', 'muster'] } as const
    expect(asked(after(dark({ dice }), play(card, 'army')))).toBe('shadow decide/action')
  })
})
