/**
 * The config of a game. Every field but the seed has a default: the Collector's Edition for two.
 */

import type { CombatCards } from './combat'
import type { EventCard } from './effects'

/** The config of War of the Ring. */
export interface Config {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
}

/** The readings that rules ask for by name; overlays change them. */
export interface Rules {
  /**
   * What the Event cards say, by their place in EVENT_CARD_IDS; undefined for cards that cannot be
   * played.
   */
  readonly cards: ReadonlyArray<EventCard | undefined>
  /** What the Combat cards say, by title. */
  readonly combat: CombatCards
  /** Whether a die may always be put aside unused (ruling OR-8: only when no die can act). */
  readonly skipsFreely: boolean
}
