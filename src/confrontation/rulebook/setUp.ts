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
  'setup.draftSecret': rule('In a secret draft a face becomes known only when its character is revealed.', [
    book('The Draft Game', 'Other variant', 6),
  ]),
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
  'setup.handicap': rule('Special cards may be shared out unevenly, for the player with less practice.', [
    book(SPECIAL_CARDS),
  ]),
  'setup.over': rule('Faces, special cards and places are settled before the first turn.', [
    book('Setup'),
    book('The Draft Game', undefined, 6),
    book(SPECIAL_CARDS),
  ]),
  'setup.order': rule(
    'Before the first turn the faces are settled, then the special cards; then everybody is placed, and ' +
      'nobody moves before that.',
    [book('Setup'), book('The Draft Game', undefined, 6), ruling('R26')],
  ),
  'setup.noDraft': rule(
    'Faces are chosen only in the draft game; else all are classic, or all variant.',
    [book('The Draft Game', undefined, 6), book('The Variant Game', undefined, 6)],
    ['characters'],
  ),
  'setup.noNumber': rule(
    'A number of special cards is named, by the Fellowship, only if each side is to pick for the other.',
    [book(SPECIAL_CARDS)],
  ),
  'setup.noPick': rule(
    'Special cards are picked only in a game in which players choose them.',
    [book(SPECIAL_CARDS)],
    ['card'],
  ),
  'setup.ownPiece': rule(
    'Before the game each player settles and places the characters of his own side.',
    [book('Setup'), book('The Draft Game', undefined, 6)],
    ['piece'],
  ),
  'setup.once': rule(
    'What is settled or placed before the game is not settled or placed again.',
    [book('Setup'), book('The Draft Game', undefined, 6)],
    ['piece'],
  ),
  'setup.placement': rule(
    'Each side starts with four characters in its home and one in each of the five regions before it, and ' +
      'none in the mountains.',
    [book('Setup')],
    ['piece', 'region'],
  ),
  'setup.firstTurn': rule('Sauron has the first turn.', [book('Playing the Game')]),
} as const
