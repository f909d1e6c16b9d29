/**
 * Bots are as strong as they should be: few games, with room for bad luck. docs/writing-a-bot.md has the
 * numbers of long runs.
 */
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { BOTS } from '../../src/bots'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { winsOf } from './support'
import { PROOF, thorough } from '../thorough'

const { battles: fords, cardGame: cards, confrontation: small, warOfTheRing: great } = BOTS

describe('greedy beats random', { timeout: 180_000 }, () => {
  it.each(['fellowship', 'sauron'] as const)('in The Confrontation as %s', (seat) => {
    const bots = { fellowship: small.random(), sauron: small.random(), [seat]: small.greedy() }
    expect(winsOf(confrontation, bots, seat, thorough(6, 20))).toBeGreaterThanOrEqual(thorough(5, 17))
  })

  it.runIf(PROOF).each([['frodo', 'aragorn'] as const, ['witch-king', 'saruman'] as const])(
    'in the Trilogy of the Card Game as %s and %s',
    (one, other) => {
      const [random, greedy] = [cards.random(), cards.greedy()]
      const all = { frodo: random, 'witch-king': random, aragorn: random, saruman: random }
      const bots = { ...all, [one]: greedy, [other]: greedy }
      expect(winsOf(cardGame, bots, one, 8)).toBeGreaterThanOrEqual(7)
    },
  )

  it.runIf(PROOF).each(['free-peoples', 'shadow'] as const)('in War of the Ring as %s', (seat) => {
    const bots = { 'free-peoples': great.random(), shadow: great.random(), [seat]: great.greedy() }
    expect(winsOf(warOfTheRing, bots, seat, 4)).toBeGreaterThanOrEqual(3)
  })
})

/** Of 24 games between random players the Shadow wins none; a greedy one wins 13 of them. */
describe.runIf(PROOF)('greedy beats random in Battles', { timeout: 180_000 }, () => {
  it.each([['free', 4, 5] as const, ['shadow', 2, 6] as const])('as %s', (seat, least, games) => {
    const bots = { free: fords.random(), shadow: fords.random(), [seat]: fords.greedy() }
    expect(winsOf(battles, bots, seat, games)).toBeGreaterThanOrEqual(least)
  })
})

describe.runIf(PROOF)('search', { timeout: 180_000 }, () => {
  it('wins most games against random in The Confrontation', () => {
    const search = small.search({ budget: { iterations: 12 }, worlds: 6, depth: 8 })
    const bots = { fellowship: search, sauron: small.random() }
    expect(winsOf(confrontation, bots, 'fellowship', 3)).toBeGreaterThanOrEqual(2)
  })
})
