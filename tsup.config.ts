// One build for Node ESM, Node CJS and bundlers. The entries are the subpaths of package.json; code that two of them
// need lands in a shared chunk, so that a kernel value is the same value whichever door it came through.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'

/**
 * fp-ts and io-ts go into the build, from their ES modules, of which only what is used stays: a third of their
 * size, and one file to load instead of forty. Types still name the packages.
 */
const shaken = {
  name: 'shaken',
  setup: (build: {
    readonly onResolve: (
      options: { readonly filter: RegExp },
      resolve: (args: { readonly path: string }) => { readonly path: string; readonly sideEffects: boolean },
    ) => void
  }): void =>
    build.onResolve({ filter: /^(fp-ts|io-ts)\/lib\// }, ({ path }) => ({
      path: fileURLToPath(new URL(`node_modules/${path.replace('/lib/', '/es6/')}`, import.meta.url)),
      sideEffects: false,
    })),
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'kernel/index': 'src/kernel/index.ts',
    'confrontation/index': 'src/confrontation/index.ts',
    'war-of-the-ring/index': 'src/war-of-the-ring/index.ts',
  },
  format: ['esm', 'cjs'],
  // The library knows neither Node nor the DOM: its types are built without theirs.
  dts: { compilerOptions: { types: [] } },
  noExternal: [/^fp-ts\//, /^io-ts\//],
  esbuildPlugins: [shaken],
  splitting: true,
  sourcemap: false,
  target: 'es2022',
  platform: 'neutral',
  clean: true,
})
