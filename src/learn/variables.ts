/**
 * What is going on: the variables of the frames. Where several frames have a variable, the topmost counts. A
 * variable is written by the names that stand in it, each as often as it stands there, and by its numbers.
 */
import type { Json } from '../kernel/index'
import { isObj, type Obj } from '../kernel/index'
import { listOf, numberOf, type Seen } from './fields'
import type { Field, Put } from './layout'

/** What can stand in a variable: names of these lists, and so many numbers. */
export interface Variable {
  readonly names: ReadonlyArray<string>
  readonly numbers: number
}

/** A variable with names in it. */
export const named = (...lists: ReadonlyArray<ReadonlyArray<string>>): Variable => ({
  names: [...new Set(lists.flat())],
  numbers: 0,
})

/** A variable with numbers or flags in it. */
export const numbered = (numbers = 1): Variable => ({ names: [], numbers })

/** A variable that can hold either. */
export const mixed = (numbers: number, ...lists: ReadonlyArray<ReadonlyArray<string>>): Variable => ({
  ...named(...lists),
  numbers,
})

/** The variables on the stack by name. */
export type Variables = ReadonlyMap<string, Json>

/** Puts variables into a table; those of an object with a name of its own get that name in front. */
const gather = (into: Map<string, Json>, vars: Obj, prefix: string, nested: ReadonlySet<string>): void => {
  for (const [name, value] of Object.entries(vars))
    if (!nested.has(name)) into.set(prefix + name, value)
    else if (isObj(value)) gather(into, value, `${name}.`, nested)
    else for (const known of into.keys()) if (known.startsWith(`${name}.`)) into.delete(known)
}

/**
 * A reader of the variables on a stack. `prefixOf` tells which object the variables of a frame are, if
 * any.
 */
export const variablesReader = (
  nested: ReadonlySet<string>,
  prefixOf: (vars: Obj) => string,
): ((seen: Seen) => Variables) => {
  const known = new WeakMap<Seen, Variables>()
  return (seen) => {
    const found = known.get(seen)
    if (found !== undefined) return found
    const variables = new Map<string, Json>()
    for (const { vars } of seen.stack) gather(variables, vars, prefixOf(vars), nested)
    known.set(seen, variables)
    return variables
  }
}

const tally = (json: Json, told: Map<string, number>, rename: (name: string) => string): void => {
  const add = (name: string, number: number) => told.set(name, (told.get(name) ?? 0) + number)
  if (typeof json === 'string') add(rename(json), 1)
  else if (Array.isArray(json)) for (const one of listOf(json)) tally(one, told, rename)
  else if (isObj(json))
    for (const [name, value] of Object.entries(json))
      if (typeof value === 'number') add(rename(name), value)
      else tally(value, told, rename)
}

const numbersOf = (json: Json): ReadonlyArray<Json> => (Array.isArray(json) ? listOf(json) : [json])

const writeNumbers = (json: Json, put: Put): void =>
  numbersOf(json).forEach((value, place) => {
    if (typeof value === 'number' || typeof value === 'boolean') put(numberOf(value), String(place))
  })

const same = (name: string): string => name

/** The fields of variables: names and numbers apart. */
export const variableFields = (
  table: Readonly<Record<string, Variable>>,
  read: (seen: Seen) => Variables,
  rename: (name: string) => string = same,
): ReadonlyArray<Field<Seen>> =>
  Object.entries(table).flatMap(([variable, { names, numbers }]) => {
    const valueIn = (seen: Seen): Json => read(seen).get(variable) ?? null
    const byNames: Field<Seen> = {
      name: `now.${variable}`,
      axes: [{ name: 'name', values: names }],
      low: 0,
      high: null,
      meaning: `how often each name stands in the variable ${variable} of what is going on`,
      write: (seen, put) => {
        const told = new Map<string, number>()
        tally(valueIn(seen), told, rename)
        for (const [name, number] of told) put(number, name)
      },
    }
    const byNumbers: Field<Seen> = {
      name: `now.${variable}#`,
      axes: [{ name: 'place', values: Array.from({ length: numbers }, (_, place) => String(place)) }],
      low: null,
      high: null,
      meaning: `the numbers in the variable ${variable} of what is going on; a flag is 0 or 1`,
      write: (seen, put) => writeNumbers(valueIn(seen), put),
    }
    return [...(names.length > 0 ? [byNames] : []), ...(numbers > 0 ? [byNumbers] : [])]
  })

/** How often each kind of frame stands on the stack; a question stands on top. */
export const stackField = (kinds: ReadonlyArray<string>): Field<Seen> => ({
  name: 'stack',
  axes: [{ name: 'frame', values: kinds }],
  low: 0,
  high: null,
  meaning: 'how often each kind of frame runs; of the questions (decide/...) only the one that is open',
  write: ({ stack }, put) => {
    const told = new Map<string, number>()
    for (const { kind } of stack) told.set(kind, (told.get(kind) ?? 0) + 1)
    for (const [kind, number] of told) put(number, kind)
  },
})

/** A variable that no field writes, if there is one: the layout must then be mended. */
export const strayVariable = (
  table: Readonly<Record<string, Variable>>,
  variables: Variables,
): string | undefined => [...variables.keys()].find((name) => !Object.hasOwn(table, name))

/** The variables of a record that stands in others, under its name. */
export const prefixed = (
  prefix: string,
  table: Readonly<Record<string, Variable>>,
): Readonly<Record<string, Variable>> =>
  Object.fromEntries(Object.entries(table).map(([name, variable]) => [`${prefix}.${name}`, variable]))
