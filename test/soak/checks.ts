/**
 * The laws of the conformance kit, tried on one moment of a game at a time, or on a whole game when it is
 * over.
 * A broken law is a fault, a value: nothing is thrown.
 */
import type { State, Types } from '../../src/kernel'
import { LAWS } from '../kernel/conformance/laws'
import { carryOut } from '../kernel/conformance/line'
import { deepFreeze } from '../kernel/conformance/check'
import type { Act, Law, Line, Play } from '../kernel/conformance/subject'
import type { Course } from './courses'

/** A broken law: what it says, what is wrong, and after how many decisions. */
export interface Fault {
  readonly law: string
  readonly message: string
  readonly step: number
}

/** A state of a game, with the action and the state before it; the first state has none. */
export interface Moment {
  readonly course: Course
  readonly seed: string
  /** How many decisions were made. */
  readonly step: number
  readonly state: State<Types>
  /** What is legal in it. */
  readonly options: ReadonlyArray<Act<Types>>
  readonly passage?: {
    readonly before: State<Types>
    readonly action: Act<Types>
    readonly events: ReadonlyArray<Types['event']>
  }
  /** Some actions of the game so far, the last one at the end. */
  readonly actions: ReadonlyArray<Act<Types>>
}

/** Laws for every state. */
export const QUICK: ReadonlyArray<Law> = LAWS.filter(({ quick }) => quick === true)

const ofMoments = ({ needs }: Law): boolean => needs === 'state' || needs === 'step'
const slow = LAWS.filter((law) => ofMoments(law) && !QUICK.includes(law))

/** Laws for one state in so many. */
export const COSTLY: ReadonlyArray<Law> = slow.filter(({ over }) => over === 'every')
/** Laws for every state of a thorough soak. */
export const THOROUGH: ReadonlyArray<Law> = slow

/** Laws for a game that is over. */
export const lawsOfPlays = ({ fromSetUp }: Course): ReadonlyArray<Law> =>
  LAWS.filter(({ needs }) => needs === 'play' || (needs === 'record' && fromSetUp))

/** The law that the player itself sees to. */
export const ACCEPTED = 'law 1: every listed action is accepted'
export const ENDS = 'law 4: every random game ends'

/** What was thrown, in words. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const broken = (law: Law, step: number, holds: () => void): Fault | undefined => {
  try {
    holds()
    return undefined
  } catch (error) {
    return { law: law.says, message: error instanceof Error ? error.message : String(error), step }
  }
}

/** A line that holds nothing but the moment: the state, or the step that led to it. */
const lineAt = ({ course, seed, step, ...moment }: Moment, law: Law): Line<Types> | undefined => {
  const { state, passage, actions } = moment
  const play: Play<Types> = { setting: course.setting, seed: `${seed} ${step}`, naturals: [step] }
  const { config } = state
  if (law.needs === 'state') return { play, config, states: [state], actions, events: [] }
  if (passage === undefined) return undefined
  const { before, action, events } = passage
  return { play, config, states: [before, state], actions: [action], events: [events] }
}

/** The first of these laws that a moment breaks. */
export const faultAt = (moment: Moment, laws: ReadonlyArray<Law>): Fault | undefined => {
  for (const law of laws) {
    const line = lineAt(moment, law)
    const fault =
      line === undefined ? undefined : broken(law, moment.step, () => law.holds(moment.course.subject, line))
    if (fault !== undefined) return fault
  }
  return undefined
}

/** The first of these laws that a whole game breaks. */
export const faultOfPlay = (
  { subject, setting }: Course,
  seed: string,
  naturals: ReadonlyArray<number>,
  laws: ReadonlyArray<Law>,
): Fault | undefined => {
  for (const law of laws) {
    const fault = broken(law, naturals.length, () => {
      const play = { setting, seed, naturals }
      law.holds(subject, carryOut(subject, play, deepFreeze))
    })
    if (fault !== undefined) return fault
  }
  return undefined
}
