/**
 * Cards of the Shadow that recruit with Armies, and by the word of Saruman and the Witch-king.
 */
import { describe, expect, it } from 'vitest'
import type { EventCardId, Nation, PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, eventsAs, factsOf, offered, offers, refused, shadow } from '../support/play'
import { army, garrison, reinforcements, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { holding, itIsPlayedWith, picks, play, played, recruits, away, needsWar } from './musters'
import { atWar } from '../support/atWar'

const NEXT = 'free-peoples decide/action'
const recruit = (piece: PieceId, region: RegionId) => shadow({ kind: 'recruit', piece, region })
const pick = (piece: PieceId, region: RegionId) => shadow({ kind: 'pick', piece, region })
const goes = (region: RegionId) => shadow({ kind: 'goTo', region })
const DONE = shadow({ kind: 'done' })

describe('sh-strat-11 Rage of the Dunlendings', () => {
  const CARD = 'sh-strat-11'
  const ready: PositionSpec = { politics: atWar('isengard') }
  itIsPlayedWith('muster', CARD, ready)
  needsWar(CARD)

  it('gathers in a free region next to either Dunland, the Dunlands too', () => {
    const state = played(CARD, ready)
    expect(asked(state)).toBe('shadow decide/rallying')
    expect([...offers(state, 'goTo', 'region')].sort()).toEqual([
      'cardolan',
      'enedwaith',
      'gap-of-rohan',
      'hollin',
      'moria',
      'north-dunland',
      'south-downs',
      'south-dunland',
      'tharbad',
    ])
    const done = after(state, goes('tharbad'))
    expect([army(done, 'tharbad'), asked(done)]).toEqual([{ 'isengard-regular': 2 }, NEXT])
  })

  it('not where the Free Peoples are, nor where their marker lies', () => {
    const state = played(CARD, {
      ...ready,
      armies: { tharbad: { 'north-regular': 1 }, moria: { 'elves-regular': 1 } },
      captured: ['moria', 'south-dunland'],
    })
    for (const region of ['tharbad', 'moria', 'south-dunland'] as const)
      expect(refused(state, goes(region))).toEqual(['recruiting.byCard'])
    expect(refused(state, goes('orthanc'))).toEqual(['recruiting.byCard'])
    expect(offers(state, 'goTo', 'region')).toHaveLength(6)
  })

  const full: PositionSpec = {
    ...ready,
    armies: {
      'north-dunland': { 'isengard-regular': 3, 'sauron-regular': 1, nazgul: 1 },
      'south-dunland': { 'isengard-regular': 1, 'isengard-elite': 1 },
    },
  }

  it('up to four units of Isengard come from the Dunlands, also from the one that is not next to it', () => {
    const state = after(played(CARD, full), goes('hollin'))
    expect(asked(state)).toBe('shadow decide/rally')
    expect(picks(state)).toEqual([
      'isengard-regular in north-dunland',
      'isengard-regular in south-dunland',
      'isengard-elite in south-dunland',
    ])
    const three = after(
      state,
      pick('isengard-elite', 'south-dunland'),
      pick('isengard-regular', 'south-dunland'),
      pick('isengard-regular', 'north-dunland'),
    )
    expect(asked(three)).toBe('shadow decide/rally')
    const done = after(three, pick('isengard-regular', 'north-dunland'))
    expect(asked(done)).toBe(NEXT)
    expect(army(done, 'hollin')).toEqual({ 'isengard-regular': 5, 'isengard-elite': 1 })
    expect(army(done, 'north-dunland')).toEqual({ 'isengard-regular': 1, 'sauron-regular': 1, nazgul: 1 })
  })

  it('as many as the player likes, or none', () => {
    const state = after(played(CARD, full), goes('hollin'))
    expect(offered(state, { kind: 'done' })).toHaveLength(1)
    expect(army(after(state, DONE), 'hollin')).toEqual({ 'isengard-regular': 2 })
    const one = after(state, pick('isengard-elite', 'south-dunland'), DONE)
    expect([army(one, 'hollin'), asked(one)]).toEqual([{ 'isengard-regular': 2, 'isengard-elite': 1 }, NEXT])
  })

  ruleForbids('events.overrides', 'nobody else comes, and nobody from the region itself', () => {
    const state = after(played(CARD, full), goes('south-dunland'))
    expect(picks(state)).toEqual(['isengard-regular in north-dunland'])
    expect(refused(state, pick('sauron-regular', 'north-dunland'))).toEqual(['events.overrides'])
    expect(refused(state, pick('isengard-elite', 'south-dunland'))).toEqual(['events.overrides'])
  })

  it('no more than ten units in the region; without figures to recruit the units still come', () => {
    const armies = { ...full.armies, hollin: { 'sauron-regular': 7 } }
    const state = after(played(CARD, { ...full, armies }), goes('hollin'))
    const done = after(state, pick('isengard-elite', 'south-dunland'))
    expect([army(done, 'hollin'), asked(done)]).toEqual([
      { 'sauron-regular': 7, 'isengard-regular': 2, 'isengard-elite': 1 },
      NEXT,
    ])
    const spent = { ...full.armies, orthanc: { 'isengard-regular': 8 } }
    const none = after(played(CARD, { ...full, armies: spent }), goes('hollin'))
    expect([army(none, 'hollin'), asked(none)]).toEqual([{}, 'shadow decide/rally'])
  })

  it('the record tells of every unit that moves', () => {
    const moves = [play(CARD), goes('hollin'), pick('isengard-elite', 'south-dunland'), DONE]
    expect(eventsAs('ArmyMoved', holding(CARD, full), ...moves)).toMatchObject([
      { from: 'south-dunland', to: 'hollin', pieces: [{ piece: 'isengard-elite', number: 1 }], card: CARD },
    ])
  })
})

describe('sh-strat-12 Return of the Witch-king', () => {
  const CARD = 'sh-strat-12'
  const ready: PositionSpec = { characters: { 'witch-king': 'minas-morgul' } }
  const three = { 'sauron-regular': 2, 'sauron-elite': 1 }
  itIsPlayedWith('muster', CARD, ready)

  ruleForbids('events.requirement', 'the Witch-king must be in play', () => {
    for (const spec of [{}, { characters: { 'witch-king': 'eliminated' } }] as const)
      expect(refused(holding(CARD, spec), play(CARD))).toEqual(['events.requirement'])
  })

  it('he goes to Angmar, where two Regulars and an Elite come', () => {
    const state = played(CARD, ready)
    expect(army(state, 'angmar')).toEqual({ ...three, 'witch-king': 1 })
    expect([where(state, 'witch-king'), asked(state)]).toEqual(['angmar', NEXT])
    expect(eventsAs('CharacterMoved', holding(CARD, ready), play(CARD))).toEqual([
      {
        kind: 'CharacterMoved',
        rule: 'events.overrides',
        character: 'witch-king',
        from: 'minas-morgul',
        to: 'angmar',
        card: CARD,
      },
    ])
  })

  it('he goes there though the enemy holds it, but nobody is recruited', () => {
    const armies = { angmar: { 'north-regular': 1 } }
    const state = played(CARD, { ...ready, armies, captured: ['angmar'] })
    expect(army(state, 'angmar')).toEqual({ 'north-regular': 1, 'witch-king': 1 })
  })

  it('he leaves a besieged Stronghold, and stays if he is in Angmar', () => {
    const inside = played(CARD, {
      armies: { moria: { 'elves-regular': 1 } },
      besieged: { moria: { 'sauron-regular': 1, 'witch-king': 1 } },
    })
    expect([where(inside, 'witch-king'), garrison(inside, 'moria')]).toEqual([
      'angmar',
      { 'sauron-regular': 1 },
    ])
    const there = holding(CARD, { characters: { 'witch-king': 'angmar' } })
    expect(eventsAs('CharacterMoved', there, play(CARD))).toEqual([])
    expect(army(after(there, play(CARD)), 'angmar')).toEqual({ ...three, 'witch-king': 1 })
  })
})

const joining: ReadonlyArray<readonly [EventCardId, string, Nation]> = [
  ['sh-strat-13', 'Half-orcs and Goblin-men', 'isengard'],
  ['sh-strat-14', 'Olog-hai', 'sauron'],
]

for (const [card, name, nation] of joining)
  describe(`${card} ${name}`, () => {
    const ready: PositionSpec = {
      politics: atWar(nation),
      armies: {
        edoras: { 'southrons-regular': 1 },
        'helms-deep': { 'isengard-regular': 9 },
        moria: { 'elves-regular': 1 },
        dale: { 'north-regular': 1 },
        tharbad: { nazgul: 1 },
      },
      besieged: { 'helms-deep': { 'rohan-regular': 1 }, moria: { 'sauron-regular': 4 } },
      captured: ['edoras'],
    }
    const both = (region: RegionId) => [`${nation}-regular in ${region}`, `${nation}-elite in ${region}`]
    const elite = `${nation}-elite` as PieceId
    itIsPlayedWith('army', card, ready)
    needsWar(card)

    it('brings a unit of either rank to any Army of the Shadow: besieging and besieged ones too', () => {
      const state = played(card, ready)
      expect(asked(state)).toBe('shadow decide/placing')
      expect([...recruits(state)].sort()).toEqual(
        [...both('edoras'), ...both('helms-deep'), ...both('moria')].sort(),
      )
      const besieging = after(state, recruit(elite, 'helms-deep'))
      expect(army(besieging, 'helms-deep')).toEqual({ 'isengard-regular': 9, [elite]: 1 })
      expect(asked(besieging)).toBe(NEXT)
      expect(garrison(after(state, recruit(elite, 'moria')), 'moria')).toEqual({
        'sauron-regular': 4,
        [elite]: 1,
      })
    })

    ruleForbids('recruiting.byCard', 'not to Nazgûl alone, and not to a full Army', () => {
      const armies = { ...ready.armies, 'helms-deep': { 'isengard-regular': 10 } }
      const state = played(card, { ...ready, armies })
      expect(refused(state, recruit(elite, 'tharbad'))).toEqual(['recruiting.byCard'])
      expect(factsOf(state, recruit(elite, 'tharbad'), 'recruiting.byCard')).toMatchObject({
        because: 'no Army of the Shadow is there',
      })
      expect(refused(state, recruit(elite, 'helms-deep'))).toEqual(['armies.stacking'])
      expect(refused(state, recruit(elite, 'dale'))).toEqual(['recruiting.byCard', 'recruiting.enemyHeld'])
    })

    ruleAllows('events.asFarAsPossible', 'OR-16: without an Army it is played for nothing', () => {
      expect(asked(played(card, { politics: atWar(nation) }))).toBe(NEXT)
    })
  })

describe('sh-strat-15 Hill-trolls', () => {
  const CARD = 'sh-strat-15'
  const ready: PositionSpec = {
    politics: atWar('sauron'),
    armies: {
      dagorlad: { 'sauron-regular': 2 },
      moria: { 'elves-regular': 1 },
      orthanc: { 'isengard-regular': 2 },
    },
    besieged: { moria: { 'sauron-regular': 1 } },
  }
  itIsPlayedWith('army', CARD, ready)
  needsWar(CARD)

  it('two Regulars of Sauron anywhere become Elites', () => {
    const state = played(CARD, ready)
    expect(asked(state)).toBe('shadow decide/promotion')
    expect(picks(state)).toEqual(['sauron-regular in dagorlad', 'sauron-regular in moria'])
    const one = after(state, pick('sauron-regular', 'dagorlad'))
    expect(asked(one)).toBe('shadow decide/promotion')
    const same = after(one, pick('sauron-regular', 'dagorlad'))
    expect([army(same, 'dagorlad'), asked(same)]).toEqual([{ 'sauron-elite': 2 }, NEXT])
    const other = after(one, pick('sauron-regular', 'moria'))
    expect(garrison(other, 'moria')).toEqual({ 'sauron-elite': 1 })
    expect(army(other, 'dagorlad')).toEqual({ 'sauron-regular': 1, 'sauron-elite': 1 })
    expect(reinforcements(other, 'shadow')).toMatchObject({ 'sauron-regular': 35, 'sauron-elite': 4 })
  })

  ruleForbids('events.overrides', 'it says two, so nobody stops at one, and only those of Sauron', () => {
    const one = after(played(CARD, ready), pick('sauron-regular', 'dagorlad'))
    expect(offered(one, { kind: 'done' })).toEqual([])
    expect(refused(one, pick('isengard-regular', 'orthanc'))).toEqual(['events.overrides'])
  })

  ruleAllows('events.asFarAsPossible', 'with one Elite or one Regular left it is one', () => {
    const few = { ...ready, armies: { ...ready.armies, nurn: { 'sauron-elite': 5 } } }
    const done = after(played(CARD, few), pick('sauron-regular', 'dagorlad'))
    expect([army(done, 'dagorlad'), asked(done)]).toEqual([{ 'sauron-regular': 1, 'sauron-elite': 1 }, NEXT])
    const one = played(CARD, { politics: atWar('sauron'), armies: { dagorlad: { 'sauron-regular': 1 } } })
    expect([army(one, 'dagorlad'), asked(one)]).toEqual([{ 'sauron-elite': 1 }, NEXT])
  })
})

describe('sh-strat-16 A New Power is Rising', () => {
  const CARD = 'sh-strat-16'
  const ready: PositionSpec = { characters: { saruman: 'orthanc' } }
  itIsPlayedWith('muster', CARD, ready)

  ruleForbids('events.requirement', 'Saruman must be in play', () => {
    expect(refused(holding(CARD), play(CARD))).toEqual(['events.requirement'])
  })

  it('two Regulars come to either Dunland, two units of choice to Orthanc', () => {
    const state = played(CARD, ready)
    expect(army(state, 'north-dunland')).toEqual({ 'isengard-regular': 2 })
    expect(army(state, 'south-dunland')).toEqual({ 'isengard-regular': 2 })
    expect(recruits(state)).toEqual(['isengard-regular in orthanc', 'isengard-elite in orthanc'])
    const done = after(state, recruit('isengard-elite', 'orthanc'), recruit('isengard-regular', 'orthanc'))
    expect(army(done, 'orthanc')).toEqual({ 'isengard-regular': 1, 'isengard-elite': 1, saruman: 1 })
    expect(asked(done)).toBe(NEXT)
  })

  it('each region is tested by itself', () => {
    const state = played(CARD, {
      armies: { orthanc: { 'rohan-regular': 1 }, 'south-dunland': { 'rohan-regular': 1 } },
      besieged: { orthanc: { 'isengard-elite': 4, saruman: 1 } },
      captured: ['south-dunland'],
    })
    expect(army(state, 'north-dunland')).toEqual({ 'isengard-regular': 2 })
    expect(army(state, 'south-dunland')).toEqual({ 'rohan-regular': 1 })
    const done = after(state, recruit('isengard-regular', 'orthanc'))
    expect(garrison(done, 'orthanc')).toEqual({ 'isengard-elite': 4, 'isengard-regular': 1, saruman: 1 })
    expect(asked(done)).toBe(NEXT)
  })

  it('with too few Regulars the player says where they come', () => {
    const state = played(CARD, { ...ready, armies: away('isengard-regular', 9) })
    expect(recruits(state)).toEqual([
      'isengard-regular in north-dunland',
      'isengard-regular in south-dunland',
      'isengard-regular in orthanc',
      'isengard-elite in orthanc',
    ])
    const done = after(
      state,
      recruit('isengard-regular', 'south-dunland'),
      recruit('isengard-regular', 'north-dunland'),
      recruit('isengard-elite', 'orthanc'),
      recruit('isengard-regular', 'south-dunland'),
    )
    expect(army(done, 'orthanc')).toEqual({ 'isengard-elite': 2, saruman: 1 })
    expect([army(done, 'north-dunland'), army(done, 'south-dunland')]).toEqual([
      { 'isengard-regular': 1 },
      { 'isengard-regular': 2 },
    ])
    expect(asked(done)).toBe(NEXT)
  })
})
