/**
 * Builds the public game from its definition: a thin facade. Whatever is handed in, nothing is thrown.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { lookingAhead } from './ahead'
import { actorsOf, chancesOf, countLegal, legalAt, legalOf, type Actor } from './ask'
import { shared } from './brand'
import {
  actionReader,
  guarded,
  malformed,
  type ActionReader,
  type ActionSchema,
  type ChanceAction,
} from './door'
import { explainRejection, explainSubject } from './explain'
import { isObject } from './fields'
import type { AnyGame, Definition, Game, Onwards, View, Way, Wording } from './game'
import { behindIn } from './handle'
import type { SavedState } from './snapshot'
import { keeperOf } from './keeper'
import { listings, type Listed } from './listed'
import {
  applyAction,
  applyAll,
  hashOf,
  isStateOf,
  newGame,
  place,
  record,
  replay,
  reseed,
  type Context,
} from './play'
import { playout, type Playout } from './playout'
import { aboutOf, filledIn, type Sketch } from './plain'
import { randomFrom, type Random } from './random'
import { parseNotation, replayError, writeNotation } from './record'
import { schemasOf } from './gameSchema'
import { decode, formsOf, save } from './saved'
import { determinize, sampler } from './sampler'
import { decodeView, eventsFor, hashOfView, prompt, read, view } from './seen'
import type { State, Types } from './types'
import { notHis, wayTo, whyNot } from './why'

type Act<T extends Types> = T['action'] | ChanceAction

const NO_RECORD = E.left(replayError(-1, 'the record cannot be read'))
const NO_STATE = malformed('state', 'this is no state of the game; use newGame or decode')

const NO_WORDS: Wording = {
  actions: {},
  label: () => '',
  nameOf: (id) => guarded('', () => String(id)),
  inPlay: () => true,
}

/** What actions are called in a game. */
const wordingOf = <T extends Types>(game: Definition<T>, state: State<T>): Wording => ({
  actions: formsOf(game, state.config).actions,
  label: (action) => guarded('', () => game.describe(action, state.config)),
  nameOf: (id) => guarded('', () => game.nameOf?.(id, state.config) ?? String(id)),
  inPlay: (seat, id) => guarded(true, () => game.inPlay?.(state, seat, id) ?? true),
})

/** Reading a state: questions whose answer is empty when there is no state to ask about. */
const asking = <T extends Types>(game: Definition<T>, listed: Listed) => {
  const ask = <A>(state: State<T>, fallback: A, run: () => A): A =>
    guarded(fallback, () => (isStateOf(game, state) ? run() : fallback))
  const machineOf = (state: State<T>) => game.machineOf(state.config)
  const legalActions: Game<T>['legalActions'] = (state, seat) => {
    try {
      return isStateOf(game, state) ? listed.remember(state, legalOf(machineOf(state), state, seat)) : []
    } catch {
      return []
    }
  }
  // What is given alone is shared like what is listed, so that it need not be judged when it is applied.
  const legalAction = (state: State<T>, choose: Random, seat?: Actor<T>): O.Option<Act<T>> =>
    ask(state, O.none, () => {
      const action = legalAt(machineOf(state), state, choose, seat)
      if (action === undefined) return O.none
      listed.remember(state, [shared(action)])
      return O.some(action)
    })
  return {
    legalActions,
    actors: (state) => ask(state, [], () => actorsOf(machineOf(state), state)),
    prompt: (state, seat) => ask(state, O.none, () => prompt(game, state, seat)),
    sampleAction: (state, random) => legalAction(state, random),
    countLegal: (state, seat) => ask(state, 0, () => countLegal(machineOf(state), state, seat)),
    nthLegal: (state, nth, seat) => legalAction(state, () => nth, seat),
    outcome: (state) => ask(state, O.none, () => O.fromNullable(state.outcome)),
    wording: (state) => ask(state, NO_WORDS, () => wordingOf(game, state)),
    chances: (state) => ask(state, [], () => chancesOf(machineOf(state), state)),
    encode: (state) => ask(state, NO_STATE as unknown as SavedState, () => save(game, state)),
    hash: (state) => ask(state, '', () => hashOf(game, state)),
    view: (state, viewer) => {
      const nothing = { game: game.name, schemaVersion: game.schemaVersion, viewer }
      const fallback: View<T> = { ...nothing, state: { ...NO_STATE, more: [] } }
      return ask(state, fallback, () => view(game, state, viewer))
    },
  } satisfies Partial<Game<T>>
}

const NO_VIEW = E.left(malformed('state', 'the view cannot be read'))

/** Secrets: events and full states from what a viewer sees. */
const seeing = <T extends Types>(game: Definition<T>, legalActions: Game<T>['legalActions']) =>
  ({
    decodeView: (json) => guarded(NO_VIEW, () => decodeView(game, json)),
    determinize: (seen, random) => guarded(NO_VIEW, () => determinize(game, seen, random)),
    sampler: (seen) => guarded(NO_VIEW, () => sampler(game, seen)),
    read: (seen) => guarded(NO_VIEW, () => read(game, seen)),
    eventsFor: (events, viewer) =>
      guarded([], () => (Array.isArray(events) ? eventsFor(game, events, viewer) : [])),
    hashOfView: (seen) => guarded('', () => hashOfView(game, seen)),
    legalActionsOfView: (seen) =>
      guarded([], () => {
        const made = behindIn(game, seen)
        if (made !== undefined)
          return made.viewer === 'spectator' ? [] : legalActions(made.state, made.viewer)
        const state = determinize(game, seen, randomFrom('legal'))
        return E.isLeft(state) || seen.viewer === 'spectator' ? [] : legalActions(state.right, seen.viewer)
      }),
  }) satisfies Partial<Game<T>>

/** The reader of each config's actions, made once for each schema. */
const readersOf = <T extends Types>(game: Definition<T>): Context<T>['readerOf'] => {
  const known = new WeakMap<ActionSchema, ActionReader<T['action']>>()
  return (config) => {
    const { actions } = formsOf(game, config)
    const reader = known.get(actions) ?? actionReader<T['action']>(actions, game.seats, game.fieldNames)
    known.set(actions, reader)
    return reader
  }
}

const NO_WAY = 'the action cannot be read'

/** Why something is refused: from a state, or from what a viewer sees. */
const refusing = <T extends Types>(context: Context<T>) => {
  const { game } = context
  const ahead = lookingAhead(game)
  const nothing = explainRejection<T>(game, malformed('', NO_WAY))
  const why: Game<T>['whyNot'] = (state, action) =>
    guarded(nothing, () => whyNot(context, ahead, state, action))
  return {
    whyNot: why,
    wayTo: (state, action) =>
      guarded<Way<T>>({ after: [], rules: nothing }, () => wayTo(context, ahead, state, action)),
    onwards: (state, seat, wanted) =>
      guarded<Onwards<T>>({ ways: [], kinds: [] }, () =>
        isStateOf(game, state) ? ahead.onwards(state, seat, wanted) : { ways: [], kinds: [] },
      ),
    whyNotOfView: (seen, action) =>
      guarded(nothing, () => {
        const state = determinize(game, seen, randomFrom('legal'))
        if (E.isLeft(state)) return explainRejection<T>(game, state.left)
        if (!isObject(action)) return why(state.right, action)
        const { seat = seen.viewer } = action
        return seat === seen.viewer ? why(state.right, { ...action, seat }) : notHis(game)
      }),
  } satisfies Partial<Game<T>>
}

/** The public game of a definition; what it leaves out is plain. */
export const makeGame = <T extends Types>(sketch: Sketch<T>): Game<T> => {
  const game = filledIn(sketch)
  const listed = listings()
  const context: Context<T> = { game, readerOf: readersOf(game), listed }
  const questions = asking(game, listed)
  return {
    ...aboutOf(game),
    rulebook: game.rulebook,
    ...questions,
    ...seeing(game, questions.legalActions),
    newGame: (config) => newGame(game, config),
    applyAction: (state, action) => applyAction(context, state, action),
    applyAll: (state, actions, goesOn) => applyAll(context, state, actions, goesOn),
    ...refusing(context),
    explain: (_, subject) => guarded([], () => explainSubject(game, subject) ?? []),
    reseed: (state, random) => guarded(state, () => reseed(game, state, random)),
    playout: (state, random, options) => {
      const none: Playout<T> = { state, decisions: 0, outcome: O.none }
      const { machineOf } = game
      return guarded(none, () =>
        isStateOf(game, state) ? playout(machineOf(state.config), state, random, options) : none,
      )
    },
    keeper: () => keeperOf((state) => isStateOf(game, state)),
    position: (spec) => place(game, spec),
    schema: schemasOf(game),
    decode: (json) => guarded(E.left(malformed('', 'cannot be read')), () => decode(game, json)),
    record: (from, actions, goesOn) => guarded(NO_RECORD, () => record(context, from, actions, goesOn)),
    replay: (input, goesOn) => guarded(NO_RECORD, () => replay(context, input, goesOn)),
    notation: (input) => guarded('', () => writeNotation(game, input)),
    parse: (text) => guarded(E.left(malformed('', 'cannot be read')), () => parseNotation(game, text)),
  }
}

/** A game without its own types: whatever is handed to it goes through its own door. */
export const anyGame = (game: { readonly name: string }): AnyGame => game as AnyGame

/** Games under their names, each without its own types. */
export const gamesByName = (
  games: Readonly<Record<string, { readonly name: string }>>,
): ReadonlyMap<string, AnyGame> => new Map(Object.values(games).map((game) => [game.name, anyGame(game)]))
