/**
 * Reading what a picture is drawn from. A view is JSON from anywhere, so it is checked: names must be names
 * of the game and numbers must be small enough to be drawn.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import type { Malformed } from '../kernel'

const LONGEST = 80

/** What is wrong and where. */
export const malformed = (path: string, problem: string): Malformed => ({
  _tag: 'Malformed',
  path,
  problem,
})

/** No list of a view is as long; one that says it is would take for ever to read. */
const LONGEST_LIST = 100_000

/** A deep copy of JSON, every field read once; too long a list is none. */
export const copyOf = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.length > LONGEST_LIST ? null : json.map(copyOf)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, copyOf(value)]))
}

/** A whole number from 0 to the given one. */
export const upTo = (most: number): t.Type<number, unknown> =>
  new t.Type<number, unknown>(
    `a whole number up to ${most}`,
    (u): u is number => typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= most,
    (u, context) =>
      typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= most
        ? t.success(u)
        : t.failure(u, context),
    t.identity,
  )

/** One of these names. */
export const oneOf = <const K extends string>(what: string, names: ReadonlyArray<K>): t.Type<K, unknown> => {
  const known = new Set<unknown>(names)
  const is = (u: unknown): u is K => known.has(u)
  return new t.Type<K, unknown>(
    what,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )
}

/** An object from some of these names to values; another name is refused. */
export const someOf = <const K extends string, A>(
  what: string,
  names: ReadonlyArray<K>,
  codec: t.Type<A, unknown>,
): t.Type<Readonly<Partial<Record<K, A>>>, unknown> => {
  const known = new Set<string>(names)
  const record = t.record(t.string, codec)
  return new t.Type<Readonly<Partial<Record<K, A>>>, unknown>(
    what,
    (u): u is Readonly<Partial<Record<K, A>>> => record.is(u),
    (u, context) => {
      const read = record.validate(u, context)
      if (read._tag === 'Left') return read
      const wrong = Object.keys(read.right).find((name) => !known.has(name))
      return wrong === undefined
        ? t.success(read.right as Readonly<Partial<Record<K, A>>>)
        : t.failure(u, context, `${wrong.slice(0, LONGEST)} does not belong here`)
    },
    t.identity,
  )
}

/** An object with a value for each of these names. */
export const allOf = <const K extends string, A>(
  what: string,
  names: ReadonlyArray<K>,
  codec: t.Type<A, unknown>,
): t.Type<Readonly<Record<K, A>>, unknown> => {
  const some = someOf(what, names, codec)
  return new t.Type<Readonly<Record<K, A>>, unknown>(
    what,
    (u): u is Readonly<Record<K, A>> => some.is(u),
    (u, context) => {
      const read = some.validate(u, context)
      if (read._tag === 'Left') return read
      const missing = names.find((name) => read.right[name] === undefined)
      return missing === undefined
        ? t.success(read.right as Readonly<Record<K, A>>)
        : t.failure(u, context, `${missing} is missing`)
    },
    t.identity,
  )
}

/** How a game ended, or null. */
export const outcome = t.union([t.null, t.type({ winners: t.readonlyArray(t.string), reason: t.string })])

/** What is going on: kinds of frames, and variables that are looked at only where they are known. */
export const stack = t.readonlyArray(t.type({ kind: t.string, vars: t.unknown }))

/** A value read by a codec, or the first thing wrong with it. */
export const readWith = <A>(codec: t.Type<A, unknown>, input: unknown): E.Either<Malformed, A> => {
  const read = codec.decode(input)
  if (E.isRight(read)) return read
  const [first] = read.left
  const path = (first?.context ?? []).map(({ key }) => key).filter((key) => key !== '')
  return E.left(malformed(path.join('.').slice(0, LONGEST), first?.message ?? 'this is not in a view'))
}
