/** Changes of saved games, and which of them are let through. */
import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { throughText } from '../../kernel/conformance/check'

/** JSON to be edited. */
export type Json = Record<string, unknown>
/** A change of a saved game. */
export type Tamper = (saved: Json) => void

/** What lies at a path. */
export const at = (saved: Json, path: string): Json =>
  path.split('.').reduce<Json>((parent, name) => parent[name] as Json, saved)

/** Puts a value at a path; undefined takes it away. */
export const set =
  (path: string, value: unknown): Tamper =>
  (saved) => {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.length === 0 ? saved : at(saved, names.join('.'))
    if (value === undefined) Reflect.deleteProperty(parent, last)
    else parent[last] = value
  }
/** Several changes. */
export const all =
  (...tampers: ReadonlyArray<Tamper>): Tamper =>
  (saved) => {
    for (const tamper of tampers) tamper(saved)
  }
/** Moves figures from one place of the table to another, so that their number stays right. */
export const moved =
  (piece: string, number: number, from: string, to: string): Tamper =>
  (saved) => {
    const [there, here] = [at(saved, `table.${from}`), at(saved, 'table')[to.split('.')[0] ?? ''] as Json]
    const name = to.split('.').slice(1).join('.')
    const target = name === '' ? here : ((here[name] ??= {}) as Json)
    there[piece] = Number(there[piece] ?? 0) - number
    if (there[piece] === 0) Reflect.deleteProperty(there, piece)
    target[piece] = Number(target[piece] ?? 0) + number
  }
/** Which of these changes decode lets through. */
export const letThrough = (state: State, tampers: Readonly<Record<string, Tamper>>): ReadonlyArray<string> =>
  Object.entries(tampers).flatMap(([name, tamper]) => {
    const saved = throughText(warOfTheRing.encode(state)) as Json
    expect(warOfTheRing.decode(saved)).toEqual(E.right(state))
    tamper(saved)
    const read = warOfTheRing.decode(saved)
    if (E.isLeft(read)) expect(read.left.problem).not.toBe('')
    return E.isRight(read) ? [name] : []
  })
