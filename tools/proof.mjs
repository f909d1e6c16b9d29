/**
 * `npm run proof`: everything that `npm test` does, further, and what it does not do at all; before a release and before an
 * issue is closed. `-- --shard 2/4` runs a fourth of it, `-- --only coverage,types` what is called so, `-- --list` says what
 * there is. What came of it is printed, and written to reports/proof.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bin, inOrder, root, step, tell, vitest } from './steps.mjs'

const { values } = parseArgs({
  options: { shard: { type: 'string' }, only: { type: 'string' }, list: { type: 'boolean' } },
})
const began = Date.now()
const tsc = bin('typescript-native/bin/tsc')
/** Tests go as far as they can, random plays with a seed of the day. */
const seed = process.env.CONFORMANCE_SEED ?? String(Math.floor(began / 86_400_000))
const env = { PROOF: '1', CONFORMANCE_SEED: seed, CONFORMANCE_PATIENCE: '3000000' }
const SHARDS = 6
const start = 'test/soak/start.mjs'

const BUILD = step('build', ['tools/build.mjs'])
const ALL = [
  ...Array.from({ length: SHARDS }, (_, place) =>
    vitest(`tests ${place + 1}/${SHARDS}`, [`--shard=${place + 1}/${SHARDS}`], { env, timeout: 3_000_000 }),
  ),
  step('coverage', ['test/covered/run.mjs']),
  step('types', [tsc]),
  step('types of the playground', [tsc, '-p', 'docs/playground']),
  step('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']),
  step('format', [bin('prettier/bin/prettier.cjs'), '--check', '.']),
  step('sizes', ['tools/sizes.mjs']),
  step('reference and site', [bin('typedoc/bin/typedoc')]),
  step('playground', ['docs/playground/build.mjs']),
  step('runtimes', ['test/runtimes/run.mjs']),
  step('fuzz', [start, 'fuzz/main.ts', '--inputs', '200000']),
  step('soak', [start, 'soak/main.ts', '--games', '200']),
]

const [shard = 1, shards = 1] = (values.shard ?? '1/1').split('/').map(Number)
const only = values.only?.split(',')
const steps = ALL.filter(({ name }, place) =>
  only === undefined ? place % shards === shard - 1 : only.some((word) => name.startsWith(word)),
)

if (values.list) console.log(steps.map(({ name }) => name).join('\n'))
else {
  const results = await inOrder([BUILD, ...steps])
  mkdirSync(join(root, 'reports'), { recursive: true })
  const file = join(
    root,
    'reports',
    `proof${values.shard === undefined ? '' : `-${shard}-of-${shards}`}.json`,
  )
  writeFileSync(file, `${JSON.stringify({ began: new Date(began).toISOString(), seed, results }, null, 2)}\n`)
  tell(results, began)
}
