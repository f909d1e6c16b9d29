/** What the notation knows of a game: its tag, and how its sections are written and read. */
import type * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, SavedState, State, Types, View } from '../kernel/index'
import type { Faults, PositionFault } from './faults'
import type { Section, Told } from './frame'
import type { Changed } from './talk'

/** Why a state has no line. */
export const NOT_TOLD = 'only a question of the turn has a line, and this state is in the middle of something'

/** The notation of one game. */
export interface GameNotation {
  readonly tag: string
  readonly version: number
  /** What lines call seats, where that is not their id: the first word for a seat is written. */
  readonly seatWords: ReadonlyArray<readonly [word: string, seat: string]>
  /** The sections of a plain text without its tag, those that every game has among them. */
  readonly outline: (game: AnyGame, text: string) => ReadonlyArray<Told>
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
  /** The view of a seat that a plain text tells. */
  readonly readView: (
    game: AnyGame,
    text: string,
    viewer: string,
    faults: Faults,
  ) => E.Either<ReadonlyArray<PositionFault>, View>
  /** The sections of what a viewer sees of a saved state; why not, if no line tells it. */
  readonly writeView: (
    game: AnyGame,
    seen: SavedState,
    viewer: string,
  ) => E.Either<string, ReadonlyArray<Section>>
}
