/**
 * A store of boardgame.io with a doorkeeper. What a refused move was made with does not stay in it for ever.
 * And the lobby looks up players by whatever name it is given, and writes what it is told into what it finds:
 * here it finds players alone.
 */
import { isObject } from '../kernel/index'

type Run = (...args: ReadonlyArray<unknown>) => unknown

/** An entry of the log without what the move was made with. */
const bare = (entry: unknown): unknown => {
  if (!isObject(entry) || !isObject(entry.action) || !isObject(entry.action.payload)) return entry
  return { ...entry, action: { ...entry.action, payload: { ...entry.action.payload, args: [] } } }
}

/** Nobody needs to know later with what a refused move was made. */
const logAfter = (state: unknown, log: unknown): unknown => {
  const isRefused = isObject(state) && isObject(state.G) && state.G.refused !== undefined
  return isRefused && Array.isArray(log) ? log.map(bare) : log
}

/** What was fetched, with players by their own names only and not by those that every object has. */
const withPlayersAlone = (found: unknown): unknown => {
  if (!isObject(found) || !isObject(found.metadata) || !isObject(found.metadata.players)) return found
  const players: unknown = Object.assign(Object.create(null), found.metadata.players)
  return { ...found, metadata: { ...found.metadata, players } }
}

const WATCHED: Readonly<Record<string, (run: Run) => Run>> = {
  fetch:
    (run) =>
    (...args) => {
      const found = run(...args)
      return found instanceof Promise ? found.then(withPlayersAlone) : withPlayersAlone(found)
    },
  setState: (run) => (id, state, log) => run(id, state, logAfter(state, log)),
}

/** The store behind the doorkeeper; what it can do besides is as it was. */
export const guardedStore = <D extends object>(store: D): D =>
  new Proxy(store, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      const run: Run = found.bind(target)
      return (typeof name === 'string' && Object.hasOwn(WATCHED, name) && WATCHED[name]?.(run)) || run
    },
  })
