/**
 * The published perft counts hold: the table is read from the page, so page and engine cannot drift apart.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { perft, POSITIONS, type Count } from './support/perft'
import { PROOF, thorough } from '../thorough'

const page = readFileSync(new URL('../../docs/perft/confrontation.md', import.meta.url), 'utf8')

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
      expect(published.length).toBeGreaterThanOrEqual(4)
      const tried = thorough(published.slice(0, -1), published)
      expect(perft(spec, tried.length)).toEqual(tried)
    })

  test.runIf(PROOF)('the last pieces are played to the end of every game', () => {
    const spec = POSITIONS['last pieces']
    const depth = rowsOf('last pieces').length
    expect(spec === undefined ? [] : perft(spec, depth + 1).at(-1)).toEqual({
      lines: 0,
      positions: 0,
      ended: 0,
    })
  })
})
