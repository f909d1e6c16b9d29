/**
 * The door: turns anything a caller hands in into a clean action, or says what is wrong with it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { escaped } from './plainText'
import { DEEPEST, TOO_DEEP, TOO_LONG } from './input'
import type { BaseAction, Scalar } from './types'

/** Input that is not what it should be: where, and what is wrong there. */
export interface Malformed {
  readonly _tag: 'Malformed'
  readonly path: string
  readonly problem: string
  /** What else is wrong, where all is told at once. */
  readonly more?: ReadonlyArray<Malformed>
}

/** Builds the error for malformed input. */
export const malformed = (path: string, problem: string): Malformed => ({
  _tag: 'Malformed',
  path,
  problem,
})

/** All that is wrong at once: the first, and what else. */
export const gathered = ([first, ...more]: ReadonlyArray<Malformed>): Malformed =>
  first === undefined || more.length === 0 ? (first ?? malformed('', 'cannot be read')) : { ...first, more }

/** The fields of each kind of action with every value they may have; `seat` and `kind` are implied. */
export type ActionSchema = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<Scalar>>>>>

/** What the values of a field of an action are called, with the rule that says which there are. */
export type FieldNames = Readonly<Record<string, string>>

/** Reads anything as an action of the game. */
export type ActionReader<A extends BaseAction> = (input: unknown) => E.Either<Malformed, A>

const LONGEST_SHOWN = 60

/** A value as it may be shown in an error: short, whatever it was. */
export const show = (value: unknown): string => {
  if (typeof value === 'string') return escaped(JSON.stringify(value.slice(0, LONGEST_SHOWN)))
  if (value === TOO_LONG) return 'a list that is too long'
  if (value === TOO_DEEP) return `JSON that nests more than ${DEEPEST} lists and objects`
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value).slice(0, LONGEST_SHOWN)
}

/** Whether something is a list. */
export const isList = (u: unknown): u is ReadonlyArray<unknown> => Array.isArray(u)

type Fields = Readonly<Record<string, unknown>>
const hasFields = (u: unknown): u is Fields => typeof u === 'object' && u !== null

/** The values that a field may have, and what they are called. */
interface Domain {
  readonly values: ReadonlySet<unknown>
  readonly called: string
}
type Domains = ReadonlyMap<string, Domain>

/** Reads each own field once; as many as are wanted and each of them wanted, so none is missing. */
const readFields = (input: Fields, kind: string, domains: Domains): E.Either<Malformed, BaseAction> => {
  const action: BaseAction & { [field: string]: unknown } = { seat: '', kind }
  const keys = Object.keys(input)
  for (const name of keys) {
    if (name === 'kind') continue
    const domain = domains.get(name)
    if (domain === undefined)
      return E.left(malformed(name.slice(0, LONGEST_SHOWN), `an action ${kind} has no such field`))
    const value = input[name]
    if (!domain.values.has(value)) return E.left(malformed(name, `${show(value)} is not ${domain.called}`))
    action[name] = value
  }
  if (keys.length === domains.size + 1) return E.right(action)
  const missing = [...domains.keys()].find((name) => !keys.includes(name)) ?? 'kind'
  return E.left(malformed(missing, `an action ${kind} needs this field`))
}

/** The reader for a schema. Seats are checked here too: `nature` acts only for chance. */
export const actionReader = <A extends BaseAction>(
  schema: ActionSchema,
  seats: ReadonlyArray<string>,
  called: FieldNames = {},
): ActionReader<A> => {
  const readers = new Map<unknown, Domains>(
    Object.entries(schema).map(([kind, fields]) => {
      const domainOf = (name: string, values: ReadonlyArray<unknown>): readonly [string, Domain] => [
        name,
        { values: new Set(values), called: called[name] ?? `a value of ${kind}.${name}` },
      ]
      const named = Object.entries(fields).map(([name, values]) => domainOf(name, values))
      return [kind, new Map([domainOf('seat', seats), ...named])]
    }),
  )
  return (input) => {
    if (!hasFields(input)) return E.left(malformed('', `an action is an object, not ${show(input)}`))
    const kind: unknown = Object.hasOwn(input, 'kind') ? Reflect.get(input, 'kind') : undefined
    const domains = readers.get(kind)
    if (typeof kind !== 'string' || domains === undefined)
      return E.left(malformed('kind', `${show(kind)} is not a kind of action`))
    return readFields(input, kind, domains) as E.Either<Malformed, A>
  }
}

/** Nature's answer to a manual draw. */
export interface ChanceAction {
  readonly seat: 'nature'
  readonly kind: 'chance'
  readonly draw: string
  readonly outcome: Scalar
}

/** Whether it is a text, a number, a truth value or null. */
export const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Reads nature's answer; undefined when the input is not meant as one. */
export const readChance = (input: unknown): E.Either<Malformed, ChanceAction> | undefined => {
  if (typeof input !== 'object' || input === null) return undefined
  if (!Object.hasOwn(input, 'kind') || Reflect.get(input, 'kind') !== 'chance') return undefined
  const { seat, draw, outcome }: Partial<Record<keyof ChanceAction, unknown>> = { ...input }
  if (seat !== 'nature') return E.left(malformed('seat', 'only nature answers a draw'))
  if (typeof draw !== 'string') return E.left(malformed('draw', `${show(draw)} is not the name of a draw`))
  if (!isScalar(outcome)) return E.left(malformed('outcome', `${show(outcome)} is not an outcome`))
  if (Object.keys(input).length !== 4) return E.left(malformed('', 'an action chance has four fields'))
  return E.right({ seat, kind: 'chance', draw, outcome })
}

/** Runs a function that reads JSON, or plays on from a snapshot; whatever it throws gives the fallback. */
export const guarded = <A>(fallback: A, run: () => A): A => {
  try {
    return run()
  } catch {
    return fallback
  }
}

/** What an error says. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : show(error)
