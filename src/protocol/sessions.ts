/**
 * The games that are under way, by their ids. This is the one place of the server that remembers anything;
 * the states themselves are values, so a copy of a game costs nothing.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, State, Types } from '../kernel/index'
import { badParams, failure, type Failure } from './failure'
import { GAMES } from './games'
import { HOUSE_WEIGHS, STATE_WEIGHS, type Limits } from './limits'

/** What was done since the beginning, the last action first; copies of a game share it. */
export interface History {
  readonly action: unknown
  readonly before: History | null
}

/** A config or a snapshot with which a game began; null for a determinized view, which has no record. */
export interface Origin {
  readonly from: unknown
}

/** A game under way. */
export interface Session {
  readonly game: AnyGame
  readonly state: State<Types>
  readonly origin: Origin | null
  readonly history: History | null
  /** What was sent for it, by its weight. */
  readonly sent: number
  /** Its legal actions. */
  readonly legal: () => ReadonlyArray<unknown>
}

/** How many legal actions are remembered for all games together, beside so many for each list. */
const MOST_LISTED = 100_000
const LIST_COUNTS = 50

const listed = new Map<object, ReadonlyArray<unknown>>()
let counted = 0

const countOf = (list: ReadonlyArray<unknown>): number => list.length + LIST_COUNTS

/**
 * The legal actions of a state. Of those asked for lately the lists are remembered, since who has read one
 * mostly chooses from it; thousands of games with long lists must not fill the memory.
 */
const legalIn = (game: AnyGame, state: State<Types>): ReadonlyArray<unknown> => {
  const known = listed.get(state)
  if (known !== undefined) return known
  const list = game.legalActions(state)
  listed.set(state, list)
  counted += countOf(list)
  for (const [oldest, actions] of listed) {
    if (counted <= MOST_LISTED) break
    listed.delete(oldest)
    counted -= countOf(actions)
  }
  return list
}

/** A game at a state. */
export const sessionAt = (
  game: AnyGame,
  state: State<Types>,
  origin: Origin | null,
  history: History | null = null,
): Session => ({ game, state, origin, history, sent: 0, legal: () => legalIn(game, state) })

/** The actions of a history, the first one first. */
export const actionsOf = (history: History | null): ReadonlyArray<unknown> => {
  const actions: Array<unknown> = []
  for (let now = history; now !== null; now = now.before) actions.push(now.action)
  return actions.reverse()
}

/** The games under way. */
export interface Sessions {
  /** The same games, for a request of some weight: what it opens or moves on grows by that. */
  readonly weighing: (weight: number) => Sessions
  /** The game with an id. */
  readonly find: (id: string) => E.Either<Failure, Session>
  /** Keeps a game under a new id, or says why not. */
  readonly open: (id: string | undefined, session: Session) => E.Either<Failure, string>
  /** Puts a later state in the place of an earlier one, or says why not. */
  readonly advance: (id: string, session: Session) => E.Either<Failure, Session>
  /** Forgets a game. */
  readonly close: (id: string) => E.Either<Failure, string>
}

const LONGEST_ID = 100

const unknown = (id: string): Failure =>
  failure('unknownGame', `there is no game ${JSON.stringify(id.slice(0, LONGEST_ID))}`)

/** What is kept: the games by their ids, and what they weigh. */
interface Kept {
  readonly open: Map<string, Session>
  /** Games with house rules, each with the number of its sessions: these share its tables. */
  readonly houses: Map<AnyGame, number>
  opened: number
  weight: number
}

const nextId = (kept: Kept): string => {
  do kept.opened += 1
  while (kept.open.has(`game-${kept.opened}`))
  return `game-${kept.opened}`
}

const isHoused = (game: AnyGame): boolean => GAMES.get(game.name) !== game

/** Counts a session of a game, or one less. */
const count = ({ houses }: Kept, game: AnyGame, more: 1 | -1): void => {
  if (!isHoused(game)) return
  const sessions = (houses.get(game) ?? 0) + more
  if (sessions === 0) houses.delete(game)
  else houses.set(game, sessions)
}

/** What the tables weigh that a session brings along. */
const tablesOf = ({ houses }: Kept, { game }: Session): number =>
  isHoused(game) && !houses.has(game) ? HOUSE_WEIGHS : 0

/** Keeps a game, heavier by the request, in the place of what had its id. */
const keep = (kept: Kept, most: number, id: string, session: Session): E.Either<Failure, Session> => {
  const before = kept.open.get(id)
  const added = STATE_WEIGHS + session.sent + tablesOf(kept, session)
  const weight = kept.weight + added - (before ? STATE_WEIGHS + before.sent : 0)
  if (weight > most) return E.left(failure('limit', `all games together weigh at most ${most}; close some`))
  kept.weight = weight
  kept.open.set(id, session)
  if (before === undefined) count(kept, session.game, 1)
  return E.right(session)
}

/** The games that are kept, for a request of some weight. */
const sessionsOf = (kept: Kept, limits: Limits, weight: number): Sessions => {
  const { open } = kept
  const { mostGames, mostKept } = limits
  const heavier = (session: Session): Session => ({ ...session, sent: session.sent + weight })
  return {
    weighing: (sent) => sessionsOf(kept, limits, sent),
    find: (id) => {
      const session = open.get(id)
      return session === undefined ? E.left(unknown(id)) : E.right(session)
    },
    open: (wanted, session) => {
      if (open.size >= mostGames)
        return E.left(failure('limit', `there are ${mostGames} games already; close some`))
      if (wanted !== undefined && (wanted === '' || wanted.length > LONGEST_ID))
        return E.left(badParams('as', `an id has 1 to ${LONGEST_ID} characters`))
      if (wanted !== undefined && open.has(wanted))
        return E.left(badParams('as', 'another game has this id; close it first'))
      const id = wanted ?? nextId(kept)
      return E.Functor.map(keep(kept, mostKept, id, heavier(session)), () => id)
    },
    advance: (id, session) => keep(kept, mostKept, id, heavier(session)),
    close: (id) => {
      const session = open.get(id)
      if (session === undefined) return E.left(unknown(id))
      count(kept, session.game, -1)
      kept.weight -= STATE_WEIGHS + session.sent + tablesOf(kept, session)
      open.delete(id)
      return E.right(id)
    },
  }
}

/** No games yet. */
export const makeSessions = (limits: Limits): Sessions =>
  sessionsOf({ open: new Map(), houses: new Map(), opened: 0, weight: 0 }, limits, 0)
