/** The rules of the base game, compiled as the game itself compiles them, for tests of its inner parts. */
import { COLLECTORS, machineOf } from '../../../src/war-of-the-ring/rulesets/rulesets'

/** The compiled ruleset of the Collector's Edition for two. */
export const MACHINE = machineOf({ seed: 'base', chance: 'seeded' })
/** Its rules. */
export const RULES = MACHINE.rules
/** What its Event cards say, in their order. */
export const CARDS = RULES.cards

export { COLLECTORS }
