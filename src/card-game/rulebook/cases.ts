/** What rules say of a case, where the violation has no clause of its own: `{fact}` stands for a fact. */
import type { Cases } from '../../kernel/say'
import type { RuleId } from '../rulebook'

/** The case before the rule. */
export const CASES: Cases<RuleId> = {
  'cards.active': '{location} is not active',
  'cards.inPlay': '{card} is not in play',
  'setUp.decks': '{card} is in no deck of this game',
  'turn.order': 'it is the turn of {turn}',
  'turn.pass': 'the hand has {hand} cards, and the carryover limit is {limit}',
  'play.fromHand': '{card} is not in the hand',
  'play.faction': '{battleground} does not show the faction of {card}',
  'play.pathNumber': '{card} does not bear the number of {path}',
  'play.wielder': '{wielder} does not wield {card}',
  'play.oncePerRound': '{card} has been played in this round',
  'action.move': '{card} is not in the own reserve',
  'action.moveWaits': '{card} was played in this round',
  'action.winnow': 'the hand has {hand} cards',
}
