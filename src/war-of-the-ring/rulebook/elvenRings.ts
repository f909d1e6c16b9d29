/** The Elven Rings: changing the result of a die, and what it may not become. */
import { rule } from '../../kernel/rulebook'
import { ruling, turn } from './cites'

const ELVEN_RINGS = turn('The Elven Rings', 29)

export const ELVEN_RING_RULES = {
  'elvenRings.passing': rule(
    'A Ring that the Free Peoples have used passes to the Shadow, and leaves the game when the Shadow has ' +
      'used it.',
    [ELVEN_RINGS, ruling('OR-12')],
    ['seat'],
  ),
  'elvenRings.use': rule(
    'Just before his action a player may use a Ring to give one of his unused dice a different result, and ' +
      'must then act with one of his dice, be it this one or not.',
    [ELVEN_RINGS, ruling('OR-9'), ruling('OR-10')],
    ['seat'],
  ),
  'elvenRings.oncePerTurn': rule(
    'A player uses at most one Ring in a turn.',
    [ELVEN_RINGS, ruling('OR-12')],
    ['seat'],
  ),
  'elvenRings.willOfTheWest': rule(
    'No Ring makes a Will of the West.',
    [ELVEN_RINGS, ruling('OR-10')],
    ['die'],
  ),
  'elvenRings.eye': rule(
    'The Shadow may make an Eye with a Ring, which goes to the Hunt box and costs no action, but may not ' +
      'change an Eye into something else.',
    [ELVEN_RINGS, ruling('OR-9')],
    ['die'],
  ),
} as const
