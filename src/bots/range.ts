/**
 * Experiments: games between bots by their numbers. A range is a pure function of its arguments, so it can be
 * played in parts, anywhere, in any order.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Game, NewConfig, Types } from '../kernel'
import { playBots, type BotFault, type BotsBySeat } from './driver'

/** What is played: which games, by whom. */
export interface Experiment<T extends Types> {
  readonly game: Game<T>
  /** The config without its seed. */
  readonly config: Omit<NewConfig<T>, 'seed'>
  /** Makes the bots of a game: new ones for each, so that none remembers another game. */
  readonly bots: (index: number) => BotsBySeat<T>
  readonly seed: string
}

/** How a game went. */
export interface Row {
  readonly index: number
  readonly winners: ReadonlyArray<string>
  readonly rule: string
  readonly decisions: number
  /** The hash of the last state. */
  readonly hash: string
  /** Each action by its place among the legal ones, where that is asked for. */
  readonly trace?: ReadonlyArray<number>
}

/**
 * The seeds of a game of an experiment: that of its config, and that from which the bots get their chance (a
 * seat's own stream begins with this and `/` and the seat). This is a promise: later versions keep it.
 */
export const seedsOf = (
  seed: string,
  index: number,
): { readonly config: string; readonly players: string } => ({
  config: `${seed}/${index}`,
  players: `${seed}/${index}/players`,
})

/** The places of the actions of a game among the legal ones. */
const traceOf = <T extends Types>(
  game: Game<T>,
  config: NewConfig<T>,
  actions: ReadonlyArray<unknown>,
): ReadonlyArray<number> => {
  const begun = game.newGame(config)
  if (E.isLeft(begun)) return []
  let state = begun.right
  return actions.map((action) => {
    const text = JSON.stringify(action)
    const place = game.legalActions(state).findIndex((one) => JSON.stringify(one) === text)
    const applied: ReturnType<Game<T>['applyAction']> = game.applyAction(state, action)
    if (E.isRight(applied)) state = applied.right.state
    return place
  })
}

/** Plays the games of an experiment from one number up to another, which is not played. */
export const playRange = function* <T extends Types>(
  { game, config, bots, seed }: Experiment<T>,
  { from, to, trace = false }: { readonly from: number; readonly to: number; readonly trace?: boolean },
): Generator<E.Either<BotFault<T> & { readonly index: number }, Row>> {
  for (let index = from; index < to; index++) {
    const seeds = seedsOf(seed, index)
    const whole: NewConfig<T> = { ...config, seed: seeds.config } as NewConfig<T>
    const played = playBots(game, whole, bots(index), seeds.players)
    if (E.isLeft(played)) {
      yield E.left({ ...played.left, index })
      continue
    }
    const { record, outcome, state } = played.right
    yield E.right({
      index,
      winners: outcome.winners,
      rule: outcome.rule,
      decisions: record.actions.length,
      hash: game.hash(state),
      ...(trace ? { trace: traceOf(game, whole, record.actions) } : {}),
    })
  }
}
