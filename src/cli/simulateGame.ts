/**
 * One game between bots, played to its end and boiled down to what the statistics want. The same task gives
 * the same game, whichever thread plays it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { playBots, type BotsBySeat } from '../bots/index'
import type { Types } from '../kernel/index'
import { botMakerOf, type AnyBot } from './botNames'
import type { Result } from './command'
import { configProblem, failed, misused } from './command'
import { loadGame } from './games'
import type { AnyState, Loaded } from './loaded'
import type { Course } from './statistics'

/** What is to be played, apart from the number of the game. */
export interface Match {
  readonly game: string
  /** The names of the bots in the order of the seats. */
  readonly bots: ReadonlyArray<string>
  readonly config: object
  readonly seed: string
}

/** A game that was played. */
export interface PlayedOnce {
  readonly index: number
  readonly winners: ReadonlyArray<string>
  readonly reason: string
  readonly rule: string
  readonly decisions: number
  readonly turns: number
  readonly course: Course
}

/** Plays game after game of a match. */
export type Player = (index: number) => Result<PlayedOnce>

const courseOf = ({ measures }: Loaded, states: ReadonlyArray<AnyState>): Course => {
  const course: Array<Course[number]> = []
  for (const [place, state] of states.entries()) {
    const turn = measures.turnOf(state)
    const next = states[place + 1]
    if (turn > 0 && (next === undefined || measures.turnOf(next) > turn))
      course.push({ turn, values: measures.valuesOf(state) })
  }
  return course
}

const playOnce = (
  loaded: Loaded,
  match: Match,
  bots: BotsBySeat<Types>,
  index: number,
): Result<PlayedOnce> => {
  const seed = `${match.seed}/${index}`
  const played = playBots(loaded.game, { ...match.config, seed }, bots, `${seed}/players`)
  if (E.isLeft(played)) {
    const { _tag } = played.left
    return _tag === 'BadConfig'
      ? misused(configProblem(played.left.cause))
      : failed(`game ${index}: ${_tag} of ${played.left.seat} after ${played.left.decisions} decisions`)
  }
  const { outcome, record, state } = played.right
  const replayed = loaded.game.replay(record)
  if (E.isLeft(replayed)) return failed(`game ${index}: ${replayed.left.problem}`)
  return E.right({
    index,
    winners: outcome.winners,
    reason: outcome.reason,
    rule: outcome.rule,
    decisions: record.actions.length,
    turns: loaded.measures.turnOf(state),
    course: courseOf(loaded, replayed.right.states),
  })
}

/** Prepares a match: the game is loaded, the bots are found and seated. */
export const playerOf = async (match: Match): Promise<Result<Player>> => {
  const loaded = await loadGame(match.game)
  if (E.isLeft(loaded)) return loaded
  const begun = loaded.right.game.newGame({ ...match.config, seed: match.seed })
  if (E.isLeft(begun)) return misused(configProblem(begun.left))
  const seats = loaded.right.game.seatsOf(begun.right.config)
  if (seats.length !== match.bots.length)
    return misused(`--bots wants ${seats.length} names, one for each seat: ${seats.join(', ')}`)
  const makers: Array<readonly [seat: string, make: () => AnyBot]> = []
  for (const [place, seat] of seats.entries()) {
    const maker = await botMakerOf(match.game, match.bots[place] ?? '')
    if (E.isLeft(maker)) return maker
    makers.push([seat, maker.right])
  }
  const bots = (): BotsBySeat<Types> => Object.fromEntries(makers.map(([seat, make]) => [seat, make()]))
  return E.right((index) => playOnce(loaded.right, match, bots(), index))
}
