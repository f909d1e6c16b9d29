/**
 * What a scenario is: a position, the wishes of the players, and the cards that come to be played by
 * them.
 */
import type { EventCardId, PositionSpec } from '../../../src/war-of-the-ring'
import type { Wishes } from './wishes'

/** A position from which random play with wishes plays certain cards. */
export interface Scenario {
  readonly name: string
  /** The cards that are wished to be played for their event. */
  readonly events: ReadonlyArray<EventCardId>
  /** The cards that are wished to be used in battle. */
  readonly battles: ReadonlyArray<EventCardId>
  /** For `position`; `config` is left to whoever plays. */
  readonly position: PositionSpec
  readonly wishes: Wishes
}
