/** Tiles of Sméagol in the pool and under Mithril Coat (rulings OR-141 and OR-160). */
import { describe, expect, it } from 'vitest'
import type { HuntTileId, PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import { after, asked, dice, fresh, game, playing, reading, table, whereIs } from './scenes'

const move = { kind: 'moveFellowship', die: 'character', as: 'character' }
const tile = (outcome: HuntTileId) => ({ kind: 'chance', draw: 'hunt tile', outcome })
const event = (card: string) => ({ kind: 'playEvent', card, die: 'event', as: 'event' })
const ALL = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
const companions = (...ids: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(ALL.map((id) => [id, ids.includes(id) ? 'fellowship' : 'eliminated']))
const withSmeagol = (others: ReadonlyArray<string>, spec: PositionSpec = {}): PositionSpec => ({
  characters: { ...companions(...others), smeagol: 'fellowship' },
  fellowship: { region: 'hollin', guide: 'smeagol' },
  huntTiles: { removed: { smeagol: 1 } },
  dice: { 'free-peoples': ['character', 'event'], shadow: ['event'] },
  ...spec,
})
const alone = (spec: PositionSpec = {}): PositionSpec => ({
  characters: { ...companions(), smeagol: 'eliminated' },
  fellowship: { region: 'hollin', guide: 'gollum' },
  huntTiles: { removed: { smeagol: 1 } },
  huntBox: { shadow: 1 },
  dice: { 'free-peoples': ['character', 'event'], shadow: ['event'] },
  ...spec,
})

describe('a pool with nothing but a tile of his', () => {
  const one = (tile: HuntTileId, number = 1): PositionSpec => ({
    huntTiles: { pool: { [tile]: 1, smeagol: number }, removed: { smeagol: 2 - number } },
    huntBox: { shadow: 1 },
  })
  ruleAllows(
    ['hunt.refill', 'twilight.smeagolTile'],
    'OR-141: all tiles that can be used up have been used, so the standard ones go back beside his',
    () => {
      const { state, events } = playing(
        table(withSmeagol(['strider'], one('standard-1'))),
        move,
        dice(6, 'standard-1'),
        { kind: 'takeCorruption' },
      )
      expect(events.map(({ kind }) => kind)).toContain('PoolRefilled')
      expect(reading(state).table.tiles.pool).toEqual({ ...reading(fresh()).table.tiles.pool, smeagol: 1 })
      expect(reading(state).table.tiles.drawn).toEqual({})
    },
  )
  ruleAllows('hunt.refill', 'OR-141: so they do when he comes by the last tile but one of his own', () => {
    const spec: PositionSpec = { huntTiles: { pool: { smeagol: 2 } }, huntBox: { shadow: 1 } }
    const state = after(
      table({ ...withSmeagol([]), characters: {}, fellowship: { region: 'hollin' }, ...spec }),
      move,
      dice(6),
    )
    expect(whereIs(state, 'smeagol')).toBe('fellowship')
    expect(reading(state).table.tiles.pool).toEqual({ ...reading(fresh()).table.tiles.pool, smeagol: 1 })
  })
  ruleForbids(
    'hunt.refill',
    'OR-141: with Gollum his tile can be used up: the pool is filled after it',
    () => {
      const pool = table(alone(one('standard-1')))
      const left = after(pool, move, dice(6, 'standard-1'), { kind: 'takeCorruption' })
      expect(reading(left).table.tiles.pool).toEqual({ smeagol: 1 })
      const last = { huntTiles: { pool: { smeagol: 1 }, removed: { smeagol: 1 } } } as const
      const { drawn } = reading(after(table(alone(last)), move, dice(6, 'standard-eye'))).table.tiles
      expect(drawn).toEqual({ smeagol: 1, 'standard-eye': 1 })
    },
  )
  it('OR-141: Challenge of the King fills such a pool from the tiles drawn before it', () => {
    const spec = withSmeagol(['boromir', 'meriadoc'], {
      ...one('standard-1'),
      characters: { ...companions('boromir', 'meriadoc'), smeagol: 'fellowship', strider: 'lossarnach' },
      armies: { lossarnach: { 'gondor-regular': 1 } },
      hands: { 'free-peoples': ['fp-char-14'] },
    })
    const looked = after(table(spec), event('fp-char-14'), tile('standard-1'))
    expect(reading(looked).table.tiles.pool).toMatchObject({ smeagol: 1, 'standard-eye': 4 })
    const over = after(looked, dice('smeagol', 'standard-3'))
    expect(reading(over).table.tiles.pool).toEqual({ ...reading(fresh()).table.tiles.pool, smeagol: 1 })
  })
  ruleForbids(
    'hunt.refill',
    'OR-141: a position cannot say that his tile is left alone while he guides',
    () => {
      const { huntTiles: _, ...spec } = withSmeagol(['strider'])
      const built = game.position({
        ...spec,
        huntTiles: { pool: { smeagol: 1 }, removed: { smeagol: 1 } },
        config: { twilight: true },
      })
      expect(built).toMatchObject({
        left: { path: 'tiles.pool', problem: 'is never left empty (hunt.refill)' },
      })
    },
  )
})

describe('Mithril Coat on a tile of Sméagol (OR-160)', () => {
  const coat = { onTable: { 'free-peoples': ['fp-char-05'] }, huntBox: { shadow: 1 } } as const
  const first = after(
    table({ ...withSmeagol([]), characters: {}, fellowship: { region: 'hollin' }, huntTiles: {}, ...coat }),
    move,
    dice(6, 'smeagol'),
  )
  ruleForbids('twilight.smeagolEnters', 'his tile replaced does not bring him, and goes back', () => {
    expect([asked(first), whereIs(first, 'smeagol')]).toEqual(['free-peoples decide/reaction', 'aside'])
    const borne = after(first, { kind: 'useCard', card: 'fp-char-05' }, dice('standard-2'), {
      kind: 'takeCorruption',
    })
    expect([whereIs(borne, 'smeagol'), reading(borne).table.fellowship.corruption]).toEqual(['aside', 2])
    expect(reading(borne).table.tiles).toMatchObject({ pool: { smeagol: 2 }, drawn: { 'standard-2': 1 } })
  })
  ruleAllows('twilight.smeagolEnters', 'without the card, or by his other tile, he comes', () => {
    const kept = after(first, { kind: 'pass' })
    expect(whereIs(kept, 'smeagol')).toBe('fellowship')
    expect(reading(kept).table.tiles).toMatchObject({ pool: { smeagol: 1 }, removed: { smeagol: 1 } })
    const other = after(first, { kind: 'useCard', card: 'fp-char-05' }, dice('smeagol'))
    expect(whereIs(other, 'smeagol')).toBe('fellowship')
    expect(reading(other).table.tiles).toMatchObject({
      pool: { smeagol: 1 },
      removed: { smeagol: 1 },
      drawn: {},
    })
  })
  it('while he guides his tile can be replaced too, and goes back as it would anyway', () => {
    const guided = after(table(withSmeagol(['strider'], coat)), move, dice(6, 'smeagol'))
    expect(asked(guided)).toBe('free-peoples decide/reaction')
    const borne = after(guided, { kind: 'useCard', card: 'fp-char-05' }, dice('standard-1'), {
      kind: 'takeCorruption',
    })
    expect(reading(borne).table.tiles).toMatchObject({ pool: { smeagol: 1 }, drawn: { 'standard-1': 1 } })
  })
  it('a tile that is discarded because he is gone is not replaced: the next one may be', () => {
    const rolled = after(table(alone(coat)), move, { kind: 'chance', draw: 'hunt die', outcome: 6 })
    const drawn = after(rolled, tile('smeagol'))
    expect(asked(drawn)).toBe('nature hunt tile')
    expect(asked(after(drawn, tile('standard-1')))).toBe('free-peoples decide/reaction')
  })
})
