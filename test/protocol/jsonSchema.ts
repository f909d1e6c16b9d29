/**
 * io-ts codecs as JSON Schema (2020-12). Only the sorts of codec that the protocol uses are known; any
 * other is
 * an error, so that nothing is described by less than it is.
 */
import type * as t from 'io-ts/lib/index.js'

export type Schema = boolean | { readonly [key: string]: unknown }

/** A codec with what tells its sort. */
interface Tagged {
  readonly _tag?: string
  readonly name: string
  readonly props?: t.Props
  readonly types?: readonly t.Mixed[]
  readonly type?: t.Mixed
  readonly codomain?: t.Mixed
  readonly value?: unknown
}

const objectSchema = (props: t.Props, required: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec)])),
  ...(required && Object.keys(props).length > 0 ? { required: Object.keys(props) } : {}),
})

const inner = (codec: t.Mixed | undefined): Schema => (codec === undefined ? true : schemaOf(codec))

const SORTS: Readonly<Record<string, (codec: Tagged) => Schema>> = {
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  NullType: () => ({ type: 'null' }),
  UnknownType: () => true,
  AnyDictionaryType: () => ({ type: 'object' }),
  LiteralType: ({ value }) => ({ const: value }),
  InterfaceType: ({ props = {} }) => objectSchema(props, true),
  PartialType: ({ props = {} }) => objectSchema(props, false),
  IntersectionType: ({ types = [] }) => ({ allOf: types.map(schemaOf) }),
  UnionType: ({ types = [] }) => ({ anyOf: types.map(schemaOf) }),
  ReadonlyArrayType: ({ type }) => ({ type: 'array', items: inner(type) }),
  DictionaryType: ({ codomain }) => ({ type: 'object', additionalProperties: inner(codomain) }),
  TupleType: ({ types = [] }) => ({
    type: 'array',
    prefixItems: types.map(schemaOf),
    minItems: types.length,
    items: false,
  }),
}

/** Codecs that stand for what a game reads itself: the schema has a definition of that name. */
export const READ_BY_GAME = ['Action', 'Config', 'SavedState', 'View', 'Record'] as const

/** The schema of a codec. */
export function schemaOf(codec: t.Mixed): Schema {
  const tagged = codec as unknown as Tagged
  if (tagged._tag === 'RefinementType' && tagged.name === 'Int') return { type: 'integer' }
  if (tagged._tag === undefined && READ_BY_GAME.some((name) => name === tagged.name))
    return { $ref: `#/$defs/${tagged.name}` }
  const sort = tagged._tag === undefined ? undefined : SORTS[tagged._tag]
  if (sort === undefined) throw new Error(`no schema is known for ${tagged._tag} ${tagged.name}`)
  return sort(tagged)
}
