/**
 * Bundles a program of the tests and runs it: node test/soak/start.mjs <entry> [arguments]. The entry is a
 * TypeScript file below test/; the bundle goes to the cache beside the installed packages.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [entry, ...args] = process.argv.slice(2)
const outfile = join(
  root,
  'node_modules',
  '.cache',
  'middle-earth-rules',
  `${entry.replaceAll('/', '-')}.mjs`,
)

await build({
  entryPoints: [join(root, 'test', entry)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'error',
  external: ['fast-check', 'esbuild'],
})

const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' })
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1)
})
