/** The map: regions and their borders, nations, Settlements and Fortifications, tracks and boxes. */
import { rule } from '../../kernel/rulebook'
import { components, ruling } from './cites'

const REGIONS = components('Regions', 14)
const FREE_REGIONS = components('Regions: Free Regions', 14)
const NATIONS = components('Nations', 14)
const FORTIFICATIONS = components('Fortifications and Settlements: Fortifications', 14)
const SETTLEMENTS = components('Fortifications and Settlements: Settlements', 14)
const TRACKS = components('Tracks and Boxes', 15)
const MAP_EXAMPLES = components('Map Examples', 15)

export const BOARD = {
  'board.regions': rule(
    'Figures stand in regions, and two regions are neighbours where a white line or a river runs between ' +
      'them.',
    [REGIONS, MAP_EXAMPLES, ruling('MAP-1')],
  ),
  'board.blackBorder': rule(
    'Nothing crosses a black border, and regions that share no other border are not neighbours at all.',
    [REGIONS, MAP_EXAMPLES, ruling('MAP-1')],
    ['from', 'to'],
  ),
  'board.seas': rule(
    'Lakes and seas are no regions, and without the ships of the expansion nobody goes across them.',
    [REGIONS, MAP_EXAMPLES],
  ),
  'board.freeRegion': rule(
    'Free for a player is a region in which the enemy has neither an Army nor control of a Settlement, and ' +
      'also one whose enemy Stronghold his own Army besieges.',
    [FREE_REGIONS, ruling('OR-2'), ruling('OR-4')],
    ['region'],
  ),
  'board.nations': rule(
    'A coloured border shows which nation, if any, a region belongs to, and the lands of one nation may ' +
      'lie apart.',
    [NATIONS, ruling('OR-3')],
  ),
  'board.fortifications': rule(
    'Osgiliath and the Fords of Isen have the only Fortifications, which do not count as Settlements.',
    [FORTIFICATIONS, ruling('OR-3')],
  ),
  'board.settlements': rule(
    'Settlements are Towns, Cities and Strongholds: their nation recruits in each of them, a City helps ' +
      'its defenders and a Stronghold helps them most.',
    [SETTLEMENTS],
  ),
  'board.victoryPoints': rule(
    'Taken by the enemy of its nation, a City counts one point, a Stronghold two and a Town none.',
    [SETTLEMENTS],
  ),
  'board.coast': rule('Coastal are the regions that touch the great sea in the west.', [
    MAP_EXAMPLES,
    ruling('MAP-2'),
  ]),
  'board.tracks': rule(
    'Beside the regions the board has tracks and boxes for the Fellowship, the Hunt, politics, Elven ' +
      'Rings, decks, sieges, crowded Armies, victory points and the road through Mordor.',
    [TRACKS],
  ),
  'board.home': rule(
    'A region holds one Fortification or one Settlement or neither; frame and sign of the Settlement tell ' +
      'whose it is at the start, and every Stronghold has a box of its own.',
    [SETTLEMENTS],
  ),
} as const
