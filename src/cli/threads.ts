/**
 * Plays the games of a match on several threads: each is given the next game when it has ended one. The
 * results come back in the order of the games, so that the number of threads changes nothing. Where one is
 * enough, it is this one.
 */
import * as E from 'fp-ts/lib/Either.js'
import { Worker } from 'node:worker_threads'
import type { Result } from './command'
import { failed } from './command'
import { playerOf, type Match, type PlayedOnce } from './simulateGame'

/** How much is to be played, on how many threads, and who wants to know how far it is. */
export interface Work {
  readonly games: number
  readonly threads: number
  readonly progress: (done: number) => void
}

const playHere = async (match: Match, work: Work): Promise<Result<ReadonlyArray<PlayedOnce>>> => {
  const player = await playerOf(match)
  if (E.isLeft(player)) return player
  const played: Array<PlayedOnce> = []
  while (played.length < work.games) {
    const one = player.right(played.length)
    if (E.isLeft(one)) return one
    played.push(one.right)
    work.progress(played.length)
  }
  return E.right(played)
}

/** Plays all games of a match. */
export const playMatch = async (match: Match, work: Work): Promise<Result<ReadonlyArray<PlayedOnce>>> => {
  if (Math.min(work.threads, work.games) === 1) return playHere(match, work)
  const played: Array<PlayedOnce> = []
  let given = 0
  const workers = Array.from(
    { length: Math.min(work.threads, work.games) },
    () => new Worker(new URL('../cli/simulateWorker.js', import.meta.url), { workerData: match }),
  )
  const ended = new Promise<Result<ReadonlyArray<PlayedOnce>>>((resolve) => {
    const hear = (worker: Worker, message: 'ready' | Result<PlayedOnce>): void => {
      if (message !== 'ready') {
        if (E.isLeft(message)) return resolve(message)
        played.push(message.right)
        work.progress(played.length)
      }
      if (given < work.games) worker.postMessage(given++)
      else if (played.length === work.games)
        resolve(E.right(played.sort((one, other) => one.index - other.index)))
    }
    for (const worker of workers) {
      worker.on('message', (message: 'ready' | Result<PlayedOnce>) => hear(worker, message))
      worker.on('error', (error) => resolve(failed(`a thread failed: ${error.message}`)))
    }
  })
  const result = await ended
  await Promise.all(workers.map((worker) => worker.terminate()))
  return result
}
