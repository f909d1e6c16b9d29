/** What the server says that games weigh is no less than what they take of the heap, whatever was sent. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { makeServer } from '../../src/protocol/index'
import { opener, OPENINGS, SHARED } from './heavy'

vi.setConfig({ testTimeout: 120_000 })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heap = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

const MOST = 12_000_000
/** Of small games more have room, and of those that share what is heavy. */
const MOST_GAMES = 600

it.each(Object.keys(OPENINGS))('%s', (kind) => {
  const mostGames = kind === SHARED ? 60 : MOST_GAMES
  // The tables of the games and what the first of a kind brings are there before.
  const warm = makeServer()
  const line = opener(kind)
  warm.answer(line(0))
  const server = makeServer({ mostKept: MOST })
  const before = heap()
  let games = 0
  let answer = ''
  for (; games < mostGames && !answer.includes('"error"'); games++)
    answer = server.answer(line(games + 1)) ?? ''
  const taken = heap() - before
  expect(answer).toContain(kind === SHARED ? '"result"' : 'all games together weigh at most')
  expect(games).toBeGreaterThan(2)
  expect(taken).toBeLessThan(MOST)
})
