/**
 * Cards of the Shadow that recruit: whom, where, how many, and what is left out.
 */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, offers, refused, shadow } from '../support/play'
import { army, garrison, nazgul, reinforcements } from '../support/read'
import { ruleForbids } from '../support/rules'
import { holding, itIsPlayedWith, play, played, recruits, away, needsWar } from './musters'
import { atWar } from '../support/atWar'

const NEXT = 'free-peoples decide/action'
const recruit = (piece: PieceId, region: RegionId) => shadow({ kind: 'recruit', piece, region })

const threefold: ReadonlyArray<
  readonly [EventCardId, string, PieceId, PositionSpec, ReadonlyArray<RegionId>]
> = [
  [
    'sh-strat-17',
    'Many Kings to the Service of Mordor',
    'southrons-regular',
    {},
    ['far-harad', 'near-harad', 'north-rhun', 'south-rhun', 'umbar'],
  ],
  [
    'sh-strat-24',
    'Pits of Mordor',
    'sauron-regular',
    { politics: atWar('sauron') },
    ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'],
  ],
]

for (const [card, name, piece, ready, regions] of threefold)
  describe(`${card} ${name}`, () => {
    const [one, two, three, four] = regions as readonly [RegionId, RegionId, RegionId, RegionId]
    itIsPlayedWith('muster', card, ready)

    it('two Regulars come to each of three different places of choice', () => {
      const state = played(card, ready)
      expect(asked(state)).toBe('shadow decide/placing')
      expect([...offers(state, 'recruit', 'region')].sort()).toEqual(regions)
      const second = after(state, recruit(piece, two))
      expect(army(second, two)).toEqual({ [piece]: 2 })
      expect([...offers(second, 'recruit', 'region')].sort()).toEqual(regions.filter((at) => at !== two))
      const done = after(second, recruit(piece, four), recruit(piece, one))
      for (const region of [one, two, four]) expect(army(done, region)).toEqual({ [piece]: 2 })
      expect([army(done, three), asked(done)]).toEqual([{}, NEXT])
    })

    it('which place was named first is forgotten', () => {
      const state = played(card, ready)
      const [here, there] = [recruit(piece, one), recruit(piece, two)]
      expect(after(state, here, there)).toEqual(after(state, there, here))
    })

    ruleForbids('recruiting.byCard', 'never twice in the same, nor in other places', () => {
      const second = after(played(card, ready), recruit(piece, two))
      expect(refused(second, recruit(piece, two))).toEqual(['recruiting.byCard'])
      expect(refused(second, recruit(piece, 'nurn'))).toEqual(['recruiting.byCard'])
    })

    it('with fewer than three open places as many as there are', () => {
      const state = after(played(card, { ...ready, captured: regions.slice(2) }), recruit(piece, two))
      expect([army(state, one), army(state, two), asked(state)]).toEqual([
        { [piece]: 2 },
        { [piece]: 2 },
        NEXT,
      ])
    })

    it('a place with room for one gets one', () => {
      const armies = { [one]: { [piece]: 9 } }
      const done = after(played(card, { ...ready, armies }), recruit(piece, one), recruit(piece, two))
      expect([army(done, one), army(done, two)]).toEqual([{ [piece]: 10 }, { [piece]: 2 }])
      expect(asked(done)).toBe('shadow decide/placing')
    })

    it('with too few Regulars the player says how they are spread', () => {
      const total = piece === 'sauron-regular' ? [10, 10, 10, 3] : [10, 10, 1]
      const state = played(card, { ...ready, armies: away(piece, ...total) })
      expect(reinforcements(state, 'shadow')).toMatchObject({ [piece]: 3 })
      const first = after(state, recruit(piece, two))
      expect(army(first, two)).toEqual({ [piece]: 1 })
      expect([...offers(first, 'recruit', 'region')].sort()).toEqual(regions)
      const spread = after(first, recruit(piece, three), recruit(piece, four))
      expect([army(spread, three), army(spread, four), asked(spread)]).toEqual([
        { [piece]: 1 },
        { [piece]: 1 },
        NEXT,
      ])
      const heaped = after(first, recruit(piece, two))
      expect([...offers(heaped, 'recruit', 'region')].sort()).toEqual(regions.filter((at) => at !== two))
    })
  })

describe('sh-strat-24 Pits of Mordor', () => {
  needsWar('sh-strat-24')

  it('works in a besieged Stronghold, up to five units', () => {
    const state = played('sh-strat-24', {
      politics: atWar('sauron'),
      armies: { moria: { 'elves-regular': 1 } },
      besieged: { moria: { 'sauron-regular': 4 } },
    })
    expect(garrison(after(state, recruit('sauron-regular', 'moria')), 'moria')).toEqual({
      'sauron-regular': 5,
    })
  })
})

describe('sh-strat-18 The King is Revealed', () => {
  const CARD = 'sh-strat-18'
  const ready: PositionSpec = { characters: { strider: 'replaced', aragorn: 'minas-tirith' } }
  itIsPlayedWith('muster', CARD, ready)

  ruleForbids('events.requirement', 'Strider does not count', () => {
    const strider: PositionSpec = { characters: { strider: 'minas-tirith' } }
    expect(refused(holding(CARD, strider), play(CARD))).toEqual(['events.requirement'])
    expect(refused(holding(CARD), play(CARD))).toEqual(['events.requirement'])
  })

  it('five Regulars and a Nazgûl come to Minas Morgul', () => {
    const state = played(CARD, ready)
    expect(army(state, 'minas-morgul')).toEqual({ 'sauron-regular': 5, nazgul: 1 })
    expect(asked(state)).toBe(NEXT)
  })

  it('the Nazgûl comes where no unit fits, also into a siege; not under an enemy marker', () => {
    const armies = { 'minas-morgul': { 'sauron-regular': 8 } }
    expect(army(played(CARD, { ...ready, armies }), 'minas-morgul')).toEqual({
      'sauron-regular': 10,
      nazgul: 1,
    })
    const siege = played(CARD, {
      ...ready,
      armies: { 'minas-morgul': { 'gondor-regular': 1 } },
      besieged: { 'minas-morgul': { 'sauron-regular': 5 } },
    })
    expect(garrison(siege, 'minas-morgul')).toEqual({ 'sauron-regular': 5, nazgul: 1 })
    const lost = played(CARD, { ...ready, captured: ['minas-morgul'] })
    expect([army(lost, 'minas-morgul'), nazgul(lost)]).toEqual([{}, []])
  })
})

describe('sh-strat-19 Shadows on the Misty Mountains', () => {
  const CARD = 'sh-strat-19'
  itIsPlayedWith('muster', CARD)

  it('two units of either rank and a Nazgûl come to Mount Gram, or to Moria', () => {
    const state = played(CARD)
    expect([...recruits(state)].sort()).toEqual([
      'sauron-elite in moria',
      'sauron-elite in mount-gram',
      'sauron-regular in moria',
      'sauron-regular in mount-gram',
    ])
    const second = after(state, recruit('sauron-elite', 'mount-gram'))
    expect(recruits(second)).toEqual(['sauron-regular in mount-gram', 'sauron-elite in mount-gram'])
    const done = after(second, recruit('sauron-regular', 'mount-gram'))
    expect(army(done, 'mount-gram')).toEqual({ 'sauron-regular': 1, 'sauron-elite': 1, nazgul: 1 })
    expect([army(done, 'moria'), asked(done)]).toEqual([{}, NEXT])
  })

  ruleForbids('recruiting.byCard', 'not where the Free Peoples are', () => {
    const state = played(CARD, { armies: { 'mount-gram': { 'elves-elite': 1 } } })
    expect(offers(state, 'recruit', 'region')).toEqual(['moria'])
    expect(refused(state, recruit('sauron-elite', 'mount-gram'))).toEqual([
      'recruiting.byCard',
      'recruiting.enemyHeld',
    ])
  })
})

describe('sh-strat-20 Orcs Multiplying Again', () => {
  const CARD = 'sh-strat-20'
  itIsPlayedWith('muster', CARD)
  const both = (state: Parameters<typeof army>[0]) => [
    army(state, 'dol-guldur'),
    army(state, 'mount-gundabad'),
  ]

  it('three Regulars come to Dol Guldur and three to Mount Gundabad, and nothing is asked', () => {
    const state = played(CARD)
    expect([...both(state), asked(state)]).toEqual([{ 'sauron-regular': 3 }, { 'sauron-regular': 3 }, NEXT])
  })

  it('as many as there is room for', () => {
    const state = played(CARD, {
      armies: { 'dol-guldur': { 'sauron-regular': 9 } },
      captured: ['mount-gundabad'],
    })
    expect(both(state)).toEqual([{ 'sauron-regular': 10 }, {}])
  })

  it('with too few the player says where they come', () => {
    const state = played(CARD, { armies: away('sauron-regular', 10, 10, 10, 4) })
    expect(offers(state, 'recruit', 'region')).toEqual(['dol-guldur', 'mount-gundabad'])
    const done = after(
      state,
      recruit('sauron-regular', 'mount-gundabad'),
      recruit('sauron-regular', 'dol-guldur'),
    )
    expect([...both(done), asked(done)]).toEqual([{ 'sauron-regular': 1 }, { 'sauron-regular': 1 }, NEXT])
  })
})

describe('sh-strat-21 Horde from the East', () => {
  const CARD = 'sh-strat-21'
  const ready: PositionSpec = { politics: atWar('southrons') }
  itIsPlayedWith('muster', CARD, ready)
  needsWar(CARD)

  it('five Regulars come to one free region on the eastern edge', () => {
    const state = played(CARD, ready)
    expect([...offers(state, 'recruit', 'region')].sort()).toEqual([
      'east-rhun',
      'far-harad',
      'khand',
      'south-rhun',
    ])
    const done = after(state, recruit('southrons-regular', 'khand'))
    expect([army(done, 'khand'), asked(done)]).toEqual([{ 'southrons-regular': 5 }, NEXT])
  })

  it('up to ten units, and not where the enemy is or his marker lies', () => {
    const state = played(CARD, {
      ...ready,
      armies: { khand: { 'southrons-regular': 7 }, 'east-rhun': { 'elves-elite': 1 } },
      captured: ['far-harad'],
    })
    expect([...offers(state, 'recruit', 'region')].sort()).toEqual(['khand', 'south-rhun'])
    const done = after(state, recruit('southrons-regular', 'khand'))
    expect([army(done, 'khand'), asked(done)]).toEqual([{ 'southrons-regular': 10 }, NEXT])
  })
})

describe('sh-strat-22 Monsters Roused', () => {
  const CARD = 'sh-strat-22'
  itIsPlayedWith('muster', CARD)

  it('brings a Regular to three regions and an Elite to a fourth', () => {
    const state = played(CARD)
    for (const region of ['angmar', 'ettenmoors', 'weather-hills'] as const)
      expect(army(state, region)).toEqual({ 'sauron-regular': 1 })
    expect([army(state, 'trollshaws'), asked(state)]).toEqual([{ 'sauron-elite': 1 }, NEXT])
  })

  it('leaves out where the Free Peoples are', () => {
    const state = played(CARD, { armies: { ettenmoors: { 'elves-elite': 1 } }, captured: ['angmar'] })
    expect(army(state, 'ettenmoors')).toEqual({ 'elves-elite': 1 })
    expect([army(state, 'angmar'), army(state, 'weather-hills')]).toEqual([{}, { 'sauron-regular': 1 }])
  })

  it('with one Regular left the player says where it comes', () => {
    const state = played(CARD, { armies: away('sauron-regular', 10, 10, 10, 5) })
    expect(recruits(state)).toEqual([
      'sauron-regular in angmar',
      'sauron-regular in ettenmoors',
      'sauron-regular in weather-hills',
      'sauron-elite in trollshaws',
    ])
    const done = after(state, recruit('sauron-regular', 'ettenmoors'))
    expect([army(done, 'ettenmoors'), army(done, 'trollshaws')]).toEqual([
      { 'sauron-regular': 1 },
      { 'sauron-elite': 1 },
    ])
  })
})

describe('sh-strat-23 Musterings of Long-planned War', () => {
  const CARD = 'sh-strat-23'
  const ready: PositionSpec = { politics: atWar('sauron', 'isengard', 'southrons') }
  itIsPlayedWith('muster', CARD, ready)

  ruleForbids('events.requirement', 'all three Nations must be at war', () => {
    for (const pair of [
      ['sauron', 'isengard'],
      ['sauron', 'southrons'],
      ['isengard', 'southrons'],
    ] as const)
      expect(refused(holding(CARD, { politics: atWar(...pair) }), play(CARD))).toEqual(['events.requirement'])
  })

  it('five Southrons come to Gorgoroth and five of Sauron to Nurn', () => {
    const state = played(CARD, ready)
    expect([army(state, 'gorgoroth'), army(state, 'nurn'), asked(state)]).toEqual([
      { 'southrons-regular': 5 },
      { 'sauron-regular': 5 },
      NEXT,
    ])
  })

  it('up to ten units', () => {
    const armies = { gorgoroth: { 'sauron-regular': 8 } }
    expect(army(played(CARD, { ...ready, armies }), 'gorgoroth')).toEqual({
      'sauron-regular': 8,
      'southrons-regular': 2,
    })
  })
})
