import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAll } from '../../../src/kernel/codec'
import { objectOf, textsOf, type Obj } from '../../../src/kernel/json'
import { randomFrom } from '../../../src/kernel/random'
import { schemaOf } from '../../../src/kernel/schema'
import { nodeOf } from '../../../src/learn/block'
import { writerOf, written, type Maker } from '../../../src/learn/writers'
import { outside, partsOf } from '../../../src/kernel/sheet/records'
import {
  CAPTAINS,
  harbour,
  HARBOUR,
  LATER,
  ORDERS,
  RULES,
  type HarbourJson,
  type HarbourRules,
  type Viewer,
} from './harbour'

const json = (table: unknown): Obj => table as Obj
const inside = (given: unknown, rules: HarbourRules = RULES) => {
  const read = decodeAll(HARBOUR.shape(rules), given)
  if (E.isLeft(read)) throw new Error(`${read.left.path}: ${read.left.problem}`)
  return read.right
}
const faultOf = (given: unknown) => {
  const read = decodeAll(HARBOUR.shape(RULES), given)
  return E.isLeft(read) ? [read.left.path, read.left.problem] : undefined
}
const eyes = (viewer: Viewer, table: unknown) => ({ rules: RULES, viewer, table: json(table), stack: [] })
/** The orders that lie anywhere. */
const lying = (table: Obj): ReadonlyArray<string> => {
  const { deck, hands, done } = inside(table) && objectOf(table['orders'])
  return [deck, hands, done].flatMap((places) => Object.values(objectOf(places)).flatMap(textsOf)).sort()
}
const VIEWERS: ReadonlyArray<Viewer> = [...CAPTAINS, 'gull']

describe('the codec of a sheet', () => {
  it('holds indices inside and writes the same JSON again', () => {
    const table = inside(LATER)
    expect(table.harbour.master).toBe(1)
    expect(table.quays).toEqual([null, 2 << 4, null])
    expect(JSON.stringify(HARBOUR.shape(RULES).encode(table))).toBe(JSON.stringify(LATER))
  })

  it('refuses an unknown field and suggests the one that was meant', () => {
    expect(faultOf({ ...LATER, harbuor: 3 })).toEqual([
      '',
      'there is no field harbuor; did you mean harbour?',
    ])
  })

  it('refuses a field that this config does not have', () => {
    expect(faultOf({ ...LATER, fog: [] })?.[1]).toMatch('there is no field fog')
    expect(inside({ ...LATER, fog: ['east'] }, { ...RULES, hasFog: true }).fog).toBe(4)
  })

  it('reports every fault with its path', () => {
    const read = decodeAll(HARBOUR.shape(RULES), {
      ...LATER,
      day: -1,
      harbour: { master: 'cat', closed: 1, tolls: 10 },
      quays: { west: {} },
    })
    const faults = E.isLeft(read) ? [read.left, ...(read.left.more ?? [])].map(({ path }) => path) : []
    expect(faults).toEqual(['day', 'quays', 'harbour.master', 'harbour.closed', 'harbour.tolls'])
  })

  it.each([
    [{ quays: { south: { wool: 0 } } }, 'wool: 0 is not a number from 1 to 15'],
    [{ visited: { ann: ['north', 'north'], ben: [] } }, '"north" is there twice'],
    [{ visited: { ann: ['west'], ben: [] } }, '"west" does not belong here'],
  ])('refuses %j', (part, problem) => {
    expect(faultOf({ ...LATER, ...part })?.[1]).toBe(problem)
  })
})

describe('what a viewer sees of a sheet', () => {
  it('is his own hand, and numbers elsewhere', () => {
    const seen = objectOf(HARBOUR.mask(eyes('ann', LATER))['orders'])
    expect(seen).toEqual({
      deck: { all: { hidden: 2 } },
      hands: { ann: ['o1', 'o2'], ben: { hidden: 1 } },
      done: { all: ['o6'] },
    })
  })

  it('is the same for tables that differ in secrets alone', () => {
    const other = {
      ...LATER,
      orders: { ...LATER.orders, deck: { all: ['o3', 'o5'] }, hands: { ann: ['o1', 'o2'], ben: ['o4'] } },
    }
    expect(HARBOUR.mask(eyes('ann', other))).toEqual(HARBOUR.mask(eyes('ann', LATER)))
    expect(HARBOUR.mask(eyes('ben', other))).not.toEqual(HARBOUR.mask(eyes('ben', LATER)))
  })

  it('is what a deal gives back: a whole table, each thing once, and the same to the viewer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VIEWERS), fc.string(), (viewer, seed) => {
        const seen = HARBOUR.mask(eyes(viewer, LATER))
        const dealt = HARBOUR.deal(eyes(viewer, seen), randomFrom(seed))
        expect(lying(dealt)).toEqual([...ORDERS])
        expect(HARBOUR.mask(eyes(viewer, dealt))).toEqual(seen)
      }),
    )
  })

  it('leaves every thing in every hidden place possible', () => {
    const seen = HARBOUR.mask(eyes('ann', LATER))
    const inHand = new Set(
      Array.from({ length: 60 }, (_, n) => {
        const { hands } = HARBOUR.deal(eyes('ann', seen), randomFrom(String(n)))['orders'] as Obj
        return JSON.stringify(objectOf(hands)['ben'])
      }),
    )
    expect([...inHand].sort()).toEqual(['["o3"]', '["o4"]', '["o5"]'])
  })
})

describe('a view from outside', () => {
  it('that says more is hidden than there is gets no more dealt', () => {
    const seen = HARBOUR.mask(eyes('ann', LATER))
    const orders = { ...objectOf(seen['orders']), deck: { all: { hidden: 1e15 } } }
    const dealt = HARBOUR.deal(eyes('ann', { ...seen, orders }), randomFrom('much'))
    const places = Object.values(objectOf(dealt['orders'])).flatMap((group) => Object.values(objectOf(group)))
    const lying = places.flatMap(textsOf)
    expect(new Set(lying).size).toBe(lying.length)
    expect(lying).toEqual(expect.arrayContaining(['o3', 'o4', 'o5']))
  })
})

const numbersOf = (rules: HarbourRules) => {
  const maker: Maker = { fields: [], length: 0, mayHide: (path) => path.startsWith('orders') }
  const write = writerOf(maker, { path: '', axes: [] }, nodeOf(schemaOf(HARBOUR.shape(rules))))
  return {
    fields: maker.fields,
    of: (table: Obj) => {
      const read = written([[write, table]], new Float32Array(maker.length), 0)
      if (E.isLeft(read)) throw new Error(`${read.left.path}: ${read.left.problem}`)
      return read.right
    },
  }
}

describe('numbers of a sheet', () => {
  const { fields, of } = numbersOf(RULES)
  const at = (array: Float32Array, name: string, ...names: ReadonlyArray<string>): number | undefined => {
    const field = fields.find((one) => one.name === name)
    const place = field?.axes.reduce(
      (sum, { values }, depth) => sum * values.length + values.indexOf(names[depth] ?? ''),
      0,
    )
    return array[(field?.offset ?? NaN) + (place ?? 0)]
  }

  it('have a field for each fact, with axes for like things', () => {
    const seen = of(HARBOUR.mask(eyes('ann', LATER)))
    expect(at(seen, 'day')).toBe(3)
    expect(at(seen, 'quays', 'south', 'wool')).toBe(2)
    expect(at(seen, 'harbour.master', 'ben')).toBe(1)
    expect(at(seen, 'harbour.closed')).toBe(1)
    expect(at(seen, 'orders.hands', 'ann', 'o2')).toBe(1)
    expect(at(seen, 'orders.hands', 'ben', 'hidden')).toBe(1)
    expect(fields.find(({ name }) => name === 'harbour.tolls')).toMatchObject({ low: 0, high: 9 })
  })

  it('tell views apart, and refuse what they have no place for', () => {
    expect(of(HARBOUR.mask(eyes('ben', LATER)))).not.toEqual(of(HARBOUR.mask(eyes('ann', LATER))))
    expect(() => of({ ...json(LATER), tide: 3 })).toThrow('the layout has no place for tide')
    expect(() => of({ ...json(LATER), visited: { ann: ['west'], ben: [] } })).toThrow('no place for west')
  })
})

describe('a new field is one line of the sheet', () => {
  const rules: HarbourRules = { ...RULES, withWeather: true }
  const table = { ...LATER, weather: 2 }

  it('and stands in the save, the view, numbers and the schema', () => {
    expect(HARBOUR.shape(rules).encode(inside(table, rules))).toMatchObject({ weather: 2 })
    expect(HARBOUR.mask({ ...eyes('gull', table), rules })['weather']).toBe(2)
    expect(numbersOf(rules).fields.map(({ name }) => name)).toContain('weather')
    expect(schemaOf(HARBOUR.shape(rules)).properties).toHaveProperty('weather')
    expect(faultOf(table)?.[1]).toMatch('there is no field weather')
  })
})

it('one field can be read at the cost of that field', () => {
  expect(HARBOUR.fact(RULES, inside(LATER), 'harbour')).toEqual(LATER.harbour)
})

describe('fields of a record, told one by one', () => {
  const parts = partsOf(outside<HarbourJson['harbour']>()(harbour))

  it('are codecs of their JSON', () => {
    expect(parts.master.decode('ann')).toEqual(E.right('ann'))
    expect(parts.tolls.decode(4)).toEqual(E.right(4))
    expect(parts.tolls.encode(4)).toBe(4)
    expect(E.isLeft(parts.tolls.decode(10))).toBe(true)
  })

  it('refuse null, and tell a name that is nearly right', () => {
    expect(E.isLeft(parts.master.decode(null))).toBe(true)
    expect(E.isLeft(parts.closed.decode(null))).toBe(true)
    expect(decodeAll(parts.master, 'anne')).toMatchObject({
      left: { problem: expect.stringContaining('did you mean ann') as string },
    })
  })
})
