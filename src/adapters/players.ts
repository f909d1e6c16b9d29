/**
 * Who sits where: boardgame.io numbers its players '0', '1' and so on, a game names its seats. Known for the
 * games of this package, by name, so that the adapter does not bring both games into a bundle.
 */
import type { Seat as ConfrontationSeat } from '../confrontation/index'
import type { Seat as WarSeat } from '../war-of-the-ring/index'
import { guarded } from './guard'

const WAR: ReadonlyArray<WarSeat> = ['free-peoples', 'shadow']
const SIDES: ReadonlyArray<ConfrontationSeat> = ['fellowship', 'sauron']
const MATCH: ReadonlyArray<ConfrontationSeat> = ['first', 'second']

const isMatch = (config: unknown): boolean =>
  guarded(false, () => (config as { readonly games?: unknown }).games === 2)

/** The seats of a game with a config, in the order of boardgame.io's players; empty for an unknown game. */
export const playersOf = (game: string, config: object): ReadonlyArray<string> => {
  if (game === 'war-of-the-ring') return WAR
  if (game !== 'confrontation') return []
  return isMatch(config) ? MATCH : SIDES
}

/** The number of a seat, as boardgame.io spells it. */
export const playerOf = (seats: ReadonlyArray<string>, seat: string): string => `${seats.indexOf(seat)}`

/** The seat of a player; undefined for anybody else, who is a spectator. */
export const seatOf = (seats: ReadonlyArray<string>, player: unknown): string | undefined =>
  typeof player === 'string' && /^\d$/.test(player) ? seats[Number(player)] : undefined
