/**
 * Codecs of objects keyed by names, for readers of what a view shows; and tables asked by id.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { isObject } from './fields'
import { didYouMean } from './near'

const LONGEST_SHOWN = 60
const MOST_TOLD = 20

/** What a codec reads of an object that has no other names than these; all that is wrong is told at once. */
const onlyNamed = <A>(
  read: t.Validation<A>,
  known: ReadonlySet<string>,
  { u, context, what }: { readonly u: unknown; readonly context: t.Context; readonly what?: string },
): t.Validation<A> => {
  const others = isObject(u) ? Object.keys(u).filter((name) => !known.has(name)) : []
  const told = others.slice(0, MOST_TOLD).map((name) => {
    const shown = name.slice(0, LONGEST_SHOWN)
    const problem = what === undefined ? `${shown} does not belong here` : `${what} has no such field`
    return {
      value: u,
      context: what === undefined ? context : t.appendContext(context, shown, t.unknown),
      message: problem + didYouMean([...known], name),
    }
  })
  return told.length === 0 ? read : t.failures([...(E.isLeft(read) ? read.left : []), ...told])
}

/** An object with some of these fields, each with its own codec; others are refused. */
export const someFields = <P extends t.Props>(
  what: string,
  props: P,
): t.Type<t.TypeOfPartialProps<P>, unknown> => {
  const [codec, known] = [t.partial(props), new Set(Object.keys(props))]
  const validate = (u: unknown, context: t.Context) =>
    onlyNamed(codec.validate(u, context), known, { u, context, what })
  return new t.Type(what, codec.is, validate, t.identity)
}

/** An object from some of these names to values; another name is refused. */
export const someNamed = <const K extends string, A>(
  what: string,
  names: ReadonlyArray<K>,
  codec: t.Type<A, unknown>,
): t.Type<Readonly<Partial<Record<K, A>>>, unknown> => {
  const known = new Set<string>(names)
  const record = t.record(t.string, codec)
  const is = (u: unknown): u is Readonly<Partial<Record<K, A>>> => {
    if (!isObject(u)) return false
    for (const name of Object.keys(u)) if (!known.has(name) || !codec.is(u[name])) return false
    return true
  }
  const validate = (u: unknown, context: t.Context) =>
    onlyNamed(record.validate(u, context), known, { u, context })
  return new t.Type(what, is, validate as t.Validate<unknown, Readonly<Partial<Record<K, A>>>>, t.identity)
}

/** A row of a table by its id; undefined where there is none of that id. */
export const byId = <A extends { readonly id: string }>(
  rows: ReadonlyArray<A>,
): ((id: string) => A | undefined) => {
  const known = new Map<string, A>(rows.map((row) => [row.id, row]))
  return (id) => known.get(id)
}

/** An object with a value made for each of these names. */
export const eachOf = <const K extends string, A>(
  names: ReadonlyArray<K>,
  make: (name: K, place: number) => A,
): Readonly<Record<K, A>> => {
  const made: Partial<Record<K, A>> = {}
  names.forEach((name, place) => {
    made[name] = make(name, place)
  })
  return made as Readonly<Record<K, A>>
}

/** A function for each kind of a union. */
export type ByKind<U extends { readonly kind: string }, A> = {
  readonly [K in U['kind']]: (one: Extract<U, { readonly kind: K }>) => A
}

/** What the function for its kind makes of one. */
export const byKind = <U extends { readonly kind: string }, A>(table: ByKind<U, A>, one: U): A => {
  const kind: U['kind'] = one.kind
  return (table[kind] as (one: U) => A)(one)
}

/** The place of a name in a list of names; -1 for one that is not there. */
export const placeIn = <N extends string>(names: ReadonlyArray<N>): ((name: N) => number) => {
  const places = new Map(names.map((name, place) => [name, place]))
  return (name) => places.get(name) ?? -1
}

/** The fields of a table, each with its name as the name it is. */
export const entriesOf = <K extends string, A>(
  table: Readonly<Partial<Record<K, A>>>,
): ReadonlyArray<readonly [name: K, value: A]> =>
  keysOf(table).flatMap((key): ReadonlyArray<readonly [K, A]> => {
    const value: A | undefined = table[key]
    return value === undefined ? [] : [[key, value]]
  })

/** The names of the fields of a table, as the names they are. */
export const keysOf = <A extends object>(table: A): ReadonlyArray<Extract<keyof A, string>> => {
  const keys: Array<Extract<keyof A, string>> = []
  for (const key in table) keys.push(key)
  return keys
}
