/**
 * Methods that begin or end a game: from a config, a position, a saved state, a record, a view, another game.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  anyGame,
  beginningOf,
  didYouMean,
  isObject,
  randomFrom,
  type AnyGame,
  type Malformed,
  type View,
} from '../kernel/index'
import { faultSentence, parsePosition } from '../notation/index'
import { badParams, failure, malformedParams, type Failure } from './failure'
import { GAMES } from './games'
import { weightOf } from './limits'
import type { ParamsOf } from './messages'
import { fromConfig, fromState, sessionAt, type History, type Session, type Sessions } from './sessions'

/** What a method gives. */
export type Answer<A = unknown> = E.Either<Failure, A>

/** How many actions are legal; a viewer learns it only of his own. */
const optionsFor = ({ game, state, legal }: Session, viewer: string | undefined): { options?: number } => {
  if (viewer === undefined) return { options: legal().length }
  return game.actors(state).includes(viewer) ? { options: game.legalActions(state, viewer).length } : {}
}

/** Where a game stands, for one who need not know more: for everybody's program, or for a viewer's. */
export const briefOf = (id: string, session: Session, viewer?: string) => ({
  id,
  actors: session.game.actors(session.state),
  ...optionsFor(session, viewer),
  outcome: session.state.outcome,
})

/** A game that can be played with house rules. */
interface Housing {
  readonly with: (rule: unknown) => E.Either<Malformed, { readonly name: string }>
}
const takesHouseRules = (game: object): game is Housing => 'with' in game

/** The game with house rules, one after the other. */
const housed = (game: AnyGame, rules: ReadonlyArray<unknown>, goesOn: () => boolean): Answer<AnyGame> => {
  let made = game
  for (const [place, rule] of rules.entries()) {
    if (!goesOn()) return E.left(failure('limit', 'there was no time'))
    if (!takesHouseRules(made)) return E.left(badParams('house', `${game.name} takes no house rules`))
    const next = made.with(rule)
    if (E.isLeft(next)) return E.left(malformedParams(`house.${place}`, next.left))
    made = anyGame(next.right)
  }
  return E.right(made)
}

type House = { readonly house?: ReadonlyArray<unknown> | undefined }

const gameOf = (
  field: string,
  name: unknown,
  { house = [] }: House,
  goesOn: () => boolean = () => true,
): Answer<AnyGame> => {
  const game = typeof name === 'string' ? GAMES.get(name) : undefined
  if (game !== undefined) return housed(game, house, goesOn)
  const names = [...GAMES.keys()]
  return E.left(badParams(field, `the games are ${names.join(', ')}${didYouMean(names, name)}`))
}

/** The game of the field `game` of something a caller sent. */
const gameIn = (field: string, sent: unknown, params: House, goesOn: () => boolean): Answer<AnyGame> =>
  gameOf(`${field}.game`, isObject(sent) ? sent['game'] : undefined, params, goesOn)

const opened = (sessions: Sessions, as: string | undefined, session: Session): Answer => {
  const id = sessions.open(as, session)
  return E.isLeft(id) ? id : E.right(briefOf(id.right, session))
}

/** Begins a game. */
export const newGame = (sessions: Sessions, params: ParamsOf<'new'>): Answer => {
  const { as } = params
  const game = gameOf('game', params.game, params, sessions.goesOn)
  if (E.isLeft(game)) return game
  const state = game.right.newGame(params.config as never)
  if (E.isLeft(state)) return E.left(malformedParams('config', state.left))
  return opened(sessions, as, sessionAt(game.right, state.right, fromConfig(state.right)))
}

/** Begins a game at a position. */
export const fromPosition = (sessions: Sessions, params: ParamsOf<'position'>): Answer => {
  const game = gameOf('game', params.game, params, sessions.goesOn)
  if (E.isLeft(game)) return game
  const state = placed(game.right, params.position)
  if (E.isLeft(state)) return state
  return opened(sessions, params.as, sessionAt(game.right, state.right, fromState(game.right, state.right)))
}

/** A position that is described, or told in a line of text. */
const placed = (game: AnyGame, position: unknown): Answer<Session['state']> => {
  if (typeof position !== 'string')
    return E.mapLeft((wrong: Malformed) => malformedParams('position', wrong))(game.position(position))
  const read = parsePosition(game, position)
  return E.isLeft(read) ? E.left(badParams('position', read.left.map(faultSentence).join('; '))) : read
}

/** Goes on with a saved state. */
export const load = (sessions: Sessions, params: ParamsOf<'load'>): Answer => {
  const { state: saved, as } = params
  const game = gameIn('state', saved, params, sessions.goesOn)
  if (E.isLeft(game)) return game
  const state = game.right.decode(saved)
  if (E.isLeft(state)) return E.left(malformedParams('state', state.left))
  return opened(sessions, as, sessionAt(game.right, state.right, fromState(game.right, state.right)))
}

/** Goes on with a record. */
export const replay = (sessions: Sessions, params: ParamsOf<'replay'>): Answer => {
  const { record, as } = params
  const game = gameIn('record', record, params, sessions.goesOn)
  if (E.isLeft(game)) return game
  const replayed = game.right.replay(record, sessions.goesOn)
  if (E.isLeft(replayed)) return E.left(failure('record', replayed.left.problem, replayed.left))
  const { actions } = record as { readonly actions: ReadonlyArray<unknown> }
  const history = actions.reduce<History | null>((before, action) => ({ action, before }), null)
  const { states } = replayed.right
  const [first, last] = [states[0], states[actions.length]]
  if (first === undefined || last === undefined)
    return E.left(failure('internal', 'the record has no last state'))
  const isOfState = 'schemaVersion' in Object(beginningOf(record))
  const origin = isOfState ? fromState(game.right, first) : fromConfig(first)
  return opened(sessions, as, { ...sessionAt(game.right, last, origin, history), sent: weightOf(actions) })
}

/** A view with the game it is of. */
interface Sight {
  readonly game: AnyGame
  readonly view: View
}

const seenBy = (sessions: Sessions, params: ParamsOf<'determinize'>): Answer<Sight> => {
  const { id, viewer, view } = params
  if ((id === undefined) === (view === undefined))
    return E.left(badParams('', 'either a game with a viewer is wanted, or a view'))
  if (id === undefined)
    return E.Functor.map(gameIn('view', view, params, sessions.goesOn), (game) => ({
      game,
      view: view as View,
    }))
  if (viewer === undefined) return E.left(badParams('viewer', 'who looks at the game?'))
  const session = sessions.find(id)
  if (E.isLeft(session)) return session
  const { game, state } = session.right
  const seen = game.view(state, viewer)
  return seen.viewer === viewer
    ? E.right({ game, view: seen })
    : E.left(badParams('viewer', 'this is no seat of the game'))
}

/** Begins a game that a viewer cannot tell from another. */
export const determinize = (sessions: Sessions, params: ParamsOf<'determinize'>): Answer => {
  const seen = seenBy(sessions, params)
  if (E.isLeft(seen)) return seen
  const { game, view } = seen.right
  const state = game.determinize(view, randomFrom(params.seed))
  if (E.isLeft(state)) return E.left(malformedParams('view', state.left))
  return opened(sessions, params.as, sessionAt(game, state.right, null))
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
  const game = knownGame(name)
  return E.isLeft(game) ? game : E.right(game.right.rulebook)
}

/** A game with a config. */
interface Meant {
  readonly game: AnyGame
  readonly config: object
}

/** The game that a caller means: one under way, or one by its name, with config and house rules. */
export const meantBy = (sessions: Sessions, params: ParamsOf<'layout'>): Answer<Meant> => {
  const { id, game: name, config = {} } = params
  if ((id === undefined) === (name === undefined))
    return E.left(badParams('', 'either the id of a game is wanted, or the name of one'))
  if (id !== undefined)
    return E.Functor.map(sessions.find(id), ({ game, state }) => ({ game, config: state.config }))
  const game = gameOf('game', name, params, sessions.goesOn)
  if (E.isLeft(game)) return game
  const state = game.right.newGame((isObject(config) ? { seed: '', ...config } : config) as never)
  return E.isLeft(state)
    ? E.left(malformedParams('config', state.left))
    : E.right({ game: game.right, config: state.right.config })
}

/** Whether there is a game of that name. */
export const knownGame = (name: string): Answer<AnyGame> => gameOf('game', name, {})
