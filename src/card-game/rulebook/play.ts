/** Playing a card: where, for what, and what it does. */
import { rule } from '../../kernel/rulebook'
import { glossary, playingACard, ruling } from './cites'

export const PLAYING = {
  'play.fromHand': rule(
    'A card is played from the hand, in the way of its type.',
    [playingACard(), glossary('Play')],
    ['card'],
  ),
  'play.cost': rule(
    'Every play costs another card, cycled from hand before the text of the played one.',
    [playingACard(), ruling('OR-15')],
    ['card'],
  ),
  'play.lastCard': rule(
    'Only the last card of a hand is paid for by forsaking, and never with what the play needs.',
    [playingACard(), ruling('OR-15'), ruling('OR-16')],
    ['card'],
  ),
  'play.army': rule(
    'Armies go into the reserve of their seat or to active battlegrounds, and to no path.',
    [playingACard()],
    ['card'],
  ),
  'play.character': rule(
    'A character goes to the active path, to an active battleground or into the own reserve.',
    [playingACard()],
    ['card', 'to'],
  ),
  'play.faction': rule(
    'To a battleground go only cards of a faction that it shows for their side.',
    [playingACard(), ruling('OR-2'), ruling('OR-24')],
    ['card', 'battleground'],
  ),
  'play.pathNumber': rule(
    'To a path go only characters that bear its number.',
    [playingACard()],
    ['card', 'path'],
  ),
  'play.wielder': rule(
    'An item is played on one of its wielders that is already in play.',
    [playingACard('Playing an Item'), ruling('OR-71'), ruling('CARD-2')],
    ['card', 'wielder'],
  ),
  'play.itemsFollow': rule('Items go wherever their wielder goes; no faction keeps them away.', [
    playingACard('Playing an Item'),
  ]),
  'play.itemIcons': rule('Icons of an item are icons of its wielder, unless it speaks of the location.', [
    playingACard('Playing an Item'),
  ]),
  'play.itemsShareFate': rule('Items are eliminated with their wielder, and cycled with it.', [
    playingACard('Playing an Item'),
  ]),
  'play.itemsStay': rule('An item never changes its wielder.', [playingACard('Playing an Item')], ['card']),
  'play.itemText': rule(
    'The text of an item comes when it lies on its wielder, which it does not make wait.',
    [playingACard('Playing an Item'), ruling('OR-21')],
  ),
  'play.event': rule(
    'An event does what it says and is eliminated; it is never in play and not in ' +
      'reserve, and cannot be played for nothing where it names a condition.',
    [playingACard('Playing an Event'), ruling('OR-17')],
    ['card'],
  ),
  'play.itemOwner': rule('An item goes to the pile of its owner, whoever controls its wielder.', [
    playingACard('Playing an Item'),
  ]),
  'play.itemForsaken': rule(
    'An item on a wielder in reserve is forsaken only by the seat of that wielder.',
    [playingACard('Playing an Item')],
    ['card'],
  ),
  'play.reserve': rule(
    'What was played into reserve this round does not move, but its text for the reserve holds at once.',
    [playingACard('Playing to the Reserve Area')],
    ['card'],
  ),
  'play.inOrder': rule('A text is carried out in its order.', [playingACard('Special Cases')]),
  'play.onTop': rule('What a text orders to cycle, forsake or eliminate comes on top of the cost.', [
    playingACard('Special Cases'),
  ]),
  'play.apart': rule(
    'Cards drawn apart to play some of them are not in hand, and the ' +
      'rest that is cycled pays for what was played.',
    [playingACard('Special Cases'), ruling('OR-18'), ruling('OR-19'), ruling('CARD-10')],
    ['card'],
  ),
  'play.oncePerRound': rule(
    'The same character or item is not played twice in a round.',
    [playingACard('Special Cases'), ruling('OR-20')],
    ['card'],
  ),
  'play.byText': rule('A card played by a text is played, and does what it says.', [
    glossary('Play'),
    ruling('OR-18'),
  ]),
} as const
