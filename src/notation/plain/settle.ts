/**
 * What a text leaves open, settled so that a table can stand: chance leads on from the phase before, or the
 * first of some tables is taken.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  objectOf,
  randomFrom,
  type AnyGame,
  type Json,
  type Malformed,
  type Obj,
  type SavedState,
  type State,
  type Types,
} from '../../kernel/index'

/** The seed of what is left to chance in a text. */
export const SEED = 'position'

/** No phase draws or rolls more. */
const MOST_DRAWS = 60

/** The state to which chance leads from a saved one, with chance as it is told; undefined if to none. */
export const ledOn = (game: AnyGame, saved: SavedState, chance: Json): E.Right<State<Types>> | undefined => {
  const random = randomFrom(SEED)
  let state = game.decode(saved)
  for (let draws = 0; draws < MOST_DRAWS && E.isRight(state); draws++) {
    const { right } = state
    if (chance === 'manual' || !game.actors(right).includes('nature')) {
      const config = { ...objectOf(saved.config), chance }
      const told = game.decode({ ...game.encode(right), config })
      return E.isRight(told) ? told : undefined
    }
    const outcomes = game.legalActions(right)
    const next = game.applyAction(right, outcomes[random(outcomes.length)])
    state = E.isLeft(next) ? E.left(IMPOSSIBLE) : E.right(next.right.state)
  }
  return undefined
}

const IMPOSSIBLE: Malformed = { _tag: 'Malformed', path: '', problem: '' }

/** The first of the tables to try that can stand; undefined if none does. */
export const firstThatStands = (
  game: AnyGame,
  saved: SavedState,
  { otherwise }: { readonly otherwise?: (table: Obj) => ReadonlyArray<Obj> },
): E.Right<State<Types>> | undefined => {
  for (const table of otherwise?.(objectOf(saved.table)) ?? []) {
    const state = game.decode({ ...saved, table })
    if (E.isRight(state)) return state
  }
  return undefined
}
