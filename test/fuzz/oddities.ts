/**
 * Odd values: what no schema expects, what a careless lookup finds on every object, what throws when it is
 * touched, what changes when it is read again. Those that can notice being written to say so.
 */
import type { Random } from '../../src/kernel'
import { GARBAGE, INHERITED } from '../kernel/support/garbage'

/** Writes to a value that watches, since the last look. */
let writes: Array<string> = []

/** What was written to watching values; forgets it. */
export const takeWrites = (): ReadonlyArray<string> => {
  const taken = writes
  writes = []
  return taken
}

const noted = (what: string) => (): boolean => {
  writes.push(what)
  return true
}

/** A value that lets itself be read and notes when it is changed. */
export const watched = (target: object): object =>
  new Proxy(target, {
    set: noted('set'),
    deleteProperty: noted('delete'),
    defineProperty: noted('define'),
    setPrototypeOf: noted('set the prototype'),
    preventExtensions: () => {
      writes.push('prevent extensions')
      return false
    },
  })

const firstReadings = new WeakMap<object, object>()

/** An object whose fields are another value each time they are read. */
export const shifty = (fields: object): object => {
  const made: object = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        let reads = 0
        return [
          name,
          { enumerable: true, get: () => (reads++ === 0 ? (value as unknown) : { [name]: reads }) },
        ]
      }),
    ),
  )
  firstReadings.set(made, fields)
  return made
}

/** What is read in a value the first time; nothing if it cannot be read. */
export const firstReading = (value: unknown): unknown => {
  try {
    if (typeof value !== 'object' || value === null) return value
    return firstReadings.get(value) ?? { ...value }
  } catch {
    return {}
  }
}

const NUMBERS: ReadonlyArray<unknown> = [0, -0, NaN, Infinity, -Infinity, 0.5, -1, 2 ** 31, 2 ** 53, 1e308]
const WORDS: ReadonlyArray<string> = [
  '',
  ' ',
  'hidden',
  'none',
  'null',
  '\u0000',
  '\uD800',
  'é',
  '🧙',
  '0',
  '"',
]
const OTHERS: ReadonlyArray<() => unknown> = [
  () => null,
  () => undefined,
  () => true,
  () => false,
  () => 10n,
  () => Symbol('kind'),
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => 'x'.repeat(5000),
  () => Array.from({ length: 2000 }, () => 1),
  () => Object.assign([], { length: 50_000 }),
  () => Object.assign(() => 1, { kind: 'pass', seat: 'shadow' }),
  () => Object.defineProperty([], 'length', { value: 3 }),
  () => watched({ seat: 'shadow', kind: 'pass' }),
  () => watched([1, 2, 3]),
  () => shifty({ seat: 'shadow', kind: 'pass' }),
  () => Object.create({ seat: 'shadow', kind: 'pass' }) as object,
  () => new Proxy([], { get: (_, name) => (name === 'length' ? 3 : name) }),
  () => Object.freeze(JSON.parse('{"__proto__":{"kind":"pass"},"constructor":1}') as object),
]

/** Lists that say they are longer than anybody could read. */
const ENDLESS: ReadonlyArray<() => unknown> = [
  () => Object.assign([], { length: 2 ** 32 - 1 }),
  () => new Proxy([], { get: (list, name) => (name === 'length' ? 2 ** 40 : Reflect.get(list, name)) }),
  () => ({ [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }),
]

/** Garbage that is costly to make, for now and then. */
const LARGE: ReadonlySet<string> = new Set([
  'a huge string',
  'a long list',
  'a deep list',
  'an object with many fields',
])
const garbage = Object.entries(GARBAGE)
const small = garbage.filter(([name]) => !LARGE.has(name)).map(([, make]) => make)
const all = garbage.map(([, make]) => make)

/** One of a list. */
export const pick = <A>(random: Random, list: ReadonlyArray<A>): A => list[random(list.length)] as A

/** An odd value, made anew. */
export const oddity = (random: Random): unknown => {
  switch (random(6)) {
    case 0:
      return pick(random, NUMBERS)
    case 1:
      return pick(random, WORDS)
    case 2:
      return pick(random, INHERITED)
    case 3:
      return random(12) === 0 ? pick(random, ENDLESS)() : pick(random, OTHERS)()
    case 4:
      return pick(random, small)()
    default:
      return random(40) === 0 ? pick(random, all)() : random(1000) - 500
  }
}

/** Random letters, any code units. */
export const letters = (random: Random, most: number): string =>
  String.fromCharCode(...Array.from({ length: random(most) }, () => random(random(4) === 0 ? 65_536 : 128)))

/** Random bytes. */
export const bytes = (random: Random): Uint8Array =>
  Uint8Array.from({ length: random(200) }, () => random(256))

/** Random JSON with odd leaves. */
export const anyJson = (random: Random, depth = 4): unknown => {
  const sort = depth === 0 ? 0 : random(5)
  if (sort <= 1) return random(4) === 0 ? letters(random, 20) : oddity(random)
  const size = random(4)
  if (sort === 2) return Array.from({ length: size }, () => anyJson(random, depth - 1))
  const names = ['kind', 'seat', 'game', 'state', 'config', 'table', ...INHERITED]
  return Object.fromEntries(
    Array.from({ length: size }, () => [pick(random, names), anyJson(random, depth - 1)]),
  )
}
