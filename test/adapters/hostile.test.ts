/**
 * Two hostile clients against boardgame.io's real server over real sockets: neither plays for the other, and
 * neither puts a state of his own in the place of the match.
 */
import { createRequire } from 'node:module'
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net'
import type * as BoardgameServer from 'boardgame.io/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardgameOf, safeServer, type Boardgame, type Seen } from '../../src/adapters'
import { confrontation } from '../../src/confrontation'

const load = createRequire(import.meta.url)
const boardgame = load('boardgame.io/server') as typeof BoardgameServer
const { io } = createRequire(load.resolve('boardgame.io/client'))('socket.io-client') as {
  readonly io: (url: string, options: object) => Wire
}

interface Wire {
  readonly emit: (...message: ReadonlyArray<unknown>) => void
  readonly on: (name: string, heard: (...args: ReadonlyArray<never>) => void) => void
  readonly disconnect: () => void
}

interface Sent {
  readonly G: Seen
  readonly _stateID: number
  readonly ctx: { readonly gameover?: unknown }
}

type Running = ReturnType<typeof BoardgameServer.Server>

const SEED = 'a seed that only the host knows'

const made = (): Boardgame => {
  const result = boardgameOf(confrontation, { seed: SEED })
  if (result._tag === 'Left') throw new Error(result.left.problem)
  return result.right
}

const posted = async (url: string, body: object): Promise<Response> =>
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
  const heard: { state?: Sent; refused: number } = { refused: 0 }
  wire.on('sync', (_: never, { state }: { readonly state: Sent }) => void (heard.state = state))
  wire.on('update', (_: never, state: Sent) => void (heard.state = state))
  wire.on('refused', () => void heard.refused++)
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
  return { wire, heard, state, move }
}

type Client = Awaited<ReturnType<typeof connected>>

/** Waits until a later state has come. */
const after = async (client: Client, act: () => void): Promise<Sent> => {
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

const safe = (game: Boardgame): Running => safeServer(boardgame, { games: [game], origins: [] })
const plain = (game: Boardgame): Running => boardgame.Server({ games: [game as never], origins: [] })

/** Both players at a server, the game begun. */
const atTable = async (serve: (game: Boardgame) => Running) => {
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

describe.each([
  ['the server as it is', plain],
  ['the safe server', safe],
] as const)('%s', (_, serve) => {
  it('lets nobody answer for another seat, by his own credentials or by none', async () => {
    const { first, second } = await atTable(serve)
    const before = first.state().G.view
    expect(first.state().G.actors).toEqual(['fellowship'])
    expect(second.state().G.prompt).toBeNull()
    const theirs = confrontation.newGame({ seed: SEED })
    if (theirs._tag === 'Left') throw new Error(theirs.left.problem)
    const [sauron] = confrontation.legalActions(theirs.right, 'sauron')
    first.move('1', 'act', sauron)
    first.move('1', 'act', sauron, '1')
    second.move('0', 'choose', 0)
    second.move('0', 'choose', 0, '0')
    first.move('0', 'act', sauron)
    first.move('0', 'choose', null)
    const now = await after(first, () => first.move('0', 'choose', 1))
    expect(now._stateID).toBe(2)
    expect(now.G.events).toHaveLength(1)
    expect(now.G.view).not.toEqual(before)
  })

  it('takes no seed from who makes a match', async () => {
    const { match } = await atTable(serve)
    const refused = await posted(`${match.lobby}/create`, { numPlayers: 2, setupData: { seed: 'mine' } })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('seed')
  })
})

describe('the safe server', () => {
  const forged = (state: Sent, type: string) => ({ ...state, G: { ...state.G, begun: false }, type })

  it.each(['RESET', 'UPDATE', 'SYNC', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS'])(
    'drops %s, and plays on',
    async (type) => {
      const { match, first, second } = await atTable(safe)
      const payload = { playerID: '0', credentials: match.credentials[0] }
      const state = forged(first.state(), type)
      first.wire.emit(
        'update',
        { type, payload, state, args: [match.matchID], initialState: state },
        first.state()._stateID,
        match.matchID,
        '0',
      )
      await vi.waitFor(() => expect(first.heard.refused).toBe(1))
      const now = await after(second, () => first.move('0', 'choose', 0))
      expect(now._stateID).toBe(2)
    },
  )

  it('drops events of the framework, other messages, and what is not even a message', async () => {
    const { match, first, second } = await atTable(safe)
    const payload = { type: 'setActivePlayers', args: [{ all: null }], playerID: '0' }
    const about = [first.state()._stateID, match.matchID, '0'] as const
    const credentials = match.credentials[0]
    const tries: ReadonlyArray<ReadonlyArray<unknown>> = [
      ['update', { type: 'GAME_EVENT', payload: { ...payload, credentials } }, ...about],
      ['update', null, ...about],
      ['update', { type: 'MAKE_MOVE' }, ...about],
      ['update', { type: 'MAKE_MOVE', payload: { type: 'act', args: [1, 2], playerID: '0' } }, ...about],
      ['update'],
      ['sync', { toString: 'x' }],
      ['sync', 'a match that nobody made', '0'],
      ['chat', match.matchID, null],
      ['chat', match.matchID, { id: 'x', sender: '0', payload: 'x'.repeat(5000) }, credentials],
      ['patch', match.matchID],
    ]
    for (const message of tries) first.wire.emit(...message)
    await vi.waitFor(() => expect(first.heard.refused).toBe(tries.length))
    const now = await after(second, () => first.move('0', 'choose', 0))
    expect(now._stateID).toBe(2)
  })
})
