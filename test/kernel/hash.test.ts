/**
 * The hash of JSON values against the table of docs/decisions/randomness.md, against JSON's own idea of when
 * two values are the same, and against the collisions that small regular values provoke in a weak hash.
 */
import { at } from '../../src/kernel/row'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hashJson, type Json } from '../../src/kernel/hash'
import { thorough } from '../thorough'

const page = readFileSync(new URL('../../docs/decisions/randomness.md', import.meta.url), 'utf8')

const parse = (text: string): Json => JSON.parse(text) as Json
/** For what the type forbids but a program may still hand over. */
const untyped = (value: unknown): Json => value as Json
const range = (size: number): readonly number[] => Array.from({ length: size }, (_, i) => i)
const anyJson: fc.Arbitrary<Json> = fc.jsonValue({ stringUnit: 'binary' }).map(untyped)
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

const allDiffer = (values: readonly Json[]): void => {
  expect(new Set(values.map(hashJson)).size).toBe(values.length)
}

const isPlain = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Fields = readonly (readonly [string, Json])[]

/** The same value with the fields of every record in another order. */
const reordered = (value: Json, order: (fields: Fields) => Fields): Json => {
  if (Array.isArray(value)) return value.map((item) => reordered(item, order))
  if (!isPlain(value)) return value
  const fields = Object.entries(value).map(([key, one]) => [key, reordered(one, order)] as const)
  return Object.fromEntries(order(fields))
}
const backwards = (value: Json): Json => reordered(value, (fields) => [...fields].reverse())
const sortedText = (value: Json): string =>
  JSON.stringify(reordered(value, (fields) => [...fields].sort(([x], [y]) => (x < y ? -1 : 1))))

const bitsOf = (hash: string): readonly number[] =>
  [...Buffer.from(hash, 'base64url')].flatMap((byte) => range(8).map((bit) => (byte >> (7 - bit)) & 1))

/** How often each bit of the hash changes from one value of a series to its partner. */
const expectAvalanche = (pairs: readonly (readonly [Json, Json])[]): void => {
  const changed = new Float64Array(128)
  for (const [x, y] of pairs) {
    const other = bitsOf(hashJson(y))
    bitsOf(hashJson(x)).forEach((bit, i) => (changed[i] = (changed[i] ?? 0) + (bit ^ at(other, i))))
  }
  const deviation = Math.sqrt(pairs.length / 4)
  for (const count of changed) expect(Math.abs(count - pairs.length / 2)).toBeLessThan(5 * deviation)
}

/** So many values of a sort are hashed. */
const MANY = thorough(20_000, 200_000)

/** No two of these hashes agree, not even in two lanes; in one lane they do as often as by chance. */
const expectScattered = (values: readonly Json[]): void => {
  const hashes = values.map((value) => Buffer.from(hashJson(value), 'base64url'))
  for (const at of [0, 4, 8])
    expect(new Set(hashes.map((hash) => hash.readBigUInt64BE(at))).size).toBe(values.length)
  const expected = values.length ** 2 / 2 ** 33
  for (const at of [0, 4, 8, 12]) {
    const repeats = values.length - new Set(hashes.map((hash) => hash.readUInt32BE(at))).size
    expect(Math.abs(repeats - expected)).toBeLessThan(5 * Math.sqrt(expected))
  }
}

describe('the published vectors hold', () => {
  const rows = [...page.matchAll(/^\| `(.+)` \| `([\w-]{22})` \|$/gm)].map(([, json = '', hash]) => ({
    json,
    hash,
  }))

  it('reads the whole table', () => expect(rows.length).toBe(24))
  test.each(rows)('$json', ({ json, hash }) => expect(hashJson(parse(json))).toBe(hash))
})

describe('the same value has the same hash', () => {
  it('after a trip through text', () => {
    const law = fc.property(anyJson, (json) => {
      const hash = hashJson(json)
      expect(hash).toMatch(/^[\w-]{21}[AQgw]$/)
      expect(hashJson(parse(JSON.stringify(json)))).toBe(hash)
    })
    fc.assert(law, { numRuns: 1000, seed: 1 })
  })
  it('whatever the order of the fields, few or many', () => {
    const law = fc.property(anyJson, (json) => {
      expect(hashJson(backwards(json))).toBe(hashJson(json))
    })
    fc.assert(law, { numRuns: 1000, seed: 2 })
    for (const size of [31, 32, 33, 1000]) {
      const wide = Object.fromEntries(range(size).map((i) => [`${(i * 7919) % size}\ud83c`, i]))
      expect(hashJson(backwards(wide))).toBe(hashJson(wide))
    }
  })
  it('with -0 for 0', () => expect(hashJson([-0])).toBe(hashJson([0])))
  it('with or without fields that are undefined', () => {
    expect(hashJson(untyped({ a: 1, b: undefined }))).toBe(hashJson({ a: 1 }))
    expect(hashJson(untyped({ a: undefined }))).toBe(hashJson({}))
  })
  it('as JSON writes what it has no word for', () => {
    for (const odd of [[NaN], [Infinity], [-Infinity], [undefined], Array(1), { a: NaN }])
      expect(hashJson(untyped(odd))).toBe(hashJson(parse(JSON.stringify(odd))))
  })
  it('from a record without a prototype or with a field called __proto__', () => {
    const bare: unknown = Object.assign(Object.create(null), { a: 1 })
    expect(hashJson(untyped(bare))).toBe(hashJson({ a: 1 }))
    expect(hashJson(parse('{"__proto__":{"a":1}}'))).not.toBe(hashJson({}))
    expect(hashJson(untyped(Object.create({ a: 1 })))).toBe(hashJson({}))
  })
  it('and hashing changes nothing', () => {
    const frozen = Object.freeze({ b: Object.freeze([3, 1, 2]), a: 'x' })
    expect(hashJson(frozen)).toBe(hashJson(frozen))
    expect(Object.keys(frozen)).toEqual(['b', 'a'])
  })
})

describe('another value has another hash', () => {
  it('by its type', () => {
    allDiffer([
      null,
      false,
      true,
      0,
      1,
      '',
      '0',
      '1',
      'null',
      'true',
      [],
      {},
      [null],
      [[]],
      [{}],
      { '': null },
    ])
  })
  it('by where its parts end', () => {
    allDiffer([
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      'abc',
      ['a', 'b', 'c'],
      ['a', ['b', 'c']],
      [['a'], 'b', 'c'],
    ])
    allDiffer([{ a: 'b' }, { ab: '' }, { '': 'ab' }, ['a', 'b'], [['a', 'b']], { a: 'b', '': '' }])
    allDiffer([
      [{ a: 1 }, { b: 2 }],
      [{ a: 1, b: 2 }],
      [{ b: 1 }, { a: 2 }],
      { a: { b: 2 } },
      { a: { b: 1 } },
    ])
    allDiffer(['a', 'a\0', 'a\0\0', '\0a', '\0', '\0\0', [1, 2], [2, 1], [1, [2]], [[1], 2]])
  })
  it('by every bit of a number', () => {
    const exact = [0.1, 0.2, 0.1 + 0.2, 0.3, 1, -1, 1 + Number.EPSILON, 5e-324, 2 ** 53, 2 ** 53 - 1, 2 ** 32]
    allDiffer([...exact, Number.MAX_VALUE, -Number.MAX_VALUE, 1e300, 2 ** 31, -(2 ** 31)])
  })
  it('by every UTF-16 unit, none of them normalised', () => {
    allDiffer([
      'é',
      'e\u0301',
      '\ud800',
      '\udc00',
      '\ufffd',
      '🎲',
      '\ud83c',
      '\udfb2',
      '\udfb2\ud83c',
      'Σ',
      'ς',
    ])
  })
  it('by any difference at all', () => {
    const law = fc.property(anyJson, anyJson, (x, y) => {
      expect(hashJson(x) === hashJson(y)).toBe(sortedText(x) === sortedText(y))
    })
    fc.assert(law, { numRuns: 2000, seed: 3 })
  })
})

describe('hashes are scattered', { timeout: 60000 }, () => {
  it('over records of small counts', () => {
    const at = (i: number, place: number): number => Math.floor(i / 6 ** place) % 6
    const record = (i: number): Json => ({
      a: at(i, 0),
      b: [at(i, 1), at(i, 2), at(i, 3)],
      c: { d: at(i, 4), e: [at(i, 5), at(i, 6)] },
    })
    expectScattered(range(thorough(6 ** 5, 6 ** 7)).map(record))
  })
  it('over lists of flags', () => {
    expectScattered(range(2 ** thorough(16, 18)).map((i) => range(18).map((bit) => ((i >> bit) & 1) === 1)))
  })
  it('over pairs', () => expectScattered(range(MANY).map((i) => [Math.floor(i / 450), i % 450])))
  it('over numbers in a row', () => expectScattered(range(MANY)))
  it('over short strings', () => expectScattered(range(MANY).map((i) => i.toString(36))))
  it('when one bit of a number changes', () => {
    for (const bit of range(31))
      expectAvalanche(range(thorough(100, 400)).map((i) => [[i * 7919], [(i * 7919) ^ (1 << bit)]]))
  })
  it('when one item of a list changes', () => {
    const list = (place: number, i: number): Json => range(8).map((at) => (at === place ? i + 1 : i))
    for (const place of range(8)) expectAvalanche(range(400).map((i) => [list(-1, i), list(place, i)]))
  })
  it('when the last unit of a string changes', () => {
    const law = fc.property(fc.string({ unit: anyUnit }), anyUnit, anyUnit, (text, x, y) => {
      fc.pre(x !== y)
      const other = bitsOf(hashJson(text + y))
      const changed = bitsOf(hashJson(text + x)).filter((bit, i) => bit !== other[i]).length
      expect(Math.abs(changed - 64)).toBeLessThan(36)
    })
    fc.assert(law, { numRuns: 2000, seed: 4 })
  })
})

describe('size is no obstacle', () => {
  const nested = (depth: number, wrap: (inner: Json) => Json): Json =>
    range(depth).reduce((inner: Json) => wrap(inner), 1)

  it('in depth', () => {
    const lists = [9999, 10000, 200000].map((depth) => nested(depth, (inner) => [inner]))
    const records = [9999, 10000, 200000].map((depth) => nested(depth, (inner) => ({ in: inner, x: 0 })))
    allDiffer([...lists, ...records])
  })
  it('in breadth', () => {
    const wide = range(300000)
    allDiffer([wide, wide.slice(1), [...wide, 0], 'x'.repeat(3e6), 'x'.repeat(3e6 + 1)])
  })
  it('in the length of a text', { timeout: 30_000 }, () => {
    const long = 'x'.repeat(2e7)
    allDiffer([long, `${long}x`, `y${long.slice(1)}`, `${long.slice(1)}y`, long.slice(0, 1 << 20), ''])
    expect(hashJson({ seed: long })).toHaveLength(22)
  })
})
