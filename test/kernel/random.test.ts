/**
 * The generator against the official vectors of Random123, the tables of docs/decisions/randomness.md and
 * chance itself. Every statistical test has a fixed seed: it passes always or never.
 */
import { at } from '../../src/kernel/row'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { drawBelow, keyOfSeed, randomFrom, streamOf, threefry, type RandomKey } from '../../src/kernel/random'

const TWO_32 = 2 ** 32
const RANGES: readonly number[] = [2, 3, 6, 9, 18, 100]
const page = readFileSync(new URL('../../docs/decisions/randomness.md', import.meta.url), 'utf8')

const hex = (words: readonly number[]): string => words.map((w) => w.toString(16).padStart(8, '0')).join(' ')
const range = (size: number): readonly number[] => Array.from({ length: size }, (_, i) => i)
const sum = (values: readonly number[]): number => values.reduce((x, y) => x + y, 0)
const onesOf = (word: number): number => sum(range(32).map((bit) => (word >>> bit) & 1))
const distance = (x: RandomKey, y: RandomKey): number => sum(x.map((word, i) => onesOf(word ^ at(y, i))))
const keyFrom = (wordAt: (i: number) => number): RandomKey => [wordAt(0), wordAt(1), wordAt(2), wordAt(3)]
const flipped = (key: RandomKey, bit: number): RandomKey =>
  keyFrom((i) => (i === bit >> 5 ? (at(key, i) ^ (1 << (bit & 31))) >>> 0 : at(key, i)))

const plausible = (deviations: number): void => expect(Math.abs(deviations)).toBeLessThan(4)

/** How far a count is from what a coin of that probability gives, in standard deviations. */
const excess = (count: number, total: number, probability: number): number =>
  (count - total * probability) / Math.sqrt(total * probability * (1 - probability))

/** The same for the chi-square of equally likely cells (Wilson and Hilferty's approximation). */
const unevenness = (cells: number, sample: readonly number[]): number => {
  const counts = new Float64Array(cells)
  for (const cell of sample) counts[cell] = (counts[cell] ?? 0) + 1
  const wanted = sample.length / cells
  const chiSquare = counts.reduce((all, count) => all + (count - wanted) ** 2 / wanted, 0)
  const variance = 2 / (9 * (cells - 1))
  return (Math.cbrt(chiSquare / (cells - 1)) - 1 + variance) / Math.sqrt(variance)
}
const expectEven = (cells: number, cellAt: (i: number) => number, size = 30000): void =>
  plausible(unevenness(cells, range(size).map(cellAt)))

/** The definition as the page has it, without regard to speed. */
const drawSlowly = (key: RandomKey, stream: number, index: number, n: number): number => {
  const fair = (2n ** 32n / BigInt(n)) * BigInt(n)
  for (let retry = 0; ; retry += 1) {
    const block = threefry(key, stream, index % TWO_32, Math.floor(index / TWO_32), retry)
    const word = block.find((w) => w < fair)
    if (word !== undefined) return Number(BigInt(word) % BigInt(n))
  }
}

const anyWord = fc.integer({ min: 0, max: TWO_32 - 1 })
const anyKey: fc.Arbitrary<RandomKey> = fc.tuple(anyWord, anyWord, anyWord, anyWord)
const anyIndex = fc.oneof(fc.nat(), fc.maxSafeNat())
const anyBound = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: TWO_32 }))
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

describe('vectors', () => {
  const keys = [...page.matchAll(/^\| `(".*")` \| `((?:[0-9a-f]{8} ?){4})` \|$/gm)]
  const streams = [...page.matchAll(/^\| `(".*")` \| `([0-9a-f]{8})` \|$/gm)]
  const draws = [...page.matchAll(/^\| `(".*")` \| `(".*")` \| (\d+) \| (\d+) \| (\d+) \|$/gm)]

  it('of Random123 for threefry4x32 with 20 rounds', () => {
    const pi: RandomKey = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
    const piGoesOn: RandomKey = [0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89]
    const zeros = keyFrom(() => 0)
    const ones = keyFrom(() => TWO_32 - 1)
    expect(hex(threefry(zeros, ...zeros))).toBe('9c6ca96a e17eae66 fc10ecd4 5256a7d8')
    expect(hex(threefry(ones, ...ones))).toBe('2a881696 57012287 f6c7446e a16a6732')
    expect(hex(threefry(piGoesOn, ...pi))).toBe('59cd1dbb b8879579 86b5d00c ac8b6d84')
  })
  it('published by us: the tables are read whole', () => {
    expect([keys.length, streams.length, draws.length]).toEqual([11, 4, 22])
  })
  test.each(keys.map(([, seed = '', key]) => ({ seed, key })))('key of $seed', ({ seed, key }) => {
    expect(hex(keyOfSeed(JSON.parse(seed)))).toBe(key)
  })
  test.each(streams.map(([, name = '', id]) => ({ name, id })))('stream of $name', ({ name, id }) => {
    expect(hex([streamOf(JSON.parse(name))])).toBe(id)
  })
  test.each(draws.map(([row, ...cells]) => ({ row, cells })))('draw $row', ({ cells }) => {
    const [seed, name, index, n, drawn] = cells.map((cell): unknown => JSON.parse(cell))
    expect(drawBelow(keyOfSeed(`${seed}`), streamOf(`${name}`), Number(index), Number(n))).toBe(drawn)
  })
})

describe('a draw', () => {
  it('is what the definition says', () => {
    const law = fc.property(anyKey, anyWord, anyIndex, anyBound, (key, stream, index, n) => {
      expect(drawBelow(key, stream, index, n)).toBe(drawSlowly(key, stream, index, n))
    })
    fc.assert(law, { numRuns: 2000, seed: 1 })
  })
  it('depends on its arguments alone and leaves the key as it was', () => {
    const law = fc.property(anyKey, anyWord, anyIndex, anyBound, (key, stream, index, n) => {
      const frozen = Object.freeze(keyFrom((i) => at(key, i)))
      const drawn = drawBelow(frozen, stream, index, n)
      drawBelow(keyOfSeed('another'), stream, index + 1, 7)
      threefry(keyOfSeed('yet another'), 1, 2, 3, 4)
      expect(drawBelow(key, stream, index, n)).toBe(drawn)
      expect(frozen).toEqual(key)
    })
    fc.assert(law, { seed: 2 })
  })
  test.each([0, -1, 0.5, 1.5, NaN, Infinity, TWO_32 + 1])('below %d there is no number', (n) => {
    expect(drawBelow([0, 0, 0, 0], 0, 0, n)).toBeNaN()
  })
  it('passes over unfair words, and over whole blocks of them', () => {
    const n = 2 ** 31 + 1
    const key = keyOfSeed('rejection')
    const fairAt = range(20000).map((i) => threefry(key, 5, i, 0, 0).findIndex((w) => w < n))
    plausible(excess(fairAt.filter((at) => at !== 0).length, 20000, 1 / 2))
    plausible(excess(fairAt.filter((at) => at === -1).length, 20000, 1 / 16))
    for (const i of range(20000)) expect(drawBelow(key, 5, i, n)).toBe(drawSlowly(key, 5, i, n))
  })
  test.each([3 * 2 ** 30, 2 ** 31 + 1, TWO_32 - 1, TWO_32 - 5, TWO_32])('below %d favours nothing', (n) => {
    const key = keyOfSeed('large')
    expectEven(96, (i) => Math.floor((drawBelow(key, 9, i, n) / n) * 96), 60000)
  })
})

describe('draws are even', () => {
  const key = keyOfSeed('statistics')

  test.each(RANGES)('below %d, in each stream', (n) => {
    for (const stream of ['dice', 'deck', 'tiles', ''].map(streamOf))
      expectEven(n, (i) => drawBelow(key, stream, i, n))
  })
  test.each(RANGES)('below %d, at one index of many streams or many seeds, and at distant indices', (n) => {
    expectEven(n, (i) => drawBelow(key, i, 0, n))
    expectEven(n, (i) => drawBelow(keyOfSeed(`game ${i}`), 1, 0, n))
    expectEven(n, (i) => drawBelow(key, 1, i * 2 ** 38 + 17, n))
  })
  test.each([1, 2, 3, 4, 7])('in pairs %d apart', (gap) => {
    expectEven(36, (i) => drawBelow(key, 3, i, 6) * 6 + drawBelow(key, 3, i + gap, 6), 60000)
  })
  it('in triples', () => {
    expectEven(216, (i) => range(3).reduce((all, j) => all * 6 + drawBelow(key, 4, 3 * i + j, 6), 0), 40000)
  })
  it('in the order of four', () => {
    expectEven(24, (i) => {
      const values = range(4).map((j) => drawBelow(key, 6, 4 * i + j, TWO_32))
      const lower = values.map((value, j) => values.slice(j + 1).filter((later) => later < value).length)
      return at(lower, 0) * 6 + at(lower, 1) * 2 + at(lower, 2)
    })
  })
})

describe('nothing follows', () => {
  const key = keyOfSeed('independence')
  const named = [streamOf('dice'), streamOf('deck')]

  test.each([[0, 1], [1, 2], [0, 2 ** 31], named])('from stream %d for stream %d', (x, y) => {
    expectEven(81, (i) => drawBelow(key, x, i, 9) * 9 + drawBelow(key, y, i, 9), 40000)
  })
  test.each([1, 2, 3, 10, 64])('from a draw for the one %d later', (lag) => {
    const values = range(50000).map((i) => drawBelow(key, 8, i, TWO_32) / TWO_32 - 0.5)
    const products = values.slice(lag).map((value, i) => value * at(values, i))
    plausible((12 * sum(products)) / Math.sqrt(products.length))
  })
  it('for any of the 32 bits', () => {
    const words = range(40000).map((i) => drawBelow(key, 7, i, TWO_32))
    for (const bit of range(32)) plausible(excess(sum(words.map((w) => (w >>> bit) & 1)), words.length, 0.5))
  })
  it('from a block for the one of a key or a counter that differs in one bit', () => {
    const others = range(64).map((i) => keyOfSeed(`${i}`))
    for (const bit of range(128)) {
      const byKey = others.map((k) => distance(threefry(k, ...key), threefry(flipped(k, bit), ...key)))
      const byCounter = others.map((c) => distance(threefry(key, ...c), threefry(key, ...flipped(c, bit))))
      for (const bits of [byKey, byCounter]) plausible(excess(sum(bits), 64 * 128, 0.5))
    }
  })
})

describe('a seed', () => {
  it('that differs in one character has an unrelated key', () => {
    const law = fc.property(fc.string({ unit: anyUnit }), fc.nat(), anyUnit, (seed, where, unit) => {
      const at = where % (seed.length + 1)
      const changed = seed.slice(0, at) + unit + seed.slice(at + 1)
      for (const other of [changed, `${seed}\0`, `\0${seed}`].filter((text) => text !== seed))
        expect(Math.abs(distance(keyOfSeed(seed), keyOfSeed(other)) - 64)).toBeLessThan(36)
    })
    fc.assert(law, { numRuns: 2000, seed: 3 })
  })
  it('may be empty, huge or no valid text, and is taken as it is', () => {
    const odd = ['', '\0', '\0\0', ' ', '\ud800', '\udc00', '\ufffd', 'é', 'e\u0301']
    const seeds = [...odd, 'x'.repeat(1e6), 'x'.repeat(1e6 + 1)]
    expect(new Set(seeds.map((seed) => hex(keyOfSeed(seed)))).size).toBe(seeds.length)
  })
  it('of a series has a key of its own, even in half the bits', () => {
    const keys = range(50000).map((i) => keyOfSeed(`${i}`))
    expect(new Set(keys.map((key) => hex(key.slice(0, 2)))).size).toBe(keys.length)
    for (const word of range(4)) expectEven(256, (i) => at(at(keys, i), word) & 255, keys.length)
  })
  it('is no name: a stream is no word of the key of the same text', () => {
    for (const text of ['', 'dice', 'seed']) expect(keyOfSeed(text)).not.toContain(streamOf(text))
  })
})

describe('a name', () => {
  it('means the same stream whenever it is asked for, however many there are', () => {
    const names = range(6000).map((i) => `name ${i}`)
    const streams = names.map(streamOf)
    expect(names.map(streamOf)).toEqual(streams)
    expect(new Set(streams).size).toBe(streams.length)
  })
})

describe('randomFrom', () => {
  it('draws from one stream in turn, each caller for itself', () => {
    const one = randomFrom('x')
    const two = randomFrom('x')
    const drawn = range(100).map((i) => one((i % 20) + 1))
    expect(range(100).map((i) => two((i % 20) + 1))).toEqual(drawn)
    expect(drawn).toEqual(range(100).map((i) => drawBelow(keyOfSeed('x'), 0, i, (i % 20) + 1)))
  })
})
