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

/** Hears who sits where, whenever that is read or written. */
type Heard = (matchID: unknown, metadata: unknown) => void

const afterwards = <A>(result: unknown, then: (result: unknown) => A): A | Promise<A> =>
  result instanceof Promise ? result.then(then) : then(result)

const watched = (heard: Heard): Readonly<Record<string, (run: Run) => Run>> => ({
  fetch: (run) => (id, wanted) =>
    afterwards(run(id, wanted), (found) => {
      if (isObject(found)) heard(id, found.metadata)
      return withPlayersAlone(found)
    }),
  setMetadata: (run) => (id, metadata) =>
    afterwards(run(id, metadata), (written) => {
      heard(id, metadata)
      return written
    }),
  setState: (run) => (id, state, log) => run(id, state, logAfter(state, log)),
})

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
