/**
 * Builds the package into dist/: `npm run build`. tsup makes the programs, the compiler checks the library and makes
 * its declarations, at the same time.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orderDeclarations } from './declarations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

const run = (program, ...args) =>
  new Promise((done) => {
    const path = join(root, 'node_modules', program)
    spawn(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' }).on('close', done)
  })

/** What is bundled keeps its licence: the notices of the packages that go into the build, in one file. */
const notices = () => {
  const licenceOf = (name) =>
    readFileSync(join(root, 'node_modules', name, name === 'minisearch' ? 'LICENSE.txt' : 'LICENSE'), 'utf8')
  const of = (name) => `${name}\n\n${licenceOf(name).trim()}\n`
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES'), ['fp-ts', 'io-ts', 'minisearch'].map(of).join('\n'))
}

rmSync(dist, { recursive: true, force: true })
const codes = await Promise.all([
  run('tsup/dist/cli-default.js', '--silent'),
  run('typescript-native/bin/tsc', '-p', 'tools/declarations.json'),
])
if (codes.some((code) => code !== 0)) process.exit(1)
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const entries = Object.values(exports)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('./dist/', '').replace(/\.js$/, '.d.ts'))
orderDeclarations({ dist, sources: join(root, 'src'), entries })
notices()
