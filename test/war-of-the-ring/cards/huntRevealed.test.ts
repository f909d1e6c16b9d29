/** Cards of the Shadow against a Revealed Fellowship. */
import { describe, expect, it } from 'vitest'
import {
  type CompanionId,
  type EventCardId,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  drawn,
  eventsAs,
  eventsOf,
  free,
  named,
  offered,
  offers,
  refused,
} from '../support/play'
import { army, companions, fellowship, politics, tiles, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALONE, diceFor, holding, placeOf, play, STANDARD } from './fellowshipScenes'

const found = (card: EventCardId, spec: PositionSpec = {}): State =>
  holding(card, { ...spec, fellowship: { region: 'hollin', revealed: true, ...spec.fellowship } })
const inMordor = (card: EventCardId, spec: PositionSpec = {}): State =>
  holding(card, { ...spec, fellowship: { mordor: 1, revealed: true, corruption: 2, ...spec.fellowship } })
const corruption = (state: State) => fellowship(state).corruption
const guide = (companion: CompanionId) => free({ kind: 'nameGuide', companion })
const tile = (id: string) => dice(named('hunt tile', id))

const againstRevealed = (card: EventCardId) => {
  ruleAllows('events.playing', 'with an Event or a Character result', () => {
    expect(diceFor(found(card), card)).toEqual(['character', 'event'])
    expect(refused(found(card), play(card, 'muster'))).toEqual(['events.playing'])
    expect(diceFor(inMordor(card), card)).toHaveLength(2)
  })

  ruleForbids('events.requirement', 'the Fellowship has to be Revealed', () => {
    expect(refused(found(card, { fellowship: { revealed: false } }), play(card))).toEqual([
      'events.requirement',
    ])
    expect(refused(inMordor(card, { fellowship: { revealed: false } }), play(card))).toEqual([
      'events.requirement',
    ])
  })
}

describe('sh-char-12 Morgul Wound', () => {
  const card = 'sh-char-12'
  againstRevealed(card)

  it('adds two Corruption to three or fewer, and one to more', () => {
    const from = (before: number) =>
      corruption(after(found(card, { fellowship: { corruption: before } }), play(card)))
    expect([0, 2, 3, 4, 10].map(from)).toEqual([2, 4, 5, 5, 11])
  })

  it('it is no Hunt damage', () => {
    const state = after(found(card), play(card))
    expect([asked(state), companions(state).length]).toEqual(['free-peoples decide/action', 7])
    expect(eventsAs('CorruptionChanged', found(card), play(card))).toEqual([
      { kind: 'CorruptionChanged', rule: 'hunt.corruption', by: 2, corruption: 2, card },
    ])
  })
})

describe('sh-char-13 Lure of the Ring', () => {
  const card = 'sh-char-13'
  againstRevealed(card)
  const RING = free({ kind: 'takeCorruption' })
  const lured = (who: string, spec: PositionSpec = {}) => after(found(card, spec), play(card), dice(who))

  it('a Companion is drawn, and the Free Peoples lose him or take his Level as Corruption', () => {
    const state = after(found(card), play(card))
    expect(asked(state)).toBe('nature random companion')
    expect(offered(state)).toHaveLength(7)
    const boromir = lured('boromir')
    expect(asked(boromir)).toBe('free-peoples decide/randomCompanion')
    expect(offered(boromir)).toEqual([RING, free({ kind: 'lose', piece: 'boromir' })])
    expect(refused(boromir, free({ kind: 'lose', piece: 'gimli' }))).toEqual(['events.overrides'])
    expect([corruption(after(boromir, RING)), companions(after(boromir, RING)).length]).toEqual([2, 7])
    expect(corruption(after(lured('strider'), RING))).toBe(3)
    expect(corruption(after(lured('peregrin'), RING))).toBe(1)
  })

  it('who is lost is eliminated, without Corruption', () => {
    const state = after(lured('boromir'), free({ kind: 'lose', piece: 'boromir' }))
    expect([where(state, 'boromir'), corruption(state)]).toEqual(['eliminated', 0])
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(asked(after(state, guide('strider')))).toBe('free-peoples decide/action')
  })

  it('the Guide lost, another one follows', () => {
    const state = after(lured('gandalf-the-grey'), free({ kind: 'lose', piece: 'gandalf-the-grey' }))
    expect([fellowship(state).guide, asked(state)]).toEqual(['strider', 'free-peoples decide/action'])
  })

  it('a Hobbit comes back on the map as if he had just left', () => {
    const state = after(lured('meriadoc'), free({ kind: 'lose', piece: 'meriadoc' }), guide('strider'))
    expect(asked(state)).toBe('free-peoples decide/destination')
    const back = after(state, free({ kind: 'goTo', region: 'hollin' }))
    expect([where(back, 'meriadoc'), asked(back)]).toEqual(['hollin', 'free-peoples decide/action'])
  })

  it('but not on the Mordor Track', () => {
    const state = after(
      inMordor(card),
      play(card),
      dice('meriadoc'),
      free({ kind: 'lose', piece: 'meriadoc' }),
    )
    expect(where(state, 'meriadoc')).toBe('eliminated')
    expect(asked(state)).toBe('free-peoples decide/guide')
  })

  it('with Gollum as Guide one Corruption is added instead', () => {
    const state = after(found(card, { characters: ALONE }), play(card))
    expect([corruption(state), asked(state)]).toEqual([1, 'free-peoples decide/action'])
  })

  it('the last Companion lost, Gollum guides, and costs nothing more', () => {
    const last = { ...ALONE, gimli: 'fellowship' } as const
    const state = after(found(card, { characters: last }), play(card), free({ kind: 'lose', piece: 'gimli' }))
    expect(fellowship(state)).toMatchObject({ guide: 'gollum', corruption: 0 })
  })
})

describe('sh-char-14 The Breaking of the Fellowship', () => {
  const card = 'sh-char-14'
  againstRevealed(card)
  const join = (character: CompanionId) => free({ kind: 'join', character })
  const joiners = (state: State) => offers(state, 'join', 'character')

  it('as many Companions leave as the tile says, whom the Free Peoples choose', () => {
    const state = after(found(card), play(card), tile('standard-2'))
    expect(asked(state)).toBe('free-peoples decide/group')
    expect(joiners(state)).toHaveLength(7)
    expect(refused(state, free({ kind: 'done' }))).toEqual(['fellowship.separate'])
    const one = after(state, join('gimli'))
    expect(joiners(one)).toHaveLength(6)
    expect(refused(one, join('gimli'))).toEqual(['fellowship.separate'])
    expect(refused(one, free({ kind: 'done' }))).toEqual(['fellowship.separate'])
    const two = after(one, join('boromir'))
    expect(army(two, 'hollin')).toEqual({ boromir: 1, gimli: 1 })
    expect(companions(two)).toHaveLength(5)
    expect(asked(two)).toBe('free-peoples decide/guide')
    expect(asked(after(two, guide('strider')))).toBe('free-peoples decide/action')
  })

  it('they do not move, and there is no damage', () => {
    const state = after(found(card), play(card), tile('standard-1'), join('gandalf-the-grey'))
    expect([where(state, 'gandalf-the-grey'), corruption(state)]).toEqual(['hollin', 0])
    expect(fellowship(state).guide).toBe('strider')
    expect(asked(state)).toBe('free-peoples decide/action')
    const kinds = eventsOf(found(card), play(card), tile('standard-3')).map(({ kind }) => kind)
    expect(kinds).not.toContain('DamageReduced')
  })

  it('all of them if there are fewer, and then Gollum guides', () => {
    const two = { ...ALONE, gimli: 'fellowship', legolas: 'fellowship' } as const
    const leaves = free({ kind: 'join', character: 'gimli' })
    const state = after(found(card, { characters: two }), play(card), tile('standard-3'), leaves)
    expect(army(state, 'hollin')).toEqual({ gimli: 1, legolas: 1 })
    expect([fellowship(state).guide, asked(state)]).toEqual(['gollum', 'free-peoples decide/action'])
  })

  ruleAllows('politics.companion', 'who can wakes the Nation of the City or Stronghold there', () => {
    const there = found(card, {
      fellowship: { region: 'dale' },
      characters: { ...ALONE, gimli: 'fellowship', strider: 'fellowship' },
    })
    const leaves = free({ kind: 'join', character: 'gimli' })
    const state = after(there, play(card), tile('standard-2'), leaves)
    expect([where(state, 'strider'), politics(state, 'north')]).toEqual(['dale', 'active, 3 steps'])
  })

  it('an Eye or a 0 separates nobody', () => {
    for (const id of ['standard-eye', 'standard-0-reveal']) {
      const state = after(found(card), play(card), tile(id))
      expect([asked(state), companions(state).length, corruption(state)]).toEqual([
        'free-peoples decide/action',
        7,
        0,
      ])
      expect(tiles(state).drawn).toEqual({ [id]: 1 })
    }
  })

  it('with Gollum as Guide no tile is drawn: one Corruption', () => {
    const state = after(found(card, { characters: ALONE }), play(card))
    expect([corruption(state), asked(state), tiles(state).drawn]).toEqual([
      1,
      'free-peoples decide/action',
      {},
    ])
    expect(placeOf(state, card)).toBe('played')
  })

  ruleForbids('mordor.separate', 'OR-78: on the Mordor Track they are eliminated', () => {
    const state = after(inMordor(card), play(card), tile('standard-1'), join('boromir'))
    expect([where(state, 'boromir'), corruption(state)]).toEqual(['eliminated', 2])
  })

  it('in Mordor a Fellowship tile does nothing, and a Stop or a die tell a number', () => {
    const special = (...ids: ReadonlyArray<string>) => ({
      huntTiles: { pool: { ...STANDARD, ...Object.fromEntries(ids.map((id) => [id, 1])) } },
    })
    const phial = after(inMordor(card, special('phial-of-galadriel')), play(card), tile('phial-of-galadriel'))
    expect([corruption(phial), companions(phial).length]).toEqual([2, 7])
    const lair = after(
      inMordor(card, special('shelobs-lair')),
      play(card),
      drawn('hunt tile', 'shelobs-lair'),
      dice(named('tile die', 6)),
    )
    const six = ['peregrin', 'meriadoc', 'gimli', 'legolas', 'boromir', 'strider'] as const
    expect(companions(after(lair, ...six.map(join)))).toEqual(['gandalf-the-grey'])
    const on = after(inMordor(card, special('on-on-they-went')), play(card), tile('on-on-they-went'))
    const three = after(on, join('gimli'), join('boromir'), join('peregrin'))
    expect(companions(three)).toHaveLength(4)
    expect(fellowship(three)).toMatchObject({ mordor: 1, corruption: 2 })
  })
})
