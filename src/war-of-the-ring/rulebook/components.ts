/** The pieces: how many there are, and what units, Leaders, Nazgûl and Characters are. */
import { rule } from '../../kernel/rulebook'
import { components, ruling } from './cites'

const MAIN_COMPONENTS = components('Main Game Components', 8)
const EXPANSION_COMPONENTS = components('Expansion Components', 8)
const ARMIES = components('Plastic Figures: Armies', 12)
const LEADERS = components('Plastic Figures: Free Peoples Leaders', 12)
const NAZGUL = components('Plastic Figures: Nazgûl', 12)
const CHARACTERS = components('Game Pieces: Characters', 12)

export const COMPONENTS = {
  'components.supply': rule(
    'Figures, dice, tiles and cards are limited to those in the box: no more of a kind are ever in use ' +
      'than it holds.',
    [MAIN_COMPONENTS, ruling('OR-1'), ruling('CARD-6')],
    ['piece', 'limit', 'holds'],
  ),
  'components.expansion': rule(
    'The pieces of the expansion, from siege engines and Ents to ships and its own cards, are a supply of ' +
      'their own.',
    [EXPANSION_COMPONENTS],
  ),
  'pieces.units': rule(
    'A unit is either a Regular or an Elite, and two of the same kind fight alike, whatever their nation.',
    [ARMIES],
  ),
  'pieces.army': rule(
    'What one side has in units in a region makes up a single Army; without units there is none.',
    [ARMIES],
  ),
  'pieces.armySize': rule(
    '{limits.units} units are the most an Army can have, and {limits.besiegedUnits} if it is shut up ' +
      'in a Stronghold.',
    [ARMIES],
    ['region', 'limit', 'holds'],
  ),
  'pieces.leaderAlone': rule(
    'A Leader of the Free Peoples never moves or stands without units of his side, and is taken off at ' +
      'once if he is left without them.',
    [LEADERS, ruling('OR-18')],
    ['region', 'nation'],
  ),
  'pieces.leaders': rule(
    'An Army may have as many Leaders as it likes, and they lead units of all the Free Peoples nations.',
    [LEADERS],
  ),
  'pieces.leaderNoUnit': rule(
    'Leaders are not units: they take no hits, bring no Combat Strength and need no room in the stack.',
    [LEADERS],
    ['piece'],
  ),
  'pieces.nazgul': rule(
    'The Nazgûl lead the Armies of the Shadow, and what is said of Leaders holds for them but for their ' +
      'flight and their safety.',
    [NAZGUL],
  ),
  'pieces.nazgulFlight': rule(
    'A Nazgûl needs no Army and flies in one move to whatever region he likes, enemies or not, though ' +
      'never by himself into a Stronghold of the enemy.',
    [NAZGUL],
    ['region'],
  ),
  'pieces.nazgulUnaffected': rule('An enemy Army in his region does nothing to a Nazgûl.', [NAZGUL]),
  'pieces.characters': rule(
    'Companions and Minions are Characters, one figure and one card each, who lead like Leaders but may ' +
      'stand and travel by themselves past enemy Armies.',
    [CHARACTERS],
  ),
  'pieces.companions': rule(
    'Seven Companions, from Gandalf the Grey and Strider to Merry and Pippin, set out with the ' +
      'Ring-bearers, who are not Companions themselves.',
    [CHARACTERS],
  ),
  'pieces.replaced': rule(
    'When the conditions of the card are fulfilled, Aragorn takes the place of Strider, or Gandalf the ' +
      'White that of Gandalf the Grey, with the same figure.',
    [CHARACTERS, ruling('OR-46')],
    ['piece'],
  ),
  'pieces.minions': rule(
    'Saruman, the Mouth of Sauron and the Witch-king are not there at first; each comes in as his card ' +
      'allows.',
    [CHARACTERS],
  ),
  'pieces.gollum': rule(
    'Gollum has no place of his own on the map, and guides the Fellowship once nobody else is with the ' +
      'Ring-bearers.',
    [CHARACTERS, ruling('CARD-1')],
  ),
} as const
