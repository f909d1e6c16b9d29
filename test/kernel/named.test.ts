/** Objects keyed by names: what is read, what is refused and in which words; rows by id. */
import * as t from 'io-ts/lib/index.js'
import { describe, expect, it } from 'vitest'
import { decodeAll, decodeWith } from '../../src/kernel/codec'
import { byId, eachOf, someFields, someNamed } from '../../src/kernel/named'

const COLOURS = ['red', 'green'] as const
const some = someNamed('numbers by colour', COLOURS, t.number)

const problemOf = (codec: Parameters<typeof decodeWith>[0], input: unknown): string => {
  const read = decodeWith(codec, input)
  return read._tag === 'Right' ? 'nothing' : `${read.left.path}: ${read.left.problem}`
}

describe('some of the names', () => {
  it('may be there', () => {
    for (const value of [{}, { red: 1 }, { green: 2, red: 1 }]) {
      expect(decodeWith(some, value)).toEqual({ _tag: 'Right', right: value })
      expect(some.is(value)).toBe(true)
      expect(some.encode(value)).toBe(value)
    }
  })

  it('and no others', () => {
    expect(problemOf(some, { red: 1, blue: 2 })).toBe(': blue does not belong here')
    expect(problemOf(some, { ['b'.repeat(99)]: 2 })).toBe(`: ${'b'.repeat(60)} does not belong here`)
    expect(problemOf(some, { red: 'one' })).toBe('red: "one" is not a number')
    expect(problemOf(some, null)).toBe(': null is not numbers by colour')
    expect([some.is({ blue: 1 }), some.is({ red: 'one' }), some.is(null)]).toEqual([false, false, false])
  })
})

describe('some of the fields', () => {
  const codec = someFields('a flag', { colour: t.string, stripes: t.number })

  it('may be there, and no others; all that is wrong is told, with what may have been meant', () => {
    expect(decodeWith(codec, { colour: 'red' })).toEqual({ _tag: 'Right', right: { colour: 'red' } })
    const read = decodeAll(codec, { coluor: 'red', stripes: 'two', size: 1 })
    const wrong = read._tag === 'Left' ? [read.left, ...(read.left.more ?? [])] : []
    expect(wrong.map(({ path, problem }) => `${path}: ${problem}`)).toEqual([
      'stripes: "two" is not a number',
      'coluor: a flag has no such field; did you mean colour?',
      'size: a flag has no such field',
    ])
  })
})

describe('tables', () => {
  it('are asked by id', () => {
    const find = byId([{ id: 'a', worth: 1 } as const, { id: 'b', worth: 2 } as const])
    expect([find('b')?.worth, find('c'), find('constructor')]).toEqual([2, undefined, undefined])
  })

  it('are made name by name', () => {
    expect(eachOf(COLOURS, (name, place) => `${place} ${name}`)).toEqual({ red: '0 red', green: '1 green' })
  })
})
