/** Sméagol, his tiles and We Shall Get It (chapter XII, p. 72). */
import { describe, expect, it } from 'vitest'
import { pileOf, type PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  after,
  asked,
  beside,
  dice,
  fresh,
  game,
  offers,
  playing,
  reading,
  refused,
  table,
  whereIs,
} from './scenes'

const move = { kind: 'moveFellowship', die: 'character', as: 'character' }
const DICE = { 'free-peoples': ['character', 'character'], shadow: ['army'] } as const
const companions = (...ids: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(
    ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'].map((id) => [
      id,
      ids.includes(id) ? 'fellowship' : 'eliminated',
    ]),
  )
const hunted = (spec: PositionSpec = {}): PositionSpec => ({
  fellowship: { region: 'hollin' },
  huntBox: { shadow: 1 },
  dice: DICE,
  ...spec,
})
const withSmeagol = (others: ReadonlyArray<string>, spec: PositionSpec = {}): PositionSpec =>
  hunted({
    characters: { ...companions(...others), smeagol: 'fellowship' },
    fellowship: { region: 'hollin', guide: 'smeagol' },
    huntTiles: { removed: { smeagol: 1 } },
    ...spec,
  })

describe('Sméagol', () => {
  ruleAllows(
    'twilight.setUp',
    'TT-1: a new game has 18 tiles in the pool, decks of 26 and none of the cards replaced',
    () => {
      const state = fresh()
      const { pool } = reading(state).table.tiles
      expect(Object.values(pool).reduce((sum, one) => sum + one, 0)).toBe(18)
      expect(pool.smeagol).toBe(2)
      const { decks } = reading(state).table.cards
      for (const side of ['free-peoples', 'shadow'] as const)
        for (const deck of ['character', 'strategy'] as const)
          expect(pileOf(decks[`${side}-${deck}`]).cards.length).toBe(26)
      const ids = game.tables.eventCards.map(({ id }) => id)
      for (const id of [
        'fp-char-19',
        'fp-char-20',
        'fp-char-21',
        'sh-char-17',
        'sh-strat-10',
        'sh-strat-11',
      ] as const)
        expect(ids).not.toContain(id)
      expect(beside(state)['getIt']).toBe('aside')
    },
  )

  ruleAllows(
    'twilight.smeagolEnters',
    'TT-2: his tile brings him as Guide, leaves the game and reveals nothing',
    () => {
      const state = after(table(hunted()), move, dice(6, 'smeagol'))
      expect(whereIs(state, 'smeagol')).toBe('fellowship')
      expect(reading(state).table.fellowship).toMatchObject({
        guide: 'smeagol',
        revealed: false,
        corruption: 0,
      })
      expect(reading(state).table.tiles.removed).toEqual({ smeagol: 1 })
      expect(Object.values(reading(state).table.tiles.pool).reduce((sum, one) => sum + one, 0)).toBe(17)
    },
  )

  ruleAllows(
    'twilight.smeagolTile',
    'TT-3: with him in the Fellowship the other tile goes back into the pool',
    () => {
      const state = after(table(withSmeagol(['strider'])), move, dice(6, 'smeagol'))
      expect(reading(state).table.tiles.pool.smeagol).toBe(1)
      expect(reading(state).table.fellowship).toMatchObject({ guide: 'smeagol', corruption: 0 })
    },
  )

  ruleForbids(
    ['twilight.smeagolEnters', 'twilight.smeagolTile'],
    'TT-4: with Gollum in play his tile is discarded and another drawn',
    () => {
      const spec = hunted({ characters: companions(), fellowship: { region: 'hollin', guide: 'gollum' } })
      const { state, events } = playing(table(spec), move, dice(6, 'smeagol', 'standard-1'))
      expect(events.filter(({ kind }) => kind === 'TileDrawn').length).toBe(2)
      expect(whereIs(state, 'smeagol')).toBe('aside')
      expect(reading(state).table.tiles.drawn.smeagol).toBe(1)
    },
  )

  ruleAllows(
    'twilight.smeagolGuides',
    'TT-5: lost as Guide he takes damage by the highest Level, and We Shall Get It comes',
    () => {
      const state = after(table(withSmeagol(['strider', 'meriadoc'])), move, dice(6, 'standard-3'), {
        kind: 'loseGuide',
      })
      expect(reading(state).table.fellowship).toMatchObject({ guide: 'strider', corruption: 0 })
      expect(whereIs(state, 'smeagol')).toBe('eliminated')
      expect(beside(state)['getIt']).toBe('table')
    },
  )

  it('TT-6: with Merry alone beside him his Level is 1', () => {
    const state = after(table(withSmeagol(['meriadoc'])), move, dice(6, 'standard-3'), { kind: 'loseGuide' })
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(reading(after(state, { kind: 'takeCorruption' })).table.fellowship.corruption).toBe(2)
  })

  ruleAllows(
    'twilight.smeagolAlone',
    'TT-7: when the last other Companion leaves, Gollum takes his place and no card comes',
    () => {
      const state = table(withSmeagol(['meriadoc']))
      const left = after(
        state,
        { kind: 'separate', die: 'character', as: 'character' },
        { kind: 'join', character: 'meriadoc' },
        { kind: 'done' },
        { kind: 'goTo', region: 'hollin' },
      )
      expect(reading(left).table.fellowship.guide).toBe('gollum')
      expect(whereIs(left, 'smeagol')).toBe('replaced')
      expect(beside(left)['getIt']).toBe('aside')
    },
  )

  ruleAllows(
    'twilight.smeagolLeaves',
    'TT-8: separated with Boromir he is discarded, and adds nothing to how far they go',
    () => {
      const spec = withSmeagol(['strider', 'boromir'], {
        fellowship: { region: 'hollin', guide: 'smeagol', progress: 2 },
      })
      const going = after(
        table(spec),
        { kind: 'separate', die: 'character', as: 'character' },
        { kind: 'join', character: 'smeagol' },
        { kind: 'join', character: 'boromir' },
        { kind: 'done' },
      )
      expect(asked(going)).toBe('free-peoples decide/destination')
      expect(offers(going, { region: 'fords-of-isen' })).toBe(true)
      expect(offers(going, { region: 'helms-deep' })).toBe(false)
      const gone = after(going, { kind: 'goTo', region: 'hollin' })
      expect(whereIs(gone, 'boromir')).toBe('hollin')
      expect(whereIs(gone, 'smeagol')).toBe('eliminated')
      expect(beside(gone)['getIt']).toBe('aside')
    },
  )

  ruleAllows(
    'twilight.smeagolDeclares',
    'TT-9: with him a Character result declares in Lórien, without healing, and he is discarded',
    () => {
      const spec = withSmeagol(['strider'], {
        fellowship: { region: 'parth-celebrant', guide: 'smeagol', progress: 1, corruption: 3 },
      })
      const state = after(
        table(spec),
        { kind: 'declareWithDie', die: 'character', as: 'character' },
        { kind: 'goTo', region: 'lorien' },
      )
      expect(reading(state).table.fellowship).toMatchObject({
        region: 'lorien',
        corruption: 3,
        guide: 'strider',
      })
      expect(whereIs(state, 'smeagol')).toBe('eliminated')
      expect(reading(state).table.dice.huntBox['free-peoples']).toBe(0)
      expect(beside(state)['getIt']).toBe('aside')
    },
  )

  ruleAllows(
    'twilight.smeagolDeclares',
    'TT-10: declared so in Morannon it enters Mordor at once, Hidden',
    () => {
      const spec = withSmeagol(['strider'], {
        fellowship: { region: 'dagorlad', guide: 'smeagol', progress: 1 },
      })
      const state = after(
        table(spec),
        { kind: 'declareWithDie', die: 'character', as: 'character' },
        { kind: 'goTo', region: 'morannon' },
      )
      expect(reading(state).table.fellowship).toMatchObject({ mordor: 0, revealed: false, tried: false })
    },
  )

  ruleForbids('twilight.smeagolGuides', 'TT-11: no other Guide ability works while he guides', () => {
    const state = after(table(withSmeagol(['meriadoc'])), move, dice(6, 'standard-2'))
    expect(offers(state, { kind: 'guideLeaves' })).toBe(false)
    expect(refused(state, { kind: 'guideLeaves' })).toContain('fellowship.guideAbility')
  })

  ruleForbids('twilight.smeagolLeaves', 'TT-12: declared in captured Dale he stays', () => {
    const spec = withSmeagol(['strider'], {
      fellowship: { region: 'woodland-realm', guide: 'smeagol', progress: 1 },
      captured: ['dale'],
      armies: { dale: { 'southrons-regular': 1 } },
    })
    const state = after(
      table(spec),
      { kind: 'declareWithDie', die: 'character', as: 'character' },
      { kind: 'goTo', region: 'dale' },
    )
    expect(reading(state).table.fellowship).toMatchObject({ region: 'dale', guide: 'smeagol' })
  })

  it('TT-13: on the Mordor Track his tile lets the Fellowship advance', () => {
    const spec = withSmeagol(['strider'], { fellowship: { mordor: 1, guide: 'smeagol' } })
    const state = after(table(spec), move, dice('smeagol'))
    expect(reading(state).table.fellowship).toMatchObject({ mordor: 2, corruption: 0 })
    expect(reading(state).table.tiles.pool.smeagol).toBe(1)
  })

  ruleAllows(
    'twilight.getIt',
    'TT-14: with We Shall Get It and Gollum as Guide the Shadow may have another tile drawn',
    () => {
      const spec = hunted({
        characters: { ...companions(), smeagol: 'eliminated' },
        fellowship: { region: 'hollin', guide: 'gollum' },
        huntTiles: { removed: { smeagol: 1 } },
        beside: { getIt: 'table' },
      })
      const drawn = after(table(spec), move, dice(6, 'standard-0-reveal'))
      expect(asked(drawn)).toBe('shadow decide/getIt')
      const again = after(drawn, { kind: 'redraw' }, dice('standard-3'))
      expect(beside(again)['getIt']).toBe('used')
      const borne = after(again, { kind: 'takeCorruption' })
      expect(reading(borne).table.fellowship.corruption).toBe(3)
      expect(reading(borne).table.tiles.pool['standard-0-reveal']).toBe(2)
      const other = hunted({
        beside: { getIt: 'table' },
        characters: { smeagol: 'eliminated' },
        huntTiles: { removed: { smeagol: 1 } },
      })
      expect(asked(after(table(other), move, dice(6, 'standard-3')))).toBe('free-peoples decide/damage')
    },
  )

  it('TT-15: he counts for Hunt allocation', () => {
    const spec = withSmeagol(['strider', 'boromir', 'gimli'])
    const { dice: _, huntBox: __, ...rest } = spec
    const state = table({ ...rest, phase: 'hunt-allocation' })
    expect(offers(state, { kind: 'allocate', dice: 4 })).toBe(true)
    expect(refused(state, { kind: 'allocate', dice: 5 })).toContain('huntAllocation.limit')
  })
})
