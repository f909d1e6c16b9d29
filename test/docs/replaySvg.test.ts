/** examples/replay-svg.mjs writes a picture of every position that it says it does. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { boardSvg } from '../../src/svg'
import { ROOT, run } from '../package/scratch'

const MINUTES = 60_000
const folder = mkdtempSync(join(tmpdir(), 'frames-test-'))

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist'))) await run(ROOT, 'npm', 'run', 'build')
}, 3 * MINUTES)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const frames = (...args: readonly string[]): Promise<string> =>
  run(ROOT, process.execPath, 'examples/replay-svg.mjs', ...args)

const replayed = () => {
  const text = readFileSync(join(ROOT, 'examples/games/short.txt'), 'utf8').replace(/^#.*$/gm, '')
  const parsed = confrontation.parse(text)
  if (parsed._tag === 'Left') throw new Error(parsed.left.problem)
  const result = confrontation.replay(parsed.right)
  if (result._tag === 'Left') throw new Error(result.left.problem)
  return result.right.states
}

describe('examples/replay-svg.mjs', { timeout: MINUTES }, () => {
  it('draws every position of the recorded game as a spectator sees it', async () => {
    const out = join(folder, 'all')
    const told = await frames('--out', out)
    const states = replayed()
    const names = readdirSync(out).sort()
    expect(names).toEqual(states.map((_, move) => `${String(move).padStart(4, '0')}.svg`))
    expect(told).toContain(`${states.length} pictures of ${states.length} positions`)
    for (const [move, state] of [...states.entries()].filter(([index]) => index % 13 === 0)) {
      const title = `confrontation, after ${move} of ${states.length - 1} actions`
      const wanted = boardSvg(confrontation.view(state, 'spectator'), { title })
      if (wanted._tag === 'Left') throw new Error(wanted.left.problem)
      expect(readFileSync(join(out, names[move] ?? ''), 'utf8')).toBe(wanted.right)
    }
  })

  it('draws every nth and the last, for the seat that is named', async () => {
    const out = join(folder, 'some')
    await frames('--out', out, '--every', '25', '--viewer', 'sauron')
    const last = replayed().length - 1
    const wanted = [0, 25, last].map((move) => `${String(move).padStart(4, '0')}.svg`)
    expect(readdirSync(out).sort()).toEqual([...new Set(wanted)].sort())
    expect(readFileSync(join(out, '0025.svg'), 'utf8')).not.toBe(
      readFileSync(join(folder, 'all', '0025.svg'), 'utf8'),
    )
  })

  it('says what is wrong with a record, and draws nothing', async () => {
    const file = join(folder, 'wrong.txt')
    writeFileSync(
      file,
      readFileSync(join(ROOT, 'examples/games/short.txt'), 'utf8').replace(/^3\. .*$/m, '3. x'),
    )
    await expect(frames('--record', file, '--out', join(folder, 'none'))).rejects.toThrow(/is not an action/)
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})
