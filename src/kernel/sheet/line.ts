/**
 * A partial table as a line of text and back, by its form: `harbour: master ann, closed; quays south:
 * 2 wool`. An object whose fields are single words or numbers is one section; any other has one a field.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Json } from '../hash'
import { isObj, objectOf, type Obj } from '../json'
import { hasFields } from './partial'
import { formOf, type Form } from './shapes'

const NONE = 'none'

const variantsOf = (form: Form): ReadonlyArray<Form> =>
  form.anyOf === undefined ? [form] : form.anyOf.flatMap((one) => variantsOf(formOf(one)))
const fieldOf = (form: Form, name: string): Form => formOf(form.properties?.[name] ?? {})
const isFlag = (form: Form): boolean => form.type === 'boolean'
const isSingle = (form: Form): boolean =>
  variantsOf(form).every(
    ({ type, enum: names }) =>
      names !== undefined || type === 'integer' || type === 'boolean' || type === 'null',
  )
const isOneSection = (form: Form): boolean =>
  hasFields(form) && Object.values(form.properties ?? {}).every((one) => isSingle(formOf(one)))

const itemOf = (name: string, value: Json, form: Form): string =>
  isFlag(form) ? (value === true ? name : `no ${name}`) : `${name} ${value === null ? NONE : String(value)}`

const itemsOf = (form: Form, json: Json): ReadonlyArray<string> => {
  if (Array.isArray(json)) return json.map(String)
  if (!isObj(json)) return [json === null ? NONE : String(json)]
  if ('hidden' in json) return [`${String(json['hidden'])} hidden`]
  return isOneSection(form)
    ? Object.entries(json).map(([name, value]) => itemOf(name, value, fieldOf(form, name)))
    : Object.entries(json).map(([name, count]) => `${String(count)} ${name}`)
}

const sectionsOf = (form: Form, json: Json, heading: ReadonlyArray<string> = []): ReadonlyArray<string> => {
  if (isObj(json) && hasFields(form) && !isOneSection(form))
    return Object.entries(json).flatMap(([name, part]) =>
      sectionsOf(fieldOf(form, name), part, [...heading, name]),
    )
  const items = itemsOf(form, json)
  return [`${heading.join(' ')}: ${items.length === 0 ? NONE : items.join(', ')}`]
}

/** A partial table in words. */
export const lineOf = (form: Form, told: Obj): string => sectionsOf(form, told).join('; ')

const singleRead = (form: Form, text: string): Json | undefined => {
  const variants = variantsOf(form)
  const hasNull = variants.some((one) => one.type === 'null' || one.enum?.includes(null) === true)
  if (text === NONE && hasNull) return null
  if (/^\d+$/.test(text) && variants.some(({ type }) => type === 'integer')) return Number(text)
  return variants.some((one) => one.enum?.includes(text) === true) ? text : undefined
}

const splitFirst = (text: string): readonly [first: string, rest: string] => {
  const space = text.indexOf(' ')
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
}

const itemRead = (form: Form, text: string): readonly [string, Json] | undefined => {
  const [first, rest] = splitFirst(text)
  if (rest === '' && isFlag(fieldOf(form, first))) return [first, true]
  if (first === 'no' && isFlag(fieldOf(form, rest))) return [rest, false]
  const value = singleRead(fieldOf(form, first), rest)
  return value === undefined ? undefined : [first, value]
}

const countRead = (form: Form, text: string): readonly [string, Json] | undefined => {
  const [count, name] = splitFirst(text)
  const isKnown = variantsOf(form).some(({ properties = {} }) => Object.hasOwn(properties, name))
  return /^\d+$/.test(count) && isKnown ? [name, Number(count)] : undefined
}

/** The JSON of a section's items; a Left is the item that is not understood. */
const bodyRead = (form: Form, body: string): E.Either<string, Json> => {
  const items = body === NONE ? [] : body.split(', ')
  const hidden = /^(\d+) hidden$/.exec(body)?.[1]
  if (hidden !== undefined) return E.right({ hidden: Number(hidden) })
  if (form.type === 'array') {
    const wrong = items.find((one) => singleRead(formOf(form.items), one) === undefined)
    return wrong === undefined ? E.right(items) : E.left(wrong)
  }
  if (variantsOf(form).every(({ type }) => type === 'object')) {
    const read: Record<string, Json> = {}
    for (const item of items) {
      const entry = isOneSection(form) ? itemRead(form, item) : countRead(form, item)
      if (entry === undefined) return E.left(item)
      read[entry[0]] = entry[1]
    }
    return E.right(read)
  }
  const value = singleRead(form, body)
  return value === undefined ? E.left(body) : E.right(value)
}

const withValue = (json: Obj, [first = '', ...rest]: ReadonlyArray<string>, value: Json): Obj => ({
  ...json,
  [first]: rest.length === 0 ? value : withValue(objectOf(json[first]), rest, value),
})

const sectionRead = (form: Form, told: Obj, section: string): E.Either<string, Obj> => {
  const colon = section.indexOf(': ')
  const [heading, body] = colon < 0 ? [section, ''] : [section.slice(0, colon), section.slice(colon + 2)]
  let [field, isOptional] = [form, false]
  for (const name of heading.split(' ')) {
    if (!Object.hasOwn(field.properties ?? {}, name)) return E.left(heading)
    isOptional = field.required?.includes(name) === false
    field = fieldOf(field, name)
  }
  const isGone = isOptional && body === NONE && field.type !== 'array'
  const read = isGone ? E.right<string, Json>(null) : bodyRead(field, body)
  return E.isLeft(read)
    ? E.left(`${heading}: ${read.left}`)
    : E.right(withValue(told, heading.split(' '), read.right))
}

/** The partial table of a line; a Left is the part that is not understood. */
export const readLine = (form: Form, line: string): E.Either<string, Obj> =>
  (line === '' ? [] : line.split('; ')).reduce(
    (told, section) => E.flatMap((json: Obj) => sectionRead(form, json, section))(told),
    E.right<string, Obj>({}),
  )
