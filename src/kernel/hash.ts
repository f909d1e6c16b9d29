/**
 * Fingerprints of JSON values: 128 bits as 22 characters, the same on every runtime, for comparing states and
 * checking records. A value is written as a tape of 32-bit words on which every item says its type and its
 * size first, so that no two values share a tape; four lanes of rotate and multiply, in the manner of
 * MurmurHash3, all take in every word. It finds accidents, not forgeries: it is no signature.
 */
import { wordAt } from './row'

/** A JSON value. It is finite: something that contains itself is none. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

type Tape = { words: Int32Array; size: number }

// The low three bits of an item's first word; the bits above them are the size of what follows.
const TAG_NULL = 1
const TAG_FALSE = 2
const TAG_TRUE = 3
const TAG_NUMBER = 4
const TAG_STRING = 5
const TAG_LIST = 6
const TAG_RECORD = 7

const TAPE_START = 1024
const FEW = 32
/** Words of a tape, and items that wait to be written: more are not JSON, but something without an end. */
const MOST = 1 << 22
const CLOSING_ROUNDS = 8
/** Code units of a text that are written one by one. */
const LONG_TEXT = 1 << 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const float = new DataView(new ArrayBuffer(8))

const rotl = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

const refuse = (): never => {
  throw new RangeError('a value without an end')
}

const put = (tape: Tape, word: number): void => {
  if (tape.size === tape.words.length) {
    if (tape.size >= MOST) refuse()
    const longer = new Int32Array(tape.size * 2)
    longer.set(tape.words)
    tape.words = longer
  }
  tape.words[tape.size] = word
  tape.size += 1
}

// Two UTF-16 code units to a word, the earlier one in the low half.
const putUnits = (tape: Tape, text: string): void => {
  const { length } = text
  for (let i = 1; i < length; i += 2) put(tape, text.charCodeAt(i - 1) | (text.charCodeAt(i) << 16))
  if ((length & 1) === 1) put(tape, text.charCodeAt(length - 1))
}

const newTape = (): Tape => ({ words: new Int32Array(TAPE_START), size: 0 })

// A text that would take too much of a tape is written as the fingerprints of its parts.
const putString = (tape: Tape, text: string): void => {
  const { length } = text
  put(tape, (length << 3) | TAG_STRING)
  if (length <= LONG_TEXT) return putUnits(tape, text)
  for (let from = 0; from < length; from += LONG_TEXT) {
    const part = newTape()
    putUnits(part, text.slice(from, from + LONG_TEXT))
    for (const lane of digest(part)) put(tape, lane)
  }
}

const putNumber = (tape: Tape, value: number): void => {
  put(tape, TAG_NUMBER)
  float.setFloat64(0, value === 0 ? 0 : value)
  put(tape, float.getInt32(0))
  put(tape, float.getInt32(4))
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const putList = (tape: Tape, items: readonly Json[], stack: Json[]): void => {
  if (items.length + stack.length > MOST) refuse()
  put(tape, (items.length << 3) | TAG_LIST)
  for (let i = items.length - 1; i >= 0; i -= 1) stack.push(items[i] ?? null)
}

// By UTF-16 code units, as Array.sort does it; for the few fields of a record insertion is far quicker.
const inOrder = (names: string[]): readonly string[] => {
  if (names.length > FEW) return names.sort()
  for (let i = 1; i < names.length; i += 1) {
    const name = names[i] as string
    let place = i
    for (; place > 0; place -= 1) {
      const before = names[place - 1] as string
      if (before <= name) break
      names[place] = before
    }
    names[place] = name
  }
  return names
}

// A field is its name, a string like any other, and its value; one without a value is absent, as in JSON.
const putRecord = (tape: Tape, fields: { readonly [key: string]: Json }, stack: Json[]): void => {
  const names = inOrder(Object.keys(fields))
  if (names.length + stack.length > MOST) refuse()
  let size = 0
  for (let i = names.length - 1; i >= 0; i -= 1) {
    const name = names[i] as string
    const value = fields[name]
    if (value === undefined) continue
    size += 1
    stack.push(value, name)
  }
  put(tape, (size << 3) | TAG_RECORD)
}

// The stack holds what is still to be written, the next item last; it stands in for recursion, which would
// limit how deep a value may go. What JSON cannot write, it writes as null: so does this.
const putNext = (tape: Tape, value: Json, stack: Json[]): void => {
  if (typeof value === 'string') putString(tape, value)
  else if (typeof value === 'number' && Number.isFinite(value)) putNumber(tape, value)
  else if (typeof value === 'boolean') put(tape, value ? TAG_TRUE : TAG_FALSE)
  else if (typeof value !== 'object' || value === null) put(tape, TAG_NULL)
  else if (isList(value)) putList(tape, value, stack)
  else putRecord(tape, value, stack)
}

const tapeOf = (json: Json): Tape => {
  const tape = newTape()
  const stack: Json[] = [json]
  while (stack.length > 0) putNext(tape, stack.pop() ?? null, stack)
  for (let i = 0; i < CLOSING_ROUNDS; i += 1) put(tape, i)
  return tape
}

// Each lane spreads the word in its own way, then takes in its neighbour. For a given word the step can be
// undone, so two tapes that differ in one word differ in the end.
const digest = ({ words, size }: Tape): Int32Array => {
  let a = 0x243f6a88
  let b = 0x85a308d3
  let c = 0x13198a2e
  let d = 0x03707344
  for (let i = 0; i < size; i += 1) {
    const word = wordAt(words, i)
    a ^= rotl(Math.imul(word, 0xcc9e2d51), 15)
    b ^= rotl(Math.imul(word, 0x85ebca6b), 16)
    c ^= rotl(Math.imul(word, 0xc2b2ae35), 17)
    d ^= rotl(Math.imul(word, 0x1b873593), 18)
    a = (Math.imul(rotl(a, 19), 0x239b961b) + b) | 0
    b = (Math.imul(rotl(b, 17), 0xab0e9789) + c) | 0
    c = (Math.imul(rotl(c, 15), 0x38b34ae5) + d) | 0
    d = (Math.imul(rotl(d, 13), 0xa1e38b93) + a) | 0
  }
  return Int32Array.of(a, b, c, d)
}

/** The 128 bits of a text, as four words. */
export const lanesOf = (text: string): Int32Array => digest(tapeOf(text))

const base64url = (lanes: Int32Array): string => {
  let text = ''
  for (let bit = 0; bit < 128; bit += 6) {
    const high = wordAt(lanes, bit >> 5) >>> 0
    const low = (lanes[(bit >> 5) + 1] ?? 0) >>> 0
    const shift = 26 - (bit & 31)
    text += ALPHABET[(shift >= 0 ? high >>> shift : (high << -shift) | (low >>> (32 + shift))) & 63]
  }
  return text
}

/**
 * A stable fingerprint of a JSON value, whatever the order of its fields: 22 characters of base64url. The
 * empty text for what cannot be read to its end, such as something that contains itself or takes over 16 MB.
 */
export const hashJson = (json: unknown): string => {
  try {
    return base64url(digest(tapeOf(json as Json)))
  } catch {
    return ''
  }
}
