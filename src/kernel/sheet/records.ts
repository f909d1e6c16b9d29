/** Shapes of objects and lists. Every fault is reported with its path; an unknown field is a fault. */
import * as t from 'io-ts/lib/index.js'
import { oneOf as oneOfNames } from '../codec'
import { isList, show } from '../door'
import { isObject, objectForm, readPart } from '../fields'
import { noField } from '../near'
import { at } from '../row'
import { formOf, shape, type Shape } from './shapes'

const OPTIONAL = Symbol('optional')
const ABSENT = Symbol('absent')
const isOptional = (one: object): boolean => OPTIONAL in one

/** A field that may be missing. */
export const maybe = <A, O>(one: Shape<A, O>): Shape<A | undefined, O | undefined> =>
  Object.assign(
    shape<A | undefined, O | undefined>(
      one.name,
      one,
      (u, context) => (u === undefined ? t.success(undefined) : one.validate(u, context)),
      (value) => (value === undefined ? undefined : one.encode(value)),
    ),
    { [OPTIONAL]: true },
  )

/** A field that some configs may have; elsewhere it is refused. */
export const only = <A, O>(where: boolean, one: Shape<A, O>): Shape<A | undefined, O | undefined> =>
  where ? maybe(one) : Object.assign(maybe(one), { [ABSENT]: true })

/** A field that some configs always have; elsewhere it is refused. */
export const requiredIf = <A, O>(where: boolean, one: Shape<A, O>): Shape<A | undefined, O | undefined> =>
  where
    ? shape<A | undefined, O | undefined>(
        one.name,
        one,
        (u, context) => one.validate(u, context),
        (value) => (value === undefined ? undefined : one.encode(value)),
      )
    : only(false, one)

/** Something or null, inside as in JSON. */
export const orNull = <A, O>(one: Shape<A, O>): Shape<A | null, O | null> =>
  shape<A | null, O | null>(
    `${one.name} or null`,
    { anyOf: [one, { type: 'null' }] },
    (u, context) => (u === null ? t.success(null) : one.validate(u, context)),
    (value) => (value === null ? null : one.encode(value)),
  )

/** One of several objects, by the word in a field of theirs. */
export const byTag = <K extends string, const V extends Readonly<Record<string, t.Mixed>>>(
  tag: K,
  variants: V,
): Shape<t.TypeOf<V[keyof V]>, t.OutputOf<V[keyof V]>> => {
  const known = Object.keys(variants)
  return shape(
    `an object with ${tag}`,
    { anyOf: Object.values(variants) },
    (u, context) => {
      const name: unknown = isObject(u) ? u[tag] : undefined
      const one = typeof name === 'string' && Object.hasOwn(variants, name) ? variants[name] : undefined
      return one === undefined
        ? t.failure(u, context, `${tag} is one of ${known.join(', ')}`)
        : (one.validate(u, context) as t.Validation<t.TypeOf<V[keyof V]>>)
    },
    (value) => variants[(value as Readonly<Record<K, string>>)[tag]]?.encode(value) as t.OutputOf<V[keyof V]>,
  )
}

type Fields = Readonly<t.Props>
type Inside<P extends Fields> = { readonly [K in keyof P]: t.TypeOf<P[K]> }
type Outside<P extends Fields> = { readonly [K in keyof P]: t.OutputOf<P[K]> }

/** An object with named values, and what was wrong with any of them. */
export const readNamed = (
  names: ReadonlyArray<string>,
  shapes: ReadonlyArray<t.Mixed>,
  u: Readonly<Record<string, unknown>>,
  context: t.Context,
): { readonly values: ReadonlyArray<unknown>; readonly wrong: ReadonlyArray<t.ValidationError> } => {
  const [values, wrong]: [Array<unknown>, Array<t.ValidationError>] = [[], []]
  for (let ix = 0; ix < names.length; ix++) {
    const [name, one] = [at(names, ix), at(shapes, ix)]
    const value = u[name]
    const read = readPart(one, value, name, context)
    if (read._tag === 'Left') wrong.push(...read.left)
    else values.push(read.right)
  }
  return { values, wrong }
}

/** The JSON of values that are held under keys. */
const written = (
  names: ReadonlyArray<string>,
  shapes: ReadonlyArray<t.Mixed>,
  keys: ReadonlyArray<string | number>,
  values: object,
): Readonly<Record<string, unknown>> => {
  const json: Record<string, unknown> = {}
  for (let ix = 0; ix < names.length; ix++) {
    const value: unknown = at(shapes, ix).encode(
      (values as Readonly<Record<string | number, unknown>>)[at(keys, ix)],
    )
    if (value !== undefined) json[at(names, ix)] = value
  }
  return json
}

/** An object with just these fields, written in this order. */
export const record = <P extends Fields>(
  fields: P,
): Shape<Inside<P>, Outside<P>> & { readonly fields: P } => {
  const all = Object.entries(fields)
  const there = Object.fromEntries(all.filter(([, one]) => !(ABSENT in one)))
  const [names, shapes] = [Object.keys(there), Object.values(there)]
  const absent = all.flatMap(([name, one]) => (ABSENT in one ? [name] : []))
  const required = names.filter((_, ix) => !isOptional(at(shapes, ix)))
  const codec = shape<Inside<P>, Outside<P>>(
    'an object',
    objectForm(there, required),
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      for (const name in u)
        if (!Object.hasOwn(there, name)) return t.failure(u, context, noField(name, names))
      const { values, wrong } = readNamed(names, shapes, u, context)
      if (wrong.length > 0) return t.failures([...wrong])
      const read: Record<string, unknown> = {}
      for (let ix = 0; ix < names.length; ix++) read[at(names, ix)] = values[ix]
      for (const name of absent) read[name] = undefined
      return t.success(read as Inside<P>)
    },
    (values) => written(names, shapes, names, values) as Outside<P>,
  )
  return Object.assign(codec, { fields })
}

/** The same without a type of its JSON, as for the variables of a frame: its declaration is short. */
export const variables = <P extends Fields>(fields: P): t.Type<Inside<P>, unknown> => record(fields)

/** A list with a value for each name, as an object in JSON. */
export const rowOf = <const N extends string, A, O>(
  what: string,
  names: ReadonlyArray<N>,
  one: (ix: number) => Shape<A, O>,
): Shape<ReadonlyArray<A>, Readonly<Record<N, O>>> => {
  const shapes = names.map((_, ix) => one(ix))
  const known = new Set<string>(names)
  const places = names.map((_, ix) => ix)
  const properties = Object.fromEntries(names.map((name, ix) => [name, at(shapes, ix)]))
  return shape(
    what,
    objectForm(
      properties,
      names.filter((_, ix) => !isOptional(at(shapes, ix))),
    ),
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      for (const name in u)
        if (!known.has(name)) return t.failure(u, context, `${show(name)} does not belong here`)
      const { values, wrong } = readNamed(names, shapes, u, context)
      return wrong.length > 0 ? t.failures([...wrong]) : t.success(values as ReadonlyArray<A>)
    },
    (values) => written(names, shapes, places, values) as Readonly<Record<N, O>>,
  )
}

/** The same with null, or another value, for names that are missing in JSON. */
export const sparseOf = <const N extends string, A, O, M extends number | null = null>(
  what: string,
  names: ReadonlyArray<N>,
  one: Shape<A, O>,
  missing = null as M,
): Shape<ReadonlyArray<A | M>, Readonly<Partial<Record<N, O>>>> => {
  const nothing = t.success<A | M>(missing)
  const orMissing = Object.assign(
    shape<A | M, O | undefined>(
      one.name,
      one,
      (u, context) => (u === undefined ? nothing : one.validate(u, context)),
      (value) => (value === missing ? undefined : one.encode(value as A)),
    ),
    { [OPTIONAL]: true },
  )
  return rowOf(what, names, () => orMissing) as Shape<ReadonlyArray<A | M>, Readonly<Partial<Record<N, O>>>>
}

/** A value for each of two names. */
export const pairBy = <const N extends string, A, O>(
  names: readonly [N, N],
  one: (ix: 0 | 1) => Shape<A, O>,
): Shape<readonly [A, A], Readonly<Record<N, O>>> =>
  rowOf('a value for each side', names, (ix) => one(ix === 0 ? 0 : 1)) as unknown as Shape<
    readonly [A, A],
    Readonly<Record<N, O>>
  >

/** Two values, as a list of two in JSON. */
export const pairOf = <A, O, B, P>(
  first: Shape<A, O>,
  second: Shape<B, P>,
): Shape<readonly [A, B], readonly [O, P]> =>
  shape(
    'a pair',
    t.tuple([first, second]),
    (u, context) => {
      if (!isList(u) || u.length !== 2) return t.failure(u, context)
      const one = first.validate(u[0], t.appendContext(context, '0', first, u[0]))
      const other = second.validate(u[1], t.appendContext(context, '1', second, u[1]))
      if (one._tag === 'Right' && other._tag === 'Right') return t.success([one.right, other.right])
      return t.failures([one, other].flatMap((read) => (read._tag === 'Left' ? read.left : [])))
    },
    ([one, other]) => [first.encode(one), second.encode(other)],
  )

/** A list, in the order given. */
export const listOf = <A, O>(one: Shape<A, O>, most = Infinity): Shape<ReadonlyArray<A>, ReadonlyArray<O>> =>
  shape(
    `a list of ${one.name}`,
    { type: 'array', items: one, ...(most === Infinity ? {} : { maxItems: most }) },
    (u, context) => {
      if (!isList(u)) return t.failure(u, context)
      if (u.length > most) return t.failure(u, context, `more than ${most} are too many`)
      const { values, wrong } = readNamed(
        Object.keys(u),
        u.map(() => one),
        u as unknown as Readonly<Record<string, unknown>>,
        context,
      )
      return wrong.length > 0 ? t.failures([...wrong]) : t.success(values as ReadonlyArray<A>)
    },
    (values) => values.map((value) => one.encode(value)),
  )

/** A list of indices kept in ascending order; the same may stand there more than once. */
export const sortedOf = <O>(one: Shape<number, O>): Shape<ReadonlyArray<number>, ReadonlyArray<O>> =>
  converted<ReadonlyArray<number>, ReadonlyArray<number>, ReadonlyArray<O>>(
    listOf(one),
    (values) => values.slice().sort((first, second) => first - second),
    (values) => values,
  )

/** A shape whose JSON has a declared type, against which the compiler checks it. */
export const outside =
  <O>() =>
  <A, P extends O>(one: Shape<A, P>): Shape<A, O> =>
    one as unknown as Shape<A, O>

/** A value that is held in another form inside. */
export const converted = <A, B, O>(
  one: Shape<B, O>,
  toInside: (value: B) => A,
  fromInside: (value: A) => B,
): Shape<A, O> =>
  shape(
    one.name,
    one,
    (u, context) => {
      const read = one.validate(u, context)
      return read._tag === 'Left' ? read : t.success(toInside(read.right))
    },
    (value) => one.encode(fromInside(value)),
  )

/** A field as a codec of its JSON. One of several names is told with those like it, null is refused. */
const partOf = (field: t.Mixed): t.Mixed => {
  const form = formOf(field)
  const names = form.enum ?? formOf(form.anyOf?.[0] ?? {}).enum
  if (names !== undefined) return oneOfNames(field.name.replace(/ or null$/, ''), names.map(String))
  return shape<unknown, unknown>(
    field.name,
    field,
    (u, context) => {
      const read = u === null ? t.failure<unknown>(u, context) : field.validate(u, context)
      return read._tag === 'Left' ? read : t.success(u)
    },
    (value) => value,
  )
}

/** The fields of a record, each as a codec of its JSON, to be told one by one; null cannot be told. */
export const partsOf = <A, O>(
  whole: Shape<A, O>,
): { readonly [K in keyof O]-?: t.Type<Exclude<O[K], null>, unknown> } => {
  const fields: Readonly<Record<string, t.Mixed>> = Object(formOf(whole).properties)
  const parts = Object.entries(fields).map(([name, field]) => [name, partOf(field)] as const)
  return Object.fromEntries(parts) as { readonly [K in keyof O]-?: t.Type<Exclude<O[K], null>, unknown> }
}
