/**
 * Small tools of the laws: assertions that cost nothing while they hold, deep equality, freezing.
 */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'

/** Throws what the sentence says unless it holds. */
export const must: (held: boolean, says: () => string) => asserts held = (held, says) => {
  if (!held) throw new Error(says())
}

/** A value in one short line, for messages. */
export const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 600 ? `${text.slice(0, 600)}...` : text
}

/** Deep equality, prototypes included. */
export const mustEqual = (actual: unknown, wanted: unknown, what: string): void =>
  must(
    isDeepStrictEqual(actual, wanted),
    () => `${what}: ${brief(actual)} instead of ${brief(wanted)}\n${whereDiffers(actual, wanted)}`,
  )

/** Equality as text, so that not even the order of fields may differ. */
export const mustRead = (actual: unknown, wanted: unknown, what: string): void =>
  must(
    JSON.stringify(actual) === JSON.stringify(wanted),
    () => `${what}: ${brief(actual)} instead of ${brief(wanted)}\n${whereDiffers(actual, wanted)}`,
  )

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** The paths at which two values differ. */
const differences = (left: unknown, right: unknown, path = ''): ReadonlyArray<string> => {
  if (isDeepStrictEqual(left, right)) return []
  const [mine, theirs] = [entriesOf(left), entriesOf(right)]
  if (mine.size === 0 || theirs.size === 0) return [`${path}: ${brief(left)} / ${brief(right)}`]
  const names = new Set([...mine.keys(), ...theirs.keys()])
  return [...names].flatMap((name) => differences(mine.get(name), theirs.get(name), `${path}.${name}`))
}

const whereDiffers = (left: unknown, right: unknown): string => {
  const found = differences(left, right).slice(0, 4)
  return found.length > 0 ? `differs at ${found.join('; ')}` : 'differs in the order of fields only'
}

/** The right of an either, which must be one. */
export const mustRight = <A>(either: E.Either<unknown, A>, what: string): A => {
  if (E.isRight(either)) return either.right
  throw new Error(`${what}: ${brief(either.left)}`)
}

/** The left of an either, which must be one. */
export const mustLeft = <L>(either: E.Either<L, unknown>, what: string): L => {
  if (E.isLeft(either)) return either.left
  throw new Error(what)
}

/** Freezes a value to the bottom; parts frozen before are taken to be frozen below. */
export const deepFreeze = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}

/** Through JSON text and back, as a file or a network would do it. */
export const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A key that two actions share exactly when they are the same, in whatever order their fields stand. */
export const keyOf = (action: object): string =>
  Object.entries(action)
    .map(([name, value]) => `${name}=${value === undefined ? 'undefined' : JSON.stringify(value)}`)
    .sort()
    .join(' ')
