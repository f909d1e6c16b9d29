// One build of ES modules. Its entries are the subpaths of package.json (dist/x.js is made of src/x.ts) and the
// programs of the command line; code that two of them need lies in a chunk that they share. What a page uses of a
// chunk is all it pays for: see tools/pure.ts. Declarations are made by tools/build.mjs.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'
import { pureSource } from './tools/pure'

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>
}

const modules = Object.values(exports).flatMap((file) => /^\.\/dist\/(.+)\.js$/.exec(file)?.[1] ?? [])
/** What Node runs: the program, and what runs beside it. */
const programs = {
  'cli/main': 'src/cli/main.ts',
  'cli/serve': 'src/cli/serveProcess.ts',
  'cli/simulateWorker': 'src/cli/simulateWorker.ts',
}

/**
 * fp-ts and io-ts go into the build, from their ES modules, of which only what is used stays: a third of their
 * size, and one file to load instead of forty. Types still name the packages.
 */
const shaken: Plugin = {
  name: 'shaken',
  setup: (build) => {
    build.onResolve({ filter: /^(fp-ts|io-ts)\/lib\// }, ({ path }) => ({
      path: fileURLToPath(new URL(`node_modules/${path.replace('/lib/', '/es6/')}`, import.meta.url)),
      sideEffects: false,
    }))
    build.onLoad({ filter: /[\\/](fp|io)-ts[\\/]es6[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: pureSource(path, readFileSync(path, 'utf8')),
      loader: 'js',
    }))
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: pureSource(path, readFileSync(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

export default defineConfig({
  entry: { ...Object.fromEntries(modules.map((name) => [name, `src/${name}.ts`])), ...programs },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  external: [/^node:/],
  noExternal: [/^fp-ts\//, /^io-ts\//, 'minisearch'],
  esbuildPlugins: [shaken],
  esbuildOptions: (options) => {
    // Beside the programs' folder, so that what they look for next to themselves is found from a chunk, too.
    options.chunkNames = 'chunks/[name]-[hash]'
  },
  clean: ['!**/*.d.ts', '!**/*.d.ts.map'],
})
