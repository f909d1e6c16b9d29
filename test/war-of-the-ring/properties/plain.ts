/**
 * Plain data: copies to edit, and whether two of them are the same.
 */

/** Something to edit. */
export type Draft<A> =
  A extends ReadonlyArray<infer B>
    ? Array<Draft<B>>
    : A extends object
      ? { -readonly [K in keyof A]: Draft<A[K]> }
      : A
type Fields = Readonly<Record<string, unknown>>
const isBox = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A copy of plain data, to edit. */
export const draftOf = <A>(value: A): Draft<A> => {
  if (!isBox(value)) return value as Draft<A>
  if (Array.isArray(value)) return value.map(draftOf) as Draft<A>
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) copy[name] = draftOf(value[name])
  return copy as Draft<A>
}

/** Whether two pieces of plain data are the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isBox(one) || !isBox(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

/** A copy to edit, and those of its parts that were looked at so far: only they have been copied. */
export interface LazyDraft<A> {
  readonly whole: Draft<A>
  readonly copied: Readonly<Record<string, unknown>>
}

/** A copy of an object to edit, of which each part is copied when it is first looked at. */
export const lazyDraftOf = <A extends object>(value: A): LazyDraft<A> => {
  const copied: Record<string | symbol, unknown> = {}
  const copyOf = (part: string | symbol): unknown => {
    if (!(part in copied)) copied[part] = draftOf(Reflect.get(value, part))
    return copied[part]
  }
  const whole = new Proxy(copied, {
    get: (_, part) => copyOf(part),
    ownKeys: () => {
      for (const part of Object.keys(value)) copyOf(part)
      return Reflect.ownKeys(copied)
    },
  })
  return { whole: whole as Draft<A>, copied }
}
