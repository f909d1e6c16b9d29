/**
 * Plays bots against each other: every bot gets the view of its seat and nothing else, chance is drawn from
 * the seed where the config leaves it open, and the game comes back as a record with its outcome.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { randomFrom } from '../kernel'
import type {
  ChanceAction,
  Game,
  GameRecord,
  Malformed,
  NewConfig,
  Outcome,
  Random,
  Rejection,
  State,
  Types,
} from '../kernel'
import type { Bot } from './bot'
import { guarded } from './guard'

/** The bots of a game by the seats they play. */
export type BotsBySeat<T extends Types> = Readonly<Partial<Record<T['seat'], Bot<T>>>>

/** A game that bots have played to its end. */
export interface PlayedGame<T extends Types> {
  readonly record: GameRecord
  readonly outcome: Outcome<T['seat'], T['rule']>
  readonly state: State<T>
}

/** Why a game of bots did not come to its end. */
export type BotFault<T extends Types> =
  | { readonly _tag: 'BadConfig'; readonly cause: Malformed }
  | { readonly _tag: 'NoBot'; readonly seat: string; readonly decisions: number }
  | { readonly _tag: 'NoAnswer'; readonly seat: string; readonly decisions: number }
  | {
      readonly _tag: 'Refused'
      readonly seat: string
      readonly decisions: number
      readonly cause: Rejection<T>
    }

/** An outcome of the pending manual draw, as likely as the game says. */
export const drawChance = <T extends Types>(
  game: Game<T>,
  state: State<T>,
  random: Random,
): ChanceAction | undefined => {
  const chances = game.chances(state)
  const whole = chances[0]?.probability.denominator ?? 0
  if (whole === 0) return undefined
  let left = random(whole)
  return chances.find(({ probability }) => (left -= probability.numerator) < 0)?.action
}

const NO_ANSWER = E.left('NoAnswer' as const)

/** How the bot of a seat chooses; undefined where there is no bot. */
const chooserOf = <T extends Types>(bots: BotsBySeat<T>, seat: T['seat']): Bot<T>['choose'] | undefined => {
  const bot = bots[seat]
  return typeof bot?.choose === 'function' ? (view, random) => bot.choose(view, random) : undefined
}

const answerOf = <T extends Types>(
  game: Game<T>,
  table: { readonly bots: BotsBySeat<T>; readonly randomOf: (seat: string) => Random },
  state: State<T>,
): E.Either<'NoBot' | 'NoAnswer', T['action'] | ChanceAction> => {
  const [actor] = game.actors(state)
  const random = table.randomOf(actor ?? '')
  if (actor === 'nature') return E.fromNullable('NoAnswer' as const)(drawChance(game, state, random))
  const choose = actor === undefined ? undefined : guarded(undefined, () => chooserOf(table.bots, actor))
  if (choose === undefined || actor === undefined) return E.left('NoBot')
  return guarded<E.Either<'NoAnswer', T['action']>>(NO_ANSWER, () =>
    E.fromOption(() => 'NoAnswer' as const)(choose(game.view(state, actor), random)),
  )
}

/** A source of chance for each seat, so that one bot's draws do not move another's. */
const randomsOf = (seed: string): ((seat: string) => Random) => {
  const known = new Map<string, Random>()
  const own = guarded('', () => `${seed}`)
  return (seat) => {
    const random = known.get(seat) ?? randomFrom(`${own}/${seat}`)
    known.set(seat, random)
    return random
  }
}

const NO_GAME = E.left<Malformed>({ _tag: 'Malformed', path: 'game', problem: 'this is no game' })

/**
 * Plays a game between bots to its end. The same config, bots and seed give the same game, as long as no bot
 * looks at a clock. A bot that throws has no answer.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { BOTS, playBots } from 'middle-earth-rules/bots'
 * import { confrontation } from 'middle-earth-rules/confrontation'
 *
 * const { greedy, random } = BOTS.confrontation
 * const bots = { fellowship: greedy(), sauron: random() }
 * const played = playBots(confrontation, { seed: 'first' }, bots, 'players')
 * if (isRight(played)) console.log(played.right.outcome.winners)
 */
export const playBots = <T extends Types>(
  game: Game<T>,
  config: NewConfig<T>,
  bots: BotsBySeat<T>,
  seed: string,
): E.Either<BotFault<T>, PlayedGame<T>> => {
  const started = guarded<ReturnType<Game<T>['newGame']>>(NO_GAME, () => game.newGame(config))
  if (E.isLeft(started)) return E.left({ _tag: 'BadConfig', cause: started.left })
  const table = { bots, randomOf: randomsOf(seed) }
  const actions: Array<T['action'] | ChanceAction> = []
  let state = started.right
  for (;;) {
    const outcome = game.outcome(state)
    if (O.isSome(outcome)) {
      const { name, rulesVersion: rules } = game
      const record: GameRecord = { game: name, rules, from: started.right.config, actions }
      return E.right({ record, outcome: outcome.value, state })
    }
    const seat = game.actors(state)[0] ?? ''
    const answer = answerOf(game, table, state)
    if (E.isLeft(answer)) return E.left({ _tag: answer.left, seat, decisions: actions.length })
    const applied = game.applyAction(state, answer.right)
    if (E.isLeft(applied))
      return E.left({ _tag: 'Refused', seat, decisions: actions.length, cause: applied.left })
    actions.push(answer.right)
    state = applied.right.state
  }
}
