/**
 * The games that can be observed: for each its arrays, under its name. A new game is one line.
 */
import { confrontationEncoder, strayInConfrontation } from './confrontation'
import type { Seen } from './fields'
import type { Encoder } from './layout'
import { strayInWar, warEncoder } from './warOfTheRing'

/** How a game is observed. */
export interface Observer {
  readonly encoder: Encoder<Seen>
  /** A variable that the layout does not know. */
  readonly stray: (seen: Seen) => string | undefined
}

/** The observers by the name of their game. */
export const OBSERVERS = {
  confrontation: { encoder: confrontationEncoder, stray: strayInConfrontation },
  'war-of-the-ring': { encoder: warEncoder, stray: strayInWar },
} as const satisfies Readonly<Record<string, Observer>>

/** A game that can be observed. */
export type LearningGame = keyof typeof OBSERVERS

/** Whether a name is that of a game that can be observed. */
export const isLearningGame = (name: unknown): name is LearningGame =>
  typeof name === 'string' && Object.hasOwn(OBSERVERS, name)

/** The games that can be observed. */
export const LEARNING_GAMES: ReadonlyArray<LearningGame> = Object.keys(OBSERVERS).filter(isLearningGame)
