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

/** All that a round or a turn asks or draws outside of an action. */
const OF_ROUND = [
  'game > decide/opening',
  'deal > draw',
  'game > round',
  'actionStep > decide/turn',
  'combatStep > decide/combat',
  'drawStep > draw',
]
const OF_TURN = [
  'action > decide/action',
  'drawStep > draw',
  'drawStep > handLimit > decide/discard',
  'shadowPhase > decide/position',
  'fate > decide/tile',
  'turn > fate',
  'turn > roll',
]

const GAMES = [
  { game: cardGame, config: {}, asked: OF_ROUND },
  { game: cardGame, config: { players: 2, chance: 'manual' }, asked: OF_ROUND },
  { game: cardGame, config: { scenario: 'duel-3', promos: true }, asked: OF_ROUND },
  { game: cardGame, config: { scenario: 'fellowship' }, asked: OF_ROUND },
  { game: battles, config: {}, asked: OF_TURN },
  { game: battles, config: { chance: 'manual' }, asked: OF_TURN },
] as const

describe('a state at a question of the turn, its line, and back', { timeout: 60_000 }, () => {
  it.each(GAMES)('$game.name $config', ({ game: given, config, asked }) => {
    const game = anyGame(given)
    const states = statesOf(game, { config, seed: 'lines', steps: 240, every: 5 }, asked)
    expect(states.length).toBeGreaterThan(4)
    for (const state of states) {
      const line = game === anyGame(battles) ? roundTrips(battles, state) : roundTrips(cardGame, state)
      for (const text of [shuffled(line, line), linkOfPosition(line)])
        expect(toldOf(game, right(parsePosition(game, text)))).toEqual(toldOf(game, state))
    }
  })

  it.each([
    [cardGame, 'decide/cycle'],
    [battles, 'decide/use'],
  ] as const)('in the middle of something there is no line', (given, asked) => {
    const game = anyGame(given)
    const [state] = statesOf(game, { config: {}, seed: 'middle', steps: 200, every: 1 }, [asked])
    if (state === undefined) throw new Error('nobody was asked')
    const problem: unknown = expect.stringMatching(/middle of something/)
    expect(formatPosition(game, state)).toMatchObject({ left: { problem } })
  })
})

it('a top card that its player knows is told', () => {
  const placed = right(
    cardGame.position({
      path: 'bag-end',
      battlegrounds: ['edoras'],
      rest: 'eliminated',
      deck: ['gimli', 'eomer', 'eowyn', 'theoden'],
      reserve: ['smeagol'],
      tops: ['eomer'],
    }),
  )
  const line = roundTrips(cardGame, placed)
  expect(line).toContain('; tops: frodo eomer')
  expect(toldOf(anyGame(cardGame), right(parsePosition(cardGame, line)))).toMatchObject({
    table: { tops: { frodo: 'eomer' } },
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
    ['turn: 1, actoins, free', 'turn: "actoins" says nothing of a turn; did you mean actions?'],
  ])('is refused with what is wrong: %s', (typed, problem) => {
    const read = parsePosition(battles, typed)
    expect(E.isLeft(read) ? read.left.map(faultSentence) : []).toEqual([problem])
  })

  it('is refused where no table could show it', () => {
    const read = parsePosition(battles, 'turn: 1, actions, free; hornburg: free, 90 bowmen')
    expect(E.isLeft(read) ? read.left.map(faultSentence).join() : 'read').toMatch(/hornburg|bowmen/i)
  })
})
