/**
 * What was just built, used from within the repository by the names of the package: every subpath loads with
 * `import` and with `require`, to the same modules, and the games in it play. What a stranger does with the
 * package is tried in tarball.proof.test.ts.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '../architecture/support'
import { CJS_PROGRAM, DOORS, ESM_PROGRAM, ROOT, run } from './scratch'

const MINUTES = 60_000
/** Within the package its own name leads to its subpaths. */
const folder = join(ROOT, 'reports', 'built')

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist/cli'))) await run(ROOT, 'npm', 'run', 'build')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'program.mjs'), ESM_PROGRAM)
  writeFileSync(join(folder, 'program.cjs'), CJS_PROGRAM)
}, 3 * MINUTES)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Told = ReadonlyArray<Readonly<Record<string, unknown>>>
const told = async (program: string): Promise<Told> =>
  JSON.parse(await run(folder, process.execPath, program)) as Told

describe('the build', { timeout: 3 * MINUTES }, () => {
  it('is loaded by import and by require, each subpath with names of its own', async () => {
    const [imported, required] = await Promise.all([told('program.mjs'), told('program.cjs')])
    expect(required).toEqual(imported)
    expect(imported.map(({ door }) => door)).toEqual(DOORS)
    expect(imported.filter(({ exported }) => (exported as readonly string[]).length === 0)).toEqual([])
    const games = imported.filter(({ door }) => GAMES.some((name) => door === `./${name}`))
    expect(games).toHaveLength(GAMES.length)
    for (const game of games)
      expect(game).toMatchObject({ sameAtRoot: true, starts: 'Right', nonsense: 'Left' })
  })
})
