/**
 * The games that are under way, by their ids. This is the one place of the server that remembers anything;
 * the states themselves are values, so a copy of a game costs nothing.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, State, Types } from '../kernel/index'
import { badParams, failure, type Failure } from './failure'

/** What was done since the beginning, the last action first; copies of a game share it. */
export interface History {
  readonly action: unknown
  readonly before: History | null
}

/** Where a game that can be recorded began; null for a position, a saved state or a determinized view. */
export interface Origin {
  readonly config: unknown
}

/** A game under way. */
export interface Session {
  readonly game: AnyGame
  readonly state: State<Types>
  readonly origin: Origin | null
  readonly history: History | null
  /** Legal actions, once they have been asked for. */
  readonly legal: () => ReadonlyArray<unknown>
}

const remembered = <A>(compute: () => A): (() => A) => {
  let known: { readonly value: A } | undefined
  return () => (known ??= { value: compute() }).value
}

/** A game at a state. */
export const sessionAt = (
  game: AnyGame,
  state: State<Types>,
  origin: Origin | null,
  history: History | null = null,
): Session => ({ game, state, origin, history, legal: remembered(() => game.legalActions(state)) })

/** The actions of a history, the first one first. */
export const actionsOf = (history: History | null): ReadonlyArray<unknown> => {
  const actions: Array<unknown> = []
  for (let now = history; now !== null; now = now.before) actions.push(now.action)
  return actions.reverse()
}

/** The games under way. */
export interface Sessions {
  /** The game with an id. */
  readonly find: (id: string) => E.Either<Failure, Session>
  /** Keeps a game under a new id, or says why not. */
  readonly open: (id: string | undefined, session: Session) => E.Either<Failure, string>
  /** Puts a later state in the place of an earlier one. */
  readonly advance: (id: string, session: Session) => void
  /** Forgets a game. */
  readonly close: (id: string) => E.Either<Failure, string>
}

const LONGEST_ID = 100

/** No games yet. */
export const makeSessions = (most: number): Sessions => {
  const open = new Map<string, Session>()
  let opened = 0
  const unknown = (id: string): Failure =>
    failure('unknownGame', `there is no game ${JSON.stringify(id.slice(0, LONGEST_ID))}`)
  const nextId = (): string => {
    do opened += 1
    while (open.has(`game-${opened}`))
    return `game-${opened}`
  }
  return {
    find: (id) => {
      const session = open.get(id)
      return session === undefined ? E.left(unknown(id)) : E.right(session)
    },
    open: (wanted, session) => {
      if (open.size >= most) return E.left(failure('limit', `there are ${most} games already; close some`))
      if (wanted !== undefined && (wanted === '' || wanted.length > LONGEST_ID))
        return E.left(badParams('as', `an id has 1 to ${LONGEST_ID} characters`))
      if (wanted !== undefined && open.has(wanted))
        return E.left(badParams('as', 'another game has this id; close it first'))
      const id = wanted ?? nextId()
      open.set(id, session)
      return E.right(id)
    },
    advance: (id, session) => void open.set(id, session),
    close: (id) => (open.delete(id) ? E.right(id) : E.left(unknown(id))),
  }
}
