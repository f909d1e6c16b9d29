/** The special cards: when each may be played, and what it does. */
import { rule } from '../../kernel/rulebook'
import { book, ruling, SPECIAL_CARDS } from './cites'

const CHAPTER = book(SPECIAL_CARDS)
const card = (heading: string) => book(SPECIAL_CARDS, heading)

export const SPECIAL_CARD_RULES = {
  'special.held': rule(
    'A player uses only special cards that were given to him before the game.',
    [CHAPTER],
    ['card'],
  ),
  'special.ownSide': rule(
    'Of the eight special cards each side has four of its own, with every line-up, and plays no other.',
    [CHAPTER, ruling('R41')],
    ['card'],
  ),
  'special.otherUse': rule('A special card does what it says, and nothing else.', [CHAPTER], ['card']),
  'special.once': rule('A special card is used once in a game and then laid away.', [CHAPTER], ['card']),
  'special.insteadOfTurn': rule(
    'Gandalf the White, A King Revealed, Recall to Mordor and Crebain of Dunland are played in place of a ' +
      'whole turn.',
    [
      card('Gandalf the White'),
      card('A King Revealed'),
      card('Recall to Mordor'),
      card('Crebain of Dunland'),
      ruling('R31'),
    ],
    ['card'],
  ),
  'special.wholeTurn': rule(
    'A card in place of the turn may not follow another card in that turn, nor be played while A King ' +
      'Revealed demands a move.',
    [CHAPTER, card('A King Revealed'), ruling('R35')],
    ['card'],
  ),
  'special.beforeMove': rule(
    'Shadowfax and The Dark of Mordor are played in the turn of their owner before its move.',
    [card('Shadowfax'), card('The Dark of Mordor')],
    ['card'],
  ),
  'special.secondMove': rule(
    'The extra step of a card is allowed only if the move it demands will then be possible, or if the step ' +
      'wins.',
    [card('Shadowfax'), card('The Dark of Mordor'), ruling('R13')],
    ['piece'],
  ),
  'special.ownTurn': rule(
    'Palantir is played at any moment of a turn in which Sauron moves, and at no other time.',
    [card('Palantir'), ruling('R35')],
    ['card'],
  ),
  'special.startOfBattle': rule(
    'Gwaihir the Windlord is played when the fighters have been shown and no text has yet been carried out.',
    [card('Gwaihir the Windlord'), ruling('R20')],
    ['card'],
  ),
  'special.shadowfax': rule(
    'Shadowfax lets a character take an extra step forward into a region with room and no enemy, and then ' +
      'it must also make the move.',
    [card('Shadowfax'), ruling('R12'), ruling('R13')],
    ['piece', 'region'],
  ),
  'special.gandalf-the-white': rule(
    'Gandalf the White puts a defeated Gandalf, in the version he had, into Fangorn, if no enemy is there ' +
      'and there is room.',
    [card('Gandalf the White')],
    ['piece', 'region'],
  ),
  'special.a-king-revealed': rule(
    'A King Revealed shows Aragorn, who must be on the board, and names a Sauron piece, no revealed ' +
      'Watcher, that has to move next turn.',
    [card('A King Revealed'), ruling('R14'), ruling('R33')],
    ['piece', 'region'],
  ),
  'special.gwaihir': rule(
    'Gwaihir gives the Fellowship character a retreat sideways or backwards in place of his text for one ' +
      'battle, but not against the Warg.',
    [card('Gwaihir the Windlord'), ruling('R20'), ruling('R36')],
    ['piece'],
  ),
  'special.palantir': rule(
    'Palantir reveals all Fellowship characters of one region other than the Shire until the turn of ' +
      'Sauron is over.',
    [card('Palantir'), ruling('R18'), ruling('R35')],
    ['region'],
  ),
  'special.recall-to-mordor': rule(
    'Recall to Mordor puts a Sauron character from elsewhere on the board into Mordor, if no enemy is ' +
      'there and there is room.',
    [card('Recall to Mordor'), ruling('R32')],
    ['piece', 'region'],
  ),
  'special.dark-of-mordor': rule(
    'The Dark of Mordor lets a character, no revealed Watcher, take an extra step forward into a region ' +
      'with room and no enemy, and then another must make the move.',
    [card('The Dark of Mordor'), ruling('R13'), ruling('R15')],
    ['piece', 'region'],
  ),
  'special.crebain-of-dunland': rule(
    'Crebain of Dunland reveals one Fellowship piece on the board, which stays revealed until it is ' +
      'defeated.',
    [card('Crebain of Dunland'), ruling('R31'), ruling('R33')],
    ['piece', 'region'],
  ),
} as const
