/**
 * The published perft counts hold: the table is read from the page, so page and engine cannot drift apart.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { perft, POSITIONS, type Count } from './support/perft'

const page = readFileSync(new URL('../../docs/perft/battles.md', import.meta.url), 'utf8')

const rowsOf = (name: string): ReadonlyArray<Count> =>
  page
    .split('\n')
    .filter((line) => line.startsWith(`| ${name} |`))
    .map((line) => line.split('|').map((cell) => Number(cell)))
    .map(([, , , lines, positions, ended]) => ({
      lines: lines ?? -1,
      positions: positions ?? -1,
      ended: ended ?? -1,
    }))

describe('perft', () => {
  for (const [name, spec] of Object.entries(POSITIONS))
    test(`${name}: lines, positions and ends at each published depth`, { timeout: 120_000 }, () => {
      const published = rowsOf(name)
      expect(published.length).toBeGreaterThanOrEqual(2)
      expect(perft(spec, published.length)).toEqual(published)
    })
})
