/**
 * The eight Nations: their figures (chapters II and III) and where their political counters start
 * (chapter III, step 11). All figures of a Nation are those of the set-up and its reinforcements together.
 */
import type { NationData } from '../model/tables'

/** The Nations in the order of `NATIONS`. */
export const NATION_TABLE: ReadonlyArray<NationData> = [
  {
    id: 'dwarves',
    name: 'Dwarves',
    side: 'free-peoples',
    position: 'top',
    stance: 'passive',
    figures: { regular: 5, elite: 5, leader: 4, nazgul: 0 },
  },
  {
    id: 'elves',
    name: 'Elves',
    side: 'free-peoples',
    position: 'top',
    stance: 'active',
    figures: { regular: 5, elite: 10, leader: 4, nazgul: 0 },
  },
  {
    id: 'gondor',
    name: 'Gondor',
    side: 'free-peoples',
    position: 'second',
    stance: 'passive',
    figures: { regular: 15, elite: 5, leader: 4, nazgul: 0 },
  },
  {
    id: 'north',
    name: 'The North',
    side: 'free-peoples',
    position: 'top',
    stance: 'passive',
    figures: { regular: 10, elite: 5, leader: 4, nazgul: 0 },
  },
  {
    id: 'rohan',
    name: 'Rohan',
    side: 'free-peoples',
    position: 'top',
    stance: 'passive',
    figures: { regular: 10, elite: 5, leader: 4, nazgul: 0 },
  },
  {
    id: 'isengard',
    name: 'Isengard',
    side: 'shadow',
    position: 'third',
    stance: 'active',
    figures: { regular: 12, elite: 6, leader: 0, nazgul: 0 },
  },
  {
    id: 'sauron',
    name: 'Sauron',
    side: 'shadow',
    position: 'third',
    stance: 'active',
    figures: { regular: 36, elite: 6, leader: 0, nazgul: 8 },
  },
  {
    id: 'southrons',
    name: 'Southrons & Easterlings',
    side: 'shadow',
    position: 'second',
    stance: 'active',
    figures: { regular: 24, elite: 6, leader: 0, nazgul: 0 },
  },
]
