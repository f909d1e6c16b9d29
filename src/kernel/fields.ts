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

/** An object with just these fields, written in their order whatever the order inside, missing ones not. */
export const fieldsOf = <P extends t.Props>(
  props: P,
): t.Type<{ readonly [K in keyof P]: t.TypeOf<P[K]> }, unknown> => {
  const codec = t.strict(props)
  const names = Object.keys(props)
  const fields = new t.Type<{ readonly [K in keyof P]: t.TypeOf<P[K]> }, unknown>(
    'an object',
    (u): u is { readonly [K in keyof P]: t.TypeOf<P[K]> } => codec.is(u),
    (u, context) => codec.validate(u, context),
    (value) => {
      const written: Record<string, unknown> = {}
      for (const name of names) {
        const field: unknown = props[name]?.encode(value[name])
        if (field !== undefined) written[name] = field
      }
      return written
    },
  )
  const required = names.filter((name) => props[name]?.decode(undefined)._tag !== 'Right')
  return formed(fields, objectForm(props, required))
}

/** A list with something for each of these names, as an object; a thing that may be missing is null. */
export const listOf = <A>(
  what: string,
  names: ReadonlyArray<string>,
  codec: t.Type<A, unknown>,
): t.Type<ReadonlyArray<A>, unknown> => {
  const list = objectType<ReadonlyArray<A>>(
    what,
    (given, context) => {
      const wrong = Object.keys(given).find((key) => !names.includes(key))
      if (wrong !== undefined) return t.failure(given, context, `${show(wrong)} does not belong here`)
      const values: Array<A> = []
      for (const name of names) {
        const value = Object.hasOwn(given, name) ? given[name] : undefined
        const read = codec.validate(value, t.appendContext(context, name, codec, value))
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
