/** The rules of the base game, compiled as the game itself compiles them, for tests of its inner parts. */
import type { State } from '../../../src/war-of-the-ring'
import type { Rules } from '../../../src/war-of-the-ring/model/config'
import { housed } from '../../../src/war-of-the-ring/rulesets/house/housed'
import { machineOfWhole } from '../../../src/war-of-the-ring/rulesets/rules'
import { COLLECTORS } from '../../../src/war-of-the-ring/rulesets/rulesets'
import { fourPlayers } from '../../../src/war-of-the-ring/rulesets/players/players'
import { withPartners } from '../../../src/war-of-the-ring/rulesets/twilight/partners'
import { twilight } from '../../../src/war-of-the-ring/rulesets/twilight/twilight'
import { second } from '../../../src/war-of-the-ring/rulesets/second/second'
import { CAPTAINS, SHORT_STACKS } from '../overlays/houseRules'

/** The compiled ruleset of the Collector's Edition for two. */
export const MACHINE = machineOfWhole(COLLECTORS)
/** Its rules. */
export const RULES = MACHINE.rules
/** What its Event cards say, in their order. */
export const CARDS = RULES.cards

/** The compiled ruleset of the second edition. */
export const SECOND_MACHINE = machineOfWhole(second(COLLECTORS))
/** What its Event cards say, in their order. */
export const SECOND_CARDS = SECOND_MACHINE.rules.cards

/** The compiled ruleset for four. */
export const FOUR_MACHINE = machineOfWhole(fourPlayers(COLLECTORS))

/** The compiled ruleset with Twilight of the Third Age. */
export const TWILIGHT = machineOfWhole(twilight(true)(COLLECTORS))
/** Twilight of the Third Age for four. */
export const FOUR_IN_TWILIGHT = machineOfWhole(withPartners(fourPlayers(twilight(true)(COLLECTORS))))
/** What the Event cards say with it, and the Combat titles. */
export const TWILIGHT_CARDS = TWILIGHT.rules.cards
export const TWILIGHT_COMBAT = TWILIGHT.rules.combat

/** The rules of each game with one house rule of the tests, by the label that configs have. */
const HOUSED: ReadonlyMap<string, Rules> = new Map(
  [SHORT_STACKS, CAPTAINS].map((rule) => {
    const { rules } = machineOfWhole(housed(COLLECTORS, rule))
    return [rules.house.join(), rules]
  }),
)

/** The rules by which a state is played: of an edition, or of the base game with a house rule. */
export const rulesIn = ({ config }: Pick<State, 'config'>): Rules =>
  config.edition === 'second' ? SECOND_MACHINE.rules : (HOUSED.get(String(config.house)) ?? RULES)

export { COLLECTORS }
