/**
 * What comes to an end. A list that says it has four thousand million places has nothing in them, and going
 * through it takes for ever; so does what contains itself, or a little thing many times in many things.
 */

/** What stands where a list was too long to be read; nothing fits it. */
export const TOO_LONG = Symbol('a list that is too long')

/** No list of a game is as long. */
export const LONGEST_LIST = 100_000

/** Nothing that a game is given or gives has as many parts. */
export const MOST_PARTS = 2_000_000

const isBox = (value: unknown): value is object => typeof value === 'object' && value !== null

/** No object of a game has as many fields. */
const MOST_FIELDS = 5000

/** Whether an object has no more fields than can be read at once. */
export const isNarrow = (value: object): boolean => Object.keys(value).length <= MOST_FIELDS

/** Whether it holds what it says it holds: no list with a way of its own to go through it, nor bytes. */
const isPlain = (value: object): boolean =>
  Array.isArray(value)
    ? value.length <= LONGEST_LIST && !Object.hasOwn(value, Symbol.iterator)
    : !(Symbol.iterator in value) && isNarrow(value)

/** No state has as many parts. */
const MOST_OF_STATE = 100_000

/** Whether a value can be gone through to its end, and is no larger than a state. */
export const isBounded = (value: unknown): boolean => {
  const open: Array<object> = isBox(value) ? [value] : []
  for (let parts = 0; parts < MOST_OF_STATE; parts++) {
    const one = open.pop()
    if (one === undefined) return true
    if (!isPlain(one)) return false
    const within: ReadonlyArray<unknown> = Array.isArray(one) ? one : Object.values(one)
    if (within.includes(TOO_LONG)) return false
    for (const inner of within) if (isBox(inner)) open.push(inner)
    parts += within.length
  }
  return false
}

/** States that a game has made: they come to an end. */
const known = new WeakSet<object>()

/** Remembers a state that a game has made, from what comes to an end. */
export const remember = <S extends object>(made: S): S => {
  known.add(made)
  return made
}

/**
 * Whether a state, or anything in its place, can be gone through to its end. One that a game has made is not
 * gone through; what somebody else has made is each time, for he may have changed it since. What cannot be
 * read has none.
 *
 * @example
 * hasEnd(new Array(2 ** 32 - 1)) // => false
 */
export const hasEnd = (state: unknown): boolean => {
  try {
    return !isBox(state) || known.has(state) || isBounded(state)
  } catch {
    return false
  }
}
