/**
 * The rules of Battles of the Third Age in our words, with their cites, without what plays by them: for
 * pages that show or search them.
 *
 * @module
 */
export { RULEBOOK, type RuleId } from './rulebook'
