/** Components, board and pieces: what there is, what lies next to what, what an Army is. */
import { components, faq, ofRegion, overview, plain, ruling } from './cites'

const BOARD = overview('The Game Board')
const BORDERS = overview('Borders Between Regions')
const UNITS = overview('Army Units')
const LEADERS = overview('Leaders')
const CHARACTERS = overview('Characters')

export const BOARD_RULES = {
  'components.board': plain('Each scenario is played on a board of its own.', components()),
  'components.actionDice': plain(
    'The Action dice are those of War of the Ring, one set a side.',
    components(),
  ),
  'components.battleDice': plain(
    'Battles are fought with six-sided dice of two sorts: Combat Dice and Maneuver Dice.',
    components(),
  ),
  'components.cards': plain(
    'A scenario has Generic Event cards that both draw, a Story deck for each side, and Special cards.',
    components(),
  ),
  'components.tiles': plain(
    'Fate Tiles are grey, blue for the Free Peoples, or red for the Shadow.',
    components(),
  ),
  'components.counters': plain(
    'Damage, control, Leadership, tactics, recruits and Characters off the map are kept by counters.',
    components(),
  ),
  'components.faces': plain(
    'The faces of the dice are those of the base game: only the Shadow has an Eye, only the Free Peoples ' +
      'have the Will of the West.',
    components(),
  ),
  'components.limits': plain(
    'Counters and markers never run out; figures, dice, cards, tiles and Recruitment tokens do.',
    components(),
    ruling('OR-1'),
  ),
  'components.actionTokens': plain(
    'Both faces of an Action token mean the same: each token has all four uses.',
    components(),
    ruling('OR-2'),
  ),
  'board.regions': ofRegion('Every step leads from a Region to an adjacent one.', BOARD),
  'board.free': ofRegion('A Region is free for a side when no enemy Units stand in it.', BOARD),
  'board.terrain': plain('Every Region has one terrain type; a scenario may add types of its own.', BOARD),
  'board.borders': plain(
    'Every border has one type; a Dike or Wall protects the Region inside it.',
    BORDERS,
    ruling('OR-3'),
  ),
  'board.impassable': ofRegion('A River is crossed only at a Ford, Mountains only at a Pass.', BORDERS),
  'board.adjacent': ofRegion(
    'Two Regions with an impassable border between them are not adjacent, for any purpose.',
    BOARD,
    ruling('OR-4'),
  ),
  'board.settlements': plain(
    'A Region of any terrain may hold a Settlement, where troops are recruited.',
    BOARD,
  ),
  'board.territories': plain('Regions are grouped into Territories.', BOARD),
  'board.boxes': plain(
    'The board also has the Fate Track, the Shadow Box and the boxes of its scenario.',
    BOARD,
  ),
  'board.home': plain(
    'A Settlement or Stronghold has a home side, and home and markers tell who controls it.',
    BOARD,
    ruling('OR-5'),
  ),
  'pieces.army': ofRegion(
    'An Army is all Units of one side in one Region, of whatever types, at most five.',
    UNITS,
  ),
  'pieces.leaders': plain(
    'Only the Free Peoples have Leader figures; the Shadow has Leadership tokens, which last for a turn.',
    LEADERS,
  ),
  'pieces.attached': ofRegion(
    'Any number of Leaders, tokens and Characters may be with an Army; a Leader or token without Units is ' +
      'removed at once, unless he was left behind at an advance.',
    LEADERS,
    ruling('OR-6'),
    ruling('OR-38'),
  ),
  'pieces.characters': plain(
    'Characters are the Minions of the Shadow, one of them its Commander-in-Chief, and the Captains and ' +
      'Companions of the Free Peoples.',
    CHARACTERS,
  ),
  'pieces.heroes': plain(
    'Characters lead like Leaders, have abilities of their own, and may travel and stay without an Army.',
    CHARACTERS,
  ),
  'pieces.lostWithArmy': plain(
    'Leaders and Characters with an Army that is destroyed in battle are eliminated with it.',
    CHARACTERS,
  ),
  'pieces.lostOutsideBattle': plain(
    'Where the last Unit goes without a battle, Leaders and tokens are removed and Characters stay.',
    CHARACTERS,
    ruling('OR-7'),
  ),
  'pieces.eliminated': plain('An eliminated Character is out of the game and gives no die.', CHARACTERS, faq),
  'pieces.captains': plain(
    'Captains are Characters in every respect; their figures are only marked.',
    CHARACTERS,
  ),
} as const
