/**
 * What comes from boardgame.io is read with care: a stored match may have been edited, and a client may send
 * anything.
 */

/** Runs a function that may be given anything; whatever is thrown on the way gives the fallback. */
export const guarded = <A>(fallback: A, run: () => A): A => {
  try {
    return run()
  } catch {
    return fallback
  }
}

/** More than sit at any table. */
const MOST_PLAYERS = 10

/** A list of names of seats or players; empty if it is none. */
export const namesIn = (given: unknown): ReadonlyArray<string> =>
  Array.isArray(given) && given.length <= MOST_PLAYERS ? (given as ReadonlyArray<string>) : []
