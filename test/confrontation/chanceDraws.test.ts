/**
 * Every named draw of The Confrontation comes up as often as `chances` says, over seeded games; the chances
 * of each draw sum to 1 as exact fractions. They are the odds that a player asks for: who of the hidden
 * pieces of a region defends it, and whom a card that names a hidden piece hits.
 */
import { describe, expect, it } from 'vitest'
import { confrontation, type Confrontation, type State } from '../../src/confrontation'
import { SPECIAL_CARD_IDS } from '../../src/confrontation/model/ids'
import type { BaseAction } from '../../src/kernel'
import { countDraws, report, type Draws, type Pair } from '../kernel/chanceDraws'
import { mustRight } from '../kernel/conformance/check'
import { play, sauron, table } from './support/table'

const pairOf = (seed: string): Pair<Confrontation> => {
  const of = (chance: 'seeded' | 'manual'): State =>
    mustRight(
      confrontation.newGame({
        seed,
        chance,
        characters: 'draft-open',
        specialCards: 'handicap',
        handicap: SPECIAL_CARD_IDS,
      }),
      'newGame',
    )
  return { seeded: of('seeded'), manual: of('manual') }
}

/** Special cards are played whenever they can be. */
const likes = ({ kind }: BaseAction): number => (/special|name|use/i.test(kind) ? 6 : 1)

const GAMES = Number(process.env['CHANCE_GAMES'] ?? 100)

describe('draws over seeded games', { timeout: 3_600_000 }, () => {
  it('come up as often as their chances say, each by its name', () => {
    const draws: Draws = new Map()
    for (let game = 0; game < GAMES; game++) {
      const seed = `game ${game}`
      countDraws(confrontation, pairOf(seed), { seed, actions: 450, likes }, draws)
    }
    const found = report(draws)
    if (process.env['CHANCE_GAMES'] !== undefined) console.table(found)
    expect(Object.keys(found)).toEqual([
      'a-king-revealed.piece',
      'battle.opponent',
      'crebain-of-dunland.piece',
    ])
    for (const [name, { number, surprise }] of Object.entries(found)) {
      expect([name, number >= 10]).toEqual([name, true])
      expect([name, surprise < 4]).toEqual([name, true])
    }
  })
})

describe('the odds of an attack', () => {
  it('are one for each hidden piece, and none for those that lie open', () => {
    const state = play(
      table({
        pieces: { shire: ['frodo-classic'], rohan: ['legolas', 'gimli'], gondor: ['balrog'] },
        revealed: ['legolas'],
      }),
      sauron({ kind: 'move', piece: 'balrog', to: 'rohan', way: 'step' }),
    )
    expect(confrontation.chances(state)).toEqual([])
    const hidden = play(
      table({ pieces: { shire: ['frodo-classic'], rohan: ['legolas', 'gimli'], gondor: ['balrog'] } }),
      sauron({ kind: 'move', piece: 'balrog', to: 'rohan', way: 'step' }),
    )
    expect(
      confrontation.chances(hidden).map(({ action, probability }) => [action.outcome, probability]),
    ).toEqual([
      ['legolas', { numerator: 1, denominator: 2 }],
      ['gimli', { numerator: 1, denominator: 2 }],
    ])
  })
})
