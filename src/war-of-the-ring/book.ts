/**
 * The rules of War of the Ring in our words, with their cites, without what plays by them: for pages that
 * show or search them.
 *
 * @module
 */
import { RULEBOOK as SENTENCES, type RuleId } from './rulebook'
import type { Rule } from '../kernel/rulebook'
import { COLLECTORS_TABLES } from './rulesets/prints'
import { filledBook } from './rulesets/sentences'

/**
 * Every rule of the base game with its sentence and cites.
 *
 * @example
 * import { RULEBOOK } from 'middle-earth-rules/war-of-the-ring/rulebook'
 *
 * console.log(RULEBOOK['battle.atWar'].sentence)
 */
export const RULEBOOK: Readonly<Record<RuleId, Rule>> = filledBook(SENTENCES, COLLECTORS_TABLES)
export type { RuleId } from './rulebook'
