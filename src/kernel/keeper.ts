/**
 * Keys of states for the tables of a search: 128 bits, equal exactly where hashes are. A keeper remembers the
 * parts of the state it was last asked about and goes through what has changed since: so a key costs little
 * along a line of play. Keys hold within one version of the library; records keep `hash`.
 */
import { lanesOf } from './hash'
import { wordAt } from './row'
import type { State, Types } from './types'

/** Eight code units, 128 bits in all: to be compared and to be looked up, not to be printed or saved. */
export type Key = string

/** What a key covers. */
export interface KeyOptions {
  /** Whether luck to come counts: the seed and how often each stream was drawn from. It does by default. */
  readonly chance?: boolean
}

/** Gives keys of states. */
export interface Keeper<T extends Types> {
  /** The key of a state; empty for what is none. */
  readonly key: (state: State<T>, options?: KeyOptions) => Key
}

/** A part of a value: the object it was made of, its four words, the parts of that object by their place. */
interface Part {
  of: unknown
  readonly words: Int32Array
  readonly parts: Array<Part>
}

const newPart = (): Part => ({ of: undefined, words: new Int32Array(4), parts: [] })
const partAt = (parts: Array<Part>, place: number): Part => (parts[place] ??= newPart())

// The four lanes that are worked on, as in `hash.ts`. A part is begun only when nothing else is being mixed.
let a = 0
let b = 0
let c = 0
let d = 0

const rotl = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

const mix = (word: number): void => {
  a ^= rotl(Math.imul(word, 0xcc9e2d51), 15)
  b ^= rotl(Math.imul(word, 0x85ebca6b), 16)
  c ^= rotl(Math.imul(word, 0xc2b2ae35), 17)
  d ^= rotl(Math.imul(word, 0x1b873593), 18)
  a = (Math.imul(rotl(a, 19), 0x239b961b) + b) | 0
  b = (Math.imul(rotl(b, 17), 0xab0e9789) + c) | 0
  c = (Math.imul(rotl(c, 15), 0x38b34ae5) + d) | 0
  d = (Math.imul(rotl(d, 13), 0xa1e38b93) + a) | 0
}

const mixAll = (words: Int32Array): void => {
  for (const word of words) mix(word)
}

const CLOSING_ROUNDS = 3
const close = (): void => {
  for (let round = 0; round < CLOSING_ROUNDS; round++) mix(round)
}

const NULL = 0x5851f42d
const TRUE = 0x4c957f2d
const FALSE = 0x14057b7e
const FRACTION = 0x2f0b4c47
const TEXT = 0x6a09e667
const PART = 0x3c6ef372

const TEXTS_KEPT = 1 << 16
const texts = new Map<string, Int32Array>()
/** The words of a text, worked out once. */
const wordsOf = (text: string): Int32Array => {
  const known = texts.get(text)
  if (known !== undefined) return known
  const words = lanesOf(text)
  if (texts.size < TEXTS_KEPT) texts.set(text, words)
  return words
}

const float = new DataView(new ArrayBuffer(8))

const mixNumber = (value: number): void => {
  if ((value | 0) === value) return mix(value)
  float.setFloat64(0, value)
  mix(FRACTION)
  mix(float.getInt32(0))
  mix(float.getInt32(4))
}

/** Mixes what is no object. */
const mixScalar = (value: unknown): void => {
  if (typeof value === 'number') mixNumber(value)
  else if (typeof value === 'boolean') mix(value ? TRUE : FALSE)
  else if (typeof value !== 'string') mix(NULL)
  else {
    mix(TEXT)
    mixAll(wordsOf(value))
  }
}

/** Brings a part up to date with an object: nothing to do where it is the one it was made of. */
const renew = (part: Part, of: object): void => {
  if (part.of === of) return
  if (Array.isArray(of)) renewList(part, of)
  else renewFields(part, of)
  part.of = of
}

// Parts first, then all items in a row, so that only one thing is mixed at a time.
const renewList = ({ words, parts }: Part, items: ReadonlyArray<unknown>): void => {
  const { length } = items
  for (let place = 0; place < length; place++) {
    const item = items[place]
    if (typeof item === 'object' && item !== null) renew(partAt(parts, place), item)
  }
  a = b = c = d = length
  for (let place = 0; place < length; place++) {
    const item = items[place]
    if (typeof item === 'object' && item !== null) mixPart(partAt(parts, place))
    else mixScalar(item)
  }
  close()
  words[0] = a
  words[1] = b
  words[2] = c
  words[3] = d
}

const mixPart = ({ words }: Part): void => {
  mix(PART)
  mixAll(words)
}

// Fields are added up, each mixed with its name: their order says nothing. A field without a value is absent.
const renewFields = ({ words, parts }: Part, fields: object): void => {
  words.fill(0)
  let place = 0
  for (const [name, value] of Object.entries(fields)) {
    const isPart = typeof value === 'object' && value !== null
    if (isPart) renew(partAt(parts, place), value)
    if (value !== undefined) addField(words, name, isPart ? partAt(parts, place) : undefined, value)
    place++
  }
}

const addField = (sum: Int32Array, name: string, part: Part | undefined, value: unknown): void => {
  a = b = c = d = PART
  mixAll(wordsOf(name))
  if (part === undefined) mixScalar(value)
  else mixPart(part)
  close()
  sum[0] = wordAt(sum, 0) + a
  sum[1] = wordAt(sum, 1) + b
  sum[2] = wordAt(sum, 2) + c
  sum[3] = wordAt(sum, 3) + d
}

const textOf = (words: Int32Array): Key => {
  const [p, q, r, s] = [wordAt(words, 0), wordAt(words, 1), wordAt(words, 2), wordAt(words, 3)]
  const high = String.fromCharCode(p >>> 16, p & 0xffff, q >>> 16, q & 0xffff)
  return high + String.fromCharCode(r >>> 16, r & 0xffff, s >>> 16, s & 0xffff)
}

/** A keeper of states of one game. */
export const keeperOf = <T extends Types>(isState: (state: unknown) => boolean): Keeper<T> => {
  const parts: Array<Part> = []
  let config: T['config'] | undefined
  let seedless: object = {}
  const withoutSeed = (of: T['config']): object => {
    if (of !== config) seedless = { ...of, seed: '' }
    config = of
    return seedless
  }
  const wordsFor = ({ table, stack, outcome, ...state }: State<T>, chance: boolean): Int32Array => {
    const covered = chance
      ? [table, stack, outcome ?? stack, state.config, state.chance]
      : [table, stack, outcome ?? stack, withoutSeed(state.config)]
    const first = chance ? 0 : covered.length + 1
    covered.forEach((of, place) => renew(partAt(parts, first + place), of))
    a = b = c = d = chance ? TRUE : FALSE
    covered.forEach((_, place) => mixPart(partAt(parts, first + place)))
    close()
    return Int32Array.of(a, b, c, d)
  }
  return {
    key: (state, options) => (isState(state) ? textOf(wordsFor(state, options?.chance ?? true)) : ''),
  }
}
