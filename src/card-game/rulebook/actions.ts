/** The other actions: cycling, moving, using a text, the Ring token, winnowing. */
import { rule } from '../../kernel/rulebook'
import { glossary, otherActions, ruling } from './cites'

export const OTHER_ACTIONS = {
  'action.cycle': rule(
    'For an action a card of choice is cycled from hand.',
    [otherActions('Cycle')],
    ['card'],
  ),
  'action.move': rule(
    'For an action an army or character goes from the own reserve to an active location, without a cost.',
    [otherActions('Move'), glossary('Move')],
    ['card'],
  ),
  'action.moveWhere': rule(
    'A card moves where it could be played.',
    [otherActions('Move'), ruling('OR-23')],
    ['card', 'to'],
  ),
  'action.moveWaits': rule(
    'A card played into reserve this round is not moved, unless a text says at once.',
    [otherActions('Move'), ruling('OR-22')],
    ['card'],
  ),
  'action.moveIsNoPlay': rule('What happens when a card is played does not happen when it is moved.', [
    otherActions('Move'),
  ]),
  'action.use': rule(
    'A text of a card in play that asks for an action is used by the seat ' +
      'that controls the card, if it can be carried out.',
    [
      otherActions("'Use an Action' of a Card in Play"),
      ruling('OR-25'),
      ruling('OR-26'),
      ruling('OR-28'),
      ruling('OR-35'),
      ruling('OR-68'),
    ],
    ['card'],
  ),
  'action.useNeedsAction': rule('Without an action, such a text does nothing.', [
    otherActions("'Use an Action' of a Card in Play"),
  ]),
  'action.useAgain': rule(
    'A text can be used again in a later turn, unless it says otherwise.',
    [otherActions("'Use an Action' of a Card in Play")],
    ['card'],
  ),
  'action.ring': rule('A Ring token is used for an action, as the scenario says.', [
    otherActions('Use a Ring Token'),
  ]),
  'action.winnow': rule(
    'To winnow is to eliminate two cards from hand and draw one; it takes two cards.',
    [otherActions('Winnow'), ruling('OR-29')],
    ['hand'],
  ),
} as const
