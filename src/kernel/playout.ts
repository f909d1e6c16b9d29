/**
 * Playing on by chance: for searches and statistics. A playout is the loop of listing and applying, with the
 * same source of integers, without what only a caller of each step needs.
 */
import * as O from 'fp-ts/lib/Option.js'
import { legalOf } from './ask'
import type { ChanceAction } from './door'
import { bounded, type Random } from './random'
import type { Machine } from './ruleset'
import { answer, answerDraw, indexBelow, pendingDraw } from './runner'
import type { Outcome, State, Types } from './types'

/** A decision within a playout, as a policy sees it. What it does not ask for is not made. */
export interface Moment<T extends Types> {
  /** How many decisions were made before. */
  readonly decisions: number
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

/** An answer, by a policy or with all as likely; undefined where no place is chosen. */
const chosen = <T extends Types>(
  moment: Moment<T>,
  random: Random,
  policy: PlayoutOptions<T>['policy'],
): T['action'] | ChanceAction | undefined => {
  const actions = moment.actions()
  return actions[policy === undefined ? random(actions.length) : policy(moment, random)]
}

/** Plays on from a state until the game or the playout is over, or nothing is chosen. */
export const playout = <T extends Types>(
  machine: Machine<T>,
  from: State<T>,
  random: Random,
  { most = Infinity, until, policy, luck: given }: PlayoutOptions<T> = {},
): Playout<T> => {
  const luck = given === undefined ? null : bounded(given)
  let state = from
  let decisions = 0
  for (; state.outcome === null && decisions < most; decisions++) {
    const now = state
    const draw = pendingDraw(machine, now)
    const moment = { decisions, state: () => now, actions: () => legalOf(machine, now) }
    if (until?.(moment) === true) break
    if (draw !== undefined) {
      const outcome = draw.outcomes[indexBelow(draw.outcomes.length, draw.weights, luck ?? random)]
      if (outcome === undefined) break
      state = answerDraw(machine, now, outcome, luck).state
    } else {
      const action = chosen(moment, random, policy)
      if (action === undefined) break
      state = answer(machine, now, action, luck).state
    }
  }
  return { state, decisions, outcome: O.fromNullable(state.outcome) }
}
