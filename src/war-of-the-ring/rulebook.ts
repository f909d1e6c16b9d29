/**
 * Every rule of War of the Ring under its id: our sentence, its cites, and the facts that a
 * refusal gives. The chapters are in `rulebook/`; `docs/rulings/war-of-the-ring.md` settles open readings.
 */
import type { Rule, Rulebook } from '../kernel/rulebook'
import { violates } from '../kernel/rulebook'
import { ARMY_RULES } from './rulebook/armies'
import { ARMY_MOVEMENT } from './rulebook/armyMovement'
import { ATTACK } from './rulebook/attack'
import { BATTLE } from './rulebook/battle'
import { BOARD } from './rulebook/board'
import { CAPTURE, SIEGE_RULES } from './rulebook/siege'
import { CHARACTER_CARD_RULES } from './rulebook/characterCards'
import { CHARACTER_MOVEMENT } from './rulebook/characters'
import { COMPONENTS } from './rulebook/components'
import { DICE, ELVEN_RING_RULES } from './rulebook/dice'
import { EVENT_CARDS } from './rulebook/eventCards'
import { FELLOWSHIP } from './rulebook/fellowship'
import { HUNT } from './rulebook/hunt'
import { INTRODUCTION, SET_UP } from './rulebook/setUp'
import { MORDOR } from './rulebook/mordor'
import { PARTNERS } from './rulebook/partners'
import { POLITICS } from './rulebook/politics'
import { RECRUITING_RULES } from './rulebook/recruiting'
import { TURN_RULES, VICTORY_RULES } from './rulebook/turn'
import type { TWILIGHT_RULES } from './rulebook/twilight'

/** The rules, in the order of the book, and the powers of single Character cards after them. */
export const RULEBOOK = {
  ...INTRODUCTION,
  ...COMPONENTS,
  ...BOARD,
  ...SET_UP,
  ...TURN_RULES,
  ...DICE,
  ...ELVEN_RING_RULES,
  ...EVENT_CARDS,
  ...ARMY_RULES,
  ...RECRUITING_RULES,
  ...ARMY_MOVEMENT,
  ...CHARACTER_MOVEMENT,
  ...ATTACK,
  ...BATTLE,
  ...SIEGE_RULES,
  ...CAPTURE,
  ...POLITICS,
  ...FELLOWSHIP,
  ...HUNT,
  ...MORDOR,
  ...VICTORY_RULES,
  ...PARTNERS,
  ...CHARACTER_CARD_RULES,
} as const satisfies Rulebook

/** The rules of the base game and of its expansion. */
type AllRules = typeof RULEBOOK & typeof TWILIGHT_RULES
/** Id of a rule. */
export type RuleId = keyof AllRules
/** The rules of a config: all of the base game, and those of an expansion where it is played. */
export type Book = Readonly<Record<RuleId, Rule>>

/** Builds a violation of one of these rules; its facts are checked by the compiler. */
export const violation = violates<AllRules>()
