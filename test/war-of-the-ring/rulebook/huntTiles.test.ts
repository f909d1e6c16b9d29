/** Hunt tiles: the pool, what they say, and in which order it happens (chapter IX, p. 56-58). */
import { describe, expect } from 'vitest'
import { HUNT_TILES } from '../../../src/war-of-the-ring/data/hunt-tiles'
import { warOfTheRing, type PositionSpec, type RegionId, type State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  drawn,
  eventsAs,
  eventsOf,
  free,
  type Move,
  named,
  table,
  until,
} from '../support/play'
import { fellowship, tiles } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import * as E from 'fp-ts/lib/Either.js'

/** Hunters in the Hunt box, and Character results to move with. */
const acting = (spec: PositionSpec = {}, hunters = 1): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['army'] },
    huntBox: { shadow: hunters },
    ...spec,
  })

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const RING = free({ kind: 'takeCorruption' })
const DONE = free({ kind: 'done' })
const DECLARE = free({ kind: 'declare' })
const to = (region: RegionId) => free({ kind: 'goTo', region })
const tile = (id: string) => named('hunt tile', id)
const SIX = drawn('hunt die', 6)
const STANDARD = {
  'standard-eye': 4,
  'standard-3': 3,
  'standard-2': 2,
  'standard-2-reveal': 1,
  'standard-1': 2,
  'standard-1-reveal': 2,
  'standard-0-reveal': 2,
}

/** The Fellowship may move from Hollin; so many dice hunt it. */
const hunted = (spec: PositionSpec = {}, hunters = 1): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'event'] },
    huntBox: { shadow: hunters },
    fellowship: { region: 'hollin' },
    ...spec,
  })
/** A tile has been drawn after that move, with as many successes as dice. */
const hit = (id: string, spec: PositionSpec = {}, hunters = 1): State =>
  after(hunted(spec, hunters), MOVE, dice(...Array.from({ length: hunters }, () => 6), tile(id)))
/** On the Mordor Track, with these special tiles in the pool beside the standard ones. */
const inMordor = (special: Readonly<Record<string, number>>, spec: PositionSpec = {}): State =>
  hunted({
    fellowship: { mordor: 1, corruption: 4 },
    huntTiles: { pool: { ...STANDARD, ...special } },
    ...spec,
  })
/** What can come up, in sixteenths or whatever the pool holds. */
const chances = (state: State) =>
  Object.fromEntries(
    warOfTheRing
      .chances(state)
      .map(({ action, probability: { numerator, denominator } }) => [
        action.outcome,
        `${numerator}/${denominator}`,
      ]),
  )
const damageOf = (state: State, ...moves: ReadonlyArray<Move>) =>
  eventsAs('DamageSet', state, ...moves).map(({ damage }) => damage)
const sum = (numbers: Readonly<Record<string, number>>) => Object.values(numbers).reduce((a, b) => a + b, 0)

describe('the Hunt Pool', () => {
  ruleAllows('hunt.pool', 'any tile that is left may come up, each as likely as another', () => {
    expect(chances(after(hunted(), MOVE, SIX))).toEqual({
      'standard-eye': '4/16',
      'standard-3': '3/16',
      'standard-2': '2/16',
      'standard-2-reveal': '1/16',
      'standard-1': '2/16',
      'standard-1-reveal': '2/16',
      'standard-0-reveal': '2/16',
    })
  })

  ruleForbids('hunt.pool', 'a tile drawn does not come up again', () => {
    const state = after(hit('standard-2-reveal'), RING, DONE)
    expect(tiles(state).drawn).toEqual({ 'standard-2-reveal': 1 })
    expect(sum(tiles(state).pool)).toBe(15)
    const pool = { 'standard-1': 1, 'standard-3': 2 }
    expect(chances(after(hunted({ huntTiles: { pool } }), MOVE, SIX))).toEqual({
      'standard-3': '2/3',
      'standard-1': '1/3',
    })
  })

  ruleForbids('hunt.pool', 'OR-83: nor does one that was taken out of the game', () => {
    const removed = { 'standard-eye': 2 }
    const without = chances(after(hunted({ huntTiles: { removed } }), MOVE, SIX))
    expect(without).toEqual({
      'standard-eye': '2/14',
      'standard-3': '3/14',
      'standard-2': '2/14',
      'standard-2-reveal': '1/14',
      'standard-1': '2/14',
      'standard-1-reveal': '2/14',
      'standard-0-reveal': '2/14',
    })
    const last = hunted({ huntTiles: { pool: { 'standard-1': 1 }, removed: { 'standard-eye': 2 } } })
    const refilled = after(last, MOVE, SIX, RING)
    expect(tiles(refilled)).toMatchObject({
      pool: { ...STANDARD, 'standard-eye': 2 },
      removed: { 'standard-eye': 2 },
    })
  })

  const lastOne = { huntTiles: { pool: { 'standard-1': 1 } } }

  ruleAllows('hunt.refill', 'TC-38: the last tile dealt with, all standard ones are back', () => {
    const state = after(hunted(lastOne), MOVE, SIX, RING)
    expect(asked(state)).toBe('shadow decide/action')
    expect(tiles(state)).toEqual({ pool: STANDARD, drawn: {}, waiting: {}, removed: {} })
  })

  ruleAllows('hunt.refill', 'TC-38: so that Mordor is entered with all sixteen', () => {
    const start = table({
      dice: { 'free-peoples': ['character'] },
      huntBox: { shadow: 1 },
      fellowship: { region: 'morannon' },
      armies: { morannon: {} },
      ...lastOne,
    })
    const next = until(after(start, MOVE, SIX, RING), 'free-peoples decide/declare')
    const there = after(next, DECLARE, DONE)
    expect(fellowship(there).mordor).toBe(0)
    expect(tiles(there).pool).toEqual(STANDARD)
  })

  ruleForbids('hunt.refill', 'OR-81: not while the last tile is being dealt with', () => {
    const bearing = after(hunted(lastOne), MOVE, SIX)
    expect(asked(bearing)).toBe('free-peoples decide/damage')
    expect(sum(tiles(bearing).pool)).toBe(0)
  })

  ruleForbids('hunt.refill', 'not while any tile is left', () => {
    const two = hunted({ huntTiles: { pool: { 'standard-1': 1, 'standard-2': 1 } } })
    const state = after(two, MOVE, dice(6, tile('standard-1')), RING)
    expect(tiles(state).pool).toEqual({ 'standard-2': 1 })
    expect(() => table({ huntTiles: { pool: {} } })).toThrow(/never left empty/)
  })

  ruleForbids('hunt.refill', 'special tiles do not come back', () => {
    const start = inMordor(
      {},
      { huntTiles: { pool: { 'elven-rope': 1 }, drawn: { 'phial-of-galadriel': 1 } } },
    )
    const state = after(start, MOVE)
    expect(tiles(state).pool).toEqual(STANDARD)
    expect(tiles(state).drawn).toEqual({ 'elven-rope': 1, 'phial-of-galadriel': 1 })
  })

  ruleAllows('hunt.refill', 'OR-81: a Stronghold tile after the last one is drawn from a full pool', () => {
    const start = hunted({ huntTiles: { pool: { 'standard-0-reveal': 1 } } })
    const state = after(start, MOVE, SIX, to('moria'))
    expect(asked(state)).toBe('nature hunt tile')
    expect(sum(tiles(state).pool)).toBe(16)
  })
})

describe('what tiles say', () => {
  ruleAllows('hunt.standardTiles', 'sixteen of them, 0 to 3 or an Eye, nine with Reveal', () => {
    expect(tiles(table({})).pool).toEqual(STANDARD)
    const standard = HUNT_TILES.filter(({ kind }) => kind === 'standard')
    expect(
      sum(Object.fromEntries(standard.filter(({ reveal }) => reveal).map(({ id, count }) => [id, count]))),
    ).toBe(9)
    expect(standard.some(({ stop }) => stop)).toBe(false)
  })

  ruleAllows('hunt.damage', 'the number is the damage: 3, 2, 1 and 0', () => {
    const numbers = [
      'standard-3',
      'standard-2',
      'standard-2-reveal',
      'standard-1',
      'standard-1-reveal',
      'standard-0-reveal',
    ]
    const damage = numbers.map((id) => damageOf(hunted({}, 2), MOVE, dice(6, 6, tile(id)))[0])
    expect(damage).toEqual([3, 2, 2, 1, 1, 0])
  })

  ruleForbids('hunt.damage', 'no number, no question: a 0 is not borne', () => {
    expect(asked(hit('standard-0-reveal'))).toBe('free-peoples decide/path')
    expect(asked(hit('standard-1'))).toBe('free-peoples decide/damage')
  })

  ruleAllows('hunt.eye', 'an Eye does as much as the roll had successes', () => {
    expect(damageOf(hunted({}, 4), MOVE, dice(6, 1, 6, 6, tile('standard-eye')))).toEqual([3])
    expect(damageOf(hunted({}, 2), MOVE, dice(6, 1, tile('standard-eye')))).toEqual([1])
    const again = { armies: { hollin: { nazgul: 1 } } }
    expect(damageOf(hunted(again, 2), MOVE, dice(6, 1, 6, tile('standard-eye')))).toEqual([2])
  })

  ruleForbids('hunt.eye', 'OR-80: for a Stronghold it does nothing', () => {
    const start = hunted({}, 3)
    const moves = [MOVE, dice(6, 6, 6, tile('standard-0-reveal')), to('moria'), dice('standard-eye')]
    expect(damageOf(start, ...moves)).toEqual([0, 0])
    expect(asked(after(start, ...moves))).toBe('shadow decide/action')
  })

  ruleAllows('hunt.reveals', 'a Reveal icon reveals beside the damage', () => {
    for (const id of ['standard-eye', 'standard-2-reveal', 'standard-1-reveal']) {
      const state = after(hit(id), RING, DONE)
      expect(fellowship(state)).toMatchObject({ region: 'hollin', revealed: true, progress: 0 })
      expect(fellowship(state).corruption).toBe(id === 'standard-2-reveal' ? 2 : 1)
    }
    expect(fellowship(after(hit('standard-0-reveal'), DONE))).toMatchObject({ revealed: true, corruption: 0 })
  })

  ruleAllows('hunt.reveals', 'OR-67: damage first, with figure and Progress as they were', () => {
    const state = hit('standard-2-reveal', { fellowship: { region: 'hollin', progress: 2 } })
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(fellowship(state)).toMatchObject({ region: 'hollin', progress: 3, revealed: false })
    expect(eventsOf(state, RING, to('trollshaws'), DONE).map(({ kind }) => kind)).toEqual([
      'CorruptionChanged',
      'RingBearersMoved',
      'FellowshipRevealed',
      'DieToHuntBox',
    ])
  })

  ruleForbids('hunt.reveals', 'a tile without the icon does not', () => {
    for (const id of ['standard-3', 'standard-2', 'standard-1']) {
      const state = after(hit(id), RING)
      expect(fellowship(state)).toMatchObject({ region: 'hollin', revealed: false, progress: 1 })
    }
  })

  ruleForbids('hunt.reveals', 'OR-124: not a Fellowship that is Revealed already', () => {
    const shown = after(hit('standard-1-reveal'), RING, to('moria'))
    const state = after(shown, dice('standard-1-reveal'), RING)
    expect(fellowship(state)).toMatchObject({ region: 'moria', progress: 0, revealed: true, corruption: 2 })
    expect(asked(state)).toBe('shadow decide/action')
    expect(eventsAs('FellowshipRevealed', shown, dice('standard-1-reveal'), RING)).toEqual([])
  })
})

describe('special tiles', () => {
  const waiting = { 'shelobs-lair': 1, 'elven-cloaks': 1 }

  ruleAllows('hunt.specialTiles', 'they join the pool as the Fellowship comes to Mordor', () => {
    const start = table({
      phase: 'fellowship',
      fellowship: { region: 'morannon' },
      huntTiles: { waiting },
    })
    expect(tiles(start)).toMatchObject({ pool: STANDARD, waiting })
    expect(tiles(after(start, DECLARE))).toEqual({
      pool: { ...STANDARD, ...waiting },
      drawn: {},
      waiting: {},
      removed: {},
    })
  })

  ruleForbids('hunt.specialTiles', 'before that they wait, and never come up', () => {
    const state = after(hunted({ huntTiles: { waiting } }), MOVE, SIX)
    expect(Object.keys(chances(state))).toEqual(Object.keys(STANDARD))
    const early = { huntTiles: { pool: { ...STANDARD, 'elven-rope': 1 } } }
    expect(() => table(early)).toThrow(/special tiles wait for the Mordor Track/)
    const late = { fellowship: { mordor: 0 }, huntTiles: { waiting } }
    expect(() => table(late)).toThrow(/no special tile waits/)
  })

  ruleAllows('hunt.negative', 'the Phial takes two Corruption away, Sméagol one', () => {
    const phial = after(inMordor({ 'phial-of-galadriel': 1 }), MOVE, dice('phial-of-galadriel'))
    expect(fellowship(phial)).toMatchObject({ corruption: 2, mordor: 2 })
    const smeagol = inMordor({ 'smeagol-helps-nice-master': 1 })
    expect(fellowship(after(smeagol, MOVE, dice('smeagol-helps-nice-master')))).toMatchObject({
      corruption: 3,
      mordor: 2,
    })
  })

  ruleAllows('hunt.negative', 'Cloaks and Rope do nothing at all', () => {
    for (const id of ['elven-cloaks', 'elven-rope'])
      expect(fellowship(after(inMordor({ [id]: 1 }), MOVE, dice(id)))).toMatchObject({
        corruption: 4,
        mordor: 2,
        revealed: false,
      })
  })

  ruleForbids('hunt.negative', 'OR-82: not below 0, and without damage nobody is asked', () => {
    const light = inMordor({ 'phial-of-galadriel': 1 }, { fellowship: { mordor: 1, corruption: 1 } })
    const state = after(light, MOVE, dice('phial-of-galadriel'))
    expect(fellowship(state)).toMatchObject({ corruption: 0, mordor: 2 })
    expect(asked(state)).toBe('shadow decide/action')
    expect(damageOf(light, MOVE, dice('phial-of-galadriel'))).toEqual([0])
  })

  ruleAllows('hunt.dieTile', "DP-9.4: for Shelob's Lair a die is rolled after the draw", () => {
    const shown = after(inMordor({ 'shelobs-lair': 1 }), MOVE, drawn('hunt tile', 'shelobs-lair'))
    expect(asked(shown)).toBe('nature tile die')
    const sixth = '1/6'
    expect(chances(shown)).toEqual({ 1: sixth, 2: sixth, 3: sixth, 4: sixth, 5: sixth, 6: sixth })
    expect(damageOf(shown, dice(5))).toEqual([5])
    expect(fellowship(after(shown, dice(5), RING)).corruption).toBe(9)
  })

  ruleForbids('hunt.dieTile', 'for no other tile, and no bonus counts for the die', () => {
    expect(asked(after(inMordor({ 'on-on-they-went': 1 }), MOVE, dice('on-on-they-went')))).toBe(
      'free-peoples decide/damage',
    )
    const moved = { huntBox: { shadow: 3, 'free-peoples': 2 } }
    expect(damageOf(inMordor({ 'shelobs-lair': 1 }, moved), MOVE, dice('shelobs-lair', 2))).toEqual([2])
  })

  ruleAllows('hunt.stopTiles', 'the four tiles of the Shadow: what they do, and that they stop', () => {
    const drawnFor = (id: string, ...more: ReadonlyArray<number>) =>
      after(inMordor({ [id]: 1 }), MOVE, dice(id, ...more), RING)
    const at1 = { mordor: 1 }
    expect(fellowship(drawnFor('shelobs-lair', 2))).toMatchObject({ ...at1, corruption: 6, revealed: false })
    expect(fellowship(drawnFor('the-ring-is-mine'))).toMatchObject({ ...at1, corruption: 5, revealed: true })
    expect(fellowship(drawnFor('on-on-they-went'))).toMatchObject({ ...at1, corruption: 7, revealed: false })
    expect(fellowship(drawnFor('give-it-to-uss'))).toMatchObject({ ...at1, corruption: 5, revealed: true })
  })

  ruleForbids('hunt.stopTiles', 'neither a standard tile nor one of the Free Peoples stops', () => {
    const stopping = HUNT_TILES.filter(({ stop }) => stop).map(({ id }) => id)
    expect(stopping).toEqual(['shelobs-lair', 'the-ring-is-mine', 'on-on-they-went', 'give-it-to-uss'])
    expect(fellowship(after(inMordor({}), MOVE, dice('standard-1'), RING)).mordor).toBe(2)
    expect(fellowship(after(inMordor({ 'elven-rope': 1 }), MOVE, dice('elven-rope'))).mordor).toBe(2)
  })
})

describe('the standard tiles', () => {
  /** Whether an outcome of the pending draw is none of it. */
  const comesNot = (state: State, outcome: string): boolean =>
    E.isLeft(warOfTheRing.applyAction(state, { seat: 'nature', kind: 'chance', draw: 'hunt tile', outcome }))
  const hunted = after(acting(), MOVE, { seat: 'nature', kind: 'chance', draw: 'hunt die', outcome: 6 })
  ruleForbids('hunt.standardTiles', 'a standard tile of four, and a plain 3 to reveal', () => {
    expect(comesNot(hunted, 'standard-4')).toBe(true)
    expect(comesNot(hunted, 'standard-3-reveal')).toBe(true)
    const three = after(hunted, dice('standard-3'), free({ kind: 'takeCorruption' }))
    expect(fellowship(three)).toMatchObject({ corruption: 3, revealed: false })
  })
})
