/** A validator for the part of JSON Schema that the protocol's schema uses; an unknown word is an error. */
import type { Schema } from './jsonSchema'

type Defs = Readonly<Record<string, Schema>>
type Obj = Readonly<Record<string, unknown>>

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const hasType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

const isObject = (value: unknown): value is Obj => typeOf(value) === 'object'

/** The problems of a value, each with its path; empty when it is valid. */
export const problemsOf = (defs: Defs, schema: Schema, value: unknown, path = '$'): readonly string[] => {
  if (typeof schema === 'boolean') return schema ? [] : [`${path}: nothing belongs here`]
  return Object.entries(schema).flatMap(([word, told]) => {
    const check = WORDS[word]
    if (check === undefined) throw new Error(`the validator does not know ${word}`)
    return check({ defs, schema, value, path }, told)
  })
}

interface Here {
  readonly defs: Defs
  readonly schema: Obj
  readonly value: unknown
  readonly path: string
}

const fail = ({ path, value }: Here, wanted: string): readonly string[] => [
  `${path}: ${JSON.stringify(value)?.slice(0, 80)} is not ${wanted}`,
]

const each = (here: Here, told: unknown): readonly string[] =>
  isObject(here.value)
    ? Object.entries(told as Record<string, Schema>).flatMap(([key, schema]) =>
        Object.hasOwn(here.value as Obj, key)
          ? problemsOf(here.defs, schema, (here.value as Obj)[key], `${here.path}.${key}`)
          : [],
      )
    : []

const others = (here: Here, told: unknown): readonly string[] => {
  const known = Object.keys((here.schema['properties'] ?? {}) as Obj)
  return isObject(here.value)
    ? Object.entries(here.value)
        .filter(([key]) => !known.includes(key))
        .flatMap(([key, one]) => problemsOf(here.defs, told as Schema, one, `${here.path}.${key}`))
    : []
}

const items = (here: Here, told: unknown): readonly string[] => {
  const first = ((here.schema['prefixItems'] ?? []) as readonly unknown[]).length
  return Array.isArray(here.value)
    ? here.value
        .slice(first)
        .flatMap((one, at) => problemsOf(here.defs, told as Schema, one, `${here.path}[${first + at}]`))
    : []
}

/** Whether a fixed field tells at once that a value is of another kind. */
const isOtherKind = (schema: Schema, value: unknown): boolean => {
  const fields = isObject(schema) && isObject(value) ? schema['properties'] : undefined
  return (
    isObject(fields) &&
    Object.entries(fields).some(
      ([key, field]) => isObject(field) && 'const' in field && (value as Obj)[key] !== field['const'],
    )
  )
}

const WORDS: Readonly<Record<string, (here: Here, told: unknown) => readonly string[]>> = {
  description: () => [],
  $ref: (here, told) => {
    const [, name = ''] = /^#\/\$defs\/([^/~]+)$/.exec(String(told)) ?? []
    const schema = here.defs[name]
    if (schema === undefined) throw new Error(`there is no ${String(told)}`)
    return problemsOf(here.defs, schema, here.value, here.path)
  },
  type: (here, told) =>
    [told].flat().some((type) => hasType(here.value, String(type))) ? [] : fail(here, String(told)),
  const: (here, told) => (here.value === told ? [] : fail(here, JSON.stringify(told))),
  enum: (here, told) =>
    (told as readonly unknown[]).includes(here.value) ? [] : fail(here, 'a known value'),
  required: (here, told) =>
    isObject(here.value)
      ? (told as readonly string[])
          .filter((key) => !Object.hasOwn(here.value as Obj, key))
          .map((key) => `${here.path}: ${key} is missing`)
      : [],
  properties: each,
  additionalProperties: others,
  items,
  prefixItems: (here, told) => {
    const { value } = here
    if (!Array.isArray(value)) return []
    return (told as readonly Schema[]).flatMap((schema, at) =>
      problemsOf(here.defs, schema, value[at], `${here.path}[${at}]`),
    )
  },
  minimum: (here, told) =>
    typeof here.value === 'number' && here.value < Number(told) ? fail(here, `at least ${told}`) : [],
  maximum: (here, told) =>
    typeof here.value === 'number' && here.value > Number(told) ? fail(here, `at most ${told}`) : [],
  exclusiveMaximum: (here, told) =>
    typeof here.value === 'number' && here.value >= Number(told) ? fail(here, `below ${told}`) : [],
  minProperties: (here, told) =>
    isObject(here.value) && Object.keys(here.value).length < Number(told) ? fail(here, 'enough') : [],
  uniqueItems: (here) =>
    Array.isArray(here.value) && new Set(here.value).size < here.value.length
      ? fail(here, 'without repetition')
      : [],
  pattern: (here, told) =>
    typeof here.value === 'string' && !new RegExp(String(told)).test(here.value)
      ? fail(here, String(told))
      : [],
  minItems: (here, told) =>
    Array.isArray(here.value) && here.value.length < Number(told) ? fail(here, `at least ${told}`) : [],
  maxItems: (here, told) =>
    Array.isArray(here.value) && here.value.length > Number(told) ? fail(here, `at most ${told}`) : [],
  minLength: (here, told) =>
    typeof here.value === 'string' && here.value.length < Number(told) ? fail(here, 'long enough') : [],
  maxLength: (here, told) =>
    typeof here.value === 'string' && here.value.length > Number(told) ? fail(here, 'short enough') : [],
  propertyNames: (here, told) =>
    isObject(here.value)
      ? Object.keys(here.value).flatMap((key) =>
          problemsOf(here.defs, told as Schema, key, `${here.path}.${key}`),
        )
      : [],
  anyOf: (here, told) =>
    (told as readonly Schema[]).some(
      (schema) =>
        !isOtherKind(schema, here.value) && problemsOf(here.defs, schema, here.value, here.path).length === 0,
    )
      ? []
      : fail(here, 'any of what is allowed'),
  allOf: (here, told) =>
    (told as readonly Schema[]).flatMap((schema) => problemsOf(here.defs, schema, here.value, here.path)),
}
