/** Slips of the pen: how far two spellings are apart, and what may have been meant. */
import { describe, expect, it } from 'vitest'
import { nearest, slips } from '../../src/kernel'
import { didYouMean } from '../../src/kernel/near'

describe('slips', () => {
  it.each([
    ['lorien', 'lorien', 0],
    ['lorein', 'lorien', 1],
    ['lorin', 'lorien', 1],
    ['lorrien', 'lorien', 1],
    ['larien', 'lorien', 1],
    ['olrein', 'lorien', 2],
    ['', 'ab', 2],
    ['moria', 'lorien', 3],
    ['shire', 'rohan', 4],
  ])('from %s to %s there are %i, or one more than are asked for', (one, other, away) => {
    expect(slips(one, other, 3)).toBe(away)
    expect(slips(other, one, 3)).toBe(away)
  })
})

describe('what comes near', () => {
  const NAMES = ['lorien', 'moria', 'morannon', 'minas-tirith']
  it('is told the nearest first, one slip for every three letters', () => {
    expect(didYouMean(NAMES, 'morian')).toBe('; did you mean moria or lorien?')
    expect(didYouMean(NAMES, 'minas-tirit')).toBe('; did you mean minas-tirith?')
    expect(didYouMean(NAMES, 'minas')).toBe('; did you mean minas-tirith?')
    expect(didYouMean(NAMES, 'mo')).toBe('')
    expect(didYouMean(NAMES, 7)).toBe('')
  })
  it('is three at most, each once', () => {
    const near = nearest(
      ['rohan', 'rohas', 'rohat', 'rohal', 'rohan'].map((one) => [one, one] as const),
      'rohax',
    )
    expect(near).toEqual(['rohan', 'rohas', 'rohat'])
  })
})
