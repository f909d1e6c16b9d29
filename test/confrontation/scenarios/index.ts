/**
 * Scenarios: positions in which rules come up that random play hardly ever comes to. A game of one begins
 * with
 * `position(scenario.position)` under any seed.
 */
import type { PositionSpec, RuleId } from '../../../src/confrontation'

/** A position, and the rules it is for. */
export interface Scenario {
  readonly name: string
  readonly rules: ReadonlyArray<RuleId>
  readonly position: PositionSpec
}

/** Frodo may ride to Mordor, since he wins there; Merry may not, since he could not move on. */
const lastRide: Scenario = {
  name: 'the last ride of Shadowfax',
  rules: ['special.secondMove'],
  position: {
    turn: 'fellowship',
    turns: 7,
    pieces: { gondor: ['merry'], dagorlad: ['frodo-classic'], rohan: ['uruk-hai'], fangorn: ['warg'] },
    special: ['shadowfax'],
    config: { characters: 'draft-open', specialCards: 'handicap', handicap: ['shadowfax'] },
  },
}

/** All scenarios. */
export const SCENARIOS: ReadonlyArray<Scenario> = [lastRide]
