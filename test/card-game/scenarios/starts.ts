/**
 * Positions in which rules come up that random play hardly ever comes to. A game of one begins with
 * `position(start.position)` under any seed.
 */
import type { PositionSpec, RuleId } from '../../../src/card-game'

/** A position, and the rules it is for. */
interface Start {
  readonly name: string
  readonly rules: ReadonlyArray<RuleId>
  readonly position: PositionSpec
}

/** Saruman has looked into the Palantír in this round, and might now send Gríma instead. */
const secondLook: Start = {
  name: 'the Palantír a second time',
  rules: ['action.useAgain'],
  position: {
    path: 'caradhras',
    battlegrounds: ['helms-deep'],
    turn: 'saruman',
    reserve: ['saruman', 'grima-wormtongue'],
    items: { saruman: ['palantir-of-orthanc'] },
    on: { 'helms-deep': ['eomer'] },
    used: ['palantir-of-orthanc'],
    ringsUsed: ['saruman'],
  },
}

/** All such positions. */
export const STARTS: ReadonlyArray<Start> = [secondLook]
