/** The codec of variables of which some are said only where they are so, and only in some configs. */
import type * as t from 'io-ts/lib/index.js'
import { fieldsOf } from '../../../kernel/fields'
import type { Rules } from '../config'

type Said<P extends t.Props, S extends t.Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> } & {
  readonly [K in keyof S]?: t.TypeOf<S[K]> | undefined
}

/** An object with these fields, and of the others those that the config has, there only if they are said. */
export const fieldsWith = <P extends t.Props, S extends t.Props>(
  props: P,
  seldom: S,
  has: (name: string) => boolean = () => true,
): t.Type<Said<P, S>, unknown> => {
  const there: t.Props = Object.fromEntries(Object.entries(seldom).filter(([name]) => has(name)))
  return fieldsOf<P, t.Props>(props, there) as t.Type<Said<P, S>, unknown>
}

/** The same, where the others are there only if figures which are no units are (chapter XII). */
export const fieldsBeside = <P extends t.Props, S extends t.Props>(
  { beside }: Rules,
  props: P,
  seldom: S,
): t.Type<Said<P, S>, unknown> => fieldsWith(props, seldom, () => beside !== undefined)
