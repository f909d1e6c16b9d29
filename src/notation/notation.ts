/** What the notation knows of a game: its tag, and how its sections are written and read. */
import type * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, SavedState, State, Types } from '../kernel/index'
import type { Faults, PositionFault } from './faults'
import type { Section } from './frame'
import type { Changed } from './talk'

/** The notation of one game. */
export interface GameNotation {
  readonly tag: string
  readonly version: number
  /** The state that a plain text without its tag tells; all that is wrong with it. */
  readonly read: (
    game: AnyGame,
    text: string,
    faults: Faults,
  ) => E.Either<ReadonlyArray<PositionFault>, State<Types>>
  /** The sections that change by what is said of figures, in a text that is told already. */
  readonly talk: (game: AnyGame, text: string, said: string, faults: Faults) => Changed
  /** The sections of a saved state; why not, if it is not at a question that a line tells. */
  readonly write: (game: AnyGame, saved: SavedState) => E.Either<string, ReadonlyArray<Section>>
}
