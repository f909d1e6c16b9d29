/**
 * Layouts: an array of numbers cut into named fields, without gaps. A field has axes, each a list of
 * names; its
 * numbers stand in rows, the last axis running fastest. What is written is found by names, never by
 * places, and
 * a name that the layout does not know makes the array unreadable rather than wrong.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../kernel/index'

/** One axis of a field: what its places stand for. */
export interface Axis {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

/** A field of an observation: `length` numbers from `offset` on. */
export interface ObservationField {
  readonly name: string
  readonly offset: number
  readonly length: number
  /** The axes; without any, the field is a single number. */
  readonly axes: ReadonlyArray<Axis>
  /** The least and the greatest number that can stand there; null where there is no bound. */
  readonly low: number | null
  readonly high: number | null
  readonly meaning: string
}

/** The layout of a game's observations: its fields follow each other without gaps. */
export interface ObservationLayout {
  readonly game: string
  readonly length: number
  readonly fields: ReadonlyArray<ObservationField>
  /** What a view shows and an observation does not. */
  readonly omitted: ReadonlyArray<string>
}

/** Writes a number at the place that the names tell, one for each axis. */
export type Put = (value: number, ...names: ReadonlyArray<string>) => void

/** A field, and how it is written from what is seen. */
export interface Field<S> extends Omit<ObservationField, 'offset' | 'length'> {
  /** Writes what is seen. */
  readonly write: (seen: S, put: Put) => void
}

/** A layout with the means to fill it. */
export interface Encoder<S> {
  readonly layout: ObservationLayout
  /** The array of what is seen, or the name for which it has no place. */
  readonly encode: (seen: S) => E.Either<Malformed, Float32Array>
}

const malformed = (path: string, problem: string): Malformed => ({ _tag: 'Malformed', path, problem })

const lengthOf = (axes: ReadonlyArray<Axis>): number =>
  axes.reduce((length, { values }) => length * values.length, 1)

/** Finds the place of names within a field; -1 if there is none. */
const finderOf = (axes: ReadonlyArray<Axis>): ((names: ReadonlyArray<string>) => number) => {
  const places = axes.map(({ values }) => new Map(values.map((value, place) => [value, place])))
  return (names) => {
    let found = names.length === axes.length ? 0 : -1
    for (const [depth, axis] of places.entries()) {
      const place = axis.get(names[depth] ?? '')
      if (found < 0 || place === undefined) return -1
      found = found * axis.size + place
    }
    return found
  }
}

/** An encoder of fields. */
export const encoderOf = <S>(
  game: string,
  fields: ReadonlyArray<Field<S>>,
  omitted: ReadonlyArray<string>,
): Encoder<S> => {
  let length = 0
  const placed = fields.map(({ write, ...field }) => {
    const own = lengthOf(field.axes)
    const at = { ...field, offset: length, length: own }
    length += own
    return { at, write, find: finderOf(field.axes) }
  })
  const layout = { game, length, fields: placed.map(({ at }) => at), omitted }
  const encode = (seen: S): E.Either<Malformed, Float32Array> => {
    const array = new Float32Array(length)
    let stray: Malformed | undefined
    for (const { at, write, find } of placed)
      write(seen, (value, ...names) => {
        const place = find(names)
        if (place < 0) stray ??= malformed(at.name, `the layout has no place for ${names.join(', ')}`)
        else array[at.offset + place] = value
      })
    return stray === undefined ? E.right(array) : E.left(stray)
  }
  return { layout, encode }
}
