/** The Fellowship on its way: position, Guide, moving, and being declared or revealed. */
import { rule } from '../../kernel/rulebook'
import { armies, fellowship, hunt, ruling } from './cites'

const COMPANIONS = armies('Moving Characters: Moving Companions', 39)
const FIGURES = fellowship('Fellowship Figures and Counters', 50)
const RING_BEARERS = fellowship('The Ring-bearers', 50)
const CORRUPTION = fellowship('Corruption', 50)
const COMPANION_CARDS = fellowship('Companion Character Cards', 50)
const GUIDE = fellowship('The Guide of the Fellowship', 51)
const GOLLUM = fellowship('The Guide of the Fellowship: Gollum as a Guide', 51)
const FELLOWSHIP_TRACK = fellowship('The Fellowship Track', 51)
const MOVING_FELLOWSHIP = fellowship('Moving the Fellowship', 51)
const MULTIPLE_MOVES = fellowship('Moving the Fellowship: Multiple Moves', 51)
const LOCATING = fellowship('Locating the Fellowship', 52)
const DECLARES = fellowship('Locating the Fellowship: Fellowship Declares Its Own Position', 52)
const REVEALED = fellowship('Locating the Fellowship: Fellowship is Revealed by a Hunt for the Ring', 52)
const SHADOW_STRONGHOLDS = fellowship('Locating the Fellowship: The Fellowship in Shadow Strongholds', 52)
const HIDING = fellowship('Hiding the Fellowship', 53)
const HEALING = fellowship('Healing the Ring-bearer', 53)
const ENTERING = fellowship('Entering Mordor', 53)
const SEPARATING = fellowship('Separating Companions from the Fellowship', 53)
const IN_MORDOR = hunt('The Fellowship in Mordor', 59)
const MORDOR_RULES = hunt('Mordor Track: Special Rules', 59)

export const FELLOWSHIP = {
  'fellowship.members': rule(
    'The Fellowship is the Ring-bearers with those Companions who have not left them.',
    [RING_BEARERS, FIGURES],
  ),
  'fellowship.lastPosition': rule(
    'The figure of the Ring-bearers marks where the Fellowship last declared itself or was revealed, and ' +
      'for every rule and card that is where it is.',
    [FIGURES, LOCATING],
  ),
  'fellowship.progress': rule(
    'Progress counts the steps since the figure last moved, and its counter tells Hidden from Revealed.',
    [FIGURES, FELLOWSHIP_TRACK],
  ),
  'fellowship.leaving': rule(
    'The figure of a Companion who leaves goes onto the map, and his counter and card leave the Fellowship.',
    [FIGURES, COMPANION_CARDS],
  ),
  'fellowship.ringBearers': rule(
    'Frodo and Sam stay together and never leave the Fellowship.',
    [RING_BEARERS],
    ['piece'],
  ),
  'fellowship.corruption': rule(
    'Corruption goes from 0 up to {#fellowship.corruption}, and at {#fellowship.corruption} the ' +
      'Shadow has won.',
    [CORRUPTION],
  ),
  'fellowship.companionCards': rule(
    'A Companion has a Level, a Leadership, a nation or all of them to rouse, and abilities for a Guide ' +
      'and for one who has left.',
    [COMPANION_CARDS, ruling('CARD-2'), ruling('CARD-3')],
  ),
  'fellowship.firstGuide': rule('Gandalf the Grey guides first.', [GUIDE]),
  'fellowship.guide': rule(
    'The Guide is a Companion whose Level nobody in the Fellowship exceeds, and among equals the Free ' +
      'Peoples choose.',
    [GUIDE],
    ['piece', 'level', 'highest'],
  ),
  'fellowship.changeGuide': rule(
    'A new Guide may be named as a Fellowship phase ends, and whenever somebody is gone from the Fellowship.',
    [GUIDE, ruling('OR-71')],
    ['piece'],
  ),
  'fellowship.guideAbility': rule(
    'In the Fellowship only the Guide has an ability, the one marked for Guides, and all others wait until ' +
      'their Companion has left.',
    [GUIDE],
    ['piece'],
  ),
  'fellowship.gollum': rule(
    'When the last Companion is gone Gollum becomes Guide, and for the Hunt allocation he counts as one.',
    [GOLLUM, ruling('CARD-1')],
  ),
  'fellowship.gollumLate': rule(
    'If it was a Hunt that took the last Companion, Gollum can do nothing until its tile is dealt with.',
    [GOLLUM, ruling('CARD-1')],
  ),
  'fellowship.move': rule(
    'A Character result or a card takes a Hidden Fellowship one step farther, and it remains Hidden.',
    [MOVING_FELLOWSHIP, HIDING, ruling('OR-62')],
    ['progress', 'limit'],
  ),
  'fellowship.hunted': rule('Each step of the Fellowship is followed by a Hunt.', [MOVING_FELLOWSHIP]),
  'fellowship.dieToHuntBox': rule(
    'The die of the move enters the Hunt box after its Hunt, and helps the Hunts that come later in the ' +
      'turn.',
    [MULTIPLE_MOVES, ruling('OR-19'), ruling('OR-84')],
  ),
  'fellowship.dieReturns': rule(
    'As the turn ends, the Free Peoples take their dice back from the Hunt box.',
    [MULTIPLE_MOVES],
  ),
  'fellowship.locating': rule(
    'Only declaring and revealing settle where the Fellowship is; both move the figure and set Progress to ' +
      '0.',
    [LOCATING],
  ),
  'fellowship.path': rule(
    'The figure goes from region to neighbouring region, not across a black border, and with Progress 0 ' +
      'it goes nowhere.',
    [LOCATING, ruling('OR-60')],
    ['from', 'to', 'through'],
  ),
  'fellowship.declare': rule(
    'In the Fellowship phase a Hidden Fellowship may be declared: its figure goes as many regions as ' +
      'Progress allows, or fewer, and it remains Hidden.',
    [DECLARES, ruling('OR-56'), ruling('OR-57'), ruling('OR-58')],
    ['region', 'limit'],
  ),
  'fellowship.reveal': rule(
    'A Hidden Fellowship that is revealed turns Revealed, and the Free Peoples move its figure within ' +
      'Progress to a region without a City or Stronghold of theirs.',
    [REVEALED, ruling('OR-58'), ruling('OR-59'), ruling('OR-60'), ruling('OR-123')],
    ['region', 'limit'],
  ),
  'fellowship.revealed': rule(
    'No Character result moves a Revealed Fellowship; it has to be hidden first.',
    [REVEALED, HIDING],
    ['die'],
  ),
  'fellowship.strongholdTile': rule(
    'A revealed Fellowship whose way starts at, crosses or ends at a Shadow Stronghold in Shadow hands ' +
      'suffers a Hunt tile for it.',
    [SHADOW_STRONGHOLDS, ruling('OR-61'), ruling('OR-73')],
  ),
  'fellowship.strongholdOnReveal': rule(
    'The tile for a Stronghold on the way comes on top of everything else, and never with a declaration.',
    [SHADOW_STRONGHOLDS],
  ),
  'fellowship.hide': rule(
    'A Character result or a card hides a Revealed Fellowship, which does not move by it, and the die ' +
      'stays out of the Hunt box.',
    [HIDING],
    ['die'],
  ),
  'fellowship.heal': rule(
    'Declared where the Free Peoples have a City or Stronghold that the enemy does not hold, the ' +
      'Fellowship loses one Corruption, if it has any, and may do so turn after turn.',
    [HEALING, ruling('OR-63')],
  ),
  'fellowship.enterMordor': rule(
    'The way into Mordor begins with declaring the Fellowship in Morannon or Minas Morgul.',
    [ENTERING, IN_MORDOR, ruling('OR-65')],
  ),
  'fellowship.companionsPlace': rule('Companions of the Fellowship are wherever the Ring-bearers are.', [
    SEPARATING,
  ]),
  'fellowship.separate': rule(
    'A Character result lets a Companion, or several as one group, leave the Fellowship, but not on the ' +
      'Mordor Track.',
    [SEPARATING, MORDOR_RULES, ruling('OR-78')],
    ['piece'],
  ),
  'fellowship.separateReach': rule(
    'Who leaves may go as many regions as Progress and his Level together, and a group goes to one region ' +
      'by the best Level in it.',
    [SEPARATING, ruling('OR-64')],
    ['piece', 'to', 'limit'],
  ),
  'fellowship.separatePath': rule(
    'Who leaves goes from neighbour to neighbour past enemy Armies, as other Companions do, and over no ' +
      'black border.',
    [SEPARATING, COMPANIONS, ruling('OR-63')],
    ['from', 'to'],
  ),
  'fellowship.guideLeaves': rule(
    'After the Guide has left, one with the best Level of the others guides, or Gollum if there is none.',
    [SEPARATING, ruling('OR-66')],
  ),
  'fellowship.noReturn': rule(
    'A Companion who has left never comes back to the Fellowship.',
    [SEPARATING],
    ['piece'],
  ),
} as const
