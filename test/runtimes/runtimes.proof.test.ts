/**
 * The Node that runs the tests and a real browser compute the same: vectors, golden games, random games.
 * Other
 * versions of Node are for `npm run runtimes`. Without Chromium only Node is tried, unless CI_CHROMIUM
 * says `required`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { GameRecord } from '../../src/kernel'
import type { Answer } from './program'

const SECOND = 1000
const RUN = fileURLToPath(new URL('run.mjs', import.meta.url))
const RECORD = new URL('../confrontation/golden/classic.json', import.meta.url)
const browser = process.env['CI_CHROMIUM'] === 'required' ? 'chromium' : 'chromium?'

interface Said {
  readonly results: ReadonlyArray<{ readonly runtime: string; readonly answer: Answer }>
  readonly faults: ReadonlyArray<string>
}

const run = (...args: readonly string[]): Said & { readonly status: number | null } => {
  const { status, stdout } = spawnSync(process.execPath, [RUN, '--json', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return { status, ...(JSON.parse(stdout) as Said) }
}

describe('runtimes', { timeout: 120 * SECOND }, () => {
  it('agree on the vectors, on golden games and on random games', () => {
    const { status, results, faults } = run('--only', `this,${browser}`, '--games', '2', '--steps', '200')
    expect({ status, faults }).toEqual({ status: 0, faults: [] })
    expect(results[0]?.runtime).toBe(`Node ${process.versions.node}`)
    for (const { answer } of results) {
      expect(answer.vectors).toBe(61)
      expect(Math.min(answer.records - 20, answer.actions - 5000, answer.played - 300)).toBeGreaterThan(0)
    }
  })

  it('are reported if one does not come to the recorded hash', () => {
    const folder = mkdtempSync(join(tmpdir(), 'runtimes-'))
    const record = JSON.parse(readFileSync(RECORD, 'utf8')) as GameRecord
    const hashes = record.hashes?.map((hash, index) => (index === 3 ? 'another' : hash))
    writeFileSync(join(folder, 'spoilt.json'), JSON.stringify({ ...record, hashes }))
    const { status, faults } = run('--only', 'this', '--records', folder, '--games', '0')
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(faults).toEqual([expect.stringMatching(/^Node .*: spoilt\.json: action 3: the hash after/)])
  })
})
