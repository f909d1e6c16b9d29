/**
 * Mutation testing, folder by folder: npm run mutation -- src/kernel/random.ts [more of Stryker's options]
 *
 * Every mutant would need the whole suite, random play included; so only the tests named here for the
 * place are run.
 * What is known of earlier runs is kept (reports/), and only what has changed is tried again.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The tests of a place; the first that fits counts. */
const TESTS = [
  ['src/kernel/random', ['test/kernel/random.test.ts']],
  ['src/kernel/hash', ['test/kernel/hash.test.ts']],
  ['src/kernel/window', ['test/kernel/window.test.ts']],
  ['src/kernel/ruleset', ['test/kernel/ruleset.test.ts', 'test/kernel/telling.test.ts']],
  ['src/kernel/scripted', ['test/kernel/scripted.test.ts']],
  // Neither the vectors of the generator nor those of the hash say much about any other file.
  ['src/kernel', ['test/kernel/!(random|hash).test.ts', 'test/confrontation/golden/*.test.ts']],
  [
    'src/confrontation',
    [
      'test/confrontation/{cards,characters,golden,interactions,rulebook}/**/*.test.ts',
      'test/confrontation/*.test.ts',
    ],
  ],
  ['src/card-game', ['test/card-game/{cards,data,golden,rulebook,scenarios,view}/**/*.test.ts']],
  [
    'src/war-of-the-ring',
    ['test/war-of-the-ring/{cards,characters,combat,data,golden,rulebook,view}/**/*.test.ts'],
  ],
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const [place, ...options] = process.argv.slice(2)
const [, include] = TESTS.find(([start]) => place?.startsWith(start)) ?? []
if (include === undefined) {
  console.error(`Say what to change: a file or a folder below ${TESTS.map(([start]) => start).join(', ')}`)
  process.exit(1)
}

const cache = join(root, 'node_modules', '.cache', 'middle-earth-rules')
mkdirSync(cache, { recursive: true })
const config = { test: { include, exclude: ['**/perft.test.ts', '**/leaks*.test.ts'], testTimeout: 60_000 } }
writeFileSync(join(cache, 'mutation.config.mjs'), `export default ${JSON.stringify(config)}\n`)

const name = place.replace(/\.ts$/, '').replaceAll('/', '-')
const mutate = place.endsWith('.ts') ? place : `${place.replace(/\/$/, '')}/**/*.ts`
const stryker = join(root, 'node_modules', '.bin', 'stryker')
const { status } = spawnSync(
  process.execPath,
  [
    stryker,
    'run',
    '.stryker.json',
    '--mutate',
    mutate,
    '--incrementalFile',
    `reports/mutation/${name}.json`,
    ...options,
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
