/** The rules of Twilight of the Third Age and the rulings that they rest on. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TWILIGHT_RULES } from '../../../src/war-of-the-ring/rulebook/twilight'

const page = readFileSync(new URL('../../../docs/rulings/twilight.md', import.meta.url), 'utf8')

it('every ruling is cited by a rule, and nothing else is cited', () => {
  const told = [...page.matchAll(/^### (O[RT]-\d+) \S/gm)].map(([, number]) => number)
  const cited = Object.values(TWILIGHT_RULES).flatMap(({ cites }) =>
    cites.flatMap(({ ruling }) => ruling ?? []),
  )
  expect([...new Set(cited)].sort()).toEqual([...told].sort())
})
