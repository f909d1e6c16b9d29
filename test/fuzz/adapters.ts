/**
 * Games for boardgame.io: every function of what is made, given contexts that are not what they should be.
 */
import * as E from 'fp-ts/lib/Either.js'
import { boardgameOf, type Boardgame, type Kept } from '../../src/adapters'
import type { Random } from '../../src/kernel'
import { actionish, aState, decodable, forged, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { oddity, pick } from './oddities'

type Fields = Readonly<Record<string, unknown>>

const boards = new Map<string, Boardgame>()

const boardOf = ({ game }: Material): Boardgame => {
  const known = boards.get(game.name)
  if (known !== undefined) return known
  const made = boardgameOf(game, { seed: 'fuzz' })
  if (E.isLeft(made)) throw new Error(made.left.problem)
  boards.set(game.name, made.right)
  return made.right
}

/** What boardgame.io would keep at some state of random play. */
const keptOf = (material: Material, random: Random): Kept => {
  const { game } = material
  const state = aState(material, random)
  const config: Fields = { ...state.config }
  if (random(8) === 0) return { config, saved: null, actors: material.seats, events: [] }
  return {
    config,
    saved: game.encode(state),
    actors: game.actors(state),
    events: pick(random, material.events),
  }
}

const CTX = { currentPlayer: '0', activePlayers: null, playOrder: ['0', '1'], gameover: undefined }

/** A context with something wrong in it. */
const contextish = (material: Material, random: Random): never => {
  const G = keptOf(material, random)
  const ctx = random(2) === 0 ? CTX : { ...CTX, activePlayers: { 0: null, 1: null } }
  const events = { setActivePlayers: () => undefined }
  const good = { G, ctx, playerID: String(random(3)) }
  const sort = random(6)
  if (sort === 0) return oddity(random) as never
  if (sort === 1) return { ...good, G: oddity(random), events } as never
  if (sort === 2) return { ...good, ctx: oddity(random), events } as never
  if (sort === 3) return { ...good, playerID: random(2) === 0 ? '0' : oddity(random), events } as never
  const changed = decodable(random, () => good)
  try {
    return { events, ...(changed as object) } as never
  } catch {
    return changed as never
  }
}

const argumentish = (material: Material, random: Random): unknown =>
  random(2) === 0 ? actionish(material, random) : random(2) === 0 ? random(6) : oddity(random)

/** The next `G`, or the mark of a refused move. */
const moved = (answer: unknown): judge.Wrong => {
  if (answer === 'INVALID_MOVE') return undefined
  const { saved, actors } = (answer ?? {}) as Fields
  return typeof saved === 'object' && saved !== null ? judge.list(actors) : 'neither moved nor refused'
}

const seen = (answer: unknown): judge.Wrong => {
  const { seat, begun, actors } = (answer ?? {}) as Fields
  return typeof seat === 'string' && typeof begun === 'boolean' ? judge.list(actors) : 'nothing to see'
}

const asks =
  (ask: (board: Boardgame, context: never) => unknown, judged: (answer: unknown) => judge.Wrong): Target =>
  (material, random) => {
    const input = contextish(material, random)
    return { input, call: () => ask(boardOf(material), input), judge: judged }
  }

const moves = (name: 'begin' | 'act' | 'choose'): Target => {
  return (material, random) => {
    const [context, argument] = [contextish(material, random), argumentish(material, random)]
    return {
      input: [context, argument],
      call: () => boardOf(material).moves[name].move(context, argument),
      judge: moved,
    }
  }
}

const isOneOf =
  (...types: ReadonlyArray<string>) =>
  (answer: unknown): judge.Wrong =>
    types.includes(typeof answer) ? undefined : `answered ${typeof answer}`

const HOOKS: Readonly<Record<string, Target>> = {
  'adapters.boardgameOf begin': moves('begin'),
  'adapters.boardgameOf act': moves('act'),
  'adapters.boardgameOf choose': moves('choose'),
  'adapters.boardgameOf playerView': asks((board, context) => board.playerView(context), seen),
  'adapters.boardgameOf endIf': asks(
    (board, context) => board.endIf(context),
    isOneOf('undefined', 'object'),
  ),
  'adapters.boardgameOf turn': asks(
    ({ turn }, context) => [
      turn.order.first(context),
      turn.order.next(context),
      turn.onBegin(context),
      turn.endIf(context),
    ],
    (answer) => {
      const [first, next, nothing, ends] = answer as ReadonlyArray<unknown>
      const fine = [first, next].every(Number.isInteger) && nothing === undefined && ends !== undefined
      return fine ? undefined : 'no turn'
    },
  ),
  'adapters.boardgameOf plugin': asks(
    ({ plugins }, context) => [plugins[0]?.isInvalid(context), plugins[0]?.fnWrap(() => 'ran')(context)],
    (answer) => {
      const [invalid, ran] = answer as ReadonlyArray<unknown>
      return isOneOf('boolean', 'string')(invalid) ?? (ran === 'ran' ? undefined : 'the move was not run')
    },
  ),
  'adapters.boardgameOf ai': (material, random) => {
    const [kept, player] = [contextish(material, random), oddity(random) as string]
    const given = (random(2) === 0 ? keptOf(material, random) : kept) as never
    return {
      input: [given, player],
      call: () => boardOf(material).ai.enumerate(given, CTX, random(2) === 0 ? '0' : player),
      judge: judge.list,
    }
  },
  'adapters.boardgameOf setup': (material, random) => {
    const given = decodable(random, () => pick(random, material.configs))
    const players = oddity(random) as number
    const { setup, validateSetupData } = boardOf(material)
    return {
      input: given,
      call: () => [setup(oddity(random), given), validateSetupData(given, players)],
      judge: (answer) => {
        const [kept, wrong] = answer as ReadonlyArray<unknown>
        return judge.record(kept) ?? isOneOf('undefined', 'string')(wrong)
      },
    }
  },
}

/** Every function of the adapter that is tried, by name. */
export const ADAPTER_TARGETS: Readonly<Record<string, Target>> = {
  ...HOOKS,
  'adapters.boardgameOf': (material, random) => {
    const game = (random(4) === 0 ? forged(material, random) : material.game) as never
    const config = decodable(random, () => ({ ...(pick(random, material.configs) as object) })) as never
    return {
      input: config,
      call: () => boardgameOf(game, config),
      judge: (answer) => judge.read(material.game, answer, judge.record),
    }
  },
}
