/** What rules say of a case: `{fact}` stands for a fact by its name. */
import type { Cases } from '../../kernel/say'
import type { RuleId } from '../rulebook'

/** The case before the rule. */
export const CASES: Cases<RuleId> = {
  'setup.ownPiece': '{piece} is of the other side',
  'setup.once': '{piece} is settled already',
  'setup.placement': '{piece} is not placed in {region}',
  'turn.alternate': 'it is the turn of {turn}',
  'movement.otherFace': '{piece} is on the face that is not fielded',
  'movement.ownPiece': '{piece} is of the other side',
  'movement.onBoard': '{piece} does not stand on the board',
  'movement.forward': '{to} is not one step forward from {from}, where {piece} stands',
  'movement.limit': '{region} holds {holds} characters of this side, and {limit} are the most',
  'movement.mountains': '{from} and {to} are mountains',
  'movement.river': 'the river does not lead from {from} to {to}',
  'movement.tunnel': 'the tunnel does not lead from {from} to {to}',
  'movement.attackOnly': '{piece} has no use of a power to go to {to}',
  'movement.passThrough': '{region} lies on the way of {piece}',
  'movement.watcher': '{piece} has been revealed',
  'movement.sameCharacter': '{must} took the step of the card, not {piece}',
  'movement.otherCharacter': '{piece} took the step of the card',
  'movement.compelled': 'Sauron must move {must}, not {piece}',
  'battle.opponent': '{piece} is not revealed in {region}',
  'battle.retreatEnemy': 'an enemy stands in {region}',
  'battle.retreatLimit': '{region} holds {limit} characters of this side',
  'battle.retreatMountains': '{from} and {to} are mountains',
  'battle.retreatUpstream': '{to} is up the river from {from}',
  'battle.ownCard': '{card} is of the other side',
  'battle.cardInHand': '{card} is not in the hand',
  'battle.cardInDiscard': '{card} is not in the discard pile',
  'special.held': '{card} was not given to this side',
  'special.ownSide': '{card} is of the other side',
  'special.once': '{card} has been used',
}

/** Rules of which several forbid the same thing. */
export const ALIKE: ReadonlyArray<ReadonlyArray<RuleId>> = [
  ['special.held', 'special.otherUse'],
  ['special.ownSide', 'special.otherUse'],
]
