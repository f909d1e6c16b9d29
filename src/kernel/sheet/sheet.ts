/**
 * A sheet describes what lies on a table once: its shape, piles and secrets. From it follow the codec, both
 * types, the schema (from which learners' arrays are made), what a viewer sees, deals and single facts.
 */
import type * as t from 'io-ts/lib/index.js'
import type { Json } from '../hash'
import type { Obj } from '../json'
import type { Random } from '../random'
import { dealPiles, maskPiles, type Eyes, type Piles } from './piles'
import type { Shape } from './shapes'

/** A secret that is no pile. */
export interface Secret<R, V> {
  readonly hide: (json: Json, eyes: Eyes<R, V>) => Json
  readonly deal: (seen: Json, eyes: Eyes<R, V>, random: Random) => Json
}

export interface Description<R, V, S extends t.Mixed> {
  readonly shape: (rules: R) => S
  readonly piles?: ReadonlyArray<Piles<R, V>>
  /** By the field they are in. */
  readonly secrets?: Readonly<Record<string, Secret<R, V>>>
}

const withSecrets = <R, V>(
  secrets: Readonly<Record<string, Secret<R, V>>>,
  eyes: Eyes<R, V>,
  change: (secret: Secret<R, V>, json: Json, table: Obj) => Json,
): Obj =>
  Object.entries(secrets).reduce((table, [name, secret]) => {
    const json = table[name]
    return json === undefined ? table : { ...table, [name]: change(secret, json, table) }
  }, eyes.table)

/** What a viewer sees of a table, and a whole table that he cannot tell from the real one. */
const secrecyOf = <R, V, S extends t.Mixed>({ piles = [], secrets = {} }: Description<R, V, S>) => ({
  mask: (eyes: Eyes<R, V>): Obj => {
    const table = withSecrets(secrets, eyes, (secret, json) => secret.hide(json, eyes))
    return piles.reduce((one, pile) => maskPiles(pile, { ...eyes, table: one }), table)
  },
  deal: (eyes: Eyes<R, V>, random: Random): Obj => {
    const table = piles.reduce((one, pile) => dealPiles(pile, { ...eyes, table: one }, random), eyes.table)
    return withSecrets(secrets, { ...eyes, table }, (secret, json, one) =>
      secret.deal(json, { ...eyes, table: one }, random),
    )
  },
})

/** The codec and the operations that follow from a description. */
export interface Sheet<R, V, S extends t.Mixed> {
  readonly shape: (rules: R) => S
  /** The JSON of a table as a viewer sees it. */
  readonly mask: (eyes: Eyes<R, V>) => Obj
  /** A masked table with its secrets dealt. */
  readonly deal: (eyes: Eyes<R, V>, random: Random) => Obj
  /** One field as JSON, at the cost of that field. */
  readonly fact: <K extends keyof t.TypeOf<S> & keyof t.OutputOf<S>>(
    rules: R,
    table: Readonly<Record<K, t.TypeOf<S>[K]>>,
    name: K,
  ) => t.OutputOf<S>[K]
}

/** The sheet of a description. */
export const sheetOf = <R, V, S extends t.Mixed>(description: Description<R, V, S>): Sheet<R, V, S> => {
  const { shape } = description
  return {
    shape,
    ...secrecyOf(description),
    fact: (rules, table, name) => {
      const whole = shape(rules) as unknown as {
        readonly fields: Readonly<Record<typeof name, Shape<unknown, unknown>>>
      }
      return whole.fields[name].encode(table[name]) as t.OutputOf<S>[typeof name]
    },
  }
}

/** The type of a sheet's table inside. */
export type TableOf<S extends { readonly shape: (rules: never) => t.Mixed }> = t.TypeOf<
  ReturnType<S['shape']>
>
