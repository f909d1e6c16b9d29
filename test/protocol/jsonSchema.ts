/**
 * io-ts codecs as JSON Schema (2020-12). A codec of our own tells the form of its JSON itself; of the others
 * only the sorts in use are known, and any other is an error, so that nothing is described by less than
 * it is.
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
  readonly form?: unknown
}

/** What is described once and referred to: codecs and lists of values, by the name of their definition. */
export type Shared = ReadonlyMap<unknown, string> & { readonly share?: Sharer | undefined }
/** Gives the definition of what deserves one; undefined for what is described where it stands. */
export type Sharer = (name: string, schema: Schema) => string | undefined
const NOTHING: Shared = new Map()

const isCodec = (value: unknown): value is t.Mixed =>
  typeof value === 'object' && value !== null && 'decode' in value && 'encode' in value

/** A form as a schema: codecs in it become theirs, and shared lists of values are referred to. */
export const resolved = (form: unknown, shared: Shared): unknown => {
  if (isCodec(form)) return schemaOf(form, shared)
  if (Array.isArray(form)) return form.map((one) => resolved(one, shared))
  if (typeof form !== 'object' || form === null) return form
  const values = (form as { readonly enum?: unknown }).enum
  const name = shared.get(values)
  if (name !== undefined) return { $ref: `#/$defs/${name}` }
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, resolved(value, shared)]))
}

const objectSchema = (props: t.Props, required: boolean, shared: Shared) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec, shared)])),
  ...(required && Object.keys(props).length > 0 ? { required: Object.keys(props) } : {}),
})

const inner = (codec: t.Mixed | undefined, shared: Shared): Schema =>
  codec === undefined ? true : schemaOf(codec, shared)

const all = (types: readonly t.Mixed[] | undefined, shared: Shared): readonly Schema[] =>
  (types ?? []).map((one) => schemaOf(one, shared))

const SORTS: Readonly<Record<string, (codec: Tagged, shared: Shared) => Schema>> = {
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  NullType: () => ({ type: 'null' }),
  UnknownType: () => true,
  AnyDictionaryType: () => ({ type: 'object' }),
  LiteralType: ({ value }) => ({ const: value }),
  InterfaceType: ({ props = {} }, shared) => objectSchema(props, true, shared),
  PartialType: ({ props = {} }, shared) => objectSchema(props, false, shared),
  ExactType: ({ type }, shared) => ({
    ...(inner(type, shared) as object),
    additionalProperties: false,
  }),
  ReadonlyType: ({ type }, shared) => inner(type, shared),
  IntersectionType: ({ types }, shared) => ({ allOf: all(types, shared) }),
  UnionType: ({ types }, shared) => ({ anyOf: all(types, shared) }),
  ReadonlyArrayType: ({ type }, shared) => ({ type: 'array', items: inner(type, shared) }),
  DictionaryType: ({ codomain }, shared) => ({
    type: 'object',
    additionalProperties: inner(codomain, shared),
  }),
  TupleType: ({ types = [] }, shared) => ({
    type: 'array',
    prefixItems: all(types, shared),
    minItems: types.length,
    items: false,
  }),
}

/** Codecs that stand for what a game reads itself: the schema has a definition of that name. */
export const READ_BY_GAME = ['Action', 'Config', 'SavedState', 'View', 'Beginning', 'Record'] as const

/** The schema of a codec, whether it is shared or not. */
export function ownSchemaOf(codec: t.Mixed, shared: Shared = NOTHING): Schema {
  const tagged = codec as unknown as Tagged
  if (tagged.form !== undefined) return resolved(tagged.form, shared) as Schema
  if (tagged._tag === 'RefinementType' && tagged.name === 'Int') return { type: 'integer' }
  if (tagged._tag === undefined && READ_BY_GAME.some((name) => name === tagged.name))
    return { $ref: `#/$defs/${tagged.name}` }
  const sort = tagged._tag === undefined ? undefined : SORTS[tagged._tag]
  if (sort === undefined) throw new Error(`no schema is known for ${tagged._tag} ${tagged.name}`)
  return sort(tagged, shared)
}

/** The schema of a codec; a shared one is referred to. */
export function schemaOf(codec: t.Mixed, shared: Shared = NOTHING): Schema {
  const known = shared.get(codec)
  if (known !== undefined) return { $ref: `#/$defs/${known}` }
  const schema = ownSchemaOf(codec, shared)
  const name = 'form' in codec ? shared.share?.(codec.name, schema) : undefined
  return name === undefined ? schema : { $ref: `#/$defs/${name}` }
}
