/**
 * The program `serve` with a heap of 1,100 MB, as 512 MB of games want it, is sent heavy games of every kind
 * until it keeps no more: it refuses them and goes on.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../package/scratch'
import { opener, OPENINGS } from './heavy'

const folder = mkdtempSync(join(tmpdir(), 'memory-'))
const program = join(folder, 'main.mjs')

beforeAll(() =>
  build({
    entryPoints: [join(ROOT, 'src/cli/serveProcess.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Refusals in a row after which no more is kept. */
const ENOUGH = 20

const serving = () => {
  const child = spawn(process.execPath, ['--max-old-space-size=1100', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    child,
    ask: async (line: string): Promise<string> => {
      child.stdin.write(`${line}\n`)
      const { value } = await answers.next()
      return String(value ?? 'the process has ended')
    },
  }
}

it.each(Object.keys(OPENINGS))('%s', { timeout: 1_200_000 }, async (kind) => {
  const { child, ask } = serving()
  const line = opener(kind)
  let refused = 0
  let games = 0
  for (let number = 1; refused < ENOUGH && number < 11_000; number++) {
    const answer = await ask(line(number))
    expect(answer).toMatch(/"result"|all games together weigh at most|games already/)
    const isOpen = answer.includes('"result"')
    refused = isOpen ? 0 : refused + 1
    games += Number(isOpen)
  }
  expect(games).toBeGreaterThan(100)
  expect(await ask('{"jsonrpc":"2.0","id":1,"method":"games"}')).toContain('"result"')
  child.kill()
})
