/**
 * Numbers for the JSON of a schema. A name is 1 at its place, a list of names counts each, a number or a
 * flag is one number, an object with like values has an axis of its names. Schemas of one thing can be
 * merged, so that a variable that several frames have is written in one place. What the schemas have no
 * place for is reported.
 */
import type { Schema } from '../kernel/index'

/** What JSON of a schema, or of one of several, may be. */
export interface Node {
  /** Names that may stand here. */
  readonly names: ReadonlySet<string>
  /** The bounds of a number or flag that may stand here. */
  readonly number: Bounds | undefined
  /** The items of a list, and the most there may be. */
  readonly list: { readonly item: Node; readonly most: number | undefined } | undefined
  /** An object with like values for some names. */
  readonly row: { readonly names: ReadonlySet<string>; readonly each: Node } | undefined
  readonly fields: ReadonlyMap<string, Node>
  readonly isNullable: boolean
  readonly isText: boolean
}

export interface Bounds {
  readonly low: number | null
  readonly high: number | null
}

const NOTHING: Node = {
  names: new Set(),
  number: undefined,
  list: undefined,
  row: undefined,
  fields: new Map(),
  isNullable: false,
  isText: false,
}

/** What is hidden from a viewer: a word in place of a name, a count in place of a list. */
export const HIDDEN = 'hidden'

/** A list of numbers has at most so many places unless the schema says it. */
export const MOST_NUMBERS = 8

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other)
const greatest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other)

const both = <A>(one: A | undefined, other: A | undefined, merge: (one: A, other: A) => A): A | undefined =>
  one === undefined || other === undefined ? (one ?? other) : merge(one, other)

const mergedFields = (
  one: ReadonlyMap<string, Node>,
  other: ReadonlyMap<string, Node>,
): ReadonlyMap<string, Node> => {
  const fields = new Map(one)
  for (const [name, node] of other) fields.set(name, merged(fields.get(name) ?? NOTHING, node))
  return fields
}

/** What may be either. */
export const merged = (one: Node, other: Node): Node => ({
  names: new Set([...one.names, ...other.names]),
  number: both(one.number, other.number, (first, second) => ({
    low: least(first.low, second.low),
    high: greatest(first.high, second.high),
  })),
  list: both(one.list, other.list, (first, second) => ({
    item: merged(first.item, second.item),
    most:
      first.most === undefined || second.most === undefined ? undefined : Math.max(first.most, second.most),
  })),
  row: both(one.row, other.row, (first, second) => ({
    names: new Set([...first.names, ...second.names]),
    each: merged(first.each, second.each),
  })),
  fields: mergedFields(one.fields, other.fields),
  isNullable: one.isNullable || other.isNullable,
  isText: one.isText || other.isText,
})

export const mergedAll = (nodes: ReadonlyArray<Node>): Node => nodes.reduce(merged, NOTHING)

const ofValues = (values: ReadonlyArray<unknown>): Node => {
  const numbers = values.filter((value) => typeof value === 'number')
  return {
    ...NOTHING,
    names: new Set(values.filter((value) => typeof value === 'string')),
    number:
      numbers.length === 0 ? undefined : { low: Math.min(0, ...numbers), high: Math.max(0, ...numbers) },
    isNullable: values.includes(null),
  }
}

/** The bounds of a number; what is not there is written as 0. */
const boundsOf = ({ minimum, maximum, exclusiveMaximum }: Schema): Bounds => ({
  low: minimum === undefined ? null : Math.min(0, minimum),
  high: maximum ?? (exclusiveMaximum === undefined ? null : exclusiveMaximum - 1),
})

const FLAG: Bounds = { low: 0, high: 1 }

const ofObject = (properties: Readonly<Record<string, Schema>>): Node => {
  const [names, schemas] = [Object.keys(properties), Object.values(properties)]
  const [first] = schemas
  const isRow = first !== undefined && names.length > 1 && schemas.every((one) => isLike(one, first))
  return isRow
    ? { ...NOTHING, row: { names: new Set(names), each: mergedAll(schemas.map(nodeOf)) } }
    : { ...NOTHING, fields: new Map(names.map((name, ix) => [name, nodeOf(schemas[ix] ?? {})])) }
}

/** Whether values are like things: of one schema, of the same names, or all numbers. */
const isLike = (one: Schema, other: Schema): boolean =>
  one === other ||
  (one.enum !== undefined && one.enum === other.enum) ||
  (one.type === 'integer' && other.type === 'integer')

const ofList = ({ items, prefixItems = [], maxItems }: Schema): Node => {
  const schemas = items === undefined || items === false ? prefixItems : [items, ...prefixItems]
  const most = prefixItems.length > 0 ? prefixItems.length : maxItems
  return { ...NOTHING, list: { item: mergedAll(schemas.map(nodeOf)), most } }
}

const known = new WeakMap<Schema, Node>()

const made = (schema: Schema): Node => {
  if (schema.enum !== undefined) return ofValues(schema.enum)
  if ('const' in schema)
    return typeof schema.const === 'boolean' ? { ...NOTHING, number: FLAG } : ofValues([schema.const])
  if (schema.anyOf !== undefined) return mergedAll(schema.anyOf.map(nodeOf))
  if (schema.type === 'boolean') return { ...NOTHING, number: FLAG }
  if (schema.type === 'integer' || schema.type === 'number') return { ...NOTHING, number: boundsOf(schema) }
  if (schema.type === 'array') return ofList(schema)
  if (schema.type === 'object') return ofObject(schema.properties ?? {})
  if (schema.type === 'null') return { ...NOTHING, isNullable: true }
  return { ...NOTHING, isText: true }
}

/** What JSON of a schema may be. */
export function nodeOf(schema: Schema): Node {
  const found = known.get(schema) ?? made(schema)
  known.set(schema, found)
  return found
}
