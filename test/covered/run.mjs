/**
 * Runs the tests that go through rules one by one under coverage, and holds how much of the rules they run against a
 * floor, folder by folder. Random play, which coverage only slows down, does not count.
 *
 *     node test/covered/run.mjs
 *
 * What was measured stands in docs/evidence.md.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Per folder: lines and branches, in per cent. */
const FLOORS = {
  'src/kernel/**': [98, 94.5],
  'src/battles/query/**': [98, 95],
  'src/battles/rules/**': [98, 95],
  'src/card-game/query/**': [98, 95],
  'src/card-game/rules/**': [98, 95],
  'src/card-game/cards/**': [98],
  'src/confrontation/query/**': [98, 95],
  'src/confrontation/rules/**': [98, 95],
  'src/war-of-the-ring/query/**': [97, 94.5],
  'src/war-of-the-ring/rules/**': [98, 95],
  // Cards are data: they have no branches. Those of The Confrontation stand in its data/.
  'src/war-of-the-ring/cards/**': [98],
}

const COVERED = /^test\/((kernel|battles|card-game|confrontation|war-of-the-ring|covered)\/|fuzz\/saves)/
const RANDOM =
  /\/(laws|options|secrets|wholeGames|provenance|conformance|leaks|perft|chanceDraws|random)(\.proof)?\.test\.ts$/

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
  .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
const isCovered = (file) => COVERED.test(file) && !RANDOM.test(file)

const flags = Object.entries(FLOORS).flatMap(([place, [lines, branches]]) => [
  `--coverage.include=${place}`,
  `--coverage.thresholds.${place}.lines=${lines}`,
  ...(branches === undefined ? [] : [`--coverage.thresholds.${place}.branches=${branches}`]),
])

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const patience = ['--testTimeout=120000', '--hookTimeout=120000']
const coverage = [
  '--coverage.enabled',
  '--coverage.reporter=json-summary',
  '--coverage.reporter=json',
  ...flags,
]
const all = ['run', '--maxWorkers=100%', '--no-isolate', ...patience, ...coverage, ...files.filter(isCovered)]
const { status } = spawnSync(process.execPath, [vitest, ...all], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
