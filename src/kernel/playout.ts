/**
 * Playing on by chance: for searches and statistics. A playout is the loop of listing and applying, with the
 * same source of integers, without what only a caller of each step needs.
 */
import * as O from 'fp-ts/lib/Option.js'
import { legalOf } from './ask'
import type { ChanceAction } from './door'
import { answerAt } from './options'
import type { Draw } from './procedure'
import { bounded, type Random } from './random'
import type { Machine } from './ruleset'
import { begin, indexBelow, questionOf, respond, respondDraw, settle, stateOf, type Run } from './run'
import type { Outcome, State, Types } from './types'

/** A decision within a playout, as a policy sees it. What it does not ask for is not made. */
export interface Moment<T extends Types> {
  /** How many decisions were made before. */
  readonly decisions: number
  /** The state before it. */
  readonly state: () => State<T>
  /** All legal actions, in the order of `legalActions`. */
  readonly actions: () => ReadonlyArray<T['action'] | ChanceAction>
}

/** How a playout goes. */
export interface PlayoutOptions<T extends Types> {
  /** The most decisions; without it the game is played to its end. */
  readonly most?: number
  /** Stops before a decision. */
  readonly until?: (moment: Moment<T>) => boolean
  /** The place of the action to take; each is as likely as the others without it. No place stops. */
  readonly policy?: (moment: Moment<T>, random: Random) => number
  /** Draws come from here, each outcome by its weight; from the state's own chance without it. */
  readonly luck?: Random
}

/** Where a playout came to. */
export interface Playout<T extends Types> {
  readonly state: State<T>
  /** How many actions were applied, those of nature in manual chance included. */
  readonly decisions: number
  readonly outcome: O.Option<Outcome<T['seat'], T['rule']>>
}

/** A moment of a run: what it gives is made when it is asked for, once. */
const momentOf = <T extends Types>(run: Run<T>, decisions: number): Moment<T> => {
  let state: State<T> | undefined
  let actions: ReturnType<Moment<T>['actions']> | undefined
  const now = () => (state ??= stateOf(run))
  return { decisions, state: now, actions: () => (actions ??= legalOf(run.machine, now())) }
}

/** Hands on an outcome of the draw that waits; false where the source gives none. */
const drawn = <T extends Types>(run: Run<T>, { outcomes, weights }: Draw, random: Random): boolean => {
  const outcome = outcomes[indexBelow(outcomes.length, weights, run.luck ?? random)]
  if (outcome === undefined) return false
  respondDraw(run, outcome)
  return true
}

/** Takes an answer; false where no place is chosen. */
const answered = <T extends Types>(run: Run<T>, choose: Random): boolean => {
  const action = answerAt(run.machine, questionOf(run), choose)
  if (action === undefined) return false
  respond(run, action)
  return true
}

/** Plays on from a state until the game or the playout is over, or nothing is chosen. */
export const playout = <T extends Types>(
  machine: Machine<T>,
  from: State<T>,
  random: Random,
  { most = Infinity, until, policy, luck }: PlayoutOptions<T> = {},
): Playout<T> => {
  const run = begin(machine, from, null, luck === undefined ? null : bounded(luck))
  const looks = until !== undefined || policy !== undefined
  const chooser = (moment: Moment<T> | undefined): Random =>
    moment === undefined || policy === undefined ? random : () => policy(moment, random)
  let decisions = 0
  settle(run)
  for (; run.outcome === null && decisions < most; decisions++) {
    const moment = looks ? momentOf(run, decisions) : undefined
    if (moment !== undefined && until?.(moment) === true) break
    const goesOn = run.waiting !== null ? drawn(run, run.waiting, random) : answered(run, chooser(moment))
    if (!goesOn) break
    settle(run)
  }
  const state = decisions === 0 ? from : stateOf(run)
  return { state, decisions, outcome: O.fromNullable(state.outcome) }
}
