/**
 * Tests that cite: the id of the rule stands in front of the sentence, and the page of rules finds them by
 * it. A rule wants a test of what it allows and one of what it forbids. To forbid is to refuse an action, or
 * to let something not happen that would have happened otherwise; show the case beside it where it does.
 */
import { it } from 'vitest'
import type { RuleId } from '../../../src/card-game/rulebook'

/** One rule, or a few that the same case shows. */
type Cited<R extends string> = R | ReadonlyArray<R>

const cite = (rules: Cited<string>, word: string, sentence: string): string =>
  `${typeof rules === 'string' ? rules : rules.join(', ')} ${word} ${sentence}`

/** What a rule lets happen: `ruleAllows('turn.pass', 'with two cards in hand', () => ...)`. */
export const ruleAllows = (rules: Cited<RuleId>, sentence: string, run: () => void): void =>
  it(cite(rules, 'allows:', sentence), run)

/** What a rule does not let happen. */
export const ruleForbids = (rules: Cited<RuleId>, sentence: string, run: () => void): void =>
  it(cite(rules, 'forbids:', sentence), run)
