/**
 * Law 5 for War of the Ring: nobody learns from views, prompts, legal actions or events which cards his
 * opponent holds, has left or has discarded; and a view is filled with any of them equally often.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type PositionSpec } from '../../../src/war-of-the-ring'
import { conformance, SECRETS } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { told } from './board'
import { ANSWERS, statesByQuestion } from './questions'
import { SUBJECT } from './subject'
import { thorough } from '../../thorough'

conformance(SUBJECT, SECRETS)

describe('at every question', { timeout: 120_000 }, () => {
  const states = statesByQuestion(thorough(2, 4))
  const laws = SECRETS.filter(({ over }) => over === 'some')
  const naturals = [0]

  it.each(Object.keys(ANSWERS))('%s nobody sees what he may not know', (question) => {
    const asked = states.get(question) ?? []
    expect(asked.length).toBeGreaterThan(0)
    for (const state of asked)
      for (const law of laws)
        law.holds(SUBJECT, {
          play: { setting: { chance: 'seeded' }, seed: question, naturals },
          config: state.config,
          states: [state],
          actions: [],
          events: [],
        })
  })
})

const HELD: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-01', 'fp-strat-24'],
    shadow: ['sh-char-05', 'sh-strat-07', 'sh-strat-08'],
  },
  discards: { 'free-peoples': ['fp-char-02'], shadow: ['sh-char-06'] },
}
const state = mustRight(warOfTheRing.position(HELD), 'position')

describe('a view', () => {
  it.each([
    ['free-peoples', /sh-(char|strat)/, /fp-char-01/],
    ['shadow', /fp-(char|strat)/, /sh-char-05/],
  ] as const)('of the %s names no card of the opponent, but all of one’s own', (viewer, theirs, mine) => {
    const text = JSON.stringify(warOfTheRing.view(state, viewer))
    expect(text).not.toMatch(theirs)
    expect(text).toMatch(mine)
  })

  it('of a spectator names no card and no seed', () => {
    expect(JSON.stringify(warOfTheRing.view(state, 'spectator'))).not.toMatch(/(fp|sh)-(char|strat)|position/)
  })

  it('tells how many cards of each back are in a deck, in a hand and discarded', () => {
    const { cards } = (
      warOfTheRing.view(state, 'free-peoples').state as unknown as { table: { cards: object } }
    ).table
    expect(cards).toMatchObject({
      decks: { 'shadow-character': { hidden: 22 }, 'shadow-strategy': { hidden: 22 } },
      hands: { 'shadow-character': { hidden: 1 }, 'shadow-strategy': { hidden: 2 } },
      discards: { 'shadow-character': { hidden: 1 }, 'shadow-strategy': { hidden: 0 } },
    })
  })
})

const DEALS = thorough(400, 1200)

describe('a filled view', () => {
  const view = warOfTheRing.view(state, 'free-peoples')
  const filled = Array.from({ length: DEALS }, (_, seed) =>
    told(mustRight(warOfTheRing.determinize(view, randomFrom(`${seed}`)), 'determinize')),
  )
  const places = ['decks', 'hands', 'discards'] as const

  it('deals every card to hand and discards about equally often', () => {
    for (const [place, number] of [
      ['hands', 1],
      ['discards', 1],
    ] as const) {
      const counts = new Map<string, number>()
      for (const { table } of filled)
        for (const card of table.cards[place]['shadow-character'] ?? [])
          counts.set(card, (counts.get(card) ?? 0) + 1)
      const expected = (filled.length * number) / 24
      expect(counts.size).toBe(24)
      // Within 4.5 standard deviations of a fair deal.
      for (const count of counts.values())
        expect(Math.abs(count - expected)).toBeLessThan(4.5 * Math.sqrt(expected))
    }
  })

  it('deals pairs without any bias: both cards of a hand differ, and come in all combinations', () => {
    const pairs = new Set(filled.map(({ table }) => (table.cards.hands['shadow-strategy'] ?? []).join()))
    // 276 pairs: of 1200 deals about four are missing on average, of 400 sixty-five.
    expect(pairs.size).toBeGreaterThan(thorough(190, 255))
    expect([...pairs].every((pair) => new Set(pair.split(',')).size === 2)).toBe(true)
  })

  it('leaves the cards of the viewer where they are, and every card in one place', () => {
    const { cards } = told(state).table
    for (const { table } of filled.slice(0, 50)) {
      for (const place of places)
        for (const deck of ['free-peoples-character', 'free-peoples-strategy'])
          expect(table.cards[place][deck]).toEqual(cards[place][deck])
      const all = places.flatMap((place) => Object.values(table.cards[place]).flat())
      expect(new Set(all).size).toBe(96)
    }
  })
})
