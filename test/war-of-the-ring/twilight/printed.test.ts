/** Printed figures of the expansion (chapter XII): characters, siege engines, lands of a card. */
import { describe, expect, it } from 'vitest'
import { REGIONS, warOfTheRing, type RegionId } from '../../../src/war-of-the-ring'
import { atWar } from '../support/atWar'
import { after, game, offers, table } from './scenes'

describe('characters', () => {
  const { characters } = warOfTheRing.tables({ twilight: true })
  it.each([
    { id: 'smeagol', side: 'free-peoples', nation: null, level: 'highest', leadership: 0, diceBonus: 0 },
    { id: 'galadriel', side: 'free-peoples', nation: null, level: 0, leadership: 2, diceBonus: 1 },
    {
      id: 'witch-king-chief',
      side: 'shadow',
      nation: 'sauron',
      level: 'unlimited',
      leadership: 2,
      diceBonus: 1,
    },
    { id: 'balrog', side: 'shadow', nation: 'sauron', level: 0, leadership: 3, diceBonus: 1 },
  ])('$id', (figures) => {
    expect(characters.find(({ id }) => id === figures.id)).toMatchObject(figures)
  })
})

it('no more siege engines are built than there are', () => {
  const build = { kind: 'buildEngine', die: 'muster', as: 'muster' }
  const built = (trebuchets: Readonly<Partial<Record<RegionId, number>>>) =>
    table({
      politics: atWar('elves', 'rohan', 'gondor'),
      dice: { 'free-peoples': ['muster'], shadow: [] },
      beside: { trebuchets },
    })
  expect(offers(built({ lorien: 2, rivendell: 2, 'helms-deep': 1 }), build)).toBe(true)
  expect(offers(built({ lorien: 2, rivendell: 2, 'helms-deep': 2 }), build)).toBe(false)
})

it('Rangers of the North strike in the lands of the North and next to them', () => {
  const north = REGIONS.filter(({ nation }) => nation === 'north')
  const open = new Set(REGIONS.flatMap(({ id, settlement }) => (settlement === null ? [id] : [])))
  const near = new Set(
    north.flatMap(({ id, neighbours }) => [id, ...neighbours].filter((one) => open.has(one))),
  )
  const held: ReadonlyArray<RegionId> = [...near, 'tharbad', 'fangorn', 'dimrill-dale', 'northern-rhovanion']
  const armies = Object.fromEntries(held.map((id) => [id, { 'sauron-regular': 1 }]))
  const state = table({
    base: 'empty',
    politics: atWar('sauron'),
    hands: { 'free-peoples': ['fp-strat-25e'] },
    dice: { 'free-peoples': ['event'], shadow: [] },
    armies,
  })
  const aimed = after(state, { kind: 'playEvent', card: 'fp-strat-25e', die: 'event', as: 'event' })
  const offered = game.legalActions(aimed).map((action) => ('region' in action ? action.region : action.kind))
  expect([...offered].sort()).toEqual([...near].sort())
})
