/**
 * Sets of more members than an integer has bits: they agree with JavaScript's own sets in everything, equal
 * sets are equal lists, and what changes nothing makes no new set.
 */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWith } from '../../src/kernel/codec'
import {
  add,
  difference,
  equal,
  has,
  includes,
  intersection,
  isNone,
  meets,
  membersOf,
  NONE,
  rangeOf,
  remove,
  setCodec,
  setOf,
  sizeOf,
  union,
  type IndexSet,
} from '../../src/kernel/indexSet'
import { mustLeft, mustRight } from './conformance/check'

const MOST = 160
const member = fc.oneof(fc.nat(MOST - 1), fc.constantFrom(0, 30, 31, 32, 63, 64, 95, 96, 127, 128, 159))
const members = fc.array(member, { maxLength: 40 })

const ascending = (set: Iterable<number>): readonly number[] => [...set].sort((a, b) => a - b)
const both = (list: readonly number[]): readonly [IndexSet, ReadonlySet<number>] => [
  setOf(list),
  new Set(list),
]
/** That a set is the one that JavaScript says, in the one form that it can have. */
const agree = (set: IndexSet, wanted: Iterable<number>): void => {
  expect(membersOf(set)).toEqual(ascending(wanted))
  expect(set).toEqual(setOf(ascending(wanted)))
  expect(set.at(-1)).not.toBe(0)
}

describe('a set of indices', () => {
  it('has its members, so many of them, in ascending order', () =>
    fc.assert(
      fc.property(members, (list) => {
        const [set, wanted] = both(list)
        agree(set, wanted)
        expect(sizeOf(set)).toBe(wanted.size)
        expect(isNone(set)).toBe(wanted.size === 0)
        for (let index = 0; index < MOST + 40; index++) expect(has(set, index)).toBe(wanted.has(index))
      }),
    ))

  it('is changed by a member, and is the same set where it has that member already or never had it', () =>
    fc.assert(
      fc.property(members, member, (list, one) => {
        const [set, wanted] = both(list)
        agree(add(set, one), [...new Set([...wanted, one])])
        agree(
          remove(set, one),
          [...wanted].filter((other) => other !== one),
        )
        expect(add(set, one) === set).toBe(wanted.has(one))
        expect(remove(set, one) === set).toBe(!wanted.has(one))
        agree(set, wanted)
      }),
    ))

  it('is joined with others, shared with them and lessened by them', () =>
    fc.assert(
      fc.property(members, members, (first, second) => {
        const [one, here] = both(first)
        const [other, there] = both(second)
        agree(union(one, other), new Set([...here, ...there]))
        agree(
          intersection(one, other),
          [...here].filter((index) => there.has(index)),
        )
        agree(
          difference(one, other),
          [...here].filter((index) => !there.has(index)),
        )
        expect(includes(one, other)).toBe([...there].every((index) => here.has(index)))
        expect(meets(one, other)).toBe([...there].some((index) => here.has(index)))
        expect(equal(one, other)).toBe(includes(one, other) && includes(other, one))
        agree(one, here)
        agree(other, there)
      }),
    ))

  it('is itself where another adds nothing or takes nothing away', () =>
    fc.assert(
      fc.property(members, members, (first, second) => {
        const set = setOf([...first, ...second])
        const part = setOf(second)
        expect(union(set, part)).toBe(set)
        expect(union(part, set)).toBe(equal(part, set) ? part : set)
        expect(intersection(part, set)).toBe(part)
        expect(difference(part, difference(set, part))).toBe(part)
        expect(equal(set, setOf([...second, ...first]))).toBe(true)
      }),
    ))

  it('may be a range, and may be nothing', () => {
    expect(membersOf(rangeOf(30, 34))).toEqual([30, 31, 32, 33])
    expect(sizeOf(rangeOf(0, 120))).toBe(120)
    expect(rangeOf(5, 5)).toEqual(NONE)
    expect(membersOf(NONE)).toEqual([])
  })

  it('is plain data', () =>
    fc.assert(
      fc.property(members, (list) => {
        const set = setOf(list)
        expect(JSON.parse(JSON.stringify(set))).toEqual(set)
      }),
    ))

  it('takes indices of its kind, and no others', () => {
    type CardIx = number & { readonly ix?: 'card' }
    type RegionIx = number & { readonly ix?: 'region' }
    const cards: IndexSet<CardIx> = setOf([1, 40])
    const region: RegionIx = 40
    // @ts-expect-error a region is no card
    expect(has(cards, region)).toBe(true)
    // @ts-expect-error a set of cards is no set of regions
    const regions: IndexSet<RegionIx> = cards
    expect(regions).toBe(cards)
  })
})

const NAMES = Array.from({ length: 120 }, (_, place) => `card-${place}`)
const codec = setCodec('cards', NAMES)

describe('a set of names', () => {
  it('is written in the order of the names and read in any', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(119)), (list) => {
        const written = ascending(list).map((index) => `card-${index}`)
        expect(codec.encode(setOf(list))).toEqual(written)
        expect(
          mustRight(
            decodeWith(
              codec,
              list.map((index) => `card-${index}`),
            ),
            'refused',
          ),
        ).toEqual(setOf(list))
      }),
    ))

  it.each([
    [['card-120'], '"card-120" does not belong here'],
    [['card-3', 'card-3'], '"card-3" is there twice'],
    [[7], '7 does not belong here'],
    ['card-3', '"card-3" is not cards'],
    [[...NAMES, 'card-0'], 'is not cards'],
  ])('is not read from %j', (input, problem) =>
    expect(mustLeft(decodeWith(codec, input), 'read').problem).toContain(problem),
  )

  it('inside has no member without a name and no word of 0 at its end', () => {
    expect([NONE, setOf([0]), setOf([119]), rangeOf(0, 120)].every(codec.is)).toBe(true)
    expect([setOf([120]), [1, 0], [0.5], ['card-1'], 1, null].some(codec.is)).toBe(false)
  })
})
