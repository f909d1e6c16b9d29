/**
 * The games that can be observed: for each its arrays, under its name. A new game is one line.
 */
import { battlesObserver } from './battles'
import { cardGameEncoder, strayInCardGame } from './cardGame'
import { confrontationEncoder, strayInConfrontation } from './confrontation'
import { warOfTheRing, type WarGame } from '../war-of-the-ring/index'
import type { Obj } from '../kernel/index'
import type { Observer } from './fields'
import { warObserver } from './warOfTheRing'

/** The observers by the name of their game. */
export const OBSERVERS = {
  battles: battlesObserver(),
  'card-game': { encoder: cardGameEncoder, stray: strayInCardGame },
  confrontation: { encoder: confrontationEncoder, stray: strayInConfrontation },
  'war-of-the-ring': warObserver(),
} as const satisfies Readonly<Record<string, Observer>>

/** A game that can be observed. */
export type LearningGame = keyof typeof OBSERVERS

/** Whether a name is that of a game that can be observed. */
export const isLearningGame = (name: unknown): name is LearningGame =>
  typeof name === 'string' && Object.hasOwn(OBSERVERS, name)

/** The games that can be observed. */
export const LEARNING_GAMES: ReadonlyArray<LearningGame> = Object.keys(OBSERVERS).filter(isLearningGame)

/** The observer of a game by its name, or of a game with house rules; `config` is that of the view. */
export const observerOf = (game: LearningGame | WarGame, config: Obj = {}): Observer => {
  if (game === 'battles') return battlesObserver(config)
  if (typeof game === 'string' && game !== warOfTheRing.name) return OBSERVERS[game]
  const war = typeof game === 'string' ? warOfTheRing : game
  return warObserver(war.tables(config), war.seatsOf(config))
}
