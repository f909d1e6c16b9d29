/**
 * A thread of `simulate`: it is sent the numbers of games, and sends back each game when it is over.
 */
import * as E from 'fp-ts/lib/Either.js'
import { parentPort, workerData } from 'node:worker_threads'
import { playerOf, type Match } from './simulateGame'

const port = parentPort
if (port !== null)
  void playerOf(workerData as Match).then((player) => {
    port.on('message', (index: number) => port.postMessage(E.isLeft(player) ? player : player.right(index)))
    port.postMessage('ready')
  })
