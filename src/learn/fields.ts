/**
 * Makers of fields for what stands in a view: numbers, flags, sets and single names, and counts by name. The
 * path says where in the view; what is missing there is written as 0.
 */
import { objectOf, type Json, type Obj } from '../kernel/index'
import type { Axis, Encoder, Field } from './layout'

/** What is seen: who looks, the config, the table, the frames from the bottom up, the outcome. */
export interface Seen {
  readonly viewer: string
  readonly config: Obj
  readonly table: Obj
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly vars: Obj }>
  readonly outcome: Json
}

/** How the views of a game are observed. */
export interface Observer {
  readonly encoder: Encoder<Seen>
  /** A variable that the layout does not know. */
  readonly stray: (seen: Seen) => string | undefined
}

/** No list of a game is as long; one that says it is would take for ever to read. */
const LONGEST_LIST = 100_000

/** JSON as a list, empty if it is none. */
export const listOf = <A = Json>(json: unknown): ReadonlyArray<A> =>
  Array.isArray(json) && json.length <= LONGEST_LIST ? (json as ReadonlyArray<A>) : []

/** A number or a flag as a number. */
export const numberOf = (json: Json | undefined): number => {
  if (typeof json === 'boolean') return json ? 1 : 0
  return typeof json === 'number' ? json : 0
}

/** Names as they stand in JSON: a single one, or those of a list. */
export const namesOf = (json: Json | undefined): ReadonlyArray<string> =>
  typeof json === 'string' ? [json] : listOf(json).filter((name) => typeof name === 'string')

/** What stands at the end of a path into the table. */
export const tableAt =
  (...path: ReadonlyArray<string>) =>
  (seen: Seen): Json | undefined =>
    path.reduce<Json | undefined>((json, step) => objectOf(json)[step], seen.table)

/** Where a field finds what it writes. */
export type Source = (seen: Seen) => Json | undefined

/** What a field is called and what it means. */
export interface Title {
  readonly name: string
  readonly meaning: string
}

/** A single number. */
export const numeric = (
  title: Title,
  source: Source,
  high: number | null = null,
  low: number | null = 0,
): Field<Seen> => ({
  ...title,
  axes: [],
  low,
  high,
  write: (seen, put) => put(numberOf(source(seen))),
})

/** 1 for every name that is there, 0 for the others. */
export const nameSet = (title: Title, axis: Axis, source: Source): Field<Seen> => ({
  ...title,
  axes: [axis],
  low: 0,
  high: 1,
  write: (seen, put) => {
    for (const name of namesOf(source(seen))) put(1, name)
  },
})

/** A number for every name of an object. */
export const counts = (
  title: Title,
  axis: Axis,
  source: Source,
  high: number | null = null,
): Field<Seen> => ({
  ...title,
  axes: [axis],
  low: 0,
  high,
  write: (seen, put) => {
    for (const [name, number] of Object.entries(objectOf(source(seen)))) put(numberOf(number), name)
  },
})

/** A number for every pair of names of an object of objects. */
export const grid = (
  title: Title,
  axes: readonly [Axis, Axis],
  source: Source,
  high: number | null = null,
): Field<Seen> => ({
  ...title,
  axes,
  low: 0,
  high,
  write: (seen, put) => {
    for (const [row, values] of Object.entries(objectOf(source(seen))))
      for (const [column, number] of Object.entries(objectOf(values))) put(numberOf(number), row, column)
  },
})
