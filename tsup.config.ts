// One build for Node ESM, Node CJS and bundlers. The entries are the subpaths of package.json; code that two of them
// need lands in a shared chunk, so that a kernel value is the same value whichever door it came through.
import { defineConfig } from 'tsup'

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
  external: [/^fp-ts\//, /^io-ts\//],
  splitting: true,
  sourcemap: false,
  target: 'es2022',
  platform: 'neutral',
  clean: true,
})
