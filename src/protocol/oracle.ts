/**
 * Methods that ask for more than the state: the map and the cards of a game, exact odds, and the answer of a
 * built-in bot. The server does without if it is given no oracle.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { randomFrom, type AnyGame, type Random, type State, type Types, type View } from '../kernel/index'
import { badParams, failure } from './failure'
import type { ParamsOf } from './messages'
import { meantBy, type Answer } from './opening'
import { seatFault } from './playing'
import type { Session, Sessions } from './sessions'

/** Something with an id, in words. */
export interface Entry {
  readonly id: string
  readonly name: string
  /** What it does, in a line of ours, where it does something. */
  readonly says?: string
  /** The regions next to it, of a region. */
  readonly neighbours?: ReadonlyArray<string>
}

/** What lies on the table of a game. */
export interface Lists {
  readonly regions: ReadonlyArray<Entry>
  readonly figures: ReadonlyArray<Entry>
  readonly cards: ReadonlyArray<Entry>
}

/** An attack of which odds are wanted. */
export interface Attack {
  readonly side: string
  readonly from: string
  readonly to: string
  /** How many of each kind of piece attack; everybody if left out. */
  readonly party?: Readonly<Record<string, number>>
}

/** Odds as JSON and in words; `problem` if what is asked for is not there. */
export interface Odds {
  readonly json: Readonly<Record<string, unknown>>
  readonly text: ReadonlyArray<string>
  readonly problem?: string
}

/** What knows more of games than their rules. */
export interface Oracle {
  /** What lies on the table with a config. */
  readonly lists: (game: AnyGame, config: object) => Lists
  /** Events of a game with a config as sentences. */
  readonly tell: (game: AnyGame, config: object, event: Readonly<Record<string, unknown>>) => string
  /** The odds of a moment beside draws; undefined where the game has none, as with house rules. */
  readonly odds: (game: AnyGame, state: State<Types>, attack: Attack | undefined) => Odds | undefined
  /** How a bot chooses, as long as it may; what is wrong with its name else. */
  readonly bot: (
    game: AnyGame,
    name: string,
    goesOn: () => boolean,
  ) => E.Either<string, (view: View, random: Random) => O.Option<unknown>>
}

/** What lies on the table, of a game under way or of one by its name. */
export const listsOf =
  (oracle: Oracle) =>
  (sessions: Sessions, params: ParamsOf<'tables'>): Answer =>
    E.Functor.map(meantBy(sessions, params), ({ game, config }) => oracle.lists(game, config))

const NO_ODDS: Odds = { json: {}, text: [] }

/** The exact odds at a moment: of the draw that is pending, and what the oracle knows. */
export const oddsOf =
  (oracle: Oracle) =>
  ({ game, state }: Session, { attack }: ParamsOf<'odds'>): Answer => {
    const told = oracle.odds(game, state, attack)
    if (told === undefined && attack !== undefined)
      return E.left(badParams('attack', 'there are no odds of attacks for this game, or with house rules'))
    const { json, text, problem } = told ?? NO_ODDS
    return problem === undefined
      ? E.right({ odds: { draws: game.chances(state), ...json }, text })
      : E.left(badParams('attack', problem))
  }

const ONLY_NATURE = 'nobody but nature is asked anything: `chances` lists what can be drawn, `apply` takes it'

/** What a bot would do for a seat that must decide: it sees the view of that seat and nothing else. */
export const chosenBy =
  (oracle: Oracle) =>
  (session: Session, { seat, bot = 'greedy', seed }: ParamsOf<'choose'>, goesOn: () => boolean): Answer => {
    const { game, state } = session
    const actor = seat ?? game.actors(state).find((one) => one !== 'nature')
    const fault = actor === undefined ? undefined : seatFault(session, 'seat', actor, [])
    if (fault !== undefined) return E.left(fault)
    const choose = oracle.bot(game, bot, goesOn)
    if (E.isLeft(choose)) return E.left(badParams('bot', choose.left))
    if (actor === undefined)
      return E.left(failure('refused', state.outcome === null ? ONLY_NATURE : 'the game is over'))
    const view = game.view(state, actor)
    const chosen = choose.right(view, randomFrom(seed ?? game.hashOfView(view)))
    // Half a search is no search of that length: it is stopped by the last question, too.
    if (!goesOn()) return E.left(failure('limit', 'there was no time'))
    return O.isNone(chosen)
      ? E.left(failure('refused', `${actor} is not asked anything`))
      : E.right({ action: chosen.value })
  }
