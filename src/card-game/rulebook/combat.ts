/** The Combat step: order, tokens, paths, battlegrounds, leaders. */
import { rule } from '../../kernel/rulebook'
import { combatStep, glossary, ruling } from './cites'

export const COMBAT = {
  'combat.everywhere': rule('Every active location is fought over, even where nobody stands.', [
    combatStep(),
  ]),
  'combat.demanded': rule(
    'Armies support leaders, and partners agree about losses, in a combat in which they have a part.',
    [combatStep()],
    ['seat'],
  ),
  'combat.order': rule(
    'The starting player says which combat comes next.',
    [combatStep(), ruling('OR-36')],
    ['location'],
  ),
  'combat.tokens': rule('Tokens mark icons that texts add, and go away with their location or card.', [
    combatStep('Combat Tokens'),
    ruling('OR-63'),
  ]),
  'combat.locationFirst': rule('Defense of the location cancels before any card is touched.', [
    combatStep('Combat Tokens'),
  ]),
  'combat.cardTokens': rule('What is added to a card is part of it.', [
    combatStep('Combat Tokens'),
    ruling('OR-53'),
  ]),
  'combat.values': rule('What every card counts is fixed when the combat begins.', [
    combatStep('Characters in Battleground Combat'),
    ruling('OR-40'),
  ]),
  'combat.path.sides': rule('On a path the Shadow attacks and the Free Peoples defend.', [
    combatStep('Path Combat'),
  ]),
  'combat.path.attack': rule(
    'First the attack icons of the Shadow cards and the attack tokens of the path are counted.',
    [combatStep('Path Combat'), ruling('OR-54')],
  ),
  'combat.path.location': rule('The defense of the path cancels as many as it has.', [
    combatStep('Path Combat'),
  ]),
  'combat.losses': rule(
    'The defenders cancel as much of the rest as they can, one card after ' +
      'another, until it is covered or no card with defense is left.',
    [combatStep('Path Combat'), combatStep('Battleground Combat'), ruling('OR-37'), ruling('OR-38')],
    ['card'],
  ),
  'combat.wholeCard': rule(
    'Who cancels one icon is eliminated, with every item and however many more icons.',
    [combatStep('Path Combat'), combatStep('Battleground Combat'), ruling('OR-45')],
  ),
  'combat.replaced': rule(
    'Where texts would replace an elimination, the controller says which one does.',
    [combatStep('Path Combat'), ruling('OR-44'), ruling('OR-66'), ruling('CARD-11')],
    ['card'],
  ),
  'combat.leftover': rule('Defenders who were not eliminated are cycled.', [
    combatStep('Path Combat'),
    combatStep('Battleground Combat'),
    ruling('OR-38'),
  ]),
  'combat.attackersFall': rule('At the end all attackers are eliminated, won or lost.', [
    combatStep('Path Combat'),
    combatStep('Battleground Combat'),
    ruling('OR-72'),
    ruling('CARD-11'),
  ]),
  'combat.agree': rule(
    'Where teammates do not agree on the losses, the attackers decide.',
    [combatStep('Path Combat'), combatStep('Battleground Combat'), ruling('OR-39')],
    ['seat'],
  ),
  'combat.path.held': rule('If nothing is left uncancelled, the Free Peoples take the path.', [
    combatStep('Path Combat'),
  ]),
  'combat.path.corrupted': rule(
    'Otherwise the Shadow adds a corruption for each icon left and takes the path face down.',
    [combatStep('Path Combat')],
  ),
  'combat.battleground.sides': rule(
    'The team of a battleground defends it and the other attacks, whoever activated it.',
    [combatStep('Battleground Combat')],
  ),
  'combat.battleground.lost': rule(
    "A battleground reactivated out of the other team's area does not defend itself.",
    [combatStep('Battleground Combat'), ruling('OR-43')],
  ),
  'combat.battleground.attack': rule(
    'First the attack icons of the attacking cards and the attack tokens there are counted.',
    [combatStep('Battleground Combat'), ruling('OR-42'), ruling('CARD-9')],
  ),
  'combat.battleground.location': rule('The battleground cancels as many as its defense and its tokens.', [
    combatStep('Battleground Combat'),
    ruling('OR-42'),
  ]),
  'combat.battleground.won': rule(
    'The defender wins if all is cancelled, else the attacker; the winner takes the battleground.',
    [combatStep('Battleground Combat')],
  ),
  'combat.leadership': rule(
    "A leader's own icons count only while an army of his faction supports him there.",
    [combatStep('Characters in Battleground Combat'), glossary('Support')],
  ),
  'combat.support': rule(
    'An army supports one character; who supports whom is chosen where it matters.',
    [combatStep('Characters in Battleground Combat'), ruling('OR-41')],
    ['army'],
  ),
  'combat.leaderApart': rule(
    "An army and its leader can be lost apart, and the leader's icons still count in this combat.",
    [combatStep('Characters in Battleground Combat')],
  ),
} as const
