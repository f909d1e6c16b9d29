/** Battles through boardgame.io: two clients, our own scenario and one of a user. */
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { boardgameOf } from '../../src/adapters'
import { battles, type Config } from '../../src/battles'
import { randomFrom } from '../../src/kernel'
import { sitDown, type Seat } from './table'

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(() => void vi.restoreAllMocks())

const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

const SCENARIOS: ReadonlyArray<readonly [string, Config['scenario']]> = [
  ['our own scenario', 'the-fords-and-the-deep'],
  ['a scenario of a user', right(battles.scenario(millBridge))],
]

describe.each(SCENARIOS)('%s', { timeout: 60_000 }, (_, scenario) => {
  it('is played by two clients, who see what their seats may see', () => {
    const config = { seed: 'a seed that nobody should see', scenario }
    const seats = sitDown(right(boardgameOf(battles, config)), ['0', '1'])
    seats[0]?.player.moves.begin?.()
    const random = randomFrom('players')
    let state = right(battles.newGame(config))
    for (let moves = 0; moves < 120 && state.outcome === null; moves++) {
      const asked = seats.find((seat) => seat.seen().prompt !== null)
      const { choices = [] } = asked?.seen().prompt ?? {}
      const number = random(choices.length)
      state = right(battles.applyAction(state, choices[number]?.action)).state
      asked?.player.moves.choose?.(number)
    }
    for (const { seen } of seats as ReadonlyArray<Seat>)
      expect(seen().view).toEqual(battles.view(state, seen().seat as 'free' | 'shadow'))
    expect(JSON.stringify(seats.map(({ seen }) => seen()))).not.toContain('nobody should see')
  })
})
