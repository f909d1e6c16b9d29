/** Nations at war: what positions of tests say of politics. */
import { NATIONS, type Nation, type PositionSpec } from '../../../src/war-of-the-ring'

/** A Nation at war. */
export const AT_WAR = { steps: 0, active: true } as const
/** These Nations at war. */
export const atWar = (...nations: ReadonlyArray<Nation>): NonNullable<PositionSpec['politics']> =>
  Object.fromEntries(nations.map((nation) => [nation, AT_WAR]))
/** All Nations at war. */
export const ALL_AT_WAR = atWar(...NATIONS)
