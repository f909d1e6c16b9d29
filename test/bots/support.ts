/** Shorthands for games between bots: play one, and count who wins many. */
import { isLeft } from 'fp-ts/lib/Either.js'
import { playBots, type Bot, type BotsBySeat, type PlayedGame } from '../../src/bots'
import type { Game, NewConfig, Types } from '../../src/kernel'

/** A game that came to its end; anything else is a failure of the test. */
export const played = <T extends Types>(
  game: Game<T>,
  config: NewConfig<T>,
  bots: BotsBySeat<T>,
  seed = 'players',
): PlayedGame<T> => {
  const result = playBots(game, config, bots, seed)
  if (isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** How many of so many games a bot wins in a seat. */
export const winsOf = <T extends Types>(
  game: Game<T>,
  seats: { readonly [S in T['seat']]?: Bot<T> },
  seat: T['seat'],
  games: number,
): number =>
  Array.from({ length: games }, (_, number) => {
    const config = { seed: `strength ${number}` } as NewConfig<T>
    return played(game, config, seats, `players ${number}`).outcome.winners.includes(seat)
  }).filter(Boolean).length
