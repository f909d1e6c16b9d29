/**
 * Builds the playground: `node docs/playground/build.mjs [folder]`, by default into site/playground. One
 * page, one style sheet and one classic script, so that it also opens without a server.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const [given] = process.argv.slice(2)
const folder = given ?? join(root, 'site', 'playground')

/** fp-ts and io-ts from their ES modules, of which only what is used stays. */
const shaken = {
  name: 'shaken',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(fp-ts|io-ts)\/lib\// }, ({ path }) => ({
      path: join(root, 'node_modules', path.replace('/lib/', '/es6/')),
      sideEffects: false,
    })),
}

mkdirSync(folder, { recursive: true })
await build({
  entryPoints: [join(here, 'main.ts')],
  outfile: join(folder, 'playground.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  plugins: [shaken],
  logLevel: 'warning',
})
for (const name of ['index.html', 'playground.css']) copyFileSync(join(here, name), join(folder, name))

/** The reference is written by TypeDoc, which has no place for a page of ours: its first page gets a link. */
const first = join(root, 'site', 'index.html')
const LINK = '<a href="playground/index.html" class="title">Playground</a>'
if (given === undefined && existsSync(first)) {
  const page = readFileSync(first, 'utf8')
  const linked = page.replace(/(<a href="index\.html" class="title">[^<]*<\/a>)/, `$1 ${LINK}`)
  if (!page.includes(LINK)) writeFileSync(first, linked)
}
