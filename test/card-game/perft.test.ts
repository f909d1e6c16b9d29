/**
 * How many lines of play there are from fixed positions, depth by depth: a change of any rule of a turn
 * changes them. Chance is seeded, so only what seats decide is counted.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cardGame, type PositionSpec, type State } from '../../src/card-game'

const perft = (state: State, depth: number): number => {
  const actions = cardGame.legalActions(state)
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => {
    const next = cardGame.applyAction(state, action)
    if (E.isLeft(next)) throw new Error(JSON.stringify(action))
    return sum + perft(next.right.state, depth - 1)
  }, 0)
}

const at = (spec: PositionSpec): State => {
  const built = cardGame.position({ ...spec, config: { seed: 'perft', ...spec.config } })
  if (E.isLeft(built)) throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}

const POSITIONS: ReadonlyArray<readonly [name: string, state: State, counts: ReadonlyArray<number>]> = [
  [
    'the siege of Minas Tirith',
    at({
      path: 'osgiliath',
      turn: 'aragorn',
      battlegrounds: ['minas-tirith', 'morannon'],
      hand: [
        'prince-imrahil',
        'anduril',
        'paths-of-the-dead',
        'grond-hammer-of-the-underworld',
        'the-reaver',
        'eomer',
      ],
      reserve: ['aragorn', 'faramir', 'riders-of-rohan', 'the-witch-king', 'gollum', 'saruman'],
      on: { 'minas-tirith': ['soldiers-of-gondor', 'olog-hai'], path: ['frodo-baggins'] },
      items: { 'frodo-baggins': ['elven-cloak'] },
    }),
    [15, 39, 181],
  ],
  [
    'a duel on Weathertop',
    at({
      config: { scenario: 'duel-2' },
      path: 'weathertop',
      turn: 'witch-king',
      battlegrounds: ['rivendell'],
      hand: ['black-riders-mount', 'the-hunter', 'strider', 'sam-gamgee'],
      reserve: ['the-witch-king', 'elrond', 'barrow-wights'],
      on: { path: ['frodo-baggins', 'merry-brandybuck'] },
    }),
    [12, 74, 345],
  ],
  [
    'the opening of the Fellowship',
    (() => {
      const started = cardGame.newGame({ seed: 'perft', scenario: 'fellowship' })
      if (E.isLeft(started)) throw new Error(started.left.problem)
      return started.right
    })(),
    [14, 182, 1764],
  ],
]

describe.each(POSITIONS)('%s', (_, state, counts) => {
  it('has as many lines as ever', { timeout: 60_000 }, () => {
    expect(counts.map((__, depth) => perft(state, depth + 1))).toEqual(counts)
  })
})
