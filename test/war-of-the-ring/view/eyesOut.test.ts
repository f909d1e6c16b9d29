/**
 * Positions with Eyes out of the game, which a card or Elven Rings take out of it (hunt.refill, chapter XII).
 */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec } from '../../../src/war-of-the-ring'
import { game, table } from '../twilight/scenes'

describe('a position with Eyes out of the game', () => {
  const problemOf = (spec: PositionSpec) => {
    const made = warOfTheRing.position(spec)
    return made._tag === 'Left' ? made.left.problem : 'none'
  }
  const eyes = (number: number) => ({ huntTiles: { removed: { 'standard-eye': number } } }) as const

  it('counts Challenge of the King as played, which takes two at most', () => {
    expect(problemOf(eyes(2))).toBe('none')
    expect(problemOf(eyes(3))).toMatch(/nothing has taken so many Eyes/)
    expect(problemOf({ ...eyes(1), hands: { 'free-peoples': ['fp-char-14'] } })).toMatch(/so many Eyes/)
  })

  it('leaves that card where it is if Galadriel can have cancelled them with Elven Rings', () => {
    const start = table({
      ...eyes(2),
      characters: { galadriel: 'lorien' },
      rings: { 'free-peoples': 1, shadow: 2 },
    })
    const { cards } = game.encode(start).table as unknown as { readonly cards: { readonly played: object } }
    expect(Object.values(cards.played).flat()).toEqual([])
  })
})
