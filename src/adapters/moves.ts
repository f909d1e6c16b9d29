/**
 * The moves of boardgame.io: begin, act, choose. They run on the master alone; a refused one is refused by
 * the rules of the game, or because the player may not speak for that seat.
 */
import * as E from 'fp-ts/lib/Either.js'
import { guarded } from './guard'
import type { LongMove, MoveContext, MoveName } from './contexts'
import type { AnyGame, AnyState, Keeper, Kept } from './kept'
import { seatOf } from './players'

const INVALID_MOVE = 'INVALID_MOVE'

const SETTINGS = { client: false, redact: true, undoable: false } as const

/** What moves need to know of a match. */
export interface Match {
  readonly game: AnyGame
  readonly keeper: Keeper
  readonly seats: (config: Kept['config']) => ReadonlyArray<string>
  /** The seed that the host has in mind for a match. */
  readonly seed: () => string
}

const speaksFor = (action: unknown, seat: string): boolean =>
  typeof action === 'object' && action !== null && 'seat' in action && action.seat === seat

/** The moves of a match. */
export const movesOf = ({ game, keeper, seats, seed }: Match): Record<MoveName, LongMove> => {
  const begun = (kept: Kept): Kept | typeof INVALID_MOVE => {
    if (kept.saved !== null) return INVALID_MOVE
    const started = game.newGame({ ...kept.config, seed: seed(), chance: 'seeded' })
    return E.isLeft(started) ? INVALID_MOVE : keeper.keep(kept.config, started.right, [])
  }
  /** A move that answers for the player's seat; `answer` finds the action. */
  const answering =
    (answer: (state: AnyState, seat: string, argument: unknown) => unknown): LongMove['move'] =>
    ({ G, whole = G, playerID }: MoveContext, argument) => {
      const state = keeper.stateOf(whole)
      const seat = seatOf(seats(whole.config), playerID)
      if (state === undefined || seat === undefined) return INVALID_MOVE
      const action = answer(state, seat, argument)
      if (!speaksFor(action, seat)) return INVALID_MOVE
      const applied = game.applyAction(state, action)
      return E.isLeft(applied)
        ? INVALID_MOVE
        : keeper.keep(whole.config, applied.right.state, applied.right.events)
    }
  /** A context that is none is a refused move. */
  const total =
    (move: LongMove['move']): LongMove['move'] =>
    (context, argument) =>
      guarded<Kept | typeof INVALID_MOVE>(INVALID_MOVE, () => move(context, argument))
  return {
    begin: { ...SETTINGS, ignoreStaleStateID: true, move: total(({ G, whole = G }) => begun(whole)) },
    act: { ...SETTINGS, ignoreStaleStateID: false, move: total(answering((_, __, action) => action)) },
    choose: {
      ...SETTINGS,
      ignoreStaleStateID: false,
      move: total(
        answering((state, seat, number) =>
          typeof number === 'number' ? game.legalActions(state, seat)[number] : undefined,
        ),
      ),
    },
  }
}
