/** The turn: who is asked, for what, and what is said to everybody else. */
import { describe, expect, test } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import { forbids, play, sauron } from '../support/table'
import { classic, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { cards, met, pass } from '../interactions/words'
import { fresh } from './support'
import { rulesOf } from './tried'

const opening = classic({
  rhudaur: ['gimli', 'legolas'],
  'high-pass': ['warg'],
  fangorn: ['shelob'],
  rohan: ['witch-king-classic'],
  dagorlad: ['black-rider'],
})
const fight = play(opening, sauronMoves('warg', 'rhudaur'), met('gimli'))
const frodo = play(
  classic({ eregion: ['frodo-classic'], caradhras: ['shelob'], rhudaur: ['warg'] }),
  sauronMoves('shelob', 'eregion'),
)

describe('the turn', () => {
  test('the other player is not asked', () => {
    const why = confrontation.whyNot(opening, fellowshipMoves('gimli', 'high-pass'))
    expect(why[0]?.rule).toBe('turn.alternate')
    expect(confrontation.whyNot(frodo, sauron(pass)).length).toBeGreaterThan(0)
    expect(confrontation.whyNot(opening, { seat: 'first', kind: 'pass' }).length).toBeGreaterThan(0)
  })

  test('the right player with the wrong answer is told what it lacks', () => {
    expect(rulesOf(opening, cards('1', '1')[1])).not.toEqual([])
    expect(rulesOf(fight, sauronMoves('shelob', 'misty-mountains'))).toContain('battle.next')
    expect(forbids(fresh(), sauronMoves('shelob', 'misty-mountains')).length).toBeGreaterThan(0)
  })

  test('after the end nothing is legal, and the answer says so', () => {
    const over = play(
      classic({ gondor: ['frodo-classic'] }, FELLOWSHIP_TURN),
      fellowshipMoves('frodo-classic', 'mordor'),
    )
    expect(confrontation.whyNot(over, sauronMoves('balrog', 'gondor'))).toMatchObject([
      { rule: over.outcome?.rule, sentence: expect.stringMatching(/^The game is over: /) },
    ])
  })
})
