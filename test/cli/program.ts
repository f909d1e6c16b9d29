/**
 * The program as a person runs it. It runs within the tests, with everything that it reads and writes in
 * hand; where a process of its own matters, it is built and started as one.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { build } from 'esbuild'
import { runProgram } from '../../src/cli/program'
import { ROOT } from '../package/scratch'

/** What a run of the program came to. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A program with a folder of its own, where tests may write files, too. */
export interface Program {
  readonly folder: string
  readonly run: (args: readonly string[], input?: string) => Promise<Ran>
  /** Runs as a process of its own, in the folder. */
  readonly spawned: (args: readonly string[], input?: string) => Promise<Ran>
  /** Runs with `--json`; what the one line of output says. */
  readonly json: (args: readonly string[], input?: string) => Promise<{ code: number | null; data: unknown }>
  /** Writes a file into the folder; its name. */
  readonly file: (name: string, content: unknown) => string
  /** Where it is as a file, built if it was not yet. */
  readonly script: () => Promise<string>
  readonly remove: () => void
}

const start = (script: string, args: readonly string[], input: string): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: join(script, '..', '..') })
    const heard = { out: '', err: '' }
    child.stdout.on('data', (piece: Buffer) => (heard.out += piece.toString()))
    child.stderr.on('data', (piece: Buffer) => (heard.err += piece.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...heard }))
    // A program that ends before it has read everything closes the pipe.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })

/** Builds the program into a folder. */
const buildInto = async (folder: string): Promise<void> => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  await build({
    entryPoints: ['main', 'simulateWorker'].map((name) => join(ROOT, `src/cli/${name}.ts`)),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    outdir: join(folder, 'cli'),
    chunkNames: '../chunks/[name]-[hash]',
    logLevel: 'silent',
  })
}

/** A folder for a program, which is built when a process of its own is wanted. */
export const programIn = (): Program => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  let built: Promise<void> | undefined
  const script: Program['script'] = async () => {
    built ??= buildInto(folder)
    await built
    return join(folder, 'cli', 'main.js')
  }
  const spawned: Program['spawned'] = async (args, input = '') => start(await script(), args, input)
  return {
    folder,
    run: within,
    spawned,
    script,
    json: withinJson,
    file: (name, content) => {
      const path = join(folder, name)
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Runs the program within this process, with everything that it reads and writes in hand. */
export const within = async (args: readonly string[], input = ''): Promise<Ran> => {
  const heard = { out: '', err: '' }
  const stream = new PassThrough()
  stream.end(input)
  const code = await runProgram(args, {
    input: stream,
    out: (text) => (heard.out += text),
    err: (text) => (heard.err += text),
    terminal: false,
    colour: false,
    watched: false,
    columns: 100,
  })
  return { code, ...heard }
}

/** The same with `--json`. */
export const withinJson = async (args: readonly string[], input?: string) => {
  const { code, out } = await within([...args, '--json'], input)
  return { code, data: JSON.parse(out) as unknown }
}
