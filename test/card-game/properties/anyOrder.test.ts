/** Cards that go together are named in any order: those lost, those put down, those that leave a hand. */
import { expect, it } from 'vitest'
import { cardGame } from '../../../src/card-game'
import { mustRight } from '../../kernel/conformance/check'
import { eitherOrder } from '../../kernel/support/eitherOrder'
import { STARTS } from '../scenarios/starts'

it(
  'combat.losses, setup.opening, round.limit: named in either order it is the same',
  { timeout: 120_000 },
  () => {
    const positions = STARTS.map(({ position }, place) =>
      mustRight(
        cardGame.position({ ...position, config: { seed: `order ${place}`, ...position.config } }),
        'a position',
      ),
    )
    const games = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) =>
      mustRight(cardGame.newGame({ seed }), 'a game'),
    )
    const { tried, faults } = eitherOrder(cardGame, [...positions, ...games], {}, 400)
    expect(faults).toEqual([])
    // Three losses at once are rare by chance: rulebook/combatPath has them.
    for (const question of ['decide/opening', 'decide/discard', 'decide/cycle'])
      expect([question, (tried[question] ?? 0) > 0]).toEqual([question, true])
  },
)
