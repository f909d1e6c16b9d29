/**
 * Bots and tactics that take anything: what they cannot read, they have no answer to and no opinion of.
 */
import * as O from 'fp-ts/lib/Option.js'
import type { Types } from '../kernel'
import type { Bot, Tactics } from './bot'

/** Runs a function that may be given anything; whatever is thrown on the way gives the fallback. */
export const guarded = <A>(fallback: A, run: () => A): A => {
  try {
    return run()
  } catch {
    return fallback
  }
}

/** A bot that has no answer where it cannot find one. */
export const totalBot = <T extends Types>({ name, choose }: Bot<T>): Bot<T> => ({
  name,
  choose: (view, random) => guarded<O.Option<T['action']>>(O.none, () => choose(view, random)),
})

/** How a state stands that nobody can judge. */
export const EVEN = 0.5

const numberOr = (fallback: number, value: unknown): number => (typeof value === 'number' ? value : fallback)

const ratings = <T extends Types>(
  rate: Tactics<T>['rate'],
  ...[state, seat, actions]: Parameters<Tactics<T>['rate']>
): ReadonlyArray<number> => {
  if (!Array.isArray(actions)) return []
  try {
    const rated = rate(state, seat, actions)
    return rated.every((rating) => typeof rating === 'number')
      ? rated
      : rated.map((rating) => numberOr(0, rating))
  } catch {
    return Array.from(actions, () => 0)
  }
}

/** Tactics to which what is no state stands even, and what are no actions look alike. */
export const totalTactics = <T extends Types>({ rate, value, clock }: Tactics<T>): Tactics<T> => ({
  rate: (state, seat, actions) => guarded([], () => ratings(rate, state, seat, actions)),
  value: (state, seat) => guarded(EVEN, () => numberOr(EVEN, value(state, seat))),
  ...(clock === undefined ? {} : { clock: (state) => guarded(0, () => numberOr(0, clock(state))) }),
})
