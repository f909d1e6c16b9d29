/**
 * Limits for two players: units in one place (chapter VI, p. 36 and 42), cards (chapter V, p. 32) and the
 * use of Elven Rings (chapter IV, p. 29). Limits of figures are in `nations`, those of dice in `dice`.
 */
import type { LimitsData } from '../model/tables'

/** How much there may be at once. Control markers and Army markers are no limit (OR-1). */
export const LIMITS: LimitsData = {
  units: 10,
  besiegedUnits: 5,
  hand: 6,
  deck: 24,
  draw: 1,
  ringsPerTurn: 1,
}
