/**
 * Things that callers hand in by mistake or by malice.
 */

const throwing = (): never => {
  throw new Error('mind your own business')
}

/** A proxy every trap of which throws. */
const bomb = (target: object): object =>
  new Proxy(target, {
    get: throwing,
    has: throwing,
    ownKeys: throwing,
    getOwnPropertyDescriptor: throwing,
    getPrototypeOf: throwing,
  })

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const cyclic = (): object => {
  const self: Record<string, unknown> = { kind: 'place', list: [] }
  self['self'] = self
  self['list'] = [self, [self]]
  return self
}

const deep = (): unknown => {
  let nested: unknown = []
  for (let depth = 0; depth < 20_000; depth++) nested = [nested]
  return nested
}

/** An object whose field throws something that throws again when it is looked at. */
const trap = (field: string): object =>
  Object.defineProperty({}, field, {
    enumerable: true,
    get: () => {
      throw Object.defineProperty(new Error('x'), 'message', { get: throwing })
    },
  })

const trapProxy = (field: string): object =>
  Object.defineProperty({}, field, {
    enumerable: true,
    get: () => {
      throw revoked()
    },
  })

/** What no function takes, by name; made anew for every use. */
export const GARBAGE: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  undefined: () => undefined,
  'a number': () => 7,
  'not a number': () => NaN,
  'a big integer': () => 7n,
  'a boolean': () => true,
  'an empty string': () => '',
  'a string': () => 'place',
  'a huge string': () => 'x'.repeat(1_000_000),
  'JSON text': () => '{"seat":"left","kind":"hide","amount":1}',
  'an empty list': () => [],
  'a list': () => [{ kind: 'place' }, null],
  'a long list': () => Array.from({ length: 50_000 }, () => 0),
  'a deep list': deep,
  'a function': () => throwing,
  'a class': () => class Action {},
  'a symbol': () => Symbol('kind'),
  'a date': () => new Date(0),
  'a map': () => new Map([['kind', 'place']]),
  bytes: () => new Uint8Array(8),
  'an error': () => new Error('kind'),
  'an empty object': () => ({}),
  'an object of nothing': () => Object.create(null) as object,
  'a frozen object': () => Object.freeze({ kind: 'nothing', seat: 'nobody' }),
  'a cyclic object': cyclic,
  'an object with many fields': () =>
    Object.fromEntries(Array.from({ length: 10_000 }, (_, place) => [`field ${place}`, place])),
  'an object with symbols': () => ({ [Symbol('kind')]: 'place', [Symbol.toPrimitive]: throwing }),
  'an object with its own prototype': () => JSON.parse('{"__proto__": {"kind": "place"}}') as object,
  'a proxy that throws': () => bomb({}),
  'a list that throws': () => bomb([]),
  'a function that throws': () => bomb(throwing),
  'a revoked proxy': revoked,
  'a kind that cannot be read': () => trap('kind'),
  'a game that cannot be read': () => trap('game'),
  'a viewer that cannot be read': () => trap('viewer'),
  'a seed that cannot be read': () => trap('seed'),
  'a kind that throws what cannot be read': () => trapProxy('kind'),
}

/** Gives every piece of garbage to a check and tells where it failed, and how. */
export const troublesWith = (
  check: (value: unknown, name: string) => void,
  garbage = GARBAGE,
): ReadonlyArray<string> =>
  Object.entries(garbage).flatMap(([name, make]) => {
    try {
      check(make(), name)
      return []
    } catch (error) {
      return [`${name}: ${reasonOf(error)}`]
    }
  })

const reasonOf = (error: unknown): string => {
  try {
    return String((error as Error).message).split('\n')[0] ?? ''
  } catch {
    return 'something that cannot be looked at was thrown'
  }
}

/** The strange names that a careless lookup finds on every object. */
export const INHERITED: ReadonlyArray<string> = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
]
