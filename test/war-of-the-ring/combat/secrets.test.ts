/** What nobody may know of a Combat card: whether a hand has one that serves, and which one is chosen. */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { after, asked, eventsAs, offered } from '../support/play'
import { hand } from '../support/read'
import { shadowAttacks } from './scenes'

const state = shadowAttacks({
  attackers: { 'sauron-regular': 3 },
  defenders: { 'gondor-regular': 3 },
  shadow: ['sh-strat-22', 'sh-char-05'],
  free: ['fp-strat-01', 'fp-char-05'],
})
const declared = after(
  state,
  { seat: 'shadow', kind: 'declareCard' },
  { seat: 'free-peoples', kind: 'declareCard' },
)
const committed = after(declared, { seat: 'shadow', kind: 'commit', card: 'sh-strat-22' })

const viewOf = (seen: State, viewer: 'free-peoples' | 'shadow' | 'spectator'): string =>
  JSON.stringify(warOfTheRing.view(seen, viewer))

describe('a card that is chosen', () => {
  it('is seen by its player only, until both are shown', () => {
    expect(viewOf(committed, 'shadow')).toContain('"chosen":["sh-strat-22",null]')
    expect(viewOf(committed, 'free-peoples')).toContain('"chosen":["hidden",null]')
    expect(viewOf(committed, 'free-peoples')).not.toMatch(/sh-(char|strat)/)
    expect(viewOf(committed, 'spectator')).not.toMatch(/(sh|fp)-(char|strat)/)
    const [event] = eventsAs('CombatCardChosen', declared, {
      seat: 'shadow',
      kind: 'commit',
      card: 'sh-strat-22',
    })
    expect(event?.only).toBe('shadow')
  })

  it('is saved and loaded as it is', () => {
    for (const one of [state, declared, committed])
      expect(mustRight(warOfTheRing.decode(warOfTheRing.encode(one)), 'decode')).toEqual(one)
  })
})

describe('being asked', () => {
  it('tells nothing about the hand: whoever holds a card is asked', () => {
    const useless = shadowAttacks({
      attackers: { 'sauron-regular': 3 },
      defenders: { 'gondor-regular': 3 },
      shadow: ['sh-char-05'],
    })
    expect(asked(useless)).toBe(asked(state))
    expect(offered(useless)).toEqual([{ seat: 'shadow', kind: 'pass' }])
  })
})

describe('a filled view', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('keeps what a declaration promises (%i)', (seed) => {
    for (const one of [declared, committed, after(state, { seat: 'shadow', kind: 'declareCard' })]) {
      const view = warOfTheRing.view(one, 'free-peoples')
      const filled = mustRight(warOfTheRing.sampler(view), 'sampler')(randomFrom(`${seed}`))
      expect(hand(filled, 'shadow')).toHaveLength(2)
      const shadow = warOfTheRing.legalActions(filled, 'shadow')
      if (one === declared) expect(shadow.length).toBeGreaterThan(0)
      expect(JSON.stringify(warOfTheRing.view(filled, 'free-peoples').state)).toBe(JSON.stringify(view.state))
    }
  })
})
