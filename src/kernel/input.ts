/**
 * JSON from outside: read once into a copy of our own, within limits, before anything else looks at it. What
 * the library itself has made is not copied.
 */

/** What stands where a list or an object was too large to be read; nothing fits it. */
export const TOO_LONG = Symbol('a list that is too long')

const LONGEST_LIST = 100_000
const MOST_FIELDS = 5000
/** No document has as many values: a record of many games, for instance. */
const MOST_PARTS = 2_000_000
/** Nor has a state or a view. */
export const MOST_OF_STATE = 100_000

/**
 * A deep copy of JSON. What is not JSON stays what it is, for a codec to refuse; too long a list, and what
 * comes after too many parts, becomes `TOO_LONG`.
 */
export const copyOf = <J>(json: J, most = MOST_PARTS): J => copied(json, { left: most }) as J

const copied = (json: unknown, parts: { left: number }): unknown => {
  if (Array.isArray(json)) {
    const { length } = json
    if (!(length <= LONGEST_LIST) || (parts.left -= length) < 0) return TOO_LONG
    const list: Array<unknown> = []
    for (let place = 0; place < length; place++) list.push(copied(json[place], parts))
    return list
  }
  if (typeof json !== 'object' || json === null || Object.prototype.toString.call(json) !== '[object Object]')
    return json
  const copy: Record<string, unknown> = { ...json }
  const names = Object.keys(copy)
  if (names.length > MOST_FIELDS) return TOO_LONG
  for (const name of names) {
    parts.left -= 1
    copy[name] = parts.left < 0 ? TOO_LONG : copied(copy[name], parts)
  }
  return copy
}
