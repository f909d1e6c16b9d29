/** Before the first turn: the draft, the choice of special cards, the placement. */
import { rule } from '../../kernel/rulebook'
import { book, ruling, SPECIAL_CARDS } from './cites'

export const SET_UP = {
  'setup.draft': rule(
    'In the draft game each player settles for every tile, unseen by the other, which of its two faces he ' +
      'fields.',
    [book('The Draft Game', undefined, 6), ruling('R26')],
  ),
  'setup.draftOpen': rule(
    'In an open draft the two line-ups are shown as soon as both are settled, before anybody is placed.',
    [book('The Draft Game', undefined, 6)],
  ),
  'setup.draftSecret': rule(
    'In a secret draft no line-up is shown, and a face becomes known only when its character is revealed.',
    [book('The Draft Game', 'Other variant', 6)],
  ),
  'setup.pickTwo': rule(
    'Each player keeps exactly two of the four special cards of his own side, and the other two stay in ' +
      'the box.',
    [book(SPECIAL_CARDS), ruling('R24'), ruling('R26')],
    ['card'],
  ),
  'setup.announceNumber': rule(
    'The Fellowship player names how many special cards each side is to have, from none to four.',
    [book(SPECIAL_CARDS)],
  ),
  'setup.pickForOpponent': rule(
    'Out of the four cards of the other side each player picks the named number, and the other side holds ' +
      'those.',
    [book(SPECIAL_CARDS), ruling('R24'), ruling('R26')],
    ['card'],
  ),
  'setup.handicap': rule(
    'Special cards may be shared out unevenly, so that the player with less practice has more of them.',
    [book(SPECIAL_CARDS)],
  ),
  'setup.placement': rule(
    'Each side starts with four characters in its home and one in each of the five regions before it, and ' +
      'none in the mountains.',
    [book('Setup')],
    ['piece', 'region'],
  ),
  'setup.firstTurn': rule('Sauron has the first turn.', [book('Playing the Game')]),
} as const
