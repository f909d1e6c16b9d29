/**
 * Scenarios: scripted starts for the cards that random play hardly ever reaches. A game of one begins with
 * `position({ ...scenario.position, config: { seed } })`; at each question `wishing(scenario.wishes, random)`
 * chooses among the legal actions, up to the end of the game. These files need no other at run time.
 */
import { BATTLES } from './battles'
import { EVENTS } from './events'
import type { Scenario } from './scenario'

export type { Scenario } from './scenario'
export { fulfils, wishing, type Wish, type Wishes } from './wishes'

/** All scenarios. */
export const SCENARIOS: ReadonlyArray<Scenario> = [...EVENTS, ...BATTLES]
