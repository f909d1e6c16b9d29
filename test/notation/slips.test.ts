/** How far two spellings are apart. */
import { expect, it } from 'vitest'
import { slips } from '../../src/notation/names'

it.each([
  ['lorien', 'lorien', 3, 0],
  ['lorein', 'lorien', 3, 1],
  ['loren', 'lorien', 3, 1],
  ['lorrien', 'lorien', 3, 1],
  ['lodien', 'lorien', 3, 1],
  ['rohan', 'lorien', 2, 3],
  ['a', 'lorien', 2, 3],
] as const)('%s and %s: at most %i, so %i', (one, other, most, away) => {
  expect(slips(one, other, most)).toBe(away)
  expect(slips(other, one, most)).toBe(away)
})
