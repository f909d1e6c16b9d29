/**
 * What callers hand in by mistake or by malice: JSON of any form, and what is plainly no JSON.
 */

const deep = (): unknown => {
  let nested: unknown = []
  for (let depth = 0; depth < 20_000; depth++) nested = [nested]
  return nested
}

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
  'a function': () => () => 'place',
  'a class': () => class Action {},
  'a symbol': () => Symbol('kind'),
  'a date': () => new Date(0),
  'a map': () => new Map([['kind', 'place']]),
  bytes: () => new Uint8Array(8),
  'an error': () => new Error('kind'),
  'an empty object': () => ({}),
  'an object of nothing': () => Object.create(null) as object,
  'a frozen object': () => Object.freeze({ kind: 'nothing', seat: 'nobody' }),
  'an object with many fields': () =>
    Object.fromEntries(Array.from({ length: 10_000 }, (_, place) => [`field ${place}`, place])),
  'an object with symbols': () => ({ [Symbol('kind')]: 'place' }),
  'an object with its own prototype': () => JSON.parse('{"__proto__": {"kind": "place"}}') as object,
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
      return [`${name}: ${String((error as Error).message).split('\n')[0] ?? ''}`]
    }
  })

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
