/**
 * How a fault is told: the field it is found in, what is wrong there, and the rule that says so.
 */
import type { RuleId } from '../../rulebook'

/** What is wrong, as sentences. */
export type Faults = Array<string>

/** A fault as a sentence. */
export const fault = (path: string, problem: string, rule: RuleId): string => `${path}: ${problem} (${rule})`
