/**
 * Every rule of Battles of the War of the Ring under its id: our sentence, its cites, and the facts that a
 * refusal gives. The chapters are in `rulebook/`; open readings are settled in `docs/rulings/battles.md`.
 */
import type { FactsOf, Rule, RuleViolation } from '../kernel/rulebook'
import { violates } from '../kernel/rulebook'
import { ACTION_RULES } from './rulebook/actions'
import { LEADING_RULES, MOVEMENT_RULES, RECRUITING_RULES } from './rulebook/armies'
import { BATTLE_RULES, ROUND_RULES } from './rulebook/battle'
import { BOARD_RULES } from './rulebook/board'
import { EFFECT_RULES } from './rulebook/effects'
import { FATE_RULES } from './rulebook/fate'
import { CARD_RULES, SHADOW_RULES, TURN_RULES } from './rulebook/turn'

/** The rules, in the order of the book. */
export const RULEBOOK = {
  ...BOARD_RULES,
  ...TURN_RULES,
  ...CARD_RULES,
  ...SHADOW_RULES,
  ...FATE_RULES,
  ...ACTION_RULES,
  ...LEADING_RULES,
  ...MOVEMENT_RULES,
  ...RECRUITING_RULES,
  ...BATTLE_RULES,
  ...ROUND_RULES,
  ...EFFECT_RULES,
} as const satisfies Readonly<Record<string, Rule>>

/** Id of a rule. In this form declarations have its name instead of all ids. */
export type RuleId = { [R in keyof typeof RULEBOOK]: R }[keyof typeof RULEBOOK]

/** Builds a violation of one of these rules; its facts are checked by the compiler. */
export const violation = violates<typeof RULEBOOK>()

/** A violation with the fact that fails, in words. */
export const refusal = <R extends RuleId>(
  rule: R,
  facts: FactsOf<typeof RULEBOOK, R>,
  because: string,
): RuleViolation<R> => ({ rule, facts: { ...facts, because } })

/** The rules that say which Region may be chosen. */
export type RegionRule = {
  [R in RuleId]: (typeof RULEBOOK)[R]['facts'][number] extends 'region' ? R : never
}[RuleId]
/** The rules that say which Unit Type may be chosen. */
export type TypeRule = {
  [R in RuleId]: (typeof RULEBOOK)[R]['facts'][number] extends 'type' ? R : never
}[RuleId]
