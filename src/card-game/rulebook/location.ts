/** The Location step, and activating locations at any time. */
import { rule } from '../../kernel/rulebook'
import { glossary, locationStep, ruling } from './cites'

export const LOCATION_STEP = {
  'location.step': rule('In the Location step one battleground is activated and then one path.', [
    locationStep(),
  ]),
  'location.text': rule('An activated location lies face up and its text is carried out at once.', [
    locationStep(),
    ruling('OR-12'),
  ]),
  'location.randomBattleground': rule(
    "The battleground of the Location step comes by chance from the deck of the starting player's team.",
    [locationStep('Activating Battlegrounds')],
  ),
  'location.emptyDeck': rule(
    'If that deck is empty the other one serves; if both are, there is no battleground.',
    [locationStep('Activating Battlegrounds')],
  ),
  'location.chosenBattleground': rule(
    'A text does not pick a battleground by chance: the player ' +
      'takes one that fits, and its deck is shuffled.',
    [locationStep('Activating Battlegrounds'), ruling('OR-3')],
    ['battleground'],
  ),
  'location.manyBattlegrounds': rule('Any number of battlegrounds can be active together.', [
    locationStep('Activating Battlegrounds'),
  ]),
  'location.reactivate': rule(
    'To reactivate is to take a battleground out of a scoring area, of either team.',
    [locationStep('Reactivating Battlegrounds'), glossary('Reactivate')],
    ['battleground'],
  ),
  'location.again': rule(
    'A reactivated battleground has its text carried out again, and ' +
      'its attackers and defenders stay as printed.',
    [locationStep('Reactivating Battlegrounds')],
  ),
  'location.alreadyActive': rule(
    'What is active cannot be activated or reactivated.',
    [glossary('Activate'), ruling('OR-9'), ruling('OR-10')],
    ['battleground'],
  ),
  'location.pathNumber': rule(
    'The first round has a path 1 by chance, each later round a path of ' +
      'one number above the last one of the round before.',
    [locationStep('Activating Paths')],
  ),
  'location.onePath': rule(
    'Only one path is active: when a text activates another, the old one ' +
      'is fought at once, before the text of the new one.',
    [locationStep('Activating Paths'), locationStep('Resolving Combat'), ruling('OR-8')],
  ),
  'location.demanded': rule(
    'A seat chooses a path or a battleground where the round, a move or a text lets that seat choose one.',
    [locationStep()],
    ['seat'],
  ),
  'location.chosenPath': rule(
    'A path activated by a text is chosen by the player among those that fit.',
    [locationStep('Activating Paths'), ruling('OR-8')],
    ['path'],
  ),
  'location.pathOnce': rule(
    'No path is activated twice in a game, and a text that would need it cannot be used.',
    [locationStep('Activating Paths'), ruling('OR-70')],
    ['path'],
  ),
  'location.addressed': rule(
    'A text told to a player is carried out by that player, whoever ' +
      'activated the location; several do it in turn order.',
    [locationStep(), ruling('OR-6')],
  ),
} as const
