/**
 * A sheet describes what lies on a table once: its shape, piles, supplies and secrets. From it follow the
 * codec and both types, the schema (from which learners' arrays are made), what a viewer sees, deals, partial
 * tables (positions) and single facts; `line.ts` writes a partial table as a line of text.
 */
import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts/lib/index.js'
import { decodeAll } from '../codec'
import { gathered, malformed, type Malformed } from '../door'
import type { Json } from '../hash'
import { objectOf, type Obj } from '../json'
import type { Random } from '../random'
import { diffOf, isSame, mergeOf, without } from './partial'
import { completePiles, dealPiles, maskPiles, pileFaults, type Eyes, type Piles } from './piles'
import { formOf, type Form, type Shape } from './shapes'

/** Like things, so many of each kind, in several places: what lies in none of them is the rest. */
export interface Supply<R> {
  readonly most: (rules: R) => ReadonlyMap<string, number>
  /** The counts at every place of the table but the rest. */
  readonly placed: (table: Obj) => ReadonlyArray<Obj>
  /** The rest as the table has it, if it has it. */
  readonly rest?: (table: Obj) => Obj
  /** The table with the rest where a position leaves it out. */
  readonly withRest: (rules: R, table: Obj, rest: ReadonlyMap<string, number>, told: Obj) => Obj
}

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
  readonly supplies?: ReadonlyArray<Supply<R>>
  /** Paths that a least position leaves out where they follow from the rest. */
  readonly rests?: ReadonlyArray<ReadonlyArray<string>>
  /** What must hold of any table as it lies there, beyond piles and supplies. */
  readonly faults?: (rules: R, table: t.TypeOf<S>) => ReadonlyArray<string>
}

const leftOver = <R>({ most, placed }: Supply<R>, rules: R, table: Obj): ReadonlyMap<string, number> => {
  const left = new Map(most(rules))
  for (const counts of placed(table))
    for (const [kind, count] of Object.entries(counts)) left.set(kind, (left.get(kind) ?? 0) - Number(count))
  return left
}

const supplyFaults = <R>(supplies: ReadonlyArray<Supply<R>>, rules: R, table: Obj): ReadonlyArray<string> =>
  supplies.flatMap((supply) => {
    const rest = supply.rest?.(table)
    return [...leftOver(supply, rules, table)].flatMap(([kind, left]) => {
      if (left < 0) return [`${kind}: ${-left} more than there are`]
      const isWrong = rest !== undefined && (rest[kind] ?? 0) !== left
      return isWrong ? [`${kind}: ${left} must be left over, not ${String(rest[kind] ?? 0)}`] : []
    })
  })

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

/** A table from what differs from another (`position`), and the least such difference (`leastDiff`). */
const positionsOf = <R, V, S extends t.Mixed>(description: Description<R, V, S>) => {
  const { shape, piles = [], supplies = [], rests = [] } = description
  const position = (rules: R, before: Obj, told: Obj): E.Either<Malformed, t.TypeOf<S>> => {
    const merged = objectOf(mergeOf(formOf(shape(rules)), before, told))
    const piled = piles.reduce((table, pile) => completePiles(pile, rules, told, table), merged)
    const whole = supplies.reduce(
      (table, supply) => supply.withRest(rules, table, leftOver(supply, rules, table), told),
      piled,
    )
    const wrong = supplyFaults(supplies, rules, whole)
    return wrong.length > 0
      ? E.left(gathered(wrong.map((one) => malformed(one.split(':')[0] ?? '', one))))
      : decodeAll(shape(rules), whole)
  }
  const diff = (rules: R, before: Obj, now: Obj): Obj => objectOf(diffOf(formOf(shape(rules)), before, now))
  const leastDiff = (rules: R, before: Obj, now: Obj): Obj =>
    rests.reduce(
      (told, path) => {
        const less = without(told, path)
        const placed = position(rules, before, less)
        return E.isRight(placed) && isSame(shape(rules).encode(placed.right), now) ? less : told
      },
      diff(rules, before, now),
    )
  return { position, diff, leastDiff }
}

/** The codec and the operations that follow from a description. */
export interface Sheet<R, V, S extends t.Mixed> {
  readonly shape: (rules: R) => S
  readonly form: (rules: R) => Form
  /** The JSON of a table as a viewer sees it. */
  readonly mask: (eyes: Eyes<R, V>) => Obj
  /** A masked table with its secrets dealt. */
  readonly deal: (eyes: Eyes<R, V>, random: Random) => Obj
  /** A table from what differs from another. */
  readonly position: (rules: R, before: Obj, told: Obj) => E.Either<Malformed, t.TypeOf<S>>
  /** What differs between two tables. */
  readonly diff: (rules: R, before: Obj, now: Obj) => Obj
  /** The same without what follows from the rest. */
  readonly leastDiff: (rules: R, before: Obj, now: Obj) => Obj
  /** One field as JSON, at the cost of that field. */
  readonly fact: <K extends keyof t.TypeOf<S> & keyof t.OutputOf<S>>(
    rules: R,
    table: Readonly<Record<K, t.TypeOf<S>[K]>>,
    name: K,
  ) => t.OutputOf<S>[K]
  /** What is wrong with an open table as it lies there. */
  readonly faults: (rules: R, table: t.TypeOf<S>, json: Obj) => ReadonlyArray<string>
}

/** The sheet of a description. */
export const sheetOf = <R, V, S extends t.Mixed>(description: Description<R, V, S>): Sheet<R, V, S> => {
  const { shape, piles = [], supplies = [], faults } = description
  return {
    shape,
    form: (rules) => formOf(shape(rules)),
    ...secrecyOf(description),
    ...positionsOf(description),
    fact: (rules, table, name) => {
      const whole = shape(rules) as unknown as {
        readonly fields: Readonly<Record<typeof name, Shape<unknown, unknown>>>
      }
      return whole.fields[name].encode(table[name]) as t.OutputOf<S>[typeof name]
    },
    faults: (rules, table, json) => [
      ...supplyFaults(supplies, rules, json),
      ...piles.flatMap((pile) => pileFaults(pile, rules, json)),
      ...(faults?.(rules, table) ?? []),
    ],
  }
}

/** The type of a sheet's table inside. */
export type TableOf<S extends { readonly shape: (rules: never) => t.Mixed }> = t.TypeOf<
  ReturnType<S['shape']>
>
