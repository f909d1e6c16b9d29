/** Piles whose JSON names a place for each thing, and things that cannot lie everywhere. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectOf, type Obj } from '../../../src/kernel/json'
import { randomFrom } from '../../../src/kernel/random'
import { asPlaces } from '../../../src/kernel/sheet/layouts'
import { dealPiles, maskPiles, type Piles } from '../../../src/kernel/sheet/piles'

const CRATES = ['ann1', 'ann2', 'ann3', 'ben1', 'ben2'] as const
const ownerOf = (crate: string): string => crate.slice(0, 3)
/** Everybody has seen that these can be in these places only. */
const MAY: Readonly<Record<string, ReadonlyArray<string>>> = { ann1: ['ann hold'], ben1: ['ben cart'] }

const crates: Piles<null, string> = {
  layout: () =>
    asPlaces({
      field: 'at',
      things: CRATES,
      places: ['ann hold', 'ann cart', 'ben hold', 'ben cart'],
      owner: ownerOf,
      counts: {
        field: 'unseen',
        write: (hidden) => Object.fromEntries([...hidden].map(([place, all]) => [place, all['crate'] ?? 0])),
        read: (json, place) => {
          const count = objectOf(json)[place]
          return typeof count === 'number' ? { [ownerOf(place)]: count } : undefined
        },
      },
    }),
  backs: () => new Map(CRATES.map((crate) => [crate, ownerOf(crate)])),
  sees:
    ({ viewer }) =>
    (place) =>
      place.startsWith(viewer),
  may: () => (crate) => MAY[crate],
}

const TABLE: Obj = { day: 1, at: { ann1: 'hold', ann2: 'cart', ann3: 'hold', ben1: 'cart', ben2: 'quay' } }
const eyes = (viewer: string, table: Obj) => ({ rules: null, viewer, table, stack: [] })

describe('a place for each thing', () => {
  it('is hidden in the places of others, whose number is told; elsewhere it stays', () => {
    const counted: Piles<null, string> = {
      ...crates,
      backs: () => new Map(CRATES.map((one) => [one, 'crate'])),
    }
    expect(maskPiles(counted, eyes('ben', TABLE))).toEqual({
      day: 1,
      at: { ann1: 'hidden', ann2: 'hidden', ann3: 'hidden', ben1: 'cart', ben2: 'quay' },
      unseen: { 'ann hold': 2, 'ann cart': 1 },
    })
  })

  const seen: Obj = {
    at: { ann1: 'hidden', ann2: 'hidden', ann3: 'hidden', ben1: 'hidden', ben2: 'hidden' },
    unseen: { 'ann hold': 2, 'ann cart': 1, 'ben hold': 1, 'ben cart': 1 },
  }

  it('is dealt so that everything lies where it may, and each place has its number', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { at, unseen } = dealPiles(crates, eyes('gull', seen), randomFrom(seed))
        expect(unseen).toBeUndefined()
        expect(objectOf(at)).toMatchObject({ ann1: 'hold', ben1: 'cart', ben2: 'hold' })
        expect(Object.values(objectOf(at)).sort()).toEqual(['cart', 'cart', 'hold', 'hold', 'hold'])
      }),
    )
  })

  it('is dealt to every place that is possible, equally often where nothing else is known', () => {
    const deals = Array.from({ length: 400 }, (_, n) =>
      objectOf(dealPiles(crates, eyes('gull', seen), randomFrom(String(n)))['at']),
    )
    const held = deals.filter(({ ann2 }) => ann2 === 'hold').length
    expect(held).toBeGreaterThan(150)
    expect(held).toBeLessThan(250)
  })
})
