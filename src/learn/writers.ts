/**
 * Writers: functions that write the JSON of a schema into the fields of a layout, which they make as they
 * are made.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isObj, type Json, type Malformed } from '../kernel/index'
import { HIDDEN, MOST_NUMBERS, type Bounds, type Node } from './block'
import type { Axis, ObservationField } from './layout'

/** An array being written, and the first field in which something had no place. */
interface Out {
  readonly array: Float32Array
  readonly from: number
  stray: Malformed | undefined
}

/** Writes JSON in a row of its field: the row counts the places on the axes before. */
export type Writer = (json: Json | undefined, row: number, out: Out) => void

/** How names are written that a view has in place of hidden ones. */
export interface Marks {
  /** Whether a field has such names, by one that it has and its path. */
  readonly among: (name: string, path: string) => boolean
  readonly names: ReadonlyArray<string>
  readonly rename: (name: string) => string
}

/** What is written besides what the schemas say. */
export interface Secrets {
  /** Whether a view may hide what is under a path. */
  readonly mayHide: (path: string) => boolean
  readonly marks?: Marks
}

interface Place {
  readonly path: string
  readonly axes: ReadonlyArray<Axis>
  /** Whether the numbers of several items are added up here, because a list has no limit. */
  readonly isSum?: boolean
}

/** Adds a number at a place of a field. */
type Put = (place: number, value: number, row: number, out: Out) => void

/** A layout in the making. */
export interface Maker extends Secrets {
  readonly fields: Array<ObservationField>
  length: number
}

interface FieldSpec {
  readonly place: Place
  readonly bounds: Bounds
  readonly meaning: string
  /** The axis of the field's own places. */
  readonly own?: Axis
}

const field = (maker: Maker, { place, bounds, meaning, own }: FieldSpec): Put => {
  const { path, isSum = false } = place
  const axes = own === undefined ? place.axes : [...place.axes, own]
  const [offset, size] = [maker.length, own?.values.length ?? 1]
  const length = axes.reduce((product, { values }) => product * values.length, 1)
  const { low, high } = isSum ? { low: bounds.low === 0 ? 0 : null, high: null } : bounds
  maker.fields.push({ name: path, offset, length, axes, low, high, meaning })
  maker.length += length
  return (slot, value, row, { array, from }) => {
    const at = from + offset + row * size + slot
    array[at] = (array[at] ?? 0) + value
  }
}

const strayAt = (path: string, what: unknown, out: Out): void => {
  out.stray ??= { _tag: 'Malformed', path, problem: `the layout has no place for ${String(what)}` }
}

const placesOf = (most: number): ReadonlyArray<string> => Array.from({ length: most }, (_, at) => String(at))

/** The names that a field has places for, and how those of a view are called there. */
const placesByName = ({ marks, mayHide }: Maker, { path }: Place, names: ReadonlyArray<string>) => {
  const known = marks !== undefined && names.some((name) => marks.among(name, path)) ? marks : undefined
  const values = [...names, ...(known?.names ?? []), ...(mayHide(path) ? [HIDDEN] : [])]
  return { values, places: new Map(values.map((name, ix) => [name, ix])), rename: known?.rename }
}

const namesWriter = (maker: Maker, place: Place, node: Node): Writer | undefined => {
  const names = [...new Set([...node.names, ...(node.list?.item.names ?? [])])]
  if (names.length === 0) return undefined
  const { values, places, rename } = placesByName(maker, place, names)
  const isSingle = node.list === undefined
  const put = field(maker, {
    place,
    bounds: { low: 0, high: isSingle ? 1 : null },
    meaning: `${isSingle ? '1 for the name' : 'how often each name stands'} at ${place.path}`,
    own: { name: 'name', values },
  })
  const one = (name: string, row: number, out: Out): void => {
    const known = places.get(rename === undefined ? name : rename(name))
    if (known === undefined) strayAt(place.path, name, out)
    else put(known, 1, row, out)
  }
  const hidden = places.get(HIDDEN)
  return (json, row, out) => {
    if (typeof json === 'string') one(json, row, out)
    else if (Array.isArray(json)) for (const name of json) if (typeof name === 'string') one(name, row, out)
    if (isObj(json) && hidden !== undefined && typeof json[HIDDEN] === 'number')
      put(hidden, json[HIDDEN], row, out)
  }
}

const numbersWriter = (maker: Maker, place: Place, node: Node): Writer | undefined => {
  const items = node.list?.item.number
  const bounds = node.number ?? items
  if (bounds === undefined) return undefined
  const hasNames = node.names.size + (node.list?.item.names.size ?? 0) > 0
  const most = items === undefined ? 1 : (node.list?.most ?? MOST_NUMBERS)
  const put = field(maker, {
    place: hasNames ? { ...place, path: `${place.path}#` } : place,
    bounds,
    meaning: `the number at ${place.path}; a flag is 0 or 1`,
    ...(items === undefined ? {} : { own: { name: 'place', values: placesOf(most) } }),
  })
  const one = (json: Json | undefined, at: number, row: number, out: Out): void => {
    if (typeof json !== 'number' && typeof json !== 'boolean') return
    if (at >= most) strayAt(place.path, `a list of ${at + 1}`, out)
    else put(at, Number(json), row, out)
  }
  return (json, row, out) => {
    if (Array.isArray(json)) json.forEach((item: Json, at) => one(item, at, row, out))
    else one(json, 0, row, out)
  }
}

/** The items of a list that are more than names and numbers; without a limit they are added up. */
const itemsWriter = (maker: Maker, place: Place, node: Node): Writer | undefined => {
  if (node.list === undefined) return undefined
  const { item, most } = node.list
  const inner: Node = { ...item, names: new Set(), number: undefined }
  if (inner.list === undefined && inner.row === undefined && inner.fields.size === 0) return undefined
  const own = most === undefined ? [] : [{ name: 'place', values: placesOf(most) }]
  const isSum = place.isSum === true || most === undefined
  const write = writerOf(maker, { path: `${place.path}[]`, axes: [...place.axes, ...own], isSum }, inner)
  return (json, row, out) => {
    if (!Array.isArray(json)) return
    json.forEach((one: Json, at) => {
      if (most === undefined) write(one, row, out)
      else if (at >= most) strayAt(place.path, `a list of ${at + 1}`, out)
      else write(one, row * most + at, out)
    })
  }
}

/** The values of an object with like values. */
const rowWriter = (maker: Maker, place: Place, node: Node) => {
  if (node.row === undefined) return undefined
  const names = [...node.row.names]
  const isAlone = node.names.size === 0 && node.number === undefined && node.list === undefined
  const path = isAlone ? place.path : `${place.path}.of`
  const axes = [...place.axes, { name: 'of', values: names }]
  return {
    size: names.length,
    places: new Map(names.map((name, ix) => [name, ix])),
    write: writerOf(maker, { ...place, path, axes }, node.row.each),
  }
}

const objectWriter = (maker: Maker, place: Place, node: Node): Writer | undefined => {
  if (node.row === undefined && node.fields.size === 0) return undefined
  const like = rowWriter(maker, place, node)
  const named = new Map(
    [...node.fields].map(([name, part]) => [
      name,
      writerOf(maker, { ...place, path: place.path === '' ? name : `${place.path}.${name}` }, part),
    ]),
  )
  return (json, row, out) => {
    if (!isObj(json)) return
    for (const name in json) {
      const [part, at] = [named.get(name), like?.places.get(name)]
      if (part !== undefined) part(json[name], row, out)
      else if (like !== undefined && at !== undefined) like.write(json[name], row * like.size + at, out)
      else if (name !== HIDDEN || !maker.mayHide(place.path)) strayAt(place.path, name, out)
    }
  }
}

const presenceWriter = (maker: Maker, place: Place, node: Node): Writer | undefined => {
  if (!node.isNullable || (node.row === undefined && node.fields.size === 0)) return undefined
  const put = field(maker, {
    place: { ...place, path: `${place.path}?` },
    bounds: { low: 0, high: 1 },
    meaning: `1 if ${place.path} is there`,
  })
  return (json, row, out) => {
    if (isObj(json)) put(0, 1, row, out)
  }
}

/** A writer of JSON of a node at a place; its fields are added to the layout. */
export function writerOf(maker: Maker, place: Place, node: Node): Writer {
  const writers = [
    namesWriter(maker, place, node),
    numbersWriter(maker, place, node),
    itemsWriter(maker, place, node),
    presenceWriter(maker, place, node),
    objectWriter(maker, place, node),
  ].filter((one) => one !== undefined)
  const [first] = writers
  if (writers.length === 1 && first !== undefined) return first
  return (json, row, out) => {
    for (const write of writers) write(json, row, out)
  }
}

/** Writes JSON by writers into an array that has room from a place on. */
export const written = (
  parts: ReadonlyArray<readonly [Writer, Json | undefined]>,
  array: Float32Array,
  from: number,
): E.Either<Malformed, Float32Array> => {
  const out: Out = { array, from, stray: undefined }
  for (const [write, json] of parts) write(json, 0, out)
  return out.stray === undefined ? E.right(array) : E.left(out.stray)
}
