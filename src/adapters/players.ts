/**
 * Who sits where: boardgame.io numbers its players '0', '1' and so on, in the order of a game's seats.
 */

/** Who says what comes up where chance is manual: no player of its own, but the one in the first seat. */
export const NATURE = 'nature'

/** The number of a seat, as boardgame.io spells it. */
export const playerOf = (seats: ReadonlyArray<string>, seat: string): string =>
  `${seat === NATURE ? 0 : seats.indexOf(seat)}`

/** As whom the player of a seat answers: for nature, if nature is asked and the seat is the first. */
export const voiceOf = (seats: ReadonlyArray<string>, actors: ReadonlyArray<string>, seat: string): string =>
  actors.includes(NATURE) && seats[0] === seat ? NATURE : seat

/** The seat of a player; undefined for anybody else, who is a spectator. */
export const seatOf = (seats: ReadonlyArray<string>, player: unknown): string | undefined =>
  typeof player === 'string' && /^\d$/.test(player) ? seats[Number(player)] : undefined
