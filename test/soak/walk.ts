/**
 * Walking through a game: a start, and a choice among the legal actions for as long as there are some.
 * Nothing
 * is thrown: what goes wrong on the way is a fault.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { State, Types } from '../../src/kernel'
import { brief, deepFreeze } from '../kernel/conformance/check'
import { startOf } from '../kernel/conformance/line'
import type { Act } from '../kernel/conformance/subject'
import { ACCEPTED, ENDS, wordsOf, type Fault, type Moment } from './checks'
import type { Course } from './courses'

/** Chooses the place of an option; undefined ends the walk. */
export type Choose = (options: ReadonlyArray<Act<Types>>, step: number) => number | undefined

/** A walk: the choices made, where it ended, and what went wrong. */
export interface Walk {
  /** The place of each chosen option. */
  readonly naturals: ReadonlyArray<number>
  readonly last: State<Types> | undefined
  readonly fault: Fault | undefined
}

const REMEMBERED = 24

/** Some actions of a game, the newest at the end: every tenth for a while, and the last one. */
const remembering = () => {
  const kept: Array<Act<Types>> = []
  return (action: Act<Types>, step: number): ReadonlyArray<Act<Types>> => {
    if (step % 10 === 0) kept.push(action)
    if (kept.length > REMEMBERED) kept.shift()
    return [...kept, action]
  }
}

/** Visits every moment of a game until a visit finds a fault. */
export const walk = (
  course: Course,
  seed: string,
  choose: Choose,
  visit: (moment: Moment) => Fault | undefined,
): Walk => {
  const naturals: Array<number> = []
  let last: State<Types> | undefined
  try {
    const fault = steps(course, seed, choose, (moment, natural) => {
      last = moment.state
      if (natural !== undefined) naturals.push(natural)
      return visit(moment)
    })
    return { naturals, last, fault }
  } catch (error) {
    const fault = { law: 'nothing throws', message: wordsOf(error), step: naturals.length + 1 }
    return { naturals, last, fault }
  }
}

const refused = (step: number, action: Act<Types>, why: unknown): Fault => ({
  law: ACCEPTED,
  message: `${brief(action)} is refused: ${brief(why)}`,
  step,
})

const steps = (
  course: Course,
  seed: string,
  choose: Choose,
  seen: (moment: Moment, natural: number | undefined) => Fault | undefined,
): Fault | undefined => {
  const { game, longest } = course.subject
  const remember = remembering()
  let state = deepFreeze(startOf(course.subject, { setting: course.setting, seed, naturals: [] }))
  let options = game.legalActions(state)
  let fault = seen({ course, seed, step: 0, state, options, actions: [] }, undefined)
  for (let step = 1; fault === undefined; step++) {
    const chosen = options.length === 0 ? undefined : choose(options, step)
    if (chosen === undefined) return undefined
    if (step > longest) return { law: ENDS, message: `not over after ${longest} decisions`, step: step - 1 }
    const natural = chosen % options.length
    const action = options[natural] as Act<Types>
    const applied = game.applyAction(state, { ...action })
    if (E.isLeft(applied)) {
      seen({ course, seed, step, state, options, actions: [action] }, natural)
      return refused(step, action, applied.left)
    }
    const passage = { before: state, action, events: applied.right.events }
    state = deepFreeze(applied.right.state)
    options = game.legalActions(state)
    const actions = remember(action, step)
    fault = seen({ course, seed, step, state, options, passage, actions }, natural)
  }
  return fault
}

/** Chooses as written: each natural picks the option `n mod k`. */
export const following =
  (naturals: ReadonlyArray<number>): Choose =>
  (_, step) =>
    naturals[step - 1]
