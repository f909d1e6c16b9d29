/** Cycling, drawing, eliminating, forsaking, removing, taking. */
import { rule } from '../../kernel/rulebook'
import { glossary, procedures, ruling } from './cites'

export const PROCEDURES = {
  'cycle.pile': rule('A cycled card goes face down on the own cycle pile.', [
    procedures('Cycle'),
    glossary('Cycle'),
  ]),
  'cycle.emptyHand': rule('For every card that an ordered cycle does not find in hand, a card is forsaken.', [
    procedures('Cycle'),
    ruling('OR-27'),
  ]),
  'draw.top': rule(
    'A draw takes the top card of the own draw deck; a hand has no limit but at the end of the Action step.',
    [procedures('Draw'), glossary('Draw')],
  ),
  'recycle.empty': rule(
    'When the draw deck runs out, the cycle pile is shuffled into a ' +
      'new one at once, in the middle of a draw too.',
    [procedures('Cycle'), procedures('Draw'), ruling('OR-30'), ruling('OR-31')],
  ),
  'recycle.byText': rule(
    'A recycle that a text orders shuffles the cycle pile into what is left of the draw deck.',
    [glossary('Recycle')],
  ),
  'eliminate.pile': rule(
    'An eliminated card never comes back.',
    [procedures('Eliminate'), glossary('Eliminate')],
    ['card'],
  ),
  'eliminate.shown': rule(
    'An eliminated card whose text answers to that is shown; others from hand or deck are not.',
    [procedures('Eliminate')],
  ),
  'eliminate.impossible': rule('What cannot be eliminated costs nothing further.', [
    procedures('Eliminate'),
    procedures('Running out of Cards'),
  ]),
  'eliminate.noGain': rule(
    'Where giving up a card buys something, nothing is gained without it.',
    [procedures('Eliminate'), ruling('OR-27')],
    ['card'],
  ),
  'eliminate.someGain': rule(
    'A card is given up to buy something only where some of that can happen.',
    [procedures('Eliminate'), ruling('OR-73')],
    ['card'],
  ),
  'eliminate.demanded': rule(
    'A seat eliminates cards when a combat, a text or winnowing demands it of that seat, and only then.',
    [procedures('Eliminate')],
    ['seat'],
  ),
  'eliminate.replacing': rule(
    'A text does something else with a card in place of eliminating it while the card is being eliminated.',
    [procedures('Eliminate')],
    ['card'],
  ),
  'forsake.demanded': rule(
    'A seat forsakes cards when a text, a cost or a path demands it of that seat, and only then.',
    [procedures('Forsake')],
    ['seat'],
  ),
  'take.demanded': rule(
    'A seat takes or picks cards when a text lets that seat do it, and only then.',
    [procedures('Take from Draw Deck')],
    ['seat'],
  ),
  'eliminate.chosen': rule(
    'Where a text eliminates a card in play, the seat it speaks to picks one that fits.',
    [procedures('Eliminate'), ruling('OR-46'), ruling('OR-47'), ruling('OR-48')],
    ['card'],
  ),
  'forsake.choice': rule(
    'To forsake is to eliminate a card from hand, a card or item from ' +
      'the own reserve, or the top card of the draw deck.',
    [procedures('Forsake'), glossary('Forsake'), ruling('OR-32'), ruling('OR-49')],
    ['card'],
  ),
  'forsake.unseen': rule('The top card is not looked at before it is chosen.', [procedures('Forsake')]),
  'move.byText': rule(
    'A move that a text orders follows the rules of the action.',
    [procedures('Move'), ruling('OR-22'), ruling('CARD-13')],
    ['card', 'to'],
  ),
  'activate.byText': rule('What a text activates is activated as in the Location step.', [
    procedures('Reactivate/Activate'),
  ]),
  'remove.anywhere': rule(
    'A card that is removed is eliminated from wherever it is, and nothing prevents it.',
    [procedures('Remove'), glossary('Remove'), ruling('OR-33')],
  ),
  'cards.outOfCards': rule('With draw deck and cycle pile empty a seat plays on with what it has.', [
    procedures('Running out of Cards'),
  ]),
  'take.shown': rule(
    'A card that is taken is found in the named pile, shown to all ' +
      'and put into hand; a searched deck is shuffled.',
    [
      procedures('Take from Draw Deck'),
      glossary('Take, from a deck or pile'),
      ruling('OR-26'),
      ruling('CARD-3'),
    ],
    ['card'],
  ),
  'look.apart': rule(
    'Cards looked at lie apart from the hand, and each goes where the text says.',
    [procedures('Draw'), ruling('OR-34')],
    ['card'],
  ),
} as const
