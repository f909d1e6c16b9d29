/**
 * Clients that can send anything, at boardgame.io's real server over real sockets; and the server, as it is
 * and made safe.
 */
import { createRequire } from 'node:module'
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net'
import type * as BoardgameServer from 'boardgame.io/server'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { boardgameOf, safeServer, type Boardgame, type Seen } from '../../src/adapters'
import { confrontation } from '../../src/confrontation'

const load = createRequire(import.meta.url)
export const boardgame = load('boardgame.io/server') as typeof BoardgameServer
const { io } = createRequire(load.resolve('boardgame.io/client'))('socket.io-client') as {
  readonly io: (url: string, options: object) => Wire
}

interface Wire {
  readonly emit: (...message: ReadonlyArray<unknown>) => void
  readonly on: (name: string, heard: (...args: ReadonlyArray<never>) => void) => void
  readonly disconnect: () => void
  /** The connection below the messages, for what the client itself would not send. */
  readonly io: { readonly engine: { readonly write: (text: string) => void } }
}

export interface Sent {
  readonly G: Seen
  readonly _stateID: number
  readonly ctx: { readonly gameover?: unknown }
}

/** An entry of boardgame.io's log. */
export interface Logged {
  readonly action: {
    readonly type: string
    readonly payload: { readonly type: string; readonly args?: readonly unknown[] }
  }
}

type Running = ReturnType<typeof BoardgameServer.Server>

export const SEED = 'a seed that only the host knows'

const made = (): Boardgame => {
  const result = boardgameOf(confrontation, { seed: SEED })
  if (result._tag === 'Left') throw new Error(result.left.problem)
  return result.right
}

export const posted = async (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const tried = createServer().listen(0, () => {
      const { port } = tried.address() as AddressInfo
      tried.close(() => found(port))
    })
  })

/** A server with one match, and what a client needs to know of it; the lobby has its own port or the same. */
const matchOn = async (server: Running, game: Boardgame, apart: boolean) => {
  const apiPort = apart ? await freePort() : undefined
  const servers = (await server.run({ port: 0, lobbyConfig: { apiPort } } as never)) as {
    readonly appServer: NetServer
  }
  const { port } = servers.appServer.address() as AddressInfo
  const url = `http://localhost:${port}`
  const lobby = `http://localhost:${apiPort ?? port}/games/${game.name}`
  const { matchID } = (await (await posted(`${lobby}/create`, { numPlayers: 2 })).json()) as {
    readonly matchID: string
  }
  const join = async (playerID: string) => {
    const joined = await posted(`${lobby}/${matchID}/join`, { playerID, playerName: playerID })
    return ((await joined.json()) as { readonly playerCredentials: string }).playerCredentials
  }
  const credentials = [await join('0'), await join('1')] as const
  return { servers, url, lobby, matchID, credentials }
}

/** A client that can say anything, and remembers the latest state it was sent. */
const connected = async (match: Awaited<ReturnType<typeof matchOn>>, name: string, playerID: 0 | 1) => {
  const wire = io(`${match.url}/${name}`, { transports: ['websocket'], forceNew: true })
  const heard: { state?: Sent; log: readonly Logged[]; refused: number; reasons: string[] } = {
    log: [],
    refused: 0,
    reasons: [],
  }
  wire.on('sync', (_: never, { state, log }: { readonly state: Sent; readonly log: readonly Logged[] }) => {
    heard.state = state
    heard.log = log
  })
  wire.on('update', (_: never, state: Sent) => void (heard.state = state))
  wire.on('refused', (reason: string) => {
    heard.refused++
    heard.reasons.push(reason)
  })
  wire.emit('sync', match.matchID, `${playerID}`, match.credentials[playerID])
  await vi.waitFor(() => expect(heard.state).toBeDefined())
  const state = (): Sent => {
    if (heard.state === undefined) throw new Error('nothing was sent')
    return heard.state
  }
  /** Sends a move for a player with the credentials of this client. */
  const move = (mover: string, type: string, argument?: unknown, as = `${playerID}`): void =>
    wire.emit(
      'update',
      {
        type: 'MAKE_MOVE',
        payload: {
          type,
          args: argument === undefined ? [] : [argument],
          playerID: mover,
          credentials: match.credentials[playerID],
        },
      },
      state()._stateID,
      match.matchID,
      as,
    )
  /** Sends a message as it is written, whatever the client would make of it. */
  const write = (message: string): void => wire.io.engine.write(`2/${name},${message}`)
  /** Asks for the whole match again, and gives the moves of its log. */
  const sync = async (): Promise<readonly Logged[]> => {
    delete heard.state
    wire.emit('sync', match.matchID, `${playerID}`, match.credentials[playerID])
    await vi.waitFor(() => expect(heard.state).toBeDefined())
    return heard.log.filter(({ action }) => action.type === 'MAKE_MOVE')
  }
  return { wire, heard, state, move, write, sync }
}

type Client = Awaited<ReturnType<typeof connected>>

/** Waits until a later state has come. */
export const after = async (client: Client, act: () => void): Promise<Sent> => {
  const before = client.state()._stateID
  act()
  await vi.waitFor(() => expect(client.state()._stateID).toBeGreaterThan(before))
  return client.state()
}

beforeEach(() => {
  for (const name of ['error', 'info', 'log', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation(() => undefined)
})

const open: Array<() => void> = []
afterEach(() => {
  for (const close of open.splice(0)) close()
  vi.restoreAllMocks()
})

/** A second game beside the one that is played. */
const other = (): Boardgame => ({ ...made(), name: 'another' })
export const safe = (game: Boardgame): Running =>
  safeServer(boardgame, { games: [game, other()], origins: [] })

/** A safe server, with options of its own, whose clients and rooms can be counted. */
export const counted = (options: object = {}) => {
  interface Rooms {
    readonly clientInfo: ReadonlyMap<string, { readonly socket: NodeJS.EventEmitter }>
    readonly roomInfo: ReadonlyMap<string, ReadonlySet<string>>
  }
  const made: Rooms[] = []
  class SocketIO extends boardgame.SocketIO {
    constructor(given: object) {
      super(given)
      made.push(this as unknown as Rooms)
    }
  }
  const serve = (game: Boardgame): Running =>
    safeServer({ ...boardgame, SocketIO }, { games: [game], origins: [], ...options })
  const clients = () => [...(made[0]?.clientInfo.values() ?? [])]
  const seats = () => [...(made[0]?.roomInfo.values() ?? [])].flatMap((room) => [...room])
  return { serve, clients, seats }
}

/** A store for several servers, and what tells the players at each of them. */
export const shared = () => {
  const servers: Array<Map<string, (payload: unknown) => void>> = []
  const publish = (channel: string, payload: unknown): void => {
    for (const told of servers) told.get(channel)?.(payload)
  }
  const { db } = boardgame.Server({ games: [], origins: [] })
  const serve = (game: Boardgame): Running => {
    const told = new Map<string, (payload: unknown) => void>()
    servers.push(told)
    const pubSub = {
      publish,
      subscribe: (channel: string, tell: (payload: unknown) => void) => void told.set(channel, tell),
      unsubscribeAll: (channel: string) => void told.delete(channel),
    }
    return safeServer(boardgame, { games: [game], origins: [], db, sockets: { pubSub } })
  }
  return { serve }
}

export const plain = (game: Boardgame): Running => boardgame.Server({ games: [game as never], origins: [] })

/** A connection that remembers every message it hears, and does nothing by itself. */
export const stranger = (url: string, name: string) => {
  const wire = io(`${url}/${name}`, { transports: ['websocket'], forceNew: true })
  const heard: Array<readonly [name: string, ...unknown[]]> = []
  for (const message of ['sync', 'update', 'matchData', 'refused', 'disconnect'])
    wire.on(message, (...args: ReadonlyArray<never>) => void heard.push([message, ...args]))
  open.push(() => wire.disconnect())
  return { wire, heard, names: () => heard.map(([message]) => message) }
}

/** A server that runs, until the test is over. */
export const serving = async (server: Running) => {
  const servers = (await server.run(0)) as unknown as { readonly appServer: NetServer }
  open.push(() => server.kill(servers as never))
  return { url: `http://localhost:${(servers.appServer.address() as AddressInfo).port}` }
}

/** Both players at a server, the game begun. */
export const atTable = async (serve: (game: Boardgame) => Running) => {
  const game = made()
  const server = serve(game)
  const match = await matchOn(server, game, serve === plain)
  const [first, second] = await Promise.all([connected(match, game.name, 0), connected(match, game.name, 1)])
  open.push(
    () => first.wire.disconnect(),
    () => second.wire.disconnect(),
    () => server.kill(match.servers as never),
  )
  await after(second, () => first.move('0', 'begin'))
  await vi.waitFor(() => expect(first.state().G.begun).toBe(true))
  return { match, first, second }
}
