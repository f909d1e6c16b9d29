/**
 * What must hold of any table as it lies there, as sentences. Used when a state is loaded or built, and by
 * tests in every state of random play.
 */
import type { Sight } from '../model/bundle'
import { cardFaults } from './faults/cards'
import { locationFaults } from './faults/locations'

/** Everything that is wrong with a table; empty when nothing is. */
export const tableFaults = (sight: Sight): ReadonlyArray<string> => [
  ...cardFaults(sight),
  ...locationFaults(sight),
]
