/** The rules of Twilight of the Third Age and the rulings that they rest on. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TWILIGHT_RULES } from '../../../src/war-of-the-ring/rulebook/twilight'
import { TWILIGHT_NUMBERS } from '../support/twilightNumbers'

const page = readFileSync(new URL('../../../docs/rulings/twilight.md', import.meta.url), 'utf8')

it('every ruling is cited by a rule, and nothing else is cited', () => {
  const told = [...page.matchAll(/^### (O[RT]-\d+) \S/gm)].map(([, number]) => number)
  const cited = Object.values(TWILIGHT_RULES).flatMap(({ cites }) =>
    cites.flatMap(({ ruling }) => ruling ?? []),
  )
  expect([...new Set(cited)].sort()).toEqual([...told].sort())
})

it('the rules tell all of chapter XII, each number once, on pages of that chapter', () => {
  const numbers = Object.values(TWILIGHT_NUMBERS)
    .flat()
    .sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 72 }, (_, ix) => ix + 1))
  expect(Object.keys(TWILIGHT_NUMBERS)).toEqual(Object.keys(TWILIGHT_RULES))
  for (const [id, { sentence, cites }] of Object.entries(TWILIGHT_RULES)) {
    expect(sentence, id).toMatch(/^[A-Z][^{}]*[^.]\.$/)
    expect(cites[0]?.page, id).toBeGreaterThanOrEqual(70)
    expect(cites[0]?.page, id).toBeLessThanOrEqual(77)
  }
})

it('the readings are all of those of the chapter', () => {
  const told = [...page.matchAll(/^### (O[RT]-\d+) \S/gm)].map(([, number]) => number ?? '')
  const range = (kind: string, first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, ix) => `${kind}-${first + ix}`)
  const all = [
    'OR-97',
    ...range('OR', 100, 122),
    ...range('OR', 126, 127),
    ...range('OR', 137, 148),
    ...range('OR', 160, 160),
    ...range('OT', 1, 17),
  ]
  expect(all.filter((number) => !told.includes(number))).toEqual([])
})
