/** Who goes together is named in any order: parties of Armies, groups of Companions and their companies. */
import { expect, it } from 'vitest'
import { warOfTheRing, type Config } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { anyOrder, type Naming } from '../../kernel/support/anyOrder'
import { POSITIONS } from './starts'

const NAMINGS: ReadonlyArray<Naming> = [
  { question: 'decide/party', kind: 'bring', settles: true },
  { question: 'decide/traveller', kind: 'join', settles: false },
  { question: 'decide/group', kind: 'join', settles: false },
  { question: 'decide/company', kind: 'join', settles: false },
]

const CONFIGS: ReadonlyArray<Pick<Config, 'seed'> & Partial<Config>> = [
  { seed: 'any order' },
  { seed: 'any order', edition: 'second' },
  { seed: 'any order', twilight: true },
  { seed: 'any order', players: 3 },
  { seed: 'any order', players: 4, twilight: true },
]

it('armies.divide, characters.companions, fellowship.separate: who goes is named in any order', () => {
  const positions = Object.values(POSITIONS).map((spec) =>
    mustRight(warOfTheRing.position({ ...spec, config: { seed: 'any order' } }), 'a position'),
  )
  const games = CONFIGS.map((config) => mustRight(warOfTheRing.newGame(config), 'a game'))
  const { tried, faults } = anyOrder(warOfTheRing, [...positions, ...games], NAMINGS, 200)
  expect(faults).toEqual([])
  expect(tried['decide/party']).toBeGreaterThan(60)
  expect(tried['decide/traveller']).toBeGreaterThan(5)
  expect(tried['decide/group']).toBeGreaterThan(0)
})
