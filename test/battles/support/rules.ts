/**
 * Tests that cite: the id of the rule stands in front of the sentence, and the page of rules finds them by
 * it. A rule wants a test of what it allows and one of what it forbids. To forbid is to refuse an action, or
 * to let something not happen that would have happened otherwise.
 */
import { test } from 'vitest'
import type { RuleId } from '../../../src/battles'

/** One rule, or a few that the same case shows. */
type Cited = RuleId | ReadonlyArray<RuleId>

const cite = (rules: Cited, word: string, sentence: string): string =>
  `${typeof rules === 'string' ? rules : rules.join(', ')} ${word} ${sentence}`

/** What a rule lets happen: `ruleAllows('actions.pass', 'who has fewer dice may wait', () => ...)`. */
export const ruleAllows = (rules: Cited, sentence: string, run: () => void): void =>
  test(cite(rules, 'allows:', sentence), run)

/** What a rule does not let happen. */
export const ruleForbids = (rules: Cited, sentence: string, run: () => void): void =>
  test(cite(rules, 'forbids:', sentence), run)
