/**
 * Every method of the protocol with the code that answers it, and the reading of its parameters.
 */
import { didYouMean, isObject } from '../kernel/index'
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, Malformed, View } from '../kernel/index'
import { badParams, failure, malformedParams, type Failure } from './failure'
import { hasLongText, weightOf, type Limits } from './limits'
import { METHODS, type Method, type MethodName, type ParamsOf } from './messages'
import { close, copy, determinize, fromPosition, games, load, meantBy } from './opening'
import { newGame, replay, rulebook, type Answer } from './opening'
import { chosenBy, listsOf, oddsOf, type Oracle } from './oracle'
import { about, applying, brief, hashFor, legalOf, lineOf, notationOf } from './playing'
import { plainly, promptOf, recordOf, viewOf } from './playing'
import type { Session, Sessions } from './sessions'

/**
 * What turns views and actions into arrays for learners. The server does without if it is given none; then
 * there are no methods `layout`, `observe` and `numbers`.
 */
export interface Learner {
  /** The layouts of the arrays of a game with a config, as plain JSON; undefined for a game that has none. */
  readonly layout: (
    game: AnyGame,
    config: object,
  ) => { readonly observation: object; readonly actions: object } | undefined
  /** A view as numbers, by the tables of its game. */
  readonly observe: (view: View, game: AnyGame) => E.Either<Malformed, ArrayLike<number>>
  /** The number of each action in the fixed numbering of the game with its config, null for a draw. */
  readonly numbers: (
    game: AnyGame,
    config: object,
    actions: ReadonlyArray<unknown>,
  ) => ReadonlyArray<number | null> | undefined
}

/** What a server can do beside playing. */
export interface Helpers {
  /** Arrays for learners. */
  readonly learner?: Learner
  /** Map and cards, odds, and bots. */
  readonly oracle?: Oracle
}

type Methods = {
  readonly [K in MethodName]?: (sessions: Sessions, params: ParamsOf<K>) => Answer
}

const PLAIN: Methods = {
  games,
  rulebook: (_, params) => rulebook(params),
  new: newGame,
  position: fromPosition,
  load,
  replay,
  determinize,
  copy,
  close,
  brief: about(brief),
  state: about(({ game, state }) => E.right(game.encode(state))),
  view: about((session, { viewer }: ParamsOf<'view'>) => viewOf(session, viewer)),
  prompt: about(promptOf),
  legal: about((session, { seat }: ParamsOf<'legal'>) => legalOf(session, seat)),
  why: about(({ game, state }, { action }: ParamsOf<'why'>) => {
    const { nameOf } = game.wording(state)
    return E.right(game.whyNot(state, action).map((one) => ({ ...one, says: game.say(one, nameOf) })))
  }),
  chances: about(({ game, state }) => E.right(game.chances(state))),
  record: about(recordOf),
  line: about(lineOf),
  notation: about(notationOf),
  hash: about(hashFor),
  apply: applying(plainly),
}

const sparseOf = (values: ArrayLike<number>) => {
  const at: Array<number> = []
  const told: Array<number> = []
  for (let place = 0; place < values.length; place++) {
    const value = values[place]
    if (value === undefined || value === 0) continue
    at.push(place)
    told.push(value)
  }
  return { length: values.length, at, values: told }
}

const observe =
  (learner: Learner) =>
  (session: Session, { viewer }: ParamsOf<'observe'>): Answer => {
    const seen = viewOf(session, viewer)
    if (E.isLeft(seen)) return seen
    const observed = learner.observe(seen.right, session.game)
    return E.isLeft(observed)
      ? E.left(malformedParams('view', observed.left))
      : E.right(sparseOf(observed.right))
  }

const orNone = (given: object | undefined): Answer =>
  given === undefined ? E.left(badParams('game', 'there are no arrays for this game')) : E.right(given)

const withOracle = (oracle: Oracle): Methods => ({
  apply: applying(oracle.tell),
  tables: listsOf(oracle),
  odds: about(oddsOf(oracle)),
  choose: about(chosenBy(oracle)),
})

const withLearner = (learner: Learner): Methods => ({
  layout: (sessions, params) => {
    const meant = meantBy(sessions, params)
    return E.isLeft(meant) ? meant : orNone(learner.layout(meant.right.game, meant.right.config))
  },
  observe: about(observe(learner)),
  numbers: about((session, { seat }: ParamsOf<'numbers'>) => {
    const legal = legalOf(session, seat)
    return E.isLeft(legal) ? legal : orNone(learner.numbers(session.game, session.state.config, legal.right))
  }),
})

/** Why the parameters are not those of a method, or undefined. */
const paramsFault = (name: MethodName, params: Readonly<Record<string, unknown>>): Failure | undefined => {
  const { required, optional }: Method = METHODS[name]
  const known = Object.keys({ ...required, ...optional })
  for (const field of Object.keys(params))
    if (!Object.hasOwn(required, field) && !Object.hasOwn(optional, field))
      return badParams(field.slice(0, 60), `${name} has no such parameter${didYouMean(known, field)}`)
  for (const [field, codec] of Object.entries(required)) {
    if (!Object.hasOwn(params, field)) return badParams(field, `${name} needs this parameter`)
    if (!codec.is(params[field])) return badParams(field, `${codec.name} is wanted`)
  }
  for (const [field, codec] of Object.entries(optional))
    if (Object.hasOwn(params, field) && !codec.is(params[field]))
      return badParams(field, `${codec.name} is wanted`)
  return undefined
}

const isMethod = (name: string): name is MethodName => Object.hasOwn(METHODS, name)

const noMethod = (methods: Methods, name: string): Answer =>
  E.left(
    failure(
      'method',
      `there is no method ${JSON.stringify(name.slice(0, 60))}${didYouMean(Object.keys(methods), name)}`,
    ),
  )

/** What of the parameters is over a limit, or what they weigh. */
const weighed = (
  params: Readonly<Record<string, unknown>>,
  { longestText, mostHouseRules }: Limits,
): E.Either<Failure, number> => {
  const { house } = params
  if (Array.isArray(house) && house.length > mostHouseRules)
    return E.left(failure('limit', `a game has at most ${mostHouseRules} house rules`))
  return hasLongText(params, longestText)
    ? E.left(failure('limit', `a text in a request has at most ${longestText} characters`))
    : E.right(weightOf(params))
}

/** A call by the name of a method with anything for parameters. */
export type Call = (method: string, params: unknown, goesOn: () => boolean) => Answer

/** Calls methods on the games under way; what is over a limit is refused before anything is done. */
export const makeCall = (sessions: Sessions, { learner, oracle }: Helpers, limits: Limits): Call => {
  const methods: Methods = {
    ...PLAIN,
    ...(isObject(learner) ? withLearner(learner) : {}),
    ...(isObject(oracle) ? withOracle(oracle) : {}),
  }
  return (method, params, goesOn) => {
    const run = isMethod(method) ? methods[method] : undefined
    if (!isMethod(method) || run === undefined) return noMethod(methods, method)
    const given = params === undefined ? {} : params
    if (!isObject(given)) return E.left(badParams('', 'parameters are given by name, in an object'))
    const fault = paramsFault(method, given)
    if (fault !== undefined) return E.left(fault)
    const weight = weighed(given, limits)
    return E.isLeft(weight) ? weight : run(sessions.during(weight.right, goesOn), given as never)
  }
}
