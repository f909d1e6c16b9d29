/**
 * Keys: a small difference anywhere changes about half of the bits; order of fields and absent fields say
 * nothing; a keeper gives what a new one gives.
 */
import { describe, expect, it } from 'vitest'
import { brandState } from '../../src/kernel/brand'
import { keeperOf } from '../../src/kernel/keeper'
import type { Chance, State, Types } from '../../src/kernel'

const CHANCE: Chance = { key: [1, 2, 3, 4], drawn: { dice: 3 } }

const stateWith = (table: object, chance: Chance = CHANCE): State<Types> =>
  brandState({
    game: 'keys',
    config: { seed: 'x', chance: 'seeded' as const },
    chance,
    stack: [{ kind: 'play', at: 'turn', vars: { side: 0 } }],
    table,
    outcome: null,
  })

const keeper = keeperOf<Types>(() => true)
const keyOf = (table: object, chance?: Chance): string => keeper.key(stateWith(table, chance))

const bitsOf = (key: string): string =>
  Array.from({ length: 8 }, (_, place) => key.charCodeAt(place).toString(2).padStart(16, '0')).join('')

const differing = (one: string, other: string): number => {
  const [left, right] = [bitsOf(one), bitsOf(other)]
  return Array.from(left).filter((bit, place) => bit !== right[place]).length
}

const TABLE = { turn: 1, ring: false, places: [3, -1, 4, null], deck: { words: [5, 6], top: 'a' } }

const NEIGHBOURS: Readonly<Record<string, object>> = {
  'a number is one more': { ...TABLE, turn: 2 },
  'a truth value is another': { ...TABLE, ring: true },
  'two places have changed': { ...TABLE, places: [-1, 3, 4, null] },
  'nothing stands for a number': { ...TABLE, places: [null, -1, 4, null] },
  'a list is longer by nothing': { ...TABLE, places: [3, -1, 4, null, null] },
  'a number is written as a text': { ...TABLE, turn: '1' },
  'a number has a fraction': { ...TABLE, turn: 1.5 },
  'a word below is another': { ...TABLE, deck: { words: [5, 7], top: 'a' } },
  'a text is another': { ...TABLE, deck: { words: [5, 6], top: 'b' } },
  'a field has another name': { turns: 1, ring: false, places: TABLE.places, deck: TABLE.deck },
  'a list stands in a list': { ...TABLE, places: [[3], -1, 4, null] },
}

describe('a key', () => {
  it.each(Object.entries(NEIGHBOURS))('changes in about half of its bits where %s', (_, table) => {
    const bits = differing(keyOf(TABLE), keyOf(table))
    expect(bits).toBeGreaterThan(36)
    expect(bits).toBeLessThan(92)
  })

  it('changes in half of its bits in the mean, in every bit at some time', () => {
    const keys = Array.from({ length: 400 }, (_, turn) => keyOf({ ...TABLE, turn }))
    const pairs = keys.slice(1).map((key, place) => differing(key, keys[place] ?? ''))
    const mean = pairs.reduce((sum, bits) => sum + bits, 0) / pairs.length
    expect(mean).toBeGreaterThan(62)
    expect(mean).toBeLessThan(66)
    expect(new Set(keys).size).toBe(400)
    for (let bit = 0; bit < 128; bit++) {
      const ones = keys.filter((key) => bitsOf(key)[bit] === '1').length
      expect(Math.abs(ones - 200)).toBeLessThan(60)
    }
  })

  it('says nothing of the order of fields, nor of fields without a value', () => {
    const { turn, ring, places, deck } = TABLE
    expect(keyOf({ deck, places, ring, turn, more: undefined })).toBe(keyOf(TABLE))
  })

  it('is that of a new keeper, whatever was asked before', () => {
    for (const table of [...Object.values(NEIGHBOURS), { turn: 1 }, TABLE])
      expect(keyOf(table)).toBe(keeperOf<Types>(() => true).key(stateWith(table)))
  })

  it('covers luck unless it is told not to', () => {
    const other: Chance = { key: [1, 2, 3, 5], drawn: { dice: 3 } }
    expect(keyOf(TABLE, other)).not.toBe(keyOf(TABLE))
    const bare = (chance: Chance): string => keeper.key(stateWith(TABLE, chance), { chance: false })
    expect(bare(other)).toBe(bare(CHANCE))
  })
})
