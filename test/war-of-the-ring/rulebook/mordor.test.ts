/** The Fellowship in Mordor (chapter IX, p. 59). */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
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
  playing,
  refused,
  shadow,
  table,
  until,
  winner,
} from '../support/play'
import { companions, fellowship, huntBox, tiles, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

/** Hunters in the Hunt box, and Character results to move with. */
const acting = (spec: PositionSpec = {}, hunters = 1): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['army'] },
    huntBox: { shadow: hunters },
    ...spec,
  })

const SEVEN = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const HIDE = free({ kind: 'hideFellowship', die: 'character', as: 'character' })
const SEPARATE = free({ kind: 'separate', die: 'character', as: 'character' })
const DRAW = free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
const RING = free({ kind: 'takeCorruption' })
const DECLARE = free({ kind: 'declare' })
const SHADOW_DRAWS = shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
const tile = (id: string) => named('hunt tile', id)
const only = (...left: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(SEVEN.filter((id) => !left.includes(id)).map((id) => [id, 'eliminated']))

/** On the Mordor Track after so many steps; the Free Peoples act. */
const track = (there: PositionSpec['fellowship'] = {}, spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['character', 'character', 'event'], shadow: ['event', 'event'] },
    huntBox: { shadow: 1 },
    fellowship: { mordor: 0, ...there },
    ...spec,
  })
/** The last action of a turn is this one. */
const lastDie = (face: 'character' | 'event', there: PositionSpec['fellowship'] = {}): State =>
  track(there, { dice: { 'free-peoples': [face] } })
const kinds = (state: State) => offered(state).map(({ kind }) => kind)
const TURN_OVER = 'shadow decide/action'

describe('the Mordor Track', () => {
  ruleAllows('mordor.place', 'OR-79: the Fellowship on it is in no region', () => {
    expect(fellowship(track({ mordor: 2 }))).toMatchObject({ region: null, progress: 0, mordor: 2 })
    const crowd = { armies: { gorgoroth: { 'sauron-regular': 5, nazgul: 2 } } }
    const state = after(track({}, crowd), MOVE)
    expect(asked(state)).toBe('nature hunt tile')
    const wrong = { fellowship: { mordor: 1, region: 'gorgoroth' } } as const
    expect(() => table(wrong)).toThrow(/it is on the Mordor Track/)
  })

  ruleAllows(
    'mordor.enter',
    'from Minas Morgul to the first circle, Eyes and special tiles in the pool',
    () => {
      const start = table({
        phase: 'fellowship',
        fellowship: { region: 'minas-morgul', corruption: 3 },
        huntTiles: {
          pool: { 'standard-1': 2, 'standard-eye': 1 },
          drawn: { 'standard-eye': 2 },
          removed: { 'standard-eye': 1 },
          waiting: { 'give-it-to-uss': 1, 'elven-rope': 1 },
        },
      })
      const state = after(start, DECLARE)
      expect(fellowship(state)).toMatchObject({ mordor: 0, region: null, revealed: false, corruption: 3 })
      expect(tiles(state)).toEqual({
        pool: { 'standard-eye': 3, 'standard-1': 2, 'elven-rope': 1, 'give-it-to-uss': 1 },
        drawn: {
          'standard-3': 3,
          'standard-2': 2,
          'standard-2-reveal': 1,
          'standard-1-reveal': 2,
          'standard-0-reveal': 2,
        },
        waiting: {},
        removed: { 'standard-eye': 1 },
      })
    },
  )

  ruleForbids('mordor.enter', 'drawn numbers stay out, and Progress is counted no more', () => {
    const start = table({
      phase: 'fellowship',
      fellowship: { region: 'dagorlad', progress: 3 },
      huntTiles: { drawn: { 'standard-3': 2 } },
    })
    const state = after(start, DECLARE, free({ kind: 'goTo', region: 'morannon' }), free({ kind: 'done' }))
    expect(tiles(state).drawn).toEqual({ 'standard-3': 2 })
    expect(fellowship(state)).toMatchObject({ mordor: 0, progress: 0 })
    const moved = after(track(), MOVE, dice(tile('standard-1')), RING)
    expect(fellowship(moved)).toMatchObject({ mordor: 1, progress: 0 })
    expect(() => table({ fellowship: { mordor: 1, progress: 1 } })).toThrow(/is 0 on the Mordor Track/)
  })

  ruleAllows('mordor.separate', 'OR-78: a Hobbit as Guide may give his life for one damage', () => {
    const start = track({ guide: 'meriadoc' }, { characters: only('meriadoc', 'peregrin') })
    const { state, events } = playing(start, MOVE, dice(tile('standard-1')), free({ kind: 'guideLeaves' }))
    expect(where(state, 'meriadoc')).toBe('eliminated')
    expect(events).toContainEqual({
      kind: 'CharacterEliminated',
      rule: 'mordor.separate',
      character: 'meriadoc',
      region: null,
    })
    expect(fellowship(state)).toMatchObject({ corruption: 0, guide: 'peregrin', mordor: 1 })
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('mordor.separate', 'OR-78: nobody leaves by a Character result', () => {
    expect(refused(track(), SEPARATE)).toEqual(['fellowship.separate', 'mordor.separate'])
    expect(kinds(track())).not.toContain('separate')
  })

  ruleForbids('mordor.separate', 'a Hobbit lost there does not come back', () => {
    const hit = after(track({ mordor: 1 }), MOVE, dice(tile('standard-1')), free({ kind: 'loseRandom' }))
    const lost = after(hit, dice('peregrin'))
    expect(where(lost, 'peregrin')).toBe('eliminated')
    expect(asked(lost)).toBe('free-peoples decide/guide')
    expect(asked(after(lost, free({ kind: 'nameGuide', companion: 'strider' })))).toBe(TURN_OVER)
  })
})

describe('moving on the track', () => {
  ruleAllows('mordor.move', 'a tile is drawn at once, and borne as in any Hunt', () => {
    const drawing = after(track(), MOVE)
    expect(asked(drawing)).toBe('nature hunt tile')
    const hit = after(drawing, dice('standard-2'))
    expect(asked(hit)).toBe('free-peoples decide/damage')
    expect(kinds(hit)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
  })

  ruleAllows('mordor.move', 'even with an empty Hunt box', () => {
    const empty = track({}, { huntBox: { shadow: 0 } })
    expect(asked(after(empty, MOVE))).toBe('nature hunt tile')
  })

  ruleForbids('mordor.move', 'no die of the Hunt is rolled', () => {
    const moves = [MOVE, dice(tile('standard-2')), RING]
    expect(eventsAs('HuntDieRolled', track(), ...moves)).toEqual([])
  })

  ruleAllows('mordor.move', 'OR-76: tile, damage, step, reveal, and the die to the Hunt box', () => {
    const { state, events } = playing(track(), MOVE, dice(tile('standard-1-reveal')), RING)
    expect(events.map(({ kind }) => kind)).toEqual([
      'DieUsed',
      'MordorTried',
      'TileDrawn',
      'DamageSet',
      'CorruptionChanged',
      'MordorAdvanced',
      'FellowshipRevealed',
      'DieToHuntBox',
    ])
    expect(fellowship(state)).toMatchObject({ mordor: 1, region: null, revealed: true, corruption: 1 })
    expect(huntBox(state, 'free-peoples')).toBe(1)
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('mordor.move', 'OR-76: a reveal there moves no figure and draws no other tile', () => {
    const state = after(track(), MOVE, dice(tile('standard-0-reveal')))
    expect(fellowship(state)).toMatchObject({ mordor: 1, revealed: true })
    expect(asked(state)).toBe(TURN_OVER)
  })

  const eye = (spec: PositionSpec) =>
    eventsAs('DamageSet', track({}, spec), MOVE, dice(tile('standard-eye')))[0]?.damage

  ruleAllows('mordor.eye', 'TC-24: two dice of the Shadow and one of an earlier move are three', () => {
    const huntBoxes = { huntBox: { shadow: 2, 'free-peoples': 1 } }
    expect(eye(huntBoxes)).toBe(3)
    expect(
      eventsAs('DamageSet', track({}, huntBoxes), MOVE, dice(tile('standard-eye'))).map(({ rule }) => rule),
    ).toEqual(['mordor.eye'])
  })

  ruleAllows('mordor.eye', 'TC-24: and there may be more than five', () => {
    const full = {
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      huntBox: { shadow: 6, 'free-peoples': 3 },
    } as const
    expect(eye(full)).toBe(9)
  })

  ruleForbids('mordor.eye', 'TC-24: the die of this move does not count', () => {
    expect(eye({ huntBox: { shadow: 0 } })).toBe(0)
    expect(eye({ huntBox: { shadow: 1 } })).toBe(1)
    const hit = after(track(), MOVE, dice(tile('standard-eye')), RING)
    const hidden = after(hit, SHADOW_DRAWS, dice('sh-strat-01'), HIDE)
    expect(fellowship(hidden)).toMatchObject({ corruption: 1, revealed: false })
    expect(huntBox(hidden, 'free-peoples')).toBe(1)
  })

  ruleAllows('mordor.eye', 'the second move of a turn counts the die of the first', () => {
    const first = after(track(), MOVE, dice(tile('standard-1')), RING, SHADOW_DRAWS, dice('sh-strat-01'))
    expect(eventsAs('DamageSet', first, MOVE, dice(tile('standard-eye')))[0]?.damage).toBe(2)
  })

  ruleAllows('mordor.advance', 'one step for each tile that does not stop', () => {
    const one = after(track(), MOVE, dice(tile('standard-3')), RING)
    expect(fellowship(one).mordor).toBe(1)
    const two = after(one, SHADOW_DRAWS, dice('sh-strat-01'), MOVE, dice(tile('standard-2')), RING)
    expect(fellowship(two)).toMatchObject({ mordor: 2, corruption: 5 })
  })

  ruleForbids('mordor.advance', 'none with a Stop icon', () => {
    const pool = { 'on-on-they-went': 1, 'standard-1': 1 }
    const state = after(track({ mordor: 2 }, { huntTiles: { pool } }), MOVE, dice('on-on-they-went'), RING)
    expect(fellowship(state)).toMatchObject({ mordor: 2, corruption: 3, tried: true })
  })

  ruleAllows('mordor.hidden', 'a Character result hides a Revealed Fellowship', () => {
    const shown = track({ revealed: true })
    const state = after(shown, HIDE)
    expect(fellowship(state)).toMatchObject({ revealed: false, mordor: 0, tried: true })
    expect(huntBox(state, 'free-peoples')).toBe(0)
    expect(unused(state, 'free-peoples')).toEqual({ character: 1, event: 1 })
  })

  ruleForbids('mordor.hidden', 'a Revealed one does not move', () => {
    const shown = track({ revealed: true })
    expect(refused(shown, MOVE)).toEqual(['mordor.hidden'])
    expect(offered(shown, { kind: 'moveFellowship' })).toEqual([])
  })
})

describe('Gollum as Guide on the track', () => {
  const alone = (special: Readonly<Record<string, number>> = {}) =>
    track(
      { mordor: 1 },
      { characters: only(), huntTiles: { pool: { 'standard-2': 1, 'standard-1-reveal': 1, ...special } } },
    )

  ruleAllows('mordor.move', 'a standard number does not reveal, and a chosen reveal takes one off', () => {
    const number = after(alone(), MOVE, dice('standard-1-reveal'))
    expect(kinds(number)).toEqual(['takeCorruption', 'revealSelf'])
    expect(fellowship(after(number, RING))).toMatchObject({ mordor: 2, corruption: 1, revealed: false })
    const shown = after(alone(), MOVE, dice('standard-2'), free({ kind: 'revealSelf' }))
    expect(fellowship(shown)).toMatchObject({ mordor: 2, corruption: 1, revealed: true })
    expect(asked(shown)).toBe(TURN_OVER)
  })

  ruleForbids('mordor.move', 'a special tile reveals all the same, and leaves him no choice', () => {
    const state = after(alone({ 'give-it-to-uss': 1 }), MOVE, dice('give-it-to-uss'))
    expect(fellowship(state)).toMatchObject({ mordor: 1, corruption: 1, revealed: true })
    expect(asked(state)).toBe(TURN_OVER)
  })
})

describe('standing still on the track', () => {
  /** Plays on from the last die to the next turn. */
  const nextTurn = (state: State) => until(state, 'shadow decide/allocation')
  const corruption = (state: State) => fellowship(nextTurn(state)).corruption

  ruleAllows('mordor.idle', 'a turn with a move or a hiding costs nothing', () => {
    const one = { characters: only('strider') }
    const moved = track({}, { ...one, dice: { 'free-peoples': ['character'] } })
    expect(corruption(after(moved, MOVE, drawn('hunt tile', 'standard-0-reveal')))).toBe(0)
    const shown = track({ revealed: true }, { ...one, dice: { 'free-peoples': ['character'] } })
    expect(corruption(after(shown, HIDE))).toBe(0)
  })

  ruleAllows('mordor.idle', 'OR-77: to be stopped is to have tried', () => {
    const pool = { 'shelobs-lair': 1, 'standard-1': 1 }
    const start = track({}, { dice: { 'free-peoples': ['character'] }, huntTiles: { pool } })
    const events = eventsOf(start, MOVE, drawn('hunt tile', 'shelobs-lair'), drawn('tile die', 1), RING)
    expect(events.map(({ rule }) => rule)).not.toContain('mordor.idle')
    expect(events.map(({ kind }) => kind)).not.toContain('MordorAdvanced')
  })

  ruleForbids('mordor.idle', 'a turn without either costs one, when its actions are over', () => {
    const { events } = playing(
      lastDie('event', { corruption: 2 }),
      DRAW,
      drawn('free-peoples strategy card', 'fp-strat-01'),
    )
    expect(events).toContainEqual({
      kind: 'CorruptionChanged',
      rule: 'mordor.idle',
      by: 1,
      corruption: 3,
    })
    const early = after(track({ corruption: 2 }), DRAW, dice('fp-strat-01'))
    expect(fellowship(early).corruption).toBe(2)
  })

  ruleForbids('mordor.idle', 'OR-77: the turn of entering is no exception', () => {
    const start = table({
      phase: 'fellowship',
      fellowship: { region: 'morannon' },
      characters: only('strider'),
    })
    const entered = after(start, DECLARE, shadow({ kind: 'allocate', dice: 0 }))
    const rolled = after(
      entered,
      dice(...Array.from({ length: 4 }, () => 'event'), ...Array.from({ length: 7 }, () => 'eye')),
    )
    expect(fellowship(rolled)).toMatchObject({ mordor: 0, tried: false, corruption: 0 })
    expect(fellowship(until(rolled, 'shadow decide/allocation'))).toMatchObject({ mordor: 0, corruption: 1 })
  })

  ruleForbids('mordor.idle', 'the try of one turn does not count in the next', () => {
    const one = { characters: only('strider'), dice: { 'free-peoples': ['character'] } } as const
    const next = nextTurn(after(track({}, one), MOVE, drawn('hunt tile', 'standard-0-reveal')))
    expect(fellowship(next)).toMatchObject({ tried: false, mordor: 1 })
  })

  ruleForbids('mordor.idle', 'it can be the last straw', () => {
    const { state } = playing(lastDie('event', { corruption: 11 }), DRAW, dice('fp-strat-01'))
    expect(winner(state)).toBe('shadow by victory.corruption')
  })
})

describe('the Crack of Doom', () => {
  ruleAllows('mordor.crackOfDoom', 'OR-75: the fifth step destroys the Ring', () => {
    const state = after(track({ mordor: 4, corruption: 9 }), MOVE, dice(tile('standard-2')), RING)
    expect(fellowship(state)).toMatchObject({ mordor: 5, corruption: 11 })
    expect(winner(state)).toBe('free-peoples by victory.ring')
  })

  ruleAllows('mordor.crackOfDoom', 'OR-76: before a reveal, and without the die', () => {
    const { state, events } = playing(track({ mordor: 4 }), MOVE, dice(tile('standard-0-reveal')))
    expect(events.map(({ kind }) => kind)).toEqual([
      'DieUsed',
      'MordorTried',
      'TileDrawn',
      'DamageSet',
      'MordorAdvanced',
      'GameWon',
    ])
    expect(fellowship(state).revealed).toBe(false)
  })

  ruleForbids('mordor.crackOfDoom', 'OR-75: the fourth does not', () => {
    const state = after(track({ mordor: 3 }), MOVE, dice(tile('standard-1')), RING)
    expect(fellowship(state).mordor).toBe(4)
    expect(winner(state)).toBe('nobody')
  })

  ruleForbids('mordor.crackOfDoom', 'TC-25: with Corruption 12 the last step comes too late', () => {
    const start = track({ mordor: 4, corruption: 11 }, { characters: only() })
    const hit = after(start, MOVE, dice(tile('standard-2')))
    expect(kinds(hit)).toEqual(['takeCorruption', 'revealSelf'])
    for (const answer of [RING, free({ kind: 'revealSelf' })]) {
      const state = after(hit, answer)
      expect(winner(state)).toBe('shadow by victory.corruption')
      expect(fellowship(state)).toMatchObject({ mordor: 4, corruption: 12 })
    }
  })

  ruleForbids('mordor.crackOfDoom', 'a Stop icon before it keeps them from it', () => {
    const pool = { 'give-it-to-uss': 1, 'standard-1': 1 }
    const state = after(track({ mordor: 4 }, { huntTiles: { pool } }), MOVE, dice('give-it-to-uss'), RING)
    expect(fellowship(state)).toMatchObject({ mordor: 4, revealed: true })
    expect(winner(state)).toBe('nobody')
    expect(companions(state)).toEqual(SEVEN)
    expect(offers(state, 'drawEvent', 'deck')).toEqual(['character', 'strategy'])
  })
})

describe('Gorgoroth', () => {
  ruleForbids('mordor.place', 'those in Gorgoroth to take part in what happens on the track', () => {
    const track = (armies: PositionSpec['armies']) =>
      acting({ fellowship: { mordor: 1 }, armies: armies ?? {} })
    const crowd = track({ gorgoroth: { 'sauron-regular': 5, nazgul: 2 } })
    expect(asked(after(crowd, MOVE))).toBe('nature hunt tile')
    expect(refused(crowd, SEPARATE)).toEqual(['fellowship.separate', 'mordor.separate'])
    const flying = after(
      table({
        fellowship: { mordor: 1 },
        acting: 'shadow',
        dice: { 'free-peoples': [], shadow: ['character'] },
      }),
      shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      shadow({ kind: 'fly', from: 'barad-dur' }),
    )
    expect(offers(flying, 'goTo', 'region')).toContain('gorgoroth')
    expect(offers(flying, 'goTo', 'region')).not.toContain('mordor')
  })
})
