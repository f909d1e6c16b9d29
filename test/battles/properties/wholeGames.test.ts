/**
 * Whole random games of Battles of the War of the Ring: every one ends, and every state keeps the invariants.
 */
import { conformance, LAWS } from '../../kernel/conformance'
import { INVARIANTS } from '../../kernel/conformance/invariants'
import { SUBJECT } from './subject'

const ENDS = 'law 4: every random game ends'

conformance(SUBJECT, [...LAWS.filter((law) => law.says === ENDS), ...INVARIANTS])
