/**
 * Members of a set are named in any order: parties of Armies, groups of Companions and their companies,
 * recruits, units in excess, cards that are paid or discarded, ships that sail.
 */
import { expect, it } from 'vitest'
import { warOfTheRing, type Config, type EventCardId, type PositionSpec } from '../../../src/war-of-the-ring'
import type { RegionIx } from '../../../src/war-of-the-ring/model/table'
import { withFleet } from '../../../src/war-of-the-ring/query/beside'
import { mustRight } from '../../kernel/conformance/check'
import { anyOrder, type Naming } from '../../kernel/support/anyOrder'
import { eitherOrder } from '../../kernel/support/eitherOrder'
import { ALL_AT_WAR } from '../support/atWar'
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

it(
  'armies.divide, characters.companions, fellowship.separate: who goes is named in any order',
  { timeout: 120_000 },
  () => {
    const positions = Object.values(POSITIONS).map((spec) =>
      mustRight(warOfTheRing.position({ ...spec, config: { seed: 'any order' } }), 'a position'),
    )
    const games = CONFIGS.map((config) => mustRight(warOfTheRing.newGame(config), 'a game'))
    const { tried, faults } = anyOrder(warOfTheRing, [...positions, ...games], NAMINGS, 200)
    expect(faults).toEqual([])
    expect(tried['decide/party']).toBeGreaterThan(60)
    expect(tried['decide/traveller']).toBeGreaterThan(5)
    expect(tried['decide/group']).toBeGreaterThan(0)
  },
)

/** Positions in which cards bring recruits, and enemy cards on the table can be ended. */
const HANDS: ReadonlyArray<ReadonlyArray<EventCardId>> = [
  ['sh-strat-17', 'sh-strat-24', 'sh-strat-16', 'sh-strat-22'],
  ['sh-strat-01', 'sh-strat-02', 'sh-char-09', 'sh-char-10'],
]
const CARDS: ReadonlyArray<PositionSpec> = HANDS.map((hand) => ({
  hands: { shadow: hand },
  acting: 'shadow',
  politics: ALL_AT_WAR,
  onTable: { 'free-peoples': ['fp-strat-02', 'fp-strat-03'] },
  dice: { 'free-peoples': ['event'], shadow: ['event', 'muster', 'muster', 'event', 'muster'] },
}))

/** Questions in which an order is meant. */
const ORDERED = {
  'decide/action': 'acts that are complete one by one',
  'decide/march': 'an Army marches, then another',
  'decide/campaign': 'an Army marches, then another',
  'decide/route': 'a way, region by region',
  'decide/path': 'a way, region by region',
  'decide/aim': 'whom a card strikes, and then who strikes',
  'decide/casualties': 'every hit is taken on its own',
  'decide/party': 'numbers that follow from the others are told by them: tried above',
}

it(
  'events.recruit, events.onTable, recruiting.separately: in either order it is the same',
  { timeout: 120_000 },
  () => {
    const specs = [
      ...Object.values(POSITIONS),
      ...CARDS.flatMap((spec) => Array.from({ length: 12 }, () => spec)),
    ]
    const starts = specs.map((spec, place) =>
      mustRight(warOfTheRing.position({ ...spec, config: { seed: `either ${place}` } }), 'a position'),
    )
    const games = CONFIGS.map((config) => mustRight(warOfTheRing.newGame(config), 'a game'))
    const { tried, faults } = eitherOrder(warOfTheRing, [...starts, ...games], ORDERED, 120)
    expect(faults).toEqual([])
    for (const question of ['decide/placing', 'decide/price', 'decide/recruit', 'decide/group'])
      expect([question, (tried[question] ?? 0) > 3]).toEqual([question, true])
  },
)

it('twilight.fleets: in which order ships sail is forgotten', () => {
  const sailing = (one: RegionIx, other: RegionIx) =>
    withFleet(withFleet([], { at: one, ships: 1 }), { at: other, ships: 2 })
  expect(sailing(3, 5)).toEqual([
    { at: 3, ships: 1 },
    { at: 5, ships: 2 },
  ])
  expect(sailing(5, 3)).toEqual([
    { at: 3, ships: 2 },
    { at: 5, ships: 1 },
  ])
  expect(sailing(4, 4)).toEqual([{ at: 4, ships: 3 }])
})
