/**
 * The tracks of the Fellowship (chapters VIII and IX) and the points that win the war (chapter X): the
 * figures that the book gives, and no rule about them.
 */
import type { FellowshipData, VictoryData } from '../model/tables'

/** The Fellowship Track, Corruption and the Mordor Track. */
export const FELLOWSHIP: FellowshipData = {
  // OR-62: Corruption counts to 12 on this track; that Progress ends there too is a reading.
  progress: 12,
  corruption: 12,
  healing: 1,
  mordor: {
    entrances: ['minas-morgul', 'morannon'],
    // OR-75: five steps to complete, though the circle of entry is already labelled 1.
    steps: 5,
    idle: 1,
  },
}

/** What a captured Settlement is worth, and how many points win. */
export const VICTORY: VictoryData = {
  points: { town: 0, city: 1, stronghold: 2 },
  target: { 'free-peoples': 4, shadow: 10 },
}
