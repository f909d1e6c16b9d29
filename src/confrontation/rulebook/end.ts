/** How a game ends, how a match of two games is scored, and two rules on naming and showing characters. */
import { rule } from '../../kernel/rulebook'
import { book, CHARACTERS, ruling } from './cites'

const GAME_END = book('Game End')
const VARIANT_GAME = book('The Variant Game', undefined, 6)

export const END = {
  'end.ringbearerInMordor': rule(
    'The Fellowship wins the moment the Ringbearer enters Mordor, whoever stands there, and no battle is ' +
      'fought.',
    [GAME_END, VARIANT_GAME, ruling('R11'), ruling('R25')],
  ),
  'end.threeInShire': rule('Sauron wins the moment three of his characters stand in the Shire.', [
    GAME_END,
    ruling('R28'),
  ]),
  'end.ringbearerDefeated': rule(
    'Sauron wins the moment a Ringbearer who has nobody to pass the ring to is defeated, by whatever cause.',
    [GAME_END, VARIANT_GAME],
  ),
  'end.ringPasses': rule(
    'When variant Frodo is defeated, Sam is shown and bears the ring from then on, provided he is on the ' +
      'board and it was not the Warg.',
    [VARIANT_GAME, ruling('R9'), ruling('R10'), ruling('R27'), ruling('R30')],
  ),
  'end.heirGone': rule(
    'Sauron wins if variant Frodo is defeated with Sam off the board, or if the Warg is the one who does it.',
    [VARIANT_GAME, book(CHARACTERS, 'Frodo, variant version'), ruling('R27')],
  ),
  'end.witchKingInShire': rule(
    'Sauron wins the moment the variant Witch King enters the Shire, whoever stands there, and no battle ' +
      'is fought.',
    [book('The Variant Game'), book(CHARACTERS, 'Witch King, variant version')],
  ),
  'end.cannotMove': rule(
    'A player who has no move in his turn, and no special card to take its place, loses the game.',
    [GAME_END, ruling('R16'), ruling('R17'), ruling('R39')],
  ),
  'match.points': rule(
    'In a match of two games with sides changed, the winner of a game scores a point per character he ' +
      'still has on the board.',
    [GAME_END, ruling('R38')],
  ),
  'match.winner': rule('The player with more points after both games wins the match.', [
    GAME_END,
    ruling('R23'),
  ]),
  'other.chooseCharacter': rule(
    'A card that lets a player choose a character means any piece on the board, whether hidden or revealed.',
    [book('Other Rules', 'Choosing a Character'), ruling('R33')],
  ),
  'other.revealedMayReveal': rule(
    'A power that is used by showing a character may be used although the character is revealed already.',
    [book('Other Rules', 'Revealed Characters')],
  ),
} as const
