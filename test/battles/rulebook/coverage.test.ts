/**
 * Every rule has its tests: one for what it allows and one for what it forbids. Rulings and rulebook know
 * each other: each number that is cited is settled, and each is cited.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { RULEBOOK } from '../../../src/battles'
import { readSources } from '../../architecture/support'
import { citationsOf, rowsOf } from '../../docs/battlesRules'
import type { Shown } from '../../war-of-the-ring/support/coverage'

const files = readSources(fileURLToPath(new URL('../../..', import.meta.url)))
const rows = rowsOf(files)
const without = (word: Shown): ReadonlyArray<string> =>
  rows.filter(({ missing }) => missing.includes(word)).map(({ rule }) => rule)

describe('the tests of the rulebook', () => {
  test('cite only rules that there are', () => {
    const named = citationsOf(files).map(({ rule }) => rule)
    expect(named.filter((rule) => !Object.hasOwn(RULEBOOK, rule))).toEqual([])
  })

  test('show of every rule what it allows', () => expect(without('allows')).toEqual([]))

  test('show of every rule what it forbids', () => expect(without('forbids')).toEqual([]))
})

const page = readFileSync(new URL('../../../docs/rulings/battles.md', import.meta.url), 'utf8')
const settled = [...page.matchAll(/^\| (OR-\d+) \|/gm)].map(([, number]) => number)
const cited = new Set(
  Object.values(RULEBOOK).flatMap(({ cites }) =>
    cites.flatMap((cite) => ('ruling' in cite && cite.ruling !== undefined ? [cite.ruling] : [])),
  ),
)

/** Numbers that no ruling has, or none yet. */
const NOT_GIVEN: ReadonlyArray<number> = [79, 81, 82, 83, 84, 85, 86, 87, 88, 89]

describe('the rulings', () => {
  test('settle each number once, from OR-1 on', () => {
    const numbers = settled.map((number) => Number(number?.slice(3)))
    const all = Array.from({ length: Math.max(...numbers) }, (_, place) => place + 1)
    expect(all.filter((number) => !numbers.includes(number) && !NOT_GIVEN.includes(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('are all cited, and nothing else is', () => {
    expect([...cited].sort()).toEqual([...settled].sort())
  })
})

describe('the rulebook', () => {
  test.each(Object.entries(RULEBOOK))(
    '%s has a sentence and says where it is written',
    (_, { sentence, cites }) => {
      expect(sentence).toMatch(/\.$/)
      expect(cites.length).toBeGreaterThan(0)
    },
  )
})
