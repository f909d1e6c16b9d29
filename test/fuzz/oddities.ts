/**
 * Odd values: JSON that no schema expects, names that a careless lookup finds on every object, and what is
 * plainly no JSON. Nothing that runs code of its own when it is read, and nothing that contains itself: what
 * comes from outside was text before.
 */
import type { Random } from '../../src/kernel'
import { GARBAGE, INHERITED } from '../kernel/support/garbage'

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
  () => Object.create({ seat: 'shadow', kind: 'pass' }) as object,
  () => Object.freeze(JSON.parse('{"__proto__":{"kind":"pass"},"constructor":1}') as object),
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
      return pick(random, OTHERS)()
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
