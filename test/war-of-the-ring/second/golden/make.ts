/**
 * Makes the golden games of the second edition: some at random, and those of the plans of the Collector's
 * Edition that come true by its book too.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type ChanceAction } from '../../../../src/kernel'
import { warOfTheRing, type Action, type Config } from '../../../../src/war-of-the-ring'
import { recorded, type Golden } from '../../../kernel/golden'
import { guided } from '../../golden/guide'
import { PLANS, type Plan } from '../../golden/plans'
import { onlyAnswer } from '../../support/quick'

/** So many games there are, and so many of them at random. */
const GAMES = 10
const RANDOM_GAMES = 2
const MOST_ACTIONS = 1500
const GUIDED_SEEDS = 6
const SECOND = { edition: 'second' } as const

/** A random game; undefined if it is too long. */
const randomGame = (seed: string, name: string): Golden | undefined => {
  const config: Config = { seed, chance: 'seeded', ...SECOND }
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
  return recorded(warOfTheRing, name, config, actions)
}

const randomGames = (): ReadonlyArray<Golden> => {
  const games: Array<Golden> = []
  for (let number = 0; games.length < RANDOM_GAMES; number++) {
    const game = randomGame(`second ${number}`, `random-${games.length + 1}`)
    if (game !== undefined) games.push(game)
  }
  return games
}

/** The first guided game of a plan in which all its wishes come true, if there is one. */
const guidedGame = ({ name, stages }: Plan): Golden | undefined => {
  for (let number = 0; number < GUIDED_SEEDS; number++) {
    const game = guided(`second ${name} ${number}`, stages, SECOND)
    if (E.isRight(game)) return recorded(warOfTheRing, name, game.right.config, game.right.actions)
  }
  return undefined
}

/** All golden games. */
export const makeGolden = (): ReadonlyArray<Golden> => {
  const games = [...randomGames()]
  for (const plan of [...PLANS].reverse()) {
    const game = games.length < GAMES ? guidedGame(plan) : undefined
    if (game !== undefined) games.push(game)
  }
  return games
}
