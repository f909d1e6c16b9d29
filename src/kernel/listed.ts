/**
 * What was just listed need not be judged again: a game remembers its last list of legal actions, and of
 * which state. Only shared actions count, which are frozen, and the list is a copy of our own: what is found
 * in it is legal whatever the caller has done since. An action that may have been altered is judged like any
 * other.
 */
import { isShared } from './brand'

/** The last list of a game. */
export interface Listed {
  /** Remembers the legal actions of a state, before they are handed out. */
  readonly remember: <A>(state: unknown, all: ReadonlyArray<A>) => ReadonlyArray<A>
  /** Whether this very action, as it is, was just listed for this very state. */
  readonly has: (state: unknown, action: unknown) => boolean
}

/** The memory of a game. */
export const listings = (): Listed => {
  let last: unknown = null
  let listed: ReadonlyArray<unknown> = []
  return {
    remember: (state, all) => {
      last = state
      listed = all.slice()
      return all
    },
    has: (state, action) => state === last && isShared(action) && listed.includes(action),
  }
}
