/**
 * Every rule of War of the Ring: The Card Game under its id: our sentence, its cites, and the facts that a
 * refusal gives. The chapters are in `rulebook/`; `docs/rulings/card-game.md` settles open readings.
 */
import type { Rule } from '../kernel/rulebook'
import { violates } from '../kernel/rulebook'
import { OTHER_ACTIONS } from './rulebook/actions'
import { CARD_RULES } from './rulebook/cards'
import { COMBAT } from './rulebook/combat'
import { LOCATION_STEP } from './rulebook/location'
import { PLAYING } from './rulebook/play'
import { PROCEDURES } from './rulebook/procedures'
import { ROUNDS, SCORING, SEEING, SET_UP, TURNS } from './rulebook/rounds'
import { SCENARIO_RULES } from './rulebook/scenarios'

/** The rules, in the order of the book. */
export const RULEBOOK = {
  ...CARD_RULES,
  ...SET_UP,
  ...LOCATION_STEP,
  ...TURNS,
  ...PLAYING,
  ...OTHER_ACTIONS,
  ...COMBAT,
  ...ROUNDS,
  ...PROCEDURES,
  ...SCORING,
  ...SCENARIO_RULES,
  ...SEEING,
} as const satisfies Readonly<Record<string, Rule>>

/** Id of a rule. */
export type RuleId = keyof typeof RULEBOOK

/** Builds a violation of one of these rules; its facts are checked by the compiler. */
export const violation = violates<typeof RULEBOOK>()
