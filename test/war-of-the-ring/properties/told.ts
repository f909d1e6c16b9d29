/**
 * A state as its JSON tells it, written by the codecs of the game. What two states share is written once, and
 * is one object in both, so that invariants need not look at it twice.
 */
import type { State } from '../../../src/war-of-the-ring'
import type { Frames } from '../../../src/war-of-the-ring/model/frames'
import { frameCodecs, savedKind } from '../../../src/war-of-the-ring/model/codecs'
import { tableShape } from '../../../src/war-of-the-ring/model/table'
import { rulesIn } from '../support/base'
import type { Rules } from '../../../src/war-of-the-ring/model/config'
import type { TableJson } from '../support/read'

/** The frames as JSON tells them. */
export interface FrameJson {
  readonly kind: string
  readonly at: string
  readonly vars: Readonly<Record<string, unknown>>
}
/** A state as its JSON tells it. */
export interface Told {
  readonly table: TableJson
  readonly stack: ReadonlyArray<FrameJson>
}

interface Codec {
  readonly encode: (value: unknown) => unknown
}
interface PartsForm {
  readonly form: { readonly properties: Readonly<Record<string, Codec>> }
}
interface TableCodec extends Codec {
  readonly form: PartsForm
}

/** The codec of tables by some rules; that of each part is in its form. */
const tableCodec = (rules: Rules): TableCodec => tableShape(rules) as unknown as TableCodec

type Fields = Readonly<Record<string, unknown>>
/** Parts that have another name inside. */
const INSIDE: Readonly<Record<string, string>> = { armies: 'fields', besieged: 'boxes' }

/** The last table written, inside and outside: most parts of the next one are the same. */
let last: readonly [inside: Fields, outside: Fields, rules: Rules] | undefined

const politicsOf = (rules: Rules, inside: Fields): unknown => {
  const [old, told] = last ?? []
  if (old?.['steps'] === inside['steps'] && old?.['active'] === inside['active']) return told?.['politics']
  return (tableCodec(rules).encode(inside) as Fields)['politics']
}

const partOf = (rules: Rules, inside: Fields, name: string, codec: Codec): unknown => {
  if (name === 'politics') return politicsOf(rules, inside)
  const [old, told] = last ?? []
  const own = INSIDE[name] ?? name
  return old !== undefined && old[own] === inside[own] ? told?.[name] : codec.encode(inside[own])
}

const tables = new WeakMap<object, TableJson>()

const tableTold = (rules: Rules, table: State['table']): TableJson => {
  const found = tables.get(table)
  if (found !== undefined) return found
  const inside = table as unknown as Fields
  const outside: Record<string, unknown> = {}
  if (last?.[2] !== rules) last = undefined
  for (const [name, codec] of Object.entries(tableCodec(rules).form.form.properties))
    outside[name] = partOf(rules, inside, name, codec)
  last = [inside, outside, rules]
  const told = outside as unknown as TableJson
  tables.set(table, told)
  return told
}

const known = new WeakMap<State, Told>()
const variables = new WeakMap<object, FrameJson['vars']>()

const varsTold = (rules: Rules, kind: keyof Frames, vars: object): FrameJson['vars'] => {
  const found = variables.get(vars)
  if (found !== undefined) return found
  const told = frameCodecs(rules)[savedKind(kind)]?.encode(vars as never) as FrameJson['vars']
  variables.set(vars, told)
  return told
}

let latest: readonly [State, Told] | undefined

/** A state as JSON. */
export const told = (state: State): Told => {
  if (latest?.[0] === state) return latest[1]
  const json = known.get(state) ?? written(state)
  latest = [state, json]
  return json
}

const written = (state: State): Told => {
  const rules = rulesIn(state)
  const stack = state.stack.map(({ kind, at, vars }) => ({ kind, at, vars: varsTold(rules, kind, vars) }))
  const json = { table: tableTold(rules, state.table), stack }
  known.set(state, json)
  return json
}
