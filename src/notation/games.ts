/** The games that have a notation, each with its own. */
import { confrontationNotation } from './confrontation/confrontation'
import type { GameNotation } from './notation'
import { battlesNotation } from './plain/battles'
import { cardGameNotation } from './plain/cardGame'
import { warNotation } from './war/war'

const NOTATIONS: Readonly<Record<string, GameNotation>> = {
  battles: battlesNotation,
  'card-game': cardGameNotation,
  confrontation: confrontationNotation,
  'war-of-the-ring': warNotation,
}

/** The notation of a game. */
export const notationOf = (game: { readonly name: string }): GameNotation | undefined =>
  Object.hasOwn(NOTATIONS, game.name) ? NOTATIONS[game.name] : undefined

/** The name of the game that has a tag. */
export const gameOfTag = (tag: string | undefined): string | undefined =>
  Object.keys(NOTATIONS).find((name) => NOTATIONS[name]?.tag === tag)
