/** Partial tables: what differs between two tables as JSON, and a table with that difference applied. */
import type { Json } from '../hash'
import { isObj, objectOf, type Obj } from '../json'
import { formOf, type Form } from './shapes'

/** Whether two JSON values are the same, order of fields included. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether JSON of a form is compared field by field; counts, sets and lists are taken as a whole. */
export const hasFields = ({ properties }: Form): boolean =>
  properties !== undefined && !Object.values(properties).every((one) => formOf(one).minimum === 1)

const fieldOf = (form: Form, name: string): Form => formOf(form.properties?.[name] ?? {})

/** What is not as before, null for a field that is gone; undefined if nothing differs. */
export const diffOf = (form: Form, before: Json | undefined, now: Json | undefined): Json | undefined => {
  if (isSame(before, now)) return undefined
  if (now === undefined) return null
  if (!hasFields(form) || !isObj(now)) return now
  const parts: Record<string, Json> = {}
  for (const name of Object.keys(form.properties ?? {})) {
    const part = diffOf(fieldOf(form, name), objectOf(before)[name], now[name])
    if (part !== undefined) parts[name] = part
  }
  return parts
}

/** A table with a difference applied. An unknown field stays, so that the codec refuses it by name. */
export const mergeOf = (form: Form, before: Json | undefined, told: Json): Json => {
  if (!hasFields(form) || !isObj(told)) return told
  const merged: Record<string, Json> = { ...objectOf(before) }
  for (const [name, part] of Object.entries(told)) {
    const isRemoved = part === null && form.required?.includes(name) === false
    if (isRemoved) delete merged[name]
    else merged[name] = mergeOf(fieldOf(form, name), merged[name], part)
  }
  const order = new Set([...Object.keys(form.properties ?? {}), ...Object.keys(merged)])
  return Object.fromEntries(
    [...order].flatMap((name) => (merged[name] === undefined ? [] : [[name, merged[name]]])),
  )
}

/** JSON without the value at a path, nor the objects that become empty by that. */
export const without = (json: Obj, [first = '', ...rest]: ReadonlyArray<string>): Obj => {
  const { [first]: part, ...others } = json
  if (part === undefined || rest.length === 0) return others
  const left = without(objectOf(part), rest)
  return Object.keys(left).length === 0 ? others : { ...json, [first]: left }
}
