/**
 * The soak: random games of every course on all cores, every law in every state, until the games are
 * played, the
 * time is over or a law is broken. `start.mjs` bundles this file and runs it; each worker is the same file.
 */
import { isMainThread } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { readOptions, USAGE } from './options'
import { replay } from './replay'
import { soak } from './soak'
import { serve } from './worker'

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2))
  if (E.isLeft(options)) {
    console.error(`${options.left}\n\n${USAGE}`)
    return 2
  }
  const tell = (line: string): void => console.log(line)
  if (options.right.replay !== undefined) return replay(options.right.replay, tell)
  let failed = false
  for (const game of options.right.of) failed ||= await soak(options.right, game, tell)
  return failed ? 1 : 0
}

if (isMainThread)
  void main().then((code) => {
    process.exitCode = code
  })
else serve()
