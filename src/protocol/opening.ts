/**
 * Methods that begin or end a game: from a config, a position, a saved state, a record, a view, another game.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isObject, randomFrom, type AnyGame, type View } from '../kernel/index'
import { badParams, failure, malformedParams, type Failure } from './failure'
import { GAMES } from './games'
import type { ParamsOf } from './messages'
import { sessionAt, type History, type Session, type Sessions } from './sessions'

/** What a method gives. */
export type Answer<A = unknown> = E.Either<Failure, A>

/** Where a game stands, for one who need not know more. */
export const briefOf = (id: string, { game, state, legal }: Session) => ({
  id,
  actors: game.actors(state),
  options: legal().length,
  outcome: state.outcome,
})

const gameOf = (field: string, name: unknown): Answer<AnyGame> => {
  const game = typeof name === 'string' ? GAMES.get(name) : undefined
  if (game !== undefined) return E.right(game)
  return E.left(badParams(field, `the games are ${[...GAMES.keys()].join(' and ')}`))
}

/** The field `game` of something a caller sent. */
const gameIn = (field: string, sent: unknown): Answer<AnyGame> =>
  gameOf(`${field}.game`, isObject(sent) ? sent['game'] : undefined)

const opened = (sessions: Sessions, as: string | undefined, session: Session): Answer => {
  const id = sessions.open(as, session)
  return E.isLeft(id) ? id : E.right(briefOf(id.right, session))
}

/** Begins a game. */
export const newGame = (sessions: Sessions, { game: name, config, as }: ParamsOf<'new'>): Answer => {
  const game = gameOf('game', name)
  if (E.isLeft(game)) return game
  const state = game.right.newGame(config as never)
  if (E.isLeft(state)) return E.left(malformedParams('config', state.left))
  return opened(sessions, as, sessionAt(game.right, state.right, { config }))
}

/** Begins a game at a position. */
export const fromPosition = (sessions: Sessions, params: ParamsOf<'position'>): Answer => {
  const game = gameOf('game', params.game)
  if (E.isLeft(game)) return game
  const state = game.right.position(params.position)
  if (E.isLeft(state)) return E.left(malformedParams('position', state.left))
  return opened(sessions, params.as, sessionAt(game.right, state.right, null))
}

/** Goes on with a saved state. */
export const load = (sessions: Sessions, { state: saved, as }: ParamsOf<'load'>): Answer => {
  const game = gameIn('state', saved)
  if (E.isLeft(game)) return game
  const state = game.right.decode(saved)
  if (E.isLeft(state)) return E.left(malformedParams('state', state.left))
  return opened(sessions, as, sessionAt(game.right, state.right, null))
}

/** Goes on with a record. */
export const replay = (sessions: Sessions, { record, as }: ParamsOf<'replay'>): Answer => {
  const game = gameIn('record', record)
  if (E.isLeft(game)) return game
  const replayed = game.right.replay(record)
  if (E.isLeft(replayed)) return E.left(failure('record', replayed.left.problem, replayed.left))
  const { config, actions } = record as {
    readonly config: unknown
    readonly actions: ReadonlyArray<unknown>
  }
  const history = actions.reduce<History | null>((before, action) => ({ action, before }), null)
  const last = replayed.right.states[actions.length]
  if (last === undefined) return E.left(failure('internal', 'the record has no last state'))
  return opened(sessions, as, sessionAt(game.right, last, { config }, history))
}

const seenBy = (sessions: Sessions, params: ParamsOf<'determinize'>): Answer<View> => {
  const { id, viewer, view } = params
  if ((id === undefined) === (view === undefined))
    return E.left(badParams('', 'either a game with a viewer is wanted, or a view'))
  if (id === undefined) return E.right(view as View)
  if (viewer === undefined) return E.left(badParams('viewer', 'who looks at the game?'))
  const session = sessions.find(id)
  if (E.isLeft(session)) return session
  const seen = session.right.game.view(session.right.state, viewer)
  return seen.viewer === viewer ? E.right(seen) : E.left(badParams('viewer', 'this is no seat of the game'))
}

/** Begins a game that a viewer cannot tell from another. */
export const determinize = (sessions: Sessions, params: ParamsOf<'determinize'>): Answer => {
  const seen = seenBy(sessions, params)
  if (E.isLeft(seen)) return seen
  const game = gameIn('view', seen.right)
  if (E.isLeft(game)) return game
  const state = game.right.determinize(seen.right, randomFrom(params.seed))
  if (E.isLeft(state)) return E.left(malformedParams('view', state.left))
  return opened(sessions, params.as, sessionAt(game.right, state.right, null))
}

/** Begins a second game where one stands. */
export const copy = (sessions: Sessions, { id, as }: ParamsOf<'copy'>): Answer => {
  const session = sessions.find(id)
  return E.isLeft(session) ? session : opened(sessions, as, session.right)
}

/** Forgets a game. */
export const close = (sessions: Sessions, { id }: ParamsOf<'close'>): Answer => {
  const closed = sessions.close(id)
  return E.isLeft(closed) ? closed : E.right({ closed: closed.right })
}

/** The games that can be played. */
export const games = (): Answer =>
  E.right({
    protocol: 1,
    games: [...GAMES.values()].map(({ name, seats, rulebook: rules }) => ({
      name,
      seats,
      rules: Object.keys(rules).length,
    })),
  })

/** Every rule of a game. */
export const rulebook = ({ game: name }: ParamsOf<'rulebook'>): Answer => {
  const game = gameOf('game', name)
  return E.isLeft(game) ? game : E.right(game.right.rulebook)
}

/** Whether there is a game of that name. */
export const knownGame = (name: string): Answer<AnyGame> => gameOf('game', name)
