/** Codecs of variables that only some configs have: they are said only where they are so. */
import * as t from 'io-ts/lib/index.js'
import { formed } from '../../../kernel/codec'

/** What is said only where it is so. */
export const seldom = <A>(codec: t.Type<A, unknown>): t.Type<A | undefined, unknown> =>
  formed(
    new t.Type<A | undefined, unknown>(
      codec.name,
      (u): u is A | undefined => u === undefined || codec.is(u),
      (u, context) => (u === undefined ? t.success(undefined) : codec.validate(u, context)),
      (value) => (value === undefined ? undefined : codec.encode(value)),
    ),
    codec,
  )

/** Variables of which some are said only where they are so: `whole` names them all. */
export const saying = <A, B extends A>(
  codec: t.Type<B, unknown>,
  whole: (value: A) => B,
): t.Type<A, unknown> =>
  formed(
    new t.Type<A, unknown>(
      codec.name,
      (u): u is A => codec.is(u),
      (u, context) => codec.validate(u, context),
      (value) => codec.encode(whole(value)),
    ),
    codec,
  )
