/** Questions of a turn that are put seldom: each has a line, as a state and as every viewer sees it. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, type AnyGame, type State, type Types } from '../../src/kernel'
import { formatView, parsePosition, parseView } from '../../src/notation'
import { right, roundTrips, statesOf } from './support'

/** Every viewer's line reads back as his view. */
const viewsRoundTrip = (game: AnyGame, state: State<Types>): void => {
  for (const viewer of [...game.seatsOf(state.config), 'spectator']) {
    const view = game.view(state, viewer)
    expect(right(parseView(game, right(formatView(game, view))))).toEqual(view)
  }
}

const SELDOM = [
  {
    said: 'whether Sauron plays Palantir when he has moved (R35)',
    game: anyGame(confrontation),
    walk: { config: { specialCards: 'pick-two' }, seed: 'p1' },
    asked: 'game > turn > decide/window',
    wanted: /turn: \d+, sauron, .*moved [a-z-]+ [a-z-]+/,
  },
  {
    said: 'where the Shadow assigns Leadership tokens in its phase',
    game: anyGame(battles),
    walk: { config: {}, seed: 'tokens' },
    asked: 'shadowPhase > assign > decide/region',
    wanted: /turn: \d+, shadow-tokens, shadow[,;]/,
  },
]

describe('a question that is put seldom has a line', { timeout: 60_000 }, () => {
  it.each(SELDOM)('$said', ({ game, walk, asked, wanted }) => {
    const states = statesOf(game, { steps: 400, every: 1, ...walk }, [asked])
    expect(states.length).toBeGreaterThan(0)
    for (const state of states.slice(0, 6)) {
      expect(roundTrips(game as never, state)).toMatch(wanted)
      viewsRoundTrip(game, state)
    }
  })

  it('whoever has too many cards when the Action step ends cycles (OR-14)', () => {
    const game = anyGame(cardGame)
    const hand = 'aragorn, legolas, boromir, faramir, anduril'
    const typed = `turn: 1, hand-limit, aragorn, 2 left; path: bag end; hand aragorn: ${hand}`
    const state = right(parsePosition(game, typed))
    expect(game.legalActions(state).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'cycle'))
    expect(roundTrips(game as never, state)).toMatch(/turn: 1, hand-limit, aragorn, .*2 left/)
    viewsRoundTrip(game, state)
  })
})

it('a move that is told is one of a character to a region', () => {
  const typed = 'rules: pick-two; turn: 4, sauron, moved warg; shire: frodo; rohan: warg'
  expect(E.isLeft(parsePosition(confrontation, typed))).toBe(true)
})
