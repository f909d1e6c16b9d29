/**
 * Puts Stryker's mutants into a copy of the code and bundles it with the tests: once counting what is met, once
 * without counting, which is faster.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const filesBelow = (root, place, ending) =>
  statSync(join(root, place)).isFile()
    ? [place]
    : readdirSync(join(root, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))

const no = () => false
const silence = () => {}
const LEVELS = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal']
const quiet = Object.fromEntries(
  LEVELS.flatMap((level) => [
    [level.toLowerCase(), silence],
    [`is${level}Enabled`, no],
  ]),
)

const instrumenterOf = async (root) => {
  const core = createRequire(createRequire(join(root, 'package.json')).resolve('@stryker-mutator/core'))
  const { Instrumenter } = await import(pathToFileURL(core.resolve('@stryker-mutator/instrumenter')).href)
  return new Instrumenter(quiet)
}

const instrumented = async (root, place) => {
  const files = filesBelow(root, place, '.ts').map((name) => ({
    name,
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }))
  const instrumenter = await instrumenterOf(root)
  return instrumenter.instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    mutationRange: [],
  })
}

/** Tests that read files beside them, play at random for long, or make statistics. */
const LEFT_OUT =
  /(golden|perft|leaks[\w.]*|laws|secrets|provenance|conformance|chance\w*|coverage|rulebook|everyName|data|options|positions)\.test\.ts$/

/** The games that are tried by their own places, the narrowest first. */
const PLACES = [
  ['players', 'src/war-of-the-ring/rulesets/players', 'test/war-of-the-ring/players'],
  ['twilight', 'src/war-of-the-ring/rulesets/twilight', 'test/war-of-the-ring/twilight'],
  ['second-edition', 'src/war-of-the-ring/rulesets/second', 'test/war-of-the-ring/second'],
  ['battles', 'src/battles', 'test/battles'],
  ['card-game', 'src/card-game', 'test/card-game'],
  ['war-of-the-ring', 'src/war-of-the-ring', 'test/war-of-the-ring'],
]
const placeOf = (place) =>
  PLACES.find(([, folder]) => place.startsWith(folder)) ?? ['confrontation', '', 'test/confrontation']

/** The game of a place below src; the kernel is tried with the smallest. */
export const gameOf = (place) => placeOf(place)[0]

/** The tests of a place. */
const testsOf = (root, place) => {
  const folders = place.startsWith('src/kernel')
    ? ['test/kernel', 'test/confrontation/interactions']
    : [placeOf(place)[2]]
  return folders
    .flatMap((folder) => filesBelow(root, folder, '.test.ts'))
    .filter((file) => file === 'test/kernel/conformance.test.ts' || !LEFT_OUT.test(file))
}

const bundle = (work, folder) =>
  build({
    entryPoints: [join(work, 'test', 'mutation', 'child.ts')],
    outdir: join(work, folder),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: ['fast-check', 'chai', '@vitest/expect'],
    alias: { vitest: join(work, 'test', 'mutation', 'vitestAlike.ts') },
  })

const COVER = /function stryCov_9fa48\(\) \{[\s\S]*?\n\}\n/

/** Makes the folder `work` and answers with the mutants. */
export const prepare = async ({ root, place, work }) => {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  for (const folder of ['src', 'test', 'docs/scenarios'])
    cpSync(join(root, folder), join(work, folder), { recursive: true })
  const list = testsOf(root, place).map((file) => `  ['${file}', () => import('../../${file}')],`)
  writeFileSync(
    join(work, 'test', 'mutation', 'testFiles.ts'),
    `export const TEST_FILES = [\n${list.join('\n')}\n]\n`,
  )
  const { files, mutants } = await instrumented(root, place)
  for (const { name, content } of files) writeFileSync(join(work, name), content)
  await bundle(work, 'learning')
  // A file of types alone has nothing to change, and no helper.
  for (const { name, content } of files.filter((file) => file.content.includes('stryCov_9fa48'))) {
    if (!COVER.test(content)) throw new Error(`no coverage helper in ${name}`)
    writeFileSync(join(work, name), content.replace(COVER, 'function stryCov_9fa48() {}\n'))
  }
  await bundle(work, 'killing')
  return mutants
}
