/** Rulings and rulebook know each other: each number that is cited is settled, and each is cited. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULEBOOK } from '../../../src/battles'

const page = readFileSync(new URL('../../../docs/rulings/battles.md', import.meta.url), 'utf8')
const settled = [...page.matchAll(/^\| (OR-\d+) \|/gm)].map(([, number]) => number)
const cited = new Set(
  Object.values(RULEBOOK).flatMap(({ cites }) =>
    cites.flatMap((cite) => ('ruling' in cite && cite.ruling !== undefined ? [cite.ruling] : [])),
  ),
)

describe('the rulings', () => {
  test('settle each number once, OR-1 to OR-78', () => {
    expect(settled.map((number) => Number(number?.slice(3))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 78 }, (_, place) => place + 1),
    )
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
