/** Characters on the map: how Companions, Nazgûl and Minions move without an Army, and their cards. */
import { rule } from '../../kernel/rulebook'
import { armies, components, ruling, turn } from './cites'

const NAZGUL = components('Plastic Figures: Nazgûl', 12)
const CHART_SHADOW = turn('Action Dice Reference Chart: Character, Shadow only', 28)
const SPLITTING = armies('Moving an Army: Splitting an Army', 37)
const CHARACTER_CARDS = armies('The Character Cards', 38)
const MOVING_CHARACTERS = armies('Moving Characters', 39)
const COMPANIONS = armies('Moving Characters: Moving Companions', 39)
const MINIONS = armies('Moving Characters: Moving Nazgûl and Minions', 39)

export const CHARACTER_MOVEMENT = {
  'characters.when': rule(
    'A Character result moves every Companion on the map, or every Nazgûl and Minion, each once at most; ' +
      'some cards move Characters too.',
    [MOVING_CHARACTERS],
    ['die', 'piece'],
  ),
  'characters.levelZero': rule(
    'A Character with Level 0 stays where he is, even when an Army around him leaves.',
    [MOVING_CHARACTERS],
    ['piece'],
  ),
  'characters.companions': rule(
    'A Companion goes at most as many regions as his Level, and Companions who go together from one region ' +
      'to another use the best Level among them.',
    [COMPANIONS, ruling('OR-39')],
    ['piece', 'from', 'to', 'limit'],
  ),
  'characters.ignoreArmies': rule('Companions without an Army pass Shadow units as if they were not there.', [
    COMPANIONS,
  ]),
  'characters.shadowStronghold': rule(
    'A Companion who reaches a Stronghold of the Shadow goes no farther in that move.',
    [COMPANIONS, ruling('OR-35')],
    ['piece', 'region'],
  ),
  'characters.besiegedStronghold': rule(
    'No Companion goes into or out of a Stronghold of his side while the enemy besieges it, unless a card ' +
      'says so.',
    [COMPANIONS, ruling('OR-35')],
    ['piece', 'region'],
  ),
  'characters.blackBorder': rule(
    'Black borders are closed to Companions too.',
    [COMPANIONS],
    ['piece', 'from', 'to'],
  ),
  'characters.nazgul': rule(
    'With a Character result any number of Nazgûl, among them the Witch-king, fly each to a region of ' +
      'choice.',
    [MINIONS, ruling('OR-37')],
  ),
  'characters.nazgulStronghold': rule(
    'A Nazgûl does not fly to a Stronghold of the Free Peoples unless a Shadow Army lays siege to it.',
    [MINIONS, CHART_SHADOW, NAZGUL, ruling('OR-35'), ruling('OR-37')],
    ['piece', 'region'],
  ),
  'characters.witchKing': rule(
    'The Witch-king is one of the Nazgûl in every respect, except where a text means Minions only.',
    [MINIONS, ruling('OR-45')],
  ),
  'characters.saruman': rule('Saruman stays in Orthanc for good.', [MINIONS], ['piece', 'region']),
  'characters.mouthOfSauron': rule(
    'Alone, the Mouth of Sauron goes three regions at most, past enemy Armies, but not into or out of a ' +
      'Shadow Stronghold under siege.',
    [MINIONS, ruling('OR-35')],
    ['piece', 'from', 'to', 'limit'],
  ),
  'characters.minionStronghold': rule(
    'Without an Army no Minion goes into a Stronghold that the Free Peoples control.',
    [MINIONS, ruling('OR-36')],
    ['piece', 'region'],
  ),
  'characters.withArmy': rule(
    'A Character or Nazgûl who goes with an Army takes part in its move and keeps to its rules.',
    [MOVING_CHARACTERS, SPLITTING],
    ['piece'],
  ),
  'characters.cards': rule(
    'A Character has on his card his Level, Leadership, abilities and terms of entry, the nation he rouses ' +
      'or serves, and the die he may bring.',
    [CHARACTER_CARDS, ruling('CARD-1'), ruling('CARD-2'), ruling('CARD-3')],
  ),
} as const
