/**
 * The rules of The Confrontation in our words, with their cites, without what plays by them: for
 * pages that show or search them.
 *
 * @module
 */
export { RULEBOOK, type RuleId } from './rulebook'
