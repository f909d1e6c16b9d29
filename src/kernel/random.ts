/**
 * Chance. A draw is a pure function of a 128-bit key, a stream and an index: a game's state keeps the key and
 * one count per stream, nothing else. The generator is Threefry-4x32 with 20 rounds (Salmon, Moraes, Dror and
 * Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011). Why this one, how a seed becomes a key, and the
 * vectors that any port has to meet: docs/decisions/randomness.md. Which draws are made is left to the games.
 */
import { wordAt } from './row'

/** Four unsigned 32-bit words: a key, a counter or a block of output. */
export type RandomKey = readonly [number, number, number, number]

/** A source of integers: each call gives one in [0, below). */
export type Random = (below: number) => number

const TWO_32 = 0x100000000
const PARITY = 0x1bd11bda
const SEED_DOMAIN = 0x73656564
const NAME_DOMAIN = 0x6e616d65
const NAMES_KEPT = 4096

// The block being worked on and its key schedule. They are filled and read within one call and no foreign
// code runs in between, so that they are shared cannot be seen from outside; a draw makes no garbage.
const x = Object.assign(new Int32Array(4), { 0: 0, 1: 0, 2: 0, 3: 0 })
const schedule = Object.assign(new Int32Array(9), { 0: 0, 1: 0, 2: 0, 3: 0 })

const rotl = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

// Words 5 to 8 repeat words 0 to 3, so that the four words added after group g are those from g on.
const scheduleKey = (key: RandomKey): void => {
  const k0 = key[0]
  const k1 = key[1]
  const k2 = key[2]
  const k3 = key[3]
  schedule[0] = k0
  schedule[1] = k1
  schedule[2] = k2
  schedule[3] = k3
  schedule[4] = PARITY ^ k0 ^ k1 ^ k2 ^ k3
  schedule[5] = k0
  schedule[6] = k1
  schedule[7] = k2
  schedule[8] = k3
}

// A line with a rotation mixes two words: it reads the old second word before it assigns the first. The
// rounds are written out, not run over a table, because constant rotations are what makes a draw cheap.
const encrypt = (): void => {
  let a = (x[0] + schedule[0]) | 0
  let b = (x[1] + schedule[1]) | 0
  let c = (x[2] + schedule[2]) | 0
  let d = (x[3] + schedule[3]) | 0
  for (let group = 1; ; group += 2) {
    b = rotl(b, 10) ^ (a = (a + b) | 0)
    d = rotl(d, 26) ^ (c = (c + d) | 0)
    d = rotl(d, 11) ^ (a = (a + d) | 0)
    b = rotl(b, 21) ^ (c = (c + b) | 0)
    b = rotl(b, 13) ^ (a = (a + b) | 0)
    d = rotl(d, 27) ^ (c = (c + d) | 0)
    d = rotl(d, 23) ^ (a = (a + d) | 0)
    b = rotl(b, 5) ^ (c = (c + b) | 0)
    a = (a + wordAt(schedule, group)) | 0
    b = (b + wordAt(schedule, group + 1)) | 0
    c = (c + wordAt(schedule, group + 2)) | 0
    d = (d + wordAt(schedule, group + 3) + group) | 0
    if (group === 5) break
    b = rotl(b, 6) ^ (a = (a + b) | 0)
    d = rotl(d, 20) ^ (c = (c + d) | 0)
    d = rotl(d, 17) ^ (a = (a + d) | 0)
    b = rotl(b, 11) ^ (c = (c + b) | 0)
    b = rotl(b, 25) ^ (a = (a + b) | 0)
    d = rotl(d, 10) ^ (c = (c + d) | 0)
    d = rotl(d, 18) ^ (a = (a + d) | 0)
    b = rotl(b, 20) ^ (c = (c + b) | 0)
    a = (a + wordAt(schedule, group + 1)) | 0
    b = (b + wordAt(schedule, group + 2)) | 0
    c = (c + wordAt(schedule, group + 3)) | 0
    d = (d + wordAt(schedule, group + 4) + group + 1) | 0
  }
  x[0] = a
  x[1] = b
  x[2] = c
  x[3] = d
}

const isNumber = (word: unknown): boolean => typeof word === 'number'
const areNumbers = (key: RandomKey): boolean =>
  isNumber(key[0]) && isNumber(key[1]) && isNumber(key[2]) && isNumber(key[3])

// Four numbers, each read once; what is none, or cannot be read, is 0.
const wordsOf = (given: unknown): RandomKey => {
  try {
    const [a, b, c, d] = [0, 1, 2, 3].map((at) => (given as ReadonlyArray<unknown>)[at])
    const word = (value: unknown): number => (typeof value === 'number' ? value : 0)
    return [word(a), word(b), word(c), word(d)]
  } catch {
    return [0, 0, 0, 0]
  }
}

const cipher = (key: RandomKey, counter: RandomKey): RandomKey => {
  scheduleKey(key)
  x.set(counter)
  encrypt()
  return [x[0] >>> 0, x[1] >>> 0, x[2] >>> 0, x[3] >>> 0]
}

/** One block of the cipher: 128 bits for a key and a counter of four words; what is no number is 0. */
export const threefry = (key: RandomKey, ...counter: RandomKey): RandomKey =>
  cipher(wordsOf(key), wordsOf(counter))

// Two UTF-16 code units from `at` on, the earlier one in the low half; zero past the end.
const unitsAt = (text: string, at: number): number =>
  text.charCodeAt(at) | 0 | (text.charCodeAt(at + 1) << 16)

// One step of the Matyas-Meyer-Oseas construction: encrypt under what came before, then xor the plain text.
const chain = (before: RandomKey, block: RandomKey): RandomKey => {
  const [e0, e1, e2, e3] = cipher(before, block)
  const [m0, m1, m2, m3] = block
  return [(e0 ^ m0) >>> 0, (e1 ^ m1) >>> 0, (e2 ^ m2) >>> 0, (e3 ^ m3) >>> 0]
}

const digest = (domain: number, text: string): RandomKey => {
  let words: RandomKey = [domain, 0, 0, 0]
  for (let i = 0; i < text.length; i += 8) {
    words = chain(words, [unitsAt(text, i), unitsAt(text, i + 2), unitsAt(text, i + 4), unitsAt(text, i + 6)])
  }
  return chain(words, [text.length, 0, 0, 0])
}

/** What is no string counts as the empty one. */
const textOf = (text: unknown): string => (typeof text === 'string' ? text : '')

/** The key of a seed: any string, lone surrogates and the empty one included; what is none is empty. */
export const keyOfSeed = (seed: string): RandomKey => digest(SEED_DOMAIN, textOf(seed))

const streams = new Map<string, number>()

/** The number of a named stream; what is no string counts as the empty one. */
export const streamOf = (name: string): number => {
  const known = streams.get(name)
  if (known !== undefined) return known
  const stream = digest(NAME_DOMAIN, textOf(name))[0]
  if (streams.size < NAMES_KEPT && typeof name === 'string') streams.set(name, stream)
  return stream
}

const streamNames = new Map<string, string>()

/** The stream that a draw is made from: what its name says before a colon, or all of it. */
export const streamNameOf = (draw: string): string => {
  const known = streamNames.get(draw)
  if (known !== undefined) return known
  const [name = ''] = textOf(draw).split(':', 1)
  if (streamNames.size < NAMES_KEPT && typeof draw === 'string') streamNames.set(draw, name)
  return name
}

const fillBlock = (stream: number, index: number, retry: number): void => {
  x[0] = stream
  x[1] = index
  x[2] = index < TWO_32 ? 0 : index / TWO_32
  x[3] = retry
  encrypt()
}

// The words beyond the last whole multiple of n would favour the small results; they are passed over.
const firstFair = (stream: number, index: number, n: number): number => {
  const fair = TWO_32 - (TWO_32 % n)
  for (let retry = 1; ; retry += 1) {
    for (let i = 0; i < 4; i += 1) {
      const word = wordAt(x, i) >>> 0
      if (word < fair) return word % n
    }
    fillBlock(stream, index, retry)
  }
}

/**
 * The draw at an index of a stream: an integer in [0, n), each equally likely, for 1 <= n <= 2^32. It depends
 * on its arguments alone, so a draw takes up one index however many words it had to look at. For another n,
 * or where a word of the key, the stream or the index is no number, there is no such number: `NaN`.
 */
export const drawBelow = (key: RandomKey, stream: number, index: number, n: number): number => {
  if (!(Number.isInteger(n) && n >= 1 && n <= TWO_32)) return NaN
  try {
    if (!(isNumber(stream) && isNumber(index) && areNumbers(key))) return NaN
    scheduleKey(key)
    fillBlock(stream, index, 0)
    const word = x[0] >>> 0
    return word <= TWO_32 - n ? word % n : firstFair(stream, index, n)
  } catch {
    return NaN
  }
}

/**
 * Successive draws from one stream, for bots and tests. It counts, so it is no part of a state. What is no
 * seed counts as the empty one, and there is no number below what is no bound: `NaN`.
 */
export const randomFrom = (seed: string): Random => {
  const key = keyOfSeed(seed)
  let index = 0
  return (below) => {
    const drawn = drawBelow(key, 0, index, below)
    index += 1
    return drawn
  }
}

/** A source that is given by a caller, held to its bound: whatever else it gives counts as 0. */
export const bounded =
  (random: Random): Random =>
  (below) => {
    const drawn = random(below)
    return Number.isInteger(drawn) && drawn >= 0 && drawn < below ? drawn : 0
  }

/** A key that is drawn. */
export const keyFrom = (random: Random): RandomKey => [
  random(TWO_32),
  random(TWO_32),
  random(TWO_32),
  random(TWO_32),
]
