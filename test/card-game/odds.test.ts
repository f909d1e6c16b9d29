/** What a draw can bring: exact, and the same as the draws themselves say. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cardGame, drawOdds, type PositionSpec, type State } from '../../src/card-game'

const at = (spec: PositionSpec): State => {
  const placed = cardGame.position(spec)
  if (E.isLeft(placed)) throw new Error(`${placed.left.path}: ${placed.left.problem}`)
  return placed.right
}

const DECK = ['gimli', 'eomer', 'eowyn', 'theoden'] as const
const CYCLE = ['treebeard', 'quickbeam'] as const
const SCENE: PositionSpec = {
  path: 'bag-end',
  battlegrounds: ['edoras'],
  rest: 'eliminated',
  deck: DECK,
  cycle: CYCLE,
}

const told = (state: State, number?: number) =>
  drawOdds(state, 'frodo', number).map(
    ({ card, numerator, denominator }) => `${card} ${numerator}/${denominator}`,
  )

describe('the next cards of a seat', () => {
  it('are those of its draw deck, one as likely as another', () => {
    expect(told(at(SCENE))).toEqual(['gimli 1/4', 'eomer 1/4', 'eowyn 1/4', 'theoden 1/4'])
    expect(told(at(SCENE), 2)).toEqual(['gimli 1/2', 'eomer 1/2', 'eowyn 1/2', 'theoden 1/2'])
  })

  it('begin with the top card where that is known', () => {
    const known = at({ ...SCENE, reserve: ['smeagol'], tops: ['eomer'] })
    if (known.table.tops.every((top) => top < 0)) return expect.fail('nobody knows a top card')
    expect(told(known)).toEqual(['eomer 1/1'])
    expect(told(known, 2)).toEqual(['eomer 1/1', 'gimli 1/3', 'eowyn 1/3', 'theoden 1/3'])
  })

  it('go on with the cycle pile when the deck gives out', () => {
    expect(told(at(SCENE), 5)).toEqual([
      ...DECK.map((card) => `${card} 1/1`),
      'treebeard 1/2',
      'quickbeam 1/2',
    ])
    expect(told(at(SCENE), 9)).toEqual([...DECK, ...CYCLE].map((card) => `${card} 1/1`))
  })

  it('are none for a seat that nobody takes, or for no number', () => {
    expect(drawOdds(at(SCENE), 'gandalf')).toEqual([])
    for (const number of [0, -1, 0.5, Number.NaN]) expect(told(at(SCENE), number)).toEqual([])
    expect(drawOdds(null as never, 'frodo')).toEqual([])
  })

  it('are what a manual draw offers', () => {
    const started = cardGame.newGame({ seed: 'odds', chance: 'manual' })
    if (E.isLeft(started)) return expect.fail('no game')
    const chances = cardGame.chances(started.right)
    const odds = drawOdds(started.right, 'frodo')
    expect(chances.map(({ probability: { numerator, denominator } }) => numerator / denominator)).toEqual(
      odds.map(({ numerator, denominator }) => numerator / denominator),
    )
    expect(odds.length).toBeGreaterThan(20)
  })
})
