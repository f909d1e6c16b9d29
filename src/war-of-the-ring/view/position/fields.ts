/**
 * How parts of a description are read: some of these names, some of these fields, and nothing else.
 */
import * as t from 'io-ts/lib/index.js'
import { show } from '../../../kernel/door'

/** An object with some of these names, each with a value of the codec; others are refused. */
export const someOf = <const K extends string, V>(
  what: string,
  names: ReadonlyArray<K>,
  codec: t.Type<V, unknown>,
): t.Type<Readonly<Partial<Record<K, V>>>, unknown> =>
  new t.Type<Readonly<Partial<Record<K, V>>>, unknown>(
    what,
    (u): u is Readonly<Partial<Record<K, V>>> => typeof u === 'object' && u !== null,
    (u, context) => {
      if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context)
      const read: Array<[string, V]> = []
      for (const [key, value] of Object.entries(u)) {
        if (!names.some((name) => name === key)) return t.failure(u, context, `${show(key)} is not ${what}`)
        const one = codec.validate(value, t.appendContext(context, key, codec, value))
        if (one._tag === 'Left') return one
        read.push([key, one.right])
      }
      return t.success(Object.fromEntries(read) as Readonly<Partial<Record<K, V>>>)
    },
    t.identity,
  )

/** An object with some of these fields, each with its own codec; others are refused. */
export const fieldsOf = <P extends t.Props>(
  what: string,
  props: P,
): t.Type<t.TypeOfPartialProps<P>, unknown> => {
  const codec = t.partial(props)
  return new t.Type(
    what,
    codec.is,
    (u, context) => {
      if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context)
      const wrong = Object.keys(u).find((key) => !Object.hasOwn(props, key))
      return wrong === undefined
        ? codec.validate(u, context)
        : t.failure(u, context, `${show(wrong)} is no field of ${what}`)
    },
    t.identity,
  )
}
