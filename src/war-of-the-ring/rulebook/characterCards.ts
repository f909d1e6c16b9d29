/**
 * The Character cards: what each of them adds to the rules, one rule for every power. They have no number of
 * their own in the digest of the book, which has one rule for all cards (`characters.cards`).
 */
import { rule } from '../../kernel/rulebook'
import { armies, fellowship, hunt, ruling, turn } from './cites'

const CARDS = armies('The Character Cards', 38)
const COMPANION_CARDS = fellowship('Companion Character Cards', 50)
const GOLLUM = fellowship('The Guide of the Fellowship: Gollum as a Guide', 51)
const EFFECTS = hunt('Effects of the Hunt', 58)
const DICE_POOL = turn('Action Dice Pool', 26)

const SAME = ruling('CARD-7')

export const CHARACTER_CARD_RULES = {
  'character.captainOfTheWest': rule(
    'Gandalf the Grey, Strider, Boromir, Legolas, Gimli and Aragorn each add one to the Combat Strength of ' +
      'the Army they fight with.',
    [CARDS, SAME],
  ),
  'character.gandalfTheGrey': rule(
    'With Gandalf the Grey as Guide, an Event result that plays a Character card lets its player draw from ' +
      'the Character deck.',
    [CARDS, COMPANION_CARDS, ruling('EV-gandalf-the-grey')],
    ['die'],
  ),
  'character.strider': rule(
    'With Strider as Guide, any result hides a Revealed Fellowship.',
    [CARDS, COMPANION_CARDS, SAME],
    ['die'],
  ),
  'character.boromir': rule(
    'While Boromir is in a City or Stronghold of Gondor that the enemy does not hold, any result moves ' +
      'Gondor one step towards war.',
    [CARDS, SAME, ruling('CARD-5')],
    ['piece', 'die'],
  ),
  'character.legolas': rule(
    'While Legolas is in a Stronghold of the Elves that the enemy does not hold, any result moves the ' +
      'Elves one step towards war.',
    [CARDS, SAME, ruling('CARD-5')],
    ['piece', 'die'],
  ),
  'character.gimli': rule(
    'While Gimli is in Erebor and the enemy does not hold it, any result moves the Dwarves one step ' +
      'towards war.',
    [CARDS, SAME, ruling('CARD-5')],
    ['piece', 'die'],
  ),
  'character.meriadoc': rule(
    'With Merry as Guide, the damage of a tile is one less if he leaves the Fellowship for it.',
    [CARDS, COMPANION_CARDS, ruling('OR-71'), ruling('OR-72'), ruling('OR-78'), ruling('CARD-2')],
    ['piece', 'damage'],
  ),
  'character.peregrin': rule(
    'With Pippin as Guide, the damage of a tile is one less if he leaves the Fellowship for it.',
    [CARDS, COMPANION_CARDS, ruling('OR-71'), ruling('OR-72'), ruling('OR-78'), ruling('CARD-3')],
    ['piece', 'damage'],
  ),
  'character.takeThemAlive': rule(
    'Merry or Pippin, if eliminated in the Fellowship, comes onto the map as if he had just left it, but ' +
      'not from the Mordor Track.',
    [CARDS, ruling('CARD-2'), ruling('CARD-3')],
    ['piece'],
  ),
  'character.aragorn': rule('Aragorn brings a die, leads with 2 and rouses whichever nation he comes to.', [
    CARDS,
    DICE_POOL,
    SAME,
  ]),
  'character.aragornEntry': rule(
    'A Will of the West puts Aragorn in the place of Strider, who must stand in Minas Tirith, Dol Amroth ' +
      'or Pelargir with the enemy not holding it.',
    [CARDS, SAME, ruling('OR-46'), ruling('CARD-5')],
    ['piece'],
  ),
  'character.gandalfTheWhite': rule(
    'Gandalf the White brings a die, leads with 1 and rouses whichever nation he comes to.',
    [CARDS, DICE_POOL, SAME],
  ),
  'character.gandalfTheWhiteEntry': rule(
    'Once a Minion has been in play and Gandalf the Grey is out of the Fellowship, a Will of the West puts ' +
      'Gandalf the White where the Grey stands, or else in Fangorn or an Elven Stronghold the enemy does ' +
      'not hold.',
    [CARDS, SAME, ruling('OR-46'), ruling('CARD-5')],
    ['piece'],
  ),
  'character.shadowfax': rule(
    'Alone or with a single Hobbit, Gandalf the White goes as far as with Level 4.',
    [CARDS, SAME],
    ['piece', 'limit'],
  ),
  'character.whiteRider': rule(
    'When a battle begins that Gandalf the White is in, he may give up his Leadership, and then no Nazgûl ' +
      'leads in it.',
    [CARDS, SAME, ruling('OR-45')],
  ),
  'character.gollum': rule('With Gollum as Guide, no standard tile with a number reveals the Fellowship.', [
    CARDS,
    GOLLUM,
    ruling('CARD-1'),
  ]),
  'character.gollumReveals': rule(
    'With Gollum as Guide, a Fellowship that a Hunt has not revealed may be revealed by the Free Peoples ' +
      'for one damage less.',
    [CARDS, GOLLUM, EFFECTS, ruling('OR-123'), ruling('CARD-1')],
    ['piece', 'damage'],
  ),
  'character.saruman': rule('Saruman brings a die and leads with 1.', [CARDS, DICE_POOL, SAME]),
  'character.sarumanEntry': rule(
    'With Isengard at war and Orthanc not in enemy hands, a Muster result brings Saruman to Orthanc.',
    [CARDS, SAME, ruling('CARD-5')],
    ['piece'],
  ),
  'character.sarumanVoice': rule(
    'While Saruman is in Orthanc and no enemy holds or besieges it, a Muster result brings one Regular to ' +
      'every Settlement of Isengard, or makes Elites of two Regulars in Orthanc.',
    [CARDS, SAME, ruling('CARD-8')],
    ['piece'],
  ),
  'character.sarumanElites': rule('With Saruman in play, the Elites of Isengard are Leaders as well.', [
    CARDS,
    SAME,
    ruling('OR-40'),
  ]),
  'character.witchKing': rule(
    'The Witch-king brings a die, leads with 2, and by his coming makes every nation of the Free Peoples ' +
      'active.',
    [CARDS, DICE_POOL, ruling('OR-45'), ruling('CARD-4')],
  ),
  'character.witchKingEntry': rule(
    'With Sauron at war, a Muster result brings the Witch-king to a Shadow Army that has a unit of Sauron.',
    [CARDS, ruling('CARD-4')],
    ['piece'],
  ),
  'character.sorcerer': rule(
    'If the Witch-king is in the battle and the Shadow uses a Combat card in its first round, it may draw ' +
      'a card from either of its decks.',
    [CARDS, ruling('CARD-4'), ruling('CC-12')],
  ),
  'character.mouthOfSauron': rule('The Mouth of Sauron brings a die and leads with 2.', [
    CARDS,
    DICE_POOL,
    SAME,
  ]),
  'character.mouthEntry': rule(
    'With the Fellowship on the Mordor Track, or all Free Peoples nations at war, a Muster result brings ' +
      'the Mouth of Sauron to a Stronghold of Sauron that the enemy does not hold.',
    [CARDS, SAME, ruling('CARD-5')],
    ['piece'],
  ),
  'character.messenger': rule(
    'Once in a turn, with the Mouth of Sauron in play, a Muster result can be used as an Army result.',
    [CARDS, SAME],
    ['die'],
  ),
} as const
