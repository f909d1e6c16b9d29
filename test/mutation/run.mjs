/**
 * Mutation testing, folder by folder: npm run mutation -- src/kernel [--cores N] [--one-in K] [--again]
 * [--sample N [--seed S]]
 *
 * The mutants are Stryker's, but they are tried in a running process (child.ts), not in a vitest of their own
 * each: that is some fifty times faster. What survives is written to reports/mutation/<place>.txt. With
 * --one-in K only every K-th mutant is tried, for an estimate; with --again only those that the last run of
 * the place did not kill, and those of files that have changed since. With --sample N so many mutants, chosen
 * by the seed, are tried with what `npm test` runs, and those that it does not notice with what `npm run proof`
 * runs; what only proof notices is written down with the killer that did.
 * `node test/mutation/stryker.mjs <place>` does the same with Stryker's own runner.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gameOf, prepare } from './prepare.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cores: { type: 'string' },
    'one-in': { type: 'string' },
    again: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string' },
  },
})
const [place] = positionals
if (place === undefined) throw new Error('say what to change: a file or a folder below src')
const cores = Number(values.cores ?? 1)
const oneIn = Number(values['one-in'] ?? 1)
const games = gameOf(place)
const name = place.replace(/\.ts$/, '').replace(/\/$/, '').replaceAll('/', '-')
const reports = join(root, 'reports', 'mutation')
const killedFile = join(reports, `${name}.json`)
const work = join(root, 'node_modules', '.cache', 'middle-earth-rules', `mutation-${name}`)
const tests = pathToFileURL(`${join(root, 'test')}/`).href
const began = Date.now()
const seconds = () => Math.round((Date.now() - began) / 1000)

/** A layer of tests: `npm test`, or everything (docs/testing.md). */
const layerOf = (layer) => {
  const truthFile = join(work, `${layer}.json`)
  const env = { ...process.env, ...(layer === 'proof' ? { PROOF: '1' } : {}) }
  return {
    truthFile,
    start: (script, mode, more = {}) =>
      fork(join(work, script, 'child.js'), [games, tests, truthFile, mode], { env: { ...env, ...more } }),
  }
}

/** Runs all killers of a layer once: which of them meet which mutants. */
const learnt = ({ start, truthFile }) =>
  new Promise((resolve, reject) => {
    start('learning', 'learn').on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(readFileSync(truthFile, 'utf8')))
        : reject(new Error('learning failed')),
    )
  })

const PATIENCE = 60_000

/** Milliseconds that a process has worked; by the clock where the system does not tell. */
const workOf = ({ pid }) => {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * 10
  } catch {
    return Date.now()
  }
}

/** Asks a child about a mutant; when one killer works for longer than a minute, the mutant makes it hang. */
const asked = (worker, order) =>
  new Promise((resolve) => {
    const lost = (by) => () => done({ mutant: order.mutant, by, stained: true })
    const died = lost('its death')
    let since
    const wait = () => {
      since = workOf(worker)
    }
    const watch = setInterval(() => {
      if (workOf(worker) - since > PATIENCE) lost('time')()
    }, 1000)
    const heard = (message) => (message === 'alive' ? wait() : done(message))
    const done = (answer) => {
      clearInterval(watch)
      worker.off('message', heard)
      worker.off('exit', died)
      resolve(answer)
    }
    worker.on('message', heard)
    worker.once('exit', died)
    wait()
    worker.send(order)
  })

/** A process that is replaced when a mutant has left something behind in it. */
const workplace = ({ start }) => {
  let worker = start('killing', 'kill')
  const renew = () => {
    worker.kill('SIGKILL')
    worker = start('killing', 'kill')
  }
  const tryOut = async (order) => {
    const answer = await asked(worker, order)
    if (!answer.stained) return answer
    renew()
    if (answer.by === 'time') return answer
    // Perhaps an earlier mutant had left it there: once more, in a new process.
    const again = await asked(worker, order)
    renew()
    return again
  }
  return { tryOut, leave: () => worker.kill('SIGKILL') }
}

/** Tries a mutant that matters while the code is loaded, in a process of its own. */
const alone = async ({ start }, order) => {
  const worker = start('killing', 'kill', { __STRYKER_ACTIVE_MUTANT__: order.mutant })
  const answer = await asked(worker, { ...order, alone: true })
  worker.kill('SIGKILL')
  return answer
}

const MOST_KILLERS = 300
/** A play counts as so many tests. */
const MOST_PLAYS = 40

/** The killers of a layer, and a judge who says what has killed a mutant. */
const judgeOf = async (layer) => {
  const truth = await learnt(layer)
  console.log(`${truth.killers.length} killers, ready after ${seconds()} s`)
  const atLoading = new Set(truth.atLoading)
  const meetings = new Map()
  for (const places of Object.values(truth.meets))
    for (const number of places) meetings.set(number, (meetings.get(number) ?? 0) + 1)
  const isPlay = (number) => truth.killers[number] in truth.numbers

  /** Whether a killer is from the tests of a file, by its name. */
  const isOwn = (number, fileName) =>
    basename(truth.killers[number].split(' > ')[0]).startsWith(basename(fileName, '.ts'))

  /** The killers that meet a mutant: its own tests and those that meet few others first, of each not too many. */
  const killersOf = ({ id, fileName }) => {
    const rank = (number) => (isOwn(number, fileName) ? 0 : meetings.get(number))
    const all = (truth.meets[id] ?? []).slice().sort((one, other) => rank(one) - rank(other))
    const some = all.filter((number) => !isPlay(number))
    const told = all.filter(isPlay).slice(0, MOST_PLAYS)
    return [...some.slice(0, 20), ...told, ...some.slice(20, MOST_KILLERS)]
  }

  return async (place, mutant) => {
    const { id } = mutant
    const order = { mutant: id, killers: killersOf(mutant), alone: false }
    const met = order.killers.length > 0
    const killer = met ? (await place.tryOut(order)).by : null
    if (killer !== null || !atLoading.has(id)) return { met, killer }
    const plays = truth.killers.map((_, number) => number).filter((number) => !met || isPlay(number))
    const killers = met ? [...order.killers.slice(0, 40), ...plays.slice(0, MOST_PLAYS)] : plays
    return { met: true, killer: (await alone(layer, { ...order, killers })).by }
  }
}

/** So many mutants, by a seed: those with the least hashes. */
const sampled = (all, size) => {
  const rank = ({ fileName, location, mutatorName, replacement }) =>
    createHash('sha256')
      .update(JSON.stringify([values.seed ?? '1', fileName, location, mutatorName, replacement]))
      .digest('hex')
  const ranked = all.map((mutant) => [rank(mutant), mutant]).sort(([a], [b]) => (a < b ? -1 : 1))
  return ranked.slice(0, size).map(([, mutant]) => mutant)
}

const made = await prepare({ root, place, work })
const mutants =
  values.sample === undefined
    ? made.filter((_, number) => number % oneIn === 0)
    : sampled(made, Number(values.sample))
console.log(`${mutants.length} mutants, prepared in ${seconds()} s`)
const first = layerOf(values.sample === undefined ? 'proof' : 'test')
const second = values.sample === undefined ? undefined : layerOf('proof')
const firstJudge = await judgeOf(first)
const secondJudge = second && (await judgeOf(second))

/** A mutant by what it does to which text of a file. */
const keyOf = ({ fileName, location, mutatorName, replacement }) =>
  JSON.stringify([textOf(fileName), location, mutatorName, replacement])
const texts = new Map()
const textOf = (file) => {
  if (!texts.has(file))
    texts.set(
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    )
  return texts.get(file)
}
const killedBefore = new Set(
  values.again === true && existsSync(killedFile) ? JSON.parse(readFileSync(killedFile, 'utf8')) : [],
)

const verdicts = new Map()
const count = (verdict) => [...verdicts.values()].filter((one) => one.startsWith(verdict)).length
let next = 0

const verdictOn = async (places, mutant) => {
  const { met, killer } = await firstJudge(places.first, mutant)
  if (killer !== null) return 'Killed'
  if (secondJudge === undefined) return met ? 'Survived' : 'NoCoverage'
  const again = await secondJudge(places.second, mutant)
  if (again.killer !== null) return `OnlyProof (${again.killer})`
  return met || again.met ? 'Survived' : 'NoCoverage'
}

const line = ({ id, fileName, location, mutatorName, replacement }) => {
  const { start, end } = location
  const where = `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
  const becomes = String(replacement).replaceAll(/\s+/g, ' ').slice(0, 100)
  return `${verdicts.get(id)}\t${where}\t${mutatorName}\t${becomes}`
}

const labour = async () => {
  const places = { first: workplace(first), second: second && workplace(second) }
  while (next < mutants.length) {
    const mutant = mutants[next++]
    const known = killedBefore.has(keyOf(mutant))
    verdicts.set(mutant.id, known ? 'Killed' : await verdictOn(places, mutant))
    if (verdicts.get(mutant.id) !== 'Killed') console.log(line(mutant))
    if (next % 25 === 0)
      console.log(`${next} of ${mutants.length}, ${seconds()} s, ${count('Killed')} killed`)
  }
  places.first.leave()
  places.second?.leave()
}
await Promise.all(Array.from({ length: cores }, labour))

mkdirSync(reports, { recursive: true })
const left = mutants.filter(({ id }) => verdicts.get(id) !== 'Killed')
writeFileSync(join(reports, `${name}.txt`), `${left.map(line).join('\n')}\n`)
const killed = mutants.filter(({ id }) => verdicts.get(id) === 'Killed')
writeFileSync(killedFile, JSON.stringify(killed.map(keyOf)))
rmSync(work, { recursive: true, force: true })
const share = (100 * count('Killed')) / mutants.length
console.log(
  `${place}: ${mutants.length} mutants, ${count('Killed')} killed (${share.toFixed(1)} %), ` +
    `${count('OnlyProof')} by proof alone, ${count('Survived')} survived, ` +
    `${count('NoCoverage')} never met; ${seconds()} s`,
)
