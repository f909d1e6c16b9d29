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
import { subject as battles } from './games/battles.mjs'
import { subject as cardGame } from './games/card-game.mjs'
import { subject as confrontation } from './games/confrontation.mjs'
import { subject as warOfTheRing } from './games/war-of-the-ring.mjs'
import { checksum, playouts, walking } from './play.mjs'
import { comparisonOf, tableOf } from './report.mjs'
import { measure, timed } from './timing.mjs'
import { yardsticks } from './yardsticks.mjs'

const FULL = { milliseconds: 200, warmUp: 1000, steady: 15_000, seconds: 80, games: 1000 }
const QUICK = { milliseconds: 100, warmUp: 300, steady: 5000, seconds: 16, games: 20 }
const SUBJECTS = [confrontation, warOfTheRing, cardGame, battles]

/** What a script of this folder prints as JSON, run in a process of its own. */
const printedBy = (script, ...args) => {
  const file = fileURLToPath(new URL(script, import.meta.url))
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', file, ...args], { encoding: 'utf8' }))
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

/** Random play of a game, under its name. */
const playOf = (subject) => {
  const { all, ...parts } = playouts(subject)
  return { whole: { [`${subject.name} play all`]: all }, parts: prefixed(`${subject.name} play `, parts) }
}

/** The other tasks of a game. */
const othersOf = (subject, { tasks }) => ({
  [`${subject.name} walk perft`]: walking(subject),
  ...prefixed(`${subject.name} call `, tasks),
})

const resultsOf = (subject, rates, { sizes }, { games }) => {
  const { chessops } = group(rates, 'yardstick ')
  const relative = (rate) => Math.round((rate / chessops) * 10_000) / 10_000
  const { all, ...parts } = group(rates, `${subject.name} play `)
  const { perft } = group(rates, `${subject.name} walk `)
  const call = group(rates, `${subject.name} call `)
  return {
    decisionsPerSecond: all,
    ratioToChessops: relative(all),
    perftNodesPerSecond: perft,
    perftRatioToChessops: relative(perft),
    ...Object.fromEntries(Object.entries(call).map(([name, rate]) => [`${name}PerSecond`, rate])),
    playouts: parts,
    ...sizes,
    optionsPerDecision: printedBy('options.mjs', subject.name, String(games)).options['all decisions'],
    ...printedBy('memory.mjs', subject.name),
  }
}

/**
 * One game after the other, and of each first random play, beside the yardsticks: people play one game in a
 * process, and code that has served another purpose before is slower than theirs. A large program is slow at
 * first, until all of it is compiled: its first second is told apart, and it plays for a while before it
 * counts.
 */
const results = (pace) => {
  const share = { ...pace, seconds: pace.seconds / SUBJECTS.length / 2 }
  const best = {}
  const games = {}
  for (const subject of SUBJECTS) {
    const beside = prefixed('yardstick ', yardsticks())
    const { whole, parts } = playOf(subject)
    const [play] = Object.values(whole)
    const firstSecond = Math.round(timed(play, 1000))
    timed(play, pace.steady)
    const played = measure({ ...beside, ...whole }, share)
    const called = calls(subject)
    const rates = { ...measure({ ...parts, ...othersOf(subject, called) }, share), ...played }
    games[subject.name] = { ...resultsOf(subject, rates, called, pace), firstSecond }
    for (const [name, rate] of Object.entries(group(rates, 'yardstick ')))
      best[name] = Math.max(best[name] ?? 0, rate)
  }
  return { yardsticks: best, games, checksum: checksum(SUBJECTS) }
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
