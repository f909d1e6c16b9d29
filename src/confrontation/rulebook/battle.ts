/** The battle in the order of its steps: opponent, reveal, texts and retreats, cards, strengths, clean-up. */
import { rule } from '../../kernel/rulebook'
import { book, CHARACTERS, ruling, SPECIAL_CARDS } from './cites'

const OPENING = book('Battle')
const REVEAL = book('Battle', '1. Reveal Characters')
const ABILITIES = book('Battle', '2. Resolve Character Abilities')
const CARDS = book('Battle', '3. Play Cards')
const STRENGTHS = book('Battle', '4. Compare Strengths')

export const BATTLE = {
  'battle.attack': rule(
    'Whoever moves into a region where enemies stand attacks there, and a battle follows.',
    [OPENING],
  ),
  'battle.none': rule(
    'Retreats, combat cards and powers of battle belong to a battle, and none is fought now: one follows ' +
      'when somebody moves into a region where an enemy stands.',
    [OPENING],
  ),
  'battle.opponentSet': rule(
    'Who is attacked is settled before the fighters are shown; only a text or a card changes it then.',
    [OPENING, REVEAL],
    ['fighter', 'against'],
  ),
  'battle.noSuchText': rule(
    'A power is used by the character whose text grants it, and by nobody if he is not in the game.',
    [ABILITIES],
  ),
  'battle.noPower': rule(
    'A fighter does what his text grants, or the card that is played for him, and nothing else.',
    [ABILITIES, CARDS],
    ['piece'],
  ),
  'battle.opponent': rule(
    'The attacker may name as his opponent any enemy of the region who is revealed at that moment.',
    [OPENING],
    ['piece', 'region'],
  ),
  'battle.randomOpponent': rule(
    'An attacker who names no revealed enemy meets one of the hidden ones of the region, picked by chance.',
    [OPENING],
    ['region'],
  ),
  'battle.reveal': rule('A battle opens with both characters being shown.', [REVEAL, ruling('R34')]),
  'battle.texts': rule(
    'The text of the Fellowship character is carried out before that of the Sauron character.',
    [ABILITIES],
  ),
  'battle.retreatEnemy': rule('No retreat ends in a region where an enemy stands.', [ABILITIES], ['region']),
  'battle.retreatLimit': rule(
    'No retreat ends in a region that already holds as many characters of that side as it can.',
    [ABILITIES],
    ['region', 'limit'],
  ),
  'battle.retreatDirection': rule(
    'A retreat goes from the region of the battle to a neighbour in the direction its text or card names, ' +
      'and never through the tunnel.',
    [ABILITIES, book('Movement', 'The Tunnel of Moria')],
    ['from', 'to', 'direction'],
  ),
  'battle.retreatMountains': rule(
    'A mountain region has no retreat sideways.',
    [ABILITIES, book('Movement')],
    ['from', 'to'],
  ),
  'battle.retreatUpstream': rule(
    'No retreat runs up the Anduin, not even a sideways one.',
    [ABILITIES, ruling('R1')],
    ['from', 'to'],
  ),
  'battle.retreatCancelsText': rule(
    'Once the Fellowship character has retreated, the text of his opponent does nothing, the Warg excepted.',
    [ABILITIES],
  ),
  'battle.notRetreated': rule('A character that retreats leaves the battle without being defeated.', [
    STRENGTHS,
  ]),
  'battle.cards': rule(
    'If the texts have ended nothing, each player picks one combat card from his hand in secret, and both ' +
      'show it together.',
    [CARDS],
    ['card'],
  ),
  'battle.ownCard': rule('A player uses only the combat cards of his own side.', [CARDS], ['card']),
  'battle.cardInHand': rule(
    'A combat card is played from the hand; one that was played comes back into it only with all the others.',
    [CARDS, STRENGTHS],
    ['card'],
  ),
  'battle.noFetching': rule(
    'Only who has played Magic fetches a card from his discard pile.',
    [book('The Combat Cards', 'Magic')],
    ['card'],
  ),
  'battle.cardInDiscard': rule(
    'A card that Magic fetches lies in the discard pile of the player who fetches it.',
    [book('The Combat Cards', 'Magic')],
    ['card'],
  ),
  'battle.differentCard': rule(
    'A player whose card is refused takes it back and shows another one from his hand.',
    [book(CHARACTERS, 'Saruman, variant version')],
    ['card'],
  ),
  'battle.textCards': rule(
    'Text cards are carried out before strength cards count, that of Sauron first and that of the ' +
      'Fellowship after it.',
    [CARDS, ruling('R3'), ruling('R4'), ruling('R6')],
  ),
  'battle.strengths': rule(
    'If both characters are still there, each adds his strength card to his own strength, and the lower ' +
      'sum loses.',
    [STRENGTHS],
  ),
  'battle.tie': rule('If the sums are the same, both characters are defeated.', [STRENGTHS]),
  'battle.defeated': rule(
    'Who is defeated is taken off the board and laid open on the side of the other player.',
    [STRENGTHS],
  ),
  'battle.discard': rule(
    'When a battle is over, the cards played in it lie open on the discard piles, where both players may ' +
      'count them.',
    [STRENGTHS],
  ),
  'battle.refill': rule('When the last cards are played, both players take all nine back.', [STRENGTHS]),
  'battle.next': rule(
    'An attacker who is still in the region fights on until no enemy is left there, one battle after ' +
      'another.',
    [STRENGTHS],
  ),
  'battle.conceal': rule(
    'After a battle its survivors are hidden again, unless a text or a card keeps them revealed; who was ' +
      'shown outside a battle is hidden when the turn ends.',
    [STRENGTHS, book(SPECIAL_CARDS, 'Crebain of Dunland'), ruling('R10'), ruling('R18'), ruling('R19')],
  ),
} as const
