/** Ranges of games: the parts of an experiment are the whole of it, and its seeds stay what they are. */
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { add, BOTS, merge, NO_GAMES, playBots, playRange, seedsOf, tell, type Row } from '../../src/bots'
import { confrontation } from '../../src/confrontation'
import { mustRight } from '../kernel/conformance/check'

const { mcts, random } = BOTS.confrontation

/** The search keeps a tree: with one bot for all games they would hang on the order. */
const experiment = {
  game: confrontation,
  config: {},
  bots: () => ({ fellowship: mcts({ budget: { iterations: 3 }, depth: 1 }), sauron: random() }),
  seed: 'range',
}

const rowsOf = (from: number, to: number): ReadonlyArray<Row> =>
  [...playRange(experiment, { from, to })].map((row) => mustRight(row, 'a game'))

const whole = rowsOf(0, 6)

describe('a range', { timeout: 60_000 }, () => {
  it('is its parts, in whichever order they are played', () => {
    const last = rowsOf(4, 6)
    expect([...rowsOf(0, 1), ...rowsOf(1, 4), ...last]).toEqual(whole)
  })

  it('has the games of the promised seeds', () => {
    expect(seedsOf('range', 4)).toEqual({ config: 'range/4', players: 'range/4/players' })
    const played = playBots(confrontation, { seed: 'range/4' }, experiment.bots(), 'range/4/players')
    const { state, record, outcome } = mustRight(played, 'a game')
    expect(whole[4]).toEqual({
      index: 4,
      winners: outcome.winners,
      rule: outcome.rule,
      decisions: record.actions.length,
      hash: confrontation.hash(state),
    })
  })

  it('tells the way to the last state in places of legal actions, where that is asked for', () => {
    const [row] = [...playRange(experiment, { from: 2, to: 3, trace: true })]
    const { trace = [], hash } = mustRight(row ?? expect.fail('no game'), 'a game')
    let state = mustRight(confrontation.newGame({ seed: 'range/2' }), 'a game')
    for (const place of trace)
      state = mustRight(
        confrontation.applyAction(state, confrontation.legalActions(state)[place]),
        'legal',
      ).state
    expect(confrontation.hash(state)).toBe(hash)
  })

  it('says which game could not be played, and plays the others', () => {
    const rows = [
      ...playRange(
        { ...experiment, bots: (index) => (index === 1 ? {} : experiment.bots()) },
        { from: 0, to: 3 },
      ),
    ]
    expect(rows.map(isRight)).toEqual([true, false, true])
    expect(rows[1]).toMatchObject({ left: { _tag: 'NoBot', index: 1 } })
  })
})

describe('a summary', () => {
  const all = whole.reduce(add, NO_GAMES)

  it('of the parts is that of the whole', () => {
    for (const cut of [0, 1, 3, 6]) {
      const [one, other] = [whole.slice(0, cut), whole.slice(cut)].map((rows) => rows.reduce(add, NO_GAMES))
      expect(merge(other ?? NO_GAMES, one ?? NO_GAMES)).toEqual(all)
    }
  })

  it('counts games, wins, rules and decisions', () => {
    expect(all.games).toBe(6)
    const wins = Object.values(all.wins).reduce((sum, count) => sum + count, 0)
    expect(wins + all.draws).toBe(6)
    expect(all.decisions.sum).toBe(whole.reduce((sum, { decisions }) => sum + decisions, 0))
    const buckets = Object.values(all.decisions.histogram).reduce((sum, count) => sum + count, 0)
    expect(buckets).toBe(6)
    expect(tell(all)[0]).toBe('games: 6')
  })

  it('tells means with their standard error', () => {
    const rows = [10, 20, 30].map((decisions, index): Row => ({
      index,
      winners: [],
      rule: 'r',
      decisions,
      hash: '',
    }))
    const told = tell(rows.reduce(add, NO_GAMES))
    expect(told).toContain('decisions: mean 20.0 (standard error 5.8), 10 to 30')
    expect(told).toContain('drawn: 3 (100.0 %)')
    expect(tell(NO_GAMES)).toEqual(['no games'])
  })
})
