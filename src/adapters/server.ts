/**
 * boardgame.io's server with a doorkeeper. Its own checks the credentials of one player and then carries out
 * what the message says, whatever that is: a move of another player, a whole new state. Here a message that
 * is none of an honest client is dropped before the server reads it.
 *
 * The package is not imported; what is needed of it is written down by shape and handed in.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isObject } from '../kernel/index'
import { honest, isMessage, matchOf } from './door'
import { LONGEST_REQUEST } from './limits'
import { newsOf } from './news'
import { seatsTaken, type Connection, type Seats } from './seats'
import { guardedStore } from './store'

/** Does what a message asks for. */
type Heard = (...message: ReadonlyArray<unknown>) => unknown

/** A connected client of socket.io. */
export interface Socket extends Connection {
  /** Looks at every message of the client before anything else does. */
  readonly use: (check: (packet: unknown[], next: () => void) => void) => unknown
  /** Says who hears its messages, and that it has gone. */
  on: (name: string, heard: (...message: ReadonlyArray<unknown>) => unknown) => unknown
  /** Sends it a message. */
  readonly emit: (name: string, reason: string) => unknown
}

/** What is read of a request, and how it is refused. */
export interface RequestContext {
  /** The request: how it is made, how many bytes it says that it has, and what else it says of itself. */
  readonly request: {
    readonly method: string
    readonly length?: number | undefined
    readonly headers: Readonly<Record<string, unknown>>
  }
  /** Ends it with a status. */
  readonly throw: (status: number, problem: string) => never
}

/** A step that Koa takes for a request. */
export type Middleware = (context: RequestContext, next: () => Promise<unknown>) => unknown

/** What `Server` of boardgame.io hands to a transport. */
export interface ServerApp {
  /** What every request can reach: the store of matches. */
  readonly context: { readonly db?: Storage }
  /** The steps for a request to the lobby; the server adds its own when it runs. */
  readonly middleware: ReadonlyArray<Middleware>
  /** Adds a step. */
  readonly use: (step: Middleware) => unknown
  /** The sockets of each game. @internal */
  readonly _io: { readonly of: (name: string) => Namespace }
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

/** What the helper needs of a server that was made. */
export interface ServerMade {
  /** Its store of matches. */
  readonly db: object
  /** The ways to its lobby. */
  readonly router: {
    /** Puts a step before the others. */
    readonly use: (step: Middleware) => unknown
  }
}

/** What the helper needs of `boardgame.io/server`. */
export interface ServerPackage<S extends ServerMade> {
  /** Makes a server. */
  Server(options: object): S
  /** Its usual transport. */
  readonly SocketIO: new (options: object) => Transport
}

/** The options of `Server` of boardgame.io that the helper reads; the others are handed on. */
export interface SafeOptions {
  /** Games of `boardgameOf`. */
  readonly games: ReadonlyArray<object>
  /** The store of matches; if none is given, that which boardgame.io takes by itself. */
  readonly db?: object
  /** Keys and certificates, if the server is to speak TLS itself. */
  readonly https?: unknown
  /** Whether somebody is the player he says he is; by the credentials he has joined with if it is missing. */
  readonly authenticateCredentials?: unknown
  /** What its transport takes besides: `pubSub`, `socketOpts`, `socketAdapter`. */
  readonly sockets?: object
}

/** Who sits where in a match of a game; undefined if there is no such match. */
const seatsIn = async (app: ServerApp, game: string, matchID: string): Promise<object | undefined> => {
  const found = await app.context.db?.fetch(matchID, { metadata: true })
  const metadata = isObject(found) && isObject(found.metadata) ? found.metadata : {}
  return metadata['gameName'] === game ? metadata : undefined
}

/** Lets through what is honest; everything else is told to be refused. */
const letInHonest = (socket: Socket): void => {
  socket.use((packet, next) => {
    const read = honest(packet)
    if (E.isLeft(read)) return void socket.emit('refused', read.left)
    packet.splice(0, packet.length, ...read.right)
    next()
  })
}

/**
 * What one connection asks for is done one after the other, and only about a match of the game that there is.
 * boardgame.io would let two requests for the state cross, and from then on send what one may see to whoever
 * made the other; and who has gone while he was let in would stay.
 */
const keepDoor = (app: ServerApp, game: string, seats: Seats, socket: Socket): void => {
  let before: Promise<unknown> = Promise.resolve()
  const about = async (name: string, message: ReadonlyArray<unknown>, heard: Heard): Promise<unknown> => {
    const [, player] = message
    const matchID = matchOf([name, ...message])
    const metadata = await seatsIn(app, game, matchID).catch(() => undefined)
    if (metadata === undefined) return socket.emit('refused', 'there is no such match')
    if (name === 'sync') seats.sit(socket, matchID, player, metadata)
    return heard(...message)
  }
  const inTurn =
    (run: Heard): Heard =>
    async (...message) => {
      const done = before.then(() => run(...message))
      before = done.catch(() => undefined)
      await done
    }
  const hear = socket.on.bind(socket)
  socket.on = (name, heard) => {
    if (name === 'disconnect') return hear(name, inTurn(heard))
    return hear(name, isMessage(name) ? inTurn((...message) => about(name, message, heard)) : heard)
  }
  socket.on('disconnect', () => seats.leave(socket))
  letInHonest(socket)
}

/**
 * Takes the steps that are added later. boardgame.io adds those of its lobby after the socket has made a
 * handler of what there was; since koa-compose 4.2 that handler knows no later ones, and the lobby is not
 * found.
 */
const takeLaterSteps = (app: ServerApp): void => {
  const own = app.middleware.length
  const from = async (context: RequestContext, at: number): Promise<unknown> =>
    app.middleware[at]?.(context, () => from(context, at + 1))
  app.use((context) => from(context, own + 1))
}

const guardedTransport = (inner: Transport, seats: Seats): Transport => ({
  init: (app: never, games, origins?: never) => {
    const served: ServerApp = app
    takeLaterSteps(served)
    inner.init(app, games, origins)
    for (const { name = 'default' } of games)
      served._io.of(name).use((socket, next) => {
        keepDoor(served, name, seats, socket)
        next()
      })
  },
})

/**
 * What the lobby is told it keeps, whatever it is: so a request has a length, and that is short. It would
 * unpack a packed one, of which nobody knows beforehand how long it is.
 */
const takeShort: Middleware = (context, next) => {
  const { method, length, headers } = context.request
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next()
  if (headers['content-encoding'] !== undefined) return context.throw(415, 'a request is sent as it is')
  if (length !== undefined && length <= LONGEST_REQUEST) return next()
  return context.throw(length === undefined ? 411 : 413, `a request has at most ${LONGEST_REQUEST} bytes`)
}

/**
 * The player of a request is named by a text. boardgame.io would take a list of one for what is in it, and
 * fail where an object has no name; what was sent is looked at as soon as it has been read.
 */
const askForNames: Middleware = (context, next) => {
  let body: unknown
  Object.defineProperty(context.request, 'body', {
    configurable: true,
    get: () => body,
    set: (given: unknown) => {
      const player = isObject(given) ? given['playerID'] : undefined
      if (typeof player === 'object' && player !== null) context.throw(400, 'a playerID is a text')
      body = given
    },
  })
  return next()
}

/** Whether somebody is who he says: also before anybody has joined, when boardgame.io would believe it. */
const isWho = (given: unknown, player: unknown): boolean =>
  typeof given === 'string' && given !== '' && isObject(player) && player['credentials'] === given

/** Reads who sits where; whoever has lost his seat is let go by that. */
const fetchFrom = (store: object, matchID: unknown): unknown => {
  const fetch: unknown = Reflect.get(store, 'fetch')
  return typeof fetch === 'function' ? fetch(matchID, { metadata: true }) : undefined
}

/** The store that a server has if it is given none: only a server knows it, so one is made for that. */
const usualStore = <S extends ServerMade>(Server: ServerPackage<S>['Server']): object =>
  Server({ games: [], origins: [], transport: { init: () => undefined } }).db

/**
 * A server of boardgame.io that takes moves, requests for the state and chat, each only from the player who
 * is named in it, who has joined and not left, and only for a match of the game that the lobby has made;
 * everything else a client can send is dropped, and the client is told by the message `refused`. An action
 * has at most 1,000 characters; if it is refused, it is not in the log.
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
export const safeServer = <S extends ServerMade, O extends SafeOptions>(
  { Server, SocketIO }: ServerPackage<S>,
  options: O,
): S => {
  const { sockets, db = usualStore(Server), authenticateCredentials = isWho, ...rest } = options
  const seats = seatsTaken()
  const news = newsOf(sockets, async (matchID) => fetchFrom(store, matchID))
  const store = guardedStore(db, (matchID, metadata, isNew) => {
    seats.look(matchID, metadata)
    if (isNew) news.tell(matchID, metadata)
  })
  const transport = guardedTransport(new SocketIO({ https: options.https, ...news.sockets }), seats)
  const server = Server({ ...rest, authenticateCredentials, db: store, transport })
  server.router.use(takeShort)
  server.router.use(askForNames)
  return server
}
