/** Shapes of objects by name, for tables that hold such an object inside, too. */
import * as t from 'io-ts/lib/index.js'
import { show } from '../door'
import { isObject, objectForm } from '../fields'
import { didYouMean } from '../near'
import { at } from '../row'
import { readNamed } from './records'
import { shape, type Shape } from './shapes'

/** A shape whose values inside are their own JSON, by the declared type of both: nothing is copied. */
export const asJson =
  <J>() =>
  <A extends J, P extends J>(one: Shape<A, P>): Shape<J, J> =>
    shape<J, J>(
      one.name,
      one,
      (u, context) => {
        const read = one.validate(u, context)
        return read._tag === 'Left' ? read : t.success(u as J)
      },
      t.identity,
    )

const strangeIn = (u: Readonly<Record<string, unknown>>, known: ReadonlySet<string>): string | undefined => {
  for (const name in u) if (!known.has(name)) return name
  return undefined
}

const mapOf = <A, O>(
  { what, names, isWhole }: { what: string; names: ReadonlyArray<string>; isWhole: boolean },
  one: Shape<A, O>,
): Shape<Readonly<Record<string, A>>, Readonly<Record<string, O>>> => {
  const known = new Set(names)
  return shape(
    what,
    objectForm(Object.fromEntries(names.map((name) => [name, one])), isWhole ? names : []),
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      const strange = strangeIn(u, known)
      if (strange !== undefined)
        return t.failure(u, context, `${show(strange)} does not belong here${didYouMean(names, strange)}`)
      const missing = isWhole ? names.find((name) => !Object.hasOwn(u, name)) : undefined
      if (missing !== undefined) return t.failure(u, context, `${missing} is missing`)
      const there = Object.keys(u)
      const shapes = there.map(() => one)
      const { values, wrong } = readNamed(there, shapes, u, context)
      if (wrong.length > 0) return t.failures([...wrong])
      const read: Record<string, unknown> = {}
      for (let ix = 0; ix < there.length; ix++) read[at(there, ix)] = values[ix]
      return t.success(read as Record<string, A>)
    },
    (values) => {
      const json: Record<string, O> = {}
      for (const name in values) {
        const value = values[name]
        if (value !== undefined) json[name] = one.encode(value)
      }
      return json
    },
  )
}

/** An object with a value for each of these names. */
export const allOf = <A, O>(
  what: string,
  names: ReadonlyArray<string>,
  one: Shape<A, O>,
): Shape<Readonly<Record<string, A>>, Readonly<Record<string, O>>> =>
  mapOf({ what, names, isWhole: true }, one)

/** An object with values for some of these names. */
export const someOf = <A, O>(
  what: string,
  names: ReadonlyArray<string>,
  one: Shape<A, O>,
): Shape<Readonly<Record<string, A>>, Readonly<Record<string, O>>> =>
  mapOf({ what, names, isWhole: false }, one)
