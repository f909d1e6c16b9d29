/** The one function that throws: it says what is wrong. */
import { left, right } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { confrontation } from '../../src'
import { orThrow } from '../../src/kernel'

it('gives what is right, and says of what is wrong where and what', () => {
  expect(orThrow(right(1))).toBe(1)
  expect(() => orThrow(confrontation.newGame({ seed: 'x', games: 3 as never }))).toThrow(/^games: .+/)
  expect(() => orThrow(left('no'))).toThrow('no')
  expect(() => orThrow(left({ _tag: 'GameOver' }))).toThrow('{"_tag":"GameOver"}')
  const wrong = { _tag: 'Malformed', path: '', problem: 'it cannot be read' }
  expect(() => orThrow(left(wrong))).toThrow(
    expect.objectContaining({ message: wrong.problem, cause: wrong }),
  )
})
