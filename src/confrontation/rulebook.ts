/**
 * Every rule of The Confrontation under its id: our sentence, its cites, and the facts that a refusal gives.
 * The chapters are in `rulebook/`; open readings are settled in `docs/rulings/confrontation.md`.
 */
import type { Rule } from '../kernel/rulebook'
import { violates } from '../kernel/rulebook'
import { BATTLE } from './rulebook/battle'
import { CHARACTER_RULES } from './rulebook/characters'
import { COMBAT_CARD_RULES } from './rulebook/combatCards'
import { END } from './rulebook/end'
import { MOVEMENT } from './rulebook/movement'
import { SET_UP } from './rulebook/setUp'
import { SPECIAL_CARD_RULES } from './rulebook/specialCards'

/** The rules, in the order of the booklet. */
export const RULEBOOK = {
  ...SET_UP,
  ...MOVEMENT,
  ...BATTLE,
  ...END,
  ...COMBAT_CARD_RULES,
  ...CHARACTER_RULES,
  ...SPECIAL_CARD_RULES,
} as const satisfies Readonly<Record<string, Rule>>

/** Id of a rule. In this form declarations have its name instead of all ids. */
export type RuleId = { [R in keyof typeof RULEBOOK]: R }[keyof typeof RULEBOOK]

/** Builds a violation of one of these rules; its facts are checked by the compiler. */
export const violation = violates<typeof RULEBOOK>()
