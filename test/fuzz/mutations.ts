/**
 * Changing a little of something that was in order: JSON documents, actions, texts.
 */
import type { Random } from '../../src/kernel'
import { letters, oddity, pick } from './oddities'

type Box = Record<string, unknown> | Array<unknown>

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null

/** A copy of a JSON document. */
export const copy = <A>(document: A): A => JSON.parse(JSON.stringify(document)) as A

/** The same; undefined where what is odd in it cannot be copied. */
const copyIfAny = (document: unknown): unknown => {
  try {
    return copy(document)
  } catch {
    return undefined
  }
}

const MOST_STEPS = 12
const LONGEST = 2000

/** A random box of a document and one of its keys; undefined if the box is empty. */
const somewhere = (document: Box, random: Random): readonly [Box, string | undefined] => {
  let box = document
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const keys = Object.keys(box)
    if (keys.length === 0) return [box, undefined]
    const key = pick(random, keys)
    const inner = (box as Record<string, unknown>)[key]
    if (!isBox(inner) || random(5) === 0) return [box, key]
    box = inner
  }
  return [box, Object.keys(box)[0]]
}

/** A list is not made endless: JSON has no gaps, and nobody can read them. */
const put = (box: Box, key: string, value: unknown): void => {
  if (Array.isArray(box) && key === 'length' && Number(value) > LONGEST) return
  ;(box as Record<string, unknown>)[key] = value
}
const get = (box: Box, key: string): unknown => (box as Record<string, unknown>)[key]

/** A copy of something in another document, or something of the same one: that may close a circle. */
const borrowed = (donor: Box, box: Box, random: Random): unknown => {
  const own = random(8) === 0
  const [from, key] = somewhere(own ? box : donor, random)
  const value = key === undefined ? null : get(from, key)
  return own || value === undefined ? value : copy(value)
}

const edited = (value: unknown, random: Random): unknown => {
  if (typeof value === 'number') return value + pick(random, [-1, 1, 0.5, 100, -value * 2])
  if (typeof value === 'string') return textMutant(value, random)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value) && value.length < 1000)
    return random(2) === 0 ? [...(value as Array<unknown>)].reverse() : [value]
  return isBox(value) ? Object.values(value) : oddity(random)
}

type Edit = (box: Box, key: string, random: Random, donor: Box) => void

const EDITS: ReadonlyArray<Edit> = [
  (box, key, random) => put(box, key, oddity(random)),
  (box, key, random) => put(box, key, edited(get(box, key), random)),
  (box, key, random) => put(box, key, edited(get(box, key), random)),
  (box, key, random, donor) => put(box, key, borrowed(donor, box, random)),
  (box, key) => void (Array.isArray(box) ? box.splice(Number(key), 1) : Reflect.deleteProperty(box, key)),
  (box, key) => void (Array.isArray(box) ? box.push(get(box, key)) : put(box, `${key}2`, get(box, key))),
  (box, key, random) => put(box, pick(random, ['more', '__proto__', 'length', key]), oddity(random)),
]

/** Edits somewhere; an odd value that an earlier edit has put there may not let itself be edited. */
const tryEdit = (document: Box, random: Random, donor: Box): void => {
  try {
    const [box, key] = somewhere(document, random)
    if (key !== undefined) pick(random, EDITS)(box, key, random, donor)
  } catch {
    // Then the document stays as odd as it is.
  }
}

/** A document with one to three places changed; values may come from another document of the sort. */
export const mutant = (document: unknown, random: Random, donor: unknown = document): unknown => {
  const changed = copyIfAny(document)
  if (!isBox(changed)) return oddity(random)
  for (let edits = 1 + random(3); edits > 0; edits--) tryEdit(changed, random, isBox(donor) ? donor : changed)
  return changed
}

/** A text with something left out, put in, doubled or exchanged. */
export const textMutant = (text: string, random: Random): string => {
  const [from, to] = [random(text.length + 1), random(text.length + 1)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  const middle = text.slice(from, Math.min(to, from + 40))
  switch (random(6)) {
    case 0:
      return text.slice(0, from)
    case 1:
      return text.slice(0, from) + text.slice(from + middle.length)
    case 2:
      return text.slice(0, from) + middle + text.slice(from)
    case 3:
      return text.slice(0, from) + letters(random, 8) + text.slice(from)
    case 4:
      return (
        text.slice(0, from) +
        pick(random, ['"', ';', '\n', '\r', '\\', '{', ' null ', ' -0 ']) +
        text.slice(from)
      )
    default:
      return [...text].reverse().join('')
  }
}
