/**
 * What can be wrong with a state: the game's invariants, as sentences. Used when a state is loaded or built,
 * and by tests in every state of random play.
 */
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { Rules } from '../model/config'
import { cardFaults } from './faults/cards'
import { combatFaults } from './faults/combat'
import { frameFaults } from './faults/frames'
import { locationFaults } from './faults/locations'

/** The one fault of what cannot be read as a state. */
const UNREADABLE: ReadonlyArray<string> = ['this is no state of the game']

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (rules: Rules, state: State): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...cardFaults({ rules, table: state.table }),
    ...locationFaults({ rules, table: state.table }),
    ...frameFaults(rules, state),
    ...combatFaults({ rules, table: state.table }, state.stack),
  ])
