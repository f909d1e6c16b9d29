/** The turn and the move: who moves, where to, and what bars the way. */
import { rule } from '../../kernel/rulebook'
import { book, CHARACTERS, ruling, SPECIAL_CARDS } from './cites'

export const MOVEMENT = {
  'turn.mustMove': rule(
    'The player whose turn it is moves exactly one character, unless a special card takes the place of the ' +
      'turn.',
    [book('Movement')],
  ),
  'turn.alternate': rule(
    'Turns alternate: the next one belongs to the other player.',
    [book('Playing the Game')],
    ['turn'],
  ),
  'turn.nothingOffered': rule(
    'A player declines only what a text or a card offers him; a move and a combat card are not declined.',
    [book('Movement'), book('Battle', '3. Play Cards')],
  ),
  'turn.noTraveller': rule(
    'The Balrog strikes when a character goes through the tunnel, and nobody goes through it now.',
    [book('Movement', 'The Tunnel of Moria'), book(CHARACTERS, 'Balrog, classic version')],
  ),
  'movement.otherFace': rule(
    'Only the face of a tile that is fielded takes part in the game.',
    [book('The Variant Game', undefined, 6), book('The Draft Game', undefined, 6)],
    ['piece'],
  ),
  'turn.shuffle': rule(
    'Hidden characters of one side that share a region may be mixed at will, so nobody else can tell them ' +
      'apart, except under the Palantir.',
    [book('Movement'), book(SPECIAL_CARDS, 'Palantir'), ruling('R33'), ruling('R40')],
  ),
  'movement.ownPiece': rule('A player moves only characters of his own side.', [book('Movement')], ['piece']),
  'movement.onBoard': rule(
    'Only a character that stands on the board can move.',
    [book('Movement'), book('Battle', '4. Compare Strengths')],
    ['piece'],
  ),
  'movement.forward': rule(
    'A move goes one step forward into a neighbouring region, unless a text or a card grants another way.',
    [book('Movement')],
    ['piece', 'from', 'to'],
  ),
  'movement.limit': rule(
    'One side may have four characters in the Shire and four in Mordor, one in a mountain region, and two ' +
      'anywhere else.',
    [book('Movement')],
    ['region', 'limit', 'holds'],
  ),
  'movement.mountains': rule(
    'Nobody goes sideways from one mountain region to the next, whatever his power, unless its text says ' +
      'just that.',
    [book('Movement')],
    ['from', 'to'],
  ),
  'movement.river': rule(
    'Down the Anduin, from Mirkwood to Fangorn and from Fangorn to Rohan, the Fellowship steps forward; up ' +
      'it leads no step, and Sauron has no use of it.',
    [book('Movement', 'The River Anduin')],
    ['from', 'to'],
  ),
  'movement.tunnel': rule(
    'The tunnel takes Fellowship characters forward from Eregion to Fangorn, never back, and is closed to ' +
      'Sauron.',
    [book('Movement', 'The Tunnel of Moria')],
    ['from', 'to'],
  ),
  'movement.attackOnly': rule(
    'A power to move is for ways other than one step forward, serves only for what its text describes, and ' +
      'shows who moves.',
    [book('Movement'), book(CHARACTERS), ruling('R34')],
    ['piece', 'to'],
  ),
  'movement.passThrough': rule(
    'On a way of several steps nobody passes a region where an enemy stands or where his own side is at ' +
      'its limit.',
    [book('Movement'), book(CHARACTERS, 'Black Rider, classic version')],
    ['piece', 'region'],
  ),
  'movement.watcher': rule(
    'From its first reveal on, the Watcher takes no step forward.',
    [book(CHARACTERS, 'The Watcher, variant version')],
    ['piece'],
  ),
  'movement.sameCharacter': rule(
    'After the step of Shadowfax the move of the turn belongs to the character that took the step.',
    [book(SPECIAL_CARDS, 'Shadowfax')],
    ['piece', 'must'],
  ),
  'movement.otherCharacter': rule(
    'After the step of The Dark of Mordor the move of the turn belongs to any character but the one that ' +
      'took it.',
    [book(SPECIAL_CARDS, 'The Dark of Mordor')],
    ['piece'],
  ),
  'movement.compelled': rule(
    'In the turn after A King Revealed, Sauron moves the piece that was named, as long as it has a move.',
    [book(SPECIAL_CARDS, 'A King Revealed'), ruling('R14'), ruling('R15'), ruling('R39')],
    ['piece', 'must'],
  ),
} as const
