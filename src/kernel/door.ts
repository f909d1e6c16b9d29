/**
 * The door: turns anything a caller hands in into a clean action, or says what is wrong with it.
 * Every field is read exactly once and copied, so that getters, proxies and prototypes have no say later.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction, Scalar } from './types'

/** Input that is not what it should be: where, and what is wrong there. */
export interface Malformed {
  readonly _tag: 'Malformed'
  readonly path: string
  readonly problem: string
}

/** Builds the error for malformed input. */
export const malformed = (path: string, problem: string): Malformed => ({
  _tag: 'Malformed',
  path,
  problem,
})

/** The fields of each kind of action with every value they may have; `seat` and `kind` are implied. */
export type ActionSchema = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<Scalar>>>>>

interface FieldReader {
  readonly name: string
  readonly values: ReadonlySet<unknown>
}

/** Reads anything as an action of the game. */
export type ActionReader<A extends BaseAction> = (input: unknown) => E.Either<Malformed, A>

const LONGEST_SHOWN = 60

/** A value as it may be shown in an error: short, whatever it was. */
export const show = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_SHOWN))
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return String(value).slice(0, LONGEST_SHOWN)
}

const readFields = (
  input: object,
  kind: string,
  fields: ReadonlyArray<FieldReader>,
): E.Either<Malformed, BaseAction> => {
  const action: Record<string, unknown> = { seat: '', kind }
  for (const { name, values } of fields) {
    if (!Object.hasOwn(input, name)) return E.left(malformed(name, `an action ${kind} needs this field`))
    const value: unknown = Reflect.get(input, name)
    if (!values.has(value)) return E.left(malformed(name, `${show(value)} is not a value of ${kind}.${name}`))
    action[name] = value
  }
  return E.right(action as unknown as BaseAction)
}

/** The reader for a schema. Seats are checked here too: `nature` acts only for chance. */
export const actionReader = <A extends BaseAction>(
  schema: ActionSchema,
  seats: ReadonlyArray<string>,
): ActionReader<A> => {
  const seatValues: ReadonlySet<unknown> = new Set(seats)
  const readers = new Map(
    Object.entries(schema).map(([kind, fields]) => [
      kind,
      [
        { name: 'seat', values: seatValues },
        ...Object.entries(fields).map(([name, values]) => ({ name, values: new Set<unknown>(values) })),
      ],
    ]),
  )
  return (input) => {
    if (typeof input !== 'object' || input === null)
      return E.left(malformed('', `an action is an object, not ${show(input)}`))
    const kind: unknown = Object.hasOwn(input, 'kind') ? Reflect.get(input, 'kind') : undefined
    const fields = typeof kind === 'string' ? readers.get(kind) : undefined
    if (typeof kind !== 'string' || fields === undefined)
      return E.left(malformed('kind', `${show(kind)} is not a kind of action`))
    const keys = Object.keys(input)
    if (keys.length > fields.length + 1) {
      const extra = keys.find((key) => key !== 'kind' && !fields.some(({ name }) => name === key))
      return E.left(malformed(String(extra).slice(0, LONGEST_SHOWN), `an action ${kind} has no such field`))
    }
    return readFields(input, kind, fields) as E.Either<Malformed, A>
  }
}

/** Nature's answer to a manual draw. */
export interface ChanceAction {
  readonly seat: 'nature'
  readonly kind: 'chance'
  readonly draw: string
  readonly outcome: Scalar
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Reads nature's answer; undefined when the input is not meant as one. */
export const readChance = (input: unknown): E.Either<Malformed, ChanceAction> | undefined => {
  if (typeof input !== 'object' || input === null) return undefined
  if (!Object.hasOwn(input, 'kind') || Reflect.get(input, 'kind') !== 'chance') return undefined
  const { seat, draw, outcome } = { ...input } as Record<string, unknown>
  if (seat !== 'nature') return E.left(malformed('seat', 'only nature answers a draw'))
  if (typeof draw !== 'string') return E.left(malformed('draw', `${show(draw)} is not the name of a draw`))
  if (!isScalar(outcome)) return E.left(malformed('outcome', `${show(outcome)} is not an outcome`))
  if (Object.keys(input).length !== 4) return E.left(malformed('', 'an action chance has four fields'))
  return E.right({ seat, kind: 'chance', draw, outcome })
}
