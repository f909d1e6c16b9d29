/**
 * Shapes: codecs that keep the type of their JSON and carry its JSON Schema (`form`). A table is described
 * once by shapes; its types, its codec and everything in `sheet.ts` follow from them. Single values are here,
 * objects and lists in `records.ts`.
 */
import * as t from 'io-ts/lib/index.js'
import { formed, isWhole } from '../codec'
import { isList, show } from '../door'
import { isObject, objectForm } from '../fields'
import { at } from '../row'

/** A codec from JSON of type `O` to a value of type `A`, with its form. */
export type Shape<A, O> = t.Type<A, O, unknown>

/** The part of JSON Schema that shapes use; a shape may stand wherever a form is wanted. */
export interface Form {
  readonly type?: 'object' | 'array' | 'integer' | 'boolean' | 'null' | 'string'
  readonly enum?: ReadonlyArray<string | null>
  readonly anyOf?: ReadonlyArray<unknown>
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: ReadonlyArray<string>
  readonly items?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
}

/** The form of a shape; a form is its own. */
export const formOf = (shape: unknown): Form =>
  isObject(shape) && 'form' in shape ? formOf(shape['form']) : (shape as Form)

/** A shape from its parts. Values inside are ours: nothing asks a shape whether a value `is` its own. */
export const shape = <A, O>(
  name: string,
  form: unknown,
  validate: t.Validate<unknown, A>,
  encode: (value: A) => O,
): Shape<A, O> =>
  formed(new t.Type<A, O, unknown>(name, (u): u is A => u !== undefined, validate, encode), form)

/** One of several words in JSON, a number inside. */
export const word = <I extends number, const N extends string | null>(
  what: string,
  words: ReadonlyArray<readonly [N, I]>,
): Shape<I, N> => {
  const numbers = new Map<unknown, I>(words)
  const least = Math.min(...words.map(([, ix]) => ix))
  const names: Array<N> = []
  for (const [name, ix] of words) names[ix - least] = name
  return shape(
    what,
    { enum: words.map(([name]) => name) },
    (u, context) => {
      const ix = numbers.get(u)
      return ix === undefined ? t.failure(u, context) : t.success(ix)
    },
    (ix) => names[ix - least] as N,
  )
}

const numbered = <N extends string>(names: ReadonlyArray<N>): ReadonlyArray<readonly [N, number]> =>
  names.map((name, ix) => [name, ix])

/** One of a list of names, its place inside. */
export const oneOf = <const N extends string>(what: string, names: ReadonlyArray<N>): Shape<number, N> =>
  word(what, numbered(names))

/** The same, or null: -1 inside. */
export const oneOrNone = <const N extends string>(
  what: string,
  names: ReadonlyArray<N>,
): Shape<number, N | null> =>
  formed(word<number, N | null>(`${what} or null`, [...numbered(names), [null, -1]]), {
    anyOf: [{ enum: names }, { type: 'null' }],
  })

/** A word that is the same inside. */
export const literal = <const N extends string>(what: string, names: ReadonlyArray<N>): Shape<N, N> => {
  const known: ReadonlySet<unknown> = new Set(names)
  return shape(
    what,
    { enum: names },
    (u, context) => (known.has(u) ? t.success(u as N) : t.failure(u, context)),
    (name) => name,
  )
}

/** A whole number from a minimum on, perhaps with a maximum. */
export const numberFrom = (least: number, most = Infinity): Shape<number, number> =>
  shape(
    'a whole number',
    { type: 'integer', minimum: least, ...(most === Infinity ? {} : { maximum: most }) },
    (u, context) => (isWhole(u) && u >= least && u <= most ? t.success(u) : t.failure(u, context)),
    (value) => value,
  )

/** A whole number from 0 on, perhaps with a maximum. */
export const number = (most?: number): Shape<number, number> => numberFrom(0, most)

/** The same, or null: -1 inside. */
export const numberOrNone = (most?: number): Shape<number, number | null> => {
  const one = number(most)
  return shape(
    'a whole number or null',
    { anyOf: [one, { type: 'null' }] },
    (u, context) => (u === null ? t.success(-1) : one.validate(u, context)),
    (value) => (value < 0 ? null : value),
  )
}

/** Any whole number. */
export const integer: Shape<number, number> = shape(
  'a whole number',
  { type: 'integer' },
  (u, context) => (isWhole(u) ? t.success(u) : t.failure(u, context)),
  (value) => value,
)

/** Any text. */
export const text: Shape<string, string> = shape(
  'a text',
  { type: 'string' },
  (u, context) => (typeof u === 'string' ? t.success(u) : t.failure(u, context)),
  (value) => value,
)

/** True or false. */
export const flag: Shape<boolean, boolean> = shape(
  'true or false',
  { type: 'boolean' },
  (u, context) => (typeof u === 'boolean' ? t.success(u) : t.failure(u, context)),
  (value) => value,
)

/** How a set of indices is held inside. */
interface SetOf<A> {
  readonly none: () => A
  readonly add: (set: A, ix: number) => A
  readonly has: (set: A, ix: number) => boolean
}

const setAs = <A, N extends string>(
  what: string,
  names: ReadonlyArray<N>,
  { none, add, has }: SetOf<A>,
): Shape<A, ReadonlyArray<N>> => {
  const places = new Map<unknown, number>(numbered(names))
  return shape(
    what,
    { type: 'array', items: { enum: names }, uniqueItems: true },
    (u, context) => {
      if (!isList(u) || u.length > names.length) return t.failure(u, context)
      let set = none()
      for (const name of u) {
        const ix = places.get(name)
        if (ix === undefined) return t.failure(u, context, `${show(name)} does not belong here`)
        if (has(set, ix)) return t.failure(u, context, `${show(name)} is there twice`)
        set = add(set, ix)
      }
      return t.success(set)
    },
    (set) => names.filter((_, ix) => has(set, ix)),
  )
}

/** A set of at most 31 names, as the bits of an integer. */
export const setOf = <const N extends string>(
  what: string,
  names: ReadonlyArray<N>,
): Shape<number, ReadonlyArray<N>> =>
  setAs(what, names, {
    none: () => 0,
    add: (set, ix) => set | (1 << ix),
    has: (set, ix) => ((set >> ix) & 1) === 1,
  })

/** A set of any size, as the bits of several integers. */
export const largeSetOf = <const N extends string>(
  what: string,
  names: ReadonlyArray<N>,
): Shape<ReadonlyArray<number>, ReadonlyArray<N>> =>
  setAs<ReadonlyArray<number>, N>(what, names, {
    none: () => Array.from({ length: Math.ceil(names.length / 32) }, () => 0),
    add: (set, ix) => set.map((bits, place) => (place === ix >> 5 ? bits | (1 << (ix & 31)) : bits)),
    has: (set, ix) => ((at(set, ix >> 5) >>> (ix & 31)) & 1) === 1,
  })

/** Where the count of a name is packed: by how many bits it is shifted, and its largest value. */
export interface Packing {
  readonly shift: (ix: number) => number
  readonly most: (ix: number) => number
}

/** Small counts packed into one integer; JSON has only those above 0. */
export const packedCounts = <const N extends string>(
  what: string,
  names: ReadonlyArray<N>,
  { shift, most }: Packing,
): Shape<number, Readonly<Partial<Record<N, number>>>> => {
  const places = new Map<string, number>(numbered(names))
  const [shifts, masks] = [names.map((_, ix) => shift(ix)), names.map((_, ix) => most(ix))]
  const fields = names.map((name, ix) => [name, { type: 'integer', minimum: 1, maximum: masks[ix] }])
  return shape(
    what,
    objectForm(Object.fromEntries(fields) as Readonly<Record<string, unknown>>, []),
    (u, context) => {
      if (!isObject(u)) return t.failure(u, context)
      let counts = 0
      for (const name of Object.keys(u)) {
        const [ix, count] = [places.get(name), u[name]]
        if (ix === undefined) return t.failure(u, context, `${show(name)} does not belong here`)
        if (!isWhole(count) || count < 1 || count > at(masks, ix))
          return t.failure(u, context, `${name}: ${show(count)} is not a number from 1 to ${masks[ix]}`)
        counts += count << at(shifts, ix)
      }
      return t.success(counts)
    },
    (counts) => {
      const written: Partial<Record<N, number>> = {}
      for (let ix = 0; ix < names.length; ix++) {
        const count = (counts >> at(shifts, ix)) & at(masks, ix)
        if (count > 0) written[at(names, ix)] = count
      }
      return written
    },
  )
}
