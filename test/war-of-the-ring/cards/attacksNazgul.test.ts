/** Cards by which Armies of the Nazgûl march or attack. */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { at, bring, rolls, STAY } from '../rulebook/battles'
import { after, asked, dice, eventsAs, offered, offers, refused, shadow } from '../support/play'
import { army, nazgul, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, played, playedWith, ways } from './hitsScenes'
import { ALL } from '../support/scenes'

const REQUIREMENT = ['events.requirement']
const FREE_NEXT = 'free-peoples decide/action'
const STOP = shadow({ kind: 'done' })
const march = (from: RegionId, to: RegionId) => shadow({ kind: 'march', from, to })
const fly = (from: RegionId, to: RegionId) => [
  shadow({ kind: 'fly', from }),
  shadow({ kind: 'goTo', region: to }),
]

describe('sh-char-23 The Ringwraiths Are Abroad', () => {
  const card = 'sh-char-23'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: {
      morannon: { 'sauron-regular': 2, nazgul: 2 },
      'minas-morgul': { 'sauron-regular': 1, 'witch-king': 1 },
      osgiliath: { 'gondor-regular': 1 },
      ...spec.armies,
    },
  })
  playedWith(card, 'character', scene())
  const flown = (spec: PositionSpec = {}) => after(played(card, 'character', scene(spec)), STOP)

  it('any Nazgûl fly, the Witch-king too and no other Minion, or none', () => {
    const state = played(card, 'character', scene({ armies: { 'dol-guldur': { 'mouth-of-sauron': 1 } } }))
    expect(asked(state)).toBe('shadow decide/traveller')
    expect(offers(state, 'join', 'character')).toEqual(['witch-king'])
    const one = after(state, ...fly('morannon', 'dagorlad'))
    expect(nazgul(one)).toEqual(expect.arrayContaining(['dagorlad', 'morannon']))
    expect(asked(after(one, STOP))).toBe('shadow decide/campaign')
    expect(nazgul(after(state, STOP))).toEqual(['morannon', 'morannon'])
  })

  ruleAllows('movement.armies', 'then two Armies with Nazgûl may march, one, or none', () => {
    const state = flown()
    expect(asked(state)).toBe('shadow decide/campaign')
    expect(asked(after(state, STOP))).toBe(FREE_NEXT)
    const first = after(state, march('morannon', 'dagorlad'), ALL)
    expect(ways(first, 'attack')).toEqual([])
    const second = after(first, march('minas-morgul', 'south-ithilien'))
    expect(army(second, 'south-ithilien')).toEqual({ 'sauron-regular': 1, 'witch-king': 1 })
    expect(asked(second)).toBe(FREE_NEXT)
    expect(asked(after(first, STOP))).toBe(FREE_NEXT)
  })

  ruleForbids('movement.leaderGoes', 'a Nazgûl goes with each of them', () => {
    const state = flown({ armies: { moria: { 'sauron-regular': 3, 'mouth-of-sauron': 1 } } })
    expect(refused(state, march('moria', 'dimrill-dale'))).toEqual(['events.overrides'])
    const party = after(state, march('morannon', 'dagorlad'), bring('sauron-regular', 1))
    expect(offered(party)).toEqual([bring('nazgul', 1), bring('nazgul', 2)])
    const left = after(party, bring('nazgul', 2))
    expect(refused(left, march('morannon', 'gorgoroth'))).toEqual(['events.overrides'])
  })

  it('one who has just flown in will do', () => {
    const state = after(
      played(card, 'character', scene({ armies: { moria: { 'sauron-regular': 3 } } })),
      ...fly('morannon', 'moria'),
      STOP,
      march('moria', 'dimrill-dale'),
      ALL,
    )
    expect(army(state, 'dimrill-dale')).toEqual({ 'sauron-regular': 3, nazgul: 1 })
  })

  ruleAllows('battle.start', 'or one Army with a Nazgûl attacks, besieged Strongholds too', () => {
    const state = flown({
      armies: {
        'north-ithilien': { 'sauron-regular': 1, nazgul: 1 },
        'south-ithilien': { 'sauron-regular': 5 },
        lorien: { 'sauron-regular': 1, nazgul: 1 },
      },
      besieged: { lorien: { 'elves-regular': 1 } },
    })
    expect([...ways(state, 'attack')].sort()).toEqual([
      ['lorien', 'lorien'],
      ['north-ithilien', 'osgiliath'],
    ])
    expect(refused(state, at('south-ithilien', 'osgiliath'))).toEqual(['events.overrides'])
    const battle = after(state, at('north-ithilien', 'osgiliath'))
    expect(asked(battle)).toBe('nature shadow combat die')
    const over = after(battle, dice(6, 1), STAY)
    expect([army(over, 'osgiliath'), asked(over)]).toEqual([{}, FREE_NEXT])
  })

  it('a Nazgûl is in the attack', () => {
    const state = flown({ armies: { 'north-ithilien': { 'sauron-regular': 2, nazgul: 2 } } })
    const party = after(state, at('north-ithilien', 'osgiliath'), bring('sauron-regular', 1))
    expect(offered(party)).toEqual([bring('nazgul', 1), bring('nazgul', 2)])
  })

  it('a besieged Army with a Nazgûl may sortie', () => {
    const state = flown({
      armies: { morannon: { 'gondor-regular': 1 }, 'minas-morgul': {} },
      besieged: { morannon: { 'sauron-regular': 2, nazgul: 1 } },
      characters: { 'witch-king': 'aside' },
    })
    expect(ways(state, 'attack')).toEqual([['morannon', 'morannon']])
    const battle = eventsAs('BattleBegan', state, at('morannon', 'morannon'), ALL)
    expect(battle).toMatchObject([{ battle: 'sortie' }])
  })

  ruleAllows('events.asFarAsPossible', 'without Nazgûl it does nothing', () => {
    const none = scene({ armies: { morannon: { 'sauron-regular': 2 }, 'minas-morgul': {} } })
    expect(asked(played(card, 'character', none))).toBe(FREE_NEXT)
  })
})

describe('sh-char-24 The Black Captain Commands', () => {
  const card = 'sh-char-24'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: {
      'minas-morgul': { 'sauron-regular': 2, 'witch-king': 1 },
      morannon: { 'sauron-regular': 2, nazgul: 1 },
      'south-ithilien': { 'gondor-regular': 1 },
      ...spec.armies,
    },
  })
  playedWith(card, 'character', scene())
  const recruit = (region: RegionId) => shadow({ kind: 'recruit', piece: 'nazgul', region })
  const PASS = shadow({ kind: 'pass' })

  ruleForbids('events.requirement', 'it wants the Witch-king in play', () => {
    const none = scene({ armies: { 'minas-morgul': { 'sauron-regular': 2 } } })
    expect(against(card, 'character', none)).toEqual(REQUIREMENT)
    expect(against(card, 'character', scene())).toEqual([])
  })

  it('two Nazgûl come where he is; then none flies', () => {
    const state = played(card, 'character', scene())
    expect([asked(state), offered(state)]).toEqual([
      'shadow decide/recruitOrFly',
      [PASS, recruit('minas-morgul')],
    ])
    expect(refused(state, recruit('morannon'))).toEqual(['recruiting.byCard'])
    const come = after(state, recruit('minas-morgul'))
    expect(army(come, 'minas-morgul')).toEqual({ 'sauron-regular': 2, 'witch-king': 1, nazgul: 2 })
    expect(asked(come)).toBe('shadow decide/campaign')
  })

  it('or Nazgûl fly, he too; or neither', () => {
    const state = after(played(card, 'character', scene()), PASS)
    expect(asked(state)).toBe('shadow decide/traveller')
    const went = after(
      state,
      shadow({ kind: 'join', character: 'witch-king' }),
      shadow({ kind: 'goTo', region: 'morannon' }),
      STOP,
    )
    expect(where(went, 'witch-king')).toBe('morannon')
    expect(ways(went).map(([from]) => from)).toContain('morannon')
    expect(ways(went).map(([from]) => from)).not.toContain('minas-morgul')
    expect(asked(after(state, STOP, STOP))).toBe(FREE_NEXT)
  })

  ruleAllows('events.asFarAsPossible', 'as many as are left; with none it is not asked', () => {
    const seven = scene({ armies: { morannon: { 'sauron-regular': 1, nazgul: 7 } } })
    const come = after(played(card, 'character', seven), recruit('minas-morgul'))
    expect(nazgul(come)).toHaveLength(8)
    const all = scene({ armies: { morannon: { 'sauron-regular': 1, nazgul: 8 } } })
    expect(asked(played(card, 'character', all))).toBe('shadow decide/traveller')
  })

  ruleForbids('recruiting.byCard', 'not where a Free Peoples Army holds the field', () => {
    const alone = scene({
      armies: { 'minas-morgul': {}, 'south-ithilien': { 'gondor-regular': 1, 'witch-king': 1 } },
    })
    const state = played(card, 'character', alone)
    expect(asked(state)).toBe('shadow decide/traveller')
    expect(asked(after(state, STOP))).toBe(FREE_NEXT)
  })

  it('his Army may march, with him', () => {
    const state = after(played(card, 'character', scene()), PASS, STOP)
    expect(new Set(ways(state).map(([from]) => from))).toEqual(new Set(['minas-morgul']))
    const party = after(state, march('minas-morgul', 'gorgoroth'), bring('sauron-regular', 1))
    expect(army(party, 'gorgoroth')).toEqual({ 'sauron-regular': 1, 'witch-king': 1 })
    expect(asked(party)).toBe(FREE_NEXT)
  })

  it('or attack, with him', () => {
    const state = after(played(card, 'character', scene()), PASS, STOP)
    expect(ways(state, 'attack')).toEqual([['minas-morgul', 'south-ithilien']])
    const battle = after(state, at('minas-morgul', 'south-ithilien'), bring('sauron-regular', 1))
    expect(rolls('shadow', true, battle, dice(1, 1, 1))).toHaveLength(1)
  })
})
