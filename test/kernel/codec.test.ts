/**
 * The codecs of small things: what each reads, writes and takes for its own, its form as a schema, and what
 * is said of input that it cannot read.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { describe, expect, it } from 'vitest'
import { anyOf, below, bitsOf, decodeWith, indexOf, natural, oneOf, pairOf } from '../../src/kernel/codec'
import { copyOf, TOO_LONG } from '../../src/kernel/input'
import { mustLeft, mustRight } from './conformance/check'

const NAMES = ['red', 'blue', 'green']
const colour = indexOf('a colour', NAMES)
const maybeColour = indexOf('a colour or null', NAMES, true)
const colours = bitsOf('colours', NAMES)
const shade = oneOf('a shade', ['light', 'dark'])
const pair = pairOf(colour, natural)

type Codec = Parameters<typeof decodeWith>[0]
const read = (codec: Codec, input: unknown): unknown => mustRight(decodeWith(codec, input), 'refused')
const isRefused = (codec: Codec, input: unknown): boolean => E.isLeft(decodeWith(codec, input))
const problemOf = (codec: Codec, input: unknown): readonly [string, string] => {
  const { path, problem } = mustLeft(decodeWith(codec, input), 'read')
  return [path, problem]
}
const formOf = (codec: object): unknown => (codec as { readonly form?: unknown }).form

describe('an index', () => {
  it('is read from a name and written as one', () => {
    expect(NAMES.map((name) => read(colour, name))).toEqual([0, 1, 2])
    expect([0, 1, 2].map(colour.encode)).toEqual(NAMES)
  })

  it('is null for none, where there may be none', () => {
    expect(read(maybeColour, null)).toBe(-1)
    expect(maybeColour.encode(-1)).toBeNull()
    expect(isRefused(colour, null)).toBe(true)
  })

  it('is no other name and no number', () =>
    expect(['yellow', '', 0, undefined, {}, ['red']].every((input) => isRefused(colour, input))).toBe(true))

  it('inside is a whole number below the number of names, or -1 where there may be none', () => {
    expect([0, 2].every(colour.is)).toBe(true)
    expect([-1, 3, 0.5, '0', null].some(colour.is)).toBe(false)
    expect([-1, 0, 2].every(maybeColour.is)).toBe(true)
    expect([-2, 3].some(maybeColour.is)).toBe(false)
  })

  it('has the form of its names', () => {
    expect(formOf(colour)).toEqual({ enum: NAMES })
    expect(formOf(maybeColour)).toEqual({ anyOf: [{ enum: NAMES }, { type: 'null' }] })
  })
})

describe('a set of names', () => {
  it('is read from a list in any order and written in one', () => {
    expect(read(colours, [])).toBe(0)
    expect(read(colours, ['green', 'red'])).toBe(0b101)
    expect(colours.encode(0b101)).toEqual(['red', 'green'])
  })

  it('is no list of other things, none with a name twice and nothing else', () =>
    expect(
      [['yellow'], [0], ['red', 'red'], [...NAMES, 'red'], 'red', null, { length: 0 }].every((input) =>
        isRefused(colours, input),
      ),
    ).toBe(true))

  it('inside is a whole number with a bit for each name', () => {
    expect([0, 7].every(colours.is)).toBe(true)
    expect([-1, 8, 0.5, '0', null].some(colours.is)).toBe(false)
  })

  it('has the form of a list without doubles', () =>
    expect(formOf(colours)).toEqual({ type: 'array', items: { enum: NAMES }, uniqueItems: true }))
})

describe('a number', () => {
  it('is whole, from 0 on and below its bound', () => {
    expect([0, 4].map((number) => read(below(5), number))).toEqual([0, 4])
    expect([5, -1, 0.5, NaN, 2 ** 53, '0', null].every((input) => isRefused(below(5), input))).toBe(true)
    expect(isRefused(natural, 2 ** 53)).toBe(true)
    expect(isRefused(natural, -1)).toBe(true)
    expect(read(natural, 2 ** 53 - 1)).toBe(2 ** 53 - 1)
    expect(problemOf(natural, 'many')).toEqual(['', '"many" is not a whole number'])
  })

  it('has the form of its bounds', () => {
    expect(formOf(below(5))).toEqual({ type: 'integer', minimum: 0, exclusiveMaximum: 5 })
    expect(formOf(natural)).toEqual({ type: 'integer', minimum: 0 })
  })
})

describe('one of some names, and a pair', () => {
  it('are read and written as they are', () => {
    expect(read(shade, 'dark')).toBe('dark')
    expect(isRefused(shade, 'red')).toBe(true)
    expect(formOf(shade)).toEqual({ enum: ['light', 'dark'] })
    expect(read(pair, ['blue', 4])).toEqual([1, 4])
    expect(pair.encode([1, 4])).toEqual(['blue', 4])
    expect(pair.is([1, 4])).toBe(true)
    expect(pair.is([3, 4])).toBe(false)
    expect((formOf(pair) as { readonly types: unknown }).types).toEqual([colour, natural])
  })
})

describe('one of several codecs', () => {
  const either = anyOf(colour, shade, t.null)

  it('reads and writes by the first that takes it', () => {
    expect(['blue', 'dark', null].map((one) => read(either, one))).toEqual([1, 'dark', null])
    expect(([1, 'dark', null] as const).map(either.encode)).toEqual(['blue', 'dark', null])
    expect([2, 'light', null, 3, 'red', undefined].map(either.is)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(formOf(either)).toEqual({ anyOf: [colour, shade, t.null] })
  })

  it('says what each of them wants', () => {
    expect(problemOf(either, 'grey')).toEqual(['', '"grey" is not a colour'])
    expect(problemOf(t.strict({ one: t.strict({ of: either }) }), { one: { of: 7 } })).toEqual([
      'one.of',
      '7 is not a colour',
    ])
    const told = either.decode(7)
    expect(E.isLeft(told) ? told.left.length : 0).toBe(3)
  })
})

describe.each([
  ['io-ts', t.union([shade, t.null])],
  ['ours', anyOf(shade, t.null)],
] as const)('what cannot be read, with a choice of %s', (_, choice) => {
  const nested = t.strict({ shades: t.readonlyArray(choice), pair })

  it('is named by its place and by what belongs there', () => {
    expect(problemOf(nested, { shades: ['dark'], pair: ['yellow', 1] })).toEqual([
      'pair.0',
      '"yellow" is not a colour',
    ])
    expect(problemOf(colours, 7)).toEqual(['', '7 is not colours'])
  })

  it('leaves out the branches of a choice, which are no place', () =>
    expect(problemOf(nested, { shades: ['dark', 7], pair: ['red', 1] })).toEqual([
      'shades.1',
      '7 is not a shade',
    ]))

  it('is not described by a type without a name', () =>
    expect(problemOf(t.strict({ one: t.strict({ two: t.number }) }), { one: 7 })).toEqual([
      'one',
      '7 is not what belongs here',
    ]))

  it('has the words of the codec, if it has some', () => {
    const grumpy = new t.Type<never>(
      'grumpy',
      (_u): _u is never => false,
      (u, context) => t.failure(u, context, 'nothing is good enough'),
      t.identity,
    )
    expect(problemOf(grumpy, 1)).toEqual(['', 'nothing is good enough'])
  })

  it('has a place of two hundred letters at most', () => {
    const long = 'x'.repeat(300)
    expect(problemOf(t.strict({ [long]: t.number }), { [long]: 'no' })[0]).toBe('x'.repeat(200))
  })

  it('is something even where a codec does not say what', () => {
    const silent = { name: 'silent', decode: () => E.left([]) }
    expect(problemOf(silent, 1)).toEqual(['', 'cannot be read'])
  })
})

describe('a copy of JSON', () => {
  it('is equal and shares nothing', () => {
    const json = { list: [1, { two: null }], text: 'three', yes: true }
    const copy = copyOf(json)
    expect(copy).toEqual(json)
    expect(copy).not.toBe(json)
    expect(copy.list).not.toBe(json.list)
    expect(copy.list[1]).not.toBe(json.list[1])
  })

  it('leaves alone what is not JSON', () => {
    const date = new Date(0)
    const call = () => 1
    expect(copyOf({ date, call, none: undefined })).toEqual({ date, call, none: undefined })
    expect(copyOf(date)).toBe(date)
  })

  it('keeps a field __proto__ as a field', () => {
    const copy = copyOf(JSON.parse('{"__proto__": {"ring": 1}}') as object)
    expect(Object.keys(copy)).toEqual(['__proto__'])
    expect('ring' in copy).toBe(false)
  })

  it('says where a list or an object is too large to be read, and so does the error about it', () => {
    const endless = Array.from({ length: 100_001 }, () => 0)
    expect(copyOf({ endless })).toEqual({ endless: TOO_LONG })
    expect(problemOf(t.array(t.number), copyOf(endless))[1]).toMatch(/^a list that is too long is not /)
    expect(copyOf(Array.from({ length: 3 }, () => 7))).toEqual([7, 7, 7])
    const broad = Object.fromEntries(Array.from({ length: 5001 }, (_, place) => [place, 0]))
    expect(copyOf([broad])).toEqual([TOO_LONG])
  })

  it('has no more parts than it may', () => {
    expect(copyOf([[1, 2], [3, 4], [5]], 7)).toEqual([[1, 2], [3, 4], TOO_LONG])
    expect(copyOf({ a: 1, b: { c: 2 } }, 2)).toEqual({ a: 1, b: { c: TOO_LONG } })
  })
})
