/**
 * How much of what strangers send is taken in. It is found out level by level and not by going down: a thing
 * in a thing in a thing, some thousand times, ends whatever follows it to its end.
 */

/** An action of any game has fewer than 150 characters as JSON. */
export const LONGEST_ACTION = 1000

/** What players say to each other, with who says it. */
export const LONGEST_CHAT = 2000

/** A request to the lobby: the config of a match, or what a player says of himself. */
export const LONGEST_REQUEST = 2000

/** Nothing honest is deeper; an action is one object with texts and numbers. */
export const DEEPEST = 8

const isBox = (given: unknown): given is object => typeof given === 'object' && given !== null

/** A list or an object as JSON has them; a name that every object has would hide what is meant by it. */
const isPlain = (given: object): boolean => {
  const made: unknown = Object.getPrototypeOf(given)
  const isOfJson = made === Object.prototype || made === Array.prototype || made === null
  return isOfJson && Object.keys(given).every((name) => !(name in Object.prototype))
}

/** Whether this is plain data of at most so many characters as JSON, and not deep. */
export const isSmall = (given: unknown, longest: number): boolean => {
  let level: ReadonlyArray<unknown> = [given]
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const boxes = level.filter(isBox)
    if (boxes.length === 0) return (JSON.stringify(given) ?? '').length <= longest
    if (boxes.length > longest || !boxes.every(isPlain)) return false
    if (boxes.some((box) => Array.isArray(box) && box.length > longest)) return false
    level = boxes.flatMap((box): ReadonlyArray<unknown> => Object.values(box))
  }
  return false
}
