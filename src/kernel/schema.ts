/**
 * Codecs as JSON Schema (2020-12): a codec with a `form` says it itself; of the others only the sorts in
 * use are known, and any other is an error. The schema of a codec is made once, so that equal parts are the
 * same object.
 */
import type * as t from 'io-ts/lib/index.js'
import { isObject } from './fields'

/** A JSON Schema, as far as codecs use it. */
export interface Schema {
  readonly title?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: ReadonlyArray<unknown>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: Schema | false
  readonly items?: Schema | false
  readonly prefixItems?: ReadonlyArray<Schema>
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly pattern?: string
}

/** A codec of io-ts with what its sort adds. */
interface Tagged {
  readonly _tag?: string
  readonly name: string
  readonly props?: t.Props
  readonly types?: ReadonlyArray<t.Mixed>
  readonly type?: t.Mixed
  readonly codomain?: t.Mixed
  readonly value?: unknown
}

const fieldsOf = (props: t.Props, isRequired: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec)])),
  ...(isRequired ? { required: Object.keys(props) } : {}),
})

const inner = (codec: t.Mixed | undefined): Schema => (codec === undefined ? {} : schemaOf(codec))

const SORTS: Readonly<Record<string, (codec: Tagged) => Schema>> = {
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  NullType: () => ({ type: 'null' }),
  UnknownType: () => ({}),
  LiteralType: ({ value }) => ({ const: value }),
  InterfaceType: ({ props = {} }) => fieldsOf(props, true),
  PartialType: ({ props = {} }) => fieldsOf(props, false),
  ExactType: ({ type }) => ({ ...inner(type), additionalProperties: false }),
  ReadonlyType: ({ type }) => inner(type),
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

const known = new WeakMap<object, Schema>()

const resolved = (form: unknown): unknown => {
  if (Array.isArray(form)) return form.every((one) => typeof one !== 'object') ? form : form.map(resolved)
  if (!isObject(form)) return form
  if ('decode' in form || '_tag' in form) return schemaOf(form)
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, resolved(value)]))
}

const made = (codec: object): Schema => {
  if ('form' in codec) return resolved(codec.form) as Schema
  const tagged = codec as Tagged
  const sort = SORTS[tagged._tag ?? '']
  if (sort === undefined) throw new Error(`no schema is known for ${tagged._tag} ${tagged.name}`)
  return sort(tagged)
}

/** The schema of a codec. */
export function schemaOf(codec: object): Schema {
  const found = known.get(codec)
  if (found !== undefined) return found
  const schema = made(codec)
  known.set(codec, schema)
  return schema
}
