/**
 * The games by name, each loaded when it is asked for. A new game is one line.
 */
import * as E from 'fp-ts/lib/Either.js'
import { misused, type Result } from './command'
import type { Loaded } from './loaded'

const LOADERS: Readonly<Record<string, () => Promise<{ readonly loaded: Loaded }>>> = {
  battles: () => import('./battles'),
  'card-game': () => import('./cardGame'),
  confrontation: () => import('./confrontation'),
  'war-of-the-ring': () => import('./warOfTheRing'),
}

/** The names of all games. */
export const GAME_NAMES: ReadonlyArray<string> = Object.keys(LOADERS)

/** Loads a game by its name. */
export const loadGame = async (name: string): Promise<Result<Loaded>> => {
  const loader = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined
  return loader === undefined
    ? misused(`there is no game "${name}"; the games are ${GAME_NAMES.join(', ')}`)
    : E.right((await loader()).loaded)
}
