/**
 * Bots and those who let them play: odd views, odd chance, odd options, and players that answer rubbish.
 */
import * as O from 'fp-ts/lib/Option.js'
import * as bots from '../../src/bots'
import type { Game, Random, Types } from '../../src/kernel'
import { actionish, aState, decodable, forged, randomish, seatish, viewOf, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { mutant } from './mutations'
import { oddity, pick } from './oddities'

type Bot = bots.Bot<Types>
type Tactics = bots.Tactics<Types>

const tacticsOf = ({ game }: Material): Tactics =>
  (game.name === 'confrontation' ? bots.confrontationTactics : bots.warTactics) as unknown as Tactics

/** Tactics that say anything, or are none. */
const tacticish = (material: Material, random: Random): Tactics => {
  const sort = random(4)
  if (sort <= 1) return tacticsOf(material)
  if (sort === 2) return oddity(random) as Tactics
  return { rate: () => oddity(random) as never, value: () => oddity(random) as never }
}

const gameish = ({ game }: Material, random: Random): Game<Types> =>
  random(8) === 0 ? (oddity(random) as Game<Types>) : game

/** Options of a search: few iterations, since a budget is believed, and anything else. */
const OPTIONS = {
  budget: { iterations: 2 },
  worlds: 2,
  depth: 3,
  width: 3,
  noise: 10,
  curiosity: 1,
  prior: 1,
}
/** Numbers that would make a search long are left out: what a caller asks for is done. */
const short = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options
  try {
    const fields = Object.entries(options).map(([name, value]: [string, unknown]) => {
      const long = typeof value === 'number' && value > 50
      return [name, long ? 2 : name === 'budget' ? short(value) : value]
    })
    return Object.fromEntries(fields) as unknown
  } catch {
    return options
  }
}
const optionsOf = (random: Random, usual: object = OPTIONS): bots.SearchOptions => {
  const changed = short(decodable(random, () => usual)) as bots.SearchOptions
  const clock = { milliseconds: pick(random, [0, 1, NaN, -1]), now: () => oddity(random) as number }
  return random(3) === 0 ? ({ ...usual, budget: random(2) === 0 ? clock : oddity(random) } as never) : changed
}

const trialsOf = (random: Random): bots.MctsOptions =>
  optionsOf(random, { budget: OPTIONS.budget, depth: 3, horizon: 2, noise: 10, curiosity: 1, trust: 4 })

/** A bot asked for an answer to a view that may be none. */
const choosing =
  (make: (material: Material, random: Random) => () => Bot): Target =>
  (material, random) => {
    const input = decodable(random, () => viewOf(material, random)) as never
    const chance = random(2) === 0 ? random : randomish(random)
    const bot = make(material, random)
    return { input, call: () => bot().choose(input, chance), judge: judge.option }
  }

const some = (value: unknown): unknown => ({ _tag: 'Some', value })

/** Answers at random for a while and then as it likes. */
const rubbishBot = (material: Material, random: Random): Bot => {
  let left = random(6)
  const good = bots.randomBot(material.game)
  const answer = (): unknown => {
    const sort = random(5)
    if (sort === 0) throw oddity(random)
    if (sort === 1) return O.none
    return sort === 2 ? some(actionish(material, random)) : sort === 3 ? oddity(random) : some(oddity(random))
  }
  return {
    name: 'rubbish',
    choose: (view, chance) => (left-- > 0 ? good.choose(view, chance) : (answer() as never)),
  }
}

const botish = (material: Material, random: Random): Bot =>
  random(6) === 0 ? (oddity(random) as Bot) : rubbishBot(material, random)

const PLAYING: Readonly<Record<string, Target>> = {
  'bots.randomBot': choosing((material, random) => {
    const game = gameish(material, random)
    return () => bots.randomBot(game)
  }),
  'bots.greedyBot': choosing((material, random) => {
    const [game, tactics] = [gameish(material, random), tacticish(material, random)]
    return () => bots.greedyBot(game, tactics)
  }),
  'bots.searchBot': choosing((material, random) => {
    const [game, tactics] = [gameish(material, random), tacticish(material, random)]
    const options = optionsOf(random)
    return () => bots.searchBot(game, tactics, options)
  }),
  'bots.mctsBot': choosing((material, random) => {
    const [game, tactics] = [gameish(material, random), tacticish(material, random)]
    const options = trialsOf(random)
    return () => bots.mctsBot(game, tactics, options)
  }),
  'bots.mctsBot that says what it thinks': (material, random) => {
    const [game, tactics] = [gameish(material, random), tacticish(material, random)]
    const [options, input] = [trialsOf(random), decodable(random, () => viewOf(material, random)) as never]
    const chance = random(2) === 0 ? random : randomish(random)
    return {
      input,
      call: () => bots.mctsBot(game, tactics, options).think(input, chance),
      judge: judge.option,
    }
  },
  'bots.playBots': (material, random) => {
    const game = gameish(material, random)
    const config = (
      random(3) === 0
        ? decodable(random, () => pick(random, material.configs))
        : pick(random, material.configs)
    ) as never
    const seated = Object.fromEntries(material.seats.map((seat) => [seat, botish(material, random)]))
    const table = (random(6) === 0 ? oddity(random) : seated) as never
    const seed = (random(3) === 0 ? oddity(random) : 'players') as string
    return {
      input: [config, seed],
      call: () => bots.playBots(game, config, table, seed),
      judge: (answer) => judge.read(material.game, answer, judge.record),
    }
  },
}

/** What is left out is as short as the rest; without that a search takes its usual time. */
const merged = (options: bots.SearchOptions): bots.SearchOptions => {
  try {
    return { ...OPTIONS, ...options }
  } catch {
    return OPTIONS
  }
}

/** The bots by name are made of those above. */
const byName = (
  name: 'battles' | 'cardGame' | 'confrontation' | 'warOfTheRing',
): Readonly<Record<string, Target>> => {
  const of = bots.BOTS[name] as unknown as bots.GameBots<Types>
  return {
    [`bots.BOTS.${name}.random`]: choosing(() => () => of.random()),
    [`bots.BOTS.${name}.greedy`]: choosing(() => () => of.greedy()),
    [`bots.BOTS.${name}.search`]: choosing((_, random) => {
      const options = optionsOf(random)
      return () => {
        of.search(options)
        return of.search(merged(options))
      }
    }),
    [`bots.BOTS.${name}.mcts`]: choosing((_, random) => {
      const options = trialsOf(random)
      return () => {
        of.mcts(options)
        return of.mcts(merged(options))
      }
    }),
  }
}

const isRating = (answer: unknown): boolean => typeof answer === 'number'

/** Judgements of states that are none, for seats that are none, of actions that are none. */
const judging = (name: string, tactics: object): Readonly<Record<string, Target>> => {
  const { rate, value, clock } = tactics as Tactics
  const stateish = (material: Material, random: Random) =>
    random(3) === 0 ? aState(material, random) : forged(material, random)
  const single =
    (ask: (state: never, seat: never) => unknown): Target =>
    (material, random) => {
      const [state, seat] = [stateish(material, random), seatish(material, random)]
      return {
        input: [state, seat],
        call: () => ask(state as never, seat),
        judge: (answer) => (isRating(answer) ? undefined : 'no number'),
      }
    }
  return {
    [`bots.${name}.rate`]: (material, random) => {
      const [state, seat] = [stateish(material, random), seatish(material, random)]
      const legal = material.game.legalActions(state)
      const good = random(2) === 0 ? legal : [pick(random, material.actions)]
      const given = random(4) === 0 ? oddity(random) : mutant(good, random)
      return {
        input: [state, seat, given],
        call: () => rate(state, seat, given as never),
        judge: (answer) => (Array.isArray(answer) && answer.every(isRating) ? undefined : 'no ratings'),
      }
    },
    [`bots.${name}.value`]: single(value),
    ...(clock === undefined ? {} : { [`bots.${name}.clock`]: single(clock) }),
  }
}

/** Every function of the bots that is tried, by name. */
export const BOT_TARGETS: Readonly<Record<string, Target>> = {
  ...PLAYING,
  'bots.botsFor': ({ game }, random) => {
    const input = (random(2) === 0 ? game.name : oddity(random)) as string
    return { input, call: () => bots.botsFor(input), judge: judge.option }
  },
  ...byName('battles'),
  ...byName('cardGame'),
  ...byName('confrontation'),
  ...byName('warOfTheRing'),
  ...judging('battlesTactics', bots.battlesTactics),
  ...judging('cardGameTactics', bots.cardGameTactics),
  ...judging('confrontationTactics', bots.confrontationTactics),
  ...judging('warTactics', bots.warTactics),
}
