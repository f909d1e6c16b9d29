/**
 * boardgame.io's server with a doorkeeper. Its own checks the credentials of one player and then carries out
 * what the message says, whatever that is: a move of another player, a whole new state. Here a message that
 * is none of an honest client is dropped before the server reads it.
 *
 * The package is not imported; what is needed of it is written down by shape and handed in.
 */
import { isObject } from '../kernel/index'

/** A connected client of socket.io. */
export interface Socket {
  /** Looks at every message of the client before anything else does. */
  readonly use: (check: (packet: unknown[], next: () => void) => void) => unknown
  /** Sends it a message. */
  readonly emit: (name: string, reason: string) => unknown
}

/** A step that Koa takes for a request. */
export type Middleware = (context: unknown, next: () => Promise<unknown>) => unknown

/** What `Server` of boardgame.io hands to a transport. */
export interface ServerApp {
  /** What every request can reach: the store of matches. */
  readonly context: { readonly db?: Storage }
  /** The steps for a request to the lobby; the server adds its own when it runs. */
  readonly middleware: ReadonlyArray<Middleware>
  /** Adds a step. */
  readonly use: (step: Middleware) => unknown
  /** The sockets of each game. @internal */
  readonly _io?: { readonly of: (name: string) => Namespace }
}

interface Namespace {
  readonly use: (met: (socket: Socket, next: () => void) => void) => unknown
}

interface Storage {
  readonly fetch: (matchID: string, wanted: { readonly metadata: true }) => unknown
}

/** What carries messages between clients and a server of boardgame.io. */
export interface Transport {
  /** Begins to listen for the clients of these games. */
  init: (app: never, games: Array<{ readonly name?: string }>, origins?: never) => void
}

/** What the helper needs of `boardgame.io/server`. */
export interface ServerPackage<S> {
  /** Makes a server. */
  Server(options: object): S
  /** Its usual transport. */
  readonly SocketIO: new (options: object) => Transport
}

/** The options of `Server` of boardgame.io that the helper reads; the others are handed on. */
export interface SafeOptions {
  /** Games of `boardgameOf`. */
  readonly games: ReadonlyArray<object>
  /** Keys and certificates, if the server is to speak TLS itself. */
  readonly https?: unknown
  /** What its transport takes besides: `pubSub`, `socketOpts`, `socketAdapter`. */
  readonly sockets?: object
}

const LONGEST_ID = 100
const LONGEST_CHAT = 2000

const isName = (given: unknown): given is string => typeof given === 'string' && given.length <= LONGEST_ID
const isNameOrNone = (given: unknown): boolean => given === undefined || given === null || isName(given)

/** A move of the player who sent it, and nothing beside it; undefined if it is anything else. */
const moveIn = (action: unknown, playerID: unknown): object | undefined => {
  if (!isObject(action) || action.type !== 'MAKE_MOVE' || !isObject(action.payload)) return undefined
  const { type, args, credentials, playerID: mover } = action.payload
  if (!isName(type) || !isName(playerID) || mover !== playerID || !isNameOrNone(credentials)) return undefined
  if (args !== undefined && args !== null && !(Array.isArray(args) && args.length <= 1)) return undefined
  return { type: 'MAKE_MOVE', payload: { type, args, credentials, playerID } }
}

const isShort = (given: unknown): boolean => (JSON.stringify(given) ?? '').length <= LONGEST_CHAT

/** What an honest client can have sent, made anew; undefined if it cannot. */
const honest = (packet: ReadonlyArray<unknown>): ReadonlyArray<unknown> | undefined => {
  const [name, first, second, third, fourth] = packet
  if (name === 'update') {
    const move = moveIn(first, fourth)
    const isMeant = move !== undefined && Number.isInteger(second) && isName(third)
    return isMeant ? [name, move, second, third, fourth] : undefined
  }
  if (name === 'sync')
    return isName(first) && isNameOrNone(second) && isNameOrNone(third)
      ? [name, first, second, third]
      : undefined
  const isChat =
    name === 'chat' && isName(first) && isObject(second) && isShort(second) && isNameOrNone(third)
  return isChat ? [name, first, second, third] : undefined
}

/** The match that a message is about; the server would make one that it does not know. */
const matchOf = ([name, first, , third]: ReadonlyArray<unknown>): string =>
  String(name === 'update' ? third : first)

const isStored = async (app: ServerApp, matchID: string): Promise<boolean> => {
  const found = await app.context.db?.fetch(matchID, { metadata: true })
  return isObject(found) && isObject(found.metadata)
}

/** Lets through what is honest, about a match that there is. */
const keepDoor = (app: ServerApp, socket: Socket): void => {
  socket.use((packet, next) => {
    const message = honest(packet)
    const refuse = (): unknown => socket.emit('refused', 'no client of this game sends such a message')
    if (message === undefined) return void refuse()
    packet.splice(0, packet.length, ...message)
    isStored(app, matchOf(message)).then((stored) => (stored ? next() : refuse()), refuse)
  })
}

/**
 * Takes the steps that are added later. boardgame.io adds those of its lobby after the socket has made a
 * handler of what there was; since koa-compose 4.2 that handler knows no later ones, and the lobby is not
 * found.
 */
const takeLaterSteps = (app: ServerApp): void => {
  const own = app.middleware.length
  const from = async (context: unknown, at: number): Promise<unknown> =>
    app.middleware[at]?.(context, () => from(context, at + 1))
  app.use((context) => from(context, own + 1))
}

const guardedTransport = (inner: Transport): Transport => ({
  init: (app: never, games, origins?: never) => {
    const served: ServerApp = app
    takeLaterSteps(served)
    inner.init(app, games, origins)
    for (const { name = 'default' } of games)
      served._io?.of(name).use((socket, next) => {
        keepDoor(served, socket)
        next()
      })
  },
})

/**
 * A server of boardgame.io that takes moves, requests for the state and chat, each only from the player who
 * is named in it and only for a match that was made by the lobby; everything else a client can send is
 * dropped, and the client is told by the message `refused`.
 *
 * @example
 * import { createRequire } from 'node:module'
 * import { boardgameOf, safeServer } from 'middle-earth-rules/boardgame.io'
 * import { confrontation } from 'middle-earth-rules/confrontation'
 *
 * const boardgame = createRequire(import.meta.url)('boardgame.io/server')
 * const made = boardgameOf(confrontation, { seed: () => crypto.randomUUID() })
 * if (made._tag === 'Right') {
 *   const server = safeServer(boardgame, { games: [made.right], origins: [boardgame.Origins.LOCALHOST] })
 *   await server.run(8000)
 * }
 */
export const safeServer = <S, O extends SafeOptions>(
  { Server, SocketIO }: ServerPackage<S>,
  options: O,
): S => {
  const { sockets, ...rest } = options
  const transport = guardedTransport(new SocketIO({ https: options.https, ...sockets }))
  return Server({ ...rest, transport })
}
