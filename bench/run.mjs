/**
 * The benchmark: node bench/run.mjs [--quick] [--json] [--compare file]
 *
 * Prints a table, or with --json one JSON object; --compare shows every number relative to a saved object.
 * All rates but those of a game alone come from one process in interleaved rounds, so that their ratios mean
 * something on any machine: absolute numbers do not.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { besideYardsticks, halfOf, PACES, relativeTo } from './beside.mjs'
import { calls } from './calls.mjs'
import { subject as battles } from './games/battles.mjs'
import { subject as cardGame } from './games/card-game.mjs'
import { subject as confrontation } from './games/confrontation.mjs'
import { subject as warOfTheRing } from './games/war-of-the-ring.mjs'
import { checksum, playouts, walking } from './play.mjs'
import { comparisonOf, tableOf } from './report.mjs'
import { measure } from './timing.mjs'

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

/** The tasks of a game beside random play of all configs. */
const othersOf = (subject, { tasks }) => {
  const { all: _, ...parts } = playouts(subject)
  return {
    ...prefixed('play ', parts),
    'walk perft': walking(subject),
    ...prefixed('call ', tasks),
  }
}

const resultsOf = (played, rates, { sizes }) => {
  const { perft } = group(rates, 'walk ')
  const call = group(rates, 'call ')
  return {
    decisionsPerSecond: Math.round(played.rate),
    ratioToChessops: played.ratioToChessops,
    firstSecond: played.firstSecond,
    perftNodesPerSecond: perft,
    perftRatioToChessops: relativeTo(played.beside.chessops)(perft),
    ...Object.fromEntries(Object.entries(call).map(([name, rate]) => [`${name}PerSecond`, rate])),
    playouts: group(rates, 'play '),
    ...sizes,
  }
}

/** What other processes print of a game. */
const printedOf = ({ name }, pace) => ({
  optionsPerDecision: printedBy('options.mjs', name, String(PACES[pace].games)).options['all decisions'],
  ...printedBy('memory.mjs', name),
  ...printedBy('alone.mjs', name, pace),
})

/**
 * One game after the other, and of each first random play, beside the yardsticks: code that has served
 * another purpose before is slower. People play one game in a process, so random play is measured in one of
 * its own, too.
 */
const results = (pace) => {
  const best = {}
  const games = {}
  for (const subject of SUBJECTS) {
    const played = besideYardsticks(subject, PACES[pace])
    const called = calls(subject)
    const rates = measure(othersOf(subject, called), halfOf(PACES[pace]))
    games[subject.name] = { ...resultsOf(played, rates, called), ...printedOf(subject, pace) }
    for (const [name, rate] of Object.entries(played.beside))
      best[name] = Math.max(best[name] ?? 0, Math.round(rate))
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
const found = results(values.quick === true ? 'quick' : 'full')

if (values.json === true)
  console.log(
    JSON.stringify(saved === undefined ? found : { ...found, compared: comparisonOf(found, saved) }),
  )
else console.log(tableOf(found, saved))
