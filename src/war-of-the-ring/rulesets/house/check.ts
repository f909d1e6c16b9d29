/**
 * Checks of data that a user gives: each says what is wrong with a value and where, or nothing. Small ones
 * are put together as the data is.
 */
import { malformed, show, type Malformed } from '../../../kernel/door'
import { isPlainText } from '../../../kernel/plainText'

/** The names that there are, with the house rule in place. */
export interface Known {
  readonly regions: ReadonlyArray<string>
  readonly nations: ReadonlyArray<string>
  readonly pieces: ReadonlyArray<string>
  readonly characters: ReadonlyArray<string>
  readonly minions: ReadonlyArray<string>
  readonly cards: ReadonlyArray<string>
  readonly tiles: ReadonlyArray<string>
  readonly rules: ReadonlyArray<string>
}

/** What is wrong with a value and where, if anything is. */
export type Check = (value: unknown, path: string, known: Known) => Malformed | undefined
/** A check of something that may be missing. */
export type Optional = Check & { readonly optional: true }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where in a path a field stands. */
export const within = (path: string, field: string | number): string =>
  path === '' ? String(field) : `${path}.${field}`

/** Something that may be left out. */
export const some = (check: Check): Optional =>
  Object.assign((value: unknown, path: string, known: Known) => check(value, path, known), {
    optional: true as const,
  })

/** One of some values. */
export const oneOf =
  (what: string, values: ReadonlyArray<unknown>): Check =>
  (value, path) =>
    values.includes(value) ? undefined : malformed(path, `${show(value)} is not ${what}`)

/** A name that the game knows. */
export const named =
  (what: string, list: keyof Known, ...others: ReadonlyArray<string>): Check =>
  (value, path, known) =>
    typeof value === 'string' && (known[list].includes(value) || others.includes(value))
      ? undefined
      : malformed(path, `${show(value)} is not ${what}`)

/** A whole number from one to another. */
export const whole =
  (least: number, most: number): Check =>
  (value, path) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : malformed(path, `${show(value)} is not a whole number from ${least} to ${most}`)

/** A text that says something. */
export const text: Check = (value, path) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST && isPlainText(value)
    ? undefined
    : malformed(path, `${show(value)} is not a text of up to ${LONGEST} signs, without control characters`)
const LONGEST = 300

/** Yes or no. */
export const flag: Check = oneOf('true or false', [true, false])
/** Yes, where the field is there at all. */
export const yes: Check = oneOf('true', [true])

/** A list, each of its members checked. */
export const list =
  (check: Check, least = 0): Check =>
  (value, path, known) => {
    if (!Array.isArray(value)) return malformed(path, `${show(value)} is not a list`)
    if (value.length < least) return malformed(path, `there are at least ${least}`)
    for (const [place, one] of value.entries()) {
      const wrong = check(one, within(path, place), known)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }

/** An object from any name to something. */
export const byName =
  (check: Check): Check =>
  (value, path, known) => {
    if (!isObject(value)) return malformed(path, `${show(value)} is not an object`)
    for (const [name, one] of Object.entries(value)) {
      const wrong = check(one, within(path, name), known)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }

/** The checks of all fields of an object; those that may be missing are marked so. */
export type Fields<A> = {
  readonly [F in keyof A]-?: object extends Pick<A, F> ? Optional : Check
}

/** An object with just these fields. */
export const fields =
  <A extends object>(checks: Fields<A>): Check =>
  (value, path, known) => {
    if (!isObject(value)) return malformed(path, `${show(value)} is not an object`)
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(checks, name))
    if (unknown !== undefined) return malformed(within(path, unknown), 'there is no such field')
    for (const [name, check] of Object.entries<Check | Optional>(checks)) {
      if (!Object.hasOwn(value, name) && 'optional' in check) continue
      const wrong = check(value[name], within(path, name), known)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }

/** The checks of each kind of something. */
export type Kinds<A extends { readonly kind: string }> = {
  readonly [K in A['kind']]: Fields<Omit<Extract<A, { readonly kind: K }>, 'kind'>>
}

/** One of several kinds, each with fields of its own. */
export const kinds =
  <A extends { readonly kind: string }>(what: string, checks: () => Kinds<A>): Check =>
  (value, path, known) => {
    if (!isObject(value)) return malformed(path, `${show(value)} is not ${what}`)
    const { kind, ...rest } = value
    const table: Readonly<Record<string, Fields<object>>> = checks()
    const own = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined
    return own === undefined
      ? malformed(within(path, 'kind'), `${show(kind)} is not a kind of ${what}`)
      : fields(own)(rest, path, known)
  }
