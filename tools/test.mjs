/**
 * `npm test`: what every commit is held to. The build, and what rests on it, is made beside the tests that need none.
 * docs/testing.md says what it holds, and what only `npm run proof` does.
 */
import { bin, inOrder, run, step, tell, vitest } from './steps.mjs'

const began = Date.now()
const tsc = bin('typescript-native/bin/tsc')
/** These look at what is built. */
const BUILT = ['test/api/', 'test/docs/', 'test/package/']
const EVERY_TIME = ['--exclude', '**/*.proof.test.ts']

const [built, tested] = await Promise.all([
  inOrder([
    step('the build, declarations included', ['tools/build.mjs']),
    step('types of tests and programs', [tsc]),
    step('types of the playground', [tsc, '-p', 'docs/playground']),
    step('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']),
    step('sizes', ['tools/sizes.mjs']),
    vitest('tests of what is built', [...EVERY_TIME, ...BUILT]),
  ]),
  run(
    vitest('tests', [...EVERY_TIME, ...BUILT.flatMap((folder) => ['--exclude', `${folder}**`])], {
      listens: true,
    }),
  ),
])
tell([...built, tested], began)
