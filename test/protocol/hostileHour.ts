/**
 * The program `serve` under fire: hostile lines of every kind go to a process of its own, with games that are
 * played on between them. It ends red if the process ends, if an answer is missing or not as it should be, or
 * if the memory goes on growing after the first ten minutes:
 *
 *     npm run hostile -- --minutes 60
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { randomFrom } from '../../src/kernel'
import { playersOf } from './fairPlay'
import { floodOf, piecesOf, volleyOf, type Volley } from './volley'

const here = dirname(fileURLToPath(import.meta.url))
const SETTLED = 10
/**
 * What may be added to the most of the first ten minutes. There are as many games as there may be from the
 * beginning, so what is kept does not grow; but garbage is collected late, and games of ten minutes are
 * further on than new ones.
 */
const ROOM = 1.25
const PATIENCE = 120_000

/** The program as it is installed, in one file beside this one. */
const bundled = async (): Promise<string> => {
  const outfile = join(here, 'middle-earth-rules.mjs')
  await build({
    entryPoints: [join(here, '../../../src/cli/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  return outfile
}

/** The memory of a process that is in use, in megabytes. */
const residentOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000)

/** The process, and what waits for its lines. */
const started = (program: string) => {
  const child = spawn(process.execPath, [program, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: Array<(line: string) => void> = []
  const come: Array<string> = []
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', (line) => {
    const next = waiting.shift()
    if (next === undefined) come.push(line)
    else next(line)
  })
  const fail = (problem: string): never => {
    console.error(problem)
    child.kill('SIGKILL')
    return process.exit(1)
  }
  child.on('exit', (code, signal) => fail(`the process ended (${String(code ?? signal)})`))
  child.stdin.on('error', () => undefined)
  const answer = (): Promise<string> => {
    const known = come.shift()
    if (known !== undefined) return Promise.resolve(known)
    return new Promise((resolve) => {
      const late = setTimeout(() => fail('an answer is missing'), PATIENCE)
      waiting.push((line) => {
        clearTimeout(late)
        resolve(line)
      })
    })
  }
  const write = (bytes: Uint8Array): Promise<void> =>
    new Promise((resolve) => (child.stdin.write(bytes) ? resolve() : child.stdin.once('drain', resolve)))
  return { child, answer, write, fail, come }
}

type Started = ReturnType<typeof started>

/** Sends lines in pieces and takes their answers, which must be as many as are due. */
const exchanged = async (
  { write, answer, fail }: Started,
  { bytes, due }: Pick<Volley, 'bytes' | 'due'>,
  random: (below: number) => number,
): Promise<ReadonlyArray<string>> => {
  const answers: Array<Promise<string>> = Array.from({ length: due }, () => answer())
  for (const piece of piecesOf(bytes, random)) await write(piece)
  const told = await Promise.all(answers)
  for (const line of told) {
    if (!line.startsWith('{"jsonrpc":"2.0"') && !line.startsWith('[{"jsonrpc":"2.0"'))
      fail(`this is no answer: ${line.slice(0, 200)}`)
    if (line.includes('"code":-32603')) fail(`an accident: ${line.slice(0, 2000)}`)
  }
  return told
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
  const minutes = Number(values.minutes ?? 1)
  const program = started(await bundled())
  const random = randomFrom(values.seed ?? 'hour')
  const players = playersOf(random)
  const begun = Date.now()
  const memory: Array<number> = []
  const count = { lines: 0, bytes: 0, answers: 0, moves: 0, games: 0 }
  const ask = async (request: object): Promise<string> => {
    const bytes = Buffer.from(`${JSON.stringify(request)}\n`)
    return (await exchanged(program, { bytes, due: 1 }, random))[0] ?? ''
  }
  for (let place = 0; place < players.count; place++) await players.move(ask)
  const minutesGone = (): number => (Date.now() - begun) / 60_000
  for (const volley of floodOf(random)) await exchanged(program, volley, random)
  console.log(`with all the games there may be: ${residentOf(program.child.pid ?? 0)} MB`)
  while (minutesGone() < minutes) {
    const volley = volleyOf(random)
    const told = await exchanged(program, volley, random)
    count.lines += volley.lines
    count.bytes += volley.bytes.length
    count.answers += told.length
    const played = await players.move(ask)
    if (played.problem !== undefined) program.fail(played.problem)
    count.moves += 1
    count.games += played.ended ? 1 : 0
    if (program.come.length > 0) program.fail(`nobody asked for ${program.come[0]?.slice(0, 200) ?? ''}`)
    if (minutesGone() < memory.length + 1) continue
    memory.push(residentOf(program.child.pid ?? 0))
    console.log(`minute ${memory.length}: ${memory.at(-1)} MB, ${JSON.stringify(count)}`)
  }
  program.child.removeAllListeners('exit')
  program.child.stdin.end()
  const settled = Math.max(...memory.slice(0, SETTLED))
  const later = Math.max(0, ...memory.slice(SETTLED))
  console.log(`${JSON.stringify(count)}; at most ${settled} MB in ten minutes, ${later} MB after them`)
  if (later > ROOM * settled) program.fail('the memory goes on growing')
  console.log('it runs')
}

void main()
