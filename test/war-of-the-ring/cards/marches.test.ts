/** Cards by which Armies of the Free Peoples march: by hidden paths, or through day and night. */
import { describe, expect, it } from 'vitest'
import type { PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, eventsAs, free, offered, offers, refused } from '../support/play'
import { army, captured, garrison, politics } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, played, playedWith, ways } from './hitsScenes'

const SHADOW_NEXT = 'shadow decide/action'
const freeMarch = (from: RegionId, to: RegionId) => free({ kind: 'march', from, to })
const freeOn = (region: RegionId) => free({ kind: 'goTo', region })
const FREE_STOP = free({ kind: 'done' })
const FREE_ALL = free({ kind: 'bringAll' })
const freeBring = (piece: PieceId, number: number) => free({ kind: 'bring', piece, number })

describe('fp-strat-11 Paths of the Woses', () => {
  const card = 'fp-strat-11'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: {
      edoras: { 'rohan-regular': 2, 'rohan-leader': 1 },
      'minas-tirith': { 'gondor-regular': 1 },
      ...spec.armies,
    },
  })
  playedWith(card, 'army', scene())

  ruleForbids('events.requirement', 'it wants an Army in Minas Tirith, and Rohan at war', () => {
    expect(against(card, 'army', scene())).toEqual([])
    expect(against(card, 'army', scene({ armies: { 'minas-tirith': {} } }))).toEqual(['events.requirement'])
    const peace = scene({ politics: { rohan: { steps: 1, active: true } } })
    expect(against(card, 'army', peace)).toEqual(['events.requirement'])
  })

  it('the only Army goes, part of it or all', () => {
    const state = played(card, 'army', scene())
    expect(asked(state)).toBe('free-peoples decide/party')
    const went = after(state, FREE_ALL)
    expect(army(went, 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'rohan-regular': 2, 'rohan-leader': 1 })
    expect([army(went, 'edoras'), asked(went)]).toEqual([{}, SHADOW_NEXT])
    const part = after(state, freeBring('rohan-regular', 1), freeBring('rohan-leader', 0))
    expect(army(part, 'edoras')).toEqual({ 'rohan-regular': 1, 'rohan-leader': 1 })
    expect(eventsAs('ArmyMoved', state, FREE_ALL)[0]).toMatchObject({ rule: 'movement.when', card })
  })

  it('any Army in Rohan will do, not one that is besieged there', () => {
    const state = played(
      card,
      'army',
      scene({
        armies: { westemnet: { 'elves-regular': 1 }, 'helms-deep': { 'isengard-regular': 1 } },
        besieged: { 'helms-deep': { 'rohan-elite': 1 } },
      }),
    )
    expect(asked(state)).toBe('free-peoples decide/campaign')
    expect([...ways(state)].sort()).toEqual([
      ['edoras', 'minas-tirith'],
      ['westemnet', 'minas-tirith'],
    ])
    expect(refused(state, freeMarch('helms-deep', 'minas-tirith'))).toEqual(['events.overrides'])
    expect(refused(state, freeMarch('dale', 'minas-tirith'))).toEqual(['pieces.army'])
    expect(refused(state, freeMarch('edoras', 'westemnet'))).toEqual(['events.overrides'])
    expect(refused(state, FREE_STOP)).toEqual(['turn.wholeAction'])
    const went = after(state, freeMarch('westemnet', 'minas-tirith'))
    expect(army(went, 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'elves-regular': 1 })
  })

  ruleForbids('movement.nation', 'units of a Nation at peace do not enter Gondor', () => {
    const mixed = { armies: { edoras: { 'rohan-regular': 1, 'elves-regular': 1, 'elves-leader': 1 } } }
    const peace = scene({ ...mixed, politics: { rohan: { steps: 0, active: true } } })
    const went = played(card, 'army', peace)
    expect(army(went, 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'rohan-regular': 1 })
    expect(army(went, 'edoras')).toEqual({ 'elves-regular': 1, 'elves-leader': 1 })
  })

  ruleForbids('movement.stacking', 'not more than ten', () => {
    const full = { 'gondor-regular': 9, 'rohan-elite': 1 } as const
    const none = played(card, 'army', scene({ armies: { 'minas-tirith': full } }))
    expect([asked(none), army(none, 'edoras')['rohan-regular']]).toEqual([SHADOW_NEXT, 2])
    const one = played(card, 'army', scene({ armies: { 'minas-tirith': { 'gondor-regular': 9 } } }))
    expect(offered(one, { kind: 'bringAll' })).toEqual([])
  })

  const besieged = (spec: PositionSpec = {}) =>
    played(
      card,
      'army',
      scene({
        ...spec,
        armies: { 'minas-tirith': { 'sauron-regular': 3 }, ...spec.armies },
        besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
      }),
    )
  it('to a besieged Minas Tirith it comes beside: to a free region, which its player names', () => {
    const state = besieged()
    expect([...ways(state)].sort()).toEqual([
      ['edoras', 'druadan-forest'],
      ['edoras', 'lossarnach'],
      ['edoras', 'osgiliath'],
    ])
    const went = after(state, freeMarch('edoras', 'osgiliath'), FREE_ALL)
    expect(army(went, 'osgiliath')).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 })
    expect(garrison(went, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
  })

  ruleForbids('board.freeRegion', 'not where the enemy stands, and not to a Settlement that he holds', () => {
    const state = besieged({ armies: { osgiliath: { 'sauron-regular': 1 } }, captured: ['lossarnach'] })
    expect(asked(state)).toBe('free-peoples decide/party')
    expect(army(after(state, FREE_ALL), 'druadan-forest')['rohan-regular']).toBe(2)
    expect(asked(besieged({ armies: { edoras: {} } }))).toBe(SHADOW_NEXT)
  })
})

describe('fp-strat-12 Through a Day and a Night', () => {
  const card = 'fp-strat-12'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: { eastemnet: { 'rohan-regular': 2, gimli: 1, legolas: 1 }, ...spec.armies },
  })
  playedWith(card, 'army', scene())

  ruleForbids('events.requirement', 'it wants an Army with a Companion', () => {
    const alone = { eastemnet: { 'rohan-regular': 2 }, folde: { gimli: 1 } }
    expect(against(card, 'army', { armies: alone })).toEqual(['events.requirement'])
    expect(against(card, 'army', { armies: { eastemnet: { gimli: 1 } } })).toEqual(['events.requirement'])
  })

  it('one region or two, the way named first', () => {
    const state = after(played(card, 'army', scene()), freeMarch('eastemnet', 'fangorn'))
    expect(asked(state)).toBe('free-peoples decide/route')
    expect(offers(state, 'goTo', 'region')).toEqual(
      expect.arrayContaining(['fords-of-isen', 'westemnet', 'parth-celebrant', 'eastemnet']),
    )
    expect(refused(state, freeOn('orthanc'))).toEqual(['movement.adjacent'])
    const near = after(state, FREE_STOP, FREE_ALL)
    expect(army(near, 'fangorn')).toEqual({ 'rohan-regular': 2, gimli: 1, legolas: 1 })
    const far = after(state, freeOn('parth-celebrant'), FREE_ALL)
    expect(army(far, 'parth-celebrant')).toEqual({ 'rohan-regular': 2, gimli: 1, legolas: 1 })
    expect([army(far, 'fangorn'), asked(far)]).toEqual([{}, SHADOW_NEXT])
  })

  ruleForbids('movement.leaderGoes', 'a Companion has to go along, whoever it is', () => {
    const state = after(played(card, 'army', scene()), freeMarch('eastemnet', 'fangorn'), FREE_STOP)
    const units = after(state, freeBring('rohan-regular', 1))
    expect(offered(units, { piece: 'legolas' })).toEqual([freeBring('legolas', 0), freeBring('legolas', 1)])
    const last = after(units, freeBring('legolas', 0))
    expect(army(last, 'fangorn')).toEqual({ 'rohan-regular': 1, gimli: 1 })
    const both = after(units, freeBring('legolas', 1))
    expect(offered(both)).toEqual([freeBring('gimli', 0), freeBring('gimli', 1)])
  })

  it('Armies without a Companion are not moved by it', () => {
    const state = played(card, 'army', scene({ armies: { bree: { 'north-regular': 1 } } }))
    expect(new Set(ways(state).map(([from]) => from))).toEqual(new Set(['eastemnet']))
    expect(refused(state, freeMarch('bree', 'old-forest'))).toContain('events.overrides')
  })

  ruleForbids('movement.enemyUnits', 'neither into enemies nor through them', () => {
    const state = after(
      played(card, 'army', scene({ armies: { 'parth-celebrant': { 'sauron-regular': 1 } } })),
      freeMarch('eastemnet', 'fangorn'),
    )
    expect(offers(state, 'goTo', 'region')).not.toContain('parth-celebrant')
    expect(refused(state, freeOn('parth-celebrant'))).toEqual(['movement.enemyUnits'])
    expect(
      ways(played(card, 'army', scene({ armies: { fangorn: { 'sauron-regular': 1 } } }))),
    ).not.toContainEqual(['eastemnet', 'fangorn'])
  })

  ruleAllows('movement.stacking', 'a full region can be passed, not be the end', () => {
    const full = { 'rohan-regular': 5, 'elves-regular': 5 } as const
    const state = after(
      played(card, 'army', scene({ armies: { fangorn: full } })),
      freeMarch('eastemnet', 'fangorn'),
    )
    expect(offered(state, { kind: 'done' })).toEqual([])
    expect(refused(state, FREE_STOP)).toEqual(['events.overrides'])
    const far = after(state, freeOn('parth-celebrant'), FREE_ALL)
    expect(army(far, 'fangorn')).toEqual(full)
  })

  ruleForbids('movement.nation', 'who is at peace cannot pass through a foreign land either', () => {
    const peace = scene({ politics: { rohan: { steps: 1, active: true } } })
    expect(refused(played(card, 'army', peace), freeMarch('eastemnet', 'druadan-forest'))).toEqual([
      'movement.nation',
    ])
    const mixed = scene({
      armies: { eastemnet: { 'rohan-regular': 1, 'gondor-regular': 1, gimli: 1 } },
      politics: { gondor: { steps: 0, active: true } },
    })
    const way = after(
      played(card, 'army', mixed),
      freeMarch('eastemnet', 'druadan-forest'),
      freeOn('dead-marshes'),
    )
    expect(army(way, 'dead-marshes')).toEqual({ 'gondor-regular': 1, gimli: 1 })
    expect(army(way, 'eastemnet')).toEqual({ 'rohan-regular': 1 })
  })

  ruleAllows('capture.when', 'what nobody defends is taken in passing', () => {
    const state = after(
      played(card, 'army', {
        armies: { erebor: { 'dwarves-regular': 1, gimli: 1 } },
        captured: ['dale'],
      }),
      freeMarch('erebor', 'dale'),
      freeOn('erebor'),
    )
    expect([captured(state), army(state, 'erebor')]).toEqual([[], { 'dwarves-regular': 1, gimli: 1 }])
  })

  ruleAllows(
    'politics.companion',
    'a Companion wakes the Nation where the march ends, not on the way',
    () => {
      const asleep: PositionSpec = {
        armies: { folde: { 'rohan-regular': 1, boromir: 1 } },
        politics: { rohan: { steps: 0, active: true }, gondor: { steps: 2, active: false } },
      }
      const state = after(played(card, 'army', asleep), freeMarch('folde', 'druadan-forest'))
      expect(politics(after(state, freeOn('minas-tirith')), 'gondor')).toBe('active, 2 steps')
      expect(politics(after(state, freeOn('osgiliath')), 'gondor')).toBe('passive, 2 steps')
      const through: PositionSpec = { ...asleep, armies: { osgiliath: { 'rohan-regular': 1, boromir: 1 } } }
      const passed = after(
        played(card, 'army', through),
        freeMarch('osgiliath', 'minas-tirith'),
        freeOn('osgiliath'),
      )
      expect(politics(passed, 'gondor')).toBe('passive, 2 steps')
    },
  )
})
