/** Values of saved JSON: texts, numbers, and what is in both of two tables. */
import { objectOf, type Json, type Obj } from '../kernel/index'

/** The text it is, or an empty one. */
export const textOf = (json: Json | undefined): string => (typeof json === 'string' ? json : '')

/** The number it is, or none. */
export const numberOf = (json: Json | undefined): number => (typeof json === 'number' ? json : 0)

/** A field of a field. */
export const within = (json: Json | undefined, ...path: ReadonlyArray<string>): Json | undefined =>
  path.reduce<Json | undefined>((at, name) => objectOf(at)[name], json)

/** The numbers of a table above none. */
export const countsOf = (json: Json | undefined): ReadonlyArray<readonly [name: string, number: number]> =>
  Object.entries(objectOf(json)).flatMap(([name, value]) =>
    typeof value === 'number' && value > 0 ? [[name, value] as const] : [],
  )

/** Whether two JSON values are the same; the order of fields does not matter. */
export const same = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), Object.entries(other)]
  const fields = new Map<string, Json>(theirs)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.length &&
    mine.every(([name, value]) => fields.has(name) && same(value, fields.get(name)))
  )
}

/** An object with a field changed. */
export const withField = (json: Json | undefined, name: string, value: Json): Obj => ({
  ...objectOf(json),
  [name]: value,
})
