/**
 * The main thread of the soak: hands out games to workers, adds up what they met, and reports.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BROKEN_COURSES } from './broken'
import { COSTLY, lawsOfPlays, QUICK, THOROUGH } from './checks'
import { COURSES, courseNamed, type Course, type GameName } from './courses'
import { addTo, coverageLines, neverMet, type Tally } from './coverage'
import { writeFailure } from './file'
import type { Options } from './options'
import { DEPTHS, type Depth, type Order } from './player'
import { clock, progressOn } from './progress'
import { rulesNeverMet, WANTED } from './wanted'
import type { Answer, Failed, Task } from './worker'

type Tell = (line: string) => void

/** What all workers have done so far. */
interface Sum {
  readonly tally: Tally
  games: number
  decisions: number
  failed: Answer | undefined
}

/** How much is checked, by game and options. */
export const depthOf = ({ look, every, plays, thorough }: Options, game: GameName): Depth => ({
  ...DEPTHS[game],
  ...(look === undefined ? {} : { look }),
  ...(every === undefined ? {} : { every }),
  ...(plays === undefined ? {} : { plays }),
  thorough,
})

/** What is checked where, in words. */
export const depthLine = (depth: Depth, courses: ReadonlyArray<Course>): string => {
  const plays = lawsOfPlays(courses[0] as Course).length
  if (depth.thorough)
    return `${QUICK.length + THOROUGH.length} laws in every state, ${plays} on every whole game.`
  const all = depth.look === 1
  const costly = `${COSTLY.length} more in one state of ${depth.every}${all ? ' and in the last one' : ''}`
  const whole = `one of ${plays} on one whole game of ${depth.plays}`
  const where = all ? 'every state' : `one state of ${depth.look} and the last one`
  return `${QUICK.length} laws in ${where}, ${costly}, ${whole}.`
}

/** Gives every worker games until there are none left, one has failed or the time is over. */
const playAll = (options: Options, game: GameName, sum: Sum): Promise<void> => {
  const { games, from, seed, broken, cores, minutes } = options
  const end = Date.now() + minutes * 60_000
  const screen = {
    write: (text: string): unknown => process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
    now: Date.now,
  }
  const bar = progressOn({ ...screen, write: (text) => void screen.write(text) }, games - from, 'games')
  let next = from
  const taskFor = (): Task | undefined => {
    if (next >= games || sum.failed !== undefined || Date.now() >= end) return undefined
    const order: Order = { game, number: next++, seed, depth: depthOf(options, game), broken }
    return { order, patience: options.patience * 1000 }
  }
  const taken = (answer: Answer): void => {
    addTo(sum.tally, answer.counts)
    sum.games++
    sum.decisions += answer.decisions
    if (answer.failure !== undefined) sum.failed ??= answer
    bar.tell(sum.games, `${sum.decisions} decisions`)
  }
  const workers = Array.from({ length: Math.min(cores, games) }, () => hire(taskFor, taken))
  return Promise.all(workers).then(() => bar.end())
}

/** Runs one worker until there is no task for it; one that dies of anything fails the soak. */
const hire = (taskFor: () => Task | undefined, taken: (answer: Answer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url))
    const give = (): void => {
      const task = taskFor()
      if (task !== undefined) worker.postMessage(task)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (answer: Answer) => {
      taken(answer)
      give()
    })
    worker.on('error', reject)
    give()
  })

const failureLines = ({ order }: Answer, { found, fault, naturals }: Failed, path: string) => [
  '',
  `FAILED: game ${order.number} of seed ${JSON.stringify(order.seed)}, after ${found.fault.step} decisions.`,
  `${found.fault.law}:`,
  found.fault.message,
  '',
  `The smallest game found that breaks it has ${naturals.length} decisions instead of ${found.decisions}:`,
  fault.message,
  '',
  `It is written to ${path}. To play it again:`,
  `  npm run soak -- --replay ${path}`,
]

const reportFailure = (options: Options, answer: Answer, failed: Failed, tell: Tell): void => {
  const { game, number } = answer.order
  const path = join(options.out, `${game}-${answer.order.seed.replaceAll(/\W+/g, '-')}-${number}.json`)
  const courses = options.broken ? { confrontation: BROKEN_COURSES } : COURSES
  const course = courseNamed(game, failed.course, courses) as Course
  writeFailure(path, { ...failed, course }, options.broken)
  for (const line of failureLines(answer, failed, path)) tell(line)
}

const reportCoverage = ({ all }: Options, game: GameName, { tally }: Sum, tell: Tell): void => {
  tell('\nWhat was met:')
  for (const line of coverageLines(tally, WANTED[game], all)) tell(`  ${line}`)
  const missing = { ...neverMet(tally, WANTED[game]), rules: rulesNeverMet(game, tally) }
  const lines = Object.entries(missing)
    .filter(([, names]) => names.length > 0)
    .map(([heading, names]) => `  ${heading} (${names.length}): ${names.join(', ')}`)
  tell(lines.length === 0 ? '\nEverything was met.' : '\nNever met:')
  for (const line of lines) tell(line)
}

/** Soaks one game and tells about it. True if a law was broken. */
export const soak = async (options: Options, game: GameName, tell: Tell): Promise<boolean> => {
  const started = Date.now()
  const sum: Sum = { tally: new Map(), games: 0, decisions: 0, failed: undefined }
  const courses = COURSES[game]
  tell(
    `\n${game}: ${options.games} games of seed ${JSON.stringify(options.seed)}, ${courses.length} courses.`,
  )
  tell(depthLine(depthOf(options, game), courses))
  await playAll(options, game, sum)
  const time = clock(Date.now() - started)
  tell(`${sum.games} games and ${sum.decisions} decisions in ${time} on ${options.cores} cores.`)
  const { failed } = sum
  if (failed?.failure !== undefined) reportFailure(options, failed, failed.failure, tell)
  else tell('No law was broken.')
  reportCoverage(options, game, sum, tell)
  return failed !== undefined
}
