/** The Card Game and Battles of the Third Age in one line of text. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { anyGame } from '../../src/kernel'
import {
  faultSentence,
  formatPosition,
  gameOfPosition,
  linkOfPosition,
  parsePosition,
} from '../../src/notation'
import { right, roundTrips, shuffled, statesOf, toldOf } from './support'

const GAMES = [
  { game: cardGame, config: {}, asked: 'decide/turn' },
  { game: cardGame, config: { players: 2, chance: 'manual' }, asked: 'decide/turn' },
  { game: cardGame, config: { scenario: 'duel-3', promos: true }, asked: 'decide/turn' },
  { game: cardGame, config: { scenario: 'fellowship' }, asked: 'decide/turn' },
  { game: battles, config: {}, asked: 'decide/action' },
  { game: battles, config: { chance: 'manual' }, asked: 'decide/action' },
] as const

describe('a state at a question of the turn, its line, and back', { timeout: 60_000 }, () => {
  it.each(GAMES)('$game.name $config', ({ game: given, config, asked }) => {
    const game = anyGame(given)
    const states = statesOf(game, { config, seed: 'lines', steps: 240, every: 8 }, [asked])
    expect(states.length).toBeGreaterThan(1)
    for (const state of states) {
      const line = game === anyGame(battles) ? roundTrips(battles, state) : roundTrips(cardGame, state)
      for (const text of [shuffled(line, line), linkOfPosition(line)])
        expect(toldOf(game, right(parsePosition(game, text)))).toEqual(toldOf(game, state))
    }
  })

  it.each([
    [cardGame, 'decide/opening'],
    [battles, 'decide/use'],
  ] as const)('in the middle of something there is no line', (given, asked) => {
    const game = anyGame(given)
    const [state] = statesOf(game, { config: {}, seed: 'middle', steps: 60, every: 1 }, [asked])
    if (state === undefined) throw new Error('nobody was asked')
    const problem: unknown = expect.stringMatching(/middle of something/)
    expect(formatPosition(game, state)).toMatchObject({ left: { problem } })
  })
})

describe('what people type', () => {
  it('has a tag that names the game', () => {
    expect(gameOfPosition('battles-1; turn: 1')).toMatchObject({ value: 'battles' })
    expect(gameOfPosition('wotrcg-1; turn: 1')).toMatchObject({ value: 'card-game' })
    expect(gameOfPosition('chess-1; turn: 1')).toMatchObject({ _tag: 'None' })
  })

  it.each([
    ['hornbrug: free, 2 bowmen', 'hornbrug: is neither a region nor a heading; did you mean hornburg?'],
    ['turn: 1; rules: odd', 'rules: "odd" is no rule of a config here'],
  ])('is refused with what is wrong: %s', (typed, problem) => {
    const read = parsePosition(battles, typed)
    expect(E.isLeft(read) ? read.left.map(faultSentence) : []).toEqual([problem])
  })

  it('is refused where no table could show it', () => {
    const read = parsePosition(battles, 'turn: 1, actions, free; hornburg: free, 90 bowmen')
    expect(E.isLeft(read) ? read.left.map(faultSentence).join() : 'read').toMatch(/hornburg|bowmen/)
  })
})
