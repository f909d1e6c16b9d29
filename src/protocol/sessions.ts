/**
 * The games that are under way, by their ids. This is the one place of the server that remembers anything;
 * the states themselves are values, so a copy of a game costs nothing.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isObject, type AnyGame, type State, type Types } from '../kernel/index'
import { badParams, failure, type Failure } from './failure'
import { GAMES } from './games'
import { STATE_WEIGHS, TABLES_WEIGH, weightOf, type Limits } from './limits'

/** What was done since the beginning, the last action first; copies of a game share it. */
export interface History {
  readonly action: unknown
  readonly before: History | null
}

/** What a game began with; null for a determinized view, which has no record. */
export interface Origin {
  /** The config, or a snapshot of the first state, which is made when it is asked for. */
  readonly from: () => unknown
  readonly weight: number
}

/** The beginning of a game that began with a config. */
export const fromConfig = ({ config }: State<Types>): Origin => ({ from: () => config, weight: 0 })

/** The beginning of a game that began with a state. */
export const fromState = (game: AnyGame, first: State<Types>): Origin => ({
  from: () => game.encode(first),
  weight: STATE_WEIGHS,
})

/** A game under way. */
export interface Session {
  readonly game: AnyGame
  readonly state: State<Types>
  readonly origin: Origin | null
  readonly history: History | null
  /** What the actions weigh that were sent for it. */
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
  /** The same games, for a request of some weight, by which a game grows that it moves on, and its time. */
  readonly during: (weight: number, goesOn: () => boolean) => Sessions
  /** Whether there is time for the request to go on. */
  readonly goesOn: () => boolean
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

/** Something that several games share, what it weighs, and how many of them have it. */
interface Shared {
  readonly weight: number
  readonly games: number
}

/** What is kept: the games by their ids, what they share, and what all weigh. */
interface Kept {
  readonly open: Map<string, Session>
  readonly shared: Map<object, Shared>
  opened: number
  weight: number
}

const nextId = (kept: Kept): string => {
  do kept.opened += 1
  while (kept.open.has(`game-${kept.opened}`))
  return `game-${kept.opened}`
}

/** What a game may share with others: its house rules, and what its config holds beside words and numbers. */
const partsOf = ({ game, state: { config } }: Session): ReadonlyArray<object> => {
  const documents = Object.values(config).filter((value: unknown): value is object => isObject(value))
  return GAMES.get(game.name) === game ? documents : [game, ...documents]
}

const weightOfPart = (part: object): number => TABLES_WEIGH + ('applyAction' in part ? 0 : weightOf(part))

/** What a game weighs that shares with no other. */
const ownWeight = ({ state: { config }, origin, sent }: Session): number =>
  STATE_WEIGHS +
  (origin?.weight ?? 0) +
  sent +
  weightOf(Object.values(config).filter((value: unknown) => !isObject(value)))

/** Notes that a game has its parts, and what they weigh that nobody had before. */
const share = ({ shared }: Kept, parts: ReadonlyArray<object>): void => {
  for (const part of parts) {
    const { weight, games } = shared.get(part) ?? { weight: weightOfPart(part), games: 0 }
    shared.set(part, { weight, games: games + 1 })
  }
}

/** Notes that a game has its parts no more; what of them nobody has any longer. */
const unshare = ({ shared }: Kept, parts: ReadonlyArray<object>): number => {
  let left = 0
  for (const part of parts) {
    const { weight, games } = shared.get(part) ?? { weight: 0, games: 1 }
    if (games > 1) shared.set(part, { weight, games: games - 1 })
    else if (shared.delete(part)) left += weight
  }
  return left
}

/** Keeps a game in the place of what had its id, if there is room. */
const keep = (kept: Kept, most: number, id: string, session: Session): E.Either<Failure, Session> => {
  const before = kept.open.get(id)
  const parts = before === undefined ? partsOf(session) : []
  const added = parts
    .filter((part) => !kept.shared.has(part))
    .reduce((sum, part) => sum + weightOfPart(part), 0)
  const weight = kept.weight + added + ownWeight(session) - (before === undefined ? 0 : ownWeight(before))
  if (weight > most) return E.left(failure('limit', `all games together weigh at most ${most}; close some`))
  kept.weight = weight
  kept.open.set(id, session)
  share(kept, parts)
  return E.right(session)
}

/** The games that are kept, for a request of some weight. */
const sessionsOf = (kept: Kept, limits: Limits, weight: number, goesOn: () => boolean): Sessions => {
  const { open } = kept
  const { mostGames, mostKept } = limits
  const heavier = (session: Session): Session => ({ ...session, sent: session.sent + weight })
  return {
    during: (sent, until) => sessionsOf(kept, limits, sent, until),
    goesOn,
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
      return E.Functor.map(keep(kept, mostKept, id, session), () => id)
    },
    advance: (id, session) => keep(kept, mostKept, id, heavier(session)),
    close: (id) => {
      const session = open.get(id)
      if (session === undefined) return E.left(unknown(id))
      kept.weight -= ownWeight(session) + unshare(kept, partsOf(session))
      open.delete(id)
      return E.right(id)
    },
  }
}

/** No games yet. */
export const makeSessions = (limits: Limits): Sessions =>
  sessionsOf({ open: new Map(), shared: new Map(), opened: 0, weight: 0 }, limits, 0, () => true)
