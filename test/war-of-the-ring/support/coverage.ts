/**
 * What tests are asked of which rule. Every rule wants two, one for what it allows and one for what it
 * forbids, but for those listed here with a reason.
 */
import type { RuleId } from '../../../src/war-of-the-ring/rulebook'

const BOX = 'says what is in the box and on the board'
const START = 'says how things stand at the start'
const WORD = 'says what a word means'
const CARD = 'says what is printed on a card'
const PERMITS = 'only permits something'

/** Rules by which nothing can be forbidden: one test, by `ruleSays`, shows what they say. */
export const DEFINITIONS = {
  'game.players': BOX,
  'game.nations': BOX,
  'game.modules': BOX,
  'game.endings': WORD,
  'events.parts': CARD,
  'components.expansion': BOX,
  'pieces.units': WORD,
  'pieces.army': WORD,
  'pieces.leaders': PERMITS,
  'pieces.companions': BOX,
  'board.nations': BOX,
  'board.settlements': WORD,
  'board.coast': BOX,
  'board.tracks': BOX,
  'board.home': BOX,
  'setUp.ringBearers': START,
  'setUp.counters': START,
  'setUp.guide': START,
  'setUp.companions': START,
  'setUp.elvenRings': START,
  'setUp.minions': START,
  'setUp.decks': START,
  'setUp.huntPool': START,
  'setUp.dice': START,
  'setUp.politics': START,
  'setUp.freePeoplesArmies': START,
  'setUp.freePeoplesReinforcements': START,
  'setUp.shadowArmies': START,
  'setUp.shadowReinforcements': START,
  'setUp.expansion': START,
  'huntAllocation.minimum': PERMITS,
  'die.faces': BOX,
  'events.decks': BOX,
  'armies.oneArmy': WORD,
  'armies.divide': WORD,
  'armies.boxes': WORD,
  'characters.ignoreArmies': PERMITS,
  'characters.cards': CARD,
  'battle.retreatBorders': PERMITS,
  'siege.besiegerRetreats': PERMITS,
  'siege.reinforcing': PERMITS,
  'capture.start': START,
  'politics.track': WORD,
  'politics.passiveStart': START,
  'politics.characters': PERMITS,
  'fellowship.members': WORD,
  'fellowship.lastPosition': WORD,
  'fellowship.progress': WORD,
  'fellowship.companionCards': CARD,
  'fellowship.firstGuide': START,
  'fellowship.companionsPlace': WORD,
  'hunt.standardTiles': BOX,
  'mordor.place': WORD,
  'character.aragorn': CARD,
  'character.gandalfTheWhite': CARD,
  'character.saruman': CARD,
  'character.witchKing': CARD,
  'character.mouthOfSauron': CARD,
} as const satisfies Partial<Record<RuleId, string>>

/** A rule by which nothing can be forbidden. */
export type DefinitionId = keyof typeof DEFINITIONS
/** A rule that allows something and forbids something. */
export type FullRuleId = Exclude<RuleId, DefinitionId>

/** What a test shows of its rule. */
export type Shown = 'allows' | 'forbids' | 'says'

/** What tests must show of a rule before it is covered. */
export const wantedOf = (rule: RuleId): ReadonlyArray<Shown> => {
  return Object.hasOwn(DEFINITIONS, rule) ? ['says'] : ['allows', 'forbids']
}
