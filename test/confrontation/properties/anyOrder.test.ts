/** Members of a set are named in any order: before the first turn faces, special cards, places. */
import { expect, it } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import { mustRight } from '../../kernel/conformance/check'
import { eitherOrder } from '../../kernel/support/eitherOrder'

it(
  'setup.draft, setup.pickTwo, setup.placement: named in either order it is the same',
  { timeout: 120_000 },
  () => {
    const starts = ['draft-open', 'draft-secret'].flatMap((characters) =>
      ['one', 'two', 'three'].map((seed) =>
        mustRight(confrontation.newGame({ seed, characters, specialCards: 'pick-two' } as never), 'a game'),
      ),
    )
    const questions = ['decide/faces', 'decide/specialCards', 'decide/placement']
    const { tried, faults } = eitherOrder(confrontation, starts, {}, 250)
    expect(faults).toEqual([])
    for (const question of questions) expect([question, (tried[question] ?? 0) > 3]).toEqual([question, true])
  },
)
