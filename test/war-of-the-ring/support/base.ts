/** The rules of the base game, compiled as the game itself compiles them, for tests of its inner parts. */
import { machineOfWhole } from '../../../src/war-of-the-ring/rulesets/rules'
import { COLLECTORS } from '../../../src/war-of-the-ring/rulesets/rulesets'

/** The compiled ruleset of the Collector's Edition for two. */
export const MACHINE = machineOfWhole(COLLECTORS)
/** Its rules. */
export const RULES = MACHINE.rules
/** What its Event cards say, in their order. */
export const CARDS = RULES.cards

export { COLLECTORS }
