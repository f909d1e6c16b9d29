/** Programs run one after the other or side by side, and a table of what came of them. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const secondsSince = (began) => Math.round((Date.now() - began) / 1000)

/** A step: a name and what Node runs, a file below the root with its arguments. */
export const step = (name, args, { env = {}, listens = false } = {}) => ({ name, args, env, listens })

/** What a package of the repository brings as a program. */
export const bin = (path) => join('node_modules', path)

/**
 * Files of a worker share their modules: what is tested keeps nothing between calls, and loading it takes long.
 * `timeout` is that of one test, in milliseconds.
 */
export const vitest = (name, args, { timeout = 120_000, ...options } = {}) =>
  step(
    name,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--no-isolate',
      '--maxWorkers=100%',
      `--testTimeout=${timeout}`,
      `--hookTimeout=${timeout}`,
      ...args,
    ],
    options,
  )

/** Runs a step. What it says is shown when it is through, unless somebody listens. */
export const run = ({ name, args, env, listens }) =>
  new Promise((done) => {
    const began = Date.now()
    const said = []
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: listens ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (data) => said.push(data))
    child.stderr?.on('data', (data) => said.push(data))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done({ name, passed: code === 0, seconds: secondsSince(began) })
    })
  })

/** Runs steps one after the other, until one fails if the others rest on it. */
export const inOrder = async (steps, { stops = false } = {}) => {
  const results = []
  for (const one of steps) {
    results.push(await run(one))
    if (stops && !results.at(-1).passed) break
  }
  return results
}

/** Prints what came of all steps, and ends accordingly. */
export const tell = (results, began) => {
  const lines = results.map(
    ({ name, passed, seconds }) =>
      `${passed ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s  ${name}`,
  )
  console.log(['', ...lines, `       ${String(secondsSince(began)).padStart(5)} s  in all`].join('\n'))
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}
