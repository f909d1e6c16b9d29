/**
 * The benchmark: node bench/run.mjs [--quick] [--json] [--compare file]
 *
 * Prints a table, or with --json one JSON object; --compare shows every number relative to a saved object.
 * All rates come from one process in interleaved rounds, so that their ratios mean something on any machine:
 * absolute numbers do not.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { calls } from './calls.mjs'
import { checksum, playouts, walking } from './play.mjs'
import { comparisonOf, tableOf } from './report.mjs'
import { measure } from './timing.mjs'
import { yardsticks } from './yardsticks.mjs'

const FULL = { milliseconds: 100, warmUp: 300, seconds: 36 }
const QUICK = { milliseconds: 40, warmUp: 200, seconds: 8 }

const memory = () => {
  const script = fileURLToPath(new URL('memory.mjs', import.meta.url))
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }))
}

const prefixed = (prefix, tasks) =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [prefix + name, task]))

/** The rates of the tasks of one group. */
const group = (rates, prefix) =>
  Object.fromEntries(
    Object.entries(rates)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, rate]) => [name.slice(prefix.length), Math.round(rate)]),
  )

const results = (pace) => {
  const { tasks, sizes } = calls()
  const rates = measure(
    {
      ...prefixed('yardstick ', yardsticks()),
      ...prefixed('play ', playouts()),
      'walk perft': walking(),
      ...prefixed('call ', tasks),
    },
    pace,
  )
  const { all, ...byLineUp } = group(rates, 'play ')
  const { perft } = group(rates, 'walk ')
  const call = group(rates, 'call ')
  const measured = group(rates, 'yardstick ')
  const relative = (rate) => Math.round((rate / measured.chessops) * 10_000) / 10_000
  return {
    yardsticks: measured,
    games: {
      confrontation: {
        decisionsPerSecond: all,
        ratioToChessops: relative(all),
        perftNodesPerSecond: perft,
        perftRatioToChessops: relative(perft),
        ...Object.fromEntries(Object.entries(call).map(([name, rate]) => [`${name}PerSecond`, rate])),
        playouts: byLineUp,
        ...sizes,
        ...memory(),
      },
    },
    checksum: checksum(),
  }
}

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, compare: { type: 'string' } },
})

/** Saved results; npm may have written a word of its own before them. */
const read = (file) => {
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{')))
}

const saved = values.compare === undefined ? undefined : read(values.compare)
const found = results(values.quick === true ? QUICK : FULL)

if (values.json === true)
  console.log(
    JSON.stringify(saved === undefined ? found : { ...found, compared: comparisonOf(found, saved) }),
  )
else console.log(tableOf(found, saved))
