/** The turn, the Event cards and the power of the Shadow. */
import { rule } from '../../kernel/rulebook'
import { eventCards, faq, ofRegion, plain, ruling, shadow, turn } from './cites'

const DRAWING = eventCards('Drawing Event Cards')
const EXHAUSTED = eventCards('Exhausting the card decks')
const PLAYING = eventCards('How to Play Event Cards')
const EFFECT = eventCards('Effect of Event Cards')
const PHASE = shadow('The Shadow Phase and the Shadow Box')
const LEADERSHIP = shadow('Shadow Leadership')

export const TURN_RULES = {
  'turn.endgameAtOnce': plain(
    'Fate that reaches the Endgame marker ends the game at once; other victories are looked at in step six.',
    turn(),
  ),
  'turn.begins': plain(
    'At the beginning of a turn the pools are counted anew and the Action tokens return.',
    turn(),
  ),
  'turn.bothWin': plain(
    'If both sides have won in step six, the scenario says who has.',
    turn('Step 6) Victory Check and End Turn'),
    ruling('OR-10'),
  ),
  'turn.draw': plain(
    'Step one: the Free Peoples, then the Shadow, draw a Generic and a Story card and discard down to six.',
    turn('Step 1) Draw Event Cards'),
    ruling('OR-8'),
  ),
  'turn.shadowPhase': plain(
    'Step two: the Shadow chooses a position of the Commander-in-Chief, carries out its ' +
      'special action, puts ' +
      'its dice into the Shadow Box and assigns its Leadership tokens.',
    turn('Step 2) Shadow Phase'),
    ruling('OR-9'),
  ),
  'turn.fate': plain(
    'Step three: the Free Peoples may draw Fate Tiles.',
    turn('Step 3) Fate Track Advancement'),
  ),
  'turn.roll': plain(
    'Step four: both roll their dice; the Shadow puts its Character results into the Shadow Box and sets ' +
      'aside a Leadership token for each.',
    turn('Step 4) Action Roll'),
  ),
  'turn.actions': rule(
    'Step five: the sides take actions in turn, the Free Peoples first.',
    [turn('Step 5) Action Resolution')],
    [],
  ),
  'turn.end': plain(
    'Step six: victory is looked at; if nobody has won, Leadership tokens are removed and a new turn begins.',
    turn('Step 6) Victory Check and End Turn'),
    ruling('OR-64'),
  ),
} as const

export const CARD_RULES = {
  'cards.type': plain('Each card is of one type: Character, Army or Muster.', eventCards()),
  'cards.generic': plain(
    'A Generic card has an Order half, played as an action, and a Combat half, played in a battle.',
    eventCards('Generic Cards'),
  ),
  'cards.story': plain('Of a Story card only the text of the scenario exists.', eventCards('Story Cards')),
  'cards.special': plain(
    'Special cards are the Shadow’s alone, and drawn in the Shadow Phase by the position that says so.',
    eventCards('Special Event Cards'),
  ),
  'cards.handLimit': rule(
    'Whoever holds more than six cards discards down to six at once, face down, cards of his choice.',
    [DRAWING],
    ['card'],
  ),
  'cards.exhausted': plain(
    'When the Generic deck runs out its used and discarded cards form a new one; Story and Special cards ' +
      'never return.',
    EXHAUSTED,
    ruling('OR-11'),
    ruling('OR-12'),
  ),
  'cards.playing': rule(
    'A card is played out of the hand, with an Event die or with a die that shows its type.',
    [PLAYING],
    ['card'],
  ),
  'cards.discarded': plain(
    'A card is discarded when its action is done, unless it says that it stays on the table.',
    EFFECT,
    ruling('OR-62'),
  ),
  'cards.requirement': rule('A card whose requirement does not hold cannot be played.', [EFFECT], ['card']),
  'cards.partly': plain(
    'Of an effect that can be carried out only in part, as much as possible is done.',
    EFFECT,
  ),
  'cards.override': plain('A card changes only the rules that it says it changes.', EFFECT),
  'cards.combatHalf': rule('Only Generic cards have a Combat half.', [eventCards('Generic Cards')], ['card']),
  'cards.drawAction': plain(
    'With an Event die up to two Generic cards are drawn, or one Story card; never a mix, ' +
      'never a Special card.',
    DRAWING,
    ruling('OR-70'),
  ),
  'cards.oneHalf': plain(
    'A Generic card is played for one of its halves, and is then discarded face up.',
    eventCards('Generic Cards'),
    ruling('OR-13'),
  ),
  'cards.someEffect': rule(
    'A card none of whose parts can have an effect cannot be played.',
    [EFFECT, ruling('OR-14')],
    ['card'],
  ),
} as const

export const SHADOW_RULES = {
  'shadow.specialAction': plain('The special action of the position is carried out, at once.', PHASE),
  'shadow.box': plain(
    'Dice in the Shadow Box are Character results, for the abilities of the ' +
      'Commander-in-Chief or as any other.',
    PHASE,
  ),
  'shadow.tokens': ofRegion(
    'The Shadow receives the Leadership tokens of the position and assigns them at once to Shadow Armies.',
    LEADERSHIP,
  ),
  'shadow.tokensAside': ofRegion(
    'Tokens of rolled Character results are assigned around an own die, before or after its action.',
    LEADERSHIP,
  ),
  'shadow.tokenIsLeader': plain(
    'A token is a Leader until the end of the turn; it moves with its Army and is never given to another.',
    LEADERSHIP,
    ruling('OR-15'),
  ),
  'shadow.rolledNotFate': plain('Character results that are rolled do not affect Fate.', PHASE),
  'shadow.noSubstitute': plain(
    'A position places just the Units it names, as far as there are figures.',
    faq,
  ),
  'shadow.onlyWithDie': plain(
    'Tokens set aside are assigned with an own die only, not with a pass; those left at the end are lost.',
    LEADERSHIP,
  ),
  'shadow.boxWithinPool': plain(
    'The Shadow Box never holds more dice than the pool; its dice count as unused until they are used.',
    PHASE,
    ruling('OR-16'),
  ),
  'shadow.tokenNeedsArmy': plain('Without a Shadow Army on the board, tokens are lost.', LEADERSHIP),
  'shadow.position': rule('A position can be chosen only when it is open.', [PHASE], ['position']),
} as const
