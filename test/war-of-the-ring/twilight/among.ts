/** Moves in games with partners, by whoever is asked. */
import * as E from 'fp-ts/lib/Either.js'
import { warOfTheRing as game, type Action, type State } from '../../../src/war-of-the-ring'
import { quick } from '../support/quick'
import type { Said } from './scenes'

const QUICK = quick(game)

const actionOf = (state: State, said: Said): Action => ({ seat: game.actors(state)[0], ...said }) as Action

/** The state after these moves, each of which must be legal. */
export const after = (state: State, ...moves: ReadonlyArray<Said>): State =>
  moves.reduce((now, said) => {
    const applied = QUICK.applyAction(now, actionOf(now, said))
    if (E.isLeft(applied)) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(applied.left)}`)
    return applied.right.state
  }, state)
/** The rules that forbid an action; empty when it is legal. */
export const refused = (state: State, said: Said): ReadonlyArray<string> =>
  game.whyNot(state, actionOf(state, said)).map(({ rule }) => rule ?? 'not asked')
/** Who is asked what. */
export const asked = (state: State): string =>
  `${game.actors(state).join('+')} ${state.stack[state.stack.length - 1]?.kind}`
