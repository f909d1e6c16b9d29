/**
 * Configs as hashes of states have them: what of one is long, such as a scenario of one's own, is hashed once
 * and stands there as its own hash. Else a long game would hash it again at every action.
 */
import { isObject } from './fields'
import { hashJson } from './hash'

/** What is longer in JSON is long. */
const LONG = 2 ** 15

const known = new WeakMap<object, string | null>()

/** The hash of something long, null of something short. */
const hashOfLong = (part: unknown): string | null => {
  if (typeof part !== 'object' || part === null) return null
  const found = known.get(part)
  if (found !== undefined) return found
  const hash = JSON.stringify(part).length > LONG ? hashJson(part) : null
  known.set(part, hash)
  return hash
}

/** A config in which hashes stand for what is long. */
export const briefConfig = (config: unknown): unknown => {
  if (!isObject(config)) return config
  const parts = Object.entries(config)
  return parts.some(([, part]) => hashOfLong(part) !== null)
    ? Object.fromEntries(parts.map(([name, part]) => [name, hashOfLong(part) ?? part]))
    : config
}
