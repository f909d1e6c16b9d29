/**
 * Builds the package into dist/: `npm run build`. tsup makes the programs, the compiler checks the library and makes
 * its declarations, at the same time; then comes the page that the command `playground` serves.
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
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
codes.push(await run('../docs/playground/build.mjs', join(dist, 'playground')))
if (codes.some((code) => code !== 0)) process.exit(1)
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const entries = Object.values(exports)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('./dist/', '').replace(/\.js$/, '.d.ts'))
orderDeclarations({ dist, sources: join(root, 'src'), entries })
notices()

/** The script of the page, compressed: a tenth of the package otherwise. */
const script = join(dist, 'playground', 'playground.js')
writeFileSync(`${script}.br`, brotliCompressSync(readFileSync(script)))
rmSync(script)
writeFileSync(
  join(dist, 'middle-earth-rules.1'),
  execFileSync(process.execPath, [join(dist, 'cli', 'main.js'), 'man']),
)
