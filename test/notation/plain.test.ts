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
import { thorough } from '../thorough'

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
    const states = statesOf(game, { config, seed: 'lines', steps: 240, every: thorough(20, 5) }, asked)
    expect(states.length).toBeGreaterThan(thorough(1, 4))
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

it('Leaders who were left behind without an Army are told', () => {
  const regions = { westfold: { leftBehind: { leaders: 2 } } }
  const line = roundTrips(battles, right(battles.position({ empty: true, regions, dice: {} })))
  expect(line).toContain('; left behind westfold: 2 leaders')
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

  const DICE = /dice aside: .* dice unrolled shadow: 0(; )?/

  it.each([
    [battles, 'hornburg: 2 bowmen, 1 leader', 'turn: 1, actions, free; hornburg: free, 2 bowmen, 1 leaders'],
    [battles, 'fords of isen: 3 uruk hai', 'turn: 1, actions, free; fords-of-isen: shadow, 3 uruk-hai'],
    [battles, 'Théoden: edoras', 'turn: 1, actions, free; characters edoras: theoden'],
    [battles, 'fate 3', 'turn: 1, actions, free; fate: 3; reached: 3; characters ready: aragorn'],
    [
      battles,
      "free hand: Axe & Bow, Spurs and Saddles; shadow dice: 2 army; shadow's turn 2",
      'turn: 2, actions, shadow; dice unrolled free: 0; dice shadow: 2 army; dice unrolled shadow: 0; ' +
        'cards free-hand: axe-and-bow, spurs-and-saddles',
    ],
    [
      cardGame,
      'path: Bag End; battleground: edoras; frodo to act; hand frodo: gimli; hand: Nenya, Ring of Adamant',
      'turn: 1, actions, frodo; battlegrounds active: edoras; paths active: bag-end; ' +
        'cards hand: gimli, nenya-ring-of-adamant; may rest: deck hand',
    ],
    [
      cardGame,
      'path: bag end; edoras: active; aragorn: reserve; anduril on aragorn',
      'turn: 1, actions, frodo; battlegrounds active: edoras; paths active: bag-end; ' +
        'cards on aragorn: anduril; cards reserve: aragorn; may rest: deck',
    ],
  ])('is read as it is meant: %#', (given, typed, line) => {
    const game = anyGame(given)
    const read = right(formatPosition(game, right(parsePosition(game, typed))))
    expect(
      read
        .replace(/^\w+-1; /, '')
        .replace(DICE, '')
        .replace(/; $/, ''),
    ).toBe(line)
  })

  it.each([
    [
      battles,
      'hornbrug: free, 2 bowmn; fates: 3; dice free: 2 armyy; hornburg: 1 leeder; turn: 1, actoins, free',
      'hornbrug: is neither a region nor a heading; did you mean hornburg?',
      'fates: is neither a region nor a heading; did you mean fate?',
      'dice free: "2 armyy" is nothing that lies here; did you mean army?',
      'hornburg: "1 leeder" is nothing that lies here; did you mean leaders?',
      'turn: "actoins" says nothing of a turn; did you mean actions?',
    ],
    [
      battles,
      'hornburg: 3 uruk-hai; dice free: 9 muster',
      'dice free: 6 dice at most',
      'hornburg: enemy Recruitment tokens lie under the Army',
    ],
    [
      cardGame,
      'cards hand: aragron, gimly; corruptoin: 3; rules: duel',
      'rules: "duel" is no rule of a config here; did you mean duel-2 or duel-3?',
      'corruptoin: is neither a region nor a heading; did you mean corruption?',
      'cards hand: "aragron" is nothing that lies here; did you mean aragorn?',
      'cards hand: "gimly" is nothing that lies here; did you mean gimli?',
    ],
    [
      cardGame,
      'hand frodo: strider; corruption: many; reserve: gimli; gimli in hand',
      'hand frodo: "strider" is a card of aragorn',
      'corruption: "many" is no number',
      'gimli: gimli is told to be elsewhere, too',
    ],
  ])('all that is wrong is told at once: %#', (given, typed, ...faults) => {
    const read = parsePosition(anyGame(given), typed)
    expect(E.isLeft(read) ? read.left.map(faultSentence) : []).toEqual(faults)
  })

  it('is refused where no table could show it', () => {
    const read = parsePosition(battles, 'turn: 1, actions, free; hornburg: free, 90 bowmen')
    expect(E.isLeft(read) ? read.left.map(faultSentence).join() : 'read').toMatch(/hornburg|bowmen/i)
  })
})
