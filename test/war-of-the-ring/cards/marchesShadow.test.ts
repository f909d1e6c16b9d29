/** Cards by which Armies of the Shadow march: far, to other Armies, or many at once. */
import { describe, expect, it } from 'vitest'
import type { PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, offered, offers, refused, shadow, type Move } from '../support/play'
import { army } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, played, playedWith, ways } from './hitsScenes'
import { ALL } from '../support/scenes'
import { atWar } from '../support/atWar'

const FREE_NEXT = 'free-peoples decide/action'
const march = (from: RegionId, to: RegionId) => shadow({ kind: 'march', from, to })
const on = (region: RegionId) => shadow({ kind: 'goTo', region })
const STOP = shadow({ kind: 'done' })
const bring = (piece: PieceId, number: number) => shadow({ kind: 'bring', piece, number })

describe('sh-strat-07 Shadows Gather', () => {
  const card = 'sh-strat-07'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: {
      morannon: { 'sauron-regular': 2, nazgul: 1 },
      'dead-marshes': { 'sauron-regular': 1 },
      ...spec.armies,
    },
  })
  playedWith(card, 'army', scene())

  it('an Army marches up to three regions, and has to end with another Army', () => {
    const state = played(card, 'army', scene())
    expect(asked(state)).toBe('shadow decide/campaign')
    expect(ways(state)).toContainEqual(['morannon', 'dagorlad'])
    const way = after(state, march('morannon', 'dagorlad'))
    expect(offered(way, { kind: 'done' })).toEqual([])
    expect([...offers(way, 'goTo', 'region')].sort()).toEqual(['eastern-emyn-muil', 'north-ithilien'])
    const went = after(way, on('north-ithilien'), ALL)
    expect(army(went, 'dead-marshes')).toEqual({ 'sauron-regular': 3, nazgul: 1 })
    expect([army(went, 'morannon'), asked(went)]).toEqual([{}, FREE_NEXT])
    expect(refused(state, STOP)).toEqual(['turn.wholeAction'])
  })

  it('not to those it left behind itself, and nowhere if there is no other Army', () => {
    const lone: PositionSpec = { armies: { morannon: { 'sauron-regular': 4 } } }
    expect(asked(played(card, 'army', lone))).toBe(FREE_NEXT)
    const far: PositionSpec = {
      armies: { morannon: { 'sauron-regular': 2 }, moria: { 'sauron-regular': 1 } },
    }
    expect(asked(played(card, 'army', far))).toBe(FREE_NEXT)
  })

  it('a besieging Army can be joined, a besieged one cannot', () => {
    const siege = (box: boolean): PositionSpec =>
      box
        ? {
            armies: { osgiliath: { 'sauron-regular': 1 }, 'minas-tirith': { 'sauron-regular': 1 } },
            besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
          }
        : {
            armies: { dagorlad: { 'sauron-regular': 1 }, morannon: { 'gondor-regular': 1 } },
            besieged: { morannon: { 'sauron-regular': 1 } },
          }
    expect(ways(played(card, 'army', siege(true)))).toContainEqual(['osgiliath', 'minas-tirith'])
    expect(asked(played(card, 'army', siege(false)))).toBe(FREE_NEXT)
  })

  ruleForbids(['movement.enemyUnits', 'movement.stacking'], 'enemies bar the way, and ten fit in', () => {
    const barred = scene({ armies: { dagorlad: { 'gondor-regular': 1 } } })
    expect(ways(played(card, 'army', barred))).not.toContainEqual(['morannon', 'dagorlad'])
    const full = scene({ armies: { 'dead-marshes': { 'sauron-regular': 9 } } })
    const state = after(played(card, 'army', full), march('morannon', 'dagorlad'), on('north-ithilien'))
    expect(offered(state, { kind: 'bringAll' })).toEqual([])
    expect(offers(state, 'bring', 'piece')).toEqual(['nazgul'])
  })

  ruleForbids('movement.nation', 'who is at peace does not go through foreign lands', () => {
    const peace: PositionSpec = {
      armies: { umbar: { 'southrons-regular': 2 }, pelargir: { 'sauron-regular': 1 } },
      captured: ['pelargir'],
      politics: { sauron: { steps: 0, active: true } },
    }
    const own = ways(played(card, 'army', peace)).filter(([from]) => from === 'umbar')
    expect(own).toEqual([])
  })
})

describe('sh-strat-08 The Shadow Lengthens', () => {
  const card = 'sh-strat-08'
  const scene: PositionSpec = {
    armies: {
      morannon: { 'sauron-regular': 2 },
      dagorlad: { 'sauron-regular': 1 },
      gorgoroth: { 'sauron-elite': 1 },
    },
  }
  playedWith(card, 'army', scene)

  it('two Armies march up to two regions each, to other Armies; the second may stay', () => {
    const first = after(played(card, 'army', scene), march('gorgoroth', 'morannon'))
    expect(asked(first)).toBe('shadow decide/route')
    expect(offered(first)).toEqual([on('dagorlad'), STOP])
    const second = after(first, STOP)
    expect(asked(second)).toBe('shadow decide/campaign')
    expect(army(second, 'morannon')).toEqual({ 'sauron-regular': 2, 'sauron-elite': 1 })
    expect(asked(after(second, STOP))).toBe(FREE_NEXT)
    const went = after(second, march('morannon', 'dagorlad'), bring('sauron-regular', 2))
    expect(army(went, 'dagorlad')).toEqual({ 'sauron-regular': 3 })
    expect([army(went, 'morannon'), asked(went)]).toEqual([{ 'sauron-elite': 1 }, FREE_NEXT])
  })

  ruleForbids('movement.once', 'those who came with the first do not go on with the second', () => {
    const first = after(played(card, 'army', scene), march('gorgoroth', 'morannon'), STOP)
    const party = after(first, march('morannon', 'dagorlad'))
    expect(offers(party, 'bring', 'piece')).toEqual(['sauron-regular'])
  })

  it('not three regions', () => {
    const far: PositionSpec = {
      armies: { morannon: { 'sauron-regular': 2 }, 'dead-marshes': { 'sauron-regular': 1 } },
    }
    expect(ways(played('sh-strat-07', 'army', far))).toContainEqual(['morannon', 'dagorlad'])
    expect(asked(played(card, 'army', far))).toBe(FREE_NEXT)
  })
})

describe('sh-strat-09 The Shadow is Moving', () => {
  const card = 'sh-strat-09'
  const regions = ['morannon', 'barad-dur', 'dol-guldur', 'moria', 'umbar'] as const
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: {
      ...Object.fromEntries(regions.map((region) => [region, { 'sauron-regular': 1 }])),
      ...spec.armies,
    },
  })
  playedWith(card, 'army', scene())

  ruleForbids('events.requirement', 'it wants all three Nations of the Shadow at war', () => {
    for (const nation of ['sauron', 'isengard', 'southrons'] as const) {
      const war = atWar('sauron', 'isengard', 'southrons')
      expect(against(card, 'army', scene({ politics: war }))).toEqual([])
      const peace = { ...war, [nation]: { steps: 1 } }
      expect(against(card, 'army', scene({ politics: peace }))).toEqual(['events.requirement'])
    }
  })

  it('none to four Armies, one region each', () => {
    const state = played(card, 'army', scene())
    expect(asked(after(state, STOP))).toBe(FREE_NEXT)
    expect(refused(state, march('morannon', 'dead-marshes'))).toEqual(['movement.adjacent'])
    const moves: ReadonlyArray<Move> = [
      march('morannon', 'dagorlad'),
      march('barad-dur', 'gorgoroth'),
      march('dol-guldur', 'southern-mirkwood'),
    ]
    const three = after(state, ...moves)
    expect(asked(three)).toBe('shadow decide/campaign')
    const four = after(three, march('umbar', 'near-harad'))
    expect([asked(four), army(four, 'moria')]).toEqual([FREE_NEXT, { 'sauron-regular': 1 }])
    expect(army(four, 'dagorlad')).toEqual({ 'sauron-regular': 1 })
  })

  ruleForbids('movement.once', 'no Army twice; parts of one are different Armies', () => {
    const state = played(card, 'army', scene({ armies: { morannon: { 'sauron-regular': 3 } } }))
    const part = after(state, march('morannon', 'dagorlad'), bring('sauron-regular', 1))
    expect(refused(part, march('dagorlad', 'morannon'))).toEqual(['movement.once'])
    const other = after(part, march('morannon', 'dagorlad'), bring('sauron-regular', 1))
    expect(refused(other, march('dagorlad', 'morannon'))).toEqual(['movement.once'])
    const third = after(other, march('morannon', 'gorgoroth'))
    expect(army(third, 'dagorlad')).toEqual({ 'sauron-regular': 2 })
    expect(refused(third, march('gorgoroth', 'morannon'))).toEqual(['movement.once'])
  })

  ruleAllows('movement.stacking', 'what is too many has to be relieved by the next march (OR-21)', () => {
    const state = played(
      card,
      'army',
      scene({ armies: { morannon: { 'sauron-regular': 5 }, dagorlad: { 'isengard-regular': 10 } } }),
    )
    const over = after(state, march('morannon', 'dagorlad'), ALL)
    expect(refused(over, STOP)).toEqual(['movement.stacking'])
    expect(new Set(ways(over).map(([from]) => from))).toEqual(new Set(['dagorlad']))
    const back = after(over, march('dagorlad', 'morannon'), bring('isengard-regular', 6))
    expect(army(back, 'morannon')).toEqual({ 'isengard-regular': 6 })
    expect(offered(back, { kind: 'done' })).toHaveLength(1)
  })

  ruleForbids('movement.stacking', 'the relief overfills no other region for good', () => {
    const armies = {
      morannon: { 'sauron-regular': 6 },
      gorgoroth: { 'sauron-regular': 9 },
      'barad-dur': { 'sauron-regular': 6 },
    }
    const over = after(played(card, 'army', scene({ armies })), march('morannon', 'gorgoroth'), ALL)
    expect(refused(over, march('gorgoroth', 'barad-dur'))).toEqual(['movement.stacking'])
    expect(ways(over)).toContainEqual(['gorgoroth', 'nurn'])
    const relieved = after(over, march('gorgoroth', 'nurn'), ALL)
    expect([army(relieved, 'gorgoroth'), army(relieved, 'nurn')]).toEqual([
      { 'sauron-regular': 6 },
      { 'sauron-regular': 9 },
    ])
    expect(offered(relieved, { kind: 'done' })).toHaveLength(1)
  })
})
