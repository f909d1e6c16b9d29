/**
 * The long fuzz: many inputs on all cores, until all are tried, the time is over or one makes trouble. A
 * worker writes down the number of the input it is trying, so that one that never comes back can be named.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { clock, progressOn } from '../soak/progress'
import { fuzzing, LIMIT, stopwatch, type Trouble } from './fuzz'

const USAGE = `npm run fuzz -- [options]
  --inputs N    up to which input (100000)
  --from N      from which input on (0)
  --seed TEXT   other inputs than those of the seed "fuzz"
  --minutes M   stop after so many minutes
  --cores N     workers (as many as there are cores)
  --number N    try this one input again`

const BATCH = 500
/** Milliseconds of work after which an input counts as hanging. */
const HANGS = 60_000

interface Batch {
  readonly from: number
  readonly to: number
}
interface Hired {
  readonly seed: string
  readonly current: Int32Array
}

const serve = (): void => {
  const { seed, current } = workerData as Hired
  const { tryOne } = fuzzing(seed)
  parentPort?.on('message', ({ from, to }: Batch) => {
    let trouble: Trouble | undefined
    for (let number = from; number < to && trouble === undefined; number++) {
      Atomics.store(current, 0, number)
      trouble = tryOne(number)
    }
    Atomics.store(current, 0, -1)
    parentPort?.postMessage(trouble)
  })
}

interface Run {
  next: number
  done: number
  trouble: Trouble | undefined
}
interface Plan {
  readonly from: number
  readonly inputs: number
  readonly seed: string
  readonly end: number
}

/** One worker, until there is no batch for it; it is watched for an input that never comes back. */
const hire = ({ inputs, seed, end }: Plan, run: Run, tell: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const current = new Int32Array(new SharedArrayBuffer(4)).fill(-1)
    const worker = new Worker(new URL(import.meta.url), { workerData: { seed, current } })
    let batch: Batch | undefined
    let seen = { number: -1, worked: stopwatch() }
    const leave = (): void => {
      clearInterval(watch)
      void worker.terminate().then(() => resolve())
    }
    const watch = setInterval(() => {
      const number = Atomics.load(current, 0)
      if (number !== seen.number || number < 0) seen = { number, worked: stopwatch() }
      else if (seen.worked() > HANGS) {
        run.trouble ??= { number, target: 'some function', problem: `has not answered in ${HANGS} ms` }
        leave()
      }
    }, 1000)
    const give = (): void => {
      if (run.next >= inputs || run.trouble !== undefined || Date.now() >= end) return leave()
      batch = { from: run.next, to: Math.min(inputs, run.next + BATCH) }
      run.next = batch.to
      worker.postMessage(batch)
    }
    worker.on('message', (trouble: Trouble | undefined) => {
      run.trouble ??= trouble
      run.done += batch === undefined ? 0 : batch.to - batch.from
      tell()
      give()
    })
    worker.on('error', (error) => {
      clearInterval(watch)
      reject(error)
    })
    give()
  })

const report = ({ trouble }: Run, seed: string): number => {
  if (trouble === undefined) {
    console.log('No function threw, took long, changed its input or refused without a name.')
    return 0
  }
  console.log(`\nTROUBLE: input ${trouble.number}, ${trouble.target}:\n${trouble.problem}\n`)
  console.log(`To try it again:\n  npm run fuzz -- --seed ${JSON.stringify(seed)} --number ${trouble.number}`)
  return 1
}

const fuzz = async (plan: Plan, cores: number): Promise<number> => {
  const start = Date.now()
  const run: Run = { next: plan.from, done: 0, trouble: undefined }
  const screen = {
    write: (text: string): void => void process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
    now: Date.now,
  }
  const bar = progressOn(screen, plan.inputs - plan.from, 'inputs')
  const which = `Inputs ${plan.from} to ${plan.inputs} of seed ${JSON.stringify(plan.seed)}`
  console.log(`${which}; a call may take ${LIMIT} ms.`)
  const tell = (): void => bar.tell(run.done, `${cores} cores`)
  await Promise.all(Array.from({ length: cores }, () => hire(plan, run, tell)))
  bar.end()
  console.log(`${run.done} inputs in ${clock(Date.now() - start)} on ${cores} cores.`)
  return report(run, plan.seed)
}

const TEXT = { type: 'string' } as const

const main = async (): Promise<number> => {
  const options = { inputs: TEXT, from: TEXT, seed: TEXT, minutes: TEXT, cores: TEXT, number: TEXT }
  const { values } = parseArgs({ options })
  const seed = values.seed ?? 'fuzz'
  if (values.number !== undefined) {
    const trouble = fuzzing(seed).tryOne(Number(values.number))
    return report({ next: 0, done: 1, trouble }, seed)
  }
  const inputs = Number(values.inputs ?? 100_000)
  const from = Number(values.from ?? 0)
  const cores = Number(values.cores ?? availableParallelism())
  if (!(inputs > from && from >= 0 && cores > 0)) throw new Error('--inputs, --from and --cores want numbers')
  const end = Date.now() + Number(values.minutes ?? Infinity) * 60_000
  return fuzz({ from, inputs, seed, end }, cores)
}

if (isMainThread)
  main().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
      process.exitCode = 2
    },
  )
else serve()
