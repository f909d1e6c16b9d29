/**
 * Makes the golden games of War of the Ring: some random games that play many cards in few actions, and the
 * guided games of `plans.ts`, which see to the rest.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type ChanceAction } from '../../../src/kernel'
import { warOfTheRing, type Action, type Config } from '../../../src/war-of-the-ring'
import { recorded, type Golden } from '../../kernel/golden'
import { onlyAnswer } from '../support/quick'
import { guided } from './guide'
import { PLANS, type Plan } from './plans'

const RANDOM_GAMES = 4
const RANDOM_SEEDS = 60
const MOST_ACTIONS = 1500
const GUIDED_SEEDS = 20

interface Game {
  readonly config: Config
  readonly actions: ReadonlyArray<Action | ChanceAction>
}

/** A random game; undefined if it is too long. */
const randomGame = (seed: string): Game | undefined => {
  const config: Config = { seed, chance: 'seeded' }
  const random = randomFrom(`players of ${seed}`)
  const started = warOfTheRing.newGame(config)
  if (E.isLeft(started)) throw new Error(started.left.problem)
  let state = started.right
  const actions: Array<Action | ChanceAction> = []
  while (state.outcome === null) {
    const legal = warOfTheRing.legalActions(state)
    const action = onlyAnswer(warOfTheRing, state) ?? legal[random(legal.length)]
    const applied = warOfTheRing.applyAction(state, action)
    if (action === undefined || E.isLeft(applied)) throw new Error(`${seed}: ${JSON.stringify(action)}`)
    actions.push(action)
    if (actions.length > MOST_ACTIONS) return undefined
    state = applied.right.state
  }
  return { config, actions }
}

/** How the cards are used, as `playEvent fp-char-01` or `commit fp-char-01`. */
const usesOf = ({ actions }: Game): ReadonlyArray<string> =>
  actions.flatMap((action) =>
    action.kind === 'playEvent' || action.kind === 'commit' ? [`${action.kind} ${action.card}`] : [],
  )

/** Game after game, the one that brings most new uses for its length. */
const bestOf = (games: ReadonlyArray<Game>): ReadonlyArray<Game> => {
  const chosen: Array<Game> = []
  const known = new Set<string>()
  const worth = (game: Game): number =>
    new Set(usesOf(game).filter((use) => !known.has(use))).size / game.actions.length
  while (chosen.length < RANDOM_GAMES) {
    const [best] = [...games].sort((one, other) => worth(other) - worth(one))
    if (best === undefined) break
    chosen.push(best)
    for (const use of usesOf(best)) known.add(use)
  }
  return chosen
}

const randomGames = (): ReadonlyArray<Golden> => {
  const seeds = Array.from({ length: RANDOM_SEEDS }, (_, number) => `golden ${number}`)
  const games = seeds.flatMap((seed) => randomGame(seed) ?? [])
  return bestOf(games).map(({ config, actions }, place) =>
    recorded(warOfTheRing, `random-${place + 1}`, config, actions),
  )
}

/** The first guided game of a plan in which all its wishes come true. */
const guidedGame = ({ name, stages }: Plan): Golden => {
  const failures: Array<string> = []
  for (let number = 0; number < GUIDED_SEEDS; number++) {
    const game = guided(`${name} ${number}`, stages)
    if (E.isRight(game)) return recorded(warOfTheRing, name, game.right.config, game.right.actions)
    failures.push(game.left)
  }
  throw new Error(`${name} never comes true: ${failures.join('\n')}`)
}

/** All golden games. */
export const makeGolden = (): ReadonlyArray<Golden> => [...randomGames(), ...PLANS.map(guidedGame)]
