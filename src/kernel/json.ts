/**
 * JSON as views and masks handle it: objects and lists that may turn out to be something else.
 */
import type { Json } from './hash'

/** Any object of JSON. */
export type Obj = Readonly<Record<string, Json>>

/** Whether it is an object; a list is none. */
export const isObj = (json: Json | undefined): json is Obj =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** The object it is, or an empty one. */
export const objectOf = (json: Json | undefined): Obj => (isObj(json) ? json : {})

/** The items of the list it is, or none. */
export const itemsOf = (json: Json | undefined): ReadonlyArray<Json> => {
  const items: ReadonlyArray<Json> = Array.isArray(json) ? json : []
  return items
}

/** The texts of the list it is, or none. */
export const textsOf = (json: Json | undefined): ReadonlyArray<string> =>
  itemsOf(json).filter((one) => typeof one === 'string')
