/** The codec of variables of which some are said only where they are so, and only in some configs. */
import * as t from 'io-ts/lib/index.js'
import { formed } from '../../../kernel/codec'
import { fieldsOf, objectForm } from '../../../kernel/fields'
import type { Rules } from '../config'

type Said<P extends t.Props, S extends t.Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> } & {
  readonly [K in keyof S]?: t.TypeOf<S[K]> | undefined
}

/** An object with these fields, and some that are there only if they are said. */
export const fieldsWith = <P extends t.Props, S extends t.Props>(
  props: P,
  seldom: S,
): t.Type<Said<P, S>, unknown> => {
  const always = fieldsOf(props)
  const codec = t.exact(t.intersection([t.type(props), t.partial(seldom)]))
  const fields = new t.Type<Said<P, S>, unknown>(
    always.name,
    (u): u is Said<P, S> => codec.is(u),
    (u, context) => codec.validate(u, context),
    (value) => {
      const said: Record<string, unknown> = {}
      for (const [name, one] of Object.entries(seldom)) {
        const field: unknown = Reflect.get(value, name)
        if (field !== undefined) said[name] = one.encode(field)
      }
      return Object.assign({}, always.encode(value), said)
    },
  )
  return formed(fields, objectForm({ ...props, ...seldom }, Object.keys(props)))
}

/** The same, where the others are there only if figures which are no units are (chapter XII). */
export const fieldsBeside = <P extends t.Props, S extends t.Props>(
  { beside }: Rules,
  props: P,
  seldom: S,
): t.Type<Said<P, S>, unknown> =>
  beside === undefined ? (fieldsOf<t.Props>(props) as t.Type<Said<P, S>, unknown>) : fieldsWith(props, seldom)
