/** For those who do not want `Either`: the answer, or an error that says what is wrong. */
import * as E from 'fp-ts/lib/Either.js'
import { isObject } from './fields'

const wordsOf = (left: unknown): string => {
  if (!isObject(left)) return String(left)
  const { path, problem } = left
  if (typeof problem !== 'string') return JSON.stringify(left)
  return typeof path === 'string' && path !== '' ? `${path}: ${problem}` : problem
}

/**
 * What an `Either` holds if all went well. Otherwise it throws an error whose message says what is wrong, and
 * whose `cause` is the `Left`. It is the only function of the library that throws.
 *
 * @example
 * const state = orThrow(game.newGame({ seed: 'first' }))
 */
export const orThrow = <A>(either: E.Either<unknown, A>): A => {
  if (E.isRight(either)) return either.right
  throw new Error(wordsOf(either.left), { cause: either.left })
}
