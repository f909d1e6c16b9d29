/** Who goes together is named in any order: the parts of an Army, and Characters on their own. */
import { expect, it } from 'vitest'
import { battles } from '../../../src/battles'
import { mustRight } from '../../kernel/conformance/check'
import { anyOrder } from '../../kernel/support/anyOrder'

it('movement.split, characters.groups: who goes is named in any order', () => {
  const starts = ['one', 'two', 'three', 'four'].map((seed) => mustRight(battles.newGame({ seed }), 'a game'))
  const { tried, faults } = anyOrder(
    battles,
    starts,
    [
      { question: 'decide/part', kind: 'take', settles: true },
      { question: 'decide/group', kind: 'join', settles: false },
    ],
    800,
  )
  expect(faults).toEqual([])
  expect(tried['decide/part']).toBeGreaterThan(100)
  expect(tried['decide/group']).toBeGreaterThan(0)
})
