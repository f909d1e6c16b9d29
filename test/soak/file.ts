/**
 * A failing game as a file: what is needed to play it again, and the game in words for a person.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts/lib/index.js'
import * as E from 'fp-ts/lib/Either.js'
import type { State, Types } from '../../src/kernel'
import type { Act } from '../kernel/conformance/subject'
import type { Course } from './courses'
import { following, walk } from './walk'
import type { Failure } from './shrink'

const codec = t.type({
  game: t.string,
  course: t.string,
  broken: t.boolean,
  seed: t.string,
  naturals: t.readonlyArray(t.number),
  law: t.string,
  fault: t.string,
})

/** What a file says. */
export type Saved = t.TypeOf<typeof codec>

const labelOf = ({ subject: { game } }: Course, state: State<Types>, action: Act<Types>): string => {
  const prompt = game.prompt(state, action.seat)
  const choice = O.isSome(prompt)
    ? prompt.value.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(action))
    : undefined
  return `${action.seat}: ${choice?.label ?? JSON.stringify(action)}`
}

/** The game in words, a line for each decision. */
export const story = ({ course, seed, naturals }: Omit<Failure, 'fault'>): ReadonlyArray<string> => {
  const lines: Array<string> = []
  walk(course, seed, following(naturals), ({ passage }) => {
    if (passage !== undefined) lines.push(labelOf(course, passage.before, passage.action))
    return undefined
  })
  return lines
}

/** Writes a failing game. */
export const writeFailure = (path: string, failure: Failure, broken: boolean): void => {
  const { course, seed, naturals, fault } = failure
  const saved: Saved = {
    game: course.game,
    course: course.name,
    broken,
    seed,
    naturals,
    law: fault.law,
    fault: fault.message,
  }
  mkdirSync(dirname(path), { recursive: true })
  const text = { ...saved, setting: course.setting, story: story(failure) }
  writeFileSync(path, `${JSON.stringify(text, null, 1).replaceAll(/\n\s+(?=-?\d+,?$)/gm, ' ')}\n`)
}

/** Reads a failing game. */
export const readFailure = (path: string): E.Either<string, Saved> => {
  try {
    const read = codec.decode(JSON.parse(readFileSync(path, 'utf8')))
    return E.isLeft(read) ? E.left(`${path} is no record of a soak`) : E.right(read.right)
  } catch (error) {
    return E.left(`${path} cannot be read: ${String(error)}`)
  }
}
