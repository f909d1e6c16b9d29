/** What there is: teams, factions, cards, icons, locations, zones. */
import { rule } from '../../kernel/rulebook'
import { combatStep, glossary, locationStep, playingACard, ruling, setUp } from './cites'

export const CARD_RULES = {
  'cards.factions': rule(
    'Six factions are Free Peoples and four are Shadow; each team fights with its own.',
    [glossary('Faction')],
  ),
  'cards.types': rule(
    'Every faction card belongs to one faction and is an army, a character, an item or an event.',
    [glossary('Type')],
    ['card'],
  ),
  'cards.icons': rule(
    'Battleground icons count on battlegrounds only and path icons on paths only; ' +
      'the Shadow attacks on paths and the Free Peoples defend there.',
    [glossary('Attack icons'), glossary('Defense icons'), glossary('Leadership icons')],
  ),
  'cards.star': rule(
    'A star in place of icons means that the text gives their number, and they belong to the card.',
    [combatStep('Combat Tokens'), ruling('OR-50'), ruling('OR-51'), ruling('OR-67')],
  ),
  'cards.unproven': rule(
    'Where no source proves the icons or the wielder of a card, the ' +
      'likeliest reading is used and has a number.',
    [
      glossary('Attack icons'),
      ruling('OR-4'),
      ruling('OR-52'),
      ruling('OR-55'),
      ruling('OR-69'),
      ruling('CARD-1'),
      ruling('CARD-2'),
      ruling('CARD-6'),
      ruling('CARD-7'),
      ruling('CARD-12'),
    ],
  ),
  'cards.locations': rule(
    'Seven battlegrounds belong to each team, and there are three paths of each number from 1 to 9.',
    [setUp(), glossary('Location'), ruling('CARD-4'), ruling('CARD-5'), ruling('CARD-8')],
  ),
  'cards.active': rule(
    'A location is active from its activation to the end of its combat.',
    [glossary('Active path/battleground')],
    ['location'],
  ),
  'cards.inPlay': rule(
    'What lies in a reserve or on a location is in play; what is ' + 'in a deck, a hand or a pile is not.',
    [playingACard(), glossary('In play')],
    ['card'],
  ),
  'cards.factionPlayer': rule(
    'A text that names the player of a faction means the seat whose deck has that faction.',
    [locationStep(), ruling('OR-11')],
  ),
  'cards.names': rule(
    'A first name means that character, and Gandalf means either card; ' +
      'keywords matter only where a text asks for them.',
    [playingACard('Playing an Item'), ruling('OR-5')],
  ),
  'cards.offered': rule(
    'A seat takes up what a text offers, or chooses an alternative of it, while that text is carried out.',
    [playingACard('Special Cases')],
    ['seat'],
  ),
  'cards.text': rule(
    'What a card says goes before the general rules.',
    [playingACard('Special Cases')],
    ['card'],
  ),
} as const
