/** Games to learn from: random states of every config that changes what a view shows. */
import { battles, cardGame, confrontation, warOfTheRing } from '../../src/index'
import { randomFrom, type Game, type State, type Types } from '../../src/kernel/index'
import type { LearningGame } from '../../src/learn/index'
import { thorough } from '../thorough'

export const erased = <T extends Types>(game: Game<T>): Game<Types> => game as unknown as Game<Types>

export interface Learnt {
  readonly name: LearningGame
  readonly game: Game<Types>
  readonly configs: readonly object[]
  /** How many games of each config, and of how many decisions only one is looked at. */
  readonly games: number
  readonly every: number
}

export const LEARNT: readonly Learnt[] = [
  {
    name: 'confrontation',
    game: erased(confrontation),
    configs: [
      {},
      { characters: 'variant', specialCards: 'pick-two' },
      { characters: 'draft-secret', specialCards: 'announced-number', games: 2 },
      { characters: 'draft-open', specialCards: 'handicap', handicap: ['palantir'], chance: 'manual' },
    ],
    games: thorough(1, 3),
    every: thorough(6, 3),
  },
  {
    name: 'war-of-the-ring',
    game: erased(warOfTheRing),
    configs: [{}, { chance: 'manual' }],
    games: 1,
    every: thorough(16, 12),
  },
  {
    name: 'battles',
    game: erased(battles),
    configs: [{}, { chance: 'manual' }],
    games: 1,
    every: thorough(50, 25),
  },
  {
    name: 'card-game',
    game: erased(cardGame),
    configs: [
      { promos: true },
      { scenario: 'duel-2' },
      { scenario: 'duel-3', chance: 'manual' },
      { scenario: 'fellowship' },
    ],
    games: 1,
    every: thorough(12, 6),
  },
]

/** States of random games, with the seats that matter in them. */
export function* statesOf({ game, configs, games, every }: Learnt): Generator<State<Types>> {
  for (const [place, config] of configs.entries())
    for (let number = 0; number < games; number++) {
      const random = randomFrom(`choices ${place} ${number}`)
      const started = game.newGame({ seed: `learn ${place} ${number}`, ...config })
      if (started._tag === 'Left') throw new Error(started.left.problem)
      let state = started.right
      for (let made = 0; ; made++) {
        if (made % every === 0) yield state
        const legal = game.legalActions(state)
        if (legal.length === 0) break
        const applied = game.applyAction(state, legal[random(legal.length)])
        if (applied._tag === 'Left') throw new Error(applied.left._tag)
        state = applied.right.state
      }
      yield state
    }
}

/** The seats of a state. */
export const viewersOf = (name: LearningGame, state: State<Types>): readonly string[] =>
  LEARNT.find((learnt) => learnt.name === name)?.game.seatsOf(state.config) ?? []
