/**
 * A game for boardgame.io: its `Game` object, made from the functions of ours. The rules stay where they are;
 * here is only who may move, what a client gets, and when it is over.
 *
 * A match begins with the move `begin`, not in `setup`: boardgame.io sends the very first state to every
 * client as it is, without `playerView`, so the first state holds nothing that is secret.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { anyGame, isObject, type Game, type Malformed, type Types } from '../kernel/index'
import {
  activeIn,
  NO_EVENTS,
  type BoardgameCtx,
  type EventName,
  type HookContext,
  type LongMove,
  type MoveName,
  type Trigger,
} from './contexts'
import { guarded, namesIn } from './door'
import {
  keeperOf,
  NOTHING_SEEN,
  type AnyGame,
  type GameOver,
  type Keeper,
  type Kept,
  type Seen,
} from './kept'
import { movesOf } from './moves'
import { playerOf, seatOf } from './players'

/**
 * The config of every match. The seed is a text, the same for each match, or a function that gives a new one
 * when a match begins. Only the host calls it: who knows the seed can work out what chance will bring.
 */
export type BoardgameConfig<T extends Types> = Partial<Omit<T['config'], 'seed' | 'chance'>> & {
  /** The seed of every match, or what gives each its own. */
  readonly seed: string | (() => string)
  /** With `manual` the player of the first seat says what comes up, from dice and cards at a table. */
  readonly chance?: 'seeded' | 'manual'
}

/** A game as boardgame.io wants it; its fields are boardgame.io's, and so are not `readonly`. */
export interface Boardgame {
  name: string
  /** The fewest that any config is for; how many that of a match is for, `validateSetupData` knows. */
  minPlayers: number
  /** The most that any config is for. */
  maxPlayers: number
  disableUndo: true
  /** The first `G`: the config, and that nothing has begun. `setupData` are fields of a config, no seed. */
  setup: (context: unknown, setupData?: unknown) => Kept
  /** What is wrong with `setupData` or the number of players; undefined if nothing is. */
  validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined
  moves: Record<MoveName, LongMove>
  turn: {
    order: {
      /** The place of the first seat that must decide. */
      first: (context: Trigger) => number
      /** The same for a turn that is not the first. */
      next: (context: Trigger) => number
    }
    /** Names all players before a match begins, when any of them may begin it. */
    onBegin: (context: HookContext) => void
    /** A turn lasts as long as the same seats must decide. */
    endIf: (context: Trigger) => false | { next: string }
  }
  /** No event of boardgame.io is for players: the rules say who is next. */
  events: Record<EventName, false>
  /** The outcome, once there is one. */
  endIf: (context: Trigger) => GameOver | undefined
  /** What the player may know, and nothing else. */
  playerView: (context: { G: Kept | Seen; ctx?: unknown; playerID: string | null }) => Seen
  plugins: Array<{
    name: string
    /** Hands a move the state itself beside the draft. */
    fnWrap: <C extends { G: Kept }, A extends ReadonlyArray<unknown>, R>(
      run: (context: C, ...args: A) => R,
    ) => (context: C, ...args: A) => R
    /** Refuses what would make somebody active who is not asked, or end a game that goes on. */
    isInvalid: (context: Trigger) => false | string
  }>
  ai: {
    /** The legal moves of a player, for boardgame.io's bots. */
    enumerate: (
      kept: Kept | Seen,
      ctx: unknown,
      playerID: string,
    ) => Array<{ move: MoveName; args: unknown[] }>
  }
}

const isKept = (given: Kept | Seen): given is Kept => 'saved' in given
const isSeen = (given: Partial<Seen>): given is Seen =>
  typeof given.seat === 'string' && typeof given.begun === 'boolean' && Array.isArray(given.actors)

const malformed = (path: string, problem: string): Malformed => ({ _tag: 'Malformed', path, problem })

/** Fields of a config, or none where something else was given. */
const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> => {
  try {
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {}
  } catch {
    return {}
  }
}

type SeatsOf = (config: Kept['config']) => ReadonlyArray<string>

/** The players who must decide, and whether boardgame.io has the same ones active. */
interface Asking {
  readonly asked: (kept: Kept) => ReadonlyArray<string>
  readonly isAsked: (kept: Kept, ctx: BoardgameCtx) => boolean
}

const askingOf = (seats: SeatsOf): Asking => {
  const asked: Asking['asked'] = ({ actors, config }) =>
    namesIn(actors).map((seat) => playerOf(seats(config), seat))
  const isAsked: Asking['isAsked'] = (kept, ctx) => {
    const players = asked(kept)
    const active = activeIn(ctx)
    return players.length === active.length && players.every((player) => active.includes(player))
  }
  return { asked, isAsked }
}

/** Who may move: everything of a turn follows from the seats that must decide. */
const turnOf = ({ asked, isAsked }: Asking): Boardgame['turn'] => {
  const first = (context: Trigger): number =>
    guarded(0, () => {
      const { G, ctx } = context
      return Math.max(0, namesIn(ctx.playOrder).indexOf(asked(G)[0] ?? '0'))
    })
  return {
    order: { first, next: first },
    onBegin: (context) =>
      guarded(undefined, () => {
        const players = asked(context.G)
        if (players.length > 1) context.events.setActivePlayers([...players])
      }),
    endIf: (context) =>
      guarded<false | { next: string }>(false, () => {
        const { G, ctx } = context
        return isAsked(G, ctx) ? false : { next: asked(G)[0] ?? '0' }
      }),
  }
}

const pluginOf = ({ isAsked }: Asking): Boardgame['plugins'][number] => ({
  name: 'middle-earth-rules',
  fnWrap:
    (run) =>
    (context, ...args) =>
      run(
        guarded(context, () => ({ ...context, whole: context.G })),
        ...args,
      ),
  isInvalid: (context) =>
    guarded<false | string>('this is no match', () => {
      const { G, ctx } = context
      const isOver = G.saved !== null && G.saved.outcome !== null
      if (isOver) return false
      if (ctx.gameover !== undefined) return 'the game goes on'
      return isAsked(G, ctx) ? false : 'other players are asked'
    }),
})

/** How a match ended; undefined while it goes on. */
const endOf = (game: AnyGame, keeper: Keeper, seats: SeatsOf, kept: Kept): GameOver | undefined => {
  const state = keeper.stateOf(kept)
  const ended = state === undefined ? O.none : game.outcome(state)
  if (O.isNone(ended)) return undefined
  const [winner, ...others] = ended.value.winners
  if (winner === undefined) return { ...ended.value, draw: true }
  return others.length > 0 ? ended.value : { ...ended.value, winner: playerOf(seats(kept.config), winner) }
}

/** When a game is over, and how; what a player may see of it before. */
const seeing = (
  game: AnyGame,
  keeper: Keeper,
  seats: SeatsOf,
): Pick<Boardgame, 'endIf' | 'playerView' | 'ai'> => {
  const seenBy = (given: Kept | Seen, playerID: unknown): Seen => {
    if (isKept(given)) return keeper.seenBy(given, seatOf(seats(given.config), playerID))
    return isSeen(given) ? given : NOTHING_SEEN
  }
  return {
    endIf: (context) => guarded(undefined, () => endOf(game, keeper, seats, context.G)),
    playerView: (context) => guarded(NOTHING_SEEN, () => seenBy(context.G, context.playerID)),
    ai: {
      enumerate: (kept, _, playerID) =>
        guarded<ReturnType<Boardgame['ai']['enumerate']>>([], () => {
          const { begun, prompt } = seenBy(kept, playerID)
          if (!begun) return [{ move: 'begin', args: [] }]
          return (prompt?.choices ?? []).map(({ action }) => ({ move: 'act', args: [action] }))
        }),
    },
  }
}

const problemOf = (game: AnyGame, config: Readonly<Record<string, unknown>>): Malformed | undefined => {
  return guarded<Malformed | undefined>(malformed('game', 'this is no game'), () => {
    const tried = game.newGame({ seed: '', ...config })
    return E.isLeft(tried) ? tried.left : undefined
  })
}

/** How a match is set up: by the host's config, and by what its creator may add to it. */
const settingUp = (
  game: AnyGame,
  fixed: Kept['config'],
  seats: SeatsOf,
): Pick<Boardgame, 'setup' | 'validateSetupData'> => {
  const configOf = (setupData: unknown): Kept['config'] => {
    const { seed: _, chance: __, ...asked } = fieldsOf(setupData)
    return { ...fixed, ...asked }
  }
  return {
    setup: (_, setupData) => {
      const config = configOf(setupData)
      return { config, saved: null, actors: seats(config), events: [] }
    },
    validateSetupData: (setupData, numPlayers) => {
      const isSetup = (): boolean => setupData === undefined || setupData === null || isObject(setupData)
      if (!guarded(false, isSetup)) return 'setupData: an object is wanted'
      const own = ['seed', 'chance'].find((field) => field in fieldsOf(setupData))
      if (own !== undefined) return `${own}: only the host may set it`
      const config = configOf(setupData)
      const wrong = problemOf(game, config)
      if (wrong !== undefined) return `${wrong.path}: ${wrong.problem}`
      const wanted = seats(config).length
      return numPlayers === wanted ? undefined : `${game.name} is for ${wanted} players`
    },
  }
}

/** Whoever makes a match says how many play: `players` or a scenario in its config may change it. */
const FEWEST = 2
const MOST = 4

/** What gives no text gives no seed, and the match does not begin: else all would have the same. */
const seedOf = (seed: string | (() => string)): (() => string) =>
  typeof seed === 'string' ? () => seed : seed

/**
 * A boardgame.io game. `Left` if the config is none of the game's.
 *
 * Every match starts with the move `begin`. Then a player answers the prompt in its `G` with
 * `act(action)` or with `choose(number of the choice)`; what is illegal is an invalid move.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { boardgameOf } from 'middle-earth-rules/boardgame.io'
 * import { confrontation } from 'middle-earth-rules/confrontation'
 *
 * const made = boardgameOf(confrontation, { seed: () => crypto.randomUUID() })
 * if (isRight(made)) console.log(made.right.name, made.right.maxPlayers)
 */
export const boardgameOf = <T extends Types>(
  game: Game<T>,
  config: BoardgameConfig<T>,
): E.Either<Malformed, Boardgame> => {
  const any = anyGame(game)
  const { seed, ...fixed } = fieldsOf(config)
  if (typeof seed !== 'string' && typeof seed !== 'function')
    return E.left(malformed('seed', 'a text is wanted, or a function that gives one'))
  const name = guarded('', () => any.name)
  const problem = problemOf(any, fixed)
  if (problem !== undefined) return E.left(problem)
  const seats: SeatsOf = (of) => guarded([], () => any.seatsOf(of))
  const players = seats(fixed).length
  const keeper = keeperOf(any)
  const asking = askingOf(seats)
  return E.right({
    name,
    minPlayers: Math.min(FEWEST, players),
    maxPlayers: Math.max(MOST, players),
    disableUndo: true,
    ...settingUp(any, fixed, seats),
    moves: movesOf({ game: any, keeper, seats, seed: seedOf(seed as BoardgameConfig<T>['seed']) }),
    events: { ...NO_EVENTS },
    turn: turnOf(asking),
    plugins: [pluginOf(asking)],
    ...seeing(any, keeper, seats),
  })
}
