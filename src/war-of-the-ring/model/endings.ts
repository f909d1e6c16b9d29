/** The rules by which the war ends (chapter X). */
import type { RuleId } from '../rulebook'

/** Corruption, the Crack of Doom, and the victory points of either side. */
export const ENDING_RULES = [
  'victory.corruption',
  'victory.ring',
  'victory.shadow',
  'victory.freePeoples',
] as const satisfies ReadonlyArray<RuleId>

/** A rule by which the war ends. */
export type EndingRule = (typeof ENDING_RULES)[number]
