/**
 * A table of boardgame.io: its real client for each player, its local master between them, and everything
 * that the master sent to each of them. The package is loaded by `require`: its folders are no ES modules.
 */
import { createRequire } from 'node:module'
import type { Game as BgioGame } from 'boardgame.io'
import type { Client as ClientOf } from 'boardgame.io/client'
import type { Local as LocalOf } from 'boardgame.io/multiplayer'
import type { Boardgame, Seen } from '../../src/adapters'

const load = createRequire(import.meta.url)
const { Client } = load('boardgame.io/client') as { readonly Client: typeof ClientOf }
const { Local } = load('boardgame.io/multiplayer') as { readonly Local: typeof LocalOf }

export type Player = ReturnType<typeof ClientOf>

export interface Seat {
  readonly player: Player
  /** All that the master sent to this client, as it would go over a wire. */
  readonly received: string[]
  readonly seen: () => Seen
  readonly ctx: () => {
    readonly gameover?: unknown
    readonly currentPlayer: string
    readonly activePlayers: object | null
  }
}

/** The players of a new match; null is a spectator. */
export const sitDown = (game: Boardgame, ids: readonly (string | null)[]): readonly Seat[] => {
  const shared: BgioGame<unknown> = { ...game, seed: 'fixed' } as unknown as BgioGame<unknown>
  const local = Local()
  return ids.map((playerID) => {
    const received: string[] = []
    const player = Client({
      game: shared,
      numPlayers: game.setup(undefined).actors.length,
      ...(playerID === null ? {} : { playerID }),
      debug: false,
      multiplayer: (options) =>
        local({
          ...options,
          transportDataCallback: (data) => {
            received.push(JSON.stringify(data))
            options.transportDataCallback(data)
          },
        }),
    })
    player.start()
    const stateOf = () => {
      const state = player.getState()
      if (state === null) throw new Error('the master has sent nothing yet')
      return state
    }
    return { player, received, seen: () => stateOf().G as Seen, ctx: () => stateOf().ctx }
  })
}
