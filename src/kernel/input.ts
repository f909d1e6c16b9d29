/**
 * JSON from outside: read once into a copy of our own, within limits, before anything else looks at it. What
 * the library itself has made is not copied.
 */

/** What stands where a list or an object was too large to be read; nothing fits it. */
export const TOO_LONG = Symbol('a list that is too long')

/** What stands where lists and objects nest too deep; nothing fits it. */
export const TOO_DEEP = Symbol('JSON that nests too deep')

/** Whether it was JSON that nests too deep. */
export const isTooDeep = (copy: unknown): boolean => copy === TOO_DEEP

/** How many lists and objects may stand within each other. */
export const DEEPEST = 100

const LONGEST_LIST = 100_000
const MOST_FIELDS = 5000
/** No document has as many values: a record of many games, for instance. */
const MOST_PARTS = 2_000_000
/** Nor has a state or a view. */
export const MOST_OF_STATE = 100_000

/**
 * A deep copy of JSON. What is not JSON stays what it is, for a codec to refuse; too long a list, and what
 * comes after too many parts, becomes `TOO_LONG`; the whole becomes `TOO_DEEP` if some of it nests too deep.
 */
export const copyOf = <J>(json: J, most = MOST_PARTS): J => {
  const parts = { left: most, isTooDeep: false }
  const copy = copied(json, parts, DEEPEST)
  return (parts.isTooDeep ? TOO_DEEP : copy) as J
}

interface Parts {
  left: number
  isTooDeep: boolean
}

const tooDeep = (parts: Parts): typeof TOO_DEEP => {
  parts.isTooDeep = true
  return TOO_DEEP
}

/** Whether it is an object of named values; most have the prototype of objects. */
const isPlain = (json: object): boolean =>
  Object.getPrototypeOf(json) === Object.prototype
    ? !(Symbol.toStringTag in json)
    : Object.prototype.toString.call(json) === '[object Object]'

const copied = (json: unknown, parts: Parts, deepest: number): unknown => {
  if (Array.isArray(json)) {
    const { length } = json
    if (!(length <= LONGEST_LIST) || (parts.left -= length) < 0) return TOO_LONG
    if (deepest === 0) return tooDeep(parts)
    return json.map((one) => copied(one, parts, deepest - 1))
  }
  if (typeof json !== 'object' || json === null || !isPlain(json)) return json
  if (deepest === 0) return tooDeep(parts)
  const copy: Record<string, unknown> = { ...json }
  const names = Object.keys(copy)
  if (names.length > MOST_FIELDS) return TOO_LONG
  for (const name of names) {
    parts.left -= 1
    const part = copy[name]
    if (parts.left < 0) copy[name] = TOO_LONG
    else if (typeof part === 'object') copy[name] = copied(part, parts, deepest - 1)
  }
  return copy
}

/** How large a document may be. */
export interface Size {
  /** Values in it: texts, numbers, lists, objects and so on. */
  readonly values: number
  /** Lists and objects within each other. */
  readonly depth: number
}

/** What is wrong with the size of a document, if anything is; it is looked at no further than the limits. */
export const sizeFault = (what: string, json: unknown, { values, depth }: Size): string | undefined => {
  let level: ReadonlyArray<unknown> = [json]
  let seen = 0
  for (let deep = 0; level.length > 0; deep++) {
    seen += level.length
    if (seen > values) return `${what} has at most ${values} values`
    const inner = level.filter((one): one is object => typeof one === 'object' && one !== null)
    if (inner.length > 0 && deep === depth) return `${what} nests at most ${depth} lists and objects`
    level = inner.flatMap((one) => Object.values<unknown>({ ...one }))
  }
  return undefined
}
