/**
 * The games that are served: all of this package. What comes through a pipe is read by the game's own door,
 * so the server need not know more than what all games share.
 */
import * as games from '../index'
import { gamesByName, type AnyGame } from '../kernel/index'

/** The games by name. */
export const GAMES: ReadonlyMap<string, AnyGame> = gamesByName(games)
