/**
 * A store of boardgame.io with a doorkeeper. A refused move does not stay in its log for ever. And the lobby
 * looks up players by whatever name it is given, and writes what it is told into what it finds: here it finds
 * players alone.
 */
import { isObject } from '../kernel/index'

type Run = (...args: ReadonlyArray<unknown>) => unknown

/** A refused move changes nothing, and so nobody needs to know later that it was tried. */
const logAfter = (state: unknown, log: unknown): unknown =>
  isObject(state) && isObject(state.G) && state.G.refused !== undefined ? [] : log

/** What was fetched, with players by their own names only and not by those that every object has. */
const withPlayersAlone = (found: unknown): unknown => {
  if (!isObject(found) || !isObject(found.metadata) || !isObject(found.metadata.players)) return found
  const players: unknown = Object.assign(Object.create(null), found.metadata.players)
  return { ...found, metadata: { ...found.metadata, players } }
}

/** Hears who sits where, whenever that is read or written, and whether somebody has just come or left. */
type Heard = (matchID: unknown, metadata: unknown, isNew: boolean) => void

/** The credentials of all seats, as text. */
const credentialsIn = (metadata: unknown): string => {
  const players = isObject(metadata) && isObject(metadata.players) ? metadata.players : {}
  return JSON.stringify(Object.values(players).map((seat) => isObject(seat) && seat.credentials))
}

const afterwards = <A>(result: unknown, then: (result: unknown) => A): A | Promise<A> =>
  result instanceof Promise ? result.then(then) : then(result)

const watched = (heard: Heard): Readonly<Record<string, (run: Run) => Run>> => {
  /** What was read by those who change it and write it back, as the lobby does. */
  const read = new WeakMap<object, string>()
  return {
    fetch: (run) => (id, wanted) =>
      afterwards(run(id, wanted), (fetched) => {
        const found = withPlayersAlone(fetched)
        if (!isObject(found)) return found
        if (isObject(found.metadata)) read.set(found.metadata, credentialsIn(found.metadata))
        heard(id, found.metadata, false)
        return found
      }),
    setMetadata: (run) => (id, metadata) => {
      const before = isObject(metadata) ? read.get(metadata) : undefined
      return afterwards(run(id, metadata), (written) => {
        heard(id, metadata, before !== undefined && before !== credentialsIn(metadata))
        return written
      })
    },
    setState: (run) => (id, state, log) => run(id, state, logAfter(state, log)),
  }
}

/** The store behind the doorkeeper; what it can do besides is as it was. */
export const guardedStore = <D extends object>(store: D, heard: Heard): D => {
  const watching = watched(heard)
  return new Proxy(store, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      const run: Run = found.bind(target)
      return (typeof name === 'string' && Object.hasOwn(watching, name) && watching[name]?.(run)) || run
    },
  })
}
