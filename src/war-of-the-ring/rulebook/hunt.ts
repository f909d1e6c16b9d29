/** The Hunt for the Ring: tiles, the Hunt roll, what a tile does, and who bears the damage. */
import { rule } from '../../kernel/rulebook'
import { hunt, ruling } from './cites'

const POOL = hunt('The Hunt Pool', 56)
const STANDARD = hunt('Standard Hunt Tiles', 56)
const SPECIAL = hunt('Special Hunt Tiles', 56)
const HUNT_ROLL = hunt('The Hunt Roll', 57)
const HUNT_MODIFIERS = hunt('The Hunt Roll: Modifiers to the Hunt Roll', 57)
const REROLLS = hunt('The Hunt Roll: Hunt Re-rolls', 57)
const WHEN_REVEALING = hunt('Hunt Effects When Declaring or Revealing the Fellowship', 57)
const DAMAGE = hunt('Determining Hunt Damage', 57)
const EFFECTS = hunt('Effects of the Hunt', 58)
const BURDEN = hunt('The Burden of the Ring', 59)

export const HUNT = {
  'hunt.pool': rule('A Hunt tile is drawn by chance and does not go back into the pool.', [
    POOL,
    ruling('OR-83'),
  ]),
  'hunt.refill': rule(
    'When the pool is empty the standard tiles go back into it, and the special ones do not.',
    [POOL, ruling('OR-81')],
  ),
  'hunt.standardTiles': rule(
    'A standard tile shows a number up to 3 or an Eye, and some show the Reveal icon too.',
    [STANDARD],
  ),
  'hunt.specialTiles': rule(
    'Cards alone bring in special tiles, which wait until the Fellowship comes to Mordor and then join the ' +
      'pool; if it is there already, they join at once.',
    [SPECIAL],
  ),
  'hunt.negative': rule('A tile below zero does no damage and takes that much Corruption away.', [
    SPECIAL,
    ruling('OR-82'),
  ]),
  'hunt.dieTile': rule(
    'For a tile with a die on it, a die is rolled once it has been shown, and the result is the damage.',
    [SPECIAL],
  ),
  'hunt.stopTiles': rule('Every special tile of the Shadow shows Stop.', [SPECIAL]),
  'hunt.roll': rule('Outside Mordor the Shadow makes a Hunt roll for each move of the Fellowship.', [
    HUNT_ROLL,
  ]),
  'hunt.level': rule(
    'The Shadow rolls a die for each of its own in the Hunt box, but {dice.hunt.most} at most, and ' +
      'each that comes to 6 or more is a success.',
    [HUNT_ROLL, ruling('OR-68')],
  ),
  'hunt.bonus': rule(
    'For every die of the Free Peoples that lay in the Hunt box before this move, all dice of the Hunt ' +
      'count one more.',
    [HUNT_MODIFIERS],
  ),
  'hunt.reroll': rule(
    'A Stronghold in Shadow hands, Shadow units and Nazgûl in the region of the Ring-bearers let the ' +
      'Shadow roll one failed die again for each of the three.',
    [REROLLS, ruling('OR-25'), ruling('OR-73'), ruling('OR-74')],
  ),
  'hunt.success': rule('With one success or more the Shadow draws a tile.', [DAMAGE]),
  'hunt.damage': rule('The number of a tile is the Hunt damage.', [DAMAGE]),
  'hunt.eye': rule(
    'An Eye does as much damage as the roll had successes, and none if the draw came from a Stronghold or ' +
      'a card.',
    [DAMAGE, ruling('OR-80')],
  ),
  'hunt.reveals': rule('A Reveal icon reveals the Fellowship beside what else the tile does.', [
    DAMAGE,
    ruling('OR-67'),
    ruling('OR-123'),
    ruling('OR-124'),
  ]),
  'hunt.declaredTile': rule(
    'If the Fellowship declared itself in a City or Stronghold of the Free Peoples, the Reveal icon on a ' +
      'tile drawn for it does nothing.',
    [WHEN_REVEALING, ruling('OR-59')],
  ),
  'hunt.severalTiles': rule(
    'Several tiles of one reveal are dealt with one by one: that of the Hunt, those of events and ' +
      'abilities, and those of Strongholds at the end.',
    [WHEN_REVEALING],
  ),
  'hunt.effects': rule(
    'The Free Peoples bear the damage by using the Ring, which adds as much Corruption, or by a casualty.',
    [EFFECTS, ruling('OR-69')],
  ),
  'hunt.casualty': rule(
    'The casualty is the Guide or, if the Free Peoples prefer, one of all Companions of the Fellowship ' +
      'drawn by chance.',
    [EFFECTS, ruling('OR-69')],
    ['piece'],
  ),
  'hunt.excess': rule(
    'Damage that goes beyond the Level of the casualty becomes Corruption, and lesser damage kills him all ' +
      'the same.',
    [EFFECTS],
  ),
  'hunt.reduce': rule('Some cards on the table and some abilities lessen the damage or take it away.', [
    EFFECTS,
    ruling('OR-70'),
    ruling('OR-71'),
    ruling('OR-72'),
    ruling('CARD-1'),
    ruling('CARD-2'),
    ruling('CARD-3'),
  ]),
  'hunt.corruption': rule(
    'Using the Ring and some cards add Corruption; rest in a City or Stronghold, abilities and some cards ' +
      'take it away.',
    [BURDEN],
  ),
  'hunt.corrupted': rule(
    'Corruption {#fellowship.corruption} loses the game for the Free Peoples on the spot.',
    [BURDEN, ruling('OR-85')],
  ),
} as const
