/**
 * The games that are served, each without its own types: what comes through a pipe is read by the game's own
 * door, so the server need not know more than what all games share.
 */
import { ACTIONS as CONFRONTATION, confrontation, SEATS as CONFRONTATION_SEATS } from '../confrontation/index'
import type { ActionSchema, Game, State, Types } from '../kernel/index'
import { ACTIONS as WAR, SEATS as WAR_SEATS, warOfTheRing } from '../war-of-the-ring/index'

/** A game whose types are not told apart from those of another. */
export type AnyGame = Game<Types>

/** A state of some game. */
export type AnyState = State<Types>

const erased = <T extends Types>(game: Game<T>): AnyGame => game as unknown as AnyGame

/** What the server tells of a game beside its functions. */
export interface Served {
  readonly game: AnyGame
  readonly seats: ReadonlyArray<string>
  readonly actions: ActionSchema
}

/** The games by name. */
export const SERVED: ReadonlyMap<string, Served> = new Map(
  [
    { game: erased(confrontation), seats: CONFRONTATION_SEATS, actions: CONFRONTATION as ActionSchema },
    { game: erased(warOfTheRing), seats: WAR_SEATS, actions: WAR as ActionSchema },
  ].map((served) => [served.game.name, served]),
)
