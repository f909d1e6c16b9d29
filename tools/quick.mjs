/**
 * `npm run quick`: types, lint, and the tests that a change since the last commit touches (`-- main`: since that branch),
 * without those that play at random for long. At most a minute.
 */
import { bin, run, step, tell, vitest } from './steps.mjs'

const began = Date.now()
const [since] = process.argv.slice(2)
const cache = 'node_modules/.cache/middle-earth-rules/types.tsbuildinfo'
const LONG = [
  'laws',
  'secrets',
  'options',
  'wholeGames',
  'golden',
  'cli/**',
  'docs/**',
  'package/**',
  'playground/**',
]

const results = await Promise.all([
  run(step('types', [bin('typescript-native/bin/tsc'), '--incremental', '--tsBuildInfoFile', cache])),
  run(step('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings'])),
  run(
    vitest(
      'tests',
      [
        since === undefined ? '--changed' : `--changed=${since}`,
        '--passWithNoTests',
        '--exclude',
        '**/*.proof.test.ts',
        ...LONG.flatMap((name) => ['--exclude', name.includes('*') ? `test/${name}` : `**/${name}*.test.ts`]),
      ],
      { listens: true },
    ),
  ),
])
tell(results, began)
