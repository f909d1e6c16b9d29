/**
 * Codecs: names at the door, integers inside. Small io-ts types shared by the games, and the reading of
 * io-ts errors as one path and one problem.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { gathered, isList, malformed, show, type Malformed } from './door'
import { didYouMean } from './near'

/** A codec of some type that the kernel need not know. */
export interface AnyCodec {
  readonly name: string
  /** The value as JSON; that it is of the codec's own type is left to the wiring. */
  encode(value: unknown): unknown
  /** The value from JSON, or what is wrong with it. */
  readonly decode: (input: unknown) => t.Validation<unknown>
}

/** A codec that tells the form of its JSON: a JSON Schema, in which a codec stands for its own form. */
export const formed = <C extends object>(codec: C, form: unknown): C => Object.assign(codec, { form })

/** An index into a list of names, written as the name; `none` stands for -1 and is written as null. */
export const indexOf = <I extends number = number>(
  what: string,
  names: ReadonlyArray<string>,
  none = false,
): t.Type<I, string | null> => {
  const places = new Map(names.map((name, place) => [name, place]))
  const find = (u: unknown): I | undefined => {
    const place = none && u === null ? -1 : typeof u === 'string' ? places.get(u) : undefined
    return place as I | undefined
  }
  const codec = new t.Type<I, string | null>(
    what,
    (u): u is I => typeof u === 'number' && Number.isInteger(u) && u >= (none ? -1 : 0) && u < names.length,
    (u, context) => {
      const place = find(u)
      return place === undefined ? t.failure(u, context) : t.success(place)
    },
    (place) => names[place] ?? null,
  )
  return formed(codec, none ? { anyOf: [{ enum: names }, { type: 'null' }] } : { enum: names })
}

/** A set of names as the bits of an integer, written as the list of names. */
export const bitsOf = (what: string, names: ReadonlyArray<string>): t.Type<number, ReadonlyArray<string>> => {
  const places = new Map(names.map((name, place) => [name, place]))
  const validate = (u: unknown, context: t.Context): t.Validation<number> => {
    if (!isList(u) || u.length > names.length) return t.failure(u, context)
    let bits = 0
    for (const name of u) {
      const place = typeof name === 'string' ? places.get(name) : undefined
      if (place === undefined || (bits >> place) & 1) return t.failure(u, context)
      bits |= 1 << place
    }
    return t.success(bits)
  }
  const codec = new t.Type<number, ReadonlyArray<string>>(
    what,
    (u): u is number => typeof u === 'number' && Number.isInteger(u) && u >= 0 && u < 2 ** names.length,
    validate,
    (bits) => names.filter((_, place) => (bits >> place) & 1),
  )
  return formed(codec, { type: 'array', items: { enum: names }, uniqueItems: true })
}

/** One of a list of names. */
export const oneOf = <const N extends string>(what: string, names: ReadonlyArray<N>): t.Type<N, N> => {
  const codec: t.Mixed = t.keyof(Object.fromEntries(names.map((name) => [name, null])), what)
  return formed(codec, { enum: names })
}

/** Whether it is a whole number. */
export const isWhole = (u: unknown): u is number => Number.isSafeInteger(u)

/** A whole number from 0 up to, but not including, a bound. */
export const below = (bound: number): t.Type<number, number> => {
  const is = (u: unknown): u is number => isWhole(u) && u >= 0 && u < bound
  const validate: t.Validate<unknown, number> = (u, c) => (is(u) ? t.success(u) : t.failure(u, c))
  const form = { type: 'integer', minimum: 0, ...(bound === Infinity ? {} : { exclusiveMaximum: bound }) }
  return formed(new t.Type<number, number>('a whole number', is, validate, t.identity), form)
}

/** A whole number from 0 on. */
export const natural: t.Type<number, number> = below(Infinity)

/** A pair of values. */
export const pairOf = <A, B>(
  first: t.Type<A, unknown>,
  second: t.Type<B, unknown>,
): t.Type<readonly [A, B], unknown> => {
  const { name, is, validate, encode } = t.tuple([first, second])
  const isPair = (u: unknown): u is readonly [A, B] => is(u)
  return formed(new t.Type(name, isPair, validate, ([a, b]) => encode([a, b])), t.tuple([first, second]))
}

/**
 * What one of these codecs reads; what is wrong is told of all of them. They are tried one by one, without
 * the search for tags that a union of io-ts brings along.
 */
export const anyOf = <const C extends ReadonlyArray<t.Mixed>>(
  ...codecs: C
): t.Type<t.TypeOf<C[number]>, t.OutputOf<C[number]>> => {
  type A = t.TypeOf<C[number]>
  const validate: t.Validate<unknown, A> = (u, context) => {
    const wrong: Array<t.ValidationError> = []
    for (const codec of codecs) {
      const read: t.Validation<A> = codec.validate(u, t.appendContext(context, '', codec, u))
      if (E.isRight(read)) return read
      wrong.push(...read.left)
    }
    return t.failures(wrong)
  }
  const codec = new t.Type<A, t.OutputOf<C[number]>>(
    codecs.map(({ name }) => name).join(' or '),
    (u): u is A => codecs.some((one) => one.is(u)),
    validate,
    (value: A) => codecs.find((one) => one.is(value))?.encode(value),
  )
  return formed(codec, { anyOf: codecs })
}

const PARTED: ReadonlySet<unknown> = new Set(['UnionType', 'IntersectionType'])
const isParted = (type: t.Decoder<never, unknown> | undefined): boolean =>
  type !== undefined && '_tag' in type && PARTED.has(type._tag)

/** The names of the fields on the way; the parts of a union or an intersection are no fields. */
const pathOf = ({ context }: t.ValidationError): string =>
  context
    .filter(({ key }, place) => key !== '' && !isParted(context[place - 1]?.type))
    .map(({ key }) => key)
    .join('.')
    .slice(0, 200)

interface Decoder<A> {
  readonly name: string
  readonly decode: (input: unknown) => t.Validation<A>
}

const problemOf = (error: t.ValidationError): Malformed => {
  const type = error.context[error.context.length - 1]?.type
  const called = type?.name ?? '('
  const name = /^[({]/.test(called)
    ? 'what belongs here'
    : called.replace(/^(?:string|number|boolean|config)$/, 'a $&')
  const near = type instanceof t.KeyofType ? didYouMean(Object.keys(type.keys), error.value) : ''
  const wrong =
    error.value === undefined ? `is missing (${name})` : `${show(error.value)} is not ${name}${near}`
  return malformed(pathOf(error), error.message ?? wrong)
}

/** Decodes with a codec; all problems are told, each with its path: that it is not null is none of them. */
export const decodeAll = <A>(codec: Decoder<A>, input: unknown): E.Either<Malformed, A> => {
  const read = codec.decode(input)
  if (E.isRight(read)) return read
  const told = read.left.filter(({ context }) => context[context.length - 1]?.type !== t.null)
  return E.left(gathered(told.map(problemOf)))
}

/** Decodes with a codec; the first problem found is named with its path, below where it all stands. */
export const decodeWith = <A>(codec: Decoder<A>, input: unknown, under = ''): E.Either<Malformed, A> => {
  const read = decodeAll(codec, input)
  return E.isRight(read)
    ? read
    : E.left(malformed((under + read.left.path).replace(/\.$/, ''), read.left.problem))
}
