/** Cards of the Shadow that draw a Hunt tile or roll dice away from the Settlements of the Free Peoples. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, eventsOf, free, named, offered, refused } from '../support/play'
import { companions, fellowship, tiles, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALONE, diceFor, holding, placeOf, play, STANDARD } from './fellowshipScenes'

const RING = free({ kind: 'takeCorruption' })
const DONE = free({ kind: 'done' })
const tile = (id: string) => dice(named('hunt tile', id))
/** A tile after which another draw waits. */
const shown = (id: string) => drawn('hunt tile', id)

/** The Ring-bearers are in Hollin. */
const wild = (card: EventCardId, spec: PositionSpec = {}): State =>
  holding(card, { ...spec, fellowship: { region: 'hollin', ...spec.fellowship } })
/** On the Mordor Track with these special tiles. */
const inMordor = (
  card: EventCardId,
  special: Readonly<Record<string, number>> = {},
  spec: PositionSpec = {},
): State =>
  holding(card, {
    fellowship: { mordor: 1, corruption: 4 },
    huntTiles: { pool: { ...STANDARD, ...special } },
    ...spec,
  })

/** Where these cards can be played. */
const awayFromHome = (card: EventCardId) => {
  ruleAllows('events.playing', 'with an Event or a Character result', () => {
    expect(diceFor(wild(card), card)).toEqual(['character', 'event'])
    expect(refused(wild(card), play(card, 'muster'))).toEqual(['events.playing'])
  })

  ruleForbids('events.requirement', 'not where the Free Peoples have a Settlement', () => {
    for (const region of ['rivendell', 'dale', 'bree'] as const)
      expect(refused(wild(card, { fellowship: { region } }), play(card))).toEqual(['events.requirement'])
  })

  ruleForbids('events.requirement', 'not even a captured one', () => {
    const captured = wild(card, {
      fellowship: { region: 'bree' },
      armies: { bree: { 'sauron-regular': 1 } },
      captured: ['bree'],
    })
    expect(refused(captured, play(card))).toEqual(['events.requirement'])
  })

  ruleAllows(
    'events.requirement',
    'in a Stronghold of the Shadow, by a Fortification, in Mordor (OR-79)',
    () => {
      for (const region of ['moria', 'osgiliath'] as const)
        expect(diceFor(wild(card, { fellowship: { region } }), card)).toHaveLength(2)
      expect(diceFor(inMordor(card), card)).toHaveLength(2)
    },
  )
}

/** What the three that draw a tile have in common. */
const drawsTile = (card: EventCardId) => {
  awayFromHome(card)

  it('an Eye does nothing, and is used up', () => {
    const state = after(wild(card), play(card), tile('standard-eye'))
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(fellowship(state)).toMatchObject({ corruption: 0, revealed: false })
    expect(tiles(state).drawn).toEqual({ 'standard-eye': 1 })
    expect(placeOf(state, card)).toBe('played')
  })

  it('nor does a tile of the Fellowship, in Mordor', () => {
    const state = after(inMordor(card, { 'phial-of-galadriel': 1 }), play(card), tile('phial-of-galadriel'))
    expect(fellowship(state)).toMatchObject({ corruption: 4, mordor: 1 })
    expect(tiles(state).drawn).toEqual({ 'phial-of-galadriel': 1 })
  })

  ruleForbids('hunt.eye', 'OR-80: in Mordor an Eye drawn by a card does not count the Hunt box', () => {
    const state = after(inMordor(card, {}, { huntBox: { shadow: 2 } }), play(card), tile('standard-eye'))
    expect(fellowship(state)).toMatchObject({ corruption: 4, revealed: false })
  })

  it('a tile 0 hurts nobody, but its Reveal icon reveals', () => {
    const state = after(wild(card, { fellowship: { progress: 1 } }), play(card), tile('standard-0-reveal'))
    expect(asked(state)).toBe('free-peoples decide/path')
    const revealed = after(state, DONE)
    expect(fellowship(revealed)).toMatchObject({ revealed: true, progress: 0, corruption: 0 })
    expect(companions(revealed)).toHaveLength(7)
  })
}

describe('sh-char-05 Orc Patrol', () => {
  const card = 'sh-char-05'
  drawsTile(card)

  it('another tile is a successful Hunt, borne as the Free Peoples like', () => {
    const state = after(wild(card), play(card), tile('standard-3'))
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(offered(state).map(({ kind }) => kind)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
    expect(fellowship(after(state, RING)).corruption).toBe(3)
    const lost = after(state, free({ kind: 'loseGuide' }))
    expect([where(lost, 'gandalf-the-grey'), fellowship(lost)]).toMatchObject([
      'eliminated',
      { corruption: 0 },
    ])
    expect(eventsAs('TileDrawn', wild(card), play(card), tile('standard-3'))).toMatchObject([
      { tile: 'standard-3', why: 'card' },
    ])
  })

  it('with its Reveal icon after the damage', () => {
    const state = after(wild(card), play(card), tile('standard-2-reveal'), RING)
    expect(fellowship(state)).toMatchObject({ corruption: 2, revealed: true })
  })

  it('in Mordor a Stop icon stops nothing, and no step is made', () => {
    const state = after(inMordor(card, { 'give-it-to-uss': 1 }), play(card), tile('give-it-to-uss'), RING)
    expect(fellowship(state)).toMatchObject({ mordor: 1, corruption: 5, revealed: true })
    const three = after(inMordor(card), play(card), tile('standard-3'), RING)
    expect(fellowship(three)).toMatchObject({ mordor: 1, corruption: 7, tried: false })
  })
})

describe("sh-char-06 Isildur's Bane", () => {
  const card = 'sh-char-06'
  drawsTile(card)

  it('all damage is Corruption, and nothing is asked', () => {
    const state = after(wild(card), play(card), tile('standard-3'))
    expect([asked(state), fellowship(state).corruption]).toEqual(['free-peoples decide/action', 3])
    expect(companions(state)).toHaveLength(7)
  })

  it('a Guide cannot lessen it', () => {
    const hobbits = { ...ALONE, meriadoc: 'fellowship', peregrin: 'fellowship' } as const
    const state = after(wild(card, { characters: hobbits }), play(card), tile('standard-2'))
    expect([asked(state), fellowship(state).corruption]).toEqual(['free-peoples decide/action', 2])
    const gollum = after(wild(card, { characters: ALONE }), play(card), tile('standard-2'))
    expect([asked(gollum), fellowship(gollum)]).toMatchObject([
      'free-peoples decide/action',
      { corruption: 2, revealed: false },
    ])
  })

  it('nor a card on the table', () => {
    const armed = wild(card, { onTable: { 'free-peoples': ['fp-char-07'] } })
    expect(fellowship(after(armed, play(card), tile('standard-2'))).corruption).toBe(2)
  })

  it('reveals as the tile says', () => {
    const state = after(wild(card), play(card), tile('standard-1-reveal'))
    expect(fellowship(state)).toMatchObject({ corruption: 1, revealed: true })
  })

  it("the die of Shelob's Lair is Corruption too", () => {
    const state = after(
      inMordor(card, { 'shelobs-lair': 1 }),
      play(card),
      dice(named('hunt tile', 'shelobs-lair'), named('tile die', 5)),
    )
    expect(fellowship(state)).toMatchObject({ corruption: 9, mordor: 1 })
  })
})

describe('sh-char-07 Foul Thing from the Deep', () => {
  const card = 'sh-char-07'
  drawsTile(card)

  it('damage takes a Companion drawn at random, and nothing else can be answered', () => {
    const state = after(wild(card), play(card), shown('standard-1'))
    expect(asked(state)).toBe('nature random companion')
    const lost = after(state, dice('boromir'))
    expect([where(lost, 'boromir'), fellowship(lost).corruption]).toEqual(['eliminated', 0])
    expect(companions(lost)).toHaveLength(6)
  })

  it('the Guide is among them', () => {
    const state = after(wild(card), play(card), shown('standard-3'), dice('gandalf-the-grey'))
    expect(where(state, 'gandalf-the-grey')).toBe('eliminated')
    expect(fellowship(state)).toMatchObject({ guide: 'strider', corruption: 0 })
  })

  it('damage beyond his Level is Corruption, and nobody else dies', () => {
    const state = after(wild(card), play(card), shown('standard-3'), dice('gimli'))
    expect(asked(state)).toBe('free-peoples decide/guide')
    const guided = after(state, free({ kind: 'nameGuide', companion: 'strider' }))
    expect([asked(guided), fellowship(guided).corruption]).toEqual(['free-peoples decide/action', 1])
    expect(companions(guided)).toHaveLength(6)
  })

  it('what the Guide can do comes first, but not the Ring nor the Guide as a casualty', () => {
    const hobbits = { ...ALONE, meriadoc: 'fellowship', peregrin: 'fellowship' } as const
    const state = after(wild(card, { characters: hobbits }), play(card), tile('standard-2'))
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(offered(state).map(({ kind }) => kind)).toEqual(['loseRandom', 'guideLeaves'])
    expect(refused(state, RING)).toEqual(['events.overrides'])
    expect(refused(state, free({ kind: 'loseGuide' }))).toEqual(['events.overrides'])
    const again = after(state, free({ kind: 'guideLeaves' }))
    expect(offered(again).map(({ kind }) => kind)).toEqual(['loseRandom', 'guideLeaves'])
  })

  it('alone, the Ring-bearers use the Ring', () => {
    const state = after(
      wild(card, { characters: ALONE, fellowship: { revealed: true } }),
      play(card),
      tile('standard-2'),
    )
    expect(fellowship(state).corruption).toBe(2)
  })

  it('a Hobbit taken by it comes back on the map', () => {
    const state = after(wild(card), play(card), shown('standard-1'), dice('peregrin'))
    expect(asked(state)).toBe('free-peoples decide/guide')
    const back = after(state, free({ kind: 'nameGuide', companion: 'strider' }))
    expect(asked(back)).toBe('free-peoples decide/destination')
    expect(where(after(back, free({ kind: 'goTo', region: 'hollin' })), 'peregrin')).toBe('hollin')
  })
})

describe('sh-char-08 Candles of Corpses', () => {
  const card = 'sh-char-08'
  awayFromHome(card)

  it('three dice, and each 4 or more adds a Corruption', () => {
    const state = after(wild(card), play(card))
    expect(asked(state)).toBe('nature event die')
    expect(fellowship(after(state, dice(3, 4, 6))).corruption).toBe(2)
    expect(fellowship(after(state, dice(1, 2, 3))).corruption).toBe(0)
    expect(fellowship(after(state, dice(4, 5, 6))).corruption).toBe(3)
  })

  it('with Gollum as Guide each 6 only', () => {
    const state = after(wild(card, { characters: ALONE }), play(card))
    expect(fellowship(after(state, dice(4, 5, 6))).corruption).toBe(1)
  })

  it('it is no Hunt damage: nobody is asked, nobody is lost', () => {
    const state = after(wild(card), play(card), dice(6, 6, 6))
    expect([asked(state), companions(state).length]).toEqual(['free-peoples decide/action', 7])
    const kinds = eventsOf(wild(card), play(card), dice(6, 6, 6)).map(({ kind }) => kind)
    expect(kinds).not.toContain('DamageSet')
  })

  it('Corruption 12 ends the game', () => {
    const state = after(wild(card, { fellowship: { corruption: 10 } }), play(card), dice(6, 6, 6))
    expect(asked(state)).toBe('over victory.corruption')
  })
})
