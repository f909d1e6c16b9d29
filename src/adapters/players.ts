/**
 * Who sits where: boardgame.io numbers its players '0', '1' and so on, in the order of a game's seats.
 */

/** The number of a seat, as boardgame.io spells it. */
export const playerOf = (seats: ReadonlyArray<string>, seat: string): string => `${seats.indexOf(seat)}`

/** The seat of a player; undefined for anybody else, who is a spectator. */
export const seatOf = (seats: ReadonlyArray<string>, player: unknown): string | undefined =>
  typeof player === 'string' && /^\d$/.test(player) ? seats[Number(player)] : undefined
