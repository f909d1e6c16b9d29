/**
 * Reading a document: small readers that say everything that is wrong, each fault with its path. A reader
 * also tells the form of what it reads, as JSON Schema, so that the schema in the docs cannot differ from it.
 */
import { show } from '../../kernel/door'
import { isPlainText, PLAIN_TEXT } from '../../kernel/plainText'

/** What is wrong at a place of a document. */
export interface Fault {
  readonly path: string
  readonly problem: string
}

/** Where the reader is, and the faults found so far. */
export interface Reading {
  readonly path: string
  readonly faults: Array<Fault>
}

/** A reader of `A`; what it gives back counts only if no fault was found. */
export interface Reader<A> {
  readonly form: object
  readonly read: (json: unknown, at: Reading) => A
}

/** Says what is wrong here. */
export const wrong = (at: Reading, problem: string): void => {
  at.faults.push({ path: at.path, problem })
}

const inside = (at: Reading, name: string | number): Reading => ({
  path: at.path === '' ? String(name) : `${at.path}.${name}`,
  faults: at.faults,
})

const checked = <A>(form: object, what: string, is: (json: unknown) => json is A): Reader<A> => ({
  form,
  read: (json, at) => {
    if (!is(json)) wrong(at, `${show(json)} is not ${what}`)
    return json as A
  },
})

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 40
/** The longest text for people. */
export const LONGEST_TEXT = 400

/** A name: lower-case letters, digits and hyphens. */
export const name: Reader<string> = checked(
  { type: 'string', pattern: NAME.source, maxLength: LONGEST_NAME },
  'a name in lower case',
  (json): json is string =>
    typeof json === 'string' && json.length <= LONGEST_NAME && NAME.test(json) && json !== 'constructor',
)

/** A text for people, in one line. */
export const text: Reader<string> = checked(
  { type: 'string', minLength: 1, maxLength: LONGEST_TEXT, pattern: PLAIN_TEXT },
  `a text of 1 to ${LONGEST_TEXT} characters in one line, without control characters`,
  (json): json is string =>
    typeof json === 'string' && json.length > 0 && json.length <= LONGEST_TEXT && isPlainText(json),
)

/** A whole number between bounds. */
export const whole = (from: number, to: number): Reader<number> =>
  checked(
    { type: 'integer', minimum: from, maximum: to },
    `a whole number from ${from} to ${to}`,
    (json): json is number => Number.isInteger(json) && Number(json) >= from && Number(json) <= to,
  )

/** A number between bounds. */
export const number = (from: number, to: number): Reader<number> =>
  checked(
    { type: 'number', minimum: from, maximum: to },
    `a number from ${from} to ${to}`,
    (json): json is number => typeof json === 'number' && json >= from && json <= to,
  )

/** True or false. */
export const yesOrNo: Reader<boolean> = checked(
  { type: 'boolean' },
  'true or false',
  (json): json is boolean => typeof json === 'boolean',
)

/** One of a few words or numbers. */
export const oneOf = <const W extends string | number | boolean | null>(
  ...words: ReadonlyArray<W>
): Reader<W> =>
  checked({ enum: words }, `one of ${words.join(', ')}`, (json): json is W =>
    words.some((word) => word === json),
  )

const LONGEST_LIST = 500

/** A list. */
export const list = <A>(item: Reader<A>, least = 0): Reader<ReadonlyArray<A>> => ({
  form: { type: 'array', items: item.form, minItems: least, maxItems: LONGEST_LIST },
  read: (json, at) => {
    if (!Array.isArray(json)) {
      wrong(at, `${show(json)} is not a list`)
      return []
    }
    if (json.length > LONGEST_LIST) {
      wrong(at, `a list here has at most ${LONGEST_LIST} members`)
      return []
    }
    if (json.length < least) wrong(at, `at least ${least} are wanted`)
    return json.map((one: unknown, place) => item.read(one, inside(at, place)))
  },
})

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Values under names. */
export const named = <A>(item: Reader<A>): Reader<Readonly<Record<string, A>>> => ({
  form: { type: 'object', propertyNames: name.form, additionalProperties: item.form },
  read: (json, at) => {
    if (!isObject(json)) {
      wrong(at, `${show(json)} is not an object`)
      return {}
    }
    const keys = Object.keys(json)
    for (const key of keys) name.read(key, inside(at, key.slice(0, LONGEST_NAME)))
    return Object.fromEntries(keys.map((key) => [key, item.read(json[key], inside(at, key))]))
  },
})

/** A pair. */
export const pair = <A, B>(first: Reader<A>, second: Reader<B>): Reader<readonly [A, B]> => ({
  form: { type: 'array', prefixItems: [first.form, second.form], minItems: 2, maxItems: 2 },
  read: (json, at) => {
    const items: ReadonlyArray<unknown> = Array.isArray(json) ? json : []
    if (items.length !== 2) wrong(at, `${show(json)} is not a pair`)
    return [first.read(items[0], inside(at, 0)), second.read(items[1], inside(at, 1))]
  },
})

/** The readers of the fields of `A`. */
export type Fields<A> = { readonly [K in keyof A]-?: Reader<Required<A>[K]> }
type OptionalKey<A> = { [K in keyof A]-?: undefined extends A[K] ? K : never }[keyof A]

/** An object with just these fields; some of them may be missing. */
export const object = <A extends object>(
  fields: Fields<A>,
  ...optional: ReadonlyArray<OptionalKey<A> & string>
): Reader<A> => {
  const names = Object.keys(fields)
  const readers: Readonly<Record<string, Reader<unknown>>> = fields
  return {
    form: {
      type: 'object',
      properties: Object.fromEntries(names.map((key) => [key, readers[key]?.form])),
      required: names.filter((key) => !optional.some((one) => one === key)),
      additionalProperties: false,
    },
    read: (json, at) => {
      const given = isObject(json) ? json : {}
      if (!isObject(json)) wrong(at, `${show(json)} is not an object`)
      for (const key of Object.keys(given))
        if (!Object.hasOwn(fields, key))
          wrong(inside(at, key.slice(0, LONGEST_NAME)), 'there is no such field')
      const read: Array<readonly [string, unknown]> = []
      for (const key of names)
        if (Object.hasOwn(given, key)) read.push([key, readers[key]?.read(given[key], inside(at, key))])
        else if (!optional.some((one) => one === key)) wrong(inside(at, key), 'this field is missing')
      return Object.fromEntries(read) as A
    },
  }
}

/** The value or null. */
export const orNull = <A>(item: Reader<A>): Reader<A | null> => ({
  form: { anyOf: [item.form, { type: 'null' }] },
  read: (json, at) => (json === null ? null : item.read(json, at)),
})

/** A reader that needs another one of its own kind inside it. */
export const later = <A>(form: object, reader: () => Reader<A>): Reader<A> => ({
  form,
  read: (json, at) => reader().read(json, at),
})

/** One of several objects, told apart by the word in one of their fields. */
export const tagged = <A>(tag: string, alternatives: Readonly<Record<string, Reader<A>>>): Reader<A> => ({
  form: { anyOf: Object.values(alternatives).map(({ form }) => form) },
  read: (json, at) => {
    const word = isObject(json) ? json[tag] : undefined
    const reader =
      typeof word === 'string' && Object.hasOwn(alternatives, word) ? alternatives[word] : undefined
    if (reader !== undefined) return reader.read(json, at)
    wrong(inside(at, tag), `${show(word)} is none of ${Object.keys(alternatives).join(', ')}`)
    return json as A
  },
})

/** One of several objects with a single field each, told apart by its name. */
export const byField = <A>(alternatives: Readonly<Record<string, Reader<A>>>): Reader<A> => ({
  form: { anyOf: Object.values(alternatives).map(({ form }) => form) },
  read: (json, at) => {
    const key = isObject(json) ? Object.keys(json)[0] : undefined
    const reader = key !== undefined && Object.hasOwn(alternatives, key) ? alternatives[key] : undefined
    if (reader !== undefined) return reader.read(json, at)
    wrong(at, `${show(key)} is none of ${Object.keys(alternatives).join(', ')}`)
    return json as A
  },
})

/** One of two forms, told apart by a glance. */
export const either = <A, B>(first: Reader<A>, second: Reader<B>, isFirst: (json: unknown) => boolean) => ({
  form: { anyOf: [first.form, second.form] },
  read: (json: unknown, at: Reading): A | B => (isFirst(json) ? first.read(json, at) : second.read(json, at)),
})
