/** A simulated game hangs on nothing but its number, also where a bot remembers: each game has new bots. */
import { isLeft } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { playerOf, type Match } from '../../src/cli/simulateGame'

const MATCH: Match = { game: 'confrontation', bots: ['mcts:3', 'mcts:3'], config: {}, seed: 'order' }

it('games of mcts are the same in whichever order they are played', { timeout: 60_000 }, async () => {
  const player = await playerOf(MATCH)
  if (isLeft(player)) throw new Error('no player')
  const first = player.right(1)
  player.right(0)
  expect(player.right(1)).toEqual(first)
})
