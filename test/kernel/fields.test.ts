/**
 * Objects and lists told by name, and the reading of a config: defaults, unknown fields, faults of the whole.
 */
import * as fc from 'fast-check'
import * as t from 'io-ts/lib/index.js'
import { describe, expect, it } from 'vitest'
import { countBits, lowestBit } from '../../src/kernel/bits'
import { decodeWith, natural } from '../../src/kernel/codec'
import { configOf, fieldsOf, isObject, listOf, orMissing } from '../../src/kernel/fields'
import { mustLeft, mustRight } from './conformance/check'

interface Config {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
  readonly rounds: number
  readonly gifts: ReadonlyArray<string>
}
const config = configOf<Config>(
  { rounds: natural, gifts: t.readonlyArray(t.string) },
  { rounds: 3, gifts: [] },
  ({ rounds, gifts }) => (gifts.length > rounds ? 'gifts: more than rounds' : undefined),
)

type Codec = Parameters<typeof decodeWith>[0]
const read = (codec: Codec, input: unknown): unknown => mustRight(decodeWith(codec, input), 'refused')
const problemOf = (codec: Codec, input: unknown): string => {
  const { path, problem } = mustLeft(decodeWith(codec, input), 'read')
  return `${path}: ${problem}`
}

describe('a config', () => {
  it('takes what is missing from its defaults', () =>
    expect(read(config, { seed: 's' })).toEqual({ seed: 's', chance: 'seeded', rounds: 3, gifts: [] }))

  it('is written as it is', () => {
    const whole = { seed: 's', chance: 'manual', rounds: 1, gifts: ['bow'] } as const
    expect(config.encode(whole)).toBe(whole)
    expect(read(config, whole)).toEqual(whole)
  })

  it('is a copy, so that nobody can change it afterwards', () => {
    const gifts = ['bow']
    const mine = read(config, { seed: 's', gifts })
    gifts.push('axe')
    expect(mine).toEqual({ seed: 's', chance: 'seeded', rounds: 3, gifts: ['bow'] })
  })

  it.each([
    [{}, 'seed: is missing (a string)'],
    [{ seed: 's', chance: 'luck' }, 'chance: "luck" is not chance'],
    [{ seed: 's', rounds: -1 }, 'rounds: -1 is not a whole number'],
    [{ seed: 's', bonus: 1 }, ': there is no field bonus'],
    [{ seed: 's', rounds: 1, gifts: ['bow', 'axe'] }, ': gifts: more than rounds'],
    [[], ': a list is not a config'],
    [null, ': null is not a config'],
  ])('is not read from %j', (input, problem) => expect(problemOf(config, input)).toBe(problem))

  it('inside has all its fields', () => {
    expect(config.is({ seed: 's', chance: 'seeded', rounds: 1, gifts: [] })).toBe(true)
    expect(config.is({ seed: 's' })).toBe(false)
  })
})

describe('an object', () => {
  const codec = fieldsOf({ first: natural, second: t.boolean })

  it('is written in the order of its fields', () =>
    expect(JSON.stringify(codec.encode({ second: true, first: 1 }))).toBe('{"first":1,"second":true}'))

  it('has just these fields', () => {
    expect(read(codec, { first: 1, second: true })).toEqual({ first: 1, second: true })
    expect(problemOf(codec, { first: 1 })).toBe('second: is missing (a boolean)')
  })

  it('is no list', () =>
    expect([{}, { a: 1 }, [], null, 'a', undefined].filter(isObject)).toEqual([{}, { a: 1 }]))
})

describe('a list by name', () => {
  const codec = listOf('points by side', ['left', 'right'], natural)
  const sparse = listOf('gifts by side', ['left', 'right'], orMissing(t.string))

  it('has something for each name', () => {
    expect(read(codec, { right: 2, left: 1 })).toEqual([1, 2])
    expect(codec.encode([1, 2])).toEqual({ left: 1, right: 2 })
    expect(problemOf(codec, { left: 1 })).toBe('right: is missing (a whole number)')
    expect(problemOf(codec, { left: 1, right: 2, middle: 3 })).toBe(': "middle" does not belong here')
    expect(problemOf(codec, [1, 2])).toBe(': a list is not points by side')
  })

  it('leaves out what may be missing', () => {
    expect(read(sparse, { right: 'bow' })).toEqual([null, 'bow'])
    expect(sparse.encode([null, 'bow'])).toEqual({ right: 'bow' })
  })
})

describe('bits', () => {
  it('are counted, and the lowest is found', () =>
    fc.assert(
      fc.property(fc.integer(), (word) => {
        const digits = (word >>> 0).toString(2)
        expect(countBits(word)).toBe(digits.replaceAll('0', '').length)
        if (word !== 0) expect(lowestBit(word)).toBe(digits.length - 1 - digits.lastIndexOf('1'))
      }),
    ))
})
