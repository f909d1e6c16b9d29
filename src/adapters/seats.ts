/**
 * Who is connected for which seat. boardgame.io asks for credentials when somebody connects, and tells him
 * from then on what his seat may see, whoever has it later: here a connection ends with the credentials.
 */
import { isObject } from '../kernel/index'

/** A connection that can be ended. */
export interface Connection {
  /** Ends it. */
  readonly disconnect: (close: true) => unknown
}

interface Seated {
  readonly matchID: string
  readonly player: string
  readonly credentials: unknown
}

/** The connections of a server. */
export interface Seats {
  /** Somebody asks for what a seat may see; he may have asked for another before. */
  readonly sit: (connection: Connection, matchID: string, player: unknown, metadata: unknown) => void
  /** He has gone. */
  readonly leave: (connection: Connection) => void
  /** Who sits where in a match: whoever sat there before has lost his place. */
  readonly look: (matchID: unknown, metadata: unknown) => void
}

/** The credentials by which a player has his seat. */
const credentialsOf = (metadata: unknown, player: string): unknown => {
  const players = isObject(metadata) && isObject(metadata.players) ? metadata.players : {}
  const seat = Object.hasOwn(players, player) ? players[player] : undefined
  return isObject(seat) ? seat.credentials : undefined
}

/** Nobody is connected yet. */
export const seatsTaken = (): Seats => {
  const taken = new Map<Connection, Seated>()
  const matches = new Map<string, Set<Connection>>()
  const leave: Seats['leave'] = (connection) => {
    const { matchID = '' } = taken.get(connection) ?? {}
    const others = matches.get(matchID)
    taken.delete(connection)
    others?.delete(connection)
    if (others?.size === 0) matches.delete(matchID)
  }
  return {
    leave,
    sit: (connection, matchID, player, metadata) => {
      leave(connection)
      if (typeof player !== 'string') return
      taken.set(connection, { matchID, player, credentials: credentialsOf(metadata, player) })
      matches.set(matchID, (matches.get(matchID) ?? new Set<Connection>()).add(connection))
    },
    look: (matchID, metadata) => {
      if (typeof matchID !== 'string' || metadata === undefined) return
      for (const connection of matches.get(matchID) ?? []) {
        const { player = '', credentials } = taken.get(connection) ?? {}
        if (credentialsOf(metadata, player) !== credentials) connection.disconnect(true)
      }
    },
  }
}
