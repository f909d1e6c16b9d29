/**
 * Codecs of objects and of lists told by name, and the codec of a config: what every game writes into JSON,
 * whatever its fields are.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { formed, oneOf } from './codec'
import { copyOf } from './input'
import { show } from './door'
import { noField } from './near'
import { at } from './row'
import type { BaseConfig } from './types'

/** Whether it is an object and no list. */
export const isObject = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u)

/** The form of an object with just these fields; those that may be missing are not required. */
export const objectForm = (
  properties: Readonly<Record<string, unknown>>,
  required: ReadonlyArray<string> = Object.keys(properties),
): object => ({ type: 'object', properties, required, additionalProperties: false })

/** A codec over objects, or over what they stand for. */
export const objectType = <A, O = unknown>(
  name: string,
  validate: (u: Readonly<Record<string, unknown>>, context: t.Context) => t.Validation<A>,
  encode: (value: A) => O,
): t.Type<A, O> =>
  new t.Type(
    name,
    (u): u is A => typeof u === 'object' && u !== null,
    (u, context) => (isObject(u) ? validate(u, context) : t.failure(u, context)),
    encode,
  )

/** What a codec reads of a part; the way to it is kept only where something is wrong. */
export const readPart = <A>(
  codec: t.Type<A, unknown>,
  part: unknown,
  name: string,
  context: t.Context,
): t.Validation<A> => {
  const read = codec.validate(part, context)
  return E.isRight(read) ? read : codec.validate(part, t.appendContext(context, name, codec, part))
}

/** What the fields of a value are, each by its codec. */
type Read<P extends t.Props, S extends t.Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> } & {
  readonly [K in keyof S]?: t.TypeOf<S[K]> | undefined
}

/** Fields by name, each with its codec, and those that may be missing. */
interface Fields {
  readonly all: ReadonlyArray<readonly [name: string, codec: t.Mixed]>
  readonly mayMiss: ReadonlySet<string>
}

const readFields = (
  { all, mayMiss }: Fields,
  u: Readonly<Record<string, unknown>>,
  context: t.Context,
): t.Validation<Readonly<Record<string, unknown>>> => {
  const values: Record<string, unknown> = {}
  const wrong: Array<t.ValidationError> = []
  for (const [name, one] of all) {
    const part = Object.hasOwn(u, name) ? u[name] : undefined
    if (part === undefined && mayMiss.has(name)) continue
    const read: t.Validation<unknown> = readPart(one, part, name, context)
    if (E.isLeft(read)) wrong.push(...read.left)
    else values[name] = read.right
  }
  return wrong.length === 0 ? t.success(values) : t.failures(wrong)
}

const writeFields = ({ all, mayMiss }: Fields, value: object): Readonly<Record<string, unknown>> => {
  const written: Record<string, unknown> = {}
  for (const [name, one] of all) {
    const inside: unknown = Reflect.get(value, name)
    if (inside === undefined && mayMiss.has(name)) continue
    const field: unknown = one.encode(inside)
    if (field !== undefined) written[name] = field
  }
  return written
}

/**
 * An object with these fields, and some that may be missing; another one is refused. It is written in their
 * order whatever the order inside, missing ones not.
 */
export const fieldsOf = <P extends t.Props, S extends t.Props = Record<never, never>>(
  props: P,
  optional?: S,
  name = 'an object',
): t.Type<Read<P, S>, unknown> => {
  const both: t.Props = { ...props, ...optional }
  const names = Object.keys(both)
  const fields: Fields = { all: Object.entries(both), mayMiss: new Set(Object.keys(optional ?? {})) }
  const mayBe = ([field, one]: readonly [string, t.Mixed], part: unknown): boolean =>
    (part === undefined && fields.mayMiss.has(field)) || one.is(part)
  const codec = new t.Type<Read<P, S>, unknown>(
    name,
    (u): u is Read<P, S> => isObject(u) && fields.all.every((field) => mayBe(field, u[field[0]])),
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      for (const field of Object.keys(u))
        if (!Object.hasOwn(both, field)) return t.failure(u, context, noField(field, names))
      return readFields(fields, u, context) as t.Validation<Read<P, S>>
    },
    (value) => writeFields(fields, value),
  )
  const required = Object.keys(props).filter((field) => props[field]?.decode(undefined)._tag !== 'Right')
  return formed(codec, objectForm(both, required))
}

/** A list with something for each of these names, as an object; a thing that may be missing is null. */
export const listOf = <A>(
  what: string,
  names: ReadonlyArray<string>,
  codec: t.Type<A, unknown>,
): t.Type<ReadonlyArray<A>, unknown> => {
  const known = new Set(names)
  const list = objectType<ReadonlyArray<A>>(
    what,
    (given, context) => {
      for (const key of Object.keys(given))
        if (!known.has(key)) return t.failure(given, context, `${show(key)} does not belong here`)
      const values: Array<A> = []
      for (const name of names) {
        const read = readPart(codec, Object.hasOwn(given, name) ? given[name] : undefined, name, context)
        if (E.isLeft(read)) return read
        values.push(read.right)
      }
      return t.success(values)
    },
    (values) => {
      const written: Record<string, unknown> = {}
      names.forEach((name, place) => {
        const value = codec.encode(at(values, place))
        if (value !== undefined) written[name] = value
      })
      return written
    },
  )
  const required = E.isRight(codec.decode(undefined)) ? [] : names
  return formed(list, objectForm(Object.fromEntries(names.map((name) => [name, codec])), required))
}

/** What may be missing from an object: null inside. */
export const orMissing = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  formed(
    new t.Type<A | null, unknown>(
      codec.name,
      (u): u is A | null => u === null || codec.is(u),
      (u, context) => (u === undefined ? t.success(null) : codec.validate(u, context)),
      (value) => (value === null ? undefined : codec.encode(value)),
    ),
    codec,
  )

/** The fields of a config that are a game's own. */
type Own<C extends BaseConfig> = Omit<C, keyof BaseConfig>

const chance = oneOf('chance', ['seeded', 'manual'])

/** A field that is seldom in a config: what it may be, and what is meant where it is missing. */
export interface Seldom {
  readonly codec: t.Mixed
  readonly usual: unknown
}

const saysNothing = (value: unknown, usual: unknown): boolean =>
  value === undefined || value === usual || (Array.isArray(value) && value.length === 0)

/**
 * A config: seed, chance and a game's own fields. Missing fields take their defaults, unknown ones are
 * refused, and so is what has a fault as a whole. What is given is copied. Fields that are `seldom` there are
 * left out where they say nothing.
 */
export const configOf = <C extends BaseConfig>(
  fields: { readonly [K in keyof Own<C>]: t.Type<C[K], C[K]> },
  defaults: Own<C>,
  fault: (config: C) => string | undefined = () => undefined,
  seldom: Readonly<Record<string, Seldom>> = {},
): t.Type<C, unknown> => {
  const rest: t.Props = Object.fromEntries(Object.entries(seldom).map(([name, { codec }]) => [name, codec]))
  const props: t.Props = { seed: t.string, chance, ...fields, ...rest }
  const full = t.type({ seed: t.string, chance, ...fields }, 'config')
  const more = t.partial(rest)
  const isConfig = (u: unknown): u is C => full.is(u) && more.is(u)
  const wrongIn = (config: unknown, u: unknown, context: t.Context): t.Validation<C> => {
    const read = full.validate(config, context)
    return E.isLeft(read) ? read : E.chain(() => t.failure<C>(u, context))(more.validate(config, context))
  }
  const codec = new t.Type<C, unknown>(
    'config',
    isConfig,
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      const unknown = Object.keys(u).find((key) => !Object.hasOwn(props, key))
      if (unknown !== undefined) return t.failure(u, context, noField(unknown, Object.keys(props)))
      const told = Object.entries({ chance: 'seeded', ...defaults, ...copyOf(u) })
      const config: unknown = Object.fromEntries(
        told.filter(
          ([name, value]) => !(Object.hasOwn(seldom, name) && saysNothing(value, seldom[name]?.usual)),
        ),
      )
      if (!isConfig(config)) return wrongIn(config, u, context)
      const wrong = fault(config)
      return wrong === undefined ? t.success(config) : t.failure(u, context, wrong)
    },
    t.identity,
  )
  return formed(codec, objectForm(props, ['seed']))
}
