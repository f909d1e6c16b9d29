/** A small table described by a sheet: two captains, their ships at quays, crates, and a deck of orders. */
import { objectOf } from '../../../src/kernel/json'
import { asLists } from '../../../src/kernel/sheet/layouts'
import type { Piles } from '../../../src/kernel/sheet/piles'
import { only, outside, pairBy, record, sparseOf } from '../../../src/kernel/sheet/records'
import {
  flag,
  largeSetOf,
  number,
  oneOrNone,
  packedCounts,
  setOf,
  type Shape,
} from '../../../src/kernel/sheet/shapes'
import { sheetOf, type TableOf } from '../../../src/kernel/sheet/sheet'

export const CAPTAINS = ['ann', 'ben'] as const
export type Captain = (typeof CAPTAINS)[number]
export type Viewer = Captain | 'gull'
export const QUAYS = ['north', 'south', 'east'] as const
export const GOODS = ['salt', 'wool'] as const
export const ORDERS = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'] as const
type Orders = ReadonlyArray<string> | { readonly hidden: number }

export interface HarbourRules {
  readonly crates: number
  readonly hasFog: boolean
  /** A field that a test adds. */
  readonly withWeather?: boolean
}

/** The JSON of the table. */
export interface HarbourJson {
  readonly day: number
  readonly quays: Readonly<Partial<Record<(typeof QUAYS)[number], Readonly<Record<string, number>>>>>
  readonly store: Readonly<Record<string, number>>
  readonly harbour: { readonly master: Captain | null; readonly closed: boolean; readonly tolls: number }
  readonly orders: {
    readonly deck: Readonly<Record<'all', Orders>>
    readonly hands: Readonly<Record<Captain, Orders>>
    readonly done: Readonly<Record<'all', Orders>>
  }
  readonly visited: Readonly<Record<Captain, ReadonlyArray<string>>>
  readonly fog?: ReadonlyArray<string> | undefined
  readonly weather?: number | undefined
}

const goods = packedCounts('goods', GOODS, { shift: (ix) => ix * 4, most: () => 15 })
const orders = largeSetOf('orders', ORDERS) as Shape<ReadonlyArray<number>, Orders>

export const harbour = record({ master: oneOrNone('a captain', CAPTAINS), closed: flag, tolls: number(9) })

const table = (rules: HarbourRules) =>
  record({
    day: number(),
    quays: sparseOf('goods by quay', QUAYS, goods),
    store: goods,
    harbour,
    orders: record({
      deck: record({ all: orders }),
      hands: record({ ann: orders, ben: orders }),
      done: record({ all: orders }),
    }),
    visited: pairBy(CAPTAINS, () => setOf('quays', QUAYS)),
    fog: only(rules.hasFog, setOf('quays', QUAYS)),
    weather: only(rules.withWeather === true, number(3)),
  })

const piles: Piles<HarbourRules, Viewer> = {
  layout: () =>
    asLists({
      field: 'orders',
      groups: { deck: ['all'], hands: CAPTAINS, done: ['all'] },
      order: new Map(ORDERS.map((name, ix) => [name, ix])),
      backOf: () => 'order',
    }),
  backs: () => new Map(ORDERS.map((name) => [name, 'order'])),
  sees:
    ({ viewer }) =>
    (place) =>
      place === 'done/all' || place === `hands/${viewer}`,
}

export const HARBOUR = sheetOf({
  shape: (rules: HarbourRules) => outside<HarbourJson>()(table(rules)),
  piles: [piles],
  secrets: {
    visited: {
      hide: (json, { viewer }) =>
        Object.fromEntries(CAPTAINS.map((one) => [one, one === viewer ? (objectOf(json)[one] ?? []) : []])),
      deal: (seen) => seen,
    },
  },
})
export interface Harbour extends TableOf<typeof HARBOUR> {}

export const RULES: HarbourRules = { crates: 5, hasFog: false }
export const START: HarbourJson = {
  day: 0,
  quays: {},
  store: { salt: 5, wool: 5 },
  harbour: { master: null, closed: false, tolls: 0 },
  orders: { deck: { all: [...ORDERS] }, hands: { ann: [], ben: [] }, done: { all: [] } },
  visited: { ann: [], ben: [] },
}
export const LATER: HarbourJson = {
  ...START,
  day: 3,
  quays: { south: { wool: 2 } },
  store: { salt: 5, wool: 3 },
  harbour: { master: 'ben', closed: true, tolls: 4 },
  orders: { deck: { all: ['o4', 'o5'] }, hands: { ann: ['o1', 'o2'], ben: ['o3'] }, done: { all: ['o6'] } },
  visited: { ann: ['north'], ben: [] },
}
