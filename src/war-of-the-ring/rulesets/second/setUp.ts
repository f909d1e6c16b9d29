/** The set-up of the second edition (Army Setup): a second Elite of the Dwarves stands in Erebor. */
import type { SetUpData } from '../../model/tables'

/** The set-up with that Elite on the map and not in the reinforcements. */
export const secondSetUp = (setUp: SetUpData): SetUpData => ({
  ...setUp,
  armies: setUp.armies.map((army) => (army.region === 'erebor' ? { ...army, elite: 2 } : army)),
  reinforcements: {
    ...setUp.reinforcements,
    dwarves: { ...setUp.reinforcements.dwarves, elite: 3 },
  },
})
