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

/** Kinds of things that can be gone through, and hold what they say they hold. */
const isHonest = (value: object): boolean =>
  !(Symbol.iterator in value) || value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)

const isBox = (value: unknown): value is object => typeof value === 'object' && value !== null

/** No state has as many parts. */
const MOST_OF_STATE = 100_000

/** Whether a value can be gone through to its end, and is no larger than a state. */
export const isBounded = (value: unknown): boolean => {
  const open: Array<object> = isBox(value) ? [value] : []
  for (let parts = 0; parts < MOST_OF_STATE; parts++) {
    const one = open.pop()
    if (one === undefined) return true
    if (Array.isArray(one) ? one.length > LONGEST_LIST : !isHonest(one)) return false
    const within: ReadonlyArray<unknown> = Array.isArray(one) ? one : Object.values(one)
    if (within.includes(TOO_LONG)) return false
    for (const inner of within) if (isBox(inner)) open.push(inner)
    parts += within.length
  }
  return false
}

/** States that are known to come to an end: those that a game has made, and what was gone through. */
const known = new WeakSet<object>()

/** Remembers a state that a game has made: it comes to an end as the one before it does. */
export const remember = (made: object): void => {
  known.add(made)
}

/**
 * Whether a state, or anything in its place, can be gone through to its end. One that a game has made is not
 * gone through again.
 *
 * @example
 * hasEnd(new Array(2 ** 32 - 1)) // => false
 */
export const hasEnd = (state: unknown): boolean => {
  if (!isBox(state) || known.has(state)) return true
  const isFound = isBounded(state)
  if (isFound) known.add(state)
  return isFound
}
