/** The Event cards as objects: decks, hand, playing, cards on the table, and their combat half. */
import { rule } from '../../kernel/rulebook'
import { armies, eventCards, ruling, turn } from './cites'

const CHART_EVENT = turn('Action Dice Reference Chart: Event', 29)
const EVENT_DECKS = eventCards('Event Decks', 32)
const DRAWING = eventCards('Drawing Event Cards', 32)
const PLAYING = eventCards('Playing Event Cards', 32)
const CARD_CASUALTIES = eventCards('Playing Event Cards: Event Cards Provoking Casualties', 32)
const COMBAT_CARDS = eventCards('Combat Cards', 32)
const CARD_PARTS = eventCards('The Event Cards', 33)
const BY_CARD = armies('Recruiting New Units: Using an Event Card to Recruit Troops', 36)

export const EVENT_CARDS = {
  'events.decks': rule('Either side has a Strategy deck and a Character deck, told apart by their backs.', [
    EVENT_DECKS,
  ]),
  'events.drawing': rule(
    'Drawing one card from each of the two decks opens every turn for both players, the first one ' +
      'included, and cannot be declined.',
    [DRAWING, ruling('OR-5'), ruling('OR-14')],
  ),
  'events.drawAction': rule('An Event result can draw another card, from the deck its player prefers.', [
    DRAWING,
    CHART_EVENT,
  ]),
  'events.handLimit': rule(
    'Nobody keeps more than {limits.hand} cards: who has more throws the rest away at once, as he ' +
      'chooses and unseen.',
    [DRAWING, ruling('OR-14'), ruling('OR-15')],
    ['limit', 'holds'],
  ),
  'events.emptyDeck': rule(
    'A deck that has run out stays empty for the rest of the game, and nothing is drawn from it.',
    [DRAWING],
    ['deck'],
  ),
  'events.playing': rule(
    'A card is played as an action, by an Event result or by one that shows the sign of the card.',
    [PLAYING],
    ['card', 'die'],
  ),
  'events.discarded': rule(
    'Once it has done what it says, a card is discarded, unless it stays on the table.',
    [PLAYING, ruling('OR-15')],
  ),
  'events.inHand': rule('Only a card of his own hand can be used by a player.', [PLAYING], ['card']),
  'events.requirement': rule(
    'A card whose requirement is not met in full stays in the hand.',
    [PLAYING, ruling('OR-16')],
    ['card', 'wants'],
  ),
  'events.overrides': rule(
    'A card breaks the rules only as far as its words go, and all other rules stay in force.',
    [PLAYING, ruling('CARD-9')],
  ),
  'events.onTable': rule(
    'A card on the table works until the condition for its end comes about, and if ending it costs a die, ' +
      'that is an action.',
    [PLAYING],
    ['card'],
  ),
  'events.conditionLost': rule(
    'A card on the table leaves at once when what was needed to play it is true no longer.',
    [PLAYING],
  ),
  'events.recruit': rule(
    'Recruiting by a card takes figures from the reinforcements, even for a nation not at war and into a ' +
      'besieged Stronghold, but within all other limits.',
    [PLAYING, BY_CARD, ruling('OR-18')],
  ),
  'events.asFarAsPossible': rule(
    'A card that cannot do everything it says may still be played, and does what it can.',
    [PLAYING, ruling('OR-16'), ruling('EV-marches')],
  ),
  'events.casualties': rule(
    'If a card destroys every unit of an Army, the Free Peoples Leaders go with them, while Nazgûl, ' +
      'Companions and Minions stay, unless the card tells otherwise.',
    [CARD_CASUALTIES, ruling('OR-17')],
  ),
  'events.combatCard': rule(
    'Each card has a second half for battles, which costs neither a die nor an action.',
    [COMBAT_CARDS],
  ),
  'events.oneCombatCard': rule(
    'Either player may use one card for a round of battle, and no more than one.',
    [COMBAT_CARDS],
    ['seat', 'card'],
  ),
  'events.combatText': rule(
    'In a battle the words of the card go before the rules, and after use the card is discarded.',
    [COMBAT_CARDS],
    ['card'],
  ),
  'events.parts': rule(
    'The sign of a card, not its deck, tells which die plays it; its number of initiative and its ' +
      'conditions are printed beside its two texts.',
    [CARD_PARTS],
  ),
} as const
